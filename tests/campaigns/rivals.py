"""Cheats in a tournament: `python -m tests.campaigns.rivals --seed 1 --cups 40`, some minutes.

In each tournament two cheats, one of them its host and at times a manager, try every deed of contests and every verb of
tables, at their own table and at others', in virtual time and through restarts. The others come and play within their
time. The judge reads the tournament's log and its tables: a host who plays decides nothing about a rival, no honest
player loses by absence, a result is its table's, nobody sits twice, and points are what a plain count makes them.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random

import structlog
from sqlalchemy import make_url

from bot.contests import deeds
from bot.contests.model import ContestWish, NightWish
from bot.contests.service import table_id
from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.errors import TableError
from bot.tables.model import At, Person
from bot.tables.verbs import Verb
from games import registry
from persistence.rows import Phase
from persistence.upkeep.check import check
from seasons.contests import nights
from seasons.contests.fold import folded
from seasons.contests.model import HOUR, Contest, Event, Kind, Match, Stage, System, Why
from seasons.contests.standings import standings
from tests.harness.cup import HOST, PLACE, Cup
from tests.seasons.contests.recount import table_of
from tests.toy_game.game import GAME

HONEST = tuple(Person(100 + number, f"P{number}") for number in range(5))
CHEATS = (HOST, Person(9001, "Accomplice"))
FRIEND = Person(9002, "Friend")
SYSTEMS = (System.SWISS, System.ROBIN, System.KNOCKOUT, System.NIGHT)


class RivalsError(AssertionError):
    """Somebody got what is not theirs."""


@dataclass(slots=True)
class Report:
    cups: int = 0
    matches: int = 0
    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        ends = ", ".join(f"{count} {why}" for why, count in sorted(self.ends.items()))
        return (
            f"{self.cups} tournaments, {self.matches} matches ({ends}); cheats did {self.done.total()} deeds and were "
            f"refused {self.refused.total()}; nobody decided about a rival, and no honest player lost by absence"
        )


async def campaign(folder: Path, cups: int, seed: int) -> Report:
    """Let tournaments be played. Raises `RivalsError`."""
    report = Report()
    added = GAME.key not in registry.all_games()
    if added:
        registry.add(GAME)
    try:
        for number in range(cups):
            await _one(folder, number, Random(f"rivals {seed} {number}"), report)
    finally:
        if added:
            registry.remove(GAME.key)
    return report


async def _one(folder: Path, number: int, chance: Random, report: Report) -> None:
    cup = await Cup.opened(f"sqlite:///{folder / f'rivals{number}.db'}", chance)
    try:
        system = SYSTEMS[number % len(SYSTEMS)]
        one = Tournament(cup, chance, report, system, manages=chance.random() < 0.3)
        await (one.play_night() if system is System.NIGHT else one.play())
    finally:
        await cup.close()
    if faults := check(make_url(cup.url)):
        raise RivalsError(str(faults))
    report.cups += 1


@dataclass(slots=True)
class Tournament:
    """One of them. `manages`: the host manages the server."""

    cup: Cup
    chance: Random
    report: Report
    system: System
    manages: bool

    @property
    def cheats(self) -> tuple[Person, Person]:
        return replace(CHEATS[0], manages=self.manages), CHEATS[1]

    async def play(self) -> None:
        rounds = 2 if self.system is System.SWISS else None
        await self.cup.open(ContestWish(game=GAME.key, rounds=rounds, system=self.system), (*HONEST, *CHEATS))
        await self.cup.start()
        while (look := await self.cup.look()).contest.alive:
            for _ in range(self.chance.randrange(6)):
                await self._cheat(self.chance.choice(self.cheats))
            if self.chance.random() < 0.05:
                await self.cup.close()
                await self.cup.begin()
                await self.cup.tick()
            away = {who.id for who in CHEATS if self.chance.random() < 0.4}
            if not await self.cup.play(away) and not await self.cup.pass_on():
                raise RivalsError(f"{look.row.id}: nothing is due, and the round goes on")
            await self.cup.tick()
        await self._judge()

    async def _cheat(self, who: Person) -> None:
        look = await self.cup.look()
        people = [one.user_id for one in look.contest.entrants]
        whom, match = self.chance.choice(people), self.chance.randint(1, 4)
        contest: dict[str, deeds.Deed] = {
            "enter": deeds.enter,
            "check in": deeds.check_in,
            "start": deeds.start,
            "send off": deeds.send_off(whom),
            "rule": deeds.rule(match, self.chance.choice([None, who.id, whom])),
            "withdraw": deeds.withdraw,
            "call off": deeds.call_off,
        }
        name = self.chance.choice([*contest, *["rule", "send off", "enter", "check in"] * 2])
        if name in {"withdraw", "call off"} and self.chance.random() < 0.9:  # or few would last
            return
        do = self.cup.contests.do
        await self._attempt(name, partial(do, self.cup.contest_id, PLACE.guild_id, who, contest[name], self.cup.key()))
        for at, table in enumerate(look.tables):
            plays = self._plays(look.contest, look.contest.rounds[-1].matches[at], who)
            name, verb = self._verb(who, own=plays and self.system is not System.NIGHT)
            asked = At(table, who, PLACE.guild_id, self.cup.key())
            await self._attempt(f"table {name}", partial(self.cup.tables.do, asked, verb))

    async def play_night(self) -> None:
        """Let a game night be played instead: honest people come within ten minutes, and each table starts."""
        cup = self.cup
        starts = datetime.fromtimestamp(cup.now / 1000 + 3600, UTC)
        wish = NightWish(game=GAME.key, day=f"{starts:%Y-%m-%d}", time=f"{starts:%H:%M}", places=7)
        cup.contest_id = await cup.contests.open(wish, PLACE, HOST, cup.key())
        for who in (*HONEST, *CHEATS):
            await cup.contests.do(cup.contest_id, PLACE.guild_id, who, deeds.enter, cup.key())
        await self._cheat_often()
        await cup.later(HOUR)
        for table in (look := await cup.look()).tables:
            await self._cheat_often()
            kept = {one.user_id for one in (await cup.tables.look_inside(table)).table.kept}
            company = [who for who in HONEST if who.id in kept]
            for who in company:
                await cup.tables.do(At(table, who, PLACE.guild_id, cup.key()), verbs.join())
            for who in company[:1]:
                await self._attempt("start", partial(cup.tables.do, At(table, who, PLACE.guild_id), verbs.start()))
        while (look := await cup.look()).contest.alive and not nights.tells(look.contest):
            if not await cup.play(set()) and not await cup.pass_on():
                raise RivalsError(f"{look.row.id}: nothing is due, and the night goes on")
            await self._cheat_often()
            await cup.tick()
        await self._judge_night()

    async def _cheat_often(self) -> None:
        for _ in range(self.chance.randrange(6)):
            await self._cheat(self.chance.choice(self.cheats))
            await self.cup.tick()

    async def _judge_night(self) -> None:
        """Nobody's match is decided but by their table; the summary is due once all have ended or time has run out."""
        cup = self.cup
        log = await cup.store.contests.log(cup.contest_id)
        contest = folded(log)
        called_off = contest.stage is Stage.CALLED_OFF
        begun = next((at for at, event in enumerate(log) if event.kind is Kind.START), len(log))
        for event in log[begun + 1 :]:
            sent_off = event.kind is Kind.WITHDRAW and event.actor_id is not None
            if event.kind is Kind.RULING or (sent_off and not self.manages and not self._left(log, event)):
                raise RivalsError(f"{cup.contest_id}: {event} at a night")
        late = cup.now >= (contest.plan.starts_at or 0) + contest.plan.round_ms
        for at, match in enumerate(contest.rounds[-1].matches if contest.rounds and not called_off else ()):
            self.report.matches += 1
            self.report.ends["night " + str(match.verdict and match.verdict.why)] += 1
            row = await cup.store.tables.find(table_id(cup.contest_id, 0, at))
            if row is None or (row.phase in (Phase.OPEN, Phase.RUNNING) and not late):
                raise RivalsError(f"{cup.contest_id}: the summary is due while people play")

    def _verb(self, who: Person, *, own: bool) -> tuple[str, Verb]:
        seat = self.chance.randrange(2)
        offered: dict[str, Verb] = {
            "close": verbs.close(),
            "kick": verbs.kick(seat),
            "propose": verbs.propose(self.chance.choice([*Motion]), self.chance.choice([None, seat])),
            "vote": verbs.vote(self.chance.randrange(12), agrees=True),
            "join": verbs.join(),
            "take a seat": verbs.take_seat(seat),
            "leave": verbs.leave(),
            "pause": verbs.pause(),
            "resume": verbs.resume(),
            "configure": verbs.configure({}),
            "computer": verbs.add_computer(),
            "invite": verbs.invite(FRIEND),
            "undo": verbs.undo(),
            "show": verbs.show_hand(self.chance.choice([*self.cheats, FRIEND])),
            "hint": verbs.take_hint(),
            "resign": verbs.resign(),
        }
        looks_after = self.system is System.NIGHT and who.id == HOST.id  # as the opener of each lobby
        if (
            who.manages and not own
        ) or looks_after:  # managers may close and halt any table but that of a match of theirs
            for name in ("close", "kick", "pause"):
                del offered[name]
        return self.chance.choice([*offered.items()])

    async def _attempt(self, name: str, deed: Callable[[], Awaitable[object]]) -> None:
        try:
            await deed()
        except TableError as error:
            self.report.refused[f"{name} ({error.code})"] += 1
        else:
            self.report.done[name] += 1

    async def _judge(self) -> None:
        cup, managers = self.cup, {HOST.id} if self.manages else set()
        log = await cup.store.contests.log(cup.contest_id)
        contest = folded(log)
        begun = next(at for at, event in enumerate(log) if event.kind is Kind.START)
        honest = {one.number for one in contest.entrants if one.user_id in {who.id for who in HONEST}}
        for event in log[begun + 1 :]:
            decided = event.kind is Kind.RULING or (event.kind is Kind.WITHDRAW and event.actor_id is not None)
            if decided and event.actor_id not in managers and not self._left(log, event):
                raise RivalsError(f"{cup.contest_id}: {event} by somebody who plays")
        for number, one in enumerate(contest.rounds):
            seated = Counter(member for match in one.matches for member in match.members)
            if seated and max(seated.values()) > 1:
                raise RivalsError(f"{cup.contest_id}: somebody sits twice in round {number + 1}")
            for at, match in enumerate(one.matches):
                if match.verdict is None or match.bye:
                    continue
                self.report.matches += 1
                self.report.ends[str(match.verdict.why)] += 1
                closed = match.verdict.why is Why.CLOSED and not honest.isdisjoint(match.members)
                if self.manages and closed and self._plays(contest, match, HOST):
                    raise RivalsError(f"{cup.contest_id}: a manager closed a match of their own in round {number + 1}")
                if any(match.members[seat] in honest for seat in match.verdict.forfeits):
                    raise RivalsError(f"{cup.contest_id}: an honest player lost by absence in round {number + 1}")
                name = table_id(cup.contest_id, number, at)
                result = await cup.store.results.find(name)
                row = await cup.store.tables.find(name)
                if row is None and match.verdict.why is Why.RULED:  # decided between the draw and the games
                    continue
                if row is None or row.phase not in (Phase.FINISHED, Phase.CLOSED):
                    raise RivalsError(f"{name} goes on")
                if match.verdict.why is Why.PLAYED and (
                    result is None or tuple(row.place for row in result.rows) != match.verdict.places
                ):
                    raise RivalsError(f"the result of {name} is not its match's")
        told = [(line.number, line.place, line.points, line.breaks) for line in standings(contest)]
        if self.system is System.SWISS and told != table_of(contest):
            raise RivalsError(f"{cup.contest_id}: standings are not what a plain count makes them")

    @staticmethod
    def _plays(contest: Contest, match: Match, who: Person) -> bool:
        mine = contest.entrant_of(who.id)
        return mine is not None and mine.number in match.members

    @staticmethod
    def _left(log: list[Event], ruling: Event) -> bool:
        """Whether the person who decided had left the tournament by then."""
        mine = [one for one in log[: log.index(ruling)] if one.user_id == ruling.actor_id]
        return bool(mine) and mine[-1].kind is Kind.WITHDRAW


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.rivals", description=__doc__)
    parser.add_argument("--cups", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), chosen.cups, chosen.seed))
    sys.stdout.write(f"{report}\ndone: {dict(report.done)}\nrefused: {dict(report.refused)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
