"""The chance draws of Hilltops before the first decision.

Draws, in this order: "leader" (who leads the first trick), "shuffle" (the pack: six cards to seat 0, six to seat 1
…; the rest is not used).
"""

from games.engine import Deal, Seat
from tests.toy_game.cards import PACK

HAND = 6


def first_leader(seats: int, deal: Deal) -> Seat:
    return deal.below(seats, "leader")


def dealt(seats: int, deal: Deal) -> list[tuple[int, ...]]:
    """The hands, sorted."""
    order = deal.permutation(len(PACK), "shuffle")
    return [tuple(sorted(order[seat * HAND : seat * HAND + HAND])) for seat in range(seats)]
