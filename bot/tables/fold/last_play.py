"""The last play of a table, and the game before it, for as long as nobody else has acted: what can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.engine import AnyState, Seat


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
