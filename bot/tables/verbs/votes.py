"""The players' votes: to pause and to go on, to replace somebody absent, to end without a result."""

from __future__ import annotations

from bot.tables.entries import Ballot, Motion, Proposal, Step, step
from bot.tables.errors import NoSuchSeat, NotAllowed, NoVote, Paused, VoteRunning
from bot.tables.fold.live import LiveTable
from bot.tables.model import Person
from bot.tables.times import patience, voting_time
from bot.tables.verbs.fairness import going_on, is_lone, must_have_no_clock, pause_is_over, waits_since
from bot.tables.verbs.polls import needed, poll_of
from bot.tables.verbs.proofs import must_run, played_seat
from bot.tables.verbs.substitutes import must_be_vacant, offer, offers_alone
from bot.tables.verbs.verb import Asked, Need, Shown, verb
from games.engine import Seat, text
from persistence.rows import RUNNING, EntryKind

ABOUT_SOMEBODY = frozenset({Motion.REPLACE, Motion.OFFER})
"""Only these name a seat. Its person does not vote, so a motion that concerns all must not name one."""
ALONE_AGAINST = 2
"""So many people play where one of them would decide alone about the other."""


@verb(None, phases=RUNNING, seated=True, shows=Shown.MORE, needs=Need.CLOCKS)
def propose(table: LiveTable, by: Asked, motion: Motion, about: Seat | None = None) -> list[Step]:
    """Let those who play vote; proposing what is being voted on means agreeing to it.

    Some may offer a seat without asking anybody. Raises `VoteRunning`, `Paused`, `NoSuchSeat`, or `NotAllowed` with
    what to wait for.
    """
    if motion not in ABOUT_SOMEBODY and about is not None:
        raise NoSuchSeat
    if offers_alone(table, by.who, motion, about):
        return offer(table, by.who, about)
    seat = _voting_seat(table, by.who)
    if motion is Motion.RESUME and pause_is_over(table, by.now):
        return [going_on(table, by.who.id, frozenset({seat}), seat=seat)]
    if table.vote is not None and (table.vote.motion, table.vote.about) == (motion, about):
        return _cast(table, by.who, table.vote.revision, agrees=True)
    if table.vote is not None:
        raise VoteRunning
    _must_make_sense(table, seat, motion, about)
    if motion is Motion.REPLACE and about is not None:
        if len(table.present()) == ALONE_AGAINST:
            must_have_no_clock(table, about, by)
        long = (waits_since(table, about, by.reachable_since) or by.now) + patience(table.pace)
        if by.now < long:
            raise NotAllowed(text("table-vote-early", when=str(-(-long // 1000))))
    again = table.put_off.get((motion, about), by.now)
    if again > by.now:
        raise NotAllowed(text("table-vote-again", when=str(again // 1000)))
    return [step(EntryKind.VOTE, by.who.id, seat, Proposal(motion, by.now + voting_time(table.pace), about))]


@verb(None, phases=RUNNING, seated=True, shows=Shown.HAND)
def vote(table: LiveTable, by: Asked, revision: int, *, agrees: bool) -> list[Step]:
    """Say yes or no to the vote that began at a revision. Raises `NoVote`, `NotAllowed`."""
    return _cast(table, by.who, revision, agrees=agrees)


def _cast(table: LiveTable, who: Person, revision: int, *, agrees: bool) -> list[Step]:
    seat = _voting_seat(table, who)
    poll = poll_of(table)
    if poll is None or poll.vote.revision != revision:
        raise NoVote
    if seat not in poll.voters:
        raise NotAllowed(text("table-vote-about-you"))
    if seat in (poll.ayes if agrees else poll.noes):
        raise NotAllowed(text("table-vote-twice"))
    return [step(EntryKind.BALLOT, who.id, seat, Ballot(revision, agrees))]


def _voting_seat(table: LiveTable, who: Person) -> Seat:
    must_run(table)
    return played_seat(table, who)


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
        case Motion.ABANDON if needed(table, motion, len(table.present())) > len(table.present()):
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
            if needed(table, motion, len(table.present())) > len(table.present()):
                raise NotAllowed(text("table-vote-alone"))
        case _:
            pass
