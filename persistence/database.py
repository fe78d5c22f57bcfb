"""The way of statements to the database: a lane for writing and one for reading, each of a few threads.

A unit of work is a plain function of a SQLAlchemy `Connection`. It goes to a thread whole, transaction and all: each
trip between threads is a wait for the processor at either end, which is long on a busy machine. A caller that is
cancelled half-way does not learn what came of it, but leaves no transaction half-open behind. The database may ask for
a unit of work to be done anew, so it changes nothing but the database.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, Engine, Executable, Row, Select

from persistence.backend import backend_of
from persistence.lanes import Lane, Work
from persistence.shards import ALL

T = TypeVar("T")
Batch: TypeAlias = tuple[Executable, Sequence[Mapping[str, Any]]]
"""A statement and the sets of values to carry it out with, once for each."""


def transact(engine: Engine, work: Work[T]) -> T:
    return backend_of(engine.url).transact(engine, work)


def look(engine: Engine, work: Work[T]) -> T:
    return backend_of(engine.url).look(engine, work)


def one_moment(engine: Engine, work: Work[T]) -> T:
    return backend_of(engine.url).one_moment(engine, work)


class Database:
    def __init__(self, url: URL) -> None:
        """Use a database that is there and has the present schema."""
        self._backend = backend = backend_of(url)
        self._writer = Lane(backend.writer(url), backend.WRITERS, backend.transact)
        self._readers = Lane(backend.reader(url), backend.READERS, backend.look)
        self.committed: Callable[[], None] = lambda: None
        """Hears of every transaction that was committed."""
        self.guard: Work[None] | None = None
        """Runs first in every transaction and raises where it must not be."""
        self.shards = ALL
        """The shards whose servers are looked after where nobody asks for one server."""

    @property
    def waiting(self) -> tuple[int, int]:
        """The numbers of writes and of readings under way or waiting their turn."""
        return self._writer.waiting, self._readers.waiting

    async def read(self, work: Work[T]) -> T:
        """Run `work` and return its result. Each statement sees what is committed and never waits for writers."""
        return await self._readers.run(work)

    async def write(self, work: Work[T]) -> T:
        """Run `work`, commit it durably and return its result. Raises `StoreError` or `IntegrityError`."""
        guard = self.guard

        def guarded(connection: Connection) -> T:
            if guard is not None:
                guard(connection)
            return work(connection)

        return await self.write_unguarded(guarded)

    async def write_unguarded(self, work: Work[T]) -> T:
        """Do the same as `write`, without the `guard`. Raises as `write` does."""
        done = await self._writer.run(work)
        self.committed()
        return done

    async def rows(self, statement: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        return await self.read(lambda connection: connection.execute(statement).all())

    async def execute(self, *statements: Executable) -> None:
        await self.write(lambda connection: [connection.execute(statement) for statement in statements])

    async def erase(self) -> None:
        """Leave as little as can be of what was deleted. Raises `StoreError`."""
        await self._readers.alone(self._backend.flush)
        await self._writer.alone(self._backend.erase)

    async def close(self) -> None:
        await self._readers.close()
        await self._writer.close()


class Part:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def _all(self, kind: type[T], found: Executable) -> list[T]:
        """The rows found, as values whose fields are the columns."""
        return [kind(**row._asdict()) for row in await self._database.rows(found)]

    async def _first(self, kind: type[T], found: Executable) -> T | None:
        return next(iter(await self._all(kind, found)), None)

    async def _values(self, found: Select[T]) -> list[T]:
        """The only column of the rows found."""
        return [value for (value,) in await self._database.rows(found)]

    async def _value(self, found: Select[T]) -> T | None:
        return next(iter(await self._values(found)), None)
