"""Moving everything that is kept from a SQLite file to another database, PostgreSQL above all."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from sqlalchemy import URL, Connection, CursorResult, Table, func, insert, select, update

from persistence.drivers.address import backend_of
from persistence.drivers.sqlite import Sqlite
from persistence.errors import StoreBroken, StoreLocked
from persistence.schema import leases, log, metadata, tables
from persistence.upkeep.check import check
from persistence.upkeep.recount import disagreements
from persistence.upkeep.upgrade import climb

MOVED = [table for table in metadata.sorted_tables if table is not leases]
"""All tables but the leases."""
AT_ONCE = 1000
"""Rows that are read and written at a time."""

Tell: TypeAlias = Callable[[str], None]
"""Hears of progress, a line at a time."""


def move(source: URL, target: URL, tell: Tell) -> int:
    """Copy everything from a SQLite file into a database that holds nothing; return how many rows that was.

    All or nothing: what was written is compared with what was read, and counted again, before it is committed. The file
    stays as it was, and nobody else may use it meanwhile. Raises `StoreError`.
    """
    if source.get_backend_name() != "sqlite":
        raise StoreBroken("only what a SQLite file holds can be moved")
    if source == target:
        raise StoreBroken("a database cannot be moved to where it is")
    if not backend_of(source).is_there(source):
        raise StoreBroken(f"{backend_of(source).described(source)}: no such file")
    if faults := check(source):
        raise StoreBroken(f"the file is not sound, nothing was moved: {faults[0]}")
    files, backend = Sqlite(), backend_of(target)
    backend.make_ready(target)
    here, there = files.holder(source), backend.migrator(target)

    def carried_over(reading: Connection) -> int:
        return backend.transact(there, lambda writing: _copied(reading, writing, tell))

    try:
        try:
            files.transact(here, lambda _: None)
        except StoreLocked as error:
            raise StoreLocked("the file is in use, so nothing was moved: stop the bot first") from error
        return files.transact(here, carried_over)
    finally:
        here.dispose()
        there.dispose()


def _copied(reading: Connection, writing: Connection, tell: Tell) -> int:
    climb(writing)
    for table in MOVED:
        if writing.execute(select(table).limit(1)).first() is not None:
            raise StoreBroken(f"the database is not empty ({table.name}), so nothing was moved")
    total = 0
    for table in MOVED:
        count = reading.execute(select(func.count()).select_from(table)).scalar_one()
        for rows in _read(reading, table):
            writing.execute(insert(table), rows)
        total += count
        tell(f"{table.name}: {count}")
    rematches = select(tables.c.id, tables.c.rematch_of).where(tables.c.rematch_of.is_not(None))
    for table_id, former in reading.execute(rematches):
        writing.execute(update(tables).where(tables.c.id == table_id).values(rematch_of=former))
    tell("comparing")
    read, written = _digests(reading), _digests(writing)
    if other := sorted(name for name in {*read, *written} if read.get(name) != written.get(name)):
        raise StoreBroken(f"{other[0]} differs after it was written, so nothing is kept")
    tell("counting seasons and ratings again")
    if faults := [*backend_of(writing.engine.url).faults(writing), *disagreements(writing)]:
        raise StoreBroken(f"what was moved does not agree with itself, so nothing is kept: {faults[0]}")
    return total


def _read(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """Yield a table's rows, some at a time; which table followed which is written when all are there."""
    later = {tables.c.rematch_of.name: None} if table is tables else {}
    for rows in _in_order(connection, table).mappings().partitions():
        yield [{**row, **later} for row in rows]


def _in_order(connection: Connection, table: Table) -> CursorResult[*tuple[Any, ...]]:
    return connection.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*table.primary_key))


def _digests(connection: Connection) -> dict[str, str]:
    """A digest of each table's rows in the order of their keys, and of each log's."""
    digests: dict[str, Any] = {}
    for table in MOVED:
        for row in _in_order(connection, table):
            name = f"the log of {row.table_id}" if table is log else table.name
            digests.setdefault(name, hashlib.sha256()).update(repr(tuple(row)).encode())
    return {name: digest.hexdigest() for name, digest in digests.items()}
