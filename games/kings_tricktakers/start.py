"""The chance decisions: the deal of every round, and each seat's beginning (RULES.md 4.3, 5.2 and 5.3).

In the rule book's order, by label:
- "shuffle r", for round r: the order of the pack (its canonical order is that of `cards.DECK_FOR`). The first five
  cards are seat 0's hand, the next five seat 1's …; the rest is the deck, the top card first.
- "colours": with starter companies, in round 1, the order of the five colours; the first is seat 0's, and so on.
- "start player": in the open draft and with chosen companies, in round 1, who picks first; only where the options leave
  it to chance.
"""

from __future__ import annotations

from games.engine import Deal, Seat, seat_chosen, set_of
from games.kings_tricktakers.cards import DECK_FOR, Card
from games.kings_tricktakers.options import KingsOptions
from games.kings_tricktakers.royals import Colour

HAND = 5


def dealt(round_number: int, seats: int, chance: Deal) -> tuple[list[int], tuple[Card, ...]]:
    """Everybody's hand, as sets, and the deck of a round, the top card first."""
    deck = DECK_FOR[seats]
    pack = tuple([deck[place] for place in chance.permutation(len(deck), f"shuffle {round_number}")])
    return [set_of(pack[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)], pack[seats * HAND :]


def royal_sets(seats: int, chance: Deal) -> list[Colour | None]:
    order = chance.permutation(len(Colour), "colours")
    return [Colour(order[seat]) for seat in range(seats)]


def first_to_pick(seats: int, options: KingsOptions, chance: Deal) -> Seat:
    return seat_chosen(options.first_drafter, seats, chance, "start player", "kings-tricktakers-no-such-seat")
