"""Tricks that rivals tried on each other, in virtual time: sending away, a vote alone, a pause as a hostage."""

from __future__ import annotations

from random import Random

import pytest

from bot.screens.table import more_screen, table_screen
from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.errors import NotAllowed, Paused
from bot.tables.model import Person
from bot.tables.times import DAY, HOUR, MINUTE
from bot.text import Words
from persistence.rows import Phase, TurnPace
from tests.bot.screens.reading import read_out
from tests.bot.tables.parlour import ANNA, BELA, BOSS, CLEO, GUILD, PEOPLE, Parlour, asks
from tests.bot.tables.test_tables_votes import paused, propose, say


async def rival_awaited(parlour: Parlour, pace: TurnPace) -> tuple[str, int]:
    """A game that Anna opened and in which Bela is awaited, with Bela's seat."""
    table_id = await parlour.running(ANNA, BELA, pace=pace)
    while await parlour.waited_for(table_id) != BELA:
        await parlour.play(table_id, ANNA, Random(1))
    return table_id, PEOPLE.index(BELA)


async def absent(parlour: Parlour, table_id: str, who: Person, *voters: Person) -> None:
    """Let the others have somebody replaced for a while."""
    parlour.clock.now += 10 * MINUTE
    await propose(parlour, table_id, voters[0], Motion.REPLACE, PEOPLE.index(who))
    for voter in voters[1:]:
        await say(parlour, table_id, voter)
    if len(voters) == 1:
        parlour.clock.now += HOUR
        await parlour.later(0)
    assert (await parlour.look(table_id, who)).absent


# Sending away.


async def test_nobody_is_sent_away_with_most_of_a_long_turn_left(parlour: Parlour) -> None:
    table_id, seat = await rival_awaited(parlour, TurnPace.DAYS_72)
    parlour.clock.now += 25 * HOUR
    kick = parlour.service.do(asks(table_id, ANNA), verbs.kick(seat))
    assert (await parlour.refuses(table_id, NotAllowed, kick)).reason.key == "table-turn-has-end"
    parlour.clock.now += 12 * HOUR
    vote = propose(parlour, table_id, ANNA, Motion.REPLACE, seat)
    assert (await parlour.refuses(table_id, NotAllowed, vote)).reason.key == "table-turn-has-end"


async def test_our_own_absence_sends_nobody_away(parlour: Parlour) -> None:
    table_id, seat = await rival_awaited(parlour, TurnPace.NONE)
    await parlour.service.uptime.alive()
    parlour.clock.now += 25 * HOUR  # a host that slept: nobody has noticed it yet
    kick = parlour.service.do(asks(table_id, ANNA), verbs.kick(seat))
    assert (await parlour.refuses(table_id, NotAllowed, kick)).reason.key == "table-not-allowed-rival"


@pytest.mark.parametrize("ordered", [True, False])
async def test_nobody_is_sent_away_in_a_pause(parlour: Parlour, *, ordered: bool) -> None:
    table_id, seat = await rival_awaited(parlour, TurnPace.NONE)
    if ordered:
        await parlour.service.do(asks(table_id, BOSS), verbs.pause())
    else:
        await propose(parlour, table_id, ANNA, Motion.PAUSE)
        await say(parlour, table_id, BELA)
    parlour.clock.now += 2 * DAY
    await parlour.refuses(table_id, Paused, parlour.service.do(asks(table_id, ANNA), verbs.kick(seat)))


async def test_an_opener_who_watches_sends_nobody_away_for_a_friend(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA, CLEO, seat_opener=False, seats=2)
    await parlour.service.do(asks(table_id, ANNA), verbs.start())
    await parlour.refuses(table_id, NotAllowed, parlour.service.do(asks(table_id, ANNA), verbs.kick(0)))


# Votes alone.


async def test_a_lone_voter_neither_offers_a_seat_nor_pauses(parlour: Parlour) -> None:
    table_id, seat = await rival_awaited(parlour, TurnPace.NONE)
    await absent(parlour, table_id, BELA, ANNA)
    offer = propose(parlour, table_id, ANNA, Motion.OFFER, seat)
    assert (await parlour.refuses(table_id, NotAllowed, offer)).reason.key == "table-vote-alone"
    pause = propose(parlour, table_id, ANNA, Motion.PAUSE)
    assert (await parlour.refuses(table_id, NotAllowed, pause)).reason.key == "table-vote-alone-pause"


async def test_a_game_is_not_voted_away_behind_the_back_of_somebody_absent(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    gone = await parlour.waited_for(table_id)
    one, other = (who for who in (ANNA, BELA, CLEO) if who != gone)
    await absent(parlour, table_id, gone, one, other)
    await propose(parlour, table_id, one, Motion.ABANDON)
    await say(parlour, table_id, other)
    assert (await parlour.look(table_id)).table.phase is Phase.RUNNING, "it waits for its end"
    await parlour.service.do(asks(table_id, gone), verbs.come_back())
    await say(parlour, table_id, gone, agrees=False)
    assert (await parlour.look(table_id)).table.phase is Phase.RUNNING


# A pause as a hostage.


async def test_after_a_long_pause_any_player_lets_the_game_go_on_whatever_is_voted_on(parlour: Parlour) -> None:
    table_id = await paused(parlour, ANNA, BELA, pace=TurnPace.LIVE_60)
    await propose(parlour, table_id, ANNA, Motion.RESUME)
    await say(parlour, table_id, BELA, agrees=False)
    assert (await parlour.look(table_id)).table.paused_at is not None
    await parlour.later(HOUR)
    await propose(parlour, table_id, BELA, Motion.ABANDON)  # nor does another vote stand in the way
    await propose(parlour, table_id, ANNA, Motion.RESUME)
    look = await parlour.look(table_id)
    assert look.table.paused_at is None
    assert (await parlour.service.history(table_id, GUILD, None))[-1].text.key == "table-log-resumed-alone"
    parlour.service.drop_cache()
    assert await parlour.look(table_id) == look
    await say(parlour, table_id, ANNA, agrees=False)
    again = propose(parlour, table_id, BELA, Motion.PAUSE)
    assert (await parlour.refuses(table_id, NotAllowed, again)).reason.key == "table-vote-again"
    parlour.clock.now += HOUR
    await propose(parlour, table_id, BELA, Motion.PAUSE)


async def test_people_who_did_not_agree_to_going_on_have_a_whole_turn(parlour: Parlour) -> None:
    table_id, seat = await rival_awaited(parlour, TurnPace.LIVE_60)
    await parlour.later(50_000)
    await propose(parlour, table_id, ANNA, Motion.PAUSE)
    await say(parlour, table_id, BELA)
    await propose(parlour, table_id, ANNA, Motion.RESUME)
    await parlour.later(MINUTE)  # nobody is against it
    look = await parlour.look(table_id, BELA)
    assert look.table.paused_at is None
    assert look.table.seats[seat].due_at == parlour.clock.now + MINUTE


# Orders of a manager who plays.


async def test_a_manager_who_plays_a_counted_game_is_named_with_every_order(parlour: Parlour) -> None:
    table_id = await parlour.running(BOSS, BELA, CLEO)
    service = parlour.service
    await service.do(asks(table_id, BOSS), verbs.pause())
    await service.do(asks(table_id, BOSS), verbs.resume())
    while CLEO not in await parlour.awaited(table_id):
        await parlour.play(table_id, (await parlour.awaited(table_id))[0], Random(1))
    await absent(parlour, table_id, CLEO, BOSS, BELA)
    seat = next(one.seat for one in (await parlour.look(table_id)).table.seats if one.user_id == CLEO.id)
    await service.do(asks(table_id, BOSS), verbs.propose(Motion.OFFER, seat))
    await parlour.service.do(asks(table_id, BOSS), verbs.kick(seat))
    told = [one.text for one in await parlour.service.history(table_id, GUILD, None)]
    ordered = [one.key for one in told if ("name", BOSS.name) in one.args and one.key != "table-log-joined"]
    assert ordered == [f"table-log-{what}-by" for what in ("paused", "resumed", "offered", "replaced")]
    parlour.service.drop_cache()
    assert (await parlour.look(table_id)).orders == (BOSS.name,)
    await parlour.service.do(asks(table_id, BOSS), verbs.close())
    assert (await parlour.service.history(table_id, GUILD, None))[-1].text.key == "table-log-closed-by"


# What people are told.


async def test_somebody_absent_is_told_when_an_end_or_their_seat_is_voted_on_or_their_seat_is_offered(
    parlour: Parlour,
) -> None:
    told: list[tuple[str, int]] = []
    table_id = await parlour.running(ANNA, BELA, CLEO)
    gone = await parlour.waited_for(table_id)
    one, other = (who for who in (ANNA, BELA, CLEO) if who != gone)
    await absent(parlour, table_id, gone, one, other)
    parlour.service.listeners.append(lambda change: told.extend((change.table_id, user) for user in change.warned))
    await propose(parlour, table_id, one, Motion.ABANDON)
    assert told == [(table_id, gone.id)]
    await say(parlour, table_id, other, agrees=False)
    seat = PEOPLE.index(gone)
    await propose(parlour, table_id, one, Motion.OFFER, seat)
    assert told == [(table_id, gone.id)] * 2
    await say(parlour, table_id, other, agrees=False)
    await parlour.service.do(asks(table_id, BOSS), verbs.propose(Motion.OFFER, seat))
    assert told == [(table_id, gone.id)] * 3


async def test_more_shows_no_proposal_that_would_be_refused_and_a_pause_says_who_ends_it_when(parlour: Parlour) -> None:
    table_id, seat = await rival_awaited(parlour, TurnPace.NONE)
    words = Words()
    before = read_out(more_screen(await parlour.look(table_id, ANNA), ANNA, words))
    assert "[Propose a pause]" in before
    assert "[Propose ending the game]" in before
    await absent(parlour, table_id, BELA, ANNA)
    alone = read_out(more_screen(await parlour.look(table_id, ANNA), ANNA, words))
    assert "[Propose" not in alone
    assert "[Offer " not in alone
    manages = read_out(more_screen(await parlour.look(table_id, BOSS), BOSS, words))
    assert "[Offer Bela’s seat]" in manages
    await parlour.service.do(asks(table_id, BELA), verbs.come_back())
    await propose(parlour, table_id, ANNA, Motion.PAUSE)
    await say(parlour, table_id, BELA)
    ends = (parlour.clock.now + DAY) // 1000
    assert f"From <t:{ends}:f> on, any player can end the pause." in read_out(
        table_screen(await parlour.look(table_id), words)
    )
    await parlour.service.do(asks(table_id, BOSS), verbs.pause())
    assert "any player can end" not in read_out(table_screen(await parlour.look(table_id), words))
    assert seat == PEOPLE.index(BELA)


async def test_the_result_says_that_a_player_gave_orders(parlour: Parlour) -> None:
    table_id = await parlour.running(BOSS, BELA)
    await parlour.service.do(asks(table_id, BOSS), verbs.pause())
    await parlour.service.do(asks(table_id, BOSS), verbs.resume())
    await parlour.play_on(table_id, Random(1))
    for text_mode in (True, False):
        screen = table_screen(await parlour.look(table_id), Words(text_mode=text_mode))
        assert "Boss played here and gave orders as a manager of this server: see the log." in read_out(screen)
