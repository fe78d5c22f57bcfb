"""A server's year: `python -m tests.campaigns.year --games 5000 --seed 1`, the better part of an hour.

Two hundred people play every game there is through the table service, in virtual time: most tables count, some are
unrated or have a computer at them. Seasons must roll over with every month of the server's time zone, whether somebody
looked or not; each must be told of once; every game must count for the month in which it ended; and what was kept game
by game must be what a count of the results makes it.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import structlog
from sqlalchemy import make_url

from bot.seasons.service import SeasonService
from bot.tables import verbs
from bot.tables.model import At, Look, Person
from bot.tables.service import OpenRequest, TableService
from games import registry
from games.players import choose, seed_for, strengths
from persistence.rows import Location, Phase
from persistence.store import Store
from persistence.upkeep.check import check, check_standings
from seasons.model import Season
from tests.harness.postgres import database

GUILD = 1
ZONE = "Europe/Paris"
PEOPLE = 200
MONTHS = 12
CASUAL_ONE_IN = 8
DAY = 86_400_000
MOVE = 20_000
"""Milliseconds between two plays: some games end in another month than they began, and 5,000 fit into a year."""
PATIENCE = 30.0
"""Seconds for which the last season may wait to be told of."""


TOLD_EVERY = 250

LENGTHS = {"dwarf_king": ("deals", 2, 7), "five_crowns": ("start_round", 9, 1), "monster_tricks": ("rounds", 1, 3)}
"""The option that says how long a game is, for a short one and a whole one; two tables in three choose a short one."""


class YearError(AssertionError):
    """Something did not come out as it must."""


@dataclass(slots=True)
class Report:
    games: int = 0
    counted: int = 0
    plays: int = 0
    straddled: int = 0
    seasons: int = 0
    seconds: float = 0.0
    size: int = 0
    recount: float = 0.0

    def __str__(self) -> str:
        thousand = 1000 / self.games
        size = f", {self.size * thousand / 2**20:.2f} MiB" if self.size else ""  # that of a file
        return (
            f"{self.games} games ({self.counted} counted, {self.straddled} over the end of a month), "
            f"{self.plays} plays, {self.seasons} seasons: every game in its month, standings agree. Per 1,000 games: "
            f"{self.seconds * thousand:.1f} s{size}; "
            f"recount of all {self.recount:.1f} s"
        )


class Year:
    """A service with a clock that is set by hand, and the people who play there.

    `months` has the month in which each counted game ended, `announced` the seasons that were told of.
    """

    def __init__(self, store: Store, chance: Random, now: int, kinds: Sequence[str]) -> None:
        self.store = store
        self.kinds = kinds
        self.chance = chance
        self.now = now
        self.report = Report()
        self.announced: list[Season] = []
        self.months: dict[str, int] = {}
        self._told: dict[int, Season] = {}
        self.tables = TableService(store, clock=lambda: self.now, entropy=chance.randbytes, pause=_at_once)
        self.seasons = SeasonService(store, self.tables)
        self.seasons.listeners.append(lambda season: self._told.update({season.number: season}))

    async def play(self, games: int) -> None:
        """Play that many games, evenly over the year."""
        start, begun = self.now, time.perf_counter()
        self.tables.start_clock()
        for number in range(games):
            self.now = max(self.now, start + number * 365 * DAY // games)
            await self._game()
            await self._announce()
            if (number + 1) % TOLD_EVERY == 0:
                sys.stderr.write(f"{number + 1} of {games} games, {time.perf_counter() - begun:.0f} s\n")
        self.now = max(self.now, start + 365 * DAY) + 31 * DAY  # whatever month it is by now, it is over
        self.seasons.look_again()
        async with asyncio.timeout(PATIENCE):
            while len(self.announced) < len(set(self.months.values())):
                await asyncio.sleep(0.01)
                await self._announce()
        await self.tables.stop_clock()

    async def _announce(self) -> None:
        """Do what the bot does with the seasons it is told of."""
        while self._told:
            _, season = self._told.popitem()
            if season.number not in {one.number for one in self.announced}:
                await self.seasons.announced(season)
                self.announced.append(season)

    async def _game(self) -> None:
        game = registry.game(self.chance.choice(self.kinds))
        seats = self.chance.choice([count for count in game.seats if count > 1])
        computers = 1 if self.chance.random() < 0.05 else 0
        people = [Person(1_000 + number, f"Player {number}") for number in self.chance.sample(range(PEOPLE), seats)]
        request = OpenRequest(
            location=Location(GUILD, 2),
            game=game.key,
            seats=seats,
            computers=computers,
            level=strengths(game)[0],
            rated=self.chance.random() > 0.05,
            options=self._length(game.key),
        )
        begun = self.now
        done = await self.tables.open(request, people[0], None)
        for person in people[1 : seats - computers]:
            await self.tables.do(At(done.table_id, person, GUILD), verbs.join())
        await self.tables.do(At(done.table_id, people[0], GUILD), verbs.start())
        look = await self._play_out(done.table_id, {person.id: person for person in people})
        self.report.games += 1
        settlement = look.settlement
        if (settlement is not None) != (request.rated and not computers):
            raise YearError(f"{done.table_id}: counts where it should not, or the other way round")
        if settlement is not None:
            month = _month(self.now)
            self.report.counted += 1
            self.report.straddled += month != _month(begun)
            self.months[done.table_id] = month
            if settlement.season is None:
                raise YearError(f"{done.table_id}: counts for no season")

    def _length(self, game: str) -> dict[str, int]:
        if game not in LENGTHS:
            return {}
        name, short, whole = LENGTHS[game]
        return {name: whole if self.chance.random() < 1 / 3 else short}

    async def _play_out(self, table_id: str, people: dict[int, Person]) -> Look:
        look = await self.tables.look(table_id, GUILD, None)
        while look.table.phase is Phase.RUNNING:
            awaited = [seat.user_id for seat in look.table.seats if seat.awaited and seat.user_id is not None]
            if not awaited:
                await asyncio.sleep(0.001)  # the computer's turn
                look = await self.tables.look(table_id, GUILD, None)
            elif look.view is None or look.asked_at is None or look.seat is None:
                look = await self.tables.look(table_id, GUILD, awaited[0])
            else:
                seated = {seat.seat: seat.user_id for seat in look.table.seats}
                await self._act(table_id, people[seated[look.seat] or 0], look)
                # Most often it is the neighbour's turn next, and one look is enough.
                look = await self.tables.look(table_id, GUILD, seated[(look.seat + 1) % len(seated)])
        return look

    async def _act(self, table_id: str, person: Person, look: Look) -> None:
        """Play what the person's computer player would: a few are casual, most are novices."""
        if look.view is None or look.asked_at is None or look.seat is None:
            raise YearError(f"{person.name} is not asked anything")
        game = registry.game(look.table.game)
        strength = strengths(game)[person.id % CASUAL_ONE_IN == 0]
        notation = str(choose(game, look.view, strength, seed_for(b"", table_id, look.table.revision, look.seat)))
        self.now += MOVE
        await self.tables.do(At(table_id, person, GUILD, seen=look.asked_at), verbs.act(notation))
        self.report.plays += 1


async def campaign(folder: Path, games: int, seed: int, kinds: Sequence[str], address: str | None = None) -> Report:
    """Play a year of games of these kinds in a folder of its own, or on a database. Raises `YearError`."""
    url = address or f"sqlite:///{folder / 'year.db'}"
    begin = round(datetime(2027, 1, 1, tzinfo=ZoneInfo(ZONE)).timestamp() * 1000)
    store = await Store.open(url)
    await store.settings.change_guild(GUILD, time_zone=ZONE)
    for number in range(PEOPLE):  # every play is chosen here
        await store.settings.change_user(1_000 + number, auto_play=False)
    year = Year(store, Random(seed), begin, kinds)
    started = time.perf_counter()
    await year.play(games)
    report = year.report
    report.seconds = time.perf_counter() - started
    await hold(store, year)
    await store.close()
    report.size = 0 if address else (folder / "year.db").stat().st_size
    started = time.perf_counter()
    faults = [*check_standings(make_url(url)), *check(make_url(url))]
    report.recount = time.perf_counter() - started
    if faults:
        raise YearError("\n".join(faults[:10]))
    return report


async def hold(store: Store, year: Year) -> None:
    """Hold the seasons against the calendar. Raises `YearError`."""
    ended = [season for season in await store.seasons.of_guild(GUILD, limit=100) if season.ended_at is not None][::-1]
    months = sorted(set(year.months.values()))
    if [(season.number, _month(season.started_at)) for season in ended] != [*enumerate(months, start=1)]:
        raise YearError("seasons are not the months in which something counted")
    if any(season.ended_at != season.ends_at for season in ended):
        raise YearError("a season did not end when it was to")
    for table_id, month in year.months.items():
        settlement = await store.standings.settlement(table_id)
        if settlement is None or settlement.season != months.index(month) + 1:
            raise YearError(f"{table_id} ended in month {month} and counts for another season")
    if sorted(season.number for season in year.announced) != [season.number for season in ended]:
        raise YearError("not every ended season was told of")
    if len(await store.standings.champions(GUILD, [season.number for season in ended])) != len(ended):
        raise YearError("a season has no champion")
    year.report.seasons = len(ended)


def _month(at: int) -> int:
    """A month of the server's time zone by a number that grows."""
    local = datetime.fromtimestamp(at / 1000, ZoneInfo(ZONE))
    return local.year * MONTHS + local.month


def _at_once(_secret: bytes, _revision: int) -> float:
    return 0.0


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.year", description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="on a server of its own, not on a file")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="put the file there afterwards")
    chosen = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with database(postgresql=chosen.postgresql) as address, tempfile.TemporaryDirectory() as folder:
        kinds = [*registry.all_games()]
        report = asyncio.run(campaign(Path(folder), chosen.games, chosen.seed, kinds, address))
        if chosen.keep is not None:
            shutil.copy(Path(folder) / "year.db", chosen.keep)
    sys.stdout.write(f"{report}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
