"""The options of a table of Hilltops, and the chance draws before the first decision.

Draws, in this order: "leader" (who leads the first trick), "shuffle" (the pack: six cards to seat 0, six to seat 1
…; the rest is not used).
"""

from pydantic import Field

from games.engine import Deal, Options, Seat
from tests.toy_game.cards import PACK


class HillOptions(Options):
    """How a table plays: cards buried by each, and whether the wind blows over the hills."""

    bury: int = Field(default=1, ge=1, le=2)
    windless: bool = False


HAND = 6


def first_leader(seats: int, deal: Deal) -> Seat:
    return deal.below(seats, "leader")


def dealt(seats: int, deal: Deal) -> list[tuple[int, ...]]:
    """The hands, sorted."""
    order = deal.permutation(len(PACK), "shuffle")
    return [tuple(sorted(order[seat * HAND : seat * HAND + HAND])) for seat in range(seats)]
