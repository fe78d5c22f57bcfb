"""Games of one person against computers: they count on the ladder, and no verb makes a defeat undone."""

from __future__ import annotations

from random import Random

import pytest
from sqlalchemy import make_url

from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.errors import NotAllowed
from bot.tables.model import Apart, Look, Person
from persistence.rows import Phase
from persistence.upkeep.check import check_standings
from tests.bot.tables.parlour import ANNA, BELA, BOSS, PLACE, STRANGER, Parlour, asks


async def climbed(parlour: Parlour, look: Look) -> None:
    """Assert that a game counts on the ladder, as it was lost or won."""
    assert look.outcome is not None
    assert look.settlement is not None
    assert look.settlement.step is not None
    assert look.settlement.step.won == (look.outcome.places[0] == 1 < max(look.outcome.places))
    assert check_standings(make_url(parlour.url)) == []


async def test_a_game_against_computers_counts_on_the_ladder(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, computers=1)
    look = await parlour.look(table_id)
    assert (look.table.counts, look.table.climbs) == (False, True)
    await climbed(parlour, await parlour.play_on_with_clock(table_id))


@pytest.mark.parametrize(("rated", "why"), [(True, Apart.COMPUTER), (False, Apart.UNRATED)])
async def test_a_game_among_computers_alone_counts_nowhere(parlour: Parlour, why: Apart, *, rated: bool) -> None:
    table_id = await parlour.running(ANNA, computers=2, seats=2, seat_opener=False, rated=rated)
    look = await parlour.look(table_id)
    assert (look.table.counts, look.table.climbs) == (False, False)
    look = await parlour.play_on_with_clock(table_id)
    assert (look.apart, look.settlement) == (why, None)


async def test_a_game_that_was_opened_as_unrated_is_practice(parlour: Parlour) -> None:
    look = await parlour.play_on_with_clock(await parlour.running(ANNA, computers=1, rated=False))
    assert (look.apart, look.settlement) == (Apart.COMPUTER, None)


@pytest.mark.parametrize("who", [ANNA, BOSS], ids=["a player", "a manager"])
async def test_closing_ones_own_game_is_giving_it_up(parlour: Parlour, who: Person) -> None:
    table_id = await parlour.running(who, computers=1)
    await parlour.service.do(asks(table_id, who), verbs.close())
    look = await parlour.look(table_id)
    assert look.table.phase is Phase.FINISHED
    await climbed(parlour, look)
    assert look.settlement is not None
    assert look.settlement.step is not None
    assert not look.settlement.step.won


async def test_no_vote_and_no_newcomer_takes_a_defeat_away(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, computers=1)
    abandoning = parlour.service.do(asks(table_id, ANNA), verbs.propose(Motion.ABANDON))
    assert (await parlour.refuses(table_id, NotAllowed, abandoning)).reason.key == "table-vote-alone"


@pytest.mark.parametrize("paused", [False, True])
async def test_deleting_the_channel_is_no_escape(parlour: Parlour, *, paused: bool) -> None:
    outcomes = set()
    for seed in range(40):
        table_id = await parlour.running(ANNA, computers=1)
        await parlour.play(table_id, ANNA, Random(seed))
        if paused:
            await parlour.service.do(asks(table_id, ANNA), verbs.propose(Motion.PAUSE))
        for _ in range(2):  # Discord tells of it, and the courier finds out
            await parlour.service.abandon(PLACE.channel_id)
        assert (await parlour.look(table_id, ANNA)).absent
        parlour.service.start_clock()
        await parlour.until(table_id, Phase.FINISHED)
        await parlour.service.stop_clock()
        look = await parlour.look(table_id)
        assert look.outcome is not None
        first = look.outcome.places[0] == 1
        outcomes.add(first)
        assert look.apart is (Apart.BRIEF if first else None)
        if not first:
            await climbed(parlour, look)
        if len(outcomes) == 2:
            return
    raise AssertionError(outcomes)


async def test_a_practice_game_ends_with_its_channel(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, computers=1, rated=False)
    await parlour.service.abandon(PLACE.channel_id)
    assert (await parlour.look(table_id)).table.phase is Phase.CLOSED


async def test_a_game_that_is_not_on_the_ladder_is_closed_as_ever(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, computers=1, rated=False)
    await parlour.service.do(asks(table_id, ANNA), verbs.close())
    assert (await parlour.look(table_id)).table.phase is Phase.CLOSED


@pytest.mark.parametrize("help_from", ["a hint", "a friend"])
async def test_with_help_a_game_can_be_lost_and_not_won(parlour: Parlour, help_from: str) -> None:
    outcomes = set()
    for seed in range(40):
        table_id = await parlour.running(ANNA, computers=1)
        if help_from == "a hint":
            await parlour.service.do(asks(table_id, ANNA), verbs.take_hint())
            assert (await parlour.look(table_id)).advised
        else:
            await parlour.service.do(asks(table_id, ANNA), verbs.show_hand(STRANGER))
            await parlour.service.do(asks(table_id, ANNA), verbs.hide_hand())
        parlour.service.start_clock()
        look = await parlour.play_on(table_id, Random(seed))
        await parlour.service.stop_clock()
        assert look.outcome is not None
        first = look.outcome.places[0] == 1
        outcomes.add(first)
        assert look.apart is (Apart.ADVISED if first else None)
        if not first:
            await climbed(parlour, look)
        if len(outcomes) == 2:
            return
    raise AssertionError(outcomes)


async def test_there_are_no_hints_where_people_are_rivals(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, computers=1)
    asking = parlour.service.do(asks(table_id, ANNA), verbs.take_hint())
    assert (await parlour.refuses(table_id, NotAllowed, asking)).reason.key == "table-not-allowed-hint"
