"""Moving a file into PostgreSQL: everything, once, or nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, make_url, select

from bot.__main__ import main
from persistence.drivers.address import backend_of
from persistence.errors import StoreAway, StoreBroken, StoreError, StoreLocked
from persistence.schema import log
from persistence.store import Store
from persistence.upkeep.check import check, check_standings
from persistence.upkeep.move import MOVED, move
from persistence.upkeep.upgrade import alembic_on
from tests.harness.postgres import Databases
from tests.persistence.outside import change
from tests.persistence.samples import PLACE, entry
from tests.persistence.test_migrations import FROZEN, thaw

pytestmark = pytest.mark.wire


@pytest.fixture
async def source(new_file: str, file: Path) -> str:
    """A file with at least one row of everything."""
    thaw(FROZEN[-1], file)
    store = await Store.open(new_file)
    await store.log.append("running", 1, [entry(2, body='{"salt": "œuf"}', interaction_id=2**62)], wake_at=2**53)
    await store.settings.choose_points(PLACE.guild_id, 3, (5, 3, 1))
    await store.close()
    return new_file


def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    def work(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in MOVED
        }

    backend = backend_of(make_url(url))
    engine = backend.reader(make_url(url))
    found = backend.look(engine, work)
    engine.dispose()
    return found


async def moved(source: str, target: str) -> int:
    return move(make_url(source), make_url(target), lambda _: None)


async def test_everything_arrives(source: str, databases: Databases) -> None:
    target = databases.new()
    rows = await moved(source, target)
    kept = everything(source)
    assert everything(target) == kept
    assert {name for name, rows in kept.items() if not rows} <= {"prizes"}, "every table had a row to move"
    assert rows == sum(map(len, kept.values()))
    assert check(make_url(target)) == []
    assert check_standings(make_url(target)) == []
    store = await Store.open(target)
    await store.log.append("running", 2, [entry(3)])
    await store.close()


async def test_a_database_that_has_its_tables_already_is_empty_all_the_same(source: str, postgresql: str) -> None:
    await moved(source, postgresql)
    with pytest.raises(StoreBroken, match="not empty"):
        await moved(source, postgresql)
    assert everything(postgresql) == everything(source)


async def test_an_empty_database_of_a_former_version_gets_the_present_schema_first(
    source: str, databases: Databases
) -> None:
    target = databases.new()
    backend = backend_of(make_url(target))
    engine = backend.migrator(make_url(target))
    backend.transact(engine, lambda connection: command.upgrade(alembic_on(connection), FROZEN[0]))
    engine.dispose()
    await moved(source, target)
    assert everything(target) == everything(source)


async def test_a_failure_leaves_nothing_behind(
    source: str, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = databases.new()

    def disagree(*_: object) -> list[str]:
        return ["server 7: something"]

    with monkeypatch.context() as patched:
        patched.setattr("persistence.upkeep.move.disagreements", disagree)
        with pytest.raises(StoreBroken, match="does not agree with itself"):
            await moved(source, target)
    assert await moved(source, target) > 0, "it was still empty"


async def test_what_arrives_otherwise_than_it_left_is_noticed(source: str, postgresql: str) -> None:
    change(
        postgresql,
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN NEW.body := replace(NEW.body, 'œ', 'oe'); RETURN NEW; END $$",
        "CREATE TRIGGER spoil BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION spoil()",
    )
    try:
        with pytest.raises(StoreBroken, match=r"the log of .* differs"):
            await moved(source, postgresql)
    finally:
        change(postgresql, "DROP TRIGGER spoil ON log", "DROP FUNCTION spoil")
    assert everything(postgresql)[log.name] == []


async def test_a_file_that_is_in_use_is_not_moved(source: str, postgresql: str) -> None:
    store = await Store.open(source)
    assert await store.notes.get("commands") == "1f"
    with pytest.raises(StoreLocked, match="stop the bot first"):
        await moved(source, postgresql)
    await store.close()
    await moved(source, postgresql)


async def test_a_file_that_is_not_sound_is_not_moved(source: str, postgresql: str) -> None:
    change(source, "DELETE FROM log WHERE table_id = 'running' AND seq = 1")
    with pytest.raises(StoreBroken, match="not sound"):
        await moved(source, postgresql)


@pytest.mark.parametrize(
    ("source", "target", "error"),
    [
        ("sqlite:////nowhere/tapis.db", "postgresql://h/t", StoreBroken),
        ("postgresql://h/t", "sqlite:////nowhere/tapis.db", StoreBroken),
        ("sqlite:////nowhere/tapis.db", "sqlite:////nowhere/tapis.db", StoreBroken),
    ],
)
async def test_addresses_that_make_no_sense(source: str, target: str, error: type[StoreError]) -> None:
    with pytest.raises(error):
        await moved(source, target)


async def test_a_server_that_is_away(source: str) -> None:
    with pytest.raises(StoreAway):
        await moved(source, "postgresql://tapis@/tapis?host=/nowhere&timeout=0.1")


def test_the_command_says_what_it_does(
    sqlite: str, postgresql: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["tapis", "move", "--from", sqlite, "--to", postgresql])
    assert main() == 0
    said = capsys.readouterr().out
    assert "standings: 0\n" in said
    assert "rows moved and compared. Set DATABASE_URL to postgresql://" in said
    monkeypatch.setattr(sys, "argv", ["tapis", "move", "--from", "sqlite:////nowhere/tapis.db", "--to", postgresql])
    assert main() == 1
    assert "no such file" in capsys.readouterr().err
