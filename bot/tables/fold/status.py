"""How a table stands, and what can be said of it at once: who sits where, who plays, what the store keeps.

How it comes to stand so is told by its log alone (live.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Self

from bot.tables.clocks.dues import Due, DueKind, as_kept, as_read
from bot.tables.entries import Grace, Guest, Motion, Sitter, StandIn
from bot.tables.fold import preselected
from bot.tables.fold.last_play import LastPlay
from bot.tables.fold.lessons import lesson_promised
from bot.tables.fold.preselected import Preselected
from bot.tables.model import KeptSeat, Look, Vote
from games.engine import AnyGame, AnyState, Event, Outcome, Seat
from games.engine.lesson import Lesson
from persistence.rows import Away, Phase, SeatKind, SeatRow, TableRow


class Status:
    """A table as it stands after `revision` entries of its log.

    `sitters` by seat; `stand_ins` the computers that play seats of people, and why; `awaited` the seats that owe a
    decision; `last_play` is None when somebody has left or been replaced since. `started_at` is the revision of the
    start, `asked_at[seat]` that since which the seat's present question stands (`asked_since[seat]` the moment since
    which it could be answered), and `acted_at[seat]` that of its last own action (of the start before the first);
    `plays[seat]` counts what anybody has played for it, `decisions[seat]` what its person has played themselves.
    `missed[seat]` counts the turns in a row that ran out, `turns` and `late` all of a person's turns with a clock and
    those that ran out. `paused_at` is since when the clocks stand still (`ordered`: a manager has paused), `grace` what
    was given back last, `deadlines` what the log itself gives an end. `vote` is what people are asked to decide,
    `put_off` until when what they did not want is not proposed again. `happened` holds every event with its revision,
    `keys` every interaction that had an effect here. `invited` may sit down at a private table, `kept_seats` are kept
    for some of them, `declined` have refused. `link` is the last entry's hash, None in a log older than the
    chain. `guests` see the hand of a seat. `untaught`: whoever learns here
    wants no explanations. `offered` tells since when newcomers may take a seat, `substituted` those that one has taken,
    `insiders` everybody who has seen somebody's hand. `orders` names who gave orders as managers and played here.
    `dues`, what has its time, and `closes_at` are no part of the
    fold: they are what was written last. Nor are `preselected`, what
    people have chosen before their turn, and `ready`, what is played for people without a click of theirs: that, and
    the only legal action of those who want it so. `looks` are those that were taken of a table that changes no more.
    """

    __slots__ = (
        "acted_at",
        "asked_at",
        "asked_since",
        "awaited",
        "changed_at",
        "closes_at",
        "deadlines",
        "decisions",
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
        "link",
        "looks",
        "missed",
        "offered",
        "opener_id",
        "options",
        "ordered",
        "orders",
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
        self.link: str | None = None
        self.changed_at = row.opened_at
        self.dues = as_read(row.dues)
        self.closes_at = row.closes_at
        self.pace = row.pace
        self.paused_at: int | None = None
        self.ordered = False
        self.orders: dict[int, str] = {}
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
        self.decisions: dict[Seat, int] = {}
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
        self.offered: dict[Seat, int] = {}
        self.substituted: set[Seat] = set()
        self.insiders: set[int] = set()
        self.vote: Vote | None = None
        self.put_off: dict[tuple[Motion, Seat | None], int] = {}
        self.looks: dict[int | None, Look] = {}

    def copy(self) -> Self:
        """Return an independent copy."""
        other = object.__new__(type(self))
        for name in Status.__slots__:
            value = getattr(self, name)
            setattr(other, name, value.copy() if isinstance(value, dict | list | set) else value)
        if self.state is not None:
            other.state = self.state.copy()
        other.looks = {}
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
