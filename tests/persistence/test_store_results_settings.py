"""Results per table, server and person; settings with their defaults."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from persistence.rows import (
    Changes,
    EntryKind,
    GuildSettings,
    Phase,
    PingWay,
    UserSettings,
    WhoMayOpen,
)
from persistence.store import Store
from seasons.model import ResultRow, SeasonLength
from tests.persistence.samples import ANNA, BELA, CLEO, OPENING, PLACE, a_result, a_table, entry


async def finish(store: Store, table_id: str, *persons: int, game: str = "claim", ended_at: int, guild_id: int) -> None:
    result = a_result(table_id, persons=persons, game=game, ended_at=ended_at, guild_id=guild_id)
    await store.log.open_table(a_table(table_id), [], OPENING)
    await store.log.append(table_id, 1, [entry(2, EntryKind.FINISH)], phase=Phase.FINISHED, result=result)


async def test_a_result_keeps_persons_and_computers(store: Store) -> None:
    rows = (
        ResultRow(seat=0, user_id=ANNA, name="Anna", place=2, score=-4),
        ResultRow(seat=1, level="casual", name="Casual 1", place=1, score=12),
    )
    await store.log.open_table(a_table(), [], OPENING)
    await store.log.append("aaaaaaaa", 1, [entry(2, EntryKind.FINISH)], result=a_result(rows=rows, rated=False))
    assert await store.results.find("aaaaaaaa") == a_result(rows=rows, rated=False)
    assert await store.results.find("zzzzzzzz") is None


async def test_results_of_a_person_the_latest_first(store: Store) -> None:
    here, abroad = PLACE.guild_id, 9
    await finish(store, "one", ANNA, BELA, ended_at=10, guild_id=here)
    await finish(store, "two", BELA, CLEO, ended_at=20, guild_id=here, game="five_crowns")
    await finish(store, "three", ANNA, CLEO, ended_at=30, guild_id=abroad)
    await finish(store, "four", CLEO, ANNA, BELA, ended_at=40, guild_id=here)

    assert [result.table_id for result in await store.results.of_person(ANNA)] == ["four", "three", "one"]
    assert [result.table_id for result in await store.results.of_person(ANNA, guild_id=here)] == ["four", "one"]
    assert [row.user_id for row in (await store.results.of_person(ANNA, limit=1))[0].rows] == [CLEO, ANNA, BELA]


async def test_settings_of_a_server(store: Store) -> None:
    assert await store.settings.of_guild(5) == GuildSettings(guild_id=5)
    changes: Changes = {
        "locale": "fr",
        "text_mode": True,
        "use_threads": True,
        "who_may_open": WhoMayOpen.MANAGERS,
        "tables_per_person": 1,
        "tables_per_guild": 2,
        "time_zone": "Europe/Paris",
        "season_length": SeasonLength.MANUAL,
        "season_channel_id": 77,
        "undo_rated": True,
        "table_returns": False,
    }
    chosen = GuildSettings(guild_id=5, **changes)
    assert await store.settings.change_guild(5, **changes) == chosen
    assert await store.settings.of_guild(5) == chosen
    assert await store.settings.change_guild(5) == chosen
    assert await store.settings.change_guild(5, locale=None) == replace(chosen, locale=None)
    assert await store.settings.of_guild(6) == GuildSettings(guild_id=6)


async def test_options_and_points_are_kept_one_by_one(store: Store) -> None:
    await store.settings.remember_options(5, "claim", {"match": True})
    await store.settings.remember_options(5, "hilltops", {"hills": 7})
    await store.settings.remember_options(5, "claim", {"match": False})
    await store.settings.choose_points(5, 3, (9, 5, 0))
    await store.settings.choose_points(5, 2, (4, 1))
    mine = await store.settings.of_user(5)
    assert mine == UserSettings(user_id=5, last_options={"claim": {"match": False}, "hilltops": {"hills": 7}})
    expected = GuildSettings(guild_id=5, scoring={2: (4, 1), 3: (9, 5, 0)})
    assert await store.settings.of_guild(5) == expected
    assert await store.settings.choose_points(5, 3, None) == replace(expected, scoring={2: (4, 1)})


async def test_nothing_is_lost_of_settings_changed_at_once(url: str) -> None:
    """Two processes, and every owner of a part of the settings at the same moment."""
    store, other = [await Store.open(url.replace("timeout=0.1", "timeout=60")) for _ in range(2)]
    for guild_id in range(1, 51 if url.startswith("sqlite") else 11):
        await asyncio.gather(
            store.settings.change_guild(guild_id, locale="fr"),
            other.settings.change_guild(guild_id, text_mode=True),
            store.settings.remember_options(guild_id, "claim", {"match": True}),
            other.settings.remember_options(guild_id, "hilltops", {"hills": 7}),
            store.settings.choose_points(guild_id, 2, (4, 1)),
            other.settings.choose_points(guild_id, 3, (9, 5, 0)),
            store.settings.change_user(guild_id, locale="fr"),
            other.settings.change_user(guild_id, confirm=True),
        )
        assert await store.settings.of_guild(guild_id) == GuildSettings(
            guild_id=guild_id,
            locale="fr",
            text_mode=True,
            scoring={2: (4, 1), 3: (9, 5, 0)},
        )
        assert await store.settings.of_user(guild_id) == UserSettings(
            user_id=guild_id,
            locale="fr",
            confirm=True,
            last_options={"claim": {"match": True}, "hilltops": {"hills": 7}},
        )
    await store.close()
    await other.close()


async def test_settings_of_a_person(store: Store) -> None:
    assert await store.settings.of_user(ANNA) == UserSettings(user_id=ANNA)
    changes: Changes = {
        "locale": "en",
        "text_mode": False,
        "confirm": True,
        "ping": PingWay.DIRECT,
        "quiet_from": 22 * 60,
        "quiet_to": 7 * 60,
        "time_zone": "Europe/Paris",
        "stats_public": False,
        "auto_play": True,
        "preselect": True,
    }
    chosen = UserSettings(user_id=ANNA, **changes)
    assert await store.settings.change_user(ANNA, **changes) == chosen
    await store.settings.change_user(BELA, confirm=True)
    assert await store.settings.of_user(ANNA) == chosen
    await store.people.make_nobody_elsewhere(ANNA, -1)
    assert await store.settings.of_user(ANNA) == UserSettings(user_id=ANNA)


async def test_notes(store: Store) -> None:
    assert await store.notes.get("commands") is None
    await store.notes.put("commands", "1f")
    await store.notes.put("commands", "2e")
    assert await store.notes.get("commands") == "2e"
