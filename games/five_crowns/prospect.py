"""What a hand may come to: by one draw from the pile, and by how its cards stand together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.five_crowns.best import (
    EVERY_SUIT,
    SHIFTS,
    SUIT,
    best,
    cheapest,
    counted,
    kept,
    left_after_discard,
    perhaps_within,
)
from games.five_crowns.cards import HIGHEST, LOWEST, WIDTH, WILD, Card

FAR = 3
"""Who lacks so many cards is far from going out, and more make no difference."""
NEXT = (SUIT >> 1) * EVERY_SUIT
"""The naturals that have a next rank."""
NEXT_BUT_ONE = (SUIT >> 2) * EVERY_SUIT


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a hand costs, how many cards are lacking until all meld, and what one draw may do.

    After it so many points are `left`, in the mean. Shares of the cards let it go `out`, bring it `nearer` to that from
    two lacking cards to one, are `useful` at all; so many points are `saved` by these, in the mean of all.
    """

    cost: int
    lacking: int
    left: float
    out: float
    nearer: float
    useful: float
    saved: float


def prospect(hand: int, rank: int, to_come: Sequence[tuple[Card, int]]) -> Prospect:
    """Return what a hand may come to, in a round with this wild rank, by one of the cards to come with their number."""
    plan, dear = cheapest(hand, rank).cost, kept(hand, rank)
    lacking = next((number for number in range(FAR) if perhaps_within(hand, rank, number)), FAR)
    cards = left = out = nearer = useful = saved = 0
    for card, copies in to_come:
        then = left_after_discard(hand | card.bit, rank)
        wild = card.bit & WILD[rank]
        idle = plan if wild else min(plan, dear + card.rank)
        cards += copies
        left += then * copies
        if then == 0:
            out += copies
        if wild or then < idle:
            useful += copies
            saved += (idle - then) * copies
        if lacking == FAR - 1 and perhaps_within(hand | card.bit, rank, lacking - 1, idle=1):
            nearer += copies
    return Prospect(best(hand, rank), lacking, left / cards, out / cards, nearer / cards, useful / cards, saved / cards)


def shape(hand: int, wild_rank: int) -> list[float]:
    """Return how the naturals of a hand stand together: pairs, books, neighbours, next but one, and those alone."""
    once, twice, _ = counted(hand, wild_rank)
    held = [(once >> at & SUIT, twice >> at & SUIT) for at in SHIFTS]
    number = [sum((one >> at & 1) + (two >> at & 1) for one, two in held) for at in range(WIDTH)]
    above, beyond = once & once >> 1 & NEXT, once & once >> 2 & NEXT_BUT_ONE
    near = above | above << 1 | beyond | beyond << 2
    alone = [
        LOWEST + at for at in range(WIDTH) if number[at] == 1 for shift in SHIFTS if (once & ~near) >> shift + at & 1
    ]
    return [
        number.count(2) / 2,
        float(sum(many > 2 for many in number)),
        above.bit_count() / 2,
        (beyond & ~(once >> 1)).bit_count() / 2,
        len(alone) / 2,
        sum(alone) / 20,
        max(alone, default=0) / HIGHEST,
    ]
