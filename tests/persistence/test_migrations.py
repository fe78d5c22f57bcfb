"""Every released schema leads to the present one, with everything it held."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, NullPool, create_engine, insert, make_url, select, text
from sqlalchemy.exc import OperationalError

from persistence.drivers.postgres import Postgres
from persistence.drivers.sqlite import Sqlite
from persistence.errors import StoreBroken, StoreError
from persistence.rows import (
    Away,
    EntryKind,
    GuildSettings,
    LogRef,
    Phase,
    Ping,
    PingWay,
    SeatKind,
    TurnPace,
    UserSettings,
    WhoMayOpen,
)
from persistence.schema import metadata
from persistence.store import Store
from persistence.upkeep import upgrade
from persistence.upkeep.check import check, check_standings
from seasons.boards import Sort
from seasons.ladder import Rung
from seasons.model import SeasonPlan
from seasons.tally import EVERY_SEASON
from tests.harness.postgres import Databases
from tests.persistence.samples import ANNA, BELA, CLEO, OPENING, PLACE, a_result, a_table, entry

SCHEMAS = Path(__file__).parent / "schemas"
"""A database of every version as SQL text, frozen at its release: never changed, only added to."""

FROZEN = sorted(path.stem for path in SCHEMAS.glob("*.sql"))


def thaw(version: str, file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executescript((SCHEMAS / f"{version}.sql").read_text())


def thaw_on_postgresql(version: str, file: Path, url: str) -> None:
    """Take the steps to a version, then bring the rows that the file of that version holds."""
    thaw(version, file)
    former = MetaData()
    source = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    former.reflect(source)
    engine = Postgres().migrator(make_url(url))
    with engine.begin() as connection:
        command.upgrade(upgrade.alembic_on(connection), version)
    present = MetaData()
    present.reflect(engine)
    with source.connect() as frozen, engine.begin() as connection:
        for table in former.sorted_tables:
            if table.name != "alembic_version" and (rows := frozen.execute(select(table)).mappings().all()):
                connection.execute(insert(present.tables[table.name]), [dict(row) for row in rows])
    source.dispose()
    engine.dispose()


def version_of(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection, connection:
        (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(version)


@pytest.fixture
def url(new_file: str) -> str:
    """A file that is not there."""
    return new_file


def test_every_version_has_a_frozen_database() -> None:
    scripts = ScriptDirectory(str(upgrade.MIGRATIONS))
    assert sorted(script.revision for script in scripts.walk_revisions()) == FROZEN


async def test_an_empty_database_gets_the_schema_that_the_code_knows(url: str) -> None:
    assert upgrade.upgrade(make_url(url)) is None
    engine = Sqlite().reader(make_url(url))
    assert Sqlite().look(engine, lambda found: compare_metadata(MigrationContext.configure(found), metadata)) == []
    engine.dispose()


async def test_an_empty_database_of_postgresql_gets_it_too(databases: Databases) -> None:
    url = make_url(databases.new())
    assert upgrade.upgrade(url) is None
    engine = Postgres().reader(url)
    assert Postgres().look(engine, lambda found: compare_metadata(MigrationContext.configure(found), metadata)) == []
    assert Postgres().look(engine, other_than_byte_by_byte) == []
    engine.dispose()


def other_than_byte_by_byte(connection: Connection) -> list[str]:
    """The columns of text that a locale would have its say about."""
    found = text(
        "SELECT table_name || '.' || column_name FROM information_schema.columns"
        " WHERE table_schema = 'public' AND data_type LIKE 'character%' AND collation_name IS DISTINCT FROM 'C'"
    )
    return list(connection.execute(found).scalars())


@pytest.mark.parametrize("version", FROZEN)
async def test_a_database_of_a_former_version_keeps_everything(version: str, file: Path, url: str) -> None:
    thaw(version, file)
    await keeps_everything(url)


@pytest.mark.wire
@pytest.mark.parametrize("version", [FROZEN[0], FROZEN[len(FROZEN) // 2], FROZEN[-1]])
async def test_a_database_of_a_former_version_keeps_everything_on_postgresql(
    version: str, file: Path, databases: Databases
) -> None:
    url = databases.new()
    await asyncio.to_thread(thaw_on_postgresql, version, file, url)
    await keeps_everything(url)


async def keeps_everything(url: str) -> None:
    store = await Store.open(url)
    finished = a_table("finished", phase=Phase.FINISHED, revision=5, changed_at=entry(5).at)
    assert await store.tables.find("finished") == finished
    assert [line.kind for line in await store.log.entries("finished")] == [
        EntryKind.OPEN,
        EntryKind.JOIN,
        EntryKind.START,
        EntryKind.PLAY,
        EntryKind.FINISH,
    ]
    assert (await store.log.entries("finished"))[1].body == '{"salt": "œuf"}'
    assert (await store.log.entries("finished"))[3] == entry(4)
    assert await store.log.find_interaction(1_300_000_000_000_000_002) == LogRef("finished", 3)
    assert await store.results.of_person(BELA, guild_id=PLACE.guild_id) == [a_result("finished")]
    (running,) = await store.tables.in_channel(PLACE)
    assert running == a_table(
        "running",
        phase=Phase.RUNNING,
        in_thread=True,
        rematch_of="finished",
        message_id=1_400_000_000_000_000_001,
        message_at=1_760_000_001_000,
        wake_at=1_760_000_300_000,
    )
    assert [seat.kind for seat in (await store.tables.seats_at(["running"]))["running"]] == [
        SeatKind.PERSON,
        SeatKind.COMPUTER,
    ]
    assert [table.id for table in await store.tables.awaiting(ANNA)] == ["running"]
    assert await store.messages.pings("running") == [Ping("running", ANNA, PLACE.channel_id, 1_400_000_000_000_000_002)]
    assert await store.settings.of_guild(PLACE.guild_id) == GuildSettings(
        guild_id=PLACE.guild_id,
        locale="fr",
        use_threads=True,
        who_may_open=WhoMayOpen.MANAGERS,
    )
    assert await store.settings.of_user(ANNA) == UserSettings(
        user_id=ANNA, locale="en", text_mode=True, ping=PingWay.NONE, auto_play=False
    )
    assert await store.notes.get("commands") == "1f"
    await store.log.append("running", 1, [entry(2)])
    await store.close()
    assert check(make_url(url)) == []


async def test_results_of_the_first_version_are_counted_for_ratings_and_for_no_season(file: Path, url: str) -> None:
    thaw("0001", file)
    store = await Store.open(url)
    settlement = await store.standings.settlement("finished")
    assert settlement is not None
    assert settlement.season is None
    assert [(seat, gain.points, gain.won) for seat, gain in settlement.gains.items()] == [
        (0, None, True),
        (1, None, False),
    ]
    board = await store.standings.board(PLACE.guild_id, EVERY_SEASON, "claim", Sort.WINS)
    assert [(line.place, line.standing.name) for line in board.lines] == [(1, "player 1"), (2, "player 2")]
    await store.close()
    assert check_standings(make_url(url)) == []


async def test_lobbies_of_the_third_version_have_their_day_too(file: Path, url: str) -> None:
    thaw("0003", file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE tables SET phase = 'open' WHERE id = 'running'")
    store = await Store.open(url)
    table = await store.tables.find("running")
    assert table is not None
    assert table.closes_at == table.changed_at + 24 * 60 * 60 * 1000
    assert await store.tables.next_closing() == table.closes_at
    assert (await store.settings.of_guild(PLACE.guild_id)).lobby_hours == 24
    await store.close()


async def test_seasons_of_the_second_version_are_kept(file: Path, url: str) -> None:
    thaw("0002", file)
    store = await Store.open(url)
    guild_id = PLACE.guild_id + 5
    running, closed = await store.seasons.of_guild(guild_id)
    assert (running.name, running.plan, running.ended_at) == ("Été", SeasonPlan.DATE, None)
    assert (closed.number, closed.zone, closed.scoring) == (1, "Europe/Paris", {3: (5, 3, 1)})
    assert closed.ended_at == closed.ends_at
    assert (await store.standings.champions(guild_id, [1]))[1][0].user_id == ANNA
    unranked = await store.tables.find("unranked")
    assert unranked is not None
    assert not unranked.rated
    assert await store.standings.settlement("unranked") is None
    assert (await store.settings.of_guild(guild_id)).season_channel_id == 1_100_000_000_000_000_009
    assert not (await store.settings.of_user(CLEO)).stats_public
    await store.close()
    assert check_standings(make_url(url)) == []


async def test_deals_of_the_twelfth_version_are_kept(file: Path, url: str) -> None:
    thaw("0012", file)
    store = await Store.open(url)
    guild_id, day = PLACE.guild_id + 5, date(2025, 10, 9)
    deal = await store.dailies.find(guild_id, day)
    assert deal is not None
    assert (deal.game, deal.secret, deal.closes_at) == ("five_crowns", bytes(range(32)), 1_760_047_200_000)
    (tried,) = (await store.dailies.tries(guild_id, [day]))[day]
    assert (tried.table_id, tried.merit, tried.signs) == ("unranked", 90_000, "✅✅▫️")
    await store.close()


async def test_options_of_the_nineteenth_version_are_a_persons_own(file: Path, url: str) -> None:
    thaw("0019", file)
    store = await Store.open(url)
    assert (await store.settings.of_user(CLEO)).last_options == {"claim": {"match_length": 3}}
    assert (await store.settings.of_user(ANNA)).last_options == {}
    await store.close()


async def test_the_ladder_of_the_seventeenth_version_is_kept(file: Path, url: str) -> None:
    thaw("0017", file)
    store = await Store.open(url)
    climbs = await store.standings.climbs(PLACE.guild_id + 5, ANNA)
    against = climbs[Rung("claim", "casual", "2 match_length=3", ANNA)]
    assert (against.games, against.wins, against.best) == (1, 1, 9)
    settlement = await store.standings.settlement("climbing")
    assert settlement is not None
    assert settlement.step is not None
    assert settlement.step.beaten == "casual"
    await store.close()
    assert check_standings(make_url(url)) == []


async def test_clocks_of_the_sixth_version_are_kept(file: Path, url: str) -> None:
    thaw("0006", file)
    store = await Store.open(url)
    assert await store.tables.timed() == ["timed"]
    timed = await store.tables.find("timed")
    assert timed is not None
    assert (timed.pace, timed.paused_at) == (TurnPace.RELAXED, None)
    assert timed.dues == {"remind/0": timed.wake_at, "turn/0": 1_760_000_540_000}
    assert [seat.away for seat in (await store.tables.seats_at(["timed"]))["timed"]] == [None, Away.ABSENT]
    result = await store.results.find("seasonal")
    assert result is not None
    assert [(row.turns, row.late) for row in result.rows] == [(9, 2), (0, 0), (0, 0)]
    mine = await store.settings.of_user(CLEO)
    assert (mine.ping, mine.quiet_from, mine.quiet_to, mine.time_zone) == (PingWay.DIRECT, 1320, 420, "Europe/Paris")
    assert (await store.settings.of_guild(PLACE.guild_id + 5)).pace is TurnPace.DAYS_48
    await store.close()


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Tapis with one more migration, to be written by the test."""
    copied = tmp_path / "migrations"
    shutil.copytree(upgrade.MIGRATIONS, copied, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(upgrade, "MIGRATIONS", copied)
    return copied / "versions" / "next.py"


def write_migration(file: Path, *statements: str) -> None:
    steps = "".join(f"    op.execute({statement!r})\n" for statement in statements)
    file.write_text(
        f"from alembic import op\n\nrevision = 'next'\ndown_revision = {FROZEN[-1]!r}\n\n\ndef upgrade():\n{steps}"
    )


async def test_an_upgrade_leaves_a_copy_of_what_was_there(file: Path, url: str, next_version: Path) -> None:
    thaw(FROZEN[-1], file)
    write_migration(next_version, "ALTER TABLE meta ADD COLUMN note VARCHAR")
    store = await Store.open(url)
    assert await store.notes.get("commands") == "1f"
    await store.close()
    copy = file.with_name(f"tapis.db.{FROZEN[-1]}.bak")
    assert (version_of(file), version_of(copy)) == ("next", FROZEN[-1])
    assert len(list(file.parent.glob("tapis.db.*bak"))) == 1

    await (await Store.open(url)).close()
    assert len(list(file.parent.glob("tapis.db.*bak"))) == 1, "nothing was due the second time"


def anna_in(file: Path) -> bool:
    return b"Anna was here" in file.read_bytes()


async def test_an_upgrade_leaves_no_byte_of_what_an_older_tapis_deleted(
    file: Path, url: str, next_version: Path
) -> None:
    """It did not overwrite what it deleted: the name of somebody who was in an import would stand in a free page."""
    thaw(FROZEN[-1], file)
    with closing(sqlite3.connect(file)) as older, older:
        older.execute("PRAGMA secure_delete=OFF")
        older.execute("INSERT INTO meta VALUES ('import', ?)", ("Anna was here " * 1000,))
        older.commit()
        older.execute("DELETE FROM meta WHERE key = 'import'")
    assert anna_in(file)
    write_migration(next_version, "ALTER TABLE meta ADD COLUMN note VARCHAR")
    await (await Store.open(url)).close()
    copy = file.with_name(f"tapis.db.{FROZEN[-1]}.bak")
    assert not any(map(anna_in, (file, copy)))
    assert version_of(file) == "next"


async def test_an_upgrade_that_fails_half_way_changes_nothing(file: Path, url: str, next_version: Path) -> None:
    thaw(FROZEN[-1], file)
    write_migration(next_version, "ALTER TABLE meta ADD COLUMN note VARCHAR", "DELETE FROM meta", "DROP TABLE nowhere")
    with pytest.raises(StoreError) as failed:
        await Store.open(url)
    assert isinstance(failed.value.__cause__, OperationalError)
    assert version_of(file) == FROZEN[-1]
    write_migration(next_version, "ALTER TABLE meta ADD COLUMN note VARCHAR")
    store = await Store.open(url)
    assert await store.notes.get("commands") == "1f"
    await store.close()
    assert version_of(file) == "next"


async def test_an_upgrade_that_loses_rows_others_refer_to_is_undone(file: Path, url: str, next_version: Path) -> None:
    thaw(FROZEN[-1], file)
    write_migration(next_version, "DELETE FROM tables")
    with pytest.raises(StoreError, match="without its tables"):
        await Store.open(url)
    assert version_of(file) == FROZEN[-1]


@pytest.mark.parametrize(
    "versions",
    [
        ("0001", "0002"),
        ("0003", "0002"),
        ("",),
        ("head",),
        ("base",),
        ("0003-1",),
        ("+1",),
        (b"\x00\xff",),
        ("0" * 400,),
    ],
)
async def test_an_impossible_version_is_one_sentence(file: Path, url: str, versions: tuple[object, ...]) -> None:
    thaw(FROZEN[-1], file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM alembic_version")
        connection.executemany("INSERT INTO alembic_version VALUES (?)", [(one,) for one in versions])
    with pytest.raises(StoreBroken, match="version"):
        await Store.open(url)
    with pytest.raises(StoreBroken, match="version"):
        upgrade.examine(make_url(url))
    with closing(sqlite3.connect(file)) as connection:
        assert sorted(connection.execute("SELECT version_num FROM alembic_version")) == sorted(
            (one,) for one in versions
        )
    assert list(file.parent.glob("*.bak")) == []


async def test_an_empty_database_needs_no_copy(file: Path, url: str) -> None:
    store = await Store.open(url)
    await store.log.open_table(a_table(), [], OPENING)
    await store.close()
    assert list(file.parent.glob("*.bak")) == []
