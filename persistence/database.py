"""How statements reach the database: one writer, a few readers, all off the event loop.

A unit of work is a function of a SQLAlchemy `Connection`. It runs in one go in a thread, as one transaction: the loop
pays one hop whatever the work does, and a caller that is cancelled half-way leaves no transaction half-open behind.
SQLite has room for one writer at a time, so there is one writing thread and the queue before it is the lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row
from sqlalchemy.exc import DBAPIError, IntegrityError

from persistence import sqlite

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

READERS = 4


class Lane:
    """Threads that run units of work on one engine."""

    def __init__(self, engine: Engine, threads: int, name: str) -> None:
        self.engine = engine
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=f"store-{name}")

    async def run(self, work: Work[T]) -> T:
        """Return what `work` returns, committed. Raises `StoreError`, or `IntegrityError` with nothing written."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, transact, self.engine, work)

    async def scrub(self) -> None:
        """Build the file anew, in turn with the other work. Raises `StoreError`."""
        await asyncio.get_running_loop().run_in_executor(self._threads, sqlite.scrub, self.engine)

    def close(self) -> None:
        """Wait for the work under way and close the connections."""
        self._threads.shutdown()
        self.engine.dispose()


def transact(engine: Engine, work: Work[T]) -> T:
    """Run `work` as one transaction. Raises `StoreError`, or `IntegrityError` for whoever asked to tell apart."""
    try:
        with engine.begin() as connection:
            return work(connection)
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise sqlite.translate(error.orig or error) from error


class Database:
    """A database that is open: `read` and `write` run units of work."""

    def __init__(self, writer: Engine, reader: Engine) -> None:
        self._writer = Lane(writer, 1, "writer")
        self._readers = Lane(reader, READERS, "reader")

    async def read(self, work: Work[T]) -> T:
        """Return what `work` returns; it sees what was committed before and never waits for the writer."""
        return await self._readers.run(work)

    async def write(self, work: Work[T]) -> T:
        """Return what `work` returns, durably committed. On any error nothing was written."""
        return await self._writer.run(work)

    async def rows(self, statement: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        """Return the rows that one reading statement finds."""
        return await self.read(lambda connection: connection.execute(statement).all())

    async def execute(self, *statements: Executable) -> None:
        """Carry out writing statements as one transaction."""
        await self.write(lambda connection: [connection.execute(statement) for statement in statements])

    async def scrub(self) -> None:
        """Build the file anew without what was deleted. Raises `StoreError`."""
        await self._writer.scrub()

    async def close(self) -> None:
        """Wait for the work under way and close every connection."""
        await asyncio.to_thread(self._readers.close)
        await asyncio.to_thread(self._writer.close)


class Part:
    """One subject of the store."""

    def __init__(self, database: Database) -> None:
        self._database = database
