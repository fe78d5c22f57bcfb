"""Everything that is SQLite's own: connections and their pragmas, its errors, a copy while running, its checks."""

from __future__ import annotations

import errno
import os
import resource
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Self, TypeVar, cast

import aiosqlite
from sqlalchemy import URL, Connection, Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry, PoolResetState

from persistence.drivers.backend import READING, Backend, engine_with
from persistence.errors import NotUsable, StoreBroken, StoreError, StoreFull, StoreLocked, StoreReadOnly

T = TypeVar("T")

BUSY_SECONDS = "3"
"""The seconds for which we wait for somebody else's lock; `?timeout=` in the address says otherwise."""

_ERRORS: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_BUSY: StoreLocked,
    sqlite3.SQLITE_LOCKED: StoreLocked,
    sqlite3.SQLITE_READONLY: StoreReadOnly,
    sqlite3.SQLITE_PERM: StoreReadOnly,
    sqlite3.SQLITE_FULL: StoreFull,
}

ROOM = 64 * 1024
"""With less than this to a limit on the size of files or on the disk, in bytes, a write that failed has met it."""


def translate(error: BaseException, file: Path) -> StoreError:
    """The store's own error for one of the driver's about a file; what is no passing trouble is `StoreBroken`."""
    code, name = getattr(error, "sqlite_errorcode", None), getattr(error, "sqlite_errorname", None)
    if not isinstance(code, int):
        return StoreBroken(str(error))
    # The low byte is the kind of error, the rest its fine print.
    kind = code & 0xFF
    if kind == sqlite3.SQLITE_IOERR and (limit := _limit_met(file)) is not None:
        return StoreFull(f"no file of this process may be larger than {limit} bytes ({name})")
    if kind == sqlite3.SQLITE_IOERR and _is_full(file.parent):
        return StoreFull(f"the disk is full ({name})")
    if kind == sqlite3.SQLITE_CANTOPEN:
        return NotUsable(f"{file}: {error} ({name})")
    return _ERRORS.get(kind, StoreBroken)(f"{error} ({name})")


def _refused(error: OSError, what: str) -> StoreError:
    return (StoreFull if error.errno == errno.ENOSPC else NotUsable)(f"{what}: {error.strerror}")


def _limit_met(file: Path) -> int | None:
    """The limit on the size of files if the database has reached it: SQLite says "disk I/O error" of it."""
    limit, _ = resource.getrlimit(resource.RLIMIT_FSIZE)
    sizes = [beside.stat().st_size for beside in file.parent.glob(f"{file.name}*")]
    return limit if limit != resource.RLIM_INFINITY and max(sizes, default=0) > limit - ROOM else None


def _is_full(folder: Path) -> bool:
    """Tell whether the disk has no room for what SQLite keeps beside a file: it says "disk I/O error" of that, too."""
    try:
        return shutil.disk_usage(folder).free < ROOM
    except OSError:
        return False


def file_of(url: URL) -> Path:
    """The file that a database address names. Raises `NotUsable` when it names none."""
    if not url.database or url.database == ":memory:":
        raise NotUsable("the address must name a SQLite file, such as sqlite:///data/tapis.db")
    return Path(url.database)


class Thread:
    """A connection of aiosqlite with its thread and that thread's queue, and the engine that uses it."""

    def __init__(self, connection: aiosqlite.Connection, engine: Engine) -> None:
        self._connection = connection
        self.engine = engine

    @classmethod
    async def connected(cls, engine: Engine) -> Self:
        """Make the connection of an engine in a thread of its own. Raises `StoreError`."""
        file = file_of(engine.url)
        opening = aiosqlite.connect(file, timeout=float(str(engine.url.query["timeout"])), isolation_level=None)
        opening._thread.daemon = True  # noqa: SLF001 - a store that nobody closed must not keep the process alive
        try:
            connection = await opening
        except sqlite3.Error as error:
            raise translate(error, file) from error

        @event.listens_for(engine, "do_connect")
        def _connect(*_: object) -> sqlite3.Connection:
            return connection._conn  # noqa: SLF001 - no other door to what it wraps

        return cls(connection, engine)

    async def run(self, work: Callable[[], T]) -> T:
        execute: Callable[[Callable[[], T]], Awaitable[T]] = self._connection._execute  # noqa: SLF001 - verbs: a trip each
        return await execute(work)

    async def close(self) -> None:
        await self._connection.close()


class Sqlite(Backend):
    """SQLite has room for one writer, so writers queue here, not at the file."""

    WRITERS = 1
    NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
    ONE_MOMENT = ("BEGIN",)

    def described(self, url: URL) -> str:
        return str(file_of(url))

    def is_there(self, url: URL) -> bool:
        return file_of(url).exists()

    def make_ready(self, url: URL) -> None:
        """Make the database's folder if there is none, for nobody else's eyes, and see that the file can be opened."""
        folder = file_of(url).parent
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise _refused(error, f"cannot make the folder {folder}") from error
        file = file_of(url)
        if file.is_dir():
            raise NotUsable(f"{file} is a folder")
        if not (os.access(file, os.R_OK) if file.exists() else os.access(folder, os.W_OK)):
            raise NotUsable(f"no permission to open {file}")

    def patiently(self, engine: Engine, once: Callable[[], T]) -> T:
        try:
            return once()
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise translate(error.orig or error, file_of(engine.url)) from error

    def writer(self, url: URL, *, foreign_keys: bool = True) -> Engine:
        """An engine with one connection whose transactions take the write lock at once and are durable."""
        switch = "ON" if foreign_keys else "OFF"
        return _writing(url, f"journal_mode=WAL; PRAGMA secure_delete=ON; PRAGMA foreign_keys={switch}")

    def migrator(self, url: URL) -> Engine:
        """A writing engine that lets steps rebuild tables; they check references at their end."""
        return self.writer(url, foreign_keys=False)

    def holder(self, url: URL) -> Engine:
        """An engine whose one connection nobody else can use the file beside; its first transaction finds out."""
        return _writing(url, "locking_mode=EXCLUSIVE")

    def reader(self, url: URL) -> Engine:
        return _engine(url, "PRAGMA query_only=ON", **READING)

    async def writing(self, url: URL) -> Sequence[Thread]:
        return [await Thread.connected(self.writer(url))]

    async def reading(self, url: URL) -> Sequence[Thread]:
        return [await Thread.connected(self.reader(url)) for _ in range(self.READERS)]

    def flush(self, engine: Engine) -> None:
        """Bring what nobody reads of the write-ahead log into the file; writers need not wait."""
        with _driver(engine) as driver:
            driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def erase(self, engine: Engine) -> None:
        """Empty the write-ahead log, which holds pages as they were. Raises `StoreLocked` at once while somebody reads.

        In the file itself, what is deleted is overwritten at once (`secure_delete`).
        """
        with _driver(engine) as driver:
            [(patience,)] = driver.execute("PRAGMA busy_timeout")
            driver.execute("PRAGMA busy_timeout=0")
            try:
                [(busy, *_)] = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                driver.execute(f"PRAGMA busy_timeout={patience}")
        if busy:
            raise StoreLocked("somebody kept reading, so the write-ahead log could not be emptied")

    def keep_copy(self, engine: Engine, version: str) -> None:
        """Write a copy to `<file>.<version>.bak` beside the file, then the file anew, without its free pages.

        They may hold what an older Tapis deleted and did not overwrite.
        """
        file = file_of(engine.url)
        copy(file, file.with_name(f"{file.name}.{version}.bak"))
        with _driver(engine) as driver:
            driver.execute("VACUUM")

    def backup(self, url: URL, target: Path) -> None:
        copy(file_of(url), target)

    def faults(self, connection: Connection) -> list[str]:
        """The faults that SQLite itself finds in the file: damage, and references to missing rows."""
        damage = [str(line) for line in connection.exec_driver_sql("PRAGMA integrity_check").scalars() if line != "ok"]
        return damage + [
            f"{child}: row without its {parent}"
            for child, _rowid, parent, _key in connection.exec_driver_sql("PRAGMA foreign_key_check")
        ]


def _writing(url: URL, pragmas: str) -> Engine:
    engine = _engine(url, f"PRAGMA synchronous=FULL; PRAGMA {pragmas}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    @event.listens_for(engine, "reset")
    def _roll_back(connection: DBAPIConnection, _entry: ConnectionPoolEntry, _state: PoolResetState) -> None:
        """End a transaction whose COMMIT failed; all others have ended when their connection comes back."""
        if cast(sqlite3.Connection, connection).in_transaction:
            connection.rollback()

    return engine


def _engine(url: URL, pragmas: str, **options: Any) -> Engine:
    return engine_with(
        url.set(drivername="sqlite+pysqlite", query={"timeout": BUSY_SECONDS, **url.query}),
        1,
        partial(_prepare_with, pragmas),
        connect_args={"isolation_level": None},  # the driver begins nothing by itself
        **{"pool_reset_on_return": None, **options},
    )


def _prepare_with(pragmas: str, connection: sqlite3.Connection) -> None:
    patience = monotonic() + 1
    while True:
        try:
            connection.executescript(pragmas)
        except sqlite3.OperationalError as error:
            # When others turn write-ahead logging on at the same moment, SQLite gives up instead of waiting.
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > patience:
                raise
            sleep(0.01)
        else:
            return


@contextmanager
def _driver(engine: Engine) -> Iterator[sqlite3.Connection]:
    """Yield the connection itself, outside every transaction."""
    connection = engine.raw_connection()
    try:
        yield cast(sqlite3.Connection, connection.driver_connection)
    except sqlite3.Error as error:
        raise translate(error, file_of(engine.url)) from error
    finally:
        connection.close()


def copy(source: Path, target: Path) -> None:
    """Write a whole, consistent copy to `target`, in place of what was there; durable on return. Others may write."""
    if target.exists() and target.samefile(source):
        raise NotUsable("a copy must not replace its original")
    unfinished = target.with_name(target.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        _sync(unfinished)
        unfinished.replace(target)
        _sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            unfinished.unlink()
        raise (_refused(error, str(target)) if isinstance(error, OSError) else translate(error, target)) from error


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
