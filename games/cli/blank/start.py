"""The chance decisions: "shuffle" (hands seat by seat, then cards that nobody gets), "leader" (RULES.md 3)."""

from __future__ import annotations

from games.cli.blank.cards import PACK
from games.engine import Deal, Seat


def dealt(seats: int, size: int, chance: Deal) -> list[tuple[int, ...]]:
    order = chance.permutation(len(PACK), "shuffle")
    return [tuple(sorted(PACK[at] for at in order[seat * size : seat * size + size])) for seat in range(seats)]


def first_leader(seats: int, chance: Deal) -> Seat:
    return chance.below(seats, "leader")
