"""Decisions that people make together, as the log tells them: votes begin, are cast and end."""

from __future__ import annotations

from bot.tables.entries import Ballot, Decision, Proposal, Verdict, read
from bot.tables.fold.live import LiveTable
from bot.tables.model import Vote
from bot.tables.times import Due, DueKind, voting_time
from games.engine import Seat, SeatRef, text
from persistence.rows import Entry, EntryKind


def decide(table: LiveTable, entry: Entry) -> None:
    match entry:
        case Entry(kind=EntryKind.VOTE, seat=int(seat)):
            _propose(table, seat, read(Proposal, entry.body))
        case Entry(kind=EntryKind.BALLOT, seat=int(seat)):
            _hear_ballot(table, seat, read(Ballot, entry.body))
        case _:
            _end_vote(table, read(Verdict, entry.body))


def _propose(table: LiveTable, seat: Seat, proposed: Proposal) -> None:
    table.running()
    if table.vote is not None:
        raise ValueError(f"entry {table.revision}: a second vote")
    table.vote = Vote(table.revision, proposed.motion, seat, proposed.about, proposed.until, frozenset({seat}))
    table.deadlines[Due(DueKind.VOTE, table.revision)] = proposed.until
    about = {} if proposed.about is None else {"about": SeatRef(proposed.about)}
    table.note(text(f"table-log-vote-{proposed.motion}", who=SeatRef(seat), **about))


def _running_vote(table: LiveTable, revision: int) -> Vote:
    if table.vote is None or table.vote.revision != revision:
        raise ValueError(f"entry {table.revision}: no vote since {revision}")
    return table.vote


def _hear_ballot(table: LiveTable, seat: Seat, ballot: Ballot) -> None:
    table.vote = _running_vote(table, ballot.vote).with_ballot(seat, agrees=ballot.agrees)
    table.note(text("table-log-ballot-yes" if ballot.agrees else "table-log-ballot-no", who=SeatRef(seat)))


def _end_vote(table: LiveTable, verdict: Verdict) -> None:
    vote = _running_vote(table, verdict.vote)
    table.vote = None
    del table.deadlines[Due(DueKind.VOTE, vote.revision)]
    if verdict.decision in (Decision.REJECTED, Decision.LAPSED):
        table.put_off[vote.motion, vote.about] = table.changed_at + voting_time(table.pace)
    if verdict.decision is not Decision.CARRIED:  # what was decided tells of itself
        table.note(text(f"table-log-vote-{verdict.decision}"))
