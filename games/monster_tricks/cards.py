"""The cards of Monster Tricks: 60 playing cards and the victory cards (RULES.md 1 to 3).

There is one object per playing card for the whole process, so they are compared by identity. A set of cards is an int
with one bit per card; the bits stand in the order of the pack: green, yellow, blue, purple, each from 1 to 15. That is
the order of the rule book's components, in which a shuffle counts the cards and hands are sorted. With fewer than five
players the pack is the same without its high cards, in the same order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from games.engine import Face, cards_of, text


class Colour(StrEnum):
    GREEN = "G"
    YELLOW = "Y"
    BLUE = "B"
    PURPLE = "P"


COLOURS = tuple(Colour)
MOST = 15
"""The highest value printed on a card."""
HAND = 12
"""How many cards everybody is dealt, so that the whole pack is always dealt."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One playing card.

    `code` is its notation ("G8"), `suit` the place of its colour among the four, `index` its own place in the pack of
    60, `bit` its set of one.
    """

    code: str
    colour: Colour
    suit: int
    value: int
    index: int
    bit: int

    def __reduce__(self) -> tuple[Callable[[int], Card], tuple[int]]:
        return _card_at, (self.index,)


PACK = tuple(
    Card(f"{colour}{value}", colour, suit, value, suit * MOST + value - 1, 1 << (suit * MOST + value - 1))
    for suit, colour in enumerate(COLOURS)
    for value in range(1, MOST + 1)
)
HIGHEST = {2: 6, 3: 9, 4: 12, 5: 15}
"""The highest value in the pack, by number of players (RULES.md 3)."""
PACKS = {seats: tuple(card for card in PACK if card.value <= highest) for seats, highest in HIGHEST.items()}
SUITS = tuple(sum(card.bit for card in PACK if card.suit == suit) for suit in range(len(COLOURS)))
"""The cards of each colour, as a set."""

VICTORY_VALUES = (1, 2, 3, 4, 6, 9)
"""Every value that is printed on a victory card."""


def victory_code(value: int) -> str:
    return f"V{value}"


_EMOJI = {Colour.GREEN: "🐲", Colour.YELLOW: "🦁", Colour.BLUE: "🐳", Colour.PURPLE: "👾"}

FACES = {
    card.code: Face(
        code=card.code,
        words=text("monster-tricks-card", colour=card.colour.value, value=card.value),
        emoji=_EMOJI[card.colour],
        suit=card.colour.value,
        rank=str(card.value),
    )
    for card in PACK
} | {
    victory_code(value): Face(
        code=victory_code(value),
        words=text("monster-tricks-victory-card", points=value),
        emoji="🎯",
        suit="",
        rank=str(value),
    )
    for value in VICTORY_VALUES
}


def _card_at(index: int) -> Card:
    return PACK[index]


cards_in = cards_of(PACK)
"""From a set to its cards, in the order of the pack."""
