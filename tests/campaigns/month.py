"""A month at many tables: `python -m tests.campaigns.month --tables 200 --days 30 --seed 1`, some twenty minutes.

People of all sorts play every game at every pace through the table service, in virtual time. They answer soon or late,
vanish for hours or days, come back, take plays back, vote, watch, give up, take the seats of those who are gone; the
bot is restarted five times, once after a day. In the end every game must be over or fairly closed. On the way nobody
may be reminded twice of one question, nobody's time may run out before they had all of it, what is taken back must
leave the table as it was, and a table read from its log must be what it was in memory, for everybody's eyes.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import itertools
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import structlog
from sqlalchemy import make_url

from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.errors import TableError
from bot.tables.model import At, Look, Person, SeatInfo, TableInfo
from bot.tables.service import OpenRequest, TableService
from bot.tables.times import DAY, HOUR, MINUTE, SECOND, SPANS
from games import registry
from games.engine import Record, Seat
from games.players import choose, seed_for, strengths
from persistence.rows import EntryKind, Location, Phase, TurnPace
from persistence.store import Store
from persistence.upkeep.check import check, check_standings

GUILD = 1
PEOPLE = 60
BOSS = Person(1, "Boss", manages=True)
BEGIN = 1_790_000_000_000
BEAT = 50 * SECOND
"""How often the bot gives a sign of life here; it must be less than a minute."""
AFTER = 10
"""Days after the month in which everybody is there and what still runs may come to its end."""
PATIENCE = 60.0
"""Seconds, real ones, for what is due at one moment."""
RESTARTS = (0.13, 0.31, 0.5, 0.62, 0.84)
"""Parts of the month after which the bot falls."""
DOWN = (40 * SECOND, 5 * MINUTE, DAY, 10 * SECOND, 2 * HOUR)
"""For how long."""

SHORT = {"dwarf_king": ("deals", 2), "five_crowns": ("start_round", 9), "monster_tricks": ("rounds", 1)}
"""The option that makes a game short: a month is not long where a turn may take three days."""
DELAYS = {
    TurnPace.NONE: 2 * HOUR,
    TurnPace.LIVE_60: 18 * SECOND,
    TurnPace.LIVE_90: 25 * SECOND,
    TurnPace.LIVE_120: 30 * SECOND,
    TurnPace.RELAXED: 3 * MINUTE,
    TurnPace.DAYS_24: 2 * HOUR,
    TurnPace.DAYS_48: 3 * HOUR,
    TurnPace.DAYS_72: 3 * HOUR,
}
"""How long people take to answer, on average."""

Deed: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


class MonthError(AssertionError):
    """Something did not come out as it must."""


@dataclass(slots=True)
class Report:
    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def __str__(self) -> str:
        listed = ", ".join(f"{name} {count}" for name, count in sorted(self.done.items()))
        refused = ", ".join(f"{name} {count}" for name, count in sorted(self.refused.items()))
        return (
            f"{listed}. Refused: {refused}. No reminder twice, no clock moved by our fault, "
            f"every table as its log says. {self.seconds:.0f} s"
        )


@dataclass(slots=True)
class Question:
    """A question to a person, and the table's playable moment when it was asked; `thinks`: an answer is on its way."""

    asked_at: int
    since: int
    user_id: int
    reminded: bool = False
    thinks: bool = False


class Month:
    """A service with a clock that is set by hand, and people who do things when their time comes."""

    def __init__(self, store: Store, chance: Random, paces: Sequence[TurnPace]) -> None:
        self.store = store
        self.chance = chance
        self.paces = paces
        self.now = BEGIN
        self.report = Report()
        self.people = {100 + number: Person(100 + number, f"Player {number}") for number in range(PEOPLE)}
        self.gone: set[int] = set()
        self.tables: list[str] = []
        self.calm = False
        """Everybody is there and does nothing but play."""
        self.service = self._service()
        self._agenda: list[tuple[int, int, Deed]] = []
        self._numbers = itertools.count()
        self._beaten = self.now
        self._changed: dict[str, None] = {}
        self._reminded: list[tuple[str, int]] = []
        self._questions: dict[tuple[str, Seat], Question] = {}
        self._before: dict[tuple[str, int], list[str]] = {}
        """Everybody's view of the game before somebody's last play."""
        self._ballots: set[tuple[str, int, Seat]] = set()
        self._offers: set[tuple[str, Seat]] = set()
        self._read: Counter[str] = Counter()
        self._down = 0
        """Milliseconds for which nobody could reach us."""
        self._stood: Counter[str] = Counter()
        """Milliseconds for which a table was paused while people could reach us."""
        self._paused: dict[str, int] = {}

    def _service(self) -> TableService:
        service = TableService(self.store, clock=lambda: self.now, entropy=self.chance.randbytes, pause=_at_once)
        service.listeners.append(lambda change: self._changed.update({change.table_id: None}))
        service.reminding.append(lambda table_id, user_id: self._reminded.append((table_id, user_id)))
        return service

    # Time.

    def later(self, delay: float, deed: Deed) -> None:
        """Have something done after so many milliseconds."""
        heapq.heappush(self._agenda, (self.now + max(1, round(delay)), next(self._numbers), deed))

    def about(self, mean: float) -> float:
        """A time that is often shorter and sometimes much longer."""
        return self.chance.expovariate(1 / mean)

    async def run(self, until: int) -> None:
        """Let time pass, no longer than anybody plays once all are calm."""
        while self.now < until and (self._questions or not self.calm):
            wake = await self.store.tables.next_wake()
            nexts = [until, *(one[0] for one in self._agenda[:1]), *([self._beaten + BEAT] if self._questions else [])]
            self.now = max(self.now, min(nexts if wake is None else [*nexts, wake]))
            if self.now >= self._beaten + BEAT:
                await self.service.uptime.alive()
                self._beaten = self.now
            if await self.store.tables.due(self.now):
                await self._settle()
            while self._agenda and self._agenda[0][0] <= self.now:
                await heapq.heappop(self._agenda)[2]()
                await self.take_note()

    async def _settle(self) -> None:
        """See everything done that is due."""
        self.service.start_clock()
        async with asyncio.timeout(PATIENCE):
            while True:
                await asyncio.sleep(0.001)
                if not await self.store.tables.due(self.now):
                    break
        await self.service.stop_clock()
        await self.take_note()

    async def look_after_lobbies(self) -> None:
        """Let the clock see to what has its time and is no running table's."""
        self.later(HOUR, self.look_after_lobbies)
        self.service.start_clock()
        await asyncio.sleep(0.005)
        await self.service.stop_clock()

    async def fall(self, down: int) -> None:
        """Pull the plug, and come back after a while."""
        self.report.done["restarts"] += 1
        self.service = self._service()  # no memory survives
        self.now += down
        await self.service.uptime.begin()
        await self.service.uptime.found()
        self._down += self.now - self._beaten
        self._beaten = self.now
        await self.take_note()

    # What must hold at every moment.

    async def take_note(self) -> None:
        """Look at what has happened, and let those who are asked think."""
        for table_id, user_id in self._reminded:
            self._note_reminder(table_id, user_id)
        self._reminded.clear()
        while self._changed:
            table_id = next(iter(self._changed))
            del self._changed[table_id]
            look = await self.service.look(table_id, GUILD, None)
            for entry in await self.store.log.entries(table_id, self._read[table_id]):
                self._read[table_id] = entry.seq
                if entry.kind is EntryKind.TIMEOUT and entry.seat is not None:
                    self._hold_time(look.table, entry.seat)
                elif entry.kind is EntryKind.PAUSE:
                    self._paused[table_id] = self.now - self._down
                elif entry.kind is EntryKind.RESUME:
                    self._stood[table_id] += self.now - self._down - self._paused.pop(table_id)
                self.report.done[entry.kind] += 1
            if look.table.phase is Phase.RUNNING:
                await self._concern(look)
            else:
                for seat in range(len(look.table.seats)):
                    self._questions.pop((table_id, seat), None)

    def _note_reminder(self, table_id: str, user_id: int) -> None:
        asked = [
            question
            for (table, _), question in self._questions.items()
            if table == table_id and question.user_id == user_id
        ]
        if not asked or asked[0].reminded:
            raise MonthError(f"{table_id}: {user_id} is reminded of nothing, or twice of the same")
        asked[0].reminded = True
        self.report.done["reminder"] += 1

    def _hold_time(self, table: TableInfo, seat: Seat) -> None:
        had = self._playable(table.id) - self._questions[table.id, seat].since
        if had < SPANS[table.pace] - SECOND:
            raise MonthError(f"{table.id}: the time of seat {seat} ran out after {had} ms of {SPANS[table.pace]}")

    def _playable(self, table_id: str) -> int:
        """For how long one could have played at the table, in milliseconds."""
        return self.now - BEGIN - self._down - self._stood[table_id]

    # What people do.

    async def _concern(self, look: Look) -> None:
        """Let everybody whom a running table concerns think about it."""
        table = look.table
        slow = DELAYS[table.pace]
        if self.chance.random() < 0.02:
            self.later(self.about(MINUTE), partial(self.watch, table.id))
        if look.poll is not None:
            for seat in look.poll.voters:
                ballot = (table.id, look.poll.vote.revision, seat)
                if ballot not in self._ballots:
                    self._ballots.add(ballot)
                    self.later(self.about(slow / 2), partial(self.cast, *ballot))
        if table.paused_at is not None:
            self.later(self.about(6 * slow), partial(self.propose, table.id, Motion.RESUME, None))
            return
        for seat in look.offered:
            if (table.id, seat) not in self._offers:
                self._offers.add((table.id, seat))
                self.later(self.about(2 * slow), partial(self.sit, table.id, seat))
        for one in table.seats:
            await self._ask(table, one)
            if one.called is None and self.chance.random() < 0.1:
                self.later(self.about(MINUTE), partial(self.foresee, table.id, one.seat))

    async def _ask(self, table: TableInfo, seat: SeatInfo) -> None:
        key = table.id, seat.seat
        if seat.called is None:
            self._questions.pop(key, None)
            return
        asked_at = (await self.service.look(table.id, GUILD, seat.called)).asked_at
        question = self._questions.get(key)
        if question is None or (question.asked_at, question.user_id) != (asked_at, seat.called):
            if asked_at is None:
                raise MonthError(f"{table.id}: seat {seat.seat} is awaited and asked nothing")
            question = self._questions[key] = Question(asked_at, self._playable(table.id), seat.called)
            patience = 0.7 * SPANS[table.pace] if table.pace in SPANS else 3 * DELAYS[table.pace]
            self.later(patience, partial(self.propose, table.id, Motion.REPLACE, seat.seat))
        if not question.thinks and seat.called not in self.gone:
            question.thinks = True
            self.later(self.about(DELAYS[table.pace]), partial(self.answer, key, question))

    async def answer(self, key: tuple[str, Seat], question: Question) -> None:
        """Play, or do something else that one does when it is one's turn."""
        question.thinks = False
        table_id, seat = key
        if self._questions.get(key) is not question or question.user_id in self.gone:
            return
        who = self.people[question.user_id]
        look = await self.service.look(table_id, GUILD, who.id)
        if look.view is None or look.asked_at != question.asked_at:
            return
        what = 1.0 if self.calm else self.chance.random()
        if what < 0.002:
            await self._try("resign", self.service.do(At(table_id, who, GUILD), verbs.resign()))
            return
        if what < 0.02:
            motion = self.chance.choice([Motion.PAUSE, Motion.PAUSE, Motion.ABANDON])
            await self._try(motion, self.service.do(At(table_id, who, GUILD), verbs.propose(motion)))
        game = registry.game(look.table.game)
        seed = seed_for(b"", table_id, look.table.revision, seat)
        notation = str(choose(game, look.view, strengths(game)[0], seed))
        before = await self._all_eyes(table_id)
        if await self._try("play", self.service.do(At(table_id, who, GUILD, seen=look.asked_at), verbs.act(notation))):
            self._before[table_id, who.id] = before
            if self.chance.random() < 0.1:
                self.later(self.about(5 * SECOND), partial(self.undo, table_id, who))

    async def foresee(self, table_id: str, seat: Seat) -> None:
        """Choose a card before one's turn."""
        user_id = (await self.service.look(table_id, GUILD, None)).table.seats[seat].user_id
        look = await self.service.look(table_id, GUILD, user_id)
        if user_id is None or user_id in self.gone or look.view is None or not look.may_preselect:
            return
        held = [one.code for one in registry.game(look.table.game).scene(look.view).held if one.code is not None]
        if held:
            choice = self.service.preselect(At(table_id, self.people[user_id], GUILD), self.chance.choice(held))
            if await self._try("choose before", choice):
                self.report.done["chosen before"] += 1

    async def undo(self, table_id: str, who: Person) -> None:
        """Take the last play back; the table must be as it was before it."""
        before = self._before.pop((table_id, who.id), None)
        if before and await self._try("take back", self.service.do(At(table_id, who, GUILD), verbs.undo())):
            in_memory = await self._all_eyes(table_id)
            self.service.drop_cache()
            if not before == in_memory == await self._all_eyes(table_id):
                raise MonthError(f"{table_id}: taken back, and yet not as it was: {before=} {in_memory=}")

    async def _all_eyes(self, table_id: str) -> list[str]:
        """The view of a spectator and of every seated user, as text."""
        table = (await self.service.look(table_id, GUILD, None)).table
        eyes = [seat.user_id for seat in table.seats if seat.user_id is not None]
        return [repr((await self.service.look(table_id, GUILD, one)).view) for one in (None, *eyes)]

    async def watch(self, table_id: str) -> None:
        """Look on without a seat."""
        who = self.chance.choice([*self.people])
        look = await self.service.look(table_id, GUILD, who)
        await self.service.history(table_id, GUILD, who, limit=20)
        if look.seat is None:
            self.report.done["watched"] += 1

    async def propose(self, table_id: str, motion: Motion, about: Seat | None) -> None:
        """Let somebody at the table who is there propose something, if there is still reason to."""
        look = await self.service.look(table_id, GUILD, None)
        here = [s for s in look.table.seats if s.user_id not in self.gone and not s.resigned and not s.absent]
        here = [seat for seat in here if seat.user_id is not None and seat.seat != about]
        if look.table.phase is not Phase.RUNNING:
            return
        if motion is Motion.RESUME and look.table.paused_at is not None:  # until they agree
            self.later(DAY, partial(self.propose, table_id, motion, about))
        if not here:
            return
        if motion is Motion.REPLACE and (about is None or look.table.seats[about].called is None):
            return
        who = self.people[self.chance.choice(here).user_id or 0]
        await self._try(motion, self.service.do(At(table_id, who, GUILD), verbs.propose(motion, about)))

    async def cast(self, table_id: str, revision: int, seat: Seat) -> None:
        """Say yes or no."""
        look = await self.service.look(table_id, GUILD, None)
        user_id = look.table.seats[seat].user_id
        if user_id is None or user_id in self.gone or look.poll is None:
            return
        agrees = self.chance.random() < (0.25 if look.poll.vote.motion is Motion.ABANDON else 0.8)
        service = self.service
        await self._try(
            "ballot", service.do(At(table_id, self.people[user_id], GUILD), verbs.vote(revision, agrees=agrees))
        )

    async def sit(self, table_id: str, seat: Seat) -> None:
        """Let a newcomer come."""
        who = self.people[self.chance.choice([one for one in self.people if one not in self.gone])]
        await self._try("sit down", self.service.do(At(table_id, who, GUILD), verbs.take_seat(seat)))

    async def vanish(self, who: Person) -> None:
        """Be gone for some time."""
        if not self.calm:
            self.gone.add(who.id)
            away = self.chance.choice([20 * MINUTE, 8 * HOUR, 30 * HOUR, 3 * DAY])
            self.later(away, partial(self.come_back, who))
            self.later(away + self.about(3 * DAY), partial(self.vanish, who))

    async def come_back(self, who: Person) -> None:
        """Be there again, and take one's seats back."""
        self.gone.discard(who.id)
        for table in await self.service.listing.of_person(who.id, [Phase.RUNNING], guild_id=GUILD, limit=200):
            seat = table.seat_of(who.id)
            if seat is not None and seat.absent:
                await self._try("back", self.service.do(At(table.id, who, GUILD), verbs.come_back()))
            self._changed[table.id] = None

    async def open_table(self) -> None:
        """Open a table, mostly fill it, mostly start it."""
        game = registry.game(self.chance.choice([*registry.all_games()]))
        seats = self.chance.choice([count for count in game.seats if count > 1])
        computers = int(seats > 2 and self.chance.random() < 0.2)
        people = self.chance.sample([*self.people.values()], seats - computers)
        name, value = SHORT.get(game.key, ("", 0))
        request = OpenRequest(
            location=Location(GUILD, 2),
            game=game.key,
            seats=seats,
            computers=computers,
            level=strengths(game)[0],
            rated=self.chance.random() < 0.6,
            options={name: value} if name else {},
            pace=self.chance.choice(self.paces),
        )
        table_id = (await self.service.open(request, people[0], None)).table_id
        self.tables.append(table_id)
        for who in people[1:]:
            await self.service.do(At(table_id, who, GUILD), verbs.join())
        if self.chance.random() < 0.95:
            await self.service.do(At(table_id, people[0], GUILD), verbs.start())
            self.later(self.about(DAY), partial(self.offer, table_id))

    async def offer(self, table_id: str) -> None:
        """Offer the seats of those who are gone."""
        look = await self.service.look(table_id, GUILD, None)
        if look.table.phase is Phase.RUNNING and not self.calm:
            self.later(self.about(DAY), partial(self.offer, table_id))
            for seat in look.table.seats:
                if seat.absent:
                    offering = self.service.do(At(table_id, BOSS, GUILD), verbs.propose(Motion.OFFER, seat.seat))
                    await self._try("offer", offering)

    async def _try(self, what: str, deed: Coroutine[Any, Any, object]) -> bool:
        """Do something; return whether it was done."""
        try:
            await deed
        except TableError as error:
            self.report.refused[f"{what} ({error.code})"] += 1
            return False
        return True

    async def hold_the_end(self) -> None:
        """Hold every table against its log. Raises `MonthError`."""
        fresh = self._service()
        for table_id in self.tables:
            eyes = [None, *self.people]
            remembered = [await self.service.look(table_id, GUILD, one) for one in eyes]
            if remembered != [await fresh.look(table_id, GUILD, one) for one in eyes]:
                raise MonthError(f"{table_id} is not what its log says")
            phase = remembered[0].table.phase
            if phase not in {Phase.FINISHED, Phase.CLOSED}:
                raise MonthError(f"{table_id} is still {phase}")
            if phase is Phase.FINISHED:
                record = await fresh.record(table_id, GUILD)
                record.replay(registry.game(record.game))
                if Record.read(record.readable()) != record:
                    raise MonthError(f"{table_id}: its record is not what was written")
            self.report.done[f"tables {phase}"] += 1


async def campaign(
    folder: Path, tables: int, days: float, seed: int, paces: Sequence[TurnPace] = tuple(DELAYS)
) -> Report:
    """Play a month in a folder of its own. Raises `MonthError`."""
    url = f"sqlite:///{folder / 'month.db'}"
    started = time.perf_counter()
    store = await Store.open(url)
    await store.settings.change_guild(GUILD, tables_per_guild=200, tables_per_person=25, undo_rated=True)
    month = Month(store, Random(seed), paces)
    for user_id in month.people:
        await store.settings.change_user(user_id, preselect=user_id % 2 == 0, auto_play=user_id % 3 == 0)
    end = BEGIN + round(days * DAY)
    for _ in range(tables):
        month.later(month.chance.uniform(0, 0.7 * days * DAY), month.open_table)
    for part, down in zip(RESTARTS, DOWN, strict=True):
        month.later(part * days * DAY, partial(month.fall, down))
    for who in month.people.values():
        month.later(month.about(3 * DAY), partial(month.vanish, who))
    month.later(HOUR, month.look_after_lobbies)
    await month.run(end)
    month.calm = True
    for who in month.people.values():
        await month.come_back(who)
    await month.take_note()
    await month.run(end + AFTER * DAY)
    for table_id in month.tables:
        if (await month.service.look(table_id, GUILD, None)).table.phase not in {Phase.FINISHED, Phase.CLOSED}:
            await month.service.do(At(table_id, BOSS, GUILD), verbs.close())
            month.report.done["closed by a manager"] += 1
    await month.hold_the_end()
    await store.close()
    if faults := [*check_standings(make_url(url)), *check(make_url(url))]:
        raise MonthError("\n".join(faults[:10]))
    month.report.seconds = time.perf_counter() - started
    return month.report


def _at_once(_secret: bytes, _revision: int) -> float:
    return 0.0


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.month", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--days", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), chosen.tables, chosen.days, chosen.seed))
    sys.stdout.write(f"{report}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
