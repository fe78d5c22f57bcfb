"""The 39 base cards and the 14 special cards (RULES.md 1, 2 and 7).

There is one object per card for the whole process, so they are compared by identity. A set of cards is an int with
one bit per card; the bits stand in the order of the pack: Knights, Dwarves, Goblins, each from 1 to the Ace, then the
five magic cards. In that order hands are sorted, and a shuffle counts the cards of a deal's deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.engine import Seat, cards_of, set_of
from games.engine.singles import Single

SUITS = "kdg"
"""The letters of Knights, Dwarves and Goblins; a suit is its place among them."""
KNIGHT, DWARF, GOBLIN, NO_SUIT = range(4)

JACK, QUEEN, KING, ACE = 12, 13, 14, 15
"""The strengths of the court cards (RULES.md 2); the others have the value that is printed on them."""

_COURT_LETTERS = {JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"}
MAGIC_NAMES = ("Dragon", "Mummy", "Puppeteer", "Sorcerer", "Excalibur")


@dataclass(frozen=True, slots=True, eq=False)
class Card(Single):
    """One card.

    `code` is its notation ("k5", "g11a", "Dragon"); `suit` and `strength` are `NO_SUIT` and 0 for a magic card;
    `index` is its place in the pack, `bit` its set of one; `special` tells whether it is one of the fourteen.
    """

    code: str
    suit: int
    strength: int
    index: int
    bit: int
    special: bool


def _pack() -> Iterator[tuple[str, int, int]]:
    """Yield every card's notation, suit and strength, in the order of the pack."""
    for suit, letter in enumerate(SUITS):
        for strength in range(1, ACE + 1):
            ranks = ("11a", "11b") if strength == 11 else (_COURT_LETTERS.get(strength, str(strength)),)
            for rank in ranks:
                yield letter + rank, suit, strength
    for name in MAGIC_NAMES:
        yield name, NO_SUIT, 0


PACK = tuple(
    Card(code, suit, strength, index, 1 << index, strength in (0, 1, 11))
    for index, (code, suit, strength) in enumerate(_pack())
)
CARDS = {card.code: card for card in PACK}
"""Every card by its notation."""


cards_in = cards_of(PACK)
"""From a set to its cards, in the order of the pack."""


OF_SUIT = tuple(set_of(card for card in PACK if card.suit == suit) for suit in range(3))
"""The cards of each suit, as sets."""
KNIGHTS, DWARVES, GOBLINS = OF_SUIT
OF_STRENGTH = tuple(set_of(card for card in PACK if card.strength == strength) for strength in range(ACE + 1))
"""The cards of each strength, as sets; under 0 the magic cards."""
MAGIC, ACES = OF_STRENGTH[0], OF_STRENGTH[ACE]
COURTS = OF_STRENGTH[JACK] | OF_STRENGTH[QUEEN] | OF_STRENGTH[KING] | OF_STRENGTH[ACE]
SPECIALS = tuple(card for card in PACK if card.special)
"""The fourteen special cards, in the order in which their shuffle counts them."""
BASE = set_of(card for card in PACK if not card.special)

DRAGON, MUMMY, PUPPETEER, SORCERER, EXCALIBUR = (CARDS[name] for name in MAGIC_NAMES)
KNIGHT_5, DWARF_5, GOBLIN_5 = (CARDS[f"{letter}5"] for letter in SUITS)
"""The holder of the first chooses the quest, the winner of the second deals next, the holder of the third leads."""


BASE_FOR = {3: BASE & ~CARDS["d2"].bit, 4: BASE, 5: BASE}
"""The base cards by number of players (RULES.md 3)."""
HAND_SIZE = {seats: (cards.bit_count() + 1) // seats for seats, cards in BASE_FOR.items()}
"""How many cards everybody is dealt, and so how many tricks a deal has (RULES.md 3)."""


def holder_of(card: Card, hands: list[int]) -> Seat:
    """The seat that holds the card. Raises `ValueError` when nobody does."""
    for seat, hand in enumerate(hands):
        if hand & card.bit:
            return seat
    raise ValueError(f"nobody holds {card.code}")
