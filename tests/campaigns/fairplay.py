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

from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.errors import AlreadySeated, Full, TableError
from bot.tables.model import Apart, At, Look, Person, TableInfo
from bot.tables.service import OpenRequest, TableService
from bot.tables.times import HOUR, KEPT, MINUTE, SECOND, SPANS, longest_pause, voting_time
from games import registry
from persistence.rows import Phase, TurnPace
from persistence.store import Store
from persistence.upkeep.check import check, check_standings
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
        self.climbs = False
        self.judge = Judge(self.pace, {who.id for who in HONEST})
        self.plans: dict[int, tuple[object, int, Callable[[], Awaitable[object]]]] = {}

    @property
    def service(self) -> TableService:
        """The bot as it runs now."""
        return self.parlour.service

    @property
    def now(self) -> int:
        """The moment."""
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
        """The table as everybody sees it."""
        return (await self.service.look(self.table_id, GUILD, None)).table

    async def gather(self) -> None:
        """Open the table, let cheats do what they can before the game, and begin it."""
        name, value = SHORT.get(self.game, ("", 0))
        alone = len(self.cast) == 1
        opener = self.chance.choice(self.cast)
        request = OpenRequest(
            location=PLACE,
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
        await self.attempt("start", self.service.do(At(self.table_id, opener, GUILD), verbs.start()))
        table = await self.table()
        self.climbs = table.phase is Phase.RUNNING and table.climbs
        await self.see()

    async def sit_down(self) -> None:
        """Let everybody take a seat who has none."""
        for who in self.cast:
            if (await self.table()).seat_of(who.id) is None:
                await self.attempt("join", self.service.do(At(self.table_id, who, GUILD), verbs.join()))

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
            self.service.uptime._alive_at = self.now
            await self.service.uptime.alive()
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
        await self.service.uptime.alive()
        began = self.now
        how = self.chance.choice(["noticed", "restart", "silence"])
        self.parlour.clock.now += max(self.chance.choice(OUTAGES), 0 if how != "silence" else 61 * SECOND)
        self.judge.outages.append((began, self.now))
        if how == "noticed":
            self.parlour.clock.now = began
            self.service.uptime.lost()
            self.parlour.clock.now = self.judge.outages[-1][1]
            await self.service.uptime.found()
        elif how == "restart":
            self.parlour.service = TableService(
                self.parlour.store, clock=self.parlour.clock, pause=at_once, entropy=self.chance.randbytes
            )
            await self.service.uptime.begin()
            await self.service.uptime.found()
        else:
            await self.cheat(self.chance.choice(self.cheats))
            await self.service.uptime.alive()
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
            voting = self.service.do(At(self.table_id, who, GUILD), verbs.vote(revision, agrees=agrees))
            await self.attempt("honest vote", voting)

    async def come_back(self, who: Person) -> None:
        """Take the seat back."""
        if not any(one.user_id == who.id and one.absent for one in (await self.table()).seats):
            return
        await self.service.do(At(self.table_id, who, GUILD), verbs.come_back())

    async def go_on(self, who: Person) -> None:
        """End a pause that has lasted too long: nobody can prevent that."""
        look = await self.service.look(self.table_id, GUILD, who.id)
        paused = look.table.paused_at
        if paused is None or look.ordered or look.absent or self.now < paused + longest_pause(self.pace):
            return
        await self.service.do(At(self.table_id, who, GUILD), verbs.propose(Motion.RESUME))
        if (await self.table()).paused_at is not None:
            raise FairplayError(f"{self.table_id}: a pause does not end")

    async def answer(self, who: Person) -> None:
        """Play something."""
        look = await self.service.look(self.table_id, GUILD, who.id)
        if look.asked_at is not None and look.view is not None:
            notation = str(self.chance.choice(look.view.legal))
            await self.service.do(At(self.table_id, who, GUILD, seen=look.asked_at), verbs.act(notation))

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
            voting = service.do(At(table_id, who, GUILD), verbs.vote(poll.vote.revision, agrees=True))
            await self.attempt("vote yes", voting)
            return
        if look.offered and chance.random() < 0.5:
            seat = chance.choice(look.offered)
            await self.attempt("a friend sits down", service.do(At(table_id, FRIEND, GUILD), verbs.take_seat(seat)))
            return
        seat = chance.randrange(max(1, len(look.table.seats)))
        motion = chance.choice([*Motion, Motion.REPLACE, Motion.OFFER])
        gone = [one.seat for one in look.table.seats if one.absent]
        slow = [one.seat for one in look.table.seats if one.called is not None and one.user_id != who.id]
        if (gone or slow) and chance.random() < 0.5:  # what could be carried; any other seat is refused at once
            motion = Motion.OFFER if gone else Motion.REPLACE
            seat = chance.choice(gone or slow)
        name = chance.choice([one for one in _DEEDS for _ in range(4 if one in _OFTEN else 1)])
        other = chance.choice(self.cast)
        revision = look.poll.vote.revision if look.poll is not None else look.table.revision
        deeds: dict[str, Callable[[], Awaitable[object]]] = {
            "play": lambda: service.do(
                At(table_id, who, GUILD, seen=look.table.revision), verbs.act(self._guess(look.table))
            ),
            "undo": lambda: service.do(At(table_id, who, GUILD), verbs.undo()),
            "resign": lambda: service.do(At(table_id, who, GUILD), verbs.resign()),
            "come back": lambda: service.do(At(table_id, who, GUILD), verbs.come_back()),
            "kick": lambda: service.do(At(table_id, who, GUILD), verbs.kick(seat)),
            "close": lambda: service.do(At(table_id, who, GUILD), verbs.close()),
            "propose": lambda: service.do(
                At(table_id, who, GUILD), verbs.propose(motion, chance.choice([None, seat, seat]))
            ),
            "vote": lambda: service.do(At(table_id, who, GUILD), verbs.vote(revision, agrees=chance.random() < 0.8)),
            "take a seat": lambda: service.do(At(table_id, FRIEND, GUILD), verbs.take_seat(seat)),
            "join": lambda: service.do(At(table_id, who, GUILD), verbs.join()),
            "leave": lambda: service.do(At(table_id, who, GUILD), verbs.leave()),
            "pause": lambda: service.do(At(table_id, who, GUILD), verbs.pause()),
            "resume": lambda: service.do(At(table_id, who, GUILD), verbs.resume()),
            "move": lambda: service.do(
                At(table_id, who, GUILD), verbs.move(chance.choice([600, 601]), in_thread=False)
            ),
            "configure": lambda: service.do(At(table_id, who, GUILD), verbs.configure({}, pace=self.pace)),
            "computer": lambda: service.do(At(table_id, who, GUILD), verbs.add_computer()),
            "invite": lambda: service.do(At(table_id, who, GUILD), verbs.invite(FRIEND)),
            "decline": lambda: service.do(At(table_id, who, GUILD), verbs.decline()),
            "start": lambda: service.do(At(table_id, who, GUILD), verbs.start()),
            "show": lambda: service.do(At(table_id, who, GUILD), verbs.show_hand(other)),
            "hide": lambda: service.do(At(table_id, who, GUILD), verbs.hide_hand()),
            "rematch": lambda: service.rematch(At(table_id, who, GUILD)),
            "hint": lambda: service.do(At(table_id, who, GUILD), verbs.take_hint()),
            "delete the channel": lambda: service.abandon(look.table.location.channel_id),
        }
        if name == "delete the channel" and not self.climbs:  # no manager needs it to end a game among people
            return
        if name in {"resign", "close", "delete the channel"} and chance.random() < 0.8:  # or few games would last
            return
        if await self.attempt(name, deeds[name]()) and name == "propose":
            await self._agree()

    async def _agree(self) -> None:
        """Let every cheat say yes at once to what one of them proposes."""
        poll = (await self.service.look(self.table_id, GUILD, None)).poll
        if poll is None:  # decided at once
            return
        for who in self.cheats:
            deed = self.service.do(At(self.table_id, who, GUILD), verbs.vote(poll.vote.revision, agrees=True))
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
                await self.service.do(At(self.table_id, judge, GUILD), verbs.resume())
                await self.see()
                continue
            for one in table.seats:
                if one.absent and one.user_id in by_id:
                    await self.service.do(At(self.table_id, by_id[one.user_id], GUILD), verbs.come_back())
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
        if self.climbs:
            self._hold_ladder(look)
        for who in self.cheats:
            await self.cheat(who)
        if look.table.phase is Phase.FINISHED:
            await self.again()
        if await self.parlour.store.results.find(self.table_id) != result:
            raise FairplayError(f"{self.table_id}: the result changed after the end")

    def _hold_ladder(self, look: Look) -> None:
        """See that a game on the ladder, once begun, was lost or won there, or won with help and without decisions."""
        if look.table.phase is not Phase.FINISHED or look.outcome is None:
            raise FairplayError(f"{self.table_id}: a game on the ladder was escaped")
        me = next(one.seat for one in look.table.seats if one.level is None or one.user_id is not None)
        won = look.outcome.places[me] == 1
        if look.settlement is None or look.settlement.step is None:
            if not won or look.apart not in (Apart.ADVISED, Apart.BRIEF):
                raise FairplayError(f"{self.table_id}: a defeat by computers was escaped")
            return
        if won and look.advised:
            raise FairplayError(f"{self.table_id}: a win with help counts on the ladder")
        self.report.done["ladder"] += 1

    async def again(self) -> None:
        """See that no stranger takes a former player's seat at the rematch, until ten minutes are over."""
        played = {one.user_id for one in (await self.table()).seats}
        who = next(one for one in (*self.cast, FRIEND) if one.id in played)
        try:
            done = await self.service.rematch(At(self.table_id, who, GUILD))
        except AlreadySeated:  # a cheat has opened it
            return
        info = (await self.service.look(done.table_id, GUILD, None)).table
        stranger = Person(998, "Stranger")
        if len(info.seats) + len(info.kept) == info.seats_wanted:
            try:
                await self.service.do(At(done.table_id, stranger, GUILD), verbs.join())
            except Full:
                self.report.refused["stranger at a rematch"] += 1
            else:
                raise FairplayError(f"{done.table_id}: a stranger took a former player's seat")
        self.parlour.clock.now += KEPT
        await self.service.do(At(done.table_id, MANAGER, GUILD), verbs.close())


_DEEDS = (
    *("play", "undo", "resign", "come back", "kick", "close", "propose", "vote", "take a seat", "join", "leave"),
    *(
        "pause",
        "resume",
        "move",
        "configure",
        "computer",
        "invite",
        "decline",
        "start",
        "show",
        "hide",
        "rematch",
        "hint",
    ),
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
        await parlour.service.uptime.alive()
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
    if faults := [*check_standings(make_url(url)), *(check(make_url(url)) if not added else [])]:
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
