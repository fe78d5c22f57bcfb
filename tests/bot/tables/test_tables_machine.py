"""The whole service against a small model of it: whatever people do in whatever order, both say the same.

`TAPIS_LONG=1` looks much longer.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test

from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.errors import (
    AlreadySeated,
    Closed,
    Finished,
    Full,
    NoSuchSeat,
    NotAllowed,
    NotFinished,
    NotInvited,
    NotOpen,
    NotRunning,
    NotSeated,
    NotUndone,
    Paused,
    Refused,
    Stale,
    TableError,
    TooFewSeats,
    VoteRunning,
)
from bot.tables.model import At, Done, Person
from bot.tables.service import OpenRequest
from bot.tables.times import KEPT
from bot.tables.verbs import Verb
from bot.tables.verbs.play import MOST_UNDONE
from games import registry
from persistence.rows import Changes, Phase, SeatKind
from tests.bot.tables.parlour import EVERYBODY, GUILD, PLACE, Parlour, a_key, eventually

T = TypeVar("T")
Problem = type[TableError] | None

ROOMY: Changes = {"tables_per_person": 1_000, "tables_per_guild": 1_000, "undo_rated": True}
LONG = os.environ.get("TAPIS_LONG") == "1"
COMPUTER = 0


@dataclass
class Voting:
    """A running vote: what is proposed, and the seats that have said yes or no."""

    revision: int
    motion: Motion
    ayes: set[int]
    noes: set[int] = field(default_factory=set)


@dataclass
class Model:
    """The model of a table. `seats`: a user id or COMPUTER, by number."""

    id: str
    wanted: int
    opener: int
    seats: dict[int, int]
    reserved: dict[int, int] = field(default_factory=dict)
    phase: Phase = Phase.OPEN
    revision: int = 1
    gone: set[int] = field(default_factory=set)
    rematch_of: str | None = None
    played: list[tuple[Person, int, str]] = field(default_factory=list)
    last: int | None = None
    """The person who played last, or took that back, with nobody acting since."""
    undone: int = 0
    may_undo: bool = False
    private: bool = False
    kept: dict[int, int] = field(default_factory=dict)
    """The seats that are kept for invited people."""
    invited: set[int] = field(default_factory=set)
    declined: set[int] = field(default_factory=set)
    vote: Voting | None = None
    paused: bool = False
    ordered: bool = False
    put_off: set[Motion] = field(default_factory=set)

    def acted(self, user: int | None) -> None:
        """Note that somebody (None: a computer, or several) acted."""
        self.undone = self.undone if user == self.last else 0
        self.last, self.may_undo = user, user is not None

    def seat(self, who: Person) -> int | None:
        return next((seat for seat, user in self.seats.items() if user == who.id and seat not in self.gone), None)

    def people(self) -> set[int]:
        """The seats that persons play."""
        return {seat for seat, user in self.seats.items() if user != COMPUTER} - self.gone

    def counts(self) -> bool:
        """Tell whether the game counts for the season. That of one person against computers is on the ladder."""
        return sum(user != COMPUTER for user in self.seats.values()) > 1

    def free(self, user: int = COMPUTER) -> int | None:
        """The seat that a user would get next, None if none is free."""
        left = [seat for seat in range(self.wanted) if seat not in self.seats]
        free = [seat for seat in left if self.kept.get(seat) in (None, user)]
        own = [seat for seat in free if seat in self.kept]
        if own:
            return own[0]
        if self.reserved.get(user) in free:
            return self.reserved[user]
        unkept = [seat for seat in free if seat not in self.reserved.values()]
        return next(iter(unkept or free), None)

    def over(self) -> Problem:
        """The problem of whoever wants something of a table that has ended."""
        return {Phase.FINISHED: Finished, Phase.CLOSED: Closed}.get(self.phase)

    def not_open(self) -> Problem:
        """The problem of whoever wants to come or go."""
        return self.over() or (NotOpen if self.phase is Phase.RUNNING else None)

    def not_running(self) -> Problem:
        """The problem of whoever wants to play."""
        return self.over() or (NotRunning if self.phase is Phase.OPEN else None)

    def admits(self, user: int) -> bool:
        """Tell whether somebody may sit down."""
        return not self.private or user in (self.opener, *self.invited, *self.reserved)

    def not_playing(self) -> Problem:
        """The problem of whoever wants to do something with cards."""
        return self.not_running() or (Paused if self.paused else None)

    def needed(self, motion: Motion) -> int:
        """How many must say yes."""
        return max(2, len(self.people())) if motion is Motion.ABANDON else len(self.people()) // 2 + 1

    def senseless(self, motion: Motion) -> Problem:
        """The problem of whoever proposes what cannot be."""
        if motion is Motion.PAUSE and self.paused:
            return Paused
        bad = motion is Motion.RESUME and (not self.paused or self.ordered)
        bad = bad or motion in self.put_off or (motion is Motion.ABANDON and self.needed(motion) > len(self.people()))
        return NotAllowed if bad else None

    def settle(self) -> int:
        """Let the vote be decided if it is; return how many entries that makes."""
        vote, people = self.vote, self.people()
        if self.phase is not Phase.RUNNING:
            self.vote, self.paused, self.ordered = None, False, False
            return 0
        if vote is None:
            return 0
        moot = not people or {
            Motion.PAUSE: self.paused,
            Motion.RESUME: not self.paused or self.ordered,
        }.get(vote.motion, False)
        rejected = len(people - vote.noes) < self.needed(vote.motion)
        if not (moot or rejected) and len(people & vote.ayes) < self.needed(vote.motion):
            return 0
        self.vote = None
        if moot:
            return 1
        if rejected:
            self.put_off.add(vote.motion)
            return 1
        self.paused = vote.motion is Motion.PAUSE
        if vote.motion is Motion.ABANDON:
            self.phase = Phase.CLOSED
        return 2

    def looks_after(self, who: Person) -> bool:
        """Tell whether it is the person's table."""
        return who.manages or who.id == self.opener


def pick(things: list[T], number: int) -> T:
    """One of the things."""
    return things[number % len(things)]


people = st.sampled_from(EVERYBODY)
numbers = st.integers(0, 1_000)


class Tables(RuleBasedStateMachine):
    """Everything people can do at a few tables."""

    fresh: Callable[[], str]
    """Gives the address of an empty database."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.url = self.fresh()
        self.entropy = Random(1).randbytes  # the same steps must lead to the same game
        self.parlour = self.run(Parlour.open(self.url, entropy=self.entropy))
        self.run(self.parlour.store.settings.change_guild(GUILD, **ROOMY))
        self.tables: list[Model] = []
        self.last: tuple[Model, Any] | None = None

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def attempt(self, table: Model, deed: Any, problem: Problem) -> Done | None:
        """Do something with a new key; assert that it works, or is refused as the model says."""
        key = a_key()
        told = len(self.parlour.changes)
        if problem is not None:
            with pytest.raises(TableError) as caught:
                self.run(deed(key))
            assert type(caught.value) is problem
            assert len(self.parlour.changes) == told
            return None
        done: Done = self.run(deed(key))
        assert not done.repeated
        assert len(self.parlour.changes) == told + 1
        self.last = (table, lambda: deed(key))
        return done

    def deed(self, table: Model, who: Person, verb: Verb, problem: Problem, *, seen: int = 0) -> Done | None:
        """Let somebody do something at a table, as `attempt` does."""
        service = self.parlour.service
        return self.attempt(table, lambda key: service.do(At(table.id, who, GUILD, key, seen), verb), problem)

    def moved(self, table: Model, done: Done, entries: int = 1) -> None:
        """Note that a table moved on by so many entries."""
        table.revision += entries
        assert done == Done(table.id, table.revision)

    # What people do.

    @rule(who=people, seats=st.integers(2, 4), computers=st.integers(0, 1), sits=st.booleans(), private=st.booleans())
    def open(self, who: Person, seats: int, computers: int, sits: bool, private: bool) -> None:
        request = OpenRequest(
            location=PLACE, game="hilltops", seats=seats, computers=computers, seat_opener=sits, private=private
        )
        sitting = ([who.id] if sits else []) + [COMPUTER] * computers
        table = Model("", seats, who.id, dict(enumerate(sitting)), private=private)
        done = self.attempt(table, lambda key: self.parlour.service.open(request, who, key), None)
        assert done is not None
        table.id = done.table_id
        self.tables.append(table)

    def some(self, number: int, *phases: Phase) -> Model:
        """One of the tables, preferably of these phases."""
        fitting = [table for table in self.tables if table.phase in phases]
        return pick(fitting or self.tables, number)

    @precondition(lambda self: self.tables)
    @rule(number=numbers, who=people)
    def join(self, number: int, who: Person) -> None:
        table = self.some(number, Phase.OPEN)
        seat = table.free(who.id)
        problem = table.not_open()
        problem = problem or (AlreadySeated if table.seat(who) is not None else None)
        problem = problem or (None if table.admits(who.id) else NotInvited) or (Full if seat is None else None)
        done = self.deed(table, who, verbs.join(), problem)
        if done is not None and seat is not None:
            table.seats[seat] = who.id
            table.kept.pop(seat, None)
            self.moved(table, done)

    @precondition(lambda self: self.tables)
    @rule(number=numbers, who=people, guest=people)
    def invite(self, number: int, who: Person, guest: Person) -> None:
        table = self.some(number, Phase.OPEN)
        seat = table.free(guest.id)
        may = table.seat(who) is not None or table.looks_after(who)
        again = guest.id in (who.id, *table.kept.values(), *table.declined) or table.seat(guest) is not None
        problem = table.not_open() or (NotAllowed if not may or again else Full if seat is None else None)
        done = self.deed(table, who, verbs.invite(guest), problem)
        if done is not None and seat is not None:
            table.kept[seat] = guest.id
            table.invited.add(guest.id)
            self.moved(table, done)

    @precondition(lambda self: any(table.kept for table in self.tables))
    @rule(number=numbers, who=people, invited=st.booleans())
    def decline(self, number: int, who: Person, invited: bool) -> None:
        table = pick([table for table in self.tables if table.kept], number)
        if invited:
            who = next(one for one in EVERYBODY if one.id in table.kept.values())
        seat = next((seat for seat, user in table.kept.items() if user == who.id), None)
        problem = table.not_open() or (NotInvited if seat is None else None)
        done = self.deed(table, who, verbs.decline(), problem)
        if done is not None and seat is not None:
            del table.kept[seat]
            table.declined.add(who.id)
            self.moved(table, done)

    @precondition(lambda self: self.tables)
    @rule(number=numbers, who=people)
    def leave(self, number: int, who: Person) -> None:
        table = pick(self.tables, number)
        problem = table.not_open() or (NotSeated if table.seat(who) is None else None)
        done = self.deed(table, who, verbs.leave(), problem)
        if done is not None:
            del table.seats[next(seat for seat, user in table.seats.items() if user == who.id)]
            if who.id == table.opener and table.people():
                table.opener = table.seats[min(table.people())]
            if not table.people():
                table.phase, table.kept = Phase.CLOSED, {}
            self.moved(table, done, 1 if table.people() else 2)

    @precondition(lambda self: self.tables)
    @rule(number=numbers, who=people)
    def add_computer(self, number: int, who: Person) -> None:
        table = self.some(number, Phase.OPEN)
        seat = table.free()
        may = table.seat(who) is not None or table.looks_after(who)
        problem = table.not_open() or (NotAllowed if not may else Full if seat is None else None)
        done = self.deed(table, who, verbs.add_computer("novice"), problem)
        if done is not None and seat is not None:
            table.seats[seat] = COMPUTER
            self.moved(table, done)

    @precondition(lambda self: self.tables)
    @rule(number=numbers, who=people, seat=st.integers(-1, 4))
    def kick(self, number: int, who: Person, seat: int) -> None:
        table = pick(self.tables, number)
        problem = table.over() or (None if table.looks_after(who) else NotAllowed)
        if problem is None and table.phase is Phase.OPEN:
            problem = None if seat in (*table.seats, *table.kept) else NoSuchSeat
        elif problem is None:
            problem = NoSuchSeat if seat not in table.people() else None
            if problem is None and not who.manages and (table.counts() or who.id in table.seats.values()):
                problem = Paused if table.paused else NotAllowed  # nobody is overdue here: no day ever passes
        done = self.deed(table, who, verbs.kick(seat), problem)
        if done is not None and seat in table.kept:
            table.invited.discard(table.kept.pop(seat))
            self.moved(table, done)
        elif done is not None and table.phase is Phase.OPEN:
            user = table.seats.pop(seat)
            table.invited.discard(user)
            table.reserved.pop(user, None)
            if user == table.opener and table.people():
                table.opener = table.seats[min(table.people())]
            self.moved(table, done)
        elif done is not None:
            self.handed_over(table, seat, done)

    def handed_over(self, table: Model, seat: int, done: Done) -> None:
        """Note that a computer plays on, and that the game may be over by that."""
        table.gone.add(seat)
        table.acted(None)
        ends = not table.people() or len(table.seats) - len(table.gone) == 1
        if ends:
            table.phase = Phase.FINISHED
        self.moved(table, done, 2 if ends else 1 + table.settle())
        table.settle()

    @precondition(lambda self: self.tables)
    @rule(number=numbers, who=people)
    def start(self, number: int, who: Person) -> None:
        table = self.some(number, Phase.OPEN)
        may = table.seat(who) is not None or table.looks_after(who)
        problem = table.not_open() or (NotAllowed if not may else TooFewSeats if len(table.seats) < 2 else None)
        done = self.deed(table, who, verbs.start(), problem)
        if done is not None:
            table.phase, table.kept = Phase.RUNNING, {}
            table.seats = dict(enumerate(user for _, user in sorted(table.seats.items())))
            self.moved(table, done)

    @precondition(lambda self: any(table.phase is Phase.RUNNING for table in self.tables))
    @rule(number=numbers, seed=numbers)
    def play(self, number: int, seed: int) -> None:
        table = self.some(number, Phase.RUNNING)
        awaited = self.run(self.parlour.awaited(table.id))
        if not awaited:
            return
        who = pick(awaited, seed)
        revision, notation = self.run(self.parlour.some_action(table.id, who, Random(seed)))
        done = self.deed(table, who, verbs.act(notation), None, seen=revision)
        assert done is not None
        self.moved(table, done)
        table.played.append((who, revision, notation))
        table.acted(who.id)
        table.phase = self.run(self.parlour.look(table.id)).table.phase
        table.settle()

    @precondition(lambda self: any(table.played for table in self.tables))
    @rule(number=numbers, who=people, last=st.booleans())
    def undo(self, number: int, who: Person, last: bool) -> None:
        table = pick([table for table in self.tables if table.played], number)
        if last:
            who = next((one for one in EVERYBODY if one.id == table.last), who)
        may = table.may_undo and table.last == who.id and table.undone < MOST_UNDONE
        problem = table.not_playing() or (NotSeated if table.seat(who) is None else None if may else NotUndone)
        done = self.deed(table, who, verbs.undo(), problem)
        if done is not None:
            table.undone += 1
            table.may_undo = False
            self.moved(table, done)

    @precondition(lambda self: any(table.played for table in self.tables))
    @rule(number=numbers)
    def click_once_more_on_what_was_played(self, number: int) -> None:
        table = pick([table for table in self.tables if table.played], number)
        who, revision, notation = pick(table.played, number)
        problem = table.not_playing() or (NotSeated if table.seat(who) is None else Stale)
        self.deed(table, who, verbs.act(notation), problem, seen=revision)

    @precondition(lambda self: self.tables)
    @rule(number=numbers, who=people)
    def play_nonsense(self, number: int, who: Person) -> None:
        table = self.some(number, Phase.RUNNING)
        problem = table.not_playing() or (NotSeated if table.seat(who) is None else Refused)
        self.deed(table, who, verbs.act("?"), problem, seen=table.revision)

    @precondition(lambda self: self.tables)
    @rule(number=numbers, who=people)
    def resign(self, number: int, who: Person) -> None:
        table = pick(self.tables, number)
        seat = table.seat(who)
        problem = table.not_running() or (NotSeated if seat is None else None)
        done = self.deed(table, who, verbs.resign(), problem)
        if done is not None and seat is not None:
            self.handed_over(table, seat, done)

    @precondition(lambda self: self.tables)
    @rule(number=numbers, who=people)
    def close(self, number: int, who: Person) -> None:
        table = pick(self.tables, number)
        others = {table.seats[seat] for seat in table.people()} - {who.id}
        problem = table.over() or (None if table.looks_after(who) else NotAllowed)
        if table.phase is Phase.RUNNING and others and not who.manages:
            problem = NotAllowed
        own = table.seat(who)
        done = self.deed(table, who, verbs.close(), problem)
        if done is not None and table.phase is Phase.RUNNING and not table.counts() and own is not None:
            self.handed_over(table, own, done)  # who leaves the ladder's game has lost it
        elif done is not None:
            table.phase, table.kept = Phase.CLOSED, {}
            table.settle()
            self.moved(table, done)

    @precondition(lambda self: any(table.phase is Phase.RUNNING for table in self.tables))
    @rule(number=numbers, who=people, motion=st.sampled_from([Motion.PAUSE, Motion.RESUME, Motion.ABANDON]))
    def propose(self, number: int, who: Person, motion: Motion) -> None:
        table = self.some(number, Phase.RUNNING)
        seat, vote = table.seat(who), table.vote
        problem = table.not_running() or (NotSeated if seat is None else None)
        if problem is None and vote is not None:
            problem = VoteRunning if vote.motion is not motion else NotAllowed if seat in vote.ayes else None
        problem = problem or (table.senseless(motion) if vote is None else None)
        done = self.deed(table, who, verbs.propose(motion), problem)
        if done is not None and seat is not None:
            table.vote = vote or Voting(table.revision + 1, motion, set())
            self.said(table, seat, done, agrees=True)

    @precondition(lambda self: any(table.vote for table in self.tables))
    @rule(number=numbers, who=people, agrees=st.booleans())
    def say(self, number: int, who: Person, agrees: bool) -> None:
        table = pick([table for table in self.tables if table.vote], number)
        seat, vote = table.seat(who), table.vote
        assert vote is not None
        problem: Problem = NotSeated if seat is None else None
        if problem is None and seat in (vote.ayes if agrees else vote.noes):
            problem = NotAllowed
        done = self.deed(table, who, verbs.vote(vote.revision, agrees=agrees), problem)
        if done is not None and seat is not None:
            self.said(table, seat, done, agrees=agrees)

    def said(self, table: Model, seat: int, done: Done, *, agrees: bool) -> None:
        """Note what somebody has said to a vote, and what comes of it."""
        vote = table.vote
        assert vote is not None
        for said, now in ((vote.ayes, agrees), (vote.noes, not agrees)):
            (said.add if now else said.discard)(seat)
        self.moved(table, done, 1 + table.settle())
        table.settle()

    @precondition(lambda self: any(table.phase is Phase.RUNNING for table in self.tables))
    @rule(number=numbers, who=people, pauses=st.booleans())
    def order(self, number: int, who: Person, pauses: bool) -> None:
        table = self.some(number, Phase.RUNNING)
        problem = (None if who.manages else NotAllowed) or table.not_running()
        if problem is None:
            problem = (Paused if table.ordered else None) if pauses else (None if table.paused else NotAllowed)
        done = self.deed(table, who, verbs.pause() if pauses else verbs.resume(), problem)
        if done is not None:
            table.paused = table.ordered = pauses
            self.moved(table, done, 1 + table.settle())

    @precondition(lambda self: any(table.phase is Phase.FINISHED for table in self.tables))
    @rule(number=numbers, who=people)
    def rematch(self, number: int, who: Person) -> None:
        former = self.some(number, Phase.FINISHED)
        opened = [table for table in self.tables if table.rematch_of == former.id and table.phase is Phase.OPEN]
        problem: Problem = None if who.id in former.seats.values() else NotSeated
        if opened and problem is None:
            problem = AlreadySeated if opened[0].seat(who) is not None else None
            problem = problem or (None if opened[0].admits(who.id) else NotInvited)
            problem = problem or (Full if opened[0].free(who.id) is None else None)
        size = len(former.seats)
        moved_up = {(seat - 1) % size: user for seat, user in former.seats.items()}
        table = (
            opened[0]
            if opened
            else Model(
                "",
                size,
                who.id,
                {seat: user for seat, user in moved_up.items() if user in (COMPUTER, who.id)},
                {user: seat for seat, user in moved_up.items() if user != COMPUTER},
                rematch_of=former.id,
                private=former.private,
                kept={seat: user for seat, user in moved_up.items() if user not in (COMPUTER, who.id)},
            )
        )
        done = self.attempt(table, lambda key: self.parlour.service.rematch(At(former.id, who, GUILD, key)), problem)
        if done is None:
            return
        if opened:
            seat = table.free(who.id)
            assert seat is not None
            table.seats[seat] = who.id
            table.kept.pop(seat, None)
            self.moved(table, done)
        else:
            table.id = done.table_id
            table.invited = set(table.kept.values())
            self.moved(table, done, len(table.kept))
            self.tables.append(table)

    @precondition(lambda self: any(table.phase in (Phase.OPEN, Phase.RUNNING) for table in self.tables))
    @rule(number=numbers, who=people)
    def ask_too_early(self, number: int, who: Person) -> None:
        table = self.some(number, Phase.OPEN, Phase.RUNNING)
        self.attempt(table, lambda key: self.parlour.service.rematch(At(table.id, who, GUILD, key)), NotFinished)

    # What happens besides.

    @precondition(lambda self: self.last is not None)
    @rule()
    def the_same_interaction_comes_again(self) -> None:
        assert self.last is not None
        table, deed = self.last
        told = len(self.parlour.changes)
        assert self.run(deed()) == Done(table.id, table.revision, repeated=True)
        assert len(self.parlour.changes) == told

    @rule(late=st.booleans())
    def time_passes_and_computers_move(self, late: bool) -> None:
        """Let ten minutes pass where it is `late` and nothing is voted on, which has times of its own, or a moment."""

        async def nobody_is_to_move() -> bool:
            return not await self.parlour.store.tables.due(self.parlour.clock.now)

        if late and not any(table.vote or table.put_off for table in self.tables):
            self.parlour.clock.now += KEPT
            for table in self.tables:
                table.revision += len(table.kept)
                table.kept = {}

        async def move() -> None:
            self.parlour.service.start_clock()
            await eventually(nobody_is_to_move)
            await self.parlour.service.stop_clock()

        self.run(move())
        for table in self.tables:
            seen = self.run(self.parlour.look(table.id)).table
            assert seen.revision == table.revision or table.phase is Phase.RUNNING
            if seen.revision != table.revision:
                table.acted(None)
            table.revision, table.phase = seen.revision, seen.phase
            table.settle()

    @rule()
    def the_cache_is_emptied(self) -> None:
        self.parlour.service.drop_cache()

    @rule()
    def the_bot_restarts(self) -> None:
        self.run(self.parlour.close())
        self.parlour = self.run(Parlour.open(self.url, self.parlour.clock, entropy=self.entropy))
        self.last = None

    # What always holds.

    def teardown(self) -> None:
        for table in self.tables:
            self.run(self.assert_whole(table))
        self.run(self.parlour.close())
        self.loop.close()

    async def assert_whole(self, table: Model) -> None:
        """Assert that model, cache, log and rows say the same of a table."""
        parlour = self.parlour
        looks = await parlour.looks(table.id)
        seen = looks[-1].table
        assert (seen.phase, seen.revision, seen.opener_id) == (table.phase, table.revision, table.opener)
        assert {seat.seat: seat.user_id or COMPUTER for seat in seen.seats} == table.seats
        assert {seat.seat for seat in seen.seats if seat.resigned} == table.gone
        assert all((seat.kind is SeatKind.COMPUTER) == (seat.user_id is None) for seat in seen.seats)
        assert (seen.secret is not None) == (table.phase in (Phase.FINISHED, Phase.CLOSED))
        parlour.service.drop_cache()
        assert await parlour.looks(table.id) == looks
        assert {one.seat: one.user_id for one in seen.kept} == table.kept
        assert replace(seen, kept=()) in await parlour.service.listing.here(PLACE, list(Phase), limit=1_000)
        assert [entry.seq for entry in await parlour.store.log.entries(table.id)] == list(range(1, table.revision + 1))
        row = await parlour.store.tables.find(table.id)
        assert row is not None
        owing = [seat for seat in seen.seats if seat.awaited and (seat.resigned or seat.kind is SeatKind.COMPUTER)]
        assert (row.wake_at is not None) == bool(owing or table.vote or seen.kept)
        assert any(seat.awaited for seat in seen.seats) == (table.phase is Phase.RUNNING and not table.paused)
        assert (seen.paused_at is not None) == table.paused
        poll = looks[-1].poll
        assert (poll is not None) == (table.vote is not None)
        if poll is not None and table.vote is not None:
            assert (set(poll.ayes), set(poll.noes)) == tuple(
                said & table.people() for said in (table.vote.ayes, table.vote.noes)
            )
        result = await parlour.store.results.find(table.id)
        assert (result is not None) == (table.phase is Phase.FINISHED)
        if result is not None:
            assert min(row.place for row in result.rows) == 1
            last = len(result.rows) - len(table.gone) + 1
            assert all(row.place == last for row in result.rows if row.seat in table.gone)
            record = await parlour.service.record(table.id, GUILD)
            record.replay(registry.game("hilltops"))


def test_the_service_does_what_its_model_says(fresh: Callable[[], str]) -> None:
    Tables.fresh = staticmethod(fresh)
    run_state_machine_as_test(
        Tables,
        settings=settings(
            max_examples=500 if LONG else 12,
            stateful_step_count=100 if LONG else 40,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
