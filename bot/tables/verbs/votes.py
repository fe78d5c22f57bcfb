"""What those who play decide together: to pause and to go on, to replace somebody absent, to end without a result.

Only people who play themselves vote: not the person whom the vote is about, and nobody whose seat a computer plays. One
vote runs at a table at a time. It ends when it is decided, when its subject has changed, or when its time runs out.
"""

from __future__ import annotations

from bot.tables.clocks.dues import patience, voting_time
from bot.tables.computers.players import stand_in_level
from bot.tables.entries import (
    Ballot,
    Cause,
    Decision,
    Motion,
    Proposal,
    Shut,
    StandIn,
    Step,
    Verdict,
    step,
)
from bot.tables.errors import Absent, NoSuchSeat, NotAllowed, NoVote, Paused, Stale, VoteRunning
from bot.tables.fold.live import LiveTable
from bot.tables.model import Person, Poll, Vote
from bot.tables.verbs.fairness import (
    going_on,
    is_counted,
    is_lone,
    must_have_no_clock,
    pause_is_over,
    waits_since,
)
from bot.tables.verbs.lobby import own_seat
from bot.tables.verbs.play import must_run
from bot.tables.verbs.substitutes import must_be_vacant, offer, offers_alone, why_not_vacant
from games.engine import Seat, text
from persistence.rows import Away, EntryKind

TAKING = frozenset({Motion.ABANDON, Motion.OFFER})
"""What takes somebody's result away in a counted game."""
ALONE_AGAINST = 2
"""So many people play where one of them would decide alone about the other."""


def poll_of(table: LiveTable) -> Poll | None:
    """Return what people are asked to decide, None for nothing."""
    vote = table.vote
    if vote is None:
        return None
    voters = tuple(seat for seat in table.present() if seat != vote.about)
    return Poll(vote, voters, _needed(table, vote.motion, len(voters)))


def _needed(table: LiveTable, motion: Motion, voters: int) -> int:
    """Return how many must agree: more than half; all, and two at least, to take a counted game from anybody.

    A lone voter cannot pause: the others would come back to a game that stands still.
    """
    if motion in TAKING and is_counted(table):
        return max(2, voters)
    return 2 if motion is Motion.PAUSE and is_lone(table) else voters // 2 + 1


def propose(
    table: LiveTable, who: Person, motion: Motion, about: Seat | None, *, now: int, reachable_since: int
) -> list[Step]:
    """Propose something; whoever proposes what is being voted on agrees to it.

    Nobody has kept a table waiting while people could not reach us.
    """
    if offers_alone(table, who, motion, about):
        return offer(table, who, about)
    seat = _voting_seat(table, who)
    if motion is Motion.RESUME and pause_is_over(table, now):
        return [going_on(table, who.id, frozenset({seat}), seat=seat)]
    if table.vote is not None and (table.vote.motion, table.vote.about) == (motion, about):
        return cast(table, who, table.vote.revision, agrees=True)
    if table.vote is not None:
        raise VoteRunning
    _must_make_sense(table, seat, motion, about)
    if motion is Motion.REPLACE and about is not None:
        if len(table.present()) == ALONE_AGAINST:
            must_have_no_clock(table, about)
        long = (waits_since(table, about, reachable_since) or now) + patience(table.pace)
        if now < long:
            raise NotAllowed(text("table-vote-early", when=str(-(-long // 1000))))
    again = table.put_off.get((motion, about), now)
    if again > now:
        raise NotAllowed(text("table-vote-again", when=str(again // 1000)))
    return [step(EntryKind.VOTE, who.id, seat, Proposal(motion, now + voting_time(table.pace), about))]


def cast(table: LiveTable, who: Person, revision: int, *, agrees: bool) -> list[Step]:
    """Say yes or no to the vote that began at a revision."""
    seat = _voting_seat(table, who)
    poll = poll_of(table)
    if poll is None or poll.vote.revision != revision:
        raise NoVote
    if seat not in poll.voters:
        raise NotAllowed(text("table-vote-about-you"))
    if seat in (poll.ayes if agrees else poll.noes):
        raise NotAllowed(text("table-vote-twice"))
    return [step(EntryKind.BALLOT, who.id, seat, Ballot(revision, agrees))]


def close(table: LiveTable, revision: int, now: int) -> list[Step]:
    """End the vote that began at a revision, whose time has run out.

    Silence is consent to going on. Where the decision waited for somebody, they have had their time.
    """
    must_run(table)
    poll = poll_of(table)
    if poll is None or poll.vote.revision != revision or poll.vote.until > now:
        raise Stale
    agreed = _waits_for_its_end(table, poll) and len(poll.ayes) >= poll.needed
    resumed = poll.vote.motion is Motion.RESUME and not poll.noes
    return _decided(table, poll.vote, Decision.CARRIED if agreed or resumed else Decision.LAPSED)


def consequences(table: LiveTable) -> list[Step]:
    """Return what follows for the vote from what has just happened; nothing where it goes on."""
    poll = poll_of(table)
    if poll is None:
        return []
    if _is_moot(table, poll):
        decision = Decision.MOOT
    elif len(poll.voters) - len(poll.noes) < poll.needed:
        decision = Decision.REJECTED
    elif len(poll.ayes) >= poll.needed and not _waits_for_its_end(table, poll):
        decision = Decision.CARRIED
    else:
        return []
    return _decided(table, poll.vote, decision)


def _waits_for_its_end(table: LiveTable, poll: Poll) -> bool:
    """Tell whether a vote is decided only when its time is over, so that the person it harms can act before.

    A single person is no majority, and somebody who is away can come back and have a say.
    """
    if poll.vote.motion is Motion.ABANDON:
        return is_counted(table) and len(table.present()) < len(table.people())
    return poll.vote.motion is Motion.REPLACE and len(poll.voters) == 1


def _voting_seat(table: LiveTable, who: Person) -> Seat:
    must_run(table)
    seat = own_seat(table, who)
    if table.away(seat) is not None:
        raise Absent
    return seat


def _must_make_sense(table: LiveTable, seat: Seat, motion: Motion, about: Seat | None) -> None:
    """Raise where the present state leaves nothing to decide."""
    paused = table.paused_at is not None
    match motion:
        case Motion.PAUSE if paused:
            raise Paused
        case Motion.PAUSE if is_lone(table):
            raise NotAllowed(text("table-vote-alone-pause"))
        case Motion.RESUME if not paused:
            raise NotAllowed(text("table-not-paused"))
        case Motion.RESUME if table.ordered:
            raise NotAllowed(text("table-paused-by-order"))
        case Motion.ABANDON if _needed(table, motion, len(table.present())) > len(table.present()):
            raise NotAllowed(text("table-vote-alone"))
        case Motion.REPLACE:
            if about is None or about == seat or about not in table.present():
                raise NoSuchSeat
            if paused:
                raise Paused
            if about not in table.awaited:
                raise NotAllowed(text("table-vote-not-awaited"))
        case Motion.OFFER:
            must_be_vacant(table, about)
            if _needed(table, motion, len(table.present())) > len(table.present()):
                raise NotAllowed(text("table-vote-alone"))
        case _:
            pass


def _is_moot(table: LiveTable, poll: Poll) -> bool:
    vote = poll.vote
    match vote.motion:
        case Motion.REPLACE if vote.about is not None:
            waits = vote.about in table.awaited and table.asked_at[vote.about] < vote.revision
            settled = not waits or table.away(vote.about) is not None or table.paused_at is not None
        case Motion.OFFER:
            settled = why_not_vacant(table, vote.about) is not None
        case Motion.PAUSE:
            settled = table.paused_at is not None
        case Motion.RESUME:
            settled = table.paused_at is None or table.ordered
        case _:
            settled = False
    return settled or not poll.voters


def _decided(table: LiveTable, vote: Vote, decision: Decision) -> list[Step]:
    steps = [step(EntryKind.VERDICT, None, body=Verdict(vote.revision, decision))]
    if decision is Decision.CARRIED:
        steps.append(_carried(table, vote))
    return steps


def _carried(table: LiveTable, vote: Vote) -> Step:
    match vote.motion:
        case Motion.PAUSE:
            return step(EntryKind.PAUSE, None)
        case Motion.RESUME:
            return going_on(table, None, vote.ayes)
        case Motion.REPLACE:
            return step(EntryKind.TAKEOVER, None, vote.about, StandIn(stand_in_level(table.game), Away.ABSENT))
        case Motion.OFFER:
            return step(EntryKind.OFFER, None, vote.about)
        case Motion.ABANDON:
            return step(EntryKind.CLOSE, None, body=Shut(Cause.ABANDONED))
