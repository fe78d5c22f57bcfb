"""The way of statements to the database: pools of threads for writing, and others for reading.

A unit of work is a plain function of a SQLAlchemy `Connection`. It goes to a thread whole, transaction and all: each
trip between threads is a wait for the processor at either end, which is long on a busy machine. A caller that is
cancelled half-way does not learn what came of it, but leaves no transaction half-open behind. The database may ask for
a unit of work to be done anew, so it changes nothing but the database.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Self, TypeAlias, TypeVar

from sqlalchemy import (
    URL,
    BigInteger,
    ColumnElement,
    Connection,
    Executable,
    Row,
    Select,
    Table,
    delete,
    insert,
    literal_column,
    select,
)

from persistence.columns import first_of, values_of
from persistence.drivers.address import backend_of
from persistence.drivers.backend import Backend, Pools, Work
from persistence.shards import ALL

T = TypeVar("T")
S = TypeVar("S", bound="Part")
P = ParamSpec("P")
Batch: TypeAlias = tuple[Executable, Sequence[Mapping[str, Any]]]
"""A statement and the sets of values to carry it out with, once for each."""


class Database:
    def __init__(self, backend: Backend, writer: Pools, readers: Pools) -> None:
        self._backend = backend
        self._writer = writer
        self._readers = readers
        self.committed: Callable[[], None] = lambda: None
        """Hears of every transaction that was committed."""
        self.guard: Work[None] | None = None
        """Runs first in every transaction and raises where it must not be."""
        self.shards = ALL
        """The shards whose servers are looked after where nobody asks for one server."""
        self.now: ColumnElement[int] = literal_column(backend.NOW, BigInteger)

    @classmethod
    async def open(cls, url: URL) -> Self:
        """Open a database that is there and has the present schema. Raises `StoreError`."""
        backend = backend_of(url)
        writer = Pools(await backend.writing(url), backend.transact)
        try:
            return cls(backend, writer, Pools(await backend.reading(url), backend.look))
        except BaseException:
            await writer.close()
            raise

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
    """One subject of what is kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _all(self, kind: type[T], found: Executable) -> list[T]:
        """The rows found, as values whose fields are the columns."""
        return values_of(kind, await self._database.rows(found))

    async def _first(self, kind: type[T], found: Executable) -> T | None:
        return first_of(kind, await self._database.rows(found))

    async def _values(self, found: Select[T]) -> list[T]:
        """The only column of the rows found."""
        return [value for (value,) in await self._database.rows(found)]

    async def _value(self, found: Select[T]) -> T | None:
        return next(iter(await self._values(found)), None)

    async def _put(self, table: Table, value: Mapping[str, Any]) -> None:
        """Keep a row, in the place of the one with its key."""
        former = delete(table).filter_by(**_key(table, value))
        await self._database.execute(former, insert(table).values(value))

    def _ours(self, table: Table) -> ColumnElement[bool]:
        """A condition that selects the rows of our shards' servers."""
        return self._database.shards.among(table.c.guild_id)


def reading(work: Callable[Concatenate[S, Connection, P], T]) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Make a method of work on a connection, which only reads, one that has the database carry it out."""

    @wraps(work)
    async def carried_out(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._database.read(lambda connection: work(self, connection, *args, **kwargs))

    return carried_out


def writing(work: Callable[Concatenate[S, Connection, P], T]) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Make a method of work on a connection one that has the database carry it out as one transaction."""

    @wraps(work)
    async def carried_out(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._database.write(lambda connection: work(self, connection, *args, **kwargs))

    return carried_out


def insert_all(connection: Connection, table: Table, lines: Sequence[Mapping[str, Any]]) -> None:
    """Write rows, if there are any."""
    if lines:
        connection.execute(insert(table), lines)


def insert_missing(connection: Connection, table: Table, value: Mapping[str, Any]) -> None:
    """Write a row unless there is one with its key."""
    if connection.execute(select(table).filter_by(**_key(table, value))).first() is None:
        connection.execute(insert(table), value)


def _key(table: Table, value: Mapping[str, Any]) -> dict[str, Any]:
    return {column.name: value[column.name] for column in table.primary_key}
