"""Everything that is PostgreSQL's own: connections and what is set in them, its errors, a copy, its checks.

Several transactions run at the same time, each seeing what is committed when a statement begins. So what is read and
then written is locked first: a table by its row, a server's seasons and standings by `take_turns`.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from random import random
from time import monotonic, sleep
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import URL, BigInteger, Connection, Dialect, Engine, event, func, literal, select
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry

from persistence.drivers.backend import READING, Backend, engine_with
from persistence.errors import (
    SILENT,
    NotUsable,
    StoreAway,
    StoreBroken,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    StoreSilent,
)
from persistence.schema import metadata

T = TypeVar("T")

PATIENCE = 2.0
"""Seconds for which a unit of work waits for others' locks, and for a server that is away: Discord wants an answer
within three. `?timeout=` in the address says otherwise."""
BREATHER = 0.5
"""Seconds for which, after that, nobody asks a server that is away."""
TRIES = 8
"""The number of times a unit of work is begun that the server stops because of others."""

_SETTINGS = {
    "statement_timeout": "60s",
    # Else a process that is cut off would keep others from what it has locked: its lease above all, which lasts longer.
    "idle_in_transaction_session_timeout": "5s",
    "tcp_keepalives_idle": "10s",
    "tcp_keepalives_interval": "5s",
    "tcp_keepalives_count": "3",
}
_DRIVER = {
    "connect_timeout": 2,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "application_name": "tapis",
}

_IN_A_LOCALE = """
SELECT attrelid::regclass, string_agg(
    'ALTER COLUMN ' || quote_ident(attname) || ' TYPE ' || format_type(atttypid, atttypmod) || ' COLLATE "C"', ', ')
FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid JOIN pg_collation ON pg_collation.oid = attcollation
WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
    AND collname <> 'C'
GROUP BY attrelid
"""
"""The columns of text that a locale would have its say about, and how to change that."""

_CONFLICTS = frozenset({"40001", "40P01"})
"""Serialisation failure, deadlock: it may succeed when it is begun anew."""
_UNIQUE = "23505"
_AWAY = frozenset({"57P01", "57P02", "57P03", "57P05", "25P03", "53300"})
"""Shut down by its administrator or after a crash, not ready, idle for too long, also in the midst of a transaction (as
a process that was suspended), too many connections."""
_ERRORS: dict[str, type[StoreError]] = {
    "25006": StoreReadOnly,  # a stand-by, or a session that may only read
    "42501": StoreReadOnly,  # no right to
    "53100": StoreFull,
    "53400": StoreFull,
    "40001": StoreLocked,
    "40P01": StoreLocked,
    "55P03": StoreLocked,  # lock_timeout
    "57014": StoreLocked,  # statement_timeout
}

_away_since: WeakKeyDictionary[Engine, float] = WeakKeyDictionary()
"""The moment when patience last ended, for engines whose server has not answered since."""


def translate(error: DBAPIError) -> StoreError:
    """The store's own error for one of the driver's; what is no passing trouble is `StoreBroken`."""
    cause = error.orig or error
    said = (str(cause).strip() or type(cause).__name__).splitlines()[0]
    code = _code(error)
    if code == SILENT:
        return StoreSilent(said)
    if _is_away(error):
        return StoreAway(said)
    return _ERRORS.get(code or "", StoreBroken)(f"{said} ({code})" if code else said)


def _code(error: DBAPIError) -> str | None:
    """The five characters by which the server says what it is; None where the server said nothing."""
    return getattr(error.orig, "sqlstate", None)


def _is_away(error: DBAPIError) -> bool:
    """Tell whether no connection could be had, or one was lost."""
    code = _code(error)
    if code is None:
        return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
    return code in _AWAY or code.startswith("08")


class Postgres(Backend):
    WRITERS = 4
    NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
    ONE_MOMENT = ("SET SESSION statement_timeout = 0", "BEGIN ISOLATION LEVEL REPEATABLE READ")

    def described(self, url: URL) -> str:
        return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)

    def writer(self, url: URL) -> Engine:
        engine = _engine(url, self.WRITERS)
        event.listen(engine, "do_executemany", _one_by_one)
        return engine

    def migrator(self, url: URL) -> Engine:
        """An engine with one connection whose transactions may take as long as they need."""
        # Between statements, too: meanwhile a move makes digests of all that it has read.
        return _engine(url, 1, statement_timeout="0", lock_timeout="60s", idle_in_transaction_session_timeout="0")

    def reader(self, url: URL) -> Engine:
        return _engine(url, self.READERS, READING, default_transaction_read_only="on")

    def patiently(self, engine: Engine, once: Callable[[], T]) -> T:
        """Call `once`, and try again after a conflict, or if the server is away for a moment."""
        began, patience = monotonic(), engine.get_execution_options()["patience"]
        away = _away_since.get(engine)
        if away is not None and began - away < BREATHER:
            raise StoreAway("the server did not answer a moment ago")
        tries = 1
        while True:
            try:
                done = once()
            except DBAPIError as error:
                if _is_away(error):
                    if away is None and monotonic() - began < patience:
                        sleep(0.1)
                        continue
                    _away_since[engine] = monotonic()
                    raise translate(error) from error
                code = _code(error)
                # The row that is there already may be of the same moment: then the second try finds it first.
                if (code in _CONFLICTS and tries < TRIES) or (code == _UNIQUE and tries == 1):
                    sleep(random() * 0.01 * tries)
                    tries += 1
                    continue
                if isinstance(error, IntegrityError):
                    raise
                raise translate(error) from error
            else:
                if away is not None:
                    _away_since.pop(engine, None)
                return done

    def transact(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        def once() -> T:
            with engine.connect() as connection:
                done = work(connection)
                try:
                    connection.commit()
                except DBAPIError as error:
                    if _is_away(error):  # perhaps it has been written: not to be done anew
                        raise translate(error) from error
                    raise
                return done

        return self.patiently(engine, once)

    def take_turns(self, connection: Connection, key: int) -> None:
        connection.execute(select(func.pg_advisory_xact_lock(literal(key, BigInteger))))

    def finish_upgrade(self, connection: Connection) -> None:
        """Let all text be compared byte by byte, as in SQLite: in the same order anywhere, whatever the locale."""
        encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
        if encoding != "UTF8":
            raise StoreBroken(f"the database keeps text as {encoding}: create it with ENCODING 'UTF8'")
        for table, changes in connection.exec_driver_sql(_IN_A_LOCALE):
            connection.exec_driver_sql(f"ALTER TABLE {table} {changes}")

    def faults(self, connection: Connection) -> list[str]:
        """The references to rows that are not there: a server watches over them, but a restore may not have."""
        found = []
        for table in metadata.sorted_tables:
            for key in table.foreign_keys:
                parent = key.column.table.alias("parent")
                there = select(parent).where(parent.c[key.column.name] == key.parent).exists()
                orphans = select(func.count()).select_from(table).where(key.parent.is_not(None), ~there)
                fault = f"{table.name}: row without its {key.column.table.name}"
                found += [fault] * connection.execute(orphans).scalar_one()
        return found

    def erase(self, engine: Engine) -> None:
        """Free the room of what was deleted: no statement reads it any more, and new rows overwrite it in time.

        The server's write-ahead log and backups are its administrator's.
        """

        def vacuum() -> None:
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                for table in metadata.sorted_tables:
                    connection.exec_driver_sql(f"VACUUM {connection.dialect.identifier_preparer.quote(table.name)}")

        self.patiently(engine, vacuum)

    def backup(self, url: URL, target: Path) -> None:
        """Let `pg_dump` write a whole, consistent copy, in its own format; `pg_restore` reads it."""
        unfinished = target.with_name(target.name + ".part")
        query = {name: value for name, value in url.query.items() if name not in {"timeout", "password"}}
        # The password is not on the command line, which everybody on the machine can read.
        address = URL.create("postgresql", url.username, None, url.host, url.port, url.database, query)
        secret = url.password or url.query.get("password")
        password = {} if secret is None else {"PGPASSWORD": str(secret)}
        command = ["pg_dump", "--format=custom", f"--file={unfinished}", f"--dbname={address.render_as_string()}"]
        try:
            subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, **password})  # noqa: S603 - our own words
        except FileNotFoundError as error:
            raise NotUsable("pg_dump is missing: install PostgreSQL's client programs") from error
        except subprocess.CalledProcessError as error:
            unfinished.unlink(missing_ok=True)
            raise StoreBroken(error.stderr.strip() or "pg_dump failed") from error
        unfinished.replace(target)


def _engine(url: URL, count: int, options: dict[str, Any] | None = None, **chosen: str) -> Engine:
    """An engine with so many connections, in which settings of the server are chosen. Raises `StoreBroken`."""
    given = {name: value for name, value in _DRIVER.items() if name not in url.query}
    patience = float(str(url.query.get("timeout", PATIENCE)))
    lock_timeout = f"{max(1, patience * 1000):.0f}"  # 0 would be for ever
    names = {"synchronous_commit": "on", "lock_timeout": lock_timeout, **_SETTINGS, **chosen}
    setting = "SELECT " + ", ".join(f"set_config('{name}', '{value}', false)" for name, value in names.items())

    def prepare(connection: Any) -> None:
        connection.cursor().execute(setting)
        connection.commit()

    try:
        from persistence.drivers.silence import Connection as Watched  # noqa: PLC0415 - needs the driver, which is optional

        engine = engine_with(
            url.set(drivername="postgresql+psycopg").difference_update_query(["timeout"]),
            count,
            prepare,
            connect_args=given,
            execution_options={"patience": patience},
            **(options or {}),
        )
    except ImportError as error:
        raise NotUsable("PostgreSQL needs its driver: pip install 'psycopg[binary]'") from error

    @event.listens_for(engine, "do_connect")
    def _connect(_dialect: Dialect, _entry: ConnectionPoolEntry, args: list[Any], named: dict[str, Any]) -> Watched:
        connection = Watched.connect(*args, **named)
        connection.patience = patience
        return connection

    return engine


def _one_by_one(cursor: DBAPICursor, statement: str, sets: Sequence[Any], _context: object) -> bool:
    """Carry out a statement with one set of values after the other.

    The driver would send them all before it says that it waits for an answer. The server does not count a process that
    is cut off in between as idle, and keeps what it has locked for as long as the line holds.
    """
    for values in sets:
        cursor.execute(statement, values)
    return True
