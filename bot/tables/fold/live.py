"""A table as its log tells it.

A `LiveTable` is the fold of a table's log and nothing else: the same entries give the same live table, so it may be
thrown away and built again at any moment. One that has been handed out is never changed; whoever wants to go on takes
a `copy`, lets it `take` the new entries, and puts it in the old one's place once the entries are written.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Self

from bot.tables.clocks.dues import GRACE, Due, DueKind, longest_pause, voting_time
from bot.tables.entries import (
    Ballot,
    Cause,
    Chosen,
    Decision,
    Early,
    Ended,
    Grace,
    Halt,
    Manager,
    Motion,
    Moved,
    Proposal,
    Said,
    Shut,
    Sitter,
    TakenBack,
    Verdict,
    read,
)
from bot.tables.fold.last_play import Before, LastPlay
from bot.tables.fold.outcomes import early, final
from bot.tables.fold.seating import Seating, or_somebody
from bot.tables.model import Vote
from games.engine import AnyGame, AnyState, FairDeal, Outcome, Seat, SeatRef, Text, made_salt, text
from persistence.rows import Entry, EntryKind, Phase, TableRow, TurnPace

ONE_MINUTE = 60
"""Seconds from which a gap is told of in minutes."""

_CLOSED = {
    Cause.ASKED: text("table-log-closed"),
    Cause.EMPTY: text("table-log-closed-empty"),
    Cause.GONE: text("table-log-closed-gone"),
    Cause.FORGOTTEN: text("table-log-closed-forgotten"),
    Cause.ABANDONED: text("table-log-closed-abandoned"),
}


def _ordered(what: str, by: Manager | None) -> Text:
    """Return what happened, with who has ordered it."""
    return text(f"table-log-{what}") if by is None else text(f"table-log-{what}-by", name=or_somebody(by.name))


class LiveTable(Seating):
    """A table as the entries of its log have made it, up to `revision`."""

    __slots__ = ()

    @classmethod
    def fold(cls, row: TableRow, game: AnyGame, log: Iterable[Entry]) -> Self:
        """Return the table that a log tells of. Raises `ValueError` for a log that this game could not have made."""
        table = cls(row, game)
        for entry in log:
            table.take(entry)
        return table

    def take(self, entry: Entry) -> None:
        """Let one more entry happen.

        Raises `PlayError` for a play that the rules refuse, `BadSetup` for a start that the game refuses, another
        `ValueError` for an entry that cannot stand in a log; the table is unusable then.
        """
        self.revision = entry.seq
        self.link = entry.link
        self.changed_at = entry.at
        if entry.interaction_id is not None:
            self.keys.add(entry.interaction_id)
        self._heed(entry)
        match entry:
            case Entry(kind=EntryKind.PLAY, seat=int(seat)):
                self._play(seat, entry)
            case Entry(kind=EntryKind.UNDO, seat=int(seat)):
                self._take_back(seat, read(TakenBack, entry.body).revision)
            case Entry(kind=EntryKind.OPEN):
                self._open(entry)
            case Entry(kind=EntryKind.JOIN | EntryKind.COMPUTER, seat=int(seat)):
                self._sit(seat, read(Sitter, entry.body))
            case Entry(kind=EntryKind.LEAVE | EntryKind.KICK, seat=int(seat)):
                self._stand_up(seat, entry.kind)
            case Entry(kind=EntryKind.WORD, seat=int(seat)):
                self._hear(seat, read(Said, entry.body).word)
            case Entry(kind=EntryKind.OPTIONS):
                self._configure(read(Chosen, entry.body))
            case Entry(kind=EntryKind.NOTICE):
                self._note(text("table-log-notice"))
            case Entry(kind=EntryKind.START):
                self._start()
            case Entry(kind=EntryKind.OFFER | EntryKind.SUBSTITUTE, seat=int(seat)):
                self._change_hands(seat, entry)
            case Entry(kind=EntryKind.RESIGN | EntryKind.TAKEOVER, seat=int(seat)):
                self._hand_over(seat, entry)
            case Entry(kind=EntryKind.TIMEOUT, seat=int(seat)):
                self._miss(seat)
            case Entry(kind=EntryKind.BACK, seat=int(seat)):
                self._come_back(seat)
            case Entry(kind=EntryKind.GRACE | EntryKind.PAUSE | EntryKind.RESUME):
                self._stop_clocks(entry)
            case Entry(kind=EntryKind.FINISH):
                self._finish(read(Ended, entry.body).reason)
            case Entry(kind=EntryKind.SKIP):
                self.untaught = True
            case Entry(kind=EntryKind.SHOW | EntryKind.HIDE, seat=int(seat)):
                self._show(seat, entry)
            case Entry(kind=EntryKind.INVITE | EntryKind.DECLINE | EntryKind.LAPSE, seat=int(seat)):
                self._invite(seat, entry)
            case Entry(kind=EntryKind.VOTE | EntryKind.BALLOT | EntryKind.VERDICT):
                self._decide(entry)
            case Entry(kind=EntryKind.CLOSE | EntryKind.MOVE):
                self._close_or_move(entry)
            case _:
                raise ValueError(f"entry {entry.seq}: {entry.kind} cannot stand here")

    def dealt_from(self) -> list[tuple[str, str | None]]:
        """Return what a start now deals from: the salt of every seat, and the strength of a computer there."""
        sitters = [sitter for _, sitter in sorted(self.sitters.items())]
        return [(one.salt or made_salt(self.row.commitment, seat), one.level) for seat, one in enumerate(sitters)]

    def _start(self) -> None:
        sitters = [sitter for _, sitter in sorted(self.sitters.items())]
        salts = tuple(salt for salt, _ in self.dealt_from())
        self.sitters = {seat: replace(one, salt=salts[seat]) for seat, one in enumerate(sitters)}
        deal = FairDeal(self.row.secret, salts)
        options = self.game.options.model_validate(self.options)
        for seat in list(self.kept_seats):
            self._keep_no_more(seat)
        self._note(text("table-log-started"))
        self.state = self.game.start(len(sitters), options, deal, told=True)
        self._collect(self.state)
        self.phase = Phase.RUNNING
        self.insiders = {one.user_id for one in sitters if one.user_id is not None}
        self.started_at = self.revision
        self._ask_anew(self.sitters)
        self.acted_at = dict.fromkeys(self.sitters, self.revision)
        self._ask(self.state)

    def _play(self, seat: Seat, entry: Entry) -> None:
        state = self.running()
        before = Before(state.copy(), self.awaited, self.asked_at.copy(), self.acted_at.copy())
        state.events = []
        action = state.play(seat, entry.body)
        self._collect(state)
        self._ask_anew([seat])
        self.plays[seat] = self.plays.get(seat, 0) + 1
        if entry.actor_id is not None:
            self.decisions[seat] = self.decisions.get(seat, 0) + 1
            self.missed.pop(seat, None)
            self.turns[seat] = self.turns.get(seat, 0) + (self.pace is not TurnPace.NONE)
        if entry.actor_id is not None or seat not in self.people():
            self.acted_at[seat] = self.revision
        self._ask(state)
        undone = self.last_play.undone if self.last_play is not None and self.last_play.seat == seat else 0
        quiet = None if before.state.reveals(seat, action) else before
        self.last_play = LastPlay(self.revision, seat, entry.actor_id, quiet, undone)

    def _take_back(self, seat: Seat, revision: int) -> None:
        """Let the game go on from before the last play, which everybody has seen and which stays told of.

        Nothing that was chosen before counts any more: the seat is asked anew, and whom the play had asked is not.
        """
        self.running()
        last = self.last_play
        if last is None or last.before is None or (last.seat, last.revision) != (seat, revision):
            raise ValueError(f"the play at revision {revision} cannot be taken back")
        before = last.before
        gone = {seat, *self.awaited} - ({*before.awaited} - {seat})
        self.state = before.state.copy()
        self.awaited = before.awaited
        self.asked_at = dict(before.asked_at)
        self._ask_anew(gone)
        self.acted_at = dict(before.acted_at)
        self.plays[seat] -= 1
        self.decisions[seat] = self.decisions.get(seat, 0) - (last.actor_id is not None)
        self.turns[seat] = max(0, self.turns.get(seat, 0) - 1)
        self.happened = [(at, replace(event, covers=None) if at == revision else event) for at, event in self.happened]
        self._note(text("table-log-undone", who=SeatRef(seat)))
        self.last_play = replace(last, revision=self.revision, before=None, undone=last.undone + 1, taken_back=True)

    def _collect(self, state: AnyState) -> None:
        self.happened += [(self.revision, event) for event in state.events or ()]
        state.events = None

    def _ask(self, state: AnyState) -> None:
        """Note whose question is new: who was asked before and did not act goes on pondering the same one."""
        asked_before = self.awaited
        self.awaited = state.to_act()
        self._ask_anew(seat for seat in self.awaited if seat not in asked_before)
        if not self.awaited and (outcome := state.outcome()) is not None:
            self._end(final(outcome, self.gone()))

    def _stop_clocks(self, entry: Entry) -> None:
        """Note that the clocks stood still, stand still from now on, or run again."""
        self.running()
        self.asked_since |= dict.fromkeys(self.awaited, entry.at)
        self.offered = dict.fromkeys(self.offered, entry.at)
        if entry.kind is EntryKind.GRACE:
            self.grace = read(Grace, entry.body)
            gap = self.grace.until - self.grace.since
            self.deadlines = {due: max(at + gap, self.grace.until + GRACE) for due, at in self.deadlines.items()}
            seconds = -(-gap // 1000)
            if seconds < ONE_MINUTE:
                self._note(text("table-log-grace-seconds", seconds=seconds))
            else:
                self._note(text("table-log-grace", minutes=-(-seconds // ONE_MINUTE)))
            return
        halt = read(Halt, entry.body) if entry.body else Halt()
        by = halt.by
        if entry.kind is EntryKind.PAUSE:
            self.paused_at = entry.at if self.paused_at is None else self.paused_at
            self.ordered = by is not None
            self._note(_ordered("paused", by))
        else:
            self._go_on(entry, halt)

    def _go_on(self, entry: Entry, halt: Halt) -> None:
        """End a pause. After one that people decided on, the game runs for as long before the next is proposed."""
        if self.paused_at is not None and not self.ordered:
            lasted = min(entry.at - self.paused_at, longest_pause(self.pace))
            self.put_off[Motion.PAUSE, None] = entry.at + lasted
        self.paused_at = None
        self.ordered = False
        self._ask_anew(halt.anew)
        if entry.seat is None:
            self._note(_ordered("resumed", halt.by))
        else:
            self._note(text("table-log-resumed-alone", who=SeatRef(entry.seat)))

    def _miss(self, seat: Seat) -> None:
        self.running()
        self.missed[seat] = self.missed.get(seat, 0) + 1
        self.turns[seat] = self.turns.get(seat, 0) + 1
        self.late[seat] = self.late.get(seat, 0) + 1
        self._note(text("table-log-timeout", who=SeatRef(seat)))

    def _finish(self, reason: Early) -> None:
        self.running()
        outcome = early(reason, len(self.sitters), self.gone())
        self._end(outcome)
        self._note(outcome.reason)

    def _end(self, outcome: Outcome) -> None:
        self.phase = Phase.FINISHED
        self._leave_off()
        self.outcome = outcome

    def _close_or_move(self, entry: Entry) -> None:
        if entry.kind is EntryKind.MOVE:
            moved = read(Moved, entry.body)
            place = replace(self.row.place, channel_id=moved.channel_id)
            self.row = replace(self.row, place=place, in_thread=moved.in_thread)
            self._note(text("table-log-moved", name=or_somebody(moved.by.name), channel=str(moved.channel_id)))
            return
        shut = read(Shut, entry.body)
        self.phase = Phase.CLOSED
        self._leave_off()
        self._note(_CLOSED[shut.cause] if shut.by is None else _ordered("closed", shut.by))

    def _leave_off(self) -> None:
        self.kept_seats = {}
        self.awaited = ()
        self.deadlines = {}
        self.vote = None
        self.paused_at = None
        self.ordered = False
        self.offered = {}

    # What people decide together.

    def _decide(self, entry: Entry) -> None:
        match entry:
            case Entry(kind=EntryKind.VOTE, seat=int(seat)):
                self._propose(seat, read(Proposal, entry.body))
            case Entry(kind=EntryKind.BALLOT, seat=int(seat)):
                self._hear_ballot(seat, read(Ballot, entry.body))
            case _:
                self._end_vote(read(Verdict, entry.body))

    def _propose(self, seat: Seat, proposed: Proposal) -> None:
        self.running()
        if self.vote is not None:
            raise ValueError(f"entry {self.revision}: a second vote")
        self.vote = Vote(self.revision, proposed.motion, seat, proposed.about, proposed.until, frozenset({seat}))
        self.deadlines[Due(DueKind.VOTE, self.revision)] = proposed.until
        about = {} if proposed.about is None else {"about": SeatRef(proposed.about)}
        self._note(text(f"table-log-vote-{proposed.motion}", who=SeatRef(seat), **about))

    def _running_vote(self, revision: int) -> Vote:
        if self.vote is None or self.vote.revision != revision:
            raise ValueError(f"entry {self.revision}: no vote since {revision}")
        return self.vote

    def _hear_ballot(self, seat: Seat, ballot: Ballot) -> None:
        self.vote = self._running_vote(ballot.vote).with_ballot(seat, agrees=ballot.agrees)
        self._note(text("table-log-ballot-yes" if ballot.agrees else "table-log-ballot-no", who=SeatRef(seat)))

    def _end_vote(self, verdict: Verdict) -> None:
        vote = self._running_vote(verdict.vote)
        self.vote = None
        del self.deadlines[Due(DueKind.VOTE, vote.revision)]
        if verdict.decision in (Decision.REJECTED, Decision.LAPSED):
            self.put_off[vote.motion, vote.about] = self.changed_at + voting_time(self.pace)
        if verdict.decision is not Decision.CARRIED:  # what was decided tells of itself
            self._note(text(f"table-log-vote-{verdict.decision}"))
