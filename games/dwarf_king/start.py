"""The chance decisions before the first decision of a game and of each deal (RULES.md 3 and 4).

In the rule book's order, by label:
- "first dealer": a seat; only where the options leave it to chance;
- "quests 1": the order of the twenty tiles; "quests 2" … once these are used up;
- "specials 1": the order of the fourteen special cards, in that of the pack; "specials 2" … once these are used up;
- "deal n": the order of the deck of deal n, its cards counted in the order of the pack. The first card goes to the
  dealer's left, the second to the next seat, and so on.

Later in deal n, `state` draws "swap n": the order of the hand from which two cards are taken; they are the first two.
"""

from __future__ import annotations

from games.dwarf_king.cards import BASE_FOR, SPECIALS, Card, cards_in
from games.dwarf_king.options import DwarfOptions
from games.dwarf_king.quests import TILES
from games.engine import Deal, Seat, seat_chosen, set_of


def first_dealer(seats: int, options: DwarfOptions, chance: Deal) -> Seat:
    return seat_chosen(options.first_dealer, seats, chance, "first dealer", "dwarf-king-no-dealer")


def quest_tiles(done: int, chance: Deal) -> tuple[int, ...]:
    return tuple([place + 1 for place in chance.permutation(TILES, f"quests {done // TILES + 1}")])


def special_cards(done: int, chance: Deal) -> tuple[Card, ...]:
    order = chance.permutation(len(SPECIALS), f"specials {done // len(SPECIALS) + 1}")
    return tuple([SPECIALS[place] for place in order])


def dealt(number: int, dealer: Seat, special: Card, seats: int, chance: Deal) -> list[int]:
    """Everybody's hand, as sets, in the deal of this number, counted from 1."""
    deck = cards_in(BASE_FOR[seats] | special.bit)
    pack = [deck[place] for place in chance.permutation(len(deck), f"deal {number}")]
    return [set_of(pack[(seat - dealer - 1) % seats :: seats]) for seat in range(seats)]
