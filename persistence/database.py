"""How statements reach the database: one writer, a few readers, each in a thread of its own.

A unit of work is a plain function of a SQLAlchemy `Connection`. It goes to a thread whole, transaction and all: each
trip between threads is a wait for the processor at either end, which is long on a busy machine. A caller that is
cancelled half-way does not learn what came of it, but leaves no transaction half-open behind. SQLite has room for one
writer at a time, so writers queue here rather than at the file.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self, TypeAlias, TypeVar, cast

import aiosqlite
from sqlalchemy import URL, Connection, Engine, Executable, Row
from sqlalchemy.exc import DBAPIError, IntegrityError

from persistence import sqlite
from persistence.shards import ALL

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
    """A few connections of aiosqlite, each with a thread and the queue of that thread, and an engine on each.

    The next in a queue need not wait for the event loop to hear that the one before is done.
    """

    def __init__(self, places: Sequence[tuple[aiosqlite.Connection, Engine]], how: How) -> None:
        self._how = how
        self._places = places
        self._waiting = [0] * len(places)
        self._closed = False

    @property
    def waiting(self) -> int:
        """How much is under way or waits its turn."""
        return sum(self._waiting)

    async def run(self, work: Work[T]) -> T:
        """Return what `work` returns. Cancelling leaves it undone in the queue, and does not stop it after that."""
        return await self.alone(lambda engine: self._how(engine, work))

    async def alone(self, work: Callable[[Engine], T]) -> T:
        """Return what `work` returns, which uses an engine in its own way. Raises what it raises."""
        if self._closed:
            raise RuntimeError("the store is closed")
        place = min(range(len(self._places)), key=self._waiting.__getitem__)
        connection, engine = self._places[place]
        caller = asyncio.current_task()
        called_off = 0 if caller is None else caller.cancelling()

        def if_still_wanted() -> T | None:
            return work(engine) if caller is None or caller.cancelling() == called_off else None

        self._waiting[place] += 1
        try:
            return cast(T, await sqlite.in_thread(connection, if_still_wanted))
        finally:
            self._waiting[place] -= 1

    async def close(self) -> None:
        """Wait for everything under way and in the queue, then close the connections."""
        if not self._closed:
            self._closed = True
            for connection, _ in self._places:
                await connection.close()


class Database:
    """A database that is open."""

    def __init__(self, writer: Lane, readers: Lane) -> None:
        self._writer = writer
        self._readers = readers
        self.committed: Callable[[], None] = lambda: None
        """Hears of every transaction that was committed."""
        self.guard: Work[None] | None = None
        """Runs first in every transaction and raises where it must not be."""
        self.shards = ALL
        """Whose servers are looked after where nobody asks for one server."""

    @classmethod
    async def open(cls, url: URL) -> Self:
        """Open a database that is there and has the present schema. Raises `StoreError`."""
        writer = Lane([await sqlite.connected(url, sqlite.writer)], transact)
        try:
            readers = [await sqlite.connected(url, sqlite.reader) for _ in range(READERS)]
        except BaseException:
            await writer.close()
            raise
        return cls(writer, Lane(readers, look))

    @property
    def waiting(self) -> tuple[int, int]:
        """How many writes and how many readings are under way or wait their turn."""
        return self._writer.waiting, self._readers.waiting

    async def read(self, work: Work[T]) -> T:
        """Return what `work` returns; each of its statements sees what is committed, and never waits for the writer."""
        return await self._readers.run(work)

    async def write(self, work: Work[T]) -> T:
        """Return what `work` returns, durably committed. Raises `StoreError` or `IntegrityError`."""
        guard = self.guard

        def guarded(connection: Connection) -> T:
            if guard is not None:
                guard(connection)
            return work(connection)

        return await self.write_unguarded(guarded)

    async def write_unguarded(self, work: Work[T]) -> T:
        """Return what `work` returns, durably committed, whoever may write. Raises as `write` does."""
        done = await self._writer.run(work)
        self.committed()
        return done

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
