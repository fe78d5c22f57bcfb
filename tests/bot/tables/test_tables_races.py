"""Two things at the same moment, each with one outcome: what is written first counts, and nothing is torn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.tables.clocks.dues import HOUR, MINUTE
from bot.tables.computers.players import Question
from bot.tables.computers.thinking import Thinkers
from bot.tables.entries import Motion
from bot.tables.errors import (
    Absent,
    Closed,
    NoSuchSeat,
    NotAllowed,
    NotSeated,
    NoVote,
    Paused,
    Stale,
    TableError,
    VoteRunning,
)
from bot.tables.model import Person
from bot.workers import Worker
from games import registry
from games.engine import Seat
from persistence.rows import EntryKind, Phase
from tests.bot.tables.parlour import ANNA, BELA, BOSS, CLEO, GUILD, STRANGER, Parlour, a_key, eventually
from tests.bot.tables.test_tables_concurrency import assert_whole

Refusal = type[TableError] | None
ORDERS = pytest.mark.parametrize("swapped", [False, True], ids=["as-said", "the-other-way-round"])


async def race(one: Awaitable[Any], other: Awaitable[Any], *, swapped: bool) -> tuple[Refusal, Refusal]:
    """Let two deeds begin at once, in this order or the other; return how each was refused."""

    async def outcome(deed: Awaitable[Any]) -> Refusal:
        try:
            await deed
        except TableError as error:
            return type(error)
        return None

    first, second = (other, one) if swapped else (one, other)
    came = await asyncio.gather(outcome(first), outcome(second))
    return (came[1], came[0]) if swapped else (came[0], came[1])


async def waited_for(parlour: Parlour, table_id: str, *people: Person) -> tuple[Person, Seat, list[Person]]:
    """Play until the table waits for one person alone; return them after a while, their seat, and the others."""
    who = await parlour.waited_for(table_id)
    parlour.clock.now += 10 * MINUTE
    return who, people.index(who), [one for one in people if one != who]


@ORDERS
async def test_two_proposals(parlour: Parlour, *, swapped: bool) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    propose = parlour.service.together.propose
    found = await race(
        propose(table_id, ANNA, GUILD, Motion.PAUSE, None, a_key()),
        propose(table_id, BELA, GUILD, Motion.ABANDON, None, a_key()),
        swapped=swapped,
    )
    assert sorted(map(str, found)) == sorted(map(str, (None, VoteRunning)))
    await assert_whole(parlour, table_id)


@ORDERS
async def test_the_last_yes_and_the_last_no(parlour: Parlour, *, swapped: bool) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    together = parlour.service.together
    await together.propose(table_id, ANNA, GUILD, Motion.ABANDON, None, a_key())
    poll = (await parlour.look(table_id)).poll
    assert poll is not None
    since = poll.vote.revision
    await together.vote(table_id, BELA, GUILD, since, a_key(), agrees=True)
    found = await race(
        together.vote(table_id, CLEO, GUILD, since, a_key(), agrees=True),
        together.vote(table_id, ANNA, GUILD, since, a_key(), agrees=False),
        swapped=swapped,
    )
    closed = (await parlour.look(table_id)).table.phase is Phase.CLOSED
    assert found == ((None, Closed) if closed else (NoVote, None))
    await assert_whole(parlour, table_id)


@ORDERS
async def test_the_yes_that_replaces_somebody_and_their_play(parlour: Parlour, *, swapped: bool) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    who, seat, (one, other) = await waited_for(parlour, table_id, ANNA, BELA, CLEO)
    together = parlour.service.together
    await together.propose(table_id, one, GUILD, Motion.REPLACE, seat, a_key())
    look = await parlour.look(table_id, who)
    assert look.poll is not None
    assert look.view is not None
    found = await race(
        together.vote(table_id, other, GUILD, look.poll.vote.revision, a_key(), agrees=True),
        parlour.service.act(table_id, who, GUILD, look.table.revision, str(look.view.legal[0]), a_key()),
        swapped=swapped,
    )
    absent = (await parlour.look(table_id, who)).absent
    assert found == ((None, Absent) if absent else (NoVote, None))
    await assert_whole(parlour, table_id)


@ORDERS
async def test_the_last_yes_and_the_end_of_the_vote(parlour: Parlour, *, swapped: bool) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    together = parlour.service.together
    await together.propose(table_id, ANNA, GUILD, Motion.PAUSE, None, a_key())
    poll = (await parlour.look(table_id)).poll
    assert poll is not None
    parlour.clock.now += HOUR
    found, _ = await race(
        together.vote(table_id, BELA, GUILD, poll.vote.revision, a_key(), agrees=True),
        parlour.later(0),
        swapped=swapped,
    )
    look = await parlour.look(table_id)
    assert look.poll is None
    assert (look.table.paused_at is not None) == (found is None)
    assert found in {None, NoVote}
    await assert_whole(parlour, table_id)


@ORDERS
async def test_two_newcomers_and_one_who_is_back(parlour: Parlour, *, swapped: bool) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    who, seat, (one, other) = await waited_for(parlour, table_id, ANNA, BELA, CLEO)
    together = parlour.service.together
    for motion, voter in ((Motion.REPLACE, one), (Motion.REPLACE, other), (Motion.OFFER, BOSS)):
        await together.propose(table_id, voter, GUILD, motion, seat, a_key())
    both = await race(
        together.take_seat(table_id, STRANGER, GUILD, seat, a_key()),
        parlour.service.come_back(table_id, who, GUILD, a_key()),
        swapped=swapped,
    )
    assert both in {(None, NotSeated), (NoSuchSeat, None)}
    late = together.take_seat(table_id, Person(21, "Late"), GUILD, seat, a_key())
    await parlour.refuses(table_id, NoSuchSeat, late)
    await assert_whole(parlour, table_id)


@ORDERS
async def test_choosing_a_card_and_the_turn_that_comes(parlour: Parlour, *, swapped: bool) -> None:
    table_id = await parlour.running(ANNA, BELA, game="claim", rated=False)
    (leads,) = await parlour.awaited(table_id)
    waits = BELA if leads == ANNA else ANNA
    await parlour.store.settings.change_user(waits.id, preselect=True)
    look, mine = await parlour.look(table_id, leads), await parlour.look(table_id, waits)
    assert look.view is not None
    assert mine.view is not None
    card = registry.game("claim").scene(mine.view).held[0].code
    chosen, led = await race(
        parlour.service.preselect(table_id, waits, GUILD, card),
        parlour.service.act(table_id, leads, GUILD, look.table.revision, str(look.view.legal[0]), a_key()),
        swapped=swapped,
    )
    assert led is None
    mine = await parlour.look(table_id, waits)
    assert (mine.preselected is None) == (chosen is Stale)
    parlour.service.drop_cache()
    assert await parlour.look(table_id, waits) == mine


@ORDERS
async def test_a_pause_and_a_play(parlour: Parlour, *, swapped: bool) -> None:
    table_id = await parlour.running(ANNA, BELA)
    (who, *_) = await parlour.awaited(table_id)
    look = await parlour.look(table_id, who)
    assert look.view is not None
    found = await race(
        parlour.service.managing.pause(table_id, BOSS, GUILD, a_key()),
        parlour.service.act(table_id, who, GUILD, look.table.revision, str(look.view.legal[0]), a_key()),
        swapped=swapped,
    )
    played = any(entry.kind is EntryKind.PLAY for entry in await parlour.store.log.entries(table_id))
    assert found == (None, None if played else Paused)
    await assert_whole(parlour, table_id)


class Interrupted(Worker):
    """A worker in whose thoughts something happens."""

    def __init__(self) -> None:
        super().__init__(patience=1)
        self.meanwhile: Callable[[], Awaitable[object]] | None = None

    async def do(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        """Let it happen, then answer with the last thing that is allowed."""
        del args, kwargs
        question: Question = work.__self__
        happening, self.meanwhile = self.meanwhile, None
        if happening is not None:
            await happening()
        return str(question.view.legal[-1])


async def test_a_pause_during_a_computers_thought(url: str) -> None:
    worker = Interrupted()
    parlour = await Parlour.open(url, thinkers=Thinkers([worker]))
    options = {"first_leader": "seat1"}
    table_id = await parlour.table(ANNA, game="claim", computers=1, level="expert", options=options)
    await parlour.service.start(table_id, ANNA, GUILD, a_key())
    managing = parlour.service.managing
    worker.meanwhile = lambda: managing.pause(table_id, BOSS, GUILD, a_key())

    async def last() -> EntryKind:
        return (await parlour.store.log.entries(table_id))[-1].kind

    async def paused() -> bool:
        return await last() is EntryKind.PAUSE and not await parlour.store.tables.due(parlour.clock.now)

    async def played() -> bool:
        return await last() is EntryKind.PLAY

    parlour.service.start_clock()
    await eventually(paused)
    assert EntryKind.PLAY not in {entry.kind for entry in await parlour.store.log.entries(table_id)}
    await managing.resume(table_id, BOSS, GUILD, a_key())
    await eventually(played)
    await parlour.close()


async def test_a_vote_in_every_state_survives_a_crash(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    who, seat, (one, other) = await waited_for(parlour, table_id, ANNA, BELA, CLEO)
    together, clock = parlour.service.together, parlour.clock

    async def after_a_crash() -> None:
        """Assert that another process on the same database sees the same."""
        again = await Parlour.open(parlour.url, clock)
        assert await again.looks(table_id) == await parlour.looks(table_id)
        await again.close()

    await together.propose(table_id, one, GUILD, Motion.REPLACE, seat, a_key())
    await after_a_crash()
    await together.propose(table_id, other, GUILD, Motion.REPLACE, seat, a_key())
    await together.propose(table_id, one, GUILD, Motion.OFFER, seat, a_key())
    await after_a_crash()
    await together.propose(table_id, other, GUILD, Motion.OFFER, seat, a_key())
    await after_a_crash()
    parlour.clock.now += HOUR
    await together.take_seat(table_id, STRANGER, GUILD, seat, a_key())
    await together.propose(table_id, STRANGER, GUILD, Motion.PAUSE, None, a_key())
    await together.propose(table_id, one, GUILD, Motion.PAUSE, None, a_key())
    await after_a_crash()
    await parlour.refuses(table_id, NotSeated, together.propose(table_id, who, GUILD, Motion.RESUME, None, a_key()))
    await together.propose(table_id, one, GUILD, Motion.RESUME, None, a_key())
    again = together.propose(table_id, one, GUILD, Motion.RESUME, None, a_key())
    await parlour.refuses(table_id, NotAllowed, again)
    await after_a_crash()
