"""How statements reach the database: one writer, a few readers, on SQLAlchemy's asynchronous engines.

A unit of work is a plain function of a SQLAlchemy `Connection`. It runs in a task of its own: a caller that is
cancelled half-way does not learn what came of it, but leaves no transaction half-open behind. SQLite has room for one
writer at a time, so writers queue here rather than at the file.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Executable, Row
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from persistence import sqlite

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
Batch: TypeAlias = tuple[Executable, Sequence[Mapping[str, Any]]]
"""A statement and the sets of values to carry it out with, once for each."""
How: TypeAlias = Callable[[AsyncEngine, Work[Any]], Coroutine[Any, Any, Any]]

READERS = 4


@contextmanager
def translated(engine: AsyncEngine) -> Iterator[None]:
    """Raise `StoreError` for the driver's errors, but `IntegrityError` for whoever asked to tell apart."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise sqlite.translate(error.orig or error, sqlite.file_of(engine.url)) from error


async def transact(engine: AsyncEngine, work: Work[T]) -> T:
    """Run `work` as one transaction on a writing engine. Raises `StoreError` or `IntegrityError`."""
    with translated(engine):
        async with engine.begin() as connection:
            return await connection.run_sync(work)


async def look(engine: AsyncEngine, work: Work[T]) -> T:
    """Run `work` on a reading engine; each statement of it sees one moment. Raises `StoreError`."""
    with translated(engine):
        async with engine.connect() as connection:
            return await connection.run_sync(work)


async def one_moment(engine: AsyncEngine, work: Work[T]) -> T:
    """Run `work` on a reading engine; all its statements see the same moment. Raises `StoreError`."""

    def within(connection: Connection) -> T:
        connection.exec_driver_sql("BEGIN")
        try:
            return work(connection)
        finally:
            connection.exec_driver_sql("ROLLBACK")

    return await look(engine, within)


class Lane:
    """An engine that does as many units of work at once as it has connections; the others queue."""

    def __init__(self, engine: AsyncEngine, connections: int, how: How) -> None:
        self._engine = engine
        self._connections = connections
        self._how = how
        self._free = asyncio.Semaphore(connections)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def run(self, work: Work[T]) -> T:
        """Return what `work` returns. Cancelling leaves it undone in the queue, and does not stop it after that."""
        if self._closed:
            raise RuntimeError("the store is closed")
        await self._free.acquire()
        return await self._started(self._how(self._engine, work))

    async def alone(self, work: Callable[[AsyncEngine], Coroutine[Any, Any, T]]) -> T:
        """Return what `work` returns, which uses the engine in its own way. Raises what it raises."""
        if self._closed:
            raise RuntimeError("the store is closed")
        await self._free.acquire()
        return await self._started(work(self._engine))

    async def _started(self, work: Coroutine[Any, Any, T]) -> T:
        task: asyncio.Task[T] = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        self._free.release()

    async def close(self) -> None:
        """Wait for everything under way and in the queue, then close the connections."""
        if not self._closed:
            self._closed = True
            for _ in range(self._connections):
                await self._free.acquire()
            await self._engine.dispose()


class Database:
    """A database that is open."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
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
