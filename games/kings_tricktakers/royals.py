"""The five royal sets: Kings, Queens and Jacks as data (RULES.md 3.2 to 3.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cache

from games.engine import Seat
from games.kings_tricktakers.cards import OF_SUIT, WHITES, Card, Suit


class Colour(IntEnum):
    WHITE = 0
    YELLOW = 1
    BLUE = 2
    GREEN = 3
    BLACK = 4

    __hash__ = int.__hash__
    """As for `Suit`."""


class Queen(StrEnum):
    """The state of a Queen (4.4): ready at home, played this round, or face down at home."""

    READY = "ready"
    USED = "used"
    EXHAUSTED = "exhausted"


READY, USED, EXHAUSTED = Queen
COLOURS = WHITE, YELLOW, BLUE, GREEN, BLACK = tuple(Colour)


@dataclass(frozen=True, slots=True)
class RoyalSet:
    """One royal set.

    `unplayed_rank` and `played_rank` are the two sides of the King, `bonus` the VP for a King never played, `pays`
    what the played King earns for the cards won in a round. `queen_cost` is the price of reactivating the Queen;
    `jack` the VP of the face-up Jack by trick count. `letter` begins the codes of the three cards; `suit` is None for
    the white set, which goes with MYSTIC and SURRENDER.
    """

    letter: str
    suit: Suit | None
    unplayed_rank: int
    played_rank: int
    bonus: int
    pays: Callable[[int], int]
    queen_cost: int
    jack: Mapping[int, int]


def white_cards(won: int) -> int:
    return (won & WHITES).bit_count()


def _white_king(won: int) -> int:
    return (0, 2, 5, 8, 15)[white_cards(won)]


def _king_of(suit: Suit) -> Callable[[int], int]:
    cards = OF_SUIT[suit]
    return lambda won: (won & cards).bit_count()


ROYALS = {
    Colour.WHITE: RoyalSet("W", None, 1, 10, 6, _white_king, 1, {1: 1, 2: 2, 3: 3}),
    Colour.YELLOW: RoyalSet("Y", Suit.YELLOW, 2, 9, 5, _king_of(Suit.YELLOW), 4, {1: 2, 2: 3}),
    Colour.BLUE: RoyalSet("B", Suit.BLUE, 3, 8, 4, _king_of(Suit.BLUE), 2, {0: 2, 1: 2}),
    Colour.GREEN: RoyalSet("G", Suit.GREEN, 4, 7, 3, _king_of(Suit.GREEN), 1, {0: 3, 2: 3}),
    Colour.BLACK: RoyalSet("N", Suit.BLACK, 5, 6, 2, _king_of(Suit.BLACK), 1, {1: 2, 3: 4}),
}

JACK_BID: Mapping[int, int] = {3: 10}
"""The back of every Jack."""


def rank(colour: Colour, *, played: bool) -> int:
    royal = ROYALS[colour]
    return royal.played_rank if played else royal.unplayed_rank


@cache
def by_rank(colours: tuple[Colour, ...], played: tuple[bool, ...]) -> tuple[Seat, ...]:
    """The seats by ascending rank of their Kings (4.4)."""
    ranks = [rank(colour, played=up) for colour, up in zip(colours, played, strict=True)]
    return tuple(sorted(range(len(ranks)), key=ranks.__getitem__))


def carries(colour: Colour, card: Card) -> bool:
    """Tell whether the King of a colour may lie on a card, by what is printed on it (5.6.2, check 4)."""
    return card.suit is ROYALS[colour].suit


def king(colour: Colour) -> str:
    return ROYALS[colour].letter + "K"


def queen(colour: Colour) -> str:
    return ROYALS[colour].letter + "Q"


def jack(colour: Colour) -> str:
    return ROYALS[colour].letter + "J"
