"""The address of a database, and the kind of database that it names."""

from __future__ import annotations

import re
from collections.abc import Mapping

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from persistence.drivers.backend import Backend
from persistence.drivers.postgres import Postgres
from persistence.drivers.sqlite import Sqlite
from persistence.errors import NotUsable

NO_ADDRESS = "the address must name a SQLite file, such as sqlite:///data/tapis.db, or a database of PostgreSQL"

UNREADABLE = "the address cannot be read: a port is a number, and a password has %40 %3A %2F %25 in place of @ : / %"

_PASSWORD = re.compile(r"^([\w+]+[:/]*[^:/@]*):(?!//).*@|(?<=password=)[^&]*")
_SECONDS = re.compile(r"\d{1,5}(\.\d{1,3})?")


_BACKENDS: Mapping[str, Backend] = {"sqlite": Sqlite(), "postgresql": Postgres()}


def parsed(address: str) -> URL:
    """A database address taken apart. Raises `NotUsable` for what is none."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise NotUsable(NO_ADDRESS) from None
    except ValueError:  # a port that is no number: perhaps a part of the password
        raise NotUsable(UNREADABLE) from None
    if "@" in (url.host or ""):
        raise NotUsable(UNREADABLE)
    backend_of(url)
    patience = url.query.get("timeout", "1")
    if not isinstance(patience, str) or not _SECONDS.fullmatch(patience):
        raise NotUsable(f"?timeout={patience} at the end of the address must be a number of seconds")
    return url


def backend_of(url: URL) -> Backend:
    """The kind of database that an address names. Raises `NotUsable` for one that Tapis does not know."""
    backend = _BACKENDS.get(url.drivername.partition("+")[0])
    if backend is None:
        raise NotUsable(NO_ADDRESS)
    return backend


def shown(address: str) -> str:
    """An address as people may be shown it, also one that cannot be read: no password."""
    return _PASSWORD.sub(lambda found: "***" if found[1] is None else f"{found[1]}:***@", address)


def take_turns(connection: Connection, key: int) -> None:
    """Wait, within a transaction, until no other one that named the same key is under way. `key` has 64 bits.

    What is read after that and written then is read by nobody else meanwhile.
    """
    backend_of(connection.engine.url).take_turns(connection, key)
