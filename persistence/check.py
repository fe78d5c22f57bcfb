"""Whether a database is sound: the file, the references, the logs without gaps, and what the logs amount to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from sqlalchemy import URL, Connection, and_, func, or_, select

from persistence.backend import backend_of
from persistence.database import look, one_moment, transact
from persistence.recount import disagreements, rebuild
from persistence.rows import Phase
from persistence.schema import log, result_rows, results, seats, tables
from persistence.upgrade import examine


async def check(url: URL) -> list[str]:
    """Return what is wrong with the database, one sentence each; nothing is written. Raises `StoreError`."""
    await examine(url)
    backend = backend_of(url)
    engine = backend.reader(url)
    try:
        return await asyncio.to_thread(
            look, engine, lambda connection: [*backend.faults(connection), *_disagreements(connection)]
        )
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
