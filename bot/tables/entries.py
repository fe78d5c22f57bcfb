"""The bodies of the entries of a table's log, and entries that are still to be written.

The body of a play is its notation, every other body is empty or the JSON of one of these values. Old bodies stay
readable for ever: fields may be added with a default, never taken away.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter

from games.engine import Seat, Text, text
from persistence.rows import Away, Entry, EntryKind, SeatKind, TurnPace

NO_WORD = ""
"""The salt of somebody who gave no word: what stands for it is known when the seats are, at the start."""
A_RECORD = "-"
"""The name of a record that somebody brought along, in place of a table's id."""


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

    `name` is written as in `Record.origin`: a table's id or `-` for a record, and the move.
    """

    name: str
    salts: tuple[str, ...]
    plays: tuple[tuple[Seat, str], ...] = field(repr=False)


def told_origin(key: str, name: str) -> Text:
    """A sentence about the game of that name; its `kept` says whether it is a table's, whose id is `table`."""
    source, move = name.split(" ")
    return text(key, kept="no" if source == A_RECORD else "yes", table=source, move=int(move))


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
class Named:
    """SHOW: who sees the hand of the seat from now on. In other bodies, the manager of the server whose order it is."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class StandIn:
    """RESIGN and TAKEOVER: the strength of the computer that plays on; `away` None: why, the entry's kind says."""

    level: str
    away: Away | None = None
    by: Named | None = None


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
    CARRIED = "carried"
    REJECTED = "rejected"
    LAPSED = "lapsed"
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
    DECIDED = "decided"
    """The contest has decided its match."""


@dataclass(frozen=True, slots=True)
class Shut:
    """CLOSE: why; `by` for somebody who manages the server and did not open the table."""

    cause: Cause
    by: Named | None = None


@dataclass(frozen=True, slots=True)
class Halt:
    """PAUSE, RESUME and OFFER: by whose order, None for the players'; the seats that then get a whole turn `anew`."""

    by: Named | None = None
    anew: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Moved:
    """MOVE: where the table stands from now on."""

    channel_id: int
    in_thread: bool
    by: Named


@dataclass(frozen=True, slots=True)
class Invited(Named):
    """INVITE: for whom the seat is kept, and until when."""

    until: int


B = TypeVar("B")


_shape: Callable[[Any], TypeAdapter[Any]] = cache(TypeAdapter)


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


@dataclass(frozen=True, slots=True)
class _Order:
    """The part that the bodies of all `_ORDERS` have in common."""

    by: Named | None = None


_ORDERS = frozenset(
    {EntryKind.CLOSE, EntryKind.PAUSE, EntryKind.RESUME, EntryKind.OFFER, EntryKind.MOVE, EntryKind.TAKEOVER}
)


def ordered_by(kind: EntryKind, body: str) -> Named | None:
    """The manager whose order an entry is, None for one that is nobody's."""
    return read(_Order, body).by if body and kind in _ORDERS else None


def without_person(user_id: int, nobody: int, nameless: str, body: str) -> str:
    """The body of an entry in which `nobody` stands in a person's place. Their salt stays: the deal needs it."""

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
    if kind is EntryKind.OPEN:
        opening = read(Opening, body)
        seats = {seat: sitter for seat, sitter in opening.seats.items() if sitter.user_id == user_id}
        reserved = {known: seat for known, seat in opening.reserved.items() if known == user_id}
        return written(Opening(seats=seats, reserved=reserved)) if seats or reserved else None
    parts = json.loads(body) if body and kind is not EntryKind.PLAY else {}
    named = {parts.get("user_id"), (parts.get("by") or {}).get("user_id")}
    return body if named <= {None, user_id} else None


@dataclass(frozen=True, slots=True)
class Step:
    """An entry still without number and time: what somebody does to a table."""

    kind: EntryKind
    seat: Seat | None = None
    actor_id: int | None = None
    body: str = field(default="", repr=False)

    def entry(self, seq: int, at: int, key: int | None) -> Entry:
        return Entry(
            seq=seq, kind=self.kind, seat=self.seat, actor_id=self.actor_id, body=self.body, interaction_id=key, at=at
        )


def step(kind: EntryKind, actor_id: int | None, seat: Seat | None = None, body: object = "") -> Step:
    """Anything but text is written as the JSON that it is read from; None is no body."""
    return Step(kind, seat, actor_id, body if isinstance(body, str) else "" if body is None else written(body))
