"""Results per table, server and person; settings with their defaults."""

from __future__ import annotations

from persistence.rows import EntryKind, GuildSettings, Phase, ResultRow, UserSettings, WhoMayOpen
from persistence.store import Store
from tests.persistence.samples import ANNA, BELA, CLEO, OPENING, PLACE, a_result, a_table, entry


async def finish(store: Store, table_id: str, *persons: int, game: str = "claim", ended_at: int, guild_id: int) -> None:
    result = a_result(table_id, persons=persons, game=game, ended_at=ended_at, guild_id=guild_id)
    await store.create_table(a_table(table_id), [], OPENING)
    await store.append(table_id, 1, [entry(2, EntryKind.FINISH)], phase=Phase.FINISHED, result=result)


async def test_a_result_keeps_persons_and_computers(store: Store) -> None:
    rows = (
        ResultRow(seat=0, user_id=ANNA, name="Anna", place=2, score=-4),
        ResultRow(seat=1, level="casual", name="Casual 1", place=1, score=12),
    )
    await store.create_table(a_table(), [], OPENING)
    await store.append("aaaaaaaa", 1, [entry(2, EntryKind.FINISH)], result=a_result(rows=rows, rated=False))
    assert await store.result("aaaaaaaa") == a_result(rows=rows, rated=False)
    assert await store.result("zzzzzzzz") is None


async def test_results_of_servers_and_persons_the_latest_first(store: Store) -> None:
    here, abroad = PLACE.guild_id, 9
    await finish(store, "one", ANNA, BELA, ended_at=10, guild_id=here)
    await finish(store, "two", BELA, CLEO, ended_at=20, guild_id=here, game="five_crowns")
    await finish(store, "three", ANNA, CLEO, ended_at=30, guild_id=abroad)
    await finish(store, "four", CLEO, ANNA, BELA, ended_at=40, guild_id=here)

    assert [result.table_id for result in await store.results_of_guild(here)] == ["four", "two", "one"]
    assert [row.user_id for row in (await store.results_of_guild(here))[0].rows] == [CLEO, ANNA, BELA]
    assert [result.table_id for result in await store.results_of_guild(here, since=20, until=40)] == ["two"]
    assert [result.table_id for result in await store.results_of_guild(here, game="claim")] == ["four", "one"]
    assert [result.table_id for result in await store.results_of_guild(here, limit=1, offset=1)] == ["two"]
    assert len(await store.results_of_guild(here, limit=None)) == 3

    assert [result.table_id for result in await store.results_of_person(ANNA)] == ["four", "three", "one"]
    assert [result.table_id for result in await store.results_of_person(ANNA, guild_id=here)] == ["four", "one"]
    assert [result.table_id for result in await store.results_of_person(ANNA, limit=1, offset=2)] == ["one"]


async def test_settings_of_a_server(store: Store) -> None:
    assert await store.guild_settings(5) == GuildSettings(guild_id=5)
    chosen = GuildSettings(
        guild_id=5,
        locale="fr",
        text_mode=True,
        use_threads=True,
        who_may_open=WhoMayOpen.MANAGERS,
        tables_per_person=1,
        tables_per_guild=2,
        last_options={"claim": {"match": True}},
    )
    await store.save_guild_settings(chosen)
    assert await store.guild_settings(5) == chosen
    await store.save_guild_settings(GuildSettings(guild_id=5))
    assert await store.guild_settings(5) == GuildSettings(guild_id=5)


async def test_settings_of_a_person(store: Store) -> None:
    assert await store.user_settings(ANNA) == UserSettings(user_id=ANNA)
    chosen = UserSettings(user_id=ANNA, locale="en", text_mode=False, confirm=True, turn_ping=False)
    await store.save_user_settings(chosen)
    await store.save_user_settings(UserSettings(user_id=BELA, confirm=True))
    assert await store.user_settings(ANNA) == chosen


async def test_notes(store: Store) -> None:
    assert await store.meta("commands") is None
    await store.set_meta("commands", "1f")
    await store.set_meta("commands", "2e")
    assert await store.meta("commands") == "2e"
