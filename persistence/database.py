"""How statements reach the database: one writer, a few readers, each in a thread of its own.

A unit of work is a plain function of a SQLAlchemy `Connection`. It goes to a thread whole, transaction and all: each
trip between threads is a wait for the processor at either end, which is long on a busy machine. A caller that is
cancelled half-way does not learn what came of it, but leaves no transaction half-open behind. SQLite has room for one
writer at a time, so writers queue here rather than at the file.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row
from sqlalchemy.exc import DBAPIError, IntegrityError

from persistence import sqlite

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
Batch: TypeAlias = tuple[Executable, Sequence[Mapping[str, Any]]]
"""A statement and the sets of values to carry it out with, once for each."""
How: TypeAlias = Callable[[Engine, Work[Any]], Any]

READERS = 4


@contextmanager
def translated(engine: Engine) -> Iterator[None]:
    """Raise `StoreError` for the driver's errors, but `IntegrityError` for whoever asked to tell apart."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise sqlite.translate(error.orig or error, sqlite.file_of(engine.url)) from error


def transact(engine: Engine, work: Work[T]) -> T:
    """Run `work` as one transaction on a writing engine. Raises `StoreError` or `IntegrityError`."""
    with translated(engine), engine.begin() as connection:
        return work(connection)


def look(engine: Engine, work: Work[T]) -> T:
    """Run `work` on a reading engine; each statement of it sees one moment. Raises `StoreError`."""
    with translated(engine), engine.connect() as connection:
        return work(connection)


def one_moment(engine: Engine, work: Work[T]) -> T:
    """Run `work` on a reading engine; all its statements see the same moment. Raises `StoreError`."""

    def within(connection: Connection) -> T:
        connection.exec_driver_sql("BEGIN")
        try:
            return work(connection)
        finally:
            connection.exec_driver_sql("ROLLBACK")

    return look(engine, within)


class Lane:
    """An engine that does as many units of work at once as it has connections, each in a thread; the others queue."""

    def __init__(self, engine: Engine, connections: int, how: How) -> None:
        self._engine = engine
        self._how = how
        # The threads' own queue: the next in it need not wait for the event loop to hear that the one before is done.
        self._threads = ThreadPoolExecutor(connections, "database")
        self._closed = False

    async def run(self, work: Work[T]) -> T:
        """Return what `work` returns. Cancelling leaves it undone in the queue, and does not stop it after that."""
        return await self._in_thread(partial(self._how, self._engine, work))

    async def alone(self, work: Callable[[Engine], T]) -> T:
        """Return what `work` returns, which uses the engine in its own way. Raises what it raises."""
        return await self._in_thread(partial(work, self._engine))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._closed:
            raise RuntimeError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def close(self) -> None:
        """Wait for everything under way and in the queue, then close the connections."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._threads.shutdown)
            await asyncio.to_thread(self._engine.dispose)


class Database:
    """A database that is open."""

    def __init__(self, writer: Engine, reader: Engine) -> None:
        self._writer = Lane(writer, 1, transact)
        self._readers = Lane(reader, READERS, look)

    async def read(self, work: Work[T]) -> T:
        """Return what `work` returns; each of its statements sees what is committed, and never waits for the writer."""
        return await self._readers.run(work)

    async def write(self, work: Work[T]) -> T:
        """Return what `work` returns, durably committed. Raises `StoreError` or `IntegrityError`."""
        return await self._writer.run(work)

    async def rows(self, statement: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        """Return the rows that one reading statement finds."""
        return await self.read(lambda connection: connection.execute(statement).all())

    async def execute(self, *statements: Executable) -> None:
        """Carry out writing statements as one transaction."""
        await self.write(lambda connection: [connection.execute(statement) for statement in statements])

    async def erase(self) -> None:
        """Leave no byte of what was deleted behind. Raises `StoreError`."""
        await self._writer.alone(sqlite.erase)

    async def close(self) -> None:
        """Wait for the work under way and close every connection."""
        await self._readers.close()
        await self._writer.close()


class Part:
    """One subject of the store."""

    def __init__(self, database: Database) -> None:
        self._database = database
