"""Decisions that players make together, in virtual time: pausing and going on, replacing somebody, ending the game."""

from __future__ import annotations

from random import Random

import pytest

from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.errors import Absent, Closed, NoSuchSeat, NotAllowed, NotRunning, NotSeated, NoVote, Paused, VoteRunning
from bot.tables.model import At, Done, Person
from bot.tables.times import DAY, HOUR, MINUTE, SECOND
from games.engine import Seat
from persistence.rows import EntryKind, Phase, TurnPace
from tests.bot.tables.parlour import ANNA, BELA, BOSS, CLEO, GUILD, PEOPLE, STRANGER, Parlour, a_key, asks

LIVE = TurnPace.LIVE_60


async def propose(parlour: Parlour, table_id: str, who: Person, motion: Motion, about: Seat | None = None) -> Done:
    """Let somebody propose something."""
    return await parlour.service.do(asks(table_id, who), verbs.propose(motion, about))


async def say(parlour: Parlour, table_id: str, who: Person, *, agrees: bool = True) -> Done:
    """Let somebody say yes or no to the running vote."""
    poll = (await parlour.look(table_id)).poll
    assert poll is not None
    return await parlour.service.do(asks(table_id, who), verbs.vote(poll.vote.revision, agrees=agrees))


async def told(parlour: Parlour, table_id: str) -> list[str]:
    """The keys of everything that the log says."""
    return [one.text.key for one in await parlour.service.history(table_id, GUILD, None)]


def seat_of(who: Person) -> Seat:
    """A person's seat, if people sat down in the order of `PEOPLE`."""
    return PEOPLE.index(who)


async def paused(parlour: Parlour, *people: Person, pace: TurnPace = TurnPace.NONE) -> str:
    """A table that its people have paused."""
    table_id = await parlour.running(*people, pace=pace)
    await propose(parlour, table_id, people[0], Motion.PAUSE)
    for who in people[1:]:
        if (await parlour.look(table_id)).poll is not None:
            await say(parlour, table_id, who)
    assert (await parlour.look(table_id)).table.paused_at is not None
    return table_id


async def test_more_than_half_decide_and_no_more_are_asked(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    await propose(parlour, table_id, ANNA, Motion.PAUSE)
    poll = (await parlour.look(table_id)).poll
    assert poll is not None
    assert (poll.ayes, poll.noes, poll.needed, poll.voters) == ((0,), (), 2, (0, 1, 2))
    await say(parlour, table_id, CLEO, agrees=False)
    await say(parlour, table_id, CLEO)  # thinks better of it
    look = await parlour.look(table_id)
    assert look.poll is None
    assert look.table.paused_at == parlour.clock.now
    assert (await told(parlour, table_id))[-4:] == [
        "table-log-vote-pause",
        "table-log-ballot-no",
        "table-log-ballot-yes",
        "table-log-paused",
    ]


async def test_what_cannot_be_carried_any_more_is_turned_down_and_not_asked_again_at_once(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    await propose(parlour, table_id, ANNA, Motion.PAUSE)
    await say(parlour, table_id, BELA, agrees=False)
    assert (await parlour.look(table_id)).poll is None
    assert (await told(parlour, table_id))[-1] == "table-log-vote-rejected"
    await parlour.refuses(table_id, NotAllowed, propose(parlour, table_id, ANNA, Motion.PAUSE))
    await propose(parlour, table_id, ANNA, Motion.ABANDON)  # another thing
    await say(parlour, table_id, BELA, agrees=False)
    parlour.clock.now += MINUTE
    await propose(parlour, table_id, ANNA, Motion.PAUSE)


@pytest.mark.parametrize(
    ("pace", "lasts"), [(LIVE, MINUTE), (TurnPace.DAYS_48, DAY), (TurnPace.NONE, HOUR)], ids=["live", "days", "none"]
)
async def test_a_vote_closes_by_itself(parlour: Parlour, pace: TurnPace, lasts: int) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, pace=pace)
    await propose(parlour, table_id, ANNA, Motion.ABANDON)
    parlour.service.drop_cache()
    await parlour.later(lasts - SECOND)
    assert (await parlour.look(table_id)).poll is not None
    await parlour.later(SECOND)
    assert (await parlour.look(table_id)).poll is None
    assert "table-log-vote-lapsed" in await told(parlour, table_id)


async def test_one_vote_at_a_time_and_the_same_proposal_is_a_yes(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    await propose(parlour, table_id, ANNA, Motion.ABANDON)
    await parlour.refuses(table_id, VoteRunning, propose(parlour, table_id, BELA, Motion.PAUSE))
    await parlour.refuses(table_id, NotAllowed, say(parlour, table_id, ANNA))
    await propose(parlour, table_id, BELA, Motion.ABANDON)
    poll = (await parlour.look(table_id)).poll
    assert poll is not None
    assert poll.ayes == (0, 1)


async def test_who_has_no_say(parlour: Parlour) -> None:
    open_table = await parlour.table(ANNA, BELA)
    await parlour.refuses(open_table, NotRunning, propose(parlour, open_table, ANNA, Motion.PAUSE))
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    for who in (STRANGER, BOSS):
        await parlour.refuses(table_id, NotSeated, propose(parlour, table_id, who, Motion.PAUSE))
    await parlour.refuses(table_id, NotAllowed, propose(parlour, table_id, ANNA, Motion.RESUME))
    await propose(parlour, table_id, ANNA, Motion.PAUSE)
    gone = parlour.service.do(asks(table_id, BELA), verbs.vote(1, agrees=True))
    await parlour.refuses(table_id, NoVote, gone)
    await parlour.refuses(table_id, NotSeated, say(parlour, table_id, STRANGER))
    key = a_key()
    poll = (await parlour.look(table_id)).poll
    assert poll is not None
    both = [
        await parlour.service.do(At(table_id, BELA, GUILD, key), verbs.vote(poll.vote.revision, agrees=True))
        for _ in range(2)
    ]
    assert [one.repeated for one in both] == [False, True]


async def test_a_game_that_counts_ends_without_a_result_only_if_all_agree(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    await propose(parlour, table_id, ANNA, Motion.ABANDON)
    await say(parlour, table_id, BELA)
    assert (await parlour.look(table_id)).table.phase is Phase.RUNNING
    await say(parlour, table_id, CLEO)
    assert (await parlour.look(table_id)).table.phase is Phase.CLOSED
    assert (await told(parlour, table_id))[-1] == "table-log-closed-abandoned"
    assert await parlour.store.results.find(table_id) is None
    await parlour.refuses(table_id, Closed, propose(parlour, table_id, ANNA, Motion.PAUSE))


async def test_another_game_ends_when_more_than_half_agree_and_at_once_where_one_plays_alone(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, rated=False)
    await propose(parlour, table_id, ANNA, Motion.ABANDON)
    await say(parlour, table_id, BELA)
    assert (await parlour.look(table_id)).table.phase is Phase.CLOSED
    alone = await parlour.running(ANNA, computers=1, seats=2, rated=False)
    await propose(parlour, alone, ANNA, Motion.ABANDON)
    assert (await parlour.look(alone)).table.phase is Phase.CLOSED


async def test_whoever_is_left_alone_in_a_game_that_counts_cannot_end_it(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    who = await parlour.waited_for(table_id)
    other = BELA if who == ANNA else ANNA
    parlour.clock.now += 10 * MINUTE
    await propose(parlour, table_id, other, Motion.REPLACE, seat_of(who))
    await parlour.later(HOUR)
    await parlour.refuses(table_id, Absent, propose(parlour, table_id, who, Motion.PAUSE))
    alone = await parlour.refuses(table_id, NotAllowed, propose(parlour, table_id, other, Motion.ABANDON))
    assert alone.reason.key == "table-vote-alone"


# Replacing.


async def test_whom_the_table_waits_for_is_replaced_until_they_are_back(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    who = await parlour.waited_for(table_id)
    one, other = (one for one in (ANNA, BELA, CLEO) if one != who)
    about = seat_of(who)
    early = await parlour.refuses(table_id, NotAllowed, propose(parlour, table_id, one, Motion.REPLACE, about))
    assert early.reason.key == "table-vote-early"
    parlour.clock.now += 10 * MINUTE
    idle = await parlour.refuses(table_id, NotAllowed, propose(parlour, table_id, one, Motion.REPLACE, seat_of(other)))
    assert idle.reason.key == "table-vote-not-awaited"
    await parlour.refuses(table_id, NoSuchSeat, propose(parlour, table_id, who, Motion.REPLACE, about))
    await parlour.refuses(table_id, NoSuchSeat, propose(parlour, table_id, one, Motion.REPLACE, None))
    await propose(parlour, table_id, one, Motion.REPLACE, about)
    await parlour.refuses(table_id, NotAllowed, say(parlour, table_id, who))
    await say(parlour, table_id, other)
    look = await parlour.look(table_id, who)
    assert look.absent
    assert look.poll is None
    await parlour.service.do(asks(table_id, who), verbs.come_back())
    parlour.service.drop_cache()
    assert await parlour.awaited(table_id) == [who]


async def test_playing_answers_the_vote(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    who = await parlour.waited_for(table_id)
    one, other = (one for one in (ANNA, BELA, CLEO) if one != who)
    parlour.clock.now += 10 * MINUTE
    await propose(parlour, table_id, one, Motion.REPLACE, seat_of(who))
    await parlour.play(table_id, who, Random(1))
    assert (await parlour.look(table_id)).poll is None
    assert "table-log-vote-moot" in await told(parlour, table_id)
    assert not (await parlour.look(table_id, who)).absent
    with pytest.raises(NoVote):
        await parlour.service.do(asks(table_id, other), verbs.vote(3, agrees=True))


async def test_a_single_person_waits_for_the_end_of_the_vote(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    who = await parlour.waited_for(table_id)
    other = BELA if who == ANNA else ANNA
    parlour.clock.now += 10 * MINUTE
    await propose(parlour, table_id, other, Motion.REPLACE, seat_of(who))
    await parlour.later(HOUR - SECOND)
    assert not (await parlour.look(table_id, who)).absent
    await parlour.later(SECOND)
    assert (await parlour.look(table_id, who)).absent


async def test_time_that_runs_out_ends_the_vote_about_whose_time_it_was(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, pace=LIVE)
    who = await parlour.waited_for(table_id)
    other = next(one for one in (ANNA, BELA, CLEO) if one != who)
    await parlour.later(30 * SECOND)
    await propose(parlour, table_id, other, Motion.REPLACE, seat_of(who))
    await parlour.later(30 * SECOND)
    look = await parlour.look(table_id)
    assert look.poll is None
    assert not any(seat.absent for seat in look.table.seats)
    keys = await told(parlour, table_id)
    assert keys.index("table-log-timeout") < keys.index("table-log-vote-moot")


async def test_votes_of_those_who_leave_count_no_more(parlour: Parlour) -> None:
    table_id = await parlour.running(*PEOPLE, rated=False)
    await propose(parlour, table_id, ANNA, Motion.ABANDON)
    await say(parlour, table_id, BELA)
    await say(parlour, table_id, CLEO, agrees=False)
    await parlour.service.do(asks(table_id, CLEO), verbs.resign())  # two of three agree now
    assert (await parlour.look(table_id)).table.phase is Phase.CLOSED


async def test_whoever_is_back_has_a_say_again(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    who = await parlour.waited_for(table_id)
    one, other = (one for one in (ANNA, BELA, CLEO) if one != who)
    parlour.clock.now += 10 * MINUTE
    await propose(parlour, table_id, one, Motion.REPLACE, seat_of(who))
    await say(parlour, table_id, other)
    await propose(parlour, table_id, one, Motion.ABANDON)  # two of two would do
    await parlour.service.do(asks(table_id, who), verbs.come_back())
    await say(parlour, table_id, other)
    assert (await parlour.look(table_id)).table.phase is Phase.RUNNING
    await say(parlour, table_id, who)
    assert (await parlour.look(table_id)).table.phase is Phase.CLOSED


async def test_taking_a_play_back_ends_the_vote_about_whom_it_had_asked(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, rated=False)
    await parlour.store.settings.change_guild(GUILD, undo_rated=True)
    rng = Random(5)
    for _ in range(30):
        who, *others = await parlour.awaited(table_id)
        await parlour.play(table_id, who, rng)
        awaited = await parlour.awaited(table_id)
        if awaited and awaited[0] not in {who, *others} and (await parlour.look(table_id, who)).may_undo:
            break
    parlour.clock.now += 10 * MINUTE
    await propose(parlour, table_id, who, Motion.REPLACE, seat_of(awaited[0]))
    await parlour.service.do(asks(table_id, who), verbs.undo())
    assert (await parlour.look(table_id)).poll is None
    assert (await told(parlour, table_id))[-1] == "table-log-vote-moot"


# Pausing.


async def test_nothing_is_played_in_a_pause_and_every_clock_goes_on_where_it_stood(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    who = await parlour.waited_for(table_id)
    before = await parlour.look(table_id, who)
    await parlour.later(20 * SECOND)
    await propose(parlour, table_id, ANNA, Motion.PAUSE)
    await say(parlour, table_id, BELA)
    look = await parlour.look(table_id, who)
    assert look.asked_at is None
    assert not any(seat.awaited for seat in look.table.seats)
    assert await parlour.service.listing.awaiting(who.id, GUILD) == []
    assert look.view is not None
    play = parlour.service.do(asks(table_id, who, look.table.revision), verbs.act(str(look.view.legal[0])))
    await parlour.refuses(table_id, Paused, play)
    await parlour.refuses(table_id, Paused, parlour.service.do(asks(table_id, who), verbs.undo()))
    await parlour.refuses(table_id, Paused, propose(parlour, table_id, ANNA, Motion.PAUSE))
    await parlour.refuses(table_id, Paused, propose(parlour, table_id, ANNA, Motion.REPLACE, 1))
    await parlour.later(50 * MINUTE)
    assert EntryKind.TIMEOUT not in [entry.kind for entry in await parlour.store.log.entries(table_id)]
    await propose(parlour, table_id, ANNA, Motion.RESUME)
    await say(parlour, table_id, BELA)
    after = await parlour.look(table_id, who)
    seat = after.table.seats[seat_of(who)]
    assert seat.due_at == parlour.clock.now + 40 * SECOND
    assert after.asked_at == before.asked_at
    assert await parlour.awaited(table_id) == [who]


async def test_silence_is_consent_to_going_on(parlour: Parlour) -> None:
    table_id = await paused(parlour, ANNA, BELA)
    await propose(parlour, table_id, ANNA, Motion.RESUME)
    await parlour.later(HOUR)
    assert (await parlour.look(table_id)).table.paused_at is None
    again = await paused(parlour, ANNA, BELA, CLEO)
    await propose(parlour, again, ANNA, Motion.RESUME)
    await say(parlour, again, BELA, agrees=False)
    await parlour.later(HOUR)
    assert (await parlour.look(again)).table.paused_at is not None


async def test_computers_wait_too(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, computers=1, seats=2)
    await propose(parlour, table_id, ANNA, Motion.PAUSE)
    revision = (await parlour.look(table_id)).table.revision
    await parlour.later(HOUR)
    assert (await parlour.look(table_id)).table.revision == revision
    await propose(parlour, table_id, ANNA, Motion.RESUME)
    assert (await parlour.play_on_with_clock(table_id)).table.phase is Phase.FINISHED


async def test_a_pause_ends_the_vote_about_somebody_and_going_on_gives_them_time(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    who = await parlour.waited_for(table_id)
    other = BELA if who == ANNA else ANNA
    parlour.clock.now += 10 * MINUTE
    await propose(parlour, table_id, other, Motion.PAUSE)
    await say(parlour, table_id, who)
    await propose(parlour, table_id, other, Motion.RESUME)
    await say(parlour, table_id, who)
    early = await parlour.refuses(table_id, NotAllowed, propose(parlour, table_id, other, Motion.REPLACE, seat_of(who)))
    assert early.reason.key == "table-vote-early"


async def test_somebody_who_comes_back_in_a_pause_has_a_whole_turn_after_it(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, pace=LIVE)
    who = await parlour.waited_for(table_id)
    one, other = (one for one in (ANNA, BELA, CLEO) if one != who)
    await parlour.later(30 * SECOND)
    await propose(parlour, table_id, one, Motion.REPLACE, seat_of(who))
    await say(parlour, table_id, other)
    await propose(parlour, table_id, one, Motion.PAUSE)
    await say(parlour, table_id, other)
    parlour.clock.now += 20 * MINUTE
    await parlour.service.do(asks(table_id, who), verbs.come_back())
    parlour.clock.now += 20 * MINUTE
    await propose(parlour, table_id, one, Motion.RESUME)
    await say(parlour, table_id, other)
    assert (await parlour.look(table_id)).table.seats[seat_of(who)].due_at == parlour.clock.now + MINUTE


# When we are away.


@pytest.mark.parametrize("pace", [TurnPace.NONE, TurnPace.DAYS_24, LIVE], ids=str)
async def test_a_day_of_down_time_counts_for_no_vote(parlour: Parlour, pace: TurnPace) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, pace=pace)
    await propose(parlour, table_id, ANNA, Motion.ABANDON)
    poll = (await parlour.look(table_id)).poll
    assert poll is not None
    await parlour.service.uptime.alive()
    restarted = await Parlour.open(parlour.url, parlour.clock)
    await restarted.service.uptime.begin()
    await restarted.later(DAY)
    assert (await restarted.look(table_id)).poll == poll
    await restarted.service.uptime.found()
    await restarted.later(SECOND)
    assert (await restarted.look(table_id)).poll == poll
    await say(restarted, table_id, BELA)
    await say(restarted, table_id, CLEO)
    assert (await restarted.look(table_id)).table.phase is Phase.CLOSED
    await restarted.close()


async def test_nobody_keeps_a_table_waiting_while_we_are_away(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    who = await parlour.waited_for(table_id)
    one = next(one for one in (ANNA, BELA, CLEO) if one != who)
    await parlour.service.uptime.alive()
    again = await Parlour.open(parlour.url, parlour.clock)
    again.clock.now += DAY
    await again.service.uptime.begin()
    await again.service.uptime.found()
    early = await again.refuses(table_id, NotAllowed, propose(again, table_id, one, Motion.REPLACE, seat_of(who)))
    assert early.reason.key == "table-vote-early"
    for _ in range(12):
        again.clock.now += 50 * SECOND
        await again.service.uptime.alive()
    await propose(again, table_id, one, Motion.REPLACE, seat_of(who))
    await again.close()


async def test_down_time_in_a_pause_is_part_of_it(parlour: Parlour) -> None:
    table_id = await paused(parlour, ANNA, BELA, pace=LIVE)
    ends = [seat.due_at for seat in (await parlour.look(table_id)).table.seats]
    await propose(parlour, table_id, ANNA, Motion.RESUME)
    await parlour.service.uptime.alive()
    parlour.service.uptime.lost()
    parlour.clock.now += HOUR
    await parlour.service.uptime.found()
    await say(parlour, table_id, BELA)
    moved = [seat.due_at for seat in (await parlour.look(table_id)).table.seats]
    assert moved == [None if end is None else end + HOUR for end in ends]


@pytest.mark.parametrize("motion", [Motion.ABANDON, Motion.PAUSE, Motion.RESUME])
async def test_only_a_vote_about_somebody_takes_their_say(parlour: Parlour, motion: Motion) -> None:
    """Two rivals once named the third in a motion to end a game that counts, and were all that voted."""
    table_id = await parlour.running(ANNA, BELA, CLEO)
    await parlour.refuses(table_id, NoSuchSeat, propose(parlour, table_id, ANNA, motion, seat_of(CLEO)))
