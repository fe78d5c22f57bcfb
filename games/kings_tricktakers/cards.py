"""The base cards, the only ones that are ever in a hand (kings-tricktakers.md 2.1, 2.3 and 4.1).

A card is an int, its place in the order in which hands are sorted: yellow, blue, green and black from 1 to 10, the
two reserved Black 10s of the BERSERKER, two MYSTICs, two SURRENDERs. Without the reserved tens this is the canonical
order of the pack, in which a shuffle counts. A set of cards is an int with one bit per card.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import TypeAlias

from games.engine import places_in

Card: TypeAlias = int


class Suit(IntEnum):
    """The four suits; black is trump."""

    YELLOW = 0
    BLUE = 1
    GREEN = 2
    BLACK = 3


class Kind(IntEnum):
    """What a base card is."""

    NUMBER = 0
    MYSTIC = 1
    SURRENDER = 2


LETTERS = "YBGN"
"""The letter of each suit."""

TENS: tuple[Card, Card] = (40, 41)
"""The reserved Black 10s; never in the deck."""
_MYSTIC, _SURRENDER, _END = 42, 44, 46

ALL: tuple[Card, ...] = tuple(range(_END))


def _kind(card: Card) -> Kind:
    if card < _MYSTIC:
        return Kind.NUMBER
    return Kind.MYSTIC if card < _SURRENDER else Kind.SURRENDER


def _suit(card: Card) -> Suit | None:
    if card >= _MYSTIC:
        return None
    return Suit.BLACK if card in TENS else Suit(card // 10)


def _value(card: Card) -> int:
    if card >= _MYSTIC:
        return 0
    return 10 if card in TENS else card % 10 + 1


def _code(card: Card) -> str:
    if card in TENS:
        return "N10*"
    if card >= _MYSTIC:
        return "M" if card < _SURRENDER else "R"
    return f"{LETTERS[card // 10]}{card % 10 + 1}"


def _identity(card: Card) -> str:
    return _code(card) if card < TENS[0] else f"{_code(card)}#{card % 2 + 1}"


KIND = tuple(_kind(card) for card in ALL)
SUIT = tuple(_suit(card) for card in ALL)
"""The printed suit, None for a MYSTIC or SURRENDER."""
VALUE = tuple(_value(card) for card in ALL)
"""The printed value, 0 for a MYSTIC or SURRENDER."""
CODES = tuple(_code(card) for card in ALL)
"""The code of each card's face; copies share one."""
IDS = tuple(_identity(card) for card in ALL)
"""The notation of each card; copies are numbered."""
BY_ID = {identity: card for card, identity in enumerate(IDS)}

OF_SUIT = tuple(sum(1 << card for card in ALL if SUIT[card] is suit) for suit in Suit)
"""The cards of each printed suit, as a set."""
WHITES = sum(1 << card for card in ALL if KIND[card] is not Kind.NUMBER)
"""The MYSTIC and SURRENDER cards, as a set."""

_REMOVED = {5: frozenset[int](), 4: frozenset({8, 9}), 3: frozenset({6, 7, 8, 9}), 2: frozenset({6, 7, 8, 9})}


def deck_for(seats: int) -> tuple[Card, ...]:
    """Return the pack for a number of players, in its canonical order (kings-tricktakers.md 4.1)."""
    return tuple(card for card in ALL if card not in TENS and VALUE[card] not in _REMOVED[seats])


def number_card(suit: Suit, value: int) -> Card:
    """Return the number card of the pack with this suit and value."""
    return suit * 10 + value - 1


def cards_in(cards: int) -> tuple[Card, ...]:
    """Return the cards of a set, sorted."""
    return tuple(places_in(cards))


def set_of(cards: Iterable[Card]) -> int:
    """Return these cards as a set."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def codes(cards: Iterable[Card]) -> tuple[str, ...]:
    """Return the face code of each card."""
    return tuple(CODES[card] for card in cards)
