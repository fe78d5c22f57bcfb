"""The players' decisions: to pause and to go on, to replace somebody absent, to offer a seat, to end without a result.

Only people who play themselves vote: not the person whom the vote is about, and nobody whose seat a computer plays. One
vote runs at a table at a time. It ends when it is decided, when its subject has changed, or when its time runs out.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.entries import Ballot, Cause, Decision, Halt, Motion, Proposal, Shut, Step, Verdict, step
from bot.tables.errors import AlreadySeated, NoSuchSeat, NotAllowed, NoVote, Paused, Stale, VoteRunning
from bot.tables.fold.live import LiveTable
from bot.tables.model import Person, Poll, Vote
from bot.tables.times import patience, voting_time
from bot.tables.verbs import checks
from bot.tables.verbs.checks import going_on, taken_over
from bot.tables.verbs.opening import person
from bot.tables.verbs.verb import Asked, Need, Shown, verb
from games.engine import Seat, text
from persistence.rows import RUNNING, EntryKind

ABOUT_SOMEBODY = frozenset({Motion.REPLACE, Motion.OFFER})
"""Only these name a seat. Its person does not vote, so a motion that concerns all must not name one."""
ALONE_AGAINST = 2
"""So many people play where one of them would decide alone about the other."""
TAKING = frozenset({Motion.ABANDON, Motion.OFFER})
"""The motions that take somebody's result away in a counted game."""


@verb(None, phases=RUNNING, seated=True, shows=Shown.MORE, needs=Need.CLOCKS)
def propose(table: LiveTable, by: Asked, motion: Motion, about: Seat | None = None) -> Sequence[Step]:
    """Raises `VoteRunning`, `Paused`, `NoSuchSeat`, or `NotAllowed` with what to wait for."""
    if motion not in ABOUT_SOMEBODY and about is not None:
        raise NoSuchSeat
    if offers_alone(table, by.who, motion, about):
        must_be_vacant(table, about)
        return [step(EntryKind.OFFER, by.who.id, about, Halt(by.who.order) if by.who.manages else None)]
    seat = _voting_seat(table, by.who)
    if motion is Motion.RESUME and checks.pause_is_over(table, by.now):
        return [going_on(table, by.who.id, frozenset({seat}), seat=seat)]
    if table.vote is not None and (table.vote.motion, table.vote.about) == (motion, about):
        return vote(table.vote.revision, agrees=True).steps(table, by)
    if table.vote is not None:
        raise VoteRunning
    _must_make_sense(table, seat, motion, about)
    if motion is Motion.REPLACE and about is not None:
        if len(table.present()) == ALONE_AGAINST:
            checks.must_have_no_clock(table, about, by)
        long = (checks.waits_since(table, about, by.reachable_since) or by.now) + patience(table.row.pace)
        if by.now < long:
            raise NotAllowed(text("table-vote-early", when=str(-(-long // 1000))))
    again = table.put_off.get((motion, about), by.now)
    if again > by.now:
        raise NotAllowed(text("table-vote-again", when=str(again // 1000)))
    return [step(EntryKind.VOTE, by.who.id, seat, Proposal(motion, by.now + voting_time(table.row.pace), about))]


@verb(None, phases=RUNNING, seated=True, shows=Shown.HAND)
def vote(table: LiveTable, by: Asked, revision: int, *, agrees: bool) -> list[Step]:
    """Say yes or no to the vote that began at a revision. Raises `NoVote`, `NotAllowed`."""
    seat = _voting_seat(table, by.who)
    poll = poll_of(table)
    if poll is None or poll.vote.revision != revision:
        raise NoVote
    if seat not in poll.voters:
        raise NotAllowed(text("table-vote-about-you"))
    if seat in (poll.ayes if agrees else poll.noes):
        raise NotAllowed(text("table-vote-twice"))
    return [step(EntryKind.BALLOT, by.who.id, seat, Ballot(revision, agrees))]


def _voting_seat(table: LiveTable, who: Person) -> Seat:
    checks.must_run(table)
    return checks.played_seat(table, who)


def _must_make_sense(table: LiveTable, seat: Seat, motion: Motion, about: Seat | None) -> None:
    """Raise where the present state leaves nothing to decide."""
    paused = table.paused_at is not None
    if motion is Motion.OFFER:
        must_be_vacant(table, about)
    match motion:
        case Motion.PAUSE if paused:
            raise Paused
        case Motion.PAUSE if checks.is_lone(table):
            raise NotAllowed(text("table-vote-alone-pause"))
        case Motion.RESUME if not paused:
            raise NotAllowed(text("table-not-paused"))
        case Motion.RESUME if table.ordered:
            raise NotAllowed(text("table-paused-by-order"))
        case Motion.ABANDON | Motion.OFFER if needed(table, motion, len(table.present())) > len(table.present()):
            raise NotAllowed(text("table-vote-alone"))
        case Motion.REPLACE:
            if about is None or about == seat or about not in table.present():
                raise NoSuchSeat
            if paused:
                raise Paused
            if about not in table.awaited:
                raise NotAllowed(text("table-vote-not-awaited"))


def offers_alone(table: LiveTable, who: Person, motion: Motion, about: Seat | None) -> bool:
    """Tell whether the person may offer a seat without a vote: managers, and openers where nothing counts.

    Nobody may at a match of their own.
    """
    orders = who.manages and not checks.is_own_match(table, who)
    alone = orders or (who.id == table.row.opener_id and not table.counts)
    offers = motion is Motion.OFFER and about != table.seat_of(who.id)
    return alone and offers and not table.climbs


def must_be_vacant(table: LiveTable, seat: Seat | None) -> None:
    """Raise unless a computer plays the seat for somebody gone, and the seat may be offered and is not yet."""
    checks.must_run(table)
    why = checks.why_not_vacant(table, seat)
    if why is not None:
        raise why


@verb("table-seat-taken", phases=RUNNING, shows=Shown.HAND, needs=Need.CLOCKS | Need.COMPANY)
def take_seat(table: LiveTable, by: Asked, seat: Seat) -> list[Step]:
    checks.must_run(table)
    if table.seat_of(by.who.id) is not None:
        raise AlreadySeated
    checks.must_be_welcome(table, by)
    if seat not in table.offered:
        raise NoSuchSeat(text("table-not-offered"))
    if by.who.id in table.insiders:
        raise NotAllowed(text("table-not-allowed-insider"))
    checks.must_be_free(table, seat, by)
    return [step(EntryKind.SUBSTITUTE, by.who.id, seat, person(by.who, table.sitters[seat].salt))]


def poll_of(table: LiveTable) -> Poll | None:
    vote = table.vote
    if vote is None:
        return None
    voters = tuple(seat for seat in table.present() if seat != vote.about)
    return Poll(vote, voters, needed(table, vote.motion, len(voters)))


def needed(table: LiveTable, motion: Motion, voters: int) -> int:
    """The number who must agree: more than half; all, and two at least, to take a counted game from anybody.

    A lone voter cannot pause: the others would come back to a game that stands still.
    """
    if motion in TAKING and (table.counts or table.climbs):
        return max(2, voters)
    return 2 if motion is Motion.PAUSE and checks.is_lone(table) else voters // 2 + 1


def end(table: LiveTable, by: Asked, revision: int) -> list[Step]:
    """End the vote that began at a revision, when its time has run out. Silence is consent to going on."""
    checks.must_run(table)
    poll = poll_of(table)
    if poll is None or poll.vote.revision != revision or poll.vote.until > by.now:
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
    """Tell whether a vote is decided only when its time is over, so that the person it harms can act before."""
    if poll.vote.motion is Motion.ABANDON:
        return table.counts and len(table.present()) < len(table.people())
    return poll.vote.motion is Motion.REPLACE and len(poll.voters) == 1


def _is_moot(table: LiveTable, poll: Poll) -> bool:
    vote = poll.vote
    match vote.motion:
        case Motion.REPLACE if vote.about is not None:
            waits = vote.about in table.awaited and table.asked_at[vote.about] < vote.revision
            settled = not waits or table.away(vote.about) is not None or table.paused_at is not None
        case Motion.OFFER:
            settled = checks.why_not_vacant(table, vote.about) is not None
        case Motion.PAUSE:
            settled = table.paused_at is not None
        case Motion.RESUME:
            settled = table.paused_at is None or table.ordered
        case _:
            settled = False
    return settled or not poll.voters


def _decided(table: LiveTable, vote: Vote, decision: Decision) -> list[Step]:
    verdict = step(EntryKind.VERDICT, None, body=Verdict(vote.revision, decision))
    return [verdict, _carried(table, vote)] if decision is Decision.CARRIED else [verdict]


def _carried(table: LiveTable, vote: Vote) -> Step:
    match vote.motion:
        case Motion.PAUSE:
            return step(EntryKind.PAUSE, None)
        case Motion.RESUME:
            return going_on(table, None, vote.ayes)
        case Motion.REPLACE:
            return taken_over(table, vote.about)
        case Motion.OFFER:
            return step(EntryKind.OFFER, None, vote.about)
        case Motion.ABANDON:
            return step(EntryKind.CLOSE, None, body=Shut(Cause.ABANDONED))
