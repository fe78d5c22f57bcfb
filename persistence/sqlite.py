"""Everything that is SQLite's own: connections and their pragmas, its errors, a copy while running, its checks."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

from persistence.errors import StoreBroken, StoreError, StoreFull, StoreLocked, StoreReadOnly

BUSY_SECONDS = "3"
"""How long we wait for somebody else's lock; `?timeout=` in the address says otherwise."""

_ERRORS: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_BUSY: StoreLocked,
    sqlite3.SQLITE_LOCKED: StoreLocked,
    sqlite3.SQLITE_READONLY: StoreReadOnly,
    sqlite3.SQLITE_PERM: StoreReadOnly,
    sqlite3.SQLITE_FULL: StoreFull,
}


def translate(error: BaseException) -> StoreError:
    """Return the store's own error for one of the driver's; what is no passing trouble is `StoreBroken`."""
    code = getattr(error, "sqlite_errorcode", None)
    # The low byte is the kind of error, the rest its fine print.
    kind = _ERRORS.get(code & 0xFF, StoreBroken) if isinstance(code, int) else StoreBroken
    return kind(str(error))


def file_of(url: URL) -> Path:
    """Return the file that a database address names. Raises `StoreBroken` when it names none."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        raise StoreBroken("the address must name a SQLite file, such as sqlite:///data/tapis.db")
    return Path(url.database)


def make_folder(url: URL) -> None:
    """Make the database's folder if there is none, for nobody else's eyes. Raises `StoreBroken`."""
    folder = file_of(url).parent
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreBroken(f"cannot make the folder {folder}: {error.strerror}") from error


def writer(url: URL, *, foreign_keys: bool = True) -> Engine:
    """Return an engine with one connection whose transactions take the write lock at once and are durable."""
    engine = _engine(
        url,
        connections=1,
        pragmas=("synchronous=FULL", f"foreign_keys={'ON' if foreign_keys else 'OFF'}"),
    )
    event.listen(engine, "connect", _use_wal)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def reader(url: URL, connections: int) -> Engine:
    """Return an engine whose transactions see one moment of the database and can change nothing."""
    engine = _engine(url, connections=connections, pragmas=("query_only=ON",))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _engine(url: URL, *, connections: int, pragmas: tuple[str, ...]) -> Engine:
    # hide_parameters: what is written may be a hidden card, and errors end in logs.
    engine = create_engine(
        url.set(query={"timeout": BUSY_SECONDS, **url.query}),
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _use_wal(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
    """Turn the write-ahead log on; when others do so to a new file at once, SQLite gives up instead of waiting."""
    patience = monotonic() + 1
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if not isinstance(translate(error), StoreLocked) or monotonic() > patience:
                raise
            sleep(0.01)
        else:
            return


def scrub(engine: Engine) -> None:
    """Build the file anew from what it holds, and empty the write-ahead log: of what was deleted no byte is left.

    Takes about a second for each 100 MB, during which nobody writes. Raises `StoreError`.
    """
    with closing(engine.raw_connection()) as connection, closing(connection.cursor()) as cursor:
        try:
            cursor.execute("VACUUM")
            ((busy, *_),) = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            raise translate(error) from error
    if busy:
        raise StoreLocked("somebody kept reading, so the write-ahead log could not be emptied")


def copy(source: Path, target: Path) -> None:
    """Write a whole, consistent copy of the database to `target`, replacing what was there; durable on return.

    Works while others read and write. Raises `StoreError`.
    """
    if target.exists() and target.samefile(source):
        raise StoreBroken("a copy must not replace its original")
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        except sqlite3.Error as error:
            unfinished.unlink(missing_ok=True)
            raise translate(error) from error
    _sync(unfinished)
    unfinished.replace(target)
    _sync(target.parent)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def faults(connection: Connection) -> list[str]:
    """Return what SQLite itself finds wrong with the file: damage, and references to rows that are not there."""
    damage = [str(line) for line in connection.exec_driver_sql("PRAGMA integrity_check").scalars() if line != "ok"]
    return damage + [
        f"{child}: row without its {parent}"
        for child, _rowid, parent, _key in connection.exec_driver_sql("PRAGMA foreign_key_check")
    ]
