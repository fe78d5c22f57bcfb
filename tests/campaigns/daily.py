"""A week of daily deals: `python -m tests.campaigns.daily --people 30 --days 7 --seed 1`, a few minutes.

People of two strengths try the deals of a server's days in virtual time, stop in the middle and come back, give up
now and then, come late or not at all; the bot is restarted every few hours. Each day's deal must be the one that was
promised the day before; nothing that anybody is told may hold a secret before its day is over, and nobody may know of
another's try until then; afterwards everybody's record must be dealt from the promised secret, and whoever played the
same cards must have met the same answers. Boards, streaks, the week and its prizes must be what a plain count of the
records makes them.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import logging
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from random import Random

import structlog
from sqlalchemy import make_url

from bot.daily.model import DayReport
from bot.daily.service import DailyService, DayOver
from bot.tables import verbs
from bot.tables.model import At, Person
from bot.tables.service import TableService
from games import registry
from games.engine import Record
from games.players import choose, strengths
from persistence.rows import Phase
from persistence.store import Store
from persistence.upkeep.check import check, check_standings
from seasons.boards import Sort
from seasons.daily import GRACE, NEXT, monday, prizes
from seasons.scoring import usual
from seasons.tally import EVERY_GAME

GUILD = 1
MONDAY = date(2026, 11, 23)
SUNDAY = MONDAY + 6 * NEXT
BEGIN = 1_795_392_000_000
"""Midnight, UTC, of that Monday."""
HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
PATIENCE = 60.0
"""Seconds, real ones, for one answer of the opponent."""
FALLS = 5
"""How many hours the bot is up between two restarts."""


class DailyError(AssertionError):
    """Something did not come out as it must."""


@dataclass(slots=True)
class Report:
    done: Counter[str] = field(default_factory=Counter)
    promises: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        listed = ", ".join(f"{name} {count}" for name, count in sorted(self.done.items()))
        return f"{listed}; {self.promises} promises kept. {self.seconds:.0f} s"


@dataclass(slots=True)
class Try:
    """Somebody on the way through a day's deal: at which hours they play, and after how many plays they give up."""

    who: Person
    hours: list[int]
    gives_up: bool
    table_id: str | None = None


class Week:
    """A server, its bot with a clock set by hand, and its people."""

    def __init__(self, url: str, people: int, chance: Random) -> None:
        self.url = url
        self.chance = chance
        self.now = BEGIN
        self.report = Report()
        self.people = [Person(100 + number, f"Player {number}") for number in range(people)]
        self.promised: dict[date, str] = {}
        self.tables: dict[date, dict[int, str]] = defaultdict(dict)
        self.told: list[str] = []
        self.points: Counter[int] = Counter()
        self.finished: dict[int, set[date]] = defaultdict(set)
        self.store: Store
        self.service: TableService
        self.dailies: DailyService

    async def start(self) -> None:
        """Start the bot on what is kept: no memory survives."""
        self.store = await Store.open(self.url)
        self.service = TableService(self.store, clock=lambda: self.now, pause=lambda _table, _revision: 0.0)
        self.dailies = DailyService(self.store, self.service)
        self.service.start_clock()

    async def fall(self) -> None:
        """End the bot, in the middle of whatever it does."""
        await self.service.stop_clock()
        await self.store.close()
        await self.start()
        self.report.done["restarts"] += 1

    async def play_day(self, day: date) -> None:
        """Let a day pass, hour by hour, and the hour in which it may still be finished."""
        tries = [self._plan(who) for who in self.people if self.chance.random() < 0.85]
        for hour in range(24):
            self.now = BEGIN + (day - MONDAY).days * DAY + hour * HOUR + 1
            if hour % FALLS == FALLS - 1:
                await self.fall()
            if hour == 1 and day - NEXT in self.tables:
                await self.hold(day - NEXT)
            for one in tries:
                if hour in one.hours:
                    await self.go_on(one, day, last=hour == one.hours[-1])
            if hour % 6 == 0:
                await self.listen(day)

    def _plan(self, who: Person) -> Try:
        hours = sorted(self.chance.sample(range(1, 24), self.chance.choice([1, 1, 2, 3])))
        return Try(who, hours, gives_up=self.chance.random() < 0.05)

    async def go_on(self, one: Try, day: date, *, last: bool) -> None:
        """Play on, to the end or for a while."""
        table_id = await self.dailies.play(GUILD, one.who, self.chance.choice([None, day]), None)
        if self.tables[day].setdefault(one.who.id, table_id) != table_id:
            raise DailyError(f"{one.who.name} has two tries on {day}")
        plays = 1000 if last else self.chance.randrange(1, 10)
        while (look := await self.service.look(table_id, GUILD, one.who.id)).table.phase is Phase.RUNNING and plays:
            if look.asked_at is None or look.view is None:
                await self._answered(table_id, one.who.id)
                continue
            if one.gives_up and self.chance.random() < 0.2:
                await self.service.do(At(table_id, one.who, GUILD), verbs.resign())
                self.report.done["given up"] += 1
                return
            game = registry.game(look.table.game)
            strength = strengths(game)[one.who.id % 2]
            # Two people in three think alike, so that many play the same cards for a while.
            action = choose(game, look.view, strength, one.who.id if one.who.id % 3 == 0 else 0)
            await self.service.do(At(table_id, one.who, GUILD, seen=look.table.revision), verbs.act(str(action)))
            self.report.done["plays"] += 1
            plays -= 1
        if look.table.phase is Phase.FINISHED:
            self.report.done["finished"] += 1

    async def _answered(self, table_id: str, user_id: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                look = await self.service.look(table_id, GUILD, user_id)
                if look.asked_at is not None or look.table.phase is not Phase.RUNNING:
                    return
                await asyncio.sleep(0.002)

    async def listen(self, day: date) -> None:
        """Read everything that anybody is shown, and hold it against what must stay hidden."""
        for who in self.chance.sample(self.people, min(3, len(self.people))):
            report = await self.dailies.report(GUILD, who.id, day)
            if report.coming is None or report.promise.secret is not None:
                raise DailyError(f"{day} is not the present day, or lies open already")
            if self.promised.setdefault(day, report.promise.commitment) != report.promise.commitment:
                raise DailyError(f"{day} was promised otherwise")
            self.promised.setdefault(day + NEXT, report.coming.commitment)
            self.told += [repr(report), repr(await self.dailies.week(GUILD, day))]
            for other, table_id in self.tables[day].items():
                look = await self.service.look(table_id, GUILD, None)
                self.told.append(repr(look.table))
                if other != who.id and await self.dailies.lies_open(look.table):
                    raise DailyError(f"{who.name} may know of the try of {other} on {day}")

    async def hold(self, day: date) -> None:
        """Hold a day that is over against its promise, and its board against the records."""
        self.now = BEGIN + ((day - MONDAY).days + 1) * DAY + GRACE - 1
        if (await self.dailies.report(GUILD, 1, day)).promise.secret is not None:
            raise DailyError(f"{day} lies open too early")
        self.now += 1
        report = await self.dailies.report(GUILD, 1, day)
        secret = report.promise.secret or ""
        if hashlib.sha256(bytes.fromhex(secret)).hexdigest() != self.promised[day]:
            raise DailyError(f"the promise of {day} was not kept")
        self.report.promises += 1
        if any(secret in said or repr(bytes.fromhex(secret)) in said for said in self.told):
            raise DailyError(f"the secret of {day} was told before its end")
        records = {who: await self.service.record(table_id, GUILD) for who, table_id in self.tables[day].items()}
        _must_be_alike(day, secret, list(records.values()))
        self._hold_board(report, day, records)
        try:
            await self.dailies.play(GUILD, Person(99, "Latecomer"), day, None)
        except DayOver:
            self.report.done["latecomers sent away"] += 1
        else:
            raise DailyError(f"somebody began {day} after its end")

    def _hold_board(self, report: DayReport, day: date, records: dict[int, Record]) -> None:
        merits = {}
        for who, record in records.items():
            game = registry.game(record.game)
            *_, state = record.walk(game)
            if game.daily is not None and state.outcome() is not None:
                merits[who] = game.daily.score(state).merit
        places = {who: 1 + sum(other > mine for other in merits.values()) for who, mine in merits.items()}
        if {one.tried.user_id: one.place for one in report.board} != places:
            raise DailyError(f"the board of {day} is not what the records make it")
        for who, mine in merits.items():
            self.points[who] += 1 + sum(other < mine for other in merits.values())
            self.finished[who].add(day)

    async def hold_the_week(self) -> None:
        """Hold streaks, the week and its prizes against the days."""
        for who in self.people:
            report = await self.dailies.report(GUILD, who.id)
            run = 0
            day = SUNDAY
            while day in self.finished[who.id]:
                run, day = run + 1, day - NEXT
            if report.streak.now != run:
                raise DailyError(f"{who.name} has a streak of {report.streak.now}, not of {run}")
        self.now = BEGIN + 7 * DAY + GRACE
        await self.store.prizes.settle_weeks(self.now)
        won = await self.store.prizes.of_week(GUILD, monday(MONDAY))
        if won != prizes(self.points, usual(3)):
            raise DailyError("the week's prizes are not what its days make them")
        board = await self.store.standings.board(GUILD, 1, EVERY_GAME, Sort.POINTS)
        if {line.standing.user_id: line.standing.points for line in board.lines} != {
            who: prize.points for who, prize in won.items()
        }:
            raise DailyError("the season does not know the week's prizes")
        self.report.done["prizes"] = len(won)


def _must_be_alike(day: date, secret: str, records: Sequence[Record]) -> None:
    """Hold everybody's record against the promise, and those who played alike against each other."""
    answers: dict[tuple[tuple[int, str], ...], tuple[int, str]] = {}
    for record in records:
        record.replay(registry.game(record.game))
        if record.secret != secret or record.chosen():
            raise DailyError(f"a record of {day} was dealt otherwise")
        for step, action in enumerate(record.actions):
            if action[0] != 0 and answers.setdefault(record.actions[:step], action) != action:
                raise DailyError(f"on {day} the same plays met two answers")


async def campaign(folder: Path, people: int, days: int, seed: int, steps: int) -> Report:
    """Play the last `days` of a week in a folder of its own; `steps` is the opponents' budget. Raises `DailyError`."""
    offering = [game for game in registry.all_games().values() if game.daily is not None and game.outlook is not None]
    outlooks = {game: game.outlook for game in offering}
    for game, outlook in outlooks.items():
        game.outlook = None if outlook is None else replace(outlook, expert=replace(outlook.expert, steps=steps))
    try:
        return await _played(folder, people, days, seed)
    finally:
        for game, outlook in outlooks.items():
            game.outlook = outlook


async def _played(folder: Path, people: int, days: int, seed: int) -> Report:
    url = f"sqlite:///{folder / 'daily.db'}"
    started = time.perf_counter()
    week = Week(url, people, Random(seed))
    await week.start()
    await week.store.settings.change_guild(GUILD, daily_prize=True)
    for who in week.people:  # every play is chosen here
        await week.store.settings.change_user(who.id, auto_play=False)
    for number in range(7 - days, 7):
        await week.play_day(MONDAY + number * NEXT)
    await week.hold(SUNDAY)
    await week.hold_the_week()
    await week.service.stop_clock()
    await week.store.close()
    if faults := [*check_standings(make_url(url)), *check(make_url(url))]:
        raise DailyError("\n".join(faults[:10]))
    week.report.seconds = time.perf_counter() - started
    return week.report


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.daily", description=__doc__)
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--days", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=500, help="what an opponent may imagine for a decision")
    chosen = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), chosen.people, chosen.days, chosen.seed, chosen.steps))
    sys.stdout.write(f"{report}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
