"""How a game begins: what a table can choose, and what chance decides (RULES.md 3).

Chance decides by label: "shuffle" (hands seat by seat, then cards that nobody gets), "leader".
"""

from __future__ import annotations

from pydantic import Field

from games.cli.blank.cards import PACK
from games.engine import Deal, Options, Seat


class BlankOptions(Options):
    """`cards` is how many each player gets, and so how many tricks are played."""

    cards: int = Field(default=5, ge=3, le=6)


def dealt(seats: int, size: int, chance: Deal) -> list[tuple[int, ...]]:
    order = chance.permutation(len(PACK), "shuffle")
    return [tuple(sorted(PACK[at] for at in order[seat * size : seat * size + size])) for seat in range(seats)]


def first_leader(seats: int, chance: Deal) -> Seat:
    return chance.below(seats, "leader")
