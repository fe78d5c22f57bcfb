"""Whether a database is sound: the file, the references, the logs without gaps, and what the logs amount to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

from sqlalchemy import URL, Connection, Row, and_, func, or_, select

from games.engine import commitment
from games.engine.chain import beginning, first_link
from persistence.backend import backend_of
from persistence.chain import faults_of
from persistence.database import look, one_moment, transact
from persistence.recount import disagreements, rebuild
from persistence.replaying import entries_of, impossible
from persistence.rows import EntryKind, Phase
from persistence.schema import log, result_rows, results, seats, tables
from persistence.upgrade import examine
from seasons.model import Result, ResultRow


async def check(url: URL) -> list[str]:
    """Return what is wrong with the database, one sentence each; nothing is written. Raises `StoreError`."""
    await examine(url)
    backend = backend_of(url)
    engine = backend.reader(url)
    try:
        return await asyncio.to_thread(
            look,
            engine,
            lambda connection: [*backend.faults(connection), *_disagreements(connection), *_altered(connection)],
        )
    finally:
        engine.dispose()


async def check_games(url: URL) -> list[str]:
    """Return which games could not have gone as their logs say; every one is played again. Raises `StoreError`."""
    await examine(url)
    engine = backend_of(url).reader(url)
    try:
        return await asyncio.to_thread(look, engine, lambda connection: list(impossible(connection)))
    finally:
        engine.dispose()


async def check_standings(url: URL) -> list[str]:
    """Return where seasons, gains and standings differ from what the results amount to. Raises `StoreError`."""
    await examine(url)
    engine = backend_of(url).reader(url)
    try:
        return await asyncio.to_thread(one_moment, engine, lambda connection: list(disagreements(connection)))
    finally:
        engine.dispose()


async def rebuild_standings(url: URL) -> int:
    """Count gains and standings anew; return how many games counted. Raises `StoreError`."""
    await examine(url)
    engine = backend_of(url).writer(url)
    try:
        return await asyncio.to_thread(transact, engine, rebuild)
    finally:
        engine.dispose()


def _disagreements(connection: Connection) -> Iterator[str]:
    """Find tables that say something else than their log, seats or result."""
    entries = (
        select(log.c.table_id, func.count().label("count"), func.min(log.c.seq).label("low"))
        .add_columns(func.max(log.c.seq).label("high"))
        .group_by(log.c.table_id)
        .subquery()
    )
    gaps = (
        select(tables.c.id, tables.c.revision, func.coalesce(entries.c.count, 0))
        .outerjoin(entries, entries.c.table_id == tables.c.id)
        .where(
            or_(
                entries.c.count.is_(None),
                entries.c.low != 1,
                entries.c.high != tables.c.revision,
                entries.c.count != tables.c.revision,
            ),
        )
    )
    for table_id, revision, count in connection.execute(gaps):
        yield f"table {table_id}: stands at revision {revision}, but its log holds {count} entries or has a gap"

    seated = select(func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
    crowded = select(tables.c.id, tables.c.seats, seated).where(seated > tables.c.seats)
    for table_id, wanted, count in connection.execute(crowded):
        yield f"table {table_id}: {count} seats are taken, {wanted} are wanted"

    ended = select(results.c.table_id).where(results.c.table_id == tables.c.id).exists()
    finished = tables.c.phase == Phase.FINISHED
    unsettled = select(tables.c.id, tables.c.phase).where(or_(and_(finished, ~ended), and_(~finished, ended)))
    for table_id, phase in connection.execute(unsettled):
        yield f"table {table_id}: is {phase}, but has {'no' if phase is Phase.FINISHED else 'a'} result"

    ranked = select(func.count()).where(result_rows.c.table_id == tables.c.id).scalar_subquery()
    short = select(tables.c.id, seated, ranked).join(results).where(seated != ranked)
    for table_id, count, placed in connection.execute(short):
        yield f"table {table_id}: has {count} seats, but its result places {placed}"


def _altered(connection: Connection) -> Iterator[str]:
    """Find the first entry of each log that its chain does not fit; logs older than the chain have none."""
    chains = select(log.c.table_id).where(log.c.link.is_not(None)).distinct()
    with_chain = or_(tables.c.chained, tables.c.id.in_(chains))
    for table in connection.execute(select(tables).where(with_chain).order_by(tables.c.id)).all():
        if not table.chained:
            yield f"table {table.id}: has hashes, but is said to be older than they"
        entries = entries_of(connection, table.id)
        result = _result_of(connection, table.id)
        if (result is not None) != (table.phase is Phase.FINISHED):
            yield f"table {table.id}: is {table.phase}, which its result does not say"
        start = first_link(table.commitment, table.game, table.rules_version)
        yield from faults_of(table.id, start, entries, result)
        body = next((entry.body for entry in entries if entry.kind is EntryKind.START), None)
        if body is not None:
            seated = select(seats.c.salt).where(seats.c.table_id == table.id).order_by(seats.c.seat)
            salts = list(connection.execute(seated).scalars())
            yield from _begun_otherwise(table, body, salts)
    mine = and_(seats.c.table_id == result_rows.c.table_id, seats.c.seat == result_rows.c.seat)
    others = or_(
        seats.c.user_id != result_rows.c.user_id, and_(seats.c.level.is_(None), seats.c.name != result_rows.c.name)
    )
    named = and_(seats.c.user_id.is_not(None), result_rows.c.user_id.is_not(None))
    for table_id, seat in connection.execute(
        select(seats.c.table_id, seats.c.seat).join(result_rows, mine).where(named, others)
    ):
        yield f"table {table_id}: its result names another person at seat {seat} than the table"


def _begun_otherwise(table: Row[Any], body: str, salts: list[str]) -> Iterator[str]:
    try:
        told = json.loads(body)
        same = beginning(table.options, told["seats"]) == body and [salt for salt, _ in told["seats"]] == salts
    except (ValueError, LookupError, TypeError):
        same = False
    if not same or commitment(table.secret) != table.commitment:
        yield f"table {table.id}: its options, words or secret are not those that it started with"


def _result_of(connection: Connection, table_id: str) -> Result | None:
    head = connection.execute(select(results).where(results.c.table_id == table_id)).first()
    if head is None:
        return None
    rows = connection.execute(select(result_rows).where(result_rows.c.table_id == table_id)).mappings().all()
    names = ResultRow.__dataclass_fields__
    return Result(
        table_id=table_id,
        guild_id=head.guild_id,
        game=head.game,
        rules_version=head.rules_version,
        ended_at=head.ended_at,
        reason=head.reason,
        rated=head.rated,
        merit=head.merit,
        signs=head.signs,
        rows=tuple(ResultRow(**{name: row[name] for name in names}) for row in rows),
    )
