"""Deals of the day: promised once, begun once, tried once; and what a week of them brings for the season."""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial

import pytest
from sqlalchemy import make_url

from persistence.errors import DailyTaken
from persistence.rows import NO_CHANNEL, DailyDeal, EntryKind, Location, Phase
from persistence.store import Store
from persistence.upkeep.check import check, check_standings, rebuild_standings
from seasons.boards import Sort
from seasons.calendar import MIDNIGHT
from seasons.daily import AHEAD, GRACE, NEXT, Prize
from seasons.tally import EVERY_GAME, EVERY_SEASON
from tests.harness.stores import POSTGRESQL_LATER
from tests.persistence.samples import ANNA, BELA, CLEO, OPENING, PLACE, a_deal, a_result, a_table, entry, person

pytestmark = POSTGRESQL_LATER
GUILD = PLACE.guild_id
HOUR = 60 * 60 * 1000
MONDAY = date(2025, 11, 24)
NOON = 1_763_985_600_000
"""Of that Monday, UTC."""

deal_of = partial(a_deal, GUILD)


async def a_try(store: Store, day: date, who: int, merit: int | None, *, ended_at: int) -> str:
    """Let somebody try the deal of a day, and finish it unless `merit` is None; return the table."""
    table_id = f"t{who % 10}{day:%m%d}a"
    table = a_table(table_id, daily=day, opener_id=who, location=Location(GUILD, NO_CHANNEL), rated=False)
    await store.log.open_table(table, [person(0, who)], OPENING)
    result = a_result(table_id, persons=(who,), rated=False, ended_at=ended_at, merit=merit, signs="✅")
    finish = entry(2, EntryKind.FINISH, at=ended_at)
    await store.log.append(table_id, 1, [finish], phase=Phase.FINISHED, result=result)
    return table_id


async def test_a_week_of_deals_is_promised_once_and_never_drawn_again(store: Store) -> None:
    first = await store.dailies.days(GUILD, NOON, ("UTC", MIDNIGHT), deal_of)
    assert (first.today.day, first.tomorrow.day) == (MONDAY, MONDAY + NEXT)
    promised = [await store.dailies.find(GUILD, MONDAY + timedelta(days=ahead)) for ahead in range(AHEAD + 2)]
    assert [deal is not None for deal in promised] == [True] * (AHEAD + 1) + [False]

    def drawn_again(day: date) -> DailyDeal:
        assert day > MONDAY + timedelta(days=AHEAD)
        return deal_of(day)

    later = await store.dailies.days(GUILD, NOON + 24 * HOUR, ("UTC", MIDNIGHT), drawn_again)
    assert later.today.commitment == first.tomorrow.commitment
    assert later.today.opened_at == NOON + 24 * HOUR


async def test_a_day_that_has_begun_keeps_its_end_when_the_time_zone_changes(store: Store) -> None:
    today = (await store.dailies.days(GUILD, NOON, ("UTC", MIDNIGHT), deal_of)).today
    assert (await store.dailies.days(GUILD, NOON + HOUR, ("Pacific/Auckland", MIDNIGHT), deal_of)).today == today


async def test_nobody_tries_a_deal_twice(store: Store) -> None:
    await store.dailies.days(GUILD, NOON, ("UTC", MIDNIGHT), deal_of)
    await a_try(store, MONDAY, ANNA, 5, ended_at=NOON)
    again = a_table("again", daily=MONDAY, location=Location(GUILD, NO_CHANNEL))
    with pytest.raises(DailyTaken):
        await store.log.open_table(again, [person(0, ANNA)], OPENING)
    mine = await store.dailies.try_of(GUILD, MONDAY, ANNA)
    assert mine is not None
    assert (mine.merit, mine.score, mine.counts) == (5, 9, True)
    assert await store.dailies.try_of(GUILD, MONDAY, BELA) is None


async def test_a_deal_of_the_day_is_no_game_of_a_career(store: Store) -> None:
    await store.dailies.days(GUILD, NOON, ("UTC", MIDNIGHT), deal_of)
    await a_try(store, MONDAY, ANNA, 5, ended_at=NOON)
    await a_try(store, MONDAY, BELA, None, ended_at=NOON)
    for who in (ANNA, BELA):
        career = await store.standings.career(GUILD, who, EVERY_GAME, None)
        assert career is not None
        assert (career.apart, career.apart_won) == (0, 0)


async def test_what_is_finished_after_the_deal_lies_open_counts_for_nothing(store: Store) -> None:
    today = (await store.dailies.days(GUILD, NOON, ("UTC", MIDNIGHT), deal_of)).today
    end = (today.closes_at or 0) + GRACE
    await a_try(store, MONDAY, ANNA, 5, ended_at=end - 1)
    await a_try(store, MONDAY, BELA, 6, ended_at=end)
    await a_try(store, MONDAY, CLEO, None, ended_at=NOON)
    tries = (await store.dailies.tries(GUILD, [MONDAY]))[MONDAY]
    assert {one.user_id: one.counts for one in tries} == {ANNA: True, BELA: False, CLEO: False}
    assert await store.dailies.finished(GUILD, ANNA) == [MONDAY]
    assert await store.dailies.finished(GUILD, BELA) == []


async def test_tries_stand_in_no_list_and_take_nobodys_place(store: Store) -> None:
    await store.dailies.days(GUILD, NOON, ("UTC", MIDNIGHT), deal_of)
    row = a_table("mine", daily=MONDAY, location=Location(GUILD, NO_CHANNEL), phase=Phase.RUNNING)
    await store.log.open_table(row, [person(0, ANNA, awaited=True)], OPENING)
    assert await store.tables.of_guild(GUILD) == []
    assert await store.tables.in_channel(PLACE) == []
    assert await store.tables.awaiting(ANNA) == []
    assert await store.tables.changed_since(0) == []
    assert await store.tables.count_opened_by(ANNA, GUILD) == await store.tables.count_in_guild(GUILD) == 0
    assert [table.id for table in await store.tables.of_person(ANNA)] == ["mine"]


async def test_weeks_that_end_together_are_closed_one_batch_after_the_other(store: Store) -> None:
    for guild_id in (GUILD, GUILD + 1, GUILD + 2):
        await store.dailies.days(guild_id, NOON, ("UTC", MIDNIGHT), partial(a_deal, guild_id))
    over = NOON + 6 * 24 * HOUR + 12 * HOUR + GRACE
    again = [await store.prizes.settle_weeks(over, limit=2) for _ in range(2)]
    assert again == [over, None]


@pytest.mark.parametrize("wanted", [True, False])
async def test_the_best_of_a_week_win_points_where_the_server_wants_it(store: Store, url: str, *, wanted: bool) -> None:
    await store.settings.change_guild(GUILD, daily_prize=wanted)
    for day in range(7):
        now = NOON + day * 24 * HOUR
        today = (await store.dailies.days(GUILD, now, ("UTC", MIDNIGHT), deal_of)).today
        await a_try(store, today.day, ANNA, day, ended_at=now)
        await a_try(store, today.day, BELA, 3, ended_at=now)
    over = NOON + 6 * 24 * HOUR + 12 * HOUR + GRACE
    assert await store.prizes.settle_weeks(over - 1) == over
    assert await store.prizes.of_week(GUILD, MONDAY) == {}
    assert await store.prizes.settle_weeks(over) is None
    won = await store.prizes.of_week(GUILD, MONDAY)
    assert won == ({ANNA: Prize(1, 40), BELA: Prize(1, 40)} if wanted else {})  # each left the other behind three times
    await store.prizes.settle_weeks(over + HOUR)
    for season in (EVERY_SEASON, 1):
        board = await store.standings.board(GUILD, season, EVERY_GAME, Sort.POINTS)
        points = [(line.standing.points, line.standing.games) for line in board.lines]
        assert points == ([(40, 0), (40, 0)] if wanted else [])
    await store.close()
    assert check(make_url(url)) == []
    assert check_standings(make_url(url)) == []


async def test_prizes_and_games_are_counted_again_alike(store: Store, url: str) -> None:
    await store.settings.change_guild(GUILD, daily_prize=True)
    await store.dailies.days(GUILD, NOON, ("UTC", MIDNIGHT), deal_of)
    for who, merit in ((ANNA, 3), (CLEO, 2)):
        await a_try(store, MONDAY, who, merit, ended_at=NOON)
    await store.prizes.settle_weeks(NOON + 7 * 24 * HOUR)
    await store.log.open_table(a_table(), [person(0, ANNA), person(1, BELA)], OPENING)
    finish = entry(2, EntryKind.FINISH, at=NOON + 7 * 24 * HOUR + 1)
    played = a_result(ended_at=finish.at)
    await store.log.append("aaaaaaaa", 1, [finish], phase=Phase.FINISHED, result=played)
    board = await store.standings.board(GUILD, 1, EVERY_GAME, Sort.POINTS)
    assert {line.standing.user_id: line.standing.points for line in board.lines} == {ANNA: 80, CLEO: 30, BELA: 10}
    await store.close()
    assert check_standings(make_url(url)) == []
    rebuild_standings(make_url(url))
    assert check_standings(make_url(url)) == []


async def test_a_mark_keeps_a_try_until_the_deal_lies_open_and_names_nobody(store: Store, url: str) -> None:
    today = (await store.dailies.days(GUILD, NOON, ("UTC", MIDNIGHT), deal_of)).today
    table_id = await a_try(store, MONDAY, ANNA, 5, ended_at=NOON)
    nobody = -5
    assert await store.people.make_nobody_at(table_id, ANNA, nobody, lambda body: body)
    assert await store.people.make_nobody_elsewhere(ANNA, nobody)
    assert await store.dailies.try_of(GUILD, MONDAY, ANNA) is None
    assert not await store.people.is_kept(ANNA)

    async def again(table_id: str, who: int = ANNA, day: date = MONDAY) -> None:
        table = a_table(table_id, daily=day, opener_id=who, location=Location(GUILD, NO_CHANNEL), rated=False)
        await store.log.open_table(table, [person(0, who)], OPENING)

    await store.dailies.drop_marks((today.closes_at or 0) + GRACE - 1)
    with pytest.raises(DailyTaken):
        await again("twice")
    assert await store.tables.find("twice") is None
    await again("bela", BELA)
    await again("tuesday", day=MONDAY + NEXT)
    await store.dailies.drop_marks((today.closes_at or 0) + GRACE)
    await again("open")
    assert check(make_url(url)) == []
