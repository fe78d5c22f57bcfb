"""The cards of Monster Tricks: 60 playing cards and the victory cards (RULES.md 1 to 3).

A set of cards is an int with one bit per card. The bits stand in the order of the pack: green, yellow, blue, purple,
each from 1 to 15. A shuffle counts the cards in this order, and hands are sorted by it. With fewer than five players
the pack is the same without its high cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.engine import Face, cards_of, text
from games.engine.singles import Single


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
class Card(Single):
    """`suit` is the place of its colour among the four, `index` its own place in the pack of 60."""

    code: str
    colour: Colour
    suit: int
    value: int
    index: int
    bit: int


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


cards_in = cards_of(PACK)
"""From a set to its cards, in the order of the pack."""
