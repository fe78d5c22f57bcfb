"""A table as its log tells it: the fold of the log's entries, and nothing else.

One that has been handed out is never changed: `copy` it, let the copy `take` the new entries (taking.py), and put it
in the old one's place once they are written. The values beside the log are in `bot.tables.standing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Self

from bot.tables.entries import Grace, Motion, Named, Origin, Sitter, StandIn
from bot.tables.model import KeptSeat, Vote
from bot.tables.times import BANKS, Due
from games.engine import AnyGame, AnyState, Event, Outcome, Seat, Text, made_salt
from games.engine.lesson import Lesson
from persistence.rows import Away, Phase, SeatKind, SeatRow, TableRow
from seasons.ladder import is_climbed
from seasons.scoring import is_counted


@dataclass(frozen=True, slots=True)
class Before:
    """The game as it was before a play; nothing of it is ever changed."""

    state: AnyState
    awaited: tuple[Seat, ...]
    asked_at: Mapping[Seat, int]
    acted_at: Mapping[Seat, int]


@dataclass(frozen=True, slots=True)
class LastPlay:
    """The play of entry `revision`, after which nobody else has acted, or the undo of one.

    `actor_id` is None where a computer played for the seat; `before` is None where the play revealed something, and
    after an undo. `undone` counts how often the seat has taken a play back since anybody else acted.
    """

    revision: int
    seat: Seat
    actor_id: int | None
    before: Before | None
    undone: int = 0
    taken_back: bool = False


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table after `revision` entries of its log. Moments are in milliseconds, `seat` stands for any seat."""

    row: TableRow
    """The choices so far, and where the table stands. The log's own state is in the slots below."""
    game: AnyGame
    phase: Phase = Phase.OPEN
    revision: int = 0
    link: str | None = None
    """The last entry's hash; None in a log older than the chain."""
    changed_at: int = field(init=False)
    keys: set[int] = field(default_factory=set)
    """Every interaction that had an effect here."""
    happened: list[tuple[int, Event]] = field(default_factory=list)

    origin: Origin | None = None

    sitters: dict[Seat, Sitter] = field(default_factory=dict)
    reserved: dict[int, Seat] = field(default_factory=dict)
    """The seats expected for people who played the game before."""
    invited: set[int] = field(default_factory=set)
    """The people who may sit down at a private table."""
    declined: set[int] = field(default_factory=set)
    kept_seats: dict[Seat, KeptSeat] = field(default_factory=dict)
    stand_ins: dict[Seat, StandIn] = field(default_factory=dict)
    """The computers that play seats of people, and why."""
    offered: dict[Seat, int] = field(default_factory=dict)
    """The moment since which newcomers may take the seat."""
    substituted: set[Seat] = field(default_factory=set)
    guests: dict[Seat, Named] = field(default_factory=dict)
    """The person who sees the hand of the seat."""
    insiders: set[int] = field(default_factory=set)
    """Everybody who has seen somebody's hand."""
    advised: bool = False

    state: AnyState | None = None
    outcome: Outcome | None = None
    started_at: int = 0
    awaited: tuple[Seat, ...] = ()
    asked_at: dict[Seat, int] = field(default_factory=dict)
    """The revision since which the seat's present question stands."""
    asked_since: dict[Seat, int] = field(default_factory=dict)
    """The moment since which it could be answered."""
    acted_at: dict[Seat, int] = field(default_factory=dict)
    """The revision of the seat's last own action, of the start before the first."""
    last_play: LastPlay | None = None
    """None when somebody has left or been replaced since."""
    plays: dict[Seat, int] = field(default_factory=dict)
    """The number of plays by anybody for the seat."""
    decisions: dict[Seat, int] = field(default_factory=dict)
    """The number of plays by its person."""
    untaught: bool = False
    """The person who learns here wants no more explanations."""

    missed: dict[Seat, int] = field(default_factory=dict)
    """The number of the person's turns in a row that ran out."""
    turns: dict[Seat, int] = field(default_factory=dict)
    """The number of turns with a clock that the person has had."""
    spent: dict[Seat, int] = field(default_factory=dict)
    """The time that the person has thought, at a pace that gives them a bank."""
    late: dict[Seat, int] = field(default_factory=dict)
    """The number of `turns` that ran out."""
    paused_at: int | None = None
    ordered: bool = False
    orders: dict[int, str] = field(default_factory=dict)
    """The names of players who gave orders as managers."""
    grace: Grace | None = None
    deadlines: dict[Due, int] = field(default_factory=dict)
    """The dues that the log itself sets."""
    vote: Vote | None = None
    put_off: dict[tuple[Motion, Seat | None], int] = field(default_factory=dict)
    """The moment until which a rejected motion is not proposed again."""

    def __post_init__(self) -> None:
        self.changed_at = self.row.opened_at

    def copy(self) -> Self:
        other = object.__new__(type(self))
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(other, name, value.copy() if isinstance(value, dict | list | set) else value)
        if self.state is not None:
            other.state = self.state.copy()
        return other

    def dealt_from(self) -> list[tuple[str, str | None]]:
        """The values from which a start now deals: the salt of every seat, and the strength of a computer there."""
        sitters = [sitter for _, sitter in sorted(self.sitters.items())]
        if self.origin is not None:
            return [(salt, one.level) for salt, one in zip(self.origin.salts, sitters, strict=True)]
        return [(one.salt or made_salt(self.row.commitment, seat), one.level) for seat, one in enumerate(sitters)]

    def note(self, what: Text) -> None:
        self.happened.append((self.revision, Event(what)))

    def ask_anew(self, seats: Iterable[Seat]) -> None:
        """Let the question that each of these seats is asked be a new one."""
        for seat in seats:
            self.asked_at[seat] = self.revision
            self.asked_since[seat] = self.changed_at

    def spend(self, seats: Iterable[Seat], until: int) -> None:
        """Take the time from the banks of these seats for which they have been asked."""
        if self.row.pace in BANKS:
            for seat in seats:
                self.spent[seat] = self.spent.get(seat, 0) + max(0, until - self.asked_since.get(seat, until))

    @property
    def id(self) -> str:
        return self.row.id

    def seat_of(self, user_id: int | None) -> Seat | None:
        """The person's seat, None for spectators and for people who left for good."""
        own = (seat for seat, sitter in self.sitters.items() if sitter.user_id == user_id and not self.is_gone(seat))
        return None if user_id is None else next(own, None)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is given here: a table at which the game is dealt from its published secret."""
        return self.game.promised_lesson(self.row.commitment)

    def shown_to(self, user_id: int | None) -> Seat | None:
        """The seat whose hand a person who does not play here is shown; a hand that a computer plays is nobody's."""
        shown = (seat for seat, guest in self.guests.items() if guest.user_id == user_id)
        return next((seat for seat in shown if seat not in self.stand_ins), None)

    def running(self) -> AnyState:
        """The game that runs. Raises `ValueError` before its start and after its end."""
        if self.state is None or self.phase is not Phase.RUNNING:
            raise ValueError(f"no game runs at revision {self.revision}")
        return self.state

    def away(self, seat: Seat) -> Away | None:
        found = self.stand_ins.get(seat)
        return None if found is None else found.away

    def is_gone(self, seat: Seat) -> bool:
        """Tell whether the person who sat there has left the game for good."""
        return self.away(seat) not in (None, Away.ABSENT)

    def gone(self) -> set[Seat]:
        return {seat for seat in self.stand_ins if self.is_gone(seat)}

    def people(self) -> tuple[Seat, ...]:
        """The seats of persons who have not left; a computer may play for those who are absent."""
        return tuple(seat for seat in sorted(self.persons()) if not self.is_gone(seat))

    def persons(self) -> list[Seat]:
        """The seats of persons, also of those who have left."""
        return [seat for seat, sitter in self.sitters.items() if sitter.kind is SeatKind.PERSON]

    @property
    def counts(self) -> bool:
        return is_counted(len(self.persons()), rated=self.row.rated)

    @property
    def climbs(self) -> bool:
        return is_climbed(len(self.persons()), len(self.sitters), rated=self.row.rated)

    def present(self) -> tuple[Seat, ...]:
        """The seats of persons who play themselves."""
        return tuple(seat for seat in self.people() if seat not in self.stand_ins)

    def level(self, seat: Seat) -> str | None:
        """The strength of the computer that plays the seat, None for a person."""
        stand_in = self.stand_ins.get(seat)
        return self.sitters[seat].level if stand_in is None else stand_in.level

    def seat_rows(self) -> list[SeatRow]:
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
