"""Bringing a database to the present schema, in this process, at the start."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, false, update

from persistence.drivers.address import backend_of, take_turns
from persistence.errors import StoreBroken, StoreReadOnly
from persistence.schema import meta
from persistence.upkeep.recount import rebuild

MIGRATIONS = Path(__file__).parents[1] / "migrations"
UPGRADING = -1
"""The key under which upgrades take turns; no server has this id."""


def upgrade(url: URL) -> str | None:
    """Bring the database to the present schema. Return the version it had, None for an empty one.

    A file is copied first. All steps, and the counting of what follows from the results, are one transaction. Raises
    `StoreError`; the database is then as it was.
    """
    backend = backend_of(url)
    backend.make_ready(url)
    engine = backend.migrator(url)
    try:
        before = backend.transact(engine, version)
        if is_present(before):
            backend.transact(engine, _touch)
        else:
            if before is not None:
                backend.keep_copy(engine, before)
            backend.transact(engine, climb)
    finally:
        engine.dispose()
    return before


def examine(url: URL) -> None:
    """Prove that the database can be read as it is. Raises `StoreReadOnly` when it would have to be upgraded first."""
    backend = backend_of(url)
    engine = backend.reader(url)
    try:
        if not is_present(backend.look(engine, version)):
            raise StoreReadOnly("the database must be upgraded before it can be read")
    finally:
        engine.dispose()


def version(connection: Connection) -> str | None:
    """The database's version, None when it is empty. Raises `StoreBroken` when it is not one of ours."""
    heads = MigrationContext.configure(connection).get_current_heads()
    if len(heads) > 1:
        raise StoreBroken(f"the database says that it has {len(heads)} versions at once: restore a backup")
    found = heads[0] if heads else None
    if found is None and connection.dialect.get_table_names(connection):
        raise StoreBroken("the database holds tables of something else")
    return found


def is_present(found: str | None) -> bool:
    """Tell whether a version is the present one. Raises `StoreBroken` for one that this Tapis does not know."""
    known, present = _versions(MIGRATIONS)
    if found is not None and found not in known:
        raise StoreBroken(f"the database has version {found!r:.40}, not known to this Tapis: update Tapis")
    return found == present


@cache
def _versions(folder: Path) -> tuple[frozenset[str], str | None]:
    """Every version that the migrations of a folder lead to, and the present one."""
    scripts = ScriptDirectory(str(folder))
    return frozenset(script.revision for script in scripts.walk_revisions()), scripts.get_current_head()


def alembic_on(connection: Connection) -> Config:
    """Alembic's configuration for running our migrations on a connection, within its transaction."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _touch(connection: Connection) -> None:
    """Prove that the database can be written, by a write that changes nothing."""
    connection.execute(update(meta).where(false()).values(value=""))


def climb(connection: Connection) -> None:
    """Take the steps that are missing, within the caller's transaction. Raises `StoreBroken`."""
    take_turns(connection, UPGRADING)
    if is_present(version(connection)):  # another process was quicker
        return
    command.upgrade(alembic_on(connection), "head")
    backend = backend_of(connection.engine.url)
    backend.finish_upgrade(connection)
    rebuild(connection)
    if faults := backend.faults(connection):
        raise StoreBroken(f"the migration left faults: {faults[:3]}")
