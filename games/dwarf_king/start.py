"""How a game and its deals begin: what a table can choose (RULES.md 12), and what chance decides (3 and 4).

Chance decides, in the rule book's order and by label:
- "first dealer": a seat; only where the options leave it to chance;
- "quests 1": the order of the twenty tiles; "quests 2" … once these are used up;
- "specials 1": the order of the fourteen special cards, in that of the pack; "specials 2" … once these are used up;
- "deal n": the order of the deck of deal n, its cards counted in the order of the pack. The first card goes to the
  dealer's left, the second to the next seat, and so on.

Later in deal n, `state` draws "swap n": the order of the hand from which two cards are taken; they are the first two.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from games.dwarf_king.cards import BASE_FOR, SPECIALS, Card, cards_in
from games.dwarf_king.quests import TILES
from games.engine import Deal, Options, Seat, seat_chosen, set_of


class DwarfOptions(Options):
    """`deals`: how many are played before the totals are compared.

    `tie_break`: what happens when several seats share the highest total after the last deal: one more deal for all,
    until one of them leads alone, or a shared victory. `first_dealer`: who deals first. `show_piles`: whether a
    screen lists the cards each seat has taken and what the quest would bring now; everything was played face up, so
    this spares memory and reveals nothing.
    """

    deals: Annotated[int, Field(ge=1, le=7)] = 7
    tie_break: Literal["extra_deal", "shared"] = "extra_deal"
    first_dealer: Literal["random", "seat0", "seat1", "seat2", "seat3", "seat4"] = "random"
    show_piles: bool = True


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
