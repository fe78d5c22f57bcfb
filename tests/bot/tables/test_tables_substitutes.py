"""A newcomer plays on for somebody gone: who may offer the seat, who may take it, and whose the result is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.errors import AlreadySeated, NoSuchSeat, NotAbsent, NotAllowed, NotForYou, NotSeated, NoVote, Stale
from bot.tables.model import Apart, Person
from bot.tables.times import HOUR, MINUTE
from bot.traces import Traces
from games.engine import Seat
from persistence.rows import BlockedPerson, Phase
from tests.bot.tables.parlour import ANNA, BELA, BOSS, CLEO, GUILD, PEOPLE, STRANGER, Parlour, asks
from tests.bot.tables.test_tables_votes import propose, say

NEW = Person(20, "Newcomer")


async def deserted(parlour: Parlour, *people: Person, **wishes: Any) -> tuple[str, Person]:
    """A table at which the others have had somebody replaced, and whom."""
    table_id = await parlour.running(*people, **wishes)
    gone = await parlour.waited_for(table_id)
    parlour.clock.now += 10 * MINUTE
    one, *others = (who for who in people if who != gone)
    await propose(parlour, table_id, one, Motion.REPLACE, PEOPLE.index(gone))
    for other in others:
        await say(parlour, table_id, other)
    if not others:
        await parlour.later(HOUR)
    assert (await parlour.look(table_id, gone)).absent
    return table_id, gone


async def sit(parlour: Parlour, table_id: str, who: Person, seat: Seat) -> None:
    """Let somebody take a seat."""
    await parlour.service.do(asks(table_id, who), verbs.take_seat(seat))


async def test_a_newcomer_has_the_seat_from_then_on(parlour: Parlour) -> None:
    table_id, gone = await deserted(parlour, ANNA, BELA, CLEO)
    seat = PEOPLE.index(gone)
    one, other = (who for who in (ANNA, BELA, CLEO) if who != gone)
    salt = (await parlour.store.tables.seats_at([table_id]))[table_id][seat].salt
    await parlour.refuses(table_id, NoSuchSeat, sit(parlour, table_id, NEW, seat))
    await propose(parlour, table_id, one, Motion.OFFER, seat)
    assert (await parlour.look(table_id)).offered == ()
    await say(parlour, table_id, other)
    assert (await parlour.look(table_id)).offered == (seat,)
    await parlour.refuses(table_id, NotAllowed, propose(parlour, table_id, one, Motion.OFFER, seat))
    await parlour.refuses(table_id, AlreadySeated, sit(parlour, table_id, one, seat))
    await parlour.store.blocks.add(BlockedPerson(other.id, STRANGER.id, "Stranger"))
    await parlour.refuses(table_id, NotForYou, sit(parlour, table_id, STRANGER, seat))
    await parlour.store.blocks.remove(other.id, STRANGER.id)
    cards = (await parlour.look(table_id, gone)).view
    early = await parlour.refuses(table_id, NotAllowed, sit(parlour, table_id, NEW, seat))
    assert early.reason.key == "table-offered-soon"
    parlour.clock.now += HOUR
    await sit(parlour, table_id, NEW, seat)
    look = await parlour.look(table_id, NEW)
    assert (look.seat, look.view) == (seat, cards)
    assert look.asked_at == look.table.revision
    assert look.offered == ()
    await parlour.refuses(table_id, NotSeated, parlour.service.do(asks(table_id, gone), verbs.come_back()))
    await parlour.refuses(table_id, NoSuchSeat, sit(parlour, table_id, STRANGER, seat))
    assert (await parlour.look(table_id, gone)).seat is None
    parlour.service.drop_cache()
    assert await parlour.look(table_id, NEW) == look
    assert (await parlour.store.tables.seats_at([table_id]))[table_id][seat].salt == salt
    while awaited := await parlour.awaited_of(table_id, ANNA, BELA, CLEO, NEW):
        await parlour.play(table_id, awaited[0], Random(1))
    result = await parlour.store.results.find(table_id)
    assert result is not None
    assert result.rated
    assert result.rows[seat].name == "", "nobody's result has nobody's name"
    assert [row.user_id for row in result.rows] == [None if who == gone else who.id for who in (ANNA, BELA, CLEO)]
    settlement = (await parlour.look(table_id)).settlement
    assert settlement is not None
    assert set(settlement.gains) == {0, 1, 2} - {seat}
    await parlour.service.record(table_id, GUILD)


async def test_back_before_a_newcomer_came(parlour: Parlour) -> None:
    table_id, gone = await deserted(parlour, ANNA, BELA, rated=False)
    seat = PEOPLE.index(gone)
    await propose(parlour, table_id, BOSS, Motion.OFFER, seat)
    await parlour.service.do(asks(table_id, gone), verbs.come_back())
    await parlour.refuses(table_id, NoSuchSeat, sit(parlour, table_id, NEW, seat))
    await parlour.refuses(table_id, NotAbsent, parlour.service.do(asks(table_id, gone), verbs.come_back()))


async def test_with_one_left_who_began_it_counts_for_nobody(parlour: Parlour) -> None:
    table_id, gone = await deserted(parlour, ANNA, BELA)
    seat = PEOPLE.index(gone)
    other = BELA if gone == ANNA else ANNA
    alone = await parlour.refuses(table_id, NotAllowed, propose(parlour, table_id, other, Motion.OFFER, seat))
    assert alone.reason.key == "table-vote-alone"
    await propose(parlour, table_id, BOSS, Motion.OFFER, seat)
    parlour.clock.now += HOUR
    await sit(parlour, table_id, NEW, seat)
    assert (await parlour.look(table_id)).table.opener_id == (other.id if gone == ANNA else ANNA.id)
    while awaited := await parlour.awaited_of(table_id, ANNA, BELA, NEW):
        await parlour.play(table_id, awaited[0], Random(1))
    look = await parlour.look(table_id)
    assert look.apart is Apart.SUBSTITUTED
    result = await parlour.store.results.find(table_id)
    assert result is not None
    assert not result.rated
    assert NEW.id in [row.user_id for row in result.rows]


@pytest.mark.parametrize("rated", [True, False])
async def test_the_seat_of_who_gave_up_is_offered_only_where_nothing_counts(parlour: Parlour, *, rated: bool) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, rated=rated)
    await parlour.service.do(asks(table_id, BELA), verbs.resign())
    if rated:
        await parlour.refuses(table_id, NotAllowed, propose(parlour, table_id, ANNA, Motion.OFFER, 1))
        return
    await propose(parlour, table_id, ANNA, Motion.OFFER, 1)  # opened the table, and nothing counts
    await parlour.refuses(table_id, NotAllowed, sit(parlour, table_id, BELA, 1))
    await sit(parlour, table_id, NEW, 1)
    while awaited := await parlour.awaited_of(table_id, ANNA, CLEO, NEW):
        await parlour.play(table_id, awaited[0], Random(1))
    look = await parlour.look(table_id)
    assert look.table.phase is Phase.FINISHED
    assert not any(seat.resigned for seat in look.table.seats)


async def test_whoever_gives_up_while_their_seat_is_voted_on_keeps_the_last_place(parlour: Parlour) -> None:
    table_id, gone = await deserted(parlour, ANNA, BELA, CLEO)
    one, other = (who for who in (ANNA, BELA, CLEO) if who != gone)
    await propose(parlour, table_id, one, Motion.OFFER, PEOPLE.index(gone))
    vote = (await parlour.look(table_id)).table.revision
    await parlour.service.do(asks(table_id, gone), verbs.resign())
    late = parlour.service.do(asks(table_id, other), verbs.vote(vote, agrees=True))
    await parlour.refuses(table_id, NoVote, late)
    await parlour.refuses(table_id, NoSuchSeat, sit(parlour, table_id, NEW, PEOPLE.index(gone)))


async def test_a_newcomer_has_not_voted_as_whoever_sat_there_before(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, rated=False)
    await propose(parlour, table_id, CLEO, Motion.ABANDON)
    await parlour.service.do(asks(table_id, BOSS), verbs.kick(2))
    await propose(parlour, table_id, BOSS, Motion.OFFER, 2)
    await sit(parlour, table_id, NEW, 2)
    poll = (await parlour.look(table_id)).poll
    assert poll is not None
    assert (poll.voters, poll.ayes) == ((0, 1, 2), ())
    await say(parlour, table_id, NEW)
    assert (await parlour.look(table_id)).table.phase is Phase.RUNNING


async def test_who_has_seen_a_hand_takes_no_seat(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, rated=False)
    await parlour.service.do(asks(table_id, ANNA), verbs.show_hand(STRANGER))
    await parlour.service.do(asks(table_id, ANNA), verbs.hide_hand())
    await parlour.service.do(asks(table_id, CLEO), verbs.show_hand(NEW))
    await parlour.service.do(asks(table_id, CLEO), verbs.resign())
    await propose(parlour, table_id, ANNA, Motion.OFFER, 2)
    for who in (STRANGER, CLEO, NEW):
        await parlour.refuses(table_id, NotAllowed, sit(parlour, table_id, who, 2))
    await sit(parlour, table_id, BOSS, 2)
    assert (await parlour.look(table_id, NEW)).shown_by is None


async def test_the_computer_that_was_about_to_move_moves_no_more(parlour: Parlour) -> None:
    table_id, gone = await deserted(parlour, ANNA, BELA, CLEO, rated=False)
    seat = PEOPLE.index(gone)
    look = await parlour.look(table_id, gone)
    assert look.view is not None
    await propose(parlour, table_id, BOSS, Motion.OFFER, seat)
    await sit(parlour, table_id, NEW, seat)
    await parlour.wake(table_id, parlour.clock.now)
    await parlour.later(0)
    assert await parlour.awaited_of(table_id, NEW) == [NEW]
    old = parlour.service.do(asks(table_id, NEW, look.table.revision), verbs.act(str(look.view.legal[0])))
    await parlour.refuses(table_id, Stale, old)


async def test_nothing_is_kept_of_either_who_is_forgotten(parlour: Parlour) -> None:
    table_id, gone = await deserted(parlour, ANNA, BELA, CLEO, rated=False)
    seat = PEOPLE.index(gone)
    await propose(parlour, table_id, BOSS, Motion.OFFER, seat)
    newcomer = Person(987_654_321, "Somebody Unmistakable")
    await sit(parlour, table_id, newcomer, seat)
    privacy = Traces(parlour.service, parlour.store)
    assert "Unmistakable" in (await privacy.export(newcomer.id)).decode()
    await privacy.forget(newcomer)
    kept = [entry.body for entry in await parlour.store.log.entries(table_id)]
    assert not any("Unmistakable" in body or str(newcomer.id) in body for body in kept)
    parlour.service.drop_cache()
    assert (await parlour.look(table_id)).table.seats[seat].resigned
