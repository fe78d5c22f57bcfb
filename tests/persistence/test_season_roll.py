"""Seasons roll over at their time, however late and however often somebody looks."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from itertools import count, pairwise, product
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from persistence.rows import EntryKind, Phase
from persistence.store import Store
from seasons.model import Season, SeasonLength, SeasonPlan
from tests.persistence.samples import ANNA, BELA, OPENING, a_result, a_table, entry

GUILD = 7
DAY = 86_400_000
NUMBERS = count(1_000)


@pytest.fixture
def url(sqlite: str) -> str:
    """A file: when a season ends is worked out here, not by the database."""
    return sqlite


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


async def play(store: Store, table_id: str, ended_at: int, guild_id: int = GUILD, *, rated: bool = True) -> None:
    await store.log.open_table(a_table(table_id), [], OPENING)
    result = a_result(table_id, persons=(ANNA, BELA), guild_id=guild_id, ended_at=ended_at, rated=rated)
    await store.log.append(table_id, 1, [entry(2, EntryKind.FINISH)], phase=Phase.FINISHED, result=result)


async def season_of(store: Store, table_id: str) -> int | None:
    settlement = await store.standings.settlement(table_id)
    assert settlement is not None
    return settlement.season


async def test_a_month_ends_in_the_servers_time_zone_over_summer_time(store: Store) -> None:
    await store.settings.change_guild(GUILD, time_zone="Europe/Paris")
    await play(store, "march", at("2026-03-31T21:59:59Z"))
    await play(store, "april", at("2026-03-31T22:00:00Z"))

    april, march = await store.seasons.of_guild(GUILD)
    assert (march.started_at, march.ended_at) == (at("2026-02-28T23:00Z"), at("2026-03-31T22:00Z"))
    assert (april.number, april.started_at, april.ended_at) == (2, march.ended_at, None)
    assert [await season_of(store, one) for one in ("march", "april")] == [1, 2]


async def test_months_of_silence_leave_no_empty_seasons(store: Store) -> None:
    await play(store, "january", at("2026-01-20T12:00Z"))
    await play(store, "december", at("2026-12-05T12:00Z"))

    december, january = await store.seasons.of_guild(GUILD)
    assert (january.number, january.ended_at) == (1, at("2026-02-01T00:00Z"))
    assert (december.number, december.started_at) == (2, at("2026-12-01T00:00Z"))


async def test_looking_every_month_or_never_makes_the_same_seasons(store: Store) -> None:
    await play(store, "a", at("2026-01-20T12:00Z"))
    await play(store, "b", at("2026-01-20T12:00Z"), GUILD + 1)
    for month in range(2, 13):
        await store.seasons.roll(GUILD, at(f"2026-{month:02}-01T00:00Z"))
        await store.seasons.roll(GUILD, at(f"2026-{month:02}-17T00:00Z"))
    await play(store, "c", at("2026-12-05T12:00Z"))
    await play(store, "d", at("2026-12-05T12:00Z"), GUILD + 1)

    watched, left = await store.seasons.of_guild(GUILD), await store.seasons.of_guild(GUILD + 1)
    assert watched == [replace(season, guild_id=GUILD) for season in left]


async def test_games_that_do_not_count_begin_no_season(store: Store) -> None:
    await play(store, "friendly", at("2026-01-20T12:00Z"), rated=False)
    assert await store.seasons.of_guild(GUILD) == []
    assert await store.standings.settlement("friendly") is None


async def test_seasons_by_hand_begin_and_end_when_they_are_told_to(store: Store) -> None:
    await store.settings.change_guild(GUILD, season_length=SeasonLength.MANUAL)
    now = at("2026-01-20T12:00Z")
    assert await store.seasons.roll(GUILD, now) is None
    await play(store, "between", now)
    assert await season_of(store, "between") is None

    begun = await store.seasons.start(GUILD, now + DAY, "Winter", None)
    assert begun is not None
    assert (begun.name, begun.plan, begun.ends_at) == ("Winter", SeasonPlan.OPEN, None)
    assert await store.seasons.roll(GUILD, now + 400 * DAY) == begun
    await play(store, "within", now + 2 * DAY)
    assert await store.seasons.start(GUILD, now + 3 * DAY, "Spring", None) is None, "one runs already"
    assert await store.seasons.end(GUILD, 1, begun.started_at, now + 3 * DAY)
    assert not await store.seasons.end(GUILD, 1, begun.started_at, now + 4 * DAY), "it has ended"
    assert await store.seasons.roll(GUILD, now + 4 * DAY) is None
    assert [(one.number, one.ended_at) for one in await store.seasons.of_guild(GUILD)] == [(1, now + 3 * DAY)]


async def test_a_season_takes_the_place_of_one_in_which_nothing_was_played(store: Store) -> None:
    now = at("2026-01-20T12:00Z")
    await store.seasons.roll(GUILD, now)
    cup = await store.seasons.start(GUILD, now, "Cup", now + 3 * DAY)
    assert cup is not None
    assert await store.seasons.of_guild(GUILD) == [cup]
    await play(store, "final", now + DAY)
    after = await store.seasons.roll(GUILD, now + 5 * DAY)
    assert after is not None
    assert (after.number, after.started_at, after.ends_at) == (2, now + 3 * DAY, at("2026-02-01T00:00Z"))


async def test_ending_early_begins_the_rest_of_the_month(store: Store) -> None:
    now = at("2026-01-20T12:00Z")
    await play(store, "one", now)
    (season,) = await store.seasons.of_guild(GUILD)
    assert await store.seasons.end(GUILD, 1, season.started_at, now + DAY)
    rest, ended = await store.seasons.of_guild(GUILD)
    assert ended.ended_at == rest.started_at == now + DAY
    assert rest.ends_at == at("2026-02-01T00:00Z")


@pytest.mark.parametrize(
    ("change", "plan", "ends_at"),
    [
        ({"season_length": SeasonLength.MANUAL}, SeasonPlan.OPEN, None),
        ({"time_zone": "Asia/Tokyo"}, SeasonPlan.MONTH, at("2026-01-31T15:00Z")),
        ({}, SeasonPlan.MONTH, at("2026-02-01T00:00Z")),
    ],
)
async def test_a_running_season_follows_the_settings_but_not_their_points(
    store: Store, change: dict[str, Any], plan: SeasonPlan, ends_at: int | None
) -> None:
    now = at("2026-01-20T12:00Z")
    await play(store, "one", now)
    await store.settings.change_guild(GUILD, **change)
    await store.settings.choose_points(GUILD, 2, (9, 0))
    season = await store.seasons.roll(GUILD, now + DAY)
    assert season is not None
    assert (season.number, season.plan, season.ends_at, season.scoring) == (1, plan, ends_at, {})
    if plan is SeasonPlan.MONTH:
        following = await store.seasons.roll(GUILD, at("2026-02-10T00:00Z"))
        assert following is not None
        assert following.scoring == {2: (9, 0)}


async def test_a_look_tells_what_a_roll_would_keep_and_keeps_nothing(store: Store) -> None:
    begun, later = at("2026-01-20T12:00Z"), at("2026-03-10T12:00Z")
    await play(store, "counted", begun, GUILD + 1)
    await store.seasons.roll(GUILD + 2, begun)  # one in which nothing counts
    await play(store, "followed", begun, GUILD + 3)
    await store.settings.change_guild(GUILD + 3, time_zone="Asia/Tokyo")
    await store.settings.change_guild(GUILD + 4, season_length=SeasonLength.MANUAL)
    for server, now in product(range(GUILD, GUILD + 5), (begun, later)):
        kept = await store.seasons.of_guild(server)
        seen = await store.seasons.running(server, now)
        assert await store.seasons.of_guild(server) == kept
        assert await store.seasons.roll(server, now) == seen
        assert await store.seasons.running(server, now) == seen


async def test_points_may_change_until_the_first_game_counts(store: Store) -> None:
    now = at("2026-01-20T12:00Z")
    await store.seasons.roll(GUILD, now)
    await store.settings.choose_points(GUILD, 2, (9, 0))
    await play(store, "one", now)
    await store.settings.choose_points(GUILD, 2, (5, 0))
    season = await store.seasons.roll(GUILD, now)
    settlement = await store.standings.settlement("one")
    assert season is not None
    assert settlement is not None
    assert season.scoring == {2: (9, 0)}
    assert [gain.points for gain in settlement.gains.values()] == [90, 0]


async def test_ended_seasons_wait_to_be_announced(store: Store) -> None:
    await play(store, "one", at("2026-01-20T12:00Z"))
    assert await store.seasons.next_end() == at("2026-02-01T00:00Z")
    assert await store.seasons.overdue(at("2026-01-31T23:59Z")) == []
    assert await store.seasons.overdue(at("2026-02-01T00:00Z")) == [GUILD]
    assert await store.seasons.unannounced(100) == []
    await store.seasons.roll(GUILD, at("2026-02-03T00:00Z"))
    (ended,) = await store.seasons.unannounced(100)
    assert (ended.number, ended.ended_at) == (1, at("2026-02-01T00:00Z"))
    await store.seasons.announced(ended, 5)
    assert await store.seasons.unannounced(100) == []
    assert await store.seasons.overdue(at("2026-02-03T00:00Z")) == []


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.integers(0, 40 * DAY), min_size=1, max_size=5), st.data())
async def test_seasons_do_not_depend_on_who_looks_when(store: Store, waits: list[int], data: st.DataObject) -> None:
    guild_id = 2 * next(NUMBERS)
    looks = data.draw(st.lists(st.integers(0, 200 * DAY), max_size=6))
    base = at("2026-01-01T00:00Z")
    moments, now = [], base
    for wait in waits:
        now += wait
        moments.append(now)
    for server, events in ((guild_id, []), (guild_id + 1, [base + look for look in looks if base + look <= now])):
        for moment in sorted({*moments, *events}):
            if moment in moments:
                await play(store, f"t{next(NUMBERS)}", moment, server)
            else:
                await store.seasons.roll(server, moment)
    left, watched = await store.seasons.of_guild(guild_id), await store.seasons.of_guild(guild_id + 1)
    assert [replace(season, guild_id=0) for season in left] == [replace(season, guild_id=0) for season in watched]
    assert_in_order(left)


def assert_in_order(seasons: list[Season]) -> None:
    ordered = seasons[::-1]
    assert [season.number for season in ordered] == list(range(1, len(ordered) + 1))
    for earlier, later in pairwise(ordered):
        assert earlier.ended_at is not None
        assert earlier.started_at < earlier.ended_at <= later.started_at
