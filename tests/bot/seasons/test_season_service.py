"""The season service: rolled over by the table service's clock, told of until announced, refusing what cannot be."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.seasons.model import SeasonRefused
from bot.seasons.service import SeasonService
from bot.tables.clocks.scheduler import AGAIN
from persistence.errors import StoreAway
from seasons.boards import Sort
from seasons.model import Season
from tests.bot.tables.parlour import ANNA, BELA, CLEO, GUILD, Clock, Parlour, eventually

DAY = 86_400_000


@dataclass
class Club:
    """A parlour with its seasons, and what their listener heard."""

    parlour: Parlour
    seasons: SeasonService
    told: list[Season] = field(default_factory=list)

    @classmethod
    async def open(cls, url: str, clock: Clock) -> Club:
        parlour = await Parlour.open(url, clock)
        club = cls(parlour, SeasonService(parlour.store, parlour.service))
        club.seasons.listeners.append(club.told.append)
        return club

    async def settled(self) -> None:
        """Let the clock finish what it has begun."""
        scheduler = self.parlour.service._scheduler

        async def at_rest() -> bool:
            timer = scheduler._timer
            return not scheduler._work.tasks and timer is not None and timer.when() > asyncio.get_running_loop().time()

        await eventually(at_rest)


@pytest.fixture
async def club(tmp_path: Path, empty_database: Path) -> AsyncIterator[Club]:
    opened = await Club.open(f"sqlite:///{shutil.copy(empty_database, tmp_path / 'club.db')}", Clock())
    yield opened
    await opened.parlour.close()


async def refused(key: str, deed: Awaitable[object]) -> None:
    with pytest.raises(SeasonRefused) as caught:
        await deed
    assert caught.value.reason.key == key


async def test_a_finished_game_is_settled_in_its_looks(club: Club) -> None:
    table_id = await club.parlour.finished(ANNA, BELA)
    look = await club.parlour.look(table_id, ANNA)
    assert look.settlement is not None
    assert look.settlement.season == 1
    assert look.settlement.gains.keys() == {0, 1}
    unrated = await club.parlour.look(await club.parlour.finished(ANNA, BELA, rated=False))
    assert unrated.settlement is None
    assert not unrated.table.rated


async def test_the_clock_ends_seasons_and_tells_of_them_until_they_are_announced(club: Club) -> None:
    await club.parlour.finished(ANNA, BELA)
    (season,) = await club.seasons.seasons(GUILD)
    assert season.ends_at is not None
    club.parlour.service.start_clock()
    await club.settled()
    assert club.told == []
    club.parlour.clock.now = season.ends_at
    club.seasons.look_again()
    await club.settled()
    assert [(one.number, one.ended_at) for one in club.told] == [(1, season.ends_at)]

    club.seasons.chore.try_again()
    await club.settled()
    assert len(club.told) == 1, "not yet"
    club.parlour.clock.now += AGAIN
    club.seasons.look_again()
    await club.settled()
    assert len(club.told) == 2
    await club.seasons.announced(season)
    club.seasons.look_again()
    await club.settled()
    assert len(club.told) == 2


async def test_a_store_that_is_away_and_many_ends_at_once_delay_no_closing_by_an_hour(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.parlour.finished(ANNA, BELA)
    (season,) = await club.seasons.seasons(GUILD)
    assert season.ends_at is not None
    club.parlour.clock.now = now = season.ends_at

    async def away(*_given: object) -> None:
        raise StoreAway("gone")

    with monkeypatch.context() as failing:
        failing.setattr(type(club.parlour.store.seasons), "unannounced", away)
        with pytest.raises(StoreAway):
            await club.seasons.chore.attend(now)
    monkeypatch.setattr("bot.seasons.service.AT_ONCE", 1)
    assert await club.seasons.chore.attend(now) == now + AGAIN
    assert [one.number for one in club.told] == [1]


async def test_what_ended_while_nobody_was_there_is_told_of_at_the_start(tmp_path: Path, empty_database: Path) -> None:
    url, clock = f"sqlite:///{shutil.copy(empty_database, tmp_path / 'club.db')}", Clock()
    before = await Club.open(url, clock)
    await before.parlour.finished(ANNA, BELA)
    await before.parlour.close()
    clock.now += 200 * DAY
    after = await Club.open(url, clock)
    after.parlour.service.start_clock()
    await after.settled()
    assert [season.number for season in after.told] == [1]
    assert [season.number for season in await after.seasons.seasons(GUILD)] == [2, 1]
    await after.parlour.close()


async def test_a_game_counts_for_the_season_in_which_it_ends(club: Club) -> None:
    await club.parlour.finished(ANNA, BELA)
    table_id = await club.parlour.running(ANNA, CLEO)
    for who in (ANNA, CLEO):
        await club.parlour.play(table_id, who, Random(1))
    club.parlour.clock.now += 31 * DAY
    settlement = (await club.parlour.play_on(table_id, Random(1))).settlement
    assert settlement is not None
    assert settlement.season == 2
    assert (await club.parlour.store.seasons.find(GUILD, 2)) == await club.seasons.now(GUILD)


async def test_boards_pages_and_own_lines(club: Club) -> None:
    await club.parlour.finished(ANNA, BELA)
    page = await club.seasons.board(GUILD, BELA.id, game=None, which=None, sort=Sort.POINTS, page=7)
    assert (page.page, page.pages, page.board.total) == (1, 1, 2)
    assert page.season is not None
    assert page.board.own is not None
    assert page.board.own.standing.name == "Bela"
    every = await club.seasons.board(GUILD, 99, game="hilltops", which="all", sort=Sort.WINS, page=1)
    assert (every.season, every.board.own) == (None, None)
    club.parlour.clock.now += 31 * DAY
    new = await club.seasons.board(GUILD, BELA.id, game=None, which=None, sort=Sort.POINTS, page=1)
    assert (new.season and new.season.number, new.board.total) == (2, 0)
    named = await club.seasons.board(GUILD, BELA.id, game=None, which="#1", sort=Sort.POINTS, page=1)
    assert named.board.total == 2


async def test_reports_know_the_seasons_before(club: Club) -> None:
    await club.parlour.finished(ANNA, BELA)
    (first,) = await club.seasons.seasons(GUILD)
    await club.seasons.end(GUILD, 1, first.started_at)
    await club.seasons.start(GUILD, "Winter Cup", None)
    report = await club.seasons.report(GUILD)
    assert report is not None
    assert report.season.name == "Winter Cup"
    assert [fame.season.number for fame in report.fame] == [1]
    assert report.fame[0].champions[0].points >= 20
    by_name = await club.seasons.report(GUILD, "winter cup")
    assert by_name is not None
    assert by_name.season == report.season


async def test_refusals_change_nothing(club: Club) -> None:
    await club.parlour.finished(ANNA, BELA)
    season = await club.seasons.now(GUILD)
    assert season is not None
    settings = await club.parlour.store.settings.of_guild(GUILD)
    await refused("season-runs", club.seasons.start(GUILD, "Cup", None))
    await refused("season-bad-name", club.seasons.start(GUILD, "x" * 500, None))
    await refused("season-day-past", club.seasons.start(GUILD, None, "2001-01-01"))
    await refused("season-ended-already", club.seasons.end(GUILD, 1, season.started_at + 1))
    await refused("season-ended-already", club.seasons.end(GUILD, 2, season.started_at))
    await refused("season-bad-size", club.seasons.score(GUILD, 1, "5"))
    await refused("season-bad-points", club.seasons.score(GUILD, 3, "1 2 3"))
    await refused("season-unknown", club.seasons.report(GUILD, "Summer"))
    await refused("season-bad-game", club.seasons.career(GUILD, ANNA.id, ANNA.id, "chess"))
    await refused("stats-none", club.seasons.career(GUILD, ANNA.id, CLEO.id, None))
    await refused("stats-none-you", club.seasons.career(GUILD, CLEO.id, CLEO.id, None))
    board = club.seasons.board(GUILD, 1, game="chess", which=None, sort=Sort.POINTS, page=1)
    await refused("season-bad-game", board)
    assert await club.seasons.now(GUILD) == season
    assert await club.parlour.store.settings.of_guild(GUILD) == settings


async def test_a_season_cannot_be_ended_twice_from_one_question(club: Club) -> None:
    await club.parlour.finished(ANNA, BELA)
    season = await club.seasons.now(GUILD)
    assert season is not None
    await club.seasons.end(GUILD, 1, season.started_at)
    await refused("season-ended-already", club.seasons.end(GUILD, 1, season.started_at))
    assert [one.number for one in await club.seasons.seasons(GUILD)] == [2, 1]


async def test_statistics_are_private_for_others_on_wish(club: Club) -> None:
    await club.parlour.finished(ANNA, BELA)
    await club.parlour.store.settings.change_user(ANNA.id, stats_public=False)
    await refused("stats-private", club.seasons.career(GUILD, BELA.id, ANNA.id, None))
    report = await club.seasons.career(GUILD, ANNA.id, ANNA.id, None)
    assert report.career.standings[""].games == 1
    assert report.places[Sort.POINTS] is not None
    assert report.places[Sort.RATING] is None, "provisional"


async def test_where_a_season_is_closed(club: Club) -> None:
    await club.parlour.finished(ANNA, BELA)
    (season,) = await club.seasons.seasons(GUILD)
    assert await club.seasons.closing_channels(season) == [600]
    await club.parlour.store.settings.change_guild(GUILD, season_channel_id=77)
    assert await club.seasons.closing_channels(season) == [77, 600]
