"""The check that a database is sound: the file, the references, the logs without gaps, and what the logs amount to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, Row, and_, func, or_, select

from games.engine import commitment
from games.engine.chain import beginning, first_link
from persistence.backend import backend_of
from persistence.chain import faults_of
from persistence.database import look, one_moment, transact
from persistence.lanes import Work
from persistence.recount import disagreements, rebuild
from persistence.replaying import entries_of, impossible, plays_of
from persistence.results import result_at
from persistence.rows import Entry, EntryKind, Phase
from persistence.schema import log, result_rows, results, seats, tables
from persistence.upgrade import examine

T = TypeVar("T")


async def check(url: URL) -> list[str]:
    """The database's faults, one sentence each; nothing is written. Raises `StoreError`."""
    backend = backend_of(url)
    return await _found(url, look, backend.faults, _disagreements, _altered)


async def check_games(url: URL) -> list[str]:
    """The games that cannot have gone as their logs say; each one is played again. Raises `StoreError`."""
    return await _found(url, look, impossible)


async def check_standings(url: URL) -> list[str]:
    """The differences between the stored seasons, gains and standings and a recount. Raises `StoreError`."""
    return await _found(url, one_moment, disagreements)


async def rebuild_standings(url: URL) -> int:
    """Count gains and standings anew; return how many games counted. Raises `StoreError`."""
    return await _worked(url, backend_of(url).writer, transact, rebuild)


async def _found(
    url: URL, reading: Callable[..., list[str]], *searches: Callable[[Connection], Iterable[str]]
) -> list[str]:
    def search(connection: Connection) -> list[str]:
        return [fault for found in searches for fault in found(connection)]

    return await _worked(url, backend_of(url).reader, reading, search)


async def _worked(url: URL, engine_of: Callable[[URL], Engine], how: Callable[..., T], work: Work[T]) -> T:
    await examine(url)
    engine = engine_of(url)
    try:
        return await asyncio.to_thread(how, engine, work)
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
        result = result_at(connection, table.id)
        if (result is not None) != (table.phase is Phase.FINISHED):
            yield f"table {table.id}: is {table.phase}, which its result does not say"
        start = first_link(table.commitment, table.game, table.rules_version)
        yield from faults_of(table.id, start, entries, result)
        body = next((entry.body for entry in entries if entry.kind is EntryKind.START), None)
        if body is not None:
            seated = select(seats.c.salt).where(seats.c.table_id == table.id).order_by(seats.c.seat)
            salts = list(connection.execute(seated).scalars())
            yield from _begun_otherwise(table, body, salts)
            yield from _played_otherwise(connection, table, entries)
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
        same = (
            beginning(table.options, told["seats"], table.origin) == body
            and [salt for salt, _ in told["seats"]] == salts
        )
    except (ValueError, LookupError, TypeError):
        same = False
    if not same or commitment(table.secret) != table.commitment:
        yield f"table {table.id}: its options, words or secret are not those that it started with"


def _played_otherwise(connection: Connection, table: Row[Any], entries: Sequence[Entry]) -> Iterator[str]:
    """Compare how a game begins with the one that it says it plays on from, where that is kept here."""
    if table.origin is None:
        return
    source, move = table.origin.split(" ")
    begun = select(tables.c.commitment).where(tables.c.id == source)
    promised = connection.execute(begun).scalar()
    if promised is None:
        return
    former = plays_of(entries_of(connection, source))[: int(move)]
    if promised != table.commitment or plays_of(entries)[: int(move)] != former or len(former) < int(move):
        yield f"table {table.id}: does not begin as table {source}, which it says it plays on from"
