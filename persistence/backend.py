"""The interface to each kind of database, and the kind that an address names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError

from persistence import postgres, sqlite
from persistence.errors import StoreBroken

T = TypeVar("T")

NO_ADDRESS = "the address must name a SQLite file, such as sqlite:///data/tapis.db, or a database of PostgreSQL"

UNREADABLE = "the address cannot be read: a port is a number, and a password has %40 %3A %2F %25 in place of @ : / %"

_PASSWORD = re.compile(r"^([\w+]+[:/]*[^:/@]*):(?!//).*@|(?<=password=)[^&]*")
_SECONDS = re.compile(r"\d{1,5}(\.\d{1,3})?")


class Backend(Protocol):
    """A kind of database. Every function may raise `StoreError`."""

    WRITERS: int
    READERS: int
    """The most connections of each kind that a process has."""
    ONE_MOMENT: tuple[str, ...]
    """The statements that begin a transaction all of whose readings see the same moment."""
    NOW: str
    """The database's own time in its SQL, in milliseconds since the epoch."""

    def described(self, url: URL) -> str:
        """The address without its password, for people to read."""

    def is_there(self, url: URL) -> bool:
        """Tell whether there is something to connect to, as far as can be told without connecting."""

    def make_ready(self, url: URL) -> None: ...

    def writer(self, url: URL) -> Engine: ...

    def migrator(self, url: URL) -> Engine:
        """An engine for the steps of an upgrade, to be used by one thread."""

    def reader(self, url: URL) -> Engine: ...

    def transact(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        """Run `work` as one transaction, anew where the database asks for that. May raise `IntegrityError`."""

    def look(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        """Run `work` on a reading engine; each statement of it sees one moment."""

    def take_turns(self, connection: Connection, key: int) -> None:
        """Wait until no other transaction that named the same key is under way."""

    def keep_copy(self, engine: Engine, version: str) -> None: ...

    def finish_upgrade(self, connection: Connection) -> None:
        """Do to the tables what no migration has to think of, after the last step and in its transaction."""

    def faults(self, connection: Connection) -> list[str]:
        """The faults of the database itself, one sentence each."""

    def flush(self, engine: Engine) -> None:
        """Do, on a reading engine, what can be done of `erase` without holding up writers."""

    def erase(self, engine: Engine) -> None: ...

    def backup(self, url: URL, target: Path) -> None:
        """Write a whole, consistent copy to a file, while others read and write."""


_BACKENDS: Mapping[str, Backend] = {"sqlite": sqlite, "postgresql": postgres}


def parsed(address: str) -> URL:
    """A database address taken apart. Raises `StoreBroken` for what is none."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise StoreBroken(NO_ADDRESS) from None
    except ValueError:  # a port that is no number: perhaps a part of the password
        raise StoreBroken(UNREADABLE) from None
    if "@" in (url.host or ""):
        raise StoreBroken(UNREADABLE)
    backend_of(url)
    patience = url.query.get("timeout", "1")
    if not isinstance(patience, str) or not _SECONDS.fullmatch(patience):
        raise StoreBroken(f"?timeout={patience} at the end of the address must be a number of seconds")
    return url


def backend_of(url: URL) -> Backend:
    """The kind of database that an address names. Raises `StoreBroken` for one that Tapis does not know."""
    backend = _BACKENDS.get(url.drivername.partition("+")[0])
    if backend is None:
        raise StoreBroken(NO_ADDRESS)
    return backend


def one_moment(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Run `work` on a reading engine; all its statements see the same moment."""
    backend = backend_of(engine.url)

    def within(connection: Connection) -> T:
        for statement in backend.ONE_MOMENT:
            connection.exec_driver_sql(statement)
        try:
            return work(connection)
        finally:
            connection.exec_driver_sql("ROLLBACK")

    return backend.look(engine, within)


def shown(address: str) -> str:
    """An address as people may be shown it, also one that cannot be read: no password."""
    return _PASSWORD.sub(lambda found: "***" if found[1] is None else f"{found[1]}:***@", address)


def take_turns(connection: Connection, key: int) -> None:
    """Wait, within a transaction, until no other one that named the same key is under way. `key` has 64 bits.

    What is read after that and written then is read by nobody else meanwhile.
    """
    backend_of(connection.engine.url).take_turns(connection, key)
