"""The rules of a vote: who has a say, how many must agree, when it ends and what is done then.

Only people who play themselves vote: not the person whom the vote is about, and nobody whose seat a computer plays. One
vote runs at a table at a time. It ends when it is decided, when its subject has changed, or when its time runs out.
"""

from __future__ import annotations

from bot.tables.computers.players import stand_in_level
from bot.tables.entries import Cause, Decision, Motion, Shut, StandIn, Step, Verdict, step
from bot.tables.errors import Stale
from bot.tables.fold.live import LiveTable
from bot.tables.fold.results import on_ladder
from bot.tables.model import Poll, Vote
from bot.tables.verbs.fairness import going_on, is_counted, is_lone, why_not_vacant
from bot.tables.verbs.proofs import must_run
from persistence.rows import Away, EntryKind

TAKING = frozenset({Motion.ABANDON, Motion.OFFER})
"""The motions that take somebody's result away in a counted game."""


def poll_of(table: LiveTable) -> Poll | None:
    """The open vote with its voters, None if there is no vote."""
    vote = table.vote
    if vote is None:
        return None
    voters = tuple(seat for seat in table.present() if seat != vote.about)
    return Poll(vote, voters, needed(table, vote.motion, len(voters)))


def needed(table: LiveTable, motion: Motion, voters: int) -> int:
    """The number who must agree: more than half; all, and two at least, to take a counted game from anybody.

    A lone voter cannot pause: the others would come back to a game that stands still.
    """
    if motion in TAKING and (is_counted(table) or on_ladder(table)):
        return max(2, voters)
    return 2 if motion is Motion.PAUSE and is_lone(table) else voters // 2 + 1


def end(table: LiveTable, revision: int, now: int) -> list[Step]:
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
    """The steps that end the vote, if the latest events decide it; none while it goes on."""
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
