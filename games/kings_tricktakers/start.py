"""What chance decides: the deal of every round, and who begins with what (RULES.md 4.3, 5.2 and 5.3).

In the rule book's order, by label:
- "shuffle r", for round r: the order of the pack (its canonical order is that of `cards.DECK_FOR`). The first five
  cards are seat 0's hand, the next five seat 1's …; the rest is the deck, the top card first.
- "colours": with starter companies, in round 1, the order of the five colours; the first is seat 0's, and so on.
- "start player": in the open draft, in round 1, who picks first.
"""

from __future__ import annotations

from games.engine import Deal, Seat, set_of
from games.kings_tricktakers.cards import DECK_FOR, Card
from games.kings_tricktakers.royals import Colour

HAND = 5


def dealt(round_number: int, seats: int, chance: Deal) -> tuple[list[int], tuple[Card, ...]]:
    """Return everybody's hand, as sets, and the deck of a round, the top card first."""
    deck = DECK_FOR[seats]
    pack = tuple([deck[place] for place in chance.permutation(len(deck), f"shuffle {round_number}")])
    return [set_of(pack[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)], pack[seats * HAND :]


def royal_sets(seats: int, chance: Deal) -> list[Colour | None]:
    """Return the royal set of every seat with starter companies."""
    order = chance.permutation(len(Colour), "colours")
    return [Colour(order[seat]) for seat in range(seats)]


def first_to_pick(seats: int, chance: Deal) -> Seat:
    """Return who picks first in the draft of round 1."""
    return chance.below(seats, "start player")
