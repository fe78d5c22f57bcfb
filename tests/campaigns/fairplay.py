"""Rivals who try everything: `python -m tests.campaigns.fairplay --seed 1 --rounds 200`, some minutes.

In each round a lone cheat, two who collude, a manager who plays, or one person alone tries every verb that moves a
seat, a clock, a rating or points, in every phase, at every pace, through pauses and our own downtime, in virtual time.
Honest players act within their time, come back within it when they were replaced, and agree to nothing that takes a
game from anybody. The judge reads the log alone, with the times at which people could play, and holds every entry to
the invariants of `docs/tables.md`.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import structlog
from sqlalchemy import make_url

from bot.tables.clocks.dues import HOUR, KEPT, MINUTE, SECOND, SPANS, longest_pause, voting_time
from bot.tables.entries import Motion
from bot.tables.errors import AlreadySeated, Full, TableError
from bot.tables.model import Person, TableInfo
from bot.tables.service import OpenRequest, TableService
from games import registry
from persistence.check import check, check_standings
from persistence.rows import Phase, TurnPace
from persistence.store import Store
from tests.bot.tables.parlour import GUILD, PLACE, Clock, Parlour, at_once
from tests.campaigns.judge import FairplayError, Judge
from tests.campaigns.month import SHORT
from tests.toy_game.game import GAME

HONEST = (Person(101, "Honest"), Person(102, "Upright"))
CHEATS = (Person(201, "Cheat"), Person(202, "Accomplice"))
FRIEND = Person(301, "Friend")
MANAGER = Person(401, "Manager", manages=True)
COMPANIES = {
    "a lone cheat": (*HONEST, CHEATS[0]),
    "a lone cheat and one rival": (HONEST[0], CHEATS[0]),
    "two who collude": (HONEST[0], *CHEATS),
    "two alone": CHEATS,
    "a manager": (HONEST[0], MANAGER),
    "a manager and two": (*HONEST, MANAGER),
    "one alone": (CHEATS[0],),
}
GAMES = (GAME.key, GAME.key, "claim", "monster_tricks", "dwarf_king")
STEPS = 150
"""So many things happen at a table before everybody plays its game to the end."""
UNHURRIED = 20 * MINUTE
"""How long honest players take at most where turns have no end."""
OUTAGES = (5 * SECOND, 2 * MINUTE, HOUR, 25 * HOUR)


@dataclass(slots=True)
class Report:
    """How often each thing was done and refused."""

    rounds: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    judged: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def __str__(self) -> str:
        def told(counts: Counter[str]) -> str:
            return ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))

        return (
            f"{self.rounds.total()} rounds: {told(self.rounds)}.\nDone: {told(self.done)}.\n"
            f"{self.refused.total()} refusals: {told(self.refused)}.\n{self.judged.total()} entries judged: "
            f"{told(self.judged)}.\nNo seat and no counted game lost but by the rules. {self.seconds:.0f} s"
        )


class Round:
    """One table, those who sit there, and what honest players are about to do."""

    def __init__(self, parlour: Parlour, chance: Random, report: Report, company: str, games: Sequence[str]) -> None:
        self.parlour = parlour
        self.chance = chance
        self.report = report
        self.cast = COMPANIES[company]
        self.cheats = [who for who in self.cast if who not in HONEST]
        self.pace = chance.choice(list(TurnPace))
        fitting = [key for key in games if len(self.cast) in registry.game(key).seats]
        self.game = chance.choice(fitting) if fitting else GAME.key
        self.table_id = ""
        self.judge = Judge(self.pace, {who.id for who in HONEST})
        self.plans: dict[int, tuple[object, int, Callable[[], Awaitable[object]]]] = {}

    @property
    def service(self) -> TableService:
        """Return the bot as it runs now."""
        return self.parlour.service

    @property
    def now(self) -> int:
        """Return the moment."""
        return self.parlour.clock.now

    async def play(self, steps: int) -> None:
        """Play the round. Raises `FairplayError`."""
        await self.gather()
        for _ in range(steps):
            if (await self.table()).phase is not Phase.RUNNING:
                break
            await self.step()
        await self.play_to_the_end()
        await self.after()

    async def table(self) -> TableInfo:
        """Return the table as everybody sees it."""
        return (await self.service.look(self.table_id, GUILD, None)).table

    async def gather(self) -> None:
        """Open the table, let cheats do what they can before the game, and begin it."""
        name, value = SHORT.get(self.game, ("", 0))
        alone = len(self.cast) == 1
        opener = self.chance.choice(self.cast)
        request = OpenRequest(
            place=PLACE,
            game=self.game,
            seats=2 if alone else len(self.cast),
            computers=int(alone),
            rated=self.chance.random() < 0.75,
            options={name: value} if name else {},
            pace=self.pace,
        )
        self.table_id = (await self.service.open(request, opener, None)).table_id
        for _ in range(2):
            await self.sit_down()
            for who in self.cheats:
                await self.cheat(who)
        await self.sit_down()
        await self.attempt("start", self.service.start(self.table_id, opener, GUILD, None))
        await self.see()

    async def sit_down(self) -> None:
        """Let everybody take a seat who has none."""
        for who in self.cast:
            if (await self.table()).seat_of(who.id) is None:
                await self.attempt("join", self.service.join(self.table_id, who, GUILD, None, None))

    async def step(self) -> None:
        """Let a cheat do something, or time pass, or nobody reach us."""
        await self.plan()
        what = self.chance.random()
        if what < 0.03:
            await self.outage()
        elif what < 0.55:
            await self.cheat(self.chance.choice(self.cheats))
        else:
            span = SPANS.get(self.pace, HOUR)
            await self.advance(round(self.chance.choice([0.05, 0.3, 0.51, 1.0, 1.5, 25 * HOUR / span]) * span))
        await self.see()

    async def see(self) -> None:
        """Let the judge read what is new in the log."""
        table = await self.table()
        people = [one.user_id for one in table.seats if one.user_id is not None]
        asked = {}
        for user_id in people:
            look = await self.service.look(self.table_id, GUILD, user_id)
            if look.seat is not None and look.asked_at is not None:
                asked[look.seat] = look.asked_at
        entries = await self.parlour.store.log.entries(self.table_id, self.judge.read)
        told = {one.revision: one.text for one in await self.service.history(self.table_id, GUILD, None)}
        self.report.judged.update(self.judge.hold(entries, asked, told, counts=table.counts))

    # Time.

    async def advance(self, delay: int) -> None:
        """Let time pass until an honest player acts at the latest, and see everything done that has its time."""
        until = min([self.now + delay, *(at for _, at, _ in self.plans.values())])
        while True:
            wake = await self.parlour.store.tables.next_wake()
            self.parlour.clock.now = max(self.now, until if wake is None else min(until, wake))
            # The signs of life in between, which nobody would read, are left out.
            self.service._uptime._alive_at = self.now
            await self.service.sign_of_life()
            await self.parlour.later(0)
            await self.see()
            if self.now >= until:
                break
            await self.plan()
            until = min([until, *(at for _, at, _ in self.plans.values())])
        for user_id, (_, at, deed) in list(self.plans.items()):
            if at <= self.now:
                del self.plans[user_id]
                await deed()
                self.report.done["honest"] += 1

    async def outage(self) -> None:
        """Let nobody reach us for a while: noticed, after a restart, or in a silence that nobody has noticed."""
        await self.service.sign_of_life()
        began = self.now
        how = self.chance.choice(["noticed", "restart", "silence"])
        self.parlour.clock.now += max(self.chance.choice(OUTAGES), 0 if how != "silence" else 61 * SECOND)
        self.judge.outages.append((began, self.now))
        if how == "noticed":
            self.parlour.clock.now = began
            self.service.unreachable()
            self.parlour.clock.now = self.judge.outages[-1][1]
            await self.service.reachable()
        elif how == "restart":
            self.parlour.service = TableService(self.parlour.store, clock=self.parlour.clock, pause=at_once)
            await self.service.begin_unreachable()
            await self.service.reachable()
        else:
            await self.cheat(self.chance.choice(self.cheats))
            await self.service.sign_of_life()
        self.report.done[f"outage {how}"] += 1
        self.plans.clear()

    # Honest players.

    async def plan(self) -> None:
        """Let each honest player decide when they do what they owe, within their time."""
        look = await self.service.look(self.table_id, GUILD, None)
        table = look.table
        over = table.paused_at is not None and not look.ordered
        for who in HONEST:
            seat = table.seat_of(who.id)
            if table.phase is not Phase.RUNNING or seat is None:
                self.plans.pop(who.id, None)
            elif seat.absent:
                self._intend(who, "absent", self.now + 9 * voting_time(self.pace) // 10, self.come_back)
            elif over and table.paused_at is not None:
                ends = table.paused_at + longest_pause(self.pace)
                self._intend(who, ("pause", table.paused_at), max(self.now, ends) + MINUTE, self.go_on)
            elif seat.called is not None:
                asked_at = (await self.service.look(self.table_id, GUILD, who.id)).asked_at
                self._intend(who, asked_at, seat.due_at or self.now + UNHURRIED, self.answer)
            else:
                self.plans.pop(who.id, None)
            if look.poll is not None and seat is not None and seat.seat in look.poll.voters:
                await self._vote(who, look.poll.vote.motion, look.poll.vote.revision)

    def _intend(self, who: Person, what: object, until: int, deed: Callable[[Person], Awaitable[object]]) -> None:
        """Keep a plan that still stands, or make one for a moment before `until`."""
        plan = self.plans.get(who.id)
        if plan is None or plan[0] != what or plan[1] >= until:
            at = self.chance.randint(self.now, max(self.now, until - 1))
            self.plans[who.id] = (what, at, lambda: deed(who))

    async def _vote(self, who: Person, motion: Motion, revision: int) -> None:
        if self.chance.random() < 0.3:
            agrees = motion not in (Motion.ABANDON, Motion.OFFER) and self.chance.random() < 0.5
            voting = self.service.together.vote(self.table_id, who, GUILD, revision, None, agrees=agrees)
            await self.attempt("honest vote", voting)

    async def come_back(self, who: Person) -> None:
        """Take the seat back."""
        if not any(one.user_id == who.id and one.absent for one in (await self.table()).seats):
            return
        await self.service.come_back(self.table_id, who, GUILD, None)

    async def go_on(self, who: Person) -> None:
        """End a pause that has lasted too long: nobody can prevent that."""
        look = await self.service.look(self.table_id, GUILD, who.id)
        paused = look.table.paused_at
        if paused is None or look.ordered or look.absent or self.now < paused + longest_pause(self.pace):
            return
        await self.service.together.propose(self.table_id, who, GUILD, Motion.RESUME, None, None)
        if (await self.table()).paused_at is not None:
            raise FairplayError(f"{self.table_id}: a pause does not end")

    async def answer(self, who: Person) -> None:
        """Play something."""
        look = await self.service.look(self.table_id, GUILD, who.id)
        if look.asked_at is not None and look.view is not None:
            notation = str(self.chance.choice(look.view.legal))
            await self.service.act(self.table_id, who, GUILD, look.asked_at, notation, None)

    # Cheats.

    async def cheat(self, who: Person) -> None:
        """Let somebody try something."""
        look = await self.service.look(self.table_id, GUILD, who.id)
        if look.asked_at is not None and self.chance.random() < 0.5:
            await self.answer(who)
            return
        service, table_id, chance = self.service, self.table_id, self.chance
        poll = look.poll
        if poll is not None and look.seat in set(poll.voters) - poll.vote.ayes and chance.random() < 0.6:
            voting = service.together.vote(table_id, who, GUILD, poll.vote.revision, None, agrees=True)
            await self.attempt("vote yes", voting)
            return
        if look.offered and chance.random() < 0.5:
            seat = chance.choice(look.offered)
            await self.attempt("a friend sits down", service.together.take_seat(table_id, FRIEND, GUILD, seat, None))
            return
        seat = chance.randrange(max(1, len(look.table.seats)))
        motion = chance.choice([*Motion, Motion.REPLACE, Motion.OFFER])
        name = chance.choice([one for one in _DEEDS for _ in range(4 if one in _OFTEN else 1)])
        other = chance.choice(self.cast)
        revision = look.poll.vote.revision if look.poll is not None else look.table.revision
        deeds: dict[str, Callable[[], Awaitable[object]]] = {
            "play": lambda: service.act(table_id, who, GUILD, look.table.revision, self._guess(look.table), None),
            "undo": lambda: service.undo(table_id, who, GUILD, None),
            "resign": lambda: service.resign(table_id, who, GUILD, None),
            "come back": lambda: service.come_back(table_id, who, GUILD, None),
            "kick": lambda: service.kick(table_id, who, GUILD, seat, None),
            "close": lambda: service.close(table_id, who, GUILD, None),
            "propose": lambda: service.together.propose(
                table_id,
                who,
                GUILD,
                motion,
                chance.choice([None, seat, seat]),
                None,
            ),
            "vote": lambda: service.together.vote(table_id, who, GUILD, revision, None, agrees=chance.random() < 0.8),
            "take a seat": lambda: service.together.take_seat(table_id, FRIEND, GUILD, seat, None),
            "join": lambda: service.join(table_id, who, GUILD, None, None),
            "leave": lambda: service.leave(table_id, who, GUILD, None),
            "pause": lambda: service.managing.pause(table_id, who, GUILD, None),
            "resume": lambda: service.managing.resume(table_id, who, GUILD, None),
            "move": lambda: service.managing.move(
                table_id, who, GUILD, chance.choice([600, 601]), None, in_thread=False
            ),
            "configure": lambda: service.configure(table_id, who, GUILD, {}, None, pace=self.pace),
            "computer": lambda: service.add_computer(table_id, who, GUILD, None, None),
            "invite": lambda: service.invite(table_id, who, GUILD, FRIEND, None),
            "decline": lambda: service.decline(table_id, who, GUILD, None),
            "start": lambda: service.start(table_id, who, GUILD, None),
            "show": lambda: service.show_hand(table_id, who, GUILD, other, None),
            "hide": lambda: service.hide_hand(table_id, who, GUILD, None),
            "rematch": lambda: service.rematch(table_id, who, GUILD, None),
        }
        if name in {"resign", "close"} and chance.random() < 0.8:  # or few games would last
            return
        if await self.attempt(name, deeds[name]()) and name == "propose":
            await self._agree()

    async def _agree(self) -> None:
        """Let every cheat say yes at once to what one of them proposes."""
        poll = (await self.service.look(self.table_id, GUILD, None)).poll
        if poll is None:  # decided at once
            return
        for who in self.cheats:
            deed = self.service.together.vote(self.table_id, who, GUILD, poll.vote.revision, None, agrees=True)
            await self.attempt("vote yes", deed)

    def _guess(self, table: TableInfo) -> str:
        return str(self.chance.choice(["?", "pass", "1", *table.options]))

    async def attempt(self, name: str, deed: Awaitable[object]) -> bool:
        """Do something; return whether it was done."""
        try:
            await deed
        except TableError as error:
            self.report.refused[f"{name} ({error.code})"] += 1
            return False
        self.report.done[name] += 1
        return True

    # The end.

    async def play_to_the_end(self) -> None:
        """Let the game go on, everybody come back, and all play."""
        by_id = {who.id: who for who in (*self.cast, FRIEND)}
        judge = Person(999, "Judge", manages=True)
        while (table := await self.table()).phase is Phase.RUNNING:
            if table.paused_at is not None:
                await self.service.managing.resume(self.table_id, judge, GUILD, None)
                await self.see()
                continue
            for one in table.seats:
                if one.absent and one.user_id in by_id:
                    await self.service.come_back(self.table_id, by_id[one.user_id], GUILD, None)
            called = next((one.called for one in (await self.table()).seats if one.called is not None), None)
            if called is None:
                await self.parlour.later(0)
            else:
                await self.answer(by_id[called])
            await self.see()
        self.report.done[f"table {table.phase}"] += 1

    async def after(self) -> None:
        """Hold the result, and let cheats try to change it."""
        look = await self.service.look(self.table_id, GUILD, None)
        result = await self.parlour.store.results.find(self.table_id)
        self.judge.hold_result(look, result)
        if look.apart is not None:
            self.report.done[f"apart {look.apart}"] += 1
        for who in self.cheats:
            await self.cheat(who)
        if look.table.phase is Phase.FINISHED:
            await self.again()
        if await self.parlour.store.results.find(self.table_id) != result:
            raise FairplayError(f"{self.table_id}: the result changed after the end")

    async def again(self) -> None:
        """See that no stranger takes a former player's seat at the rematch, until ten minutes are over."""
        played = {one.user_id for one in (await self.table()).seats}
        who = next(one for one in (*self.cast, FRIEND) if one.id in played)
        try:
            done = await self.service.rematch(self.table_id, who, GUILD, None)
        except AlreadySeated:  # a cheat has opened it
            return
        info = (await self.service.look(done.table_id, GUILD, None)).table
        stranger = Person(998, "Stranger")
        if len(info.seats) + len(info.kept) == info.seats_wanted:
            try:
                await self.service.join(done.table_id, stranger, GUILD, None, None)
            except Full:
                self.report.refused["stranger at a rematch"] += 1
            else:
                raise FairplayError(f"{done.table_id}: a stranger took a former player's seat")
        self.parlour.clock.now += KEPT
        await self.service.close(done.table_id, MANAGER, GUILD, None)


_DEEDS = (
    *("play", "undo", "resign", "come back", "kick", "close", "propose", "vote", "take a seat", "join", "leave"),
    *("pause", "resume", "move", "configure", "computer", "invite", "decline", "start", "show", "hide", "rematch"),
)
_OFTEN = frozenset({"propose", "vote", "take a seat", "kick", "come back"})


async def campaign(
    folder: Path,
    rounds: int,
    seed: int,
    games: Sequence[str] = GAMES,
    steps: int = STEPS,
) -> Report:
    """Play rounds in a folder of their own. Raises `FairplayError`."""
    url = f"sqlite:///{folder / 'fairplay.db'}"
    started = time.perf_counter()
    report, chance = Report(), Random(seed)
    await (await Store.open(url)).close()
    added = GAME.key not in registry.all_games()
    if added:
        registry.add(GAME)
    parlour = await Parlour.open(url, Clock(), entropy=chance.randbytes)
    try:
        await parlour.store.settings.change_guild(GUILD, tables_per_guild=10**6, tables_per_person=10**6)
        await parlour.service.sign_of_life()
        for number in range(rounds):
            company = list(COMPANIES)[number % len(COMPANIES)]
            report.rounds[company] += 1
            one = Round(parlour, Random(f"{seed} {number}"), report, company, games)
            try:
                await one.play(steps)
            except FairplayError as error:
                raise FairplayError(f"round {number} of seed {seed}, {company}, {one.pace}: {error}") from error
    finally:
        await parlour.close()
        if added:
            registry.remove(GAME.key)
    if faults := [*await check_standings(make_url(url)), *(await check(make_url(url)) if not added else [])]:
        raise FairplayError("\n".join(faults[:10]))
    report.seconds = time.perf_counter() - started
    return report


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.fairplay", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), chosen.rounds, chosen.seed))
    sys.stdout.write(f"{report}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
