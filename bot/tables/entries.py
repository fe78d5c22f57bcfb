"""The bodies of the entries of a table's log, and entries that are still to be written.

The body of a play is its notation. Every other body is the JSON of one of these values; entries that need none have
an empty one. Old bodies stay readable for ever: fields may be added with a default, never taken away.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeAlias, TypeVar

from pydantic import TypeAdapter

from games.engine import Seat
from persistence.rows import Away, Entry, EntryKind, SeatKind, TurnPace

NO_WORD = ""
"""The salt of somebody who gave no word: what stands for it is known when the seats are, at the start."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """Somebody who sits at a table: a person (`user_id`) or a computer (`level`), with their word for the shuffle."""

    kind: SeatKind
    name: str
    salt: str
    user_id: int | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Origin:
    """The game that a table plays on from: its words for the shuffle by seat, and its plays up to that move.

    Its secret is the table's. `name` is written as in `Record.origin`.
    """

    name: str
    salts: tuple[str, ...]
    plays: tuple[tuple[Seat, str], ...] = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """OPEN: who sits there from the start; `reserved` keeps seats of a rematch for those who played (by user id)."""

    seats: Mapping[Seat, Sitter] = field(default_factory=dict)
    reserved: Mapping[int, Seat] = field(default_factory=dict)
    origin: Origin | None = None


@dataclass(frozen=True, slots=True)
class Chosen:
    """OPTIONS: all the game's options, as they are from now on, and the pace, None where it stays."""

    options: Mapping[str, Any]
    pace: TurnPace | None = None


@dataclass(frozen=True, slots=True)
class Countdown:
    """COUNT: when the game begins by itself, None: not any more."""

    until: int | None = None


@dataclass(frozen=True, slots=True)
class Said:
    """WORD: what somebody who sits there adds to the shuffle from now on, in place of any word before."""

    word: str


@dataclass(frozen=True, slots=True)
class Manager:
    """A manager of the server who acted as one."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class StandIn:
    """RESIGN and TAKEOVER: the strength of the computer that plays the seat from now on, and why.

    `away` None: as the entry says, resigned or sent away; `by` whose order it was.
    """

    level: str
    away: Away | None = None
    by: Manager | None = None


@dataclass(frozen=True, slots=True)
class Grace:
    """GRACE: from when to when nobody could play because of us; the clocks have it back."""

    since: int
    until: int


@dataclass(frozen=True, slots=True)
class TakenBack:
    """UNDO: which entry, a play, does not count."""

    revision: int


class Motion(StrEnum):
    """The decisions that players at a table can make together."""

    PAUSE = "pause"
    RESUME = "resume"
    REPLACE = "replace"
    """A computer plays for somebody who keeps the table waiting, until they are back."""
    ABANDON = "abandon"
    """The game ends without a result."""
    OFFER = "offer"
    """A newcomer may take the seat of somebody gone."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """VOTE: what the seat proposes, and is for itself; `about` is whom it is about, `until` when the vote ends."""

    motion: Motion
    until: int
    about: Seat | None = None


@dataclass(frozen=True, slots=True)
class Ballot:
    """BALLOT: what the seat says to the vote that began at a revision, in place of what it said before."""

    vote: int
    agrees: bool


class Decision(StrEnum):
    """The end of a vote."""

    CARRIED = "carried"
    REJECTED = "rejected"
    LAPSED = "lapsed"
    """Its time ran out."""
    MOOT = "moot"
    """Its subject has changed."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """VERDICT: how the vote ended that began at a revision; what was decided follows as an entry of its own."""

    vote: int
    decision: Decision


class Early(StrEnum):
    """The reason why a game ended before its rules ended it."""

    ALONE = "alone"
    """One seat alone has not resigned."""
    DESERTED = "deserted"
    """No person plays any more."""


@dataclass(frozen=True, slots=True)
class Ended:
    """FINISH: why the game ended early."""

    reason: Early


class Cause(StrEnum):
    """The reason why a table was closed without a result."""

    ASKED = "asked"
    EMPTY = "empty"
    """The last person left before the start."""
    GONE = "gone"
    """Its channel or thread is no more."""
    FORGOTTEN = "forgotten"
    """Nobody has started the game for a long time."""
    ABANDONED = "abandoned"
    """Those who played have decided so."""


@dataclass(frozen=True, slots=True)
class Shut:
    """CLOSE: why; `by` for somebody who manages the server and did not open the table."""

    cause: Cause
    by: Manager | None = None


@dataclass(frozen=True, slots=True)
class Halt:
    """PAUSE, RESUME and OFFER: by whose order; None where those who play have decided so.

    `anew`: the seats that get a whole turn when the game goes on.
    """

    by: Manager | None = None
    anew: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Moved:
    """MOVE: where the table stands from now on."""

    channel_id: int
    in_thread: bool
    by: Manager


@dataclass(frozen=True, slots=True)
class Guest:
    """SHOW: who sees the hand of the seat from now on."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Invited:
    """INVITE: for whom the seat is kept, and until when."""

    user_id: int
    name: str
    until: int


B = TypeVar("B")

_SHAPES: dict[type, TypeAdapter[Any]] = {}


def _shape(body: type) -> TypeAdapter[Any]:
    if body not in _SHAPES:
        _SHAPES[body] = TypeAdapter(body)
    return _SHAPES[body]


def read(body: type[B], data: str) -> B:
    """The body of an entry. Raises `ValueError` for anything that was not written as one."""
    found: B = _shape(body).validate_json(data)
    return found


def written(body: object) -> str:
    return _shape(type(body)).dump_json(body).decode()


def plays(log: Iterable[Entry]) -> list[Entry]:
    """The plays that count: those that were not taken back."""
    found: dict[int, Entry] = {}
    for entry in log:
        if entry.kind is EntryKind.PLAY:
            found[entry.seq] = entry
        elif entry.kind is EntryKind.UNDO:
            del found[read(TakenBack, entry.body).revision]
    return list(found.values())


Order: TypeAlias = Shut | Halt | Moved | StandIn

_BY: Mapping[EntryKind, type[Order]] = {
    EntryKind.CLOSE: Shut,
    EntryKind.PAUSE: Halt,
    EntryKind.RESUME: Halt,
    EntryKind.OFFER: Halt,
    EntryKind.MOVE: Moved,
    EntryKind.TAKEOVER: StandIn,
}


def ordered_by(kind: EntryKind, body: str) -> Manager | None:
    """The manager whose order an entry is, None for one that is nobody's."""
    return _order(kind, body).by if kind in _BY else None


def _order(kind: EntryKind, body: str) -> Order:
    return read(_BY[kind], body) if body else Halt()


def without(user_id: int, nobody: int, nameless: str, body: str) -> str:
    """The body of an entry in which `nobody` stands in a person's place; all else stays as it was written.

    Their salt stays: the shuffle was made with it, and without it the game could not be dealt again.
    """

    def forgotten(part: Any) -> Any:
        if not isinstance(part, dict):
            return part
        kept = {key: forgotten(value) for key, value in part.items()}
        if part.get("user_id") == user_id:
            kept |= {"user_id": nobody, "name": nameless}
        if "reserved" in part:
            kept["reserved"] = {known: seat for known, seat in part["reserved"].items() if known != str(user_id)}
        return kept

    return json.dumps(forgotten(json.loads(body)), ensure_ascii=False, separators=(",", ":")) if body else body


def own_part(user_id: int, kind: EntryKind, body: str) -> str | None:
    """The part of an entry's body that concerns one person alone; None if it says nothing of them."""
    if kind in {EntryKind.JOIN, EntryKind.SUBSTITUTE}:
        return body if read(Sitter, body).user_id == user_id else None
    if kind in _BY:
        by = _order(kind, body).by
        return body if by is None or by.user_id == user_id else None
    if kind is EntryKind.SHOW:
        return body if read(Guest, body).user_id == user_id else None
    if kind is EntryKind.INVITE:
        return body if read(Invited, body).user_id == user_id else None
    if kind is EntryKind.OPEN:
        opening = read(Opening, body)
        seats = {seat: sitter for seat, sitter in opening.seats.items() if sitter.user_id == user_id}
        reserved = {known: seat for known, seat in opening.reserved.items() if known == user_id}
        return written(Opening(seats=seats, reserved=reserved)) if seats or reserved else None
    return body


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """An entry still without number and time: what somebody does to a table."""

    kind: EntryKind
    seat: Seat | None = None
    actor_id: int | None = None
    body: str = field(default="", repr=False)


def step(kind: EntryKind, actor_id: int | None, seat: Seat | None = None, body: object = None) -> Step:
    return Step(kind=kind, seat=seat, actor_id=actor_id, body="" if body is None else written(body))
