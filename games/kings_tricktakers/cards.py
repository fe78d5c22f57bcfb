"""The base cards, the only ones that are ever in a hand (RULES.md 2.1, 2.3 and 4.1).

There is one object per card for the whole process, so they are compared by identity. A set of cards is an int with
one bit per card; the bits stand in the order in which hands are sorted: yellow, blue, green and black from 1 to 10,
the two reserved Black 10s of the BERSERKER, two MYSTICs, two SURRENDERs. Without the reserved tens this is the
canonical order of the pack, in which a shuffle counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from games.engine import cards_of, set_of
from games.engine.singles import Single


class Suit(IntEnum):
    YELLOW = 0
    BLUE = 1
    GREEN = 2
    BLACK = 3

    __hash__ = int.__hash__
    """Quicker than that of an enum, which is made of the name: search looks things up by suit all the time."""

    @property
    def letter(self) -> str:
        return "YBGN"[self]


class Kind(IntEnum):
    NUMBER = 0
    MYSTIC = 1
    SURRENDER = 2


@dataclass(frozen=True, slots=True, eq=False)
class Card(Single):
    """One base card.

    `id` is its notation ("B3", "M#1"), in which copies are numbered; `code` that of its face, which copies share.
    `suit` and `value` are those printed, None and 0 for a MYSTIC or SURRENDER; `index` is its place in the order of
    the hand, `bit` its set of one.
    """

    id: str
    code: str
    kind: Kind
    suit: Suit | None
    value: int
    index: int
    bit: int


def _pack() -> Iterator[tuple[str, str, Kind, Suit | None, int]]:
    for suit in Suit:
        for value in range(1, 11):
            yield f"{suit.letter}{value}", f"{suit.letter}{value}", Kind.NUMBER, suit, value
    for copy in (1, 2):
        yield f"N10*#{copy}", "N10*", Kind.NUMBER, Suit.BLACK, 10
    for letter, kind in (("M", Kind.MYSTIC), ("R", Kind.SURRENDER)):
        for copy in (1, 2):
            yield f"{letter}#{copy}", letter, kind, None, 0


PACK = tuple(Card(*printed, index, 1 << index) for index, printed in enumerate(_pack()))
CARDS = {card.id: card for card in PACK}
"""Every card by its notation."""
TENS = CARDS["N10*#1"], CARDS["N10*#2"]
"""The reserved Black 10s; never in the deck."""


cards_in = cards_of(PACK)
"""From a set to its cards, sorted."""

OF_SUIT = tuple(set_of(card for card in PACK if card.suit is suit) for suit in Suit)
"""The cards of each printed suit, as a set."""
WHITES = set_of(card for card in PACK if card.kind is not Kind.NUMBER)
"""The MYSTIC and SURRENDER cards, as a set."""

_REMOVED = {5: frozenset[int](), 4: frozenset({8, 9}), 3: frozenset({6, 7, 8, 9}), 2: frozenset({6, 7, 8, 9})}
DECK_FOR = {
    seats: tuple(card for card in PACK if card not in TENS and card.value not in removed)
    for seats, removed in _REMOVED.items()
}
"""The pack for a number of players, in its canonical order (RULES.md 4.1)."""


def number_card(suit: Suit, value: int) -> Card:
    return PACK[suit * 10 + value - 1]
