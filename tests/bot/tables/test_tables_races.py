"""Two things at the same moment, each with one outcome: what is written first counts, and nothing is torn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.tables import verbs
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
from bot.tables.times import HOUR, MINUTE
from bot.workers import Worker
from games import registry
from games.engine import Seat
from persistence.rows import EntryKind, Phase
from tests.bot.tables.parlour import ANNA, BELA, BOSS, CLEO, STRANGER, Parlour, asks, eventually
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
    service = parlour.service
    found = await race(
        service.do(asks(table_id, ANNA), verbs.propose(Motion.PAUSE)),
        service.do(asks(table_id, BELA), verbs.propose(Motion.ABANDON)),
        swapped=swapped,
    )
    assert sorted(map(str, found)) == sorted(map(str, (None, VoteRunning)))
    await assert_whole(parlour, table_id)


@ORDERS
async def test_the_last_yes_and_the_last_no(parlour: Parlour, *, swapped: bool) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    service = parlour.service
    await service.do(asks(table_id, ANNA), verbs.propose(Motion.ABANDON))
    poll = (await parlour.look(table_id)).poll
    assert poll is not None
    since = poll.vote.revision
    await service.do(asks(table_id, BELA), verbs.vote(since, agrees=True))
    found = await race(
        service.do(asks(table_id, CLEO), verbs.vote(since, agrees=True)),
        service.do(asks(table_id, ANNA), verbs.vote(since, agrees=False)),
        swapped=swapped,
    )
    closed = (await parlour.look(table_id)).table.phase is Phase.CLOSED
    assert found == ((None, Closed) if closed else (NoVote, None))
    await assert_whole(parlour, table_id)


@ORDERS
async def test_the_yes_that_replaces_somebody_and_their_play(parlour: Parlour, *, swapped: bool) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    who, seat, (one, other) = await waited_for(parlour, table_id, ANNA, BELA, CLEO)
    service = parlour.service
    await service.do(asks(table_id, one), verbs.propose(Motion.REPLACE, seat))
    look = await parlour.look(table_id, who)
    assert look.poll is not None
    assert look.view is not None
    found = await race(
        service.do(asks(table_id, other), verbs.vote(look.poll.vote.revision, agrees=True)),
        parlour.service.do(asks(table_id, who, look.table.revision), verbs.act(str(look.view.legal[0]))),
        swapped=swapped,
    )
    absent = (await parlour.look(table_id, who)).absent
    assert found == ((None, Absent) if absent else (NoVote, None))
    await assert_whole(parlour, table_id)


@ORDERS
async def test_the_last_yes_and_the_end_of_the_vote(parlour: Parlour, *, swapped: bool) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    service = parlour.service
    await service.do(asks(table_id, ANNA), verbs.propose(Motion.PAUSE))
    poll = (await parlour.look(table_id)).poll
    assert poll is not None
    parlour.clock.now += HOUR
    found, _ = await race(
        service.do(asks(table_id, BELA), verbs.vote(poll.vote.revision, agrees=True)),
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
    service = parlour.service
    for motion, voter in ((Motion.REPLACE, one), (Motion.REPLACE, other), (Motion.OFFER, BOSS)):
        await service.do(asks(table_id, voter), verbs.propose(motion, seat))
    both = await race(
        service.do(asks(table_id, STRANGER), verbs.take_seat(seat)),
        parlour.service.do(asks(table_id, who), verbs.come_back()),
        swapped=swapped,
    )
    assert both in {(None, NotSeated), (NoSuchSeat, None)}
    late = service.do(asks(table_id, Person(21, "Late")), verbs.take_seat(seat))
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
        parlour.service.preselect(asks(table_id, waits), card),
        parlour.service.do(asks(table_id, leads, look.table.revision), verbs.act(str(look.view.legal[0]))),
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
        parlour.service.do(asks(table_id, BOSS), verbs.pause()),
        parlour.service.do(asks(table_id, who, look.table.revision), verbs.act(str(look.view.legal[0]))),
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
    await parlour.service.do(asks(table_id, ANNA), verbs.start())
    service = parlour.service
    worker.meanwhile = lambda: service.do(asks(table_id, BOSS), verbs.pause())

    async def last() -> EntryKind:
        return (await parlour.store.log.entries(table_id))[-1].kind

    async def paused() -> bool:
        return await last() is EntryKind.PAUSE and not await parlour.store.tables.due(parlour.clock.now)

    async def played() -> bool:
        return await last() is EntryKind.PLAY

    parlour.service.start_clock()
    await eventually(paused)
    assert EntryKind.PLAY not in {entry.kind for entry in await parlour.store.log.entries(table_id)}
    await service.do(asks(table_id, BOSS), verbs.resume())
    await eventually(played)
    await parlour.close()


async def test_a_vote_in_every_state_survives_a_crash(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    who, seat, (one, other) = await waited_for(parlour, table_id, ANNA, BELA, CLEO)
    service, clock = parlour.service, parlour.clock

    async def after_a_crash() -> None:
        """Assert that another process on the same database sees the same."""
        again = await Parlour.open(parlour.url, clock)
        assert await again.looks(table_id) == await parlour.looks(table_id)
        await again.close()

    await service.do(asks(table_id, one), verbs.propose(Motion.REPLACE, seat))
    await after_a_crash()
    await service.do(asks(table_id, other), verbs.propose(Motion.REPLACE, seat))
    await service.do(asks(table_id, one), verbs.propose(Motion.OFFER, seat))
    await after_a_crash()
    await service.do(asks(table_id, other), verbs.propose(Motion.OFFER, seat))
    await after_a_crash()
    parlour.clock.now += HOUR
    await service.do(asks(table_id, STRANGER), verbs.take_seat(seat))
    await service.do(asks(table_id, STRANGER), verbs.propose(Motion.PAUSE))
    await service.do(asks(table_id, one), verbs.propose(Motion.PAUSE))
    await after_a_crash()
    await parlour.refuses(table_id, NotSeated, service.do(asks(table_id, who), verbs.propose(Motion.RESUME)))
    await service.do(asks(table_id, one), verbs.propose(Motion.RESUME))
    again = service.do(asks(table_id, one), verbs.propose(Motion.RESUME))
    await parlour.refuses(table_id, NotAllowed, again)
    await after_a_crash()
