"""The common part of both kinds of database: engines, transactions, readings, and the threads that they run in."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar, cast

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
How: TypeAlias = Callable[[Engine, Work[Any]], Any]

READING = {"isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True, "pool_reset_on_return": None}
"""The options of an engine that reads. Nothing is to commit or to roll back, so neither is sent."""


class Pool(Protocol):
    """One or more threads that share a queue, and an engine that they and nobody else use."""

    @property
    def engine(self) -> Engine: ...

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` in one of the threads, after everything already in the queue, and return its result."""

    async def close(self) -> None:
        """Wait for everything under way and in the queue, then close the connections."""


class Threads:
    """The threads of an engine that has a connection for each."""

    def __init__(self, engine: Engine, count: int) -> None:
        self.engine = engine
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="store")

    async def run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()


class Pools:
    """Threads for one kind of work; work goes where the fewest wait.

    The next in a queue need not wait for the event loop to hear that the one before is done.
    """

    def __init__(self, pools: Sequence[Pool], how: How) -> None:
        self._how = how
        self._pools = pools
        self._waiting = [0] * len(pools)
        self._closed = False

    @property
    def waiting(self) -> int:
        """The number of units of work under way or waiting."""
        return sum(self._waiting)

    async def run(self, work: Work[T]) -> T:
        """Run `work` and return its result. Cancelling skips work in the queue, but stops none that has begun."""
        return await self.alone(lambda engine: self._how(engine, work))

    async def alone(self, work: Callable[[Engine], T]) -> T:
        """Give `work` the engine itself and return its result. Raises what `work` raises."""
        if self._closed:
            raise RuntimeError("the store is closed")
        number = min(range(len(self._pools)), key=self._waiting.__getitem__)
        pool = self._pools[number]
        caller = asyncio.current_task()
        called_off = 0 if caller is None else caller.cancelling()

        def if_still_wanted() -> T | None:
            return work(pool.engine) if caller is None or caller.cancelling() == called_off else None

        self._waiting[number] += 1
        try:
            return cast(T, await pool.run(if_still_wanted))
        finally:
            self._waiting[number] -= 1

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            for pool in self._pools:
                await pool.close()


class Backend(ABC):
    """A kind of database. Every method may raise `StoreError`."""

    WRITERS: ClassVar[int]
    READERS: ClassVar[int] = 4
    """The most connections of each kind that a process has."""
    NOW: ClassVar[str]
    """The database's own time in its SQL, in milliseconds since the epoch."""
    ONE_MOMENT: ClassVar[tuple[str, ...]]
    """The statements that begin a transaction all of whose readings see the same moment."""

    @abstractmethod
    def described(self, url: URL) -> str:
        """The address without its password, for people to read."""

    def is_there(self, url: URL) -> bool:
        """Tell whether there is something to connect to, as far as can be told without connecting."""
        del url
        return True

    def make_ready(self, url: URL) -> None:
        """Make the place for the database, where that is ours to make."""
        del url

    @abstractmethod
    def writer(self, url: URL) -> Engine:
        """An engine whose transactions are durable."""

    @abstractmethod
    def migrator(self, url: URL) -> Engine:
        """An engine with one connection for the steps of an upgrade."""

    @abstractmethod
    def reader(self, url: URL) -> Engine:
        """An engine whose statements each see one moment and can change nothing."""

    async def writing(self, url: URL) -> Sequence[Pool]:
        return [Threads(self.writer(url), self.WRITERS)]

    async def reading(self, url: URL) -> Sequence[Pool]:
        return [Threads(self.reader(url), self.READERS)]

    @abstractmethod
    def patiently(self, engine: Engine, once: Callable[[], T]) -> T:
        """Call `once` and return its result. Raises `StoreError` for the driver's errors, or `IntegrityError`."""

    def transact(self, engine: Engine, work: Work[T]) -> T:
        """Run `work` as one transaction, anew where the database asks for that. May raise `IntegrityError`."""

        def once() -> T:
            with engine.begin() as connection:
                return work(connection)

        return self.patiently(engine, once)

    def look(self, engine: Engine, work: Work[T]) -> T:
        """Run `work` on a reading engine; each statement of it sees one moment."""

        def once() -> T:
            with engine.connect() as connection:
                return work(connection)

        return self.patiently(engine, once)

    def one_moment(self, engine: Engine, work: Work[T]) -> T:
        """Run `work` on a reading engine; all its statements see the same moment."""

        def within(connection: Connection) -> T:
            for statement in self.ONE_MOMENT:
                connection.exec_driver_sql(statement)
            try:
                return work(connection)
            finally:
                connection.exec_driver_sql("ROLLBACK")

        return self.look(engine, within)

    def take_turns(self, connection: Connection, key: int) -> None:
        """Wait until no other transaction that named the same key is under way."""
        del connection, key

    def keep_copy(self, engine: Engine, version: str) -> None:
        """Keep a copy from before an upgrade, where the database has no backups of its own."""
        del engine, version

    def finish_upgrade(self, connection: Connection) -> None:
        """Do to the tables what no migration has to think of, after the last step and in its transaction."""
        del connection

    @abstractmethod
    def faults(self, connection: Connection) -> list[str]:
        """The faults of the database itself, one sentence each."""

    def flush(self, engine: Engine) -> None:
        """Do, on a reading engine, what can be done of `erase` without holding up writers."""
        del engine

    @abstractmethod
    def erase(self, engine: Engine) -> None:
        """Leave as little as can be of what was deleted."""

    @abstractmethod
    def backup(self, url: URL, target: Path) -> None:
        """Write a whole, consistent copy to a file, while others read and write."""


def engine_with(url: URL, connections: int, prepare: Callable[[Any], None], **options: Any) -> Engine:
    """An engine whose connections, so many at most, are prepared when they are made."""
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # what is written may be a hidden card, and errors end in logs
        **options,
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        try:
            prepare(connection)
        except BaseException:
            connection.close()  # nobody else knows of it yet
            raise

    return engine
