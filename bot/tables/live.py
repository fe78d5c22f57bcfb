"""A table as its log tells it.

A `LiveTable` is the fold of a table's log and nothing else: the same entries give the same live table, so it may be
thrown away and built again at any moment. One that has been handed out is never changed; whoever wants to go on takes
a `copy`, lets it `take` the new entries, and puts it in the old one's place once the entries are written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Self

from bot.tables import preselected
from bot.tables.dues import GRACE, Due, DueKind, as_kept, as_read, voting_time
from bot.tables.entries import (
    Ballot,
    Cause,
    Chosen,
    Decision,
    Early,
    Ended,
    Grace,
    Guest,
    Halt,
    Invited,
    Manager,
    Motion,
    Moved,
    Opening,
    Proposal,
    Said,
    Shut,
    Sitter,
    StandIn,
    TakenBack,
    Verdict,
    read,
)
from bot.tables.last_play import Before, LastPlay
from bot.tables.lessons import lesson_promised
from bot.tables.model import KeptSeat, Vote
from bot.tables.outcomes import early, final
from bot.tables.preselected import Preselected
from games.engine import AnyGame, AnyState, Event, FairDeal, Outcome, Seat, SeatRef, Text, made_salt, text
from games.engine.lesson import Lesson
from persistence.rows import Away, Entry, EntryKind, Phase, SeatKind, SeatRow, TableRow, TurnPace

_SOMEBODY = text("word-somebody")
_CLOSED = {
    Cause.ASKED: text("table-log-closed"),
    Cause.EMPTY: text("table-log-closed-empty"),
    Cause.GONE: text("table-log-closed-gone"),
    Cause.FORGOTTEN: text("table-log-closed-forgotten"),
    Cause.ABANDONED: text("table-log-closed-abandoned"),
}


_AWAY = {
    Away.RESIGNED: "table-log-resigned",
    Away.SENT_AWAY: "table-log-replaced",
    Away.ABSENT: "table-log-absent",
}


def _name(sitter: Sitter) -> str | Text:
    """Return what to call somebody; who asked to be forgotten has no name."""
    return sitter.name or _SOMEBODY


def _ordered(what: str, by: Manager | None) -> Text:
    """Return what happened, with who has ordered it."""
    return text(f"table-log-{what}") if by is None else text(f"table-log-{what}-by", name=by.name or _SOMEBODY)


class LiveTable:
    """A table as it stands after `revision` entries of its log.

    `sitters` by seat; `stand_ins` the computers that play seats of people, and why; `awaited` the seats that owe a
    decision; `last_play` is None when somebody has left or been replaced since. `started_at` is the revision of the
    start, `asked_at[seat]` that since which the seat's present question stands (`asked_since[seat]` the moment since
    which it could be answered), and `acted_at[seat]` that of its last own action (of the start before the first);
    `plays[seat]` counts what anybody has played for it.
    `missed[seat]` counts the turns in a row that ran out, `turns` and `late` all of a person's turns with a clock and
    those that ran out. `paused_at` is since when the clocks stand still (`ordered`: a manager has paused), `grace` what
    was given back last, `deadlines` what the log itself gives an end. `vote` is what people are asked to decide,
    `put_off` until when what they did not want is not proposed again. `happened` holds every event with its revision,
    `keys` every interaction that had an effect here. `invited` may sit down at a private table, `kept_seats` are kept
    for some of them, `declined` have refused. `guests` see the hand of a seat. `untaught`: whoever learns here
    wants no explanations. `offered` are the seats that newcomers may take, `substituted` those that one has taken,
    `insiders` everybody who has seen somebody's hand. `dues`, what has its time, and `closes_at` are no part of the
    fold: they are what was written last. Nor are `preselected`, what
    people have chosen before their turn, and `ready`, what is played for people without a click of theirs: that, and
    the only legal action of those who want it so.
    """

    __slots__ = (
        "acted_at",
        "asked_at",
        "asked_since",
        "awaited",
        "changed_at",
        "closes_at",
        "deadlines",
        "declined",
        "dues",
        "game",
        "grace",
        "guests",
        "happened",
        "insiders",
        "invited",
        "kept_seats",
        "keys",
        "last_play",
        "late",
        "missed",
        "offered",
        "opener_id",
        "options",
        "ordered",
        "outcome",
        "pace",
        "paused_at",
        "phase",
        "plays",
        "preselected",
        "put_off",
        "ready",
        "reserved",
        "revision",
        "row",
        "sitters",
        "stand_ins",
        "started_at",
        "state",
        "substituted",
        "turns",
        "untaught",
        "vote",
    )

    def __init__(self, row: TableRow, game: AnyGame) -> None:
        self.row = row
        self.game = game
        self.phase = Phase.OPEN
        self.revision = 0
        self.changed_at = row.opened_at
        self.dues = as_read(row.dues)
        self.closes_at = row.closes_at
        self.pace = row.pace
        self.paused_at: int | None = None
        self.ordered = False
        self.grace: Grace | None = None
        self.deadlines: dict[Due, int] = {}
        self.opener_id = row.opener_id
        self.options = row.options
        self.sitters: dict[Seat, Sitter] = {}
        self.reserved: dict[int, Seat] = {}
        self.stand_ins: dict[Seat, StandIn] = {}
        self.state: AnyState | None = None
        self.awaited: tuple[Seat, ...] = ()
        self.started_at = 0
        self.asked_at: dict[Seat, int] = {}
        self.asked_since: dict[Seat, int] = {}
        self.acted_at: dict[Seat, int] = {}
        self.plays: dict[Seat, int] = {}
        self.missed: dict[Seat, int] = {}
        self.turns: dict[Seat, int] = {}
        self.late: dict[Seat, int] = {}
        self.happened: list[tuple[int, Event]] = []
        self.keys: set[int] = set()
        self.outcome: Outcome | None = None
        self.last_play: LastPlay | None = None
        self.preselected: Mapping[Seat, Preselected] = preselected.as_read(row.preselected)
        self.ready: Mapping[Seat, str] = {}
        self.untaught = False
        self.guests: dict[Seat, Guest] = {}
        self.invited: set[int] = set()
        self.declined: set[int] = set()
        self.kept_seats: dict[Seat, KeptSeat] = {}
        self.offered: set[Seat] = set()
        self.substituted: set[Seat] = set()
        self.insiders: set[int] = set()
        self.vote: Vote | None = None
        self.put_off: dict[tuple[Motion, Seat | None], int] = {}

    @classmethod
    def fold(cls, row: TableRow, game: AnyGame, log: Iterable[Entry]) -> Self:
        """Return the table that a log tells of. Raises `ValueError` for a log that this game could not have made."""
        table = cls(row, game)
        for entry in log:
            table.take(entry)
        return table

    def copy(self) -> Self:
        """Return an independent copy."""
        other = object.__new__(type(self))
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(other, name, value.copy() if isinstance(value, dict | list | set) else value)
        if self.state is not None:
            other.state = self.state.copy()
        return other

    @property
    def id(self) -> str:
        """The table's name in every click."""
        return self.row.id

    def seat_of(self, user_id: int | None) -> Seat | None:
        """Return where a person sits, None for spectators and whoever left for good."""
        return next(
            (
                seat
                for seat, sitter in self.sitters.items()
                if sitter.user_id is not None and sitter.user_id == user_id and not self.is_gone(seat)
            ),
            None,
        )

    @property
    def lesson(self) -> Lesson | None:
        """Return the lesson that is given here: a table at which the game is dealt from its published secret."""
        return lesson_promised(self.game, self.row.commitment)

    def shown_to(self, user_id: int | None) -> Seat | None:
        """Return whose hand a person who does not play here is shown; a hand that a computer plays is nobody's."""
        shown = (seat for seat, guest in self.guests.items() if guest.user_id == user_id)
        return next((seat for seat in shown if seat not in self.stand_ins), None)

    def running(self) -> AnyState:
        """Return the game that runs. Raises `ValueError` before its start and after its end."""
        if self.state is None or self.phase is not Phase.RUNNING:
            raise ValueError(f"no game runs at revision {self.revision}")
        return self.state

    def away(self, seat: Seat) -> Away | None:
        """Return why a computer plays the seat of a person, None where none does."""
        found = self.stand_ins.get(seat)
        return None if found is None else found.away

    def is_gone(self, seat: Seat) -> bool:
        """Tell whether the person who sat there has left the game for good."""
        return self.away(seat) not in (None, Away.ABSENT)

    def gone(self) -> set[Seat]:
        """Return the seats whose person has left the game for good."""
        return {seat for seat in self.stand_ins if self.is_gone(seat)}

    def played(self) -> set[Seat]:
        """Return the seats for which somebody has played since the start."""
        return {seat for seat, count in self.plays.items() if count}

    def people(self) -> tuple[Seat, ...]:
        """Return the seats of persons who have not left; a computer may play for those who are absent."""
        return tuple(
            seat
            for seat, sitter in sorted(self.sitters.items())
            if sitter.kind is SeatKind.PERSON and not self.is_gone(seat)
        )

    def present(self) -> tuple[Seat, ...]:
        """Return the seats of persons who play themselves."""
        return tuple(seat for seat in self.people() if seat not in self.stand_ins)

    def level(self, seat: Seat) -> str | None:
        """Return the strength of the computer that plays the seat, None for a person."""
        stand_in = self.stand_ins.get(seat)
        return self.sitters[seat].level if stand_in is None else stand_in.level

    def kept(self) -> tuple[KeptSeat, ...]:
        """Return the seats that are kept for invited people, each until when it really is: our own absence aside."""
        ends = self.dues
        return tuple(
            replace(one, until=ends.get(Due(DueKind.INVITE, one.revision), one.until))
            for _, one in sorted(self.kept_seats.items())
        )

    def admits(self, user_id: int) -> bool:
        """Tell whether somebody may sit down: anybody, unless only the invited and those of the game before may."""
        return not self.row.private or user_id in (self.opener_id, *self.invited, *self.reserved)

    def free_seat(self, user_id: int | None = None) -> Seat | None:
        """Return where the next one sits: where they are expected, else where nobody is, else anywhere.

        A seat that is kept for somebody invited is nobody else's.
        """
        kept = {seat: one.user_id for seat, one in self.kept_seats.items()}
        free = [
            seat for seat in range(self.row.seats) if seat not in self.sitters and kept.get(seat) in (None, user_id)
        ]
        own = next((seat for seat in free if seat in kept), None if user_id is None else self.reserved.get(user_id))
        if own in free:
            return own
        expected = set(self.reserved.values())
        return next((seat for seat in free if seat not in expected), free[0] if free else None)

    def table_row(self) -> TableRow:
        """Return the table as the store keeps it."""
        return replace(
            self.row,
            options=self.options,
            opener_id=self.opener_id,
            phase=self.phase,
            revision=self.revision,
            changed_at=self.changed_at,
            pace=self.pace,
            dues=as_kept(self.dues),
            preselected=preselected.as_kept(self.preselected),
            paused_at=self.paused_at,
            closes_at=self.closes_at,
        )

    def seat_rows(self) -> list[SeatRow]:
        """Return the seats as the store keeps them."""
        return [
            SeatRow(
                seat=seat,
                kind=sitter.kind,
                user_id=sitter.user_id,
                name=sitter.name,
                level=self.level(seat),
                away=self.away(seat),
                salt=sitter.salt,
                awaited=seat in self.awaited and self.paused_at is None,
            )
            for seat, sitter in sorted(self.sitters.items())
        ]

    # The fold.

    def take(self, entry: Entry) -> None:
        """Let one more entry happen.

        Raises `PlayError` for a play that the rules refuse, `BadSetup` for a start that the game refuses, another
        `ValueError` for an entry that cannot stand in a log; the table is unusable then.
        """
        self.revision = entry.seq
        self.changed_at = entry.at
        if entry.interaction_id is not None:
            self.keys.add(entry.interaction_id)
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

    def _show(self, seat: Seat, entry: Entry) -> None:
        if entry.kind is EntryKind.HIDE:
            del self.guests[seat]
            self._note(text("table-log-hidden", who=SeatRef(seat)))
        else:
            self.guests[seat] = guest = read(Guest, entry.body)
            self.insiders.add(guest.user_id)
            self._note(text("table-log-shown", who=SeatRef(seat), name=guest.name or _SOMEBODY))

    def _invite(self, seat: Seat, entry: Entry) -> None:
        """Keep a seat for somebody, or do so no longer. Who has been forgotten since is kept none."""
        if entry.kind is EntryKind.INVITE:
            guest = read(Invited, entry.body)
            self._note(text("table-log-invited", name=guest.name or _SOMEBODY))
            if guest.name:
                by = entry.actor_id or self.opener_id
                kept = KeptSeat(seat, guest.user_id, guest.name, by, entry.seq, guest.until)
                self.kept_seats[seat] = kept
                self.invited.add(guest.user_id)
                self.deadlines[Due(DueKind.INVITE, entry.seq)] = guest.until
            return
        freed = self._keep_no_more(seat)
        if freed is None:
            return
        if entry.kind is EntryKind.DECLINE:
            self.declined.add(freed.user_id)
            self._note(text("table-log-declined", name=freed.name))
        elif entry.actor_id is None:
            self._note(text("table-log-lapsed", name=freed.name))
        else:
            self.invited.discard(freed.user_id)
            self._note(text("table-log-withdrawn", name=freed.name))

    def _keep_no_more(self, seat: Seat) -> KeptSeat | None:
        kept = self.kept_seats.pop(seat, None)
        if kept is not None:
            self.deadlines.pop(Due(DueKind.INVITE, kept.revision), None)
        return kept

    def _note(self, what: Text) -> None:
        self.happened.append((self.revision, Event(what)))

    def _open(self, entry: Entry) -> None:
        opening = read(Opening, entry.body)
        if entry.actor_id is not None:
            self.opener_id = entry.actor_id
        self.reserved = dict(opening.reserved)
        for seat, sitter in opening.seats.items():
            self._sit(seat, sitter)

    def _configure(self, chosen: Chosen) -> None:
        self.options = chosen.options
        self.pace = chosen.pace or self.pace
        self._note(text("table-log-options"))

    def _sit(self, seat: Seat, sitter: Sitter) -> None:
        self.sitters[seat] = sitter
        self._keep_no_more(seat)
        if sitter.kind is SeatKind.PERSON:
            self._note(text("table-log-joined", name=_name(sitter)))
        else:
            self._note(text("table-log-computer", name=sitter.name))

    def _hear(self, seat: Seat, word: str) -> None:
        if self.phase is not Phase.OPEN:
            raise ValueError(f"entry {self.revision}: a word after the start")
        sitter = self.sitters[seat] = replace(self.sitters[seat], salt=word)
        self._note(text("table-log-word", name=_name(sitter)))

    def _stand_up(self, seat: Seat, kind: EntryKind) -> None:
        sitter = self.sitters.pop(seat)
        if kind is EntryKind.KICK:
            self.invited.discard(sitter.user_id or 0)
            self.reserved.pop(sitter.user_id or 0, None)
            self._note(text("table-log-kicked", name=_name(sitter)))
        else:
            self._note(text("table-log-left", name=_name(sitter)))
        if sitter.user_id == self.opener_id:
            self._pass_on()

    def _pass_on(self) -> None:
        """Let the first of those who sit here look after the table."""
        heirs = (self.sitters[seat].user_id for seat in self.present())
        self.opener_id = next((heir for heir in heirs if heir is not None), self.opener_id)

    def _start(self) -> None:
        sitters = [sitter for _, sitter in sorted(self.sitters.items())]
        salts = tuple(one.salt or made_salt(self.row.commitment, seat) for seat, one in enumerate(sitters))
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

    def _ask_anew(self, seats: Iterable[Seat]) -> None:
        for seat in seats:
            self.asked_at[seat] = self.revision
            self.asked_since[seat] = self.changed_at

    def _hand_over(self, seat: Seat, entry: Entry) -> None:
        self.running()
        stand_in = read(StandIn, entry.body)
        away = stand_in.away or (Away.RESIGNED if entry.kind is EntryKind.RESIGN else Away.SENT_AWAY)
        self.stand_ins[seat] = replace(stand_in, away=away)
        self.offered.discard(seat)
        self.last_play = None
        self._note(text(_AWAY[away], who=SeatRef(seat)))

    def _stop_clocks(self, entry: Entry) -> None:
        """Note that the clocks stood still, stand still from now on, or run again."""
        self.running()
        self.asked_since |= dict.fromkeys(self.awaited, entry.at)
        if entry.kind is EntryKind.GRACE:
            self.grace = read(Grace, entry.body)
            gap = self.grace.until - self.grace.since
            self.deadlines = {due: max(at + gap, self.grace.until + GRACE) for due, at in self.deadlines.items()}
            minutes = -(-gap // 60_000)
            self._note(text("table-log-grace", minutes=minutes))
            return
        by = read(Halt, entry.body).by if entry.body else None
        if entry.kind is EntryKind.PAUSE:
            self.paused_at = entry.at if self.paused_at is None else self.paused_at
            self.ordered = by is not None
            self._note(_ordered("paused", by))
        else:
            self.paused_at = None
            self.ordered = False
            self._note(_ordered("resumed", by))

    def _miss(self, seat: Seat) -> None:
        self.running()
        self.missed[seat] = self.missed.get(seat, 0) + 1
        self.turns[seat] = self.turns.get(seat, 0) + 1
        self.late[seat] = self.late.get(seat, 0) + 1
        self._note(text("table-log-timeout", who=SeatRef(seat)))

    def _come_back(self, seat: Seat) -> None:
        """Let a person play their seat again; a question that is open there is asked anew."""
        self.running()
        del self.stand_ins[seat]
        self.offered.discard(seat)
        self.missed.pop(seat, None)
        self._ask_anew([seat])
        self._note(text("table-log-back", who=SeatRef(seat)))

    def _change_hands(self, seat: Seat, entry: Entry) -> None:
        if entry.kind is EntryKind.SUBSTITUTE:
            self._substitute(seat, read(Sitter, entry.body))
        else:
            self.offered.add(seat)
            self._note(text("table-log-offered", who=SeatRef(seat)))

    def _substitute(self, seat: Seat, sitter: Sitter) -> None:
        """Let a newcomer play a seat from now on: with its cards, and with nothing of what its person did with it."""
        self.running()
        former = self.sitters[seat]
        self.sitters[seat] = sitter
        self.substituted.add(seat)
        if sitter.user_id is not None:
            self.insiders.add(sitter.user_id)
        for book in (self.stand_ins, self.missed, self.turns, self.late, self.guests):
            book.pop(seat, None)
        self.offered.discard(seat)
        self.last_play = None
        self._ask_anew([seat])
        self.acted_at[seat] = self.revision
        if former.user_id == self.opener_id:
            self._pass_on()
        self._note(text("table-log-substituted", name=_name(sitter), former=_name(former)))

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
            self._note(text("table-log-moved", name=moved.by.name or _SOMEBODY, channel=str(moved.channel_id)))
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
        self.offered = set()

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
