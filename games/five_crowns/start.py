"""The chance decisions: the first dealer, the pack of every round, and its refills (RULES.md 4, 6 and 12.2).

In the rule book's order, by label:
- "first dealer": the seat that deals first; only where the options leave it to chance;
- "shuffle r": the order of the pack in round r, the top card first;
- "refill r n": the n-th refill of the draw pile in round r: the order of the discard pile, counted from its bottom,
  the top card of the new draw pile first.

In the puzzle: "shuffle", the order of the pack, the top card first: three cards for the first pile, four for the
second … thirteen for the last, then the draw pile.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Deal, Seat, seat_chosen, set_of
from games.five_crowns.cards import PACK, RANKS, Card
from games.five_crowns.options import CrownsOptions


def first_dealer(seats: int, options: CrownsOptions, chance: Deal) -> Seat:
    return seat_chosen(options.first_dealer, seats, chance, "first dealer", "five-crowns-bad-dealer")


def dealt(round_: int, seats: int, starter: Seat, chance: Deal) -> tuple[list[int], Card, tuple[Card, ...]]:
    """The hands as sets, dealt card by card from `starter` on; the first discard; the draw pile, the top card first."""
    pack = _shuffled(f"shuffle {round_}", PACK, chance)
    end = seats * (round_ + 2)
    hands = [set_of(pack[(seat - starter) % seats : end : seats]) for seat in range(seats)]
    return hands, pack[end], tuple(pack[end + 1 :])


def refilled(round_: int, number: int, discards: Sequence[Card], chance: Deal) -> list[Card]:
    """The discard pile shuffled into a new draw pile, the top card first."""
    return _shuffled(f"refill {round_} {number}", discards, chance)


def dealt_puzzle(chance: Deal) -> tuple[list[int], tuple[Card, ...]]:
    """The piles of the puzzle as sets, from 3 cards to 13, and the draw pile, the top card first."""
    pack = _shuffled("shuffle", PACK, chance)
    piles = []
    for size in RANKS:
        piles.append(set_of(pack[:size]))
        del pack[:size]
    return piles, tuple(pack)


def _shuffled(label: str, cards: Sequence[Card], chance: Deal) -> list[Card]:
    return [cards[place] for place in chance.permutation(len(cards), label)]
