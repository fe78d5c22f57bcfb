"""A table as its log tells it.

A `LiveTable` is the fold of a table's log and nothing else: the same entries give the same live table, so it may be
thrown away and built again at any moment. One that has been handed out is never changed; whoever wants to go on takes
a `copy`, lets it `take` the new entries, and puts it in the old one's place once the entries are written.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Self

from bot.tables.entries import Cause, Chosen, Early, Ended, Opening, Said, Shut, Sitter, StandIn, TakenBack, read
from bot.tables.last_play import Before, LastPlay
from bot.tables.outcomes import early, final
from games.engine import AnyGame, AnyState, Event, FairDeal, Outcome, Seat, SeatRef, Text, made_salt, text
from persistence.rows import Entry, EntryKind, Phase, SeatKind, SeatRow, TableRow

_CLOSED = {
    Cause.ASKED: text("table-log-closed"),
    Cause.EMPTY: text("table-log-closed-empty"),
    Cause.GONE: text("table-log-closed-gone"),
    Cause.FORGOTTEN: text("table-log-closed-forgotten"),
}


def _name(sitter: Sitter) -> str | Text:
    """Return what to call somebody; who asked to be forgotten has no name."""
    return sitter.name or text("word-somebody")


class LiveTable:
    """A table as it stands after `revision` entries of its log.

    `sitters` by seat; `stand_ins` the strength of the computer that plays on for somebody who resigned; `awaited` the
    seats that owe a decision; `last_play` is None when somebody has resigned or been replaced since. `started_at` is
    the revision of the start, `asked_at[seat]` that since which the seat's present question stands, and
    `acted_at[seat]` that of its last own action (of the start before the first).
    `happened` holds every event with its revision, `keys` every interaction that had an effect here. `wake_at`, when a
    computer is to move, and `closes_at` are no part of the fold: they are what was written last. Nor is `forced`, the
    seats of people who have one legal action and want it played for them.
    """

    __slots__ = (
        "acted_at",
        "asked_at",
        "awaited",
        "changed_at",
        "closes_at",
        "forced",
        "game",
        "happened",
        "keys",
        "last_play",
        "opener_id",
        "options",
        "outcome",
        "phase",
        "reserved",
        "revision",
        "row",
        "sitters",
        "stand_ins",
        "started_at",
        "state",
        "wake_at",
    )

    def __init__(self, row: TableRow, game: AnyGame) -> None:
        self.row = row
        self.game = game
        self.phase = Phase.OPEN
        self.revision = 0
        self.changed_at = row.opened_at
        self.wake_at = row.wake_at
        self.closes_at = row.closes_at
        self.opener_id = row.opener_id
        self.options = row.options
        self.sitters: dict[Seat, Sitter] = {}
        self.reserved: dict[int, Seat] = {}
        self.stand_ins: dict[Seat, str] = {}
        self.state: AnyState | None = None
        self.awaited: tuple[Seat, ...] = ()
        self.started_at = 0
        self.asked_at: dict[Seat, int] = {}
        self.acted_at: dict[Seat, int] = {}
        self.happened: list[tuple[int, Event]] = []
        self.keys: set[int] = set()
        self.outcome: Outcome | None = None
        self.last_play: LastPlay | None = None
        self.forced: frozenset[Seat] = frozenset()

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
        """Return where a person sits and plays, None for spectators and whoever resigned."""
        return next(
            (
                seat
                for seat, sitter in self.sitters.items()
                if sitter.user_id is not None and sitter.user_id == user_id and seat not in self.stand_ins
            ),
            None,
        )

    def running(self) -> AnyState:
        """Return the game that runs. Raises `ValueError` before its start and after its end."""
        if self.state is None or self.phase is not Phase.RUNNING:
            raise ValueError(f"no game runs at revision {self.revision}")
        return self.state

    def played(self) -> set[Seat]:
        """Return the seats that have played at least once since the start."""
        return {seat for seat, revision in self.acted_at.items() if revision > self.started_at}

    def people(self) -> tuple[Seat, ...]:
        """Return the seats that persons still play."""
        return tuple(
            seat
            for seat, sitter in sorted(self.sitters.items())
            if sitter.kind is SeatKind.PERSON and seat not in self.stand_ins
        )

    def level(self, seat: Seat) -> str | None:
        """Return the strength of the computer that plays the seat, None for a person."""
        return self.stand_ins.get(seat, self.sitters[seat].level)

    def free_seat(self, user_id: int | None = None) -> Seat | None:
        """Return where the next one sits: on their own reserved seat, else where nobody is expected, else anywhere."""
        free = [seat for seat in range(self.row.seats) if seat not in self.sitters]
        own = None if user_id is None else self.reserved.get(user_id)
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
            wake_at=self.wake_at,
            closes_at=self.closes_at,
        )

    def seat_rows(self) -> list[SeatRow]:
        """Return the seats as the store keeps them; a person with a `level` has resigned, and it plays on."""
        return [
            SeatRow(
                seat=seat,
                kind=sitter.kind,
                user_id=sitter.user_id,
                name=sitter.name,
                level=self.level(seat),
                salt=sitter.salt,
                awaited=seat in self.awaited,
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
                self.options = read(Chosen, entry.body).options
                self._note(text("table-log-options"))
            case Entry(kind=EntryKind.NOTICE):
                self._note(text("table-log-notice"))
            case Entry(kind=EntryKind.START):
                self._start()
            case Entry(kind=EntryKind.RESIGN, seat=int(seat)):
                self._hand_over(seat, entry, text("table-log-resigned", who=SeatRef(seat)))
            case Entry(kind=EntryKind.TAKEOVER, seat=int(seat)):
                self._hand_over(seat, entry, text("table-log-replaced", who=SeatRef(seat)))
            case Entry(kind=EntryKind.FINISH):
                self._finish(read(Ended, entry.body).reason)
            case Entry(kind=EntryKind.CLOSE):
                self._close(read(Shut, entry.body).cause)
            case _:
                raise ValueError(f"entry {entry.seq}: {entry.kind} cannot stand here")

    def _note(self, what: Text) -> None:
        self.happened.append((self.revision, Event(what)))

    def _open(self, entry: Entry) -> None:
        opening = read(Opening, entry.body)
        if entry.actor_id is not None:
            self.opener_id = entry.actor_id
        self.reserved = dict(opening.reserved)
        for seat, sitter in opening.seats.items():
            self._sit(seat, sitter)

    def _sit(self, seat: Seat, sitter: Sitter) -> None:
        self.sitters[seat] = sitter
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
            self._note(text("table-log-kicked", name=_name(sitter)))
        else:
            self._note(text("table-log-left", name=_name(sitter)))
        people = self.people()
        if sitter.user_id == self.opener_id and people:
            heir = self.sitters[people[0]].user_id
            self.opener_id = self.opener_id if heir is None else heir

    def _start(self) -> None:
        sitters = [sitter for _, sitter in sorted(self.sitters.items())]
        salts = tuple(one.salt or made_salt(self.row.commitment, seat) for seat, one in enumerate(sitters))
        self.sitters = {seat: replace(one, salt=salts[seat]) for seat, one in enumerate(sitters)}
        deal = FairDeal(self.row.secret, salts)
        options = self.game.options.model_validate(self.options)
        self._note(text("table-log-started"))
        self.state = self.game.start(len(sitters), options, deal, told=True)
        self._collect(self.state)
        self.phase = Phase.RUNNING
        self.started_at = self.revision
        self.asked_at = dict.fromkeys(self.sitters, self.revision)
        self.acted_at = dict.fromkeys(self.sitters, self.revision)
        self._ask(self.state)

    def _play(self, seat: Seat, entry: Entry) -> None:
        state = self.running()
        before = Before(state.copy(), self.awaited, self.asked_at.copy(), self.acted_at.copy())
        state.events = []
        action = state.play(seat, entry.body)
        self._collect(state)
        self.asked_at[seat] = self.acted_at[seat] = self.revision
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
        self.asked_at = {**before.asked_at, **dict.fromkeys(gone, self.revision)}
        self.acted_at = dict(before.acted_at)
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
        self.asked_at |= {seat: self.revision for seat in self.awaited if seat not in asked_before}
        if not self.awaited and (outcome := state.outcome()) is not None:
            self._end(final(outcome, self.stand_ins))

    def _hand_over(self, seat: Seat, entry: Entry, what: Text) -> None:
        self.running()
        self.stand_ins[seat] = read(StandIn, entry.body).level
        self.last_play = None
        self._note(what)

    def _finish(self, reason: Early) -> None:
        self.running()
        outcome = early(reason, len(self.sitters), self.stand_ins)
        self._end(outcome)
        self._note(outcome.reason)

    def _end(self, outcome: Outcome) -> None:
        self.phase = Phase.FINISHED
        self.awaited = ()
        self.outcome = outcome

    def _close(self, cause: Cause) -> None:
        self.phase = Phase.CLOSED
        self.awaited = ()
        self._note(_CLOSED[cause])
