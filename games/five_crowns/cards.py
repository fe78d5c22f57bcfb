"""The 116 cards of Five Crowns (RULES.md 1 and 2).

A set of cards is an int with one bit per card. The bits stand in the order of the pack: deck a, then deck b, each with
hearts, diamonds, clubs, spades and stars from 3 to King and its three jokers. A shuffle counts the cards in this order.
The two copies of a card lie 58 bits apart, and the eleven ranks of a suit side by side: melds are counted by shifts.

Nobody can tell the copies of a card apart; their codes differ in the last letter, their faces do not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter

from games.engine import Face, cards_of, text
from games.engine.singles import Single

SUITS = "HDCST"
LOWEST, HIGHEST = 3, 13
RANKS = range(LOWEST, HIGHEST + 1)
DECK = 58
"""Cards in each of the two decks; the copy of a card stands this many bits higher."""
WIDTH = len(RANKS)
"""Bits of one suit of one deck."""


@dataclass(frozen=True, slots=True, eq=False)
class Card(Single):
    """A joker has the suit "" and the rank 0. `index` is its place in the pack, `place` its place in a sorted hand."""

    code: str
    suit: str
    rank: int
    index: int
    bit: int
    place: int


def rank_sign(rank: int) -> str:
    return {11: "J", 12: "Q", 13: "K"}.get(rank, str(rank))


def _pack() -> Iterator[tuple[str, str, int]]:
    """Yield every card's notation, suit and rank, in the order of the pack (RULES.md 2)."""
    for copy, jokers in ("a", "abc"), ("b", "def"):
        yield from ((f"{rank_sign(rank)}{suit}{copy}", suit, rank) for suit in SUITS for rank in RANKS)
        yield from ((f"JO{joker}", "", 0) for joker in jokers)


def _place(at: int) -> int:
    deck, at = divmod(at, DECK)
    jokers = len(SUITS) * WIDTH
    return 2 * at + deck if at < jokers else jokers + 3 * deck + at


PACK = tuple(Card(code, suit, rank, at, 1 << at, _place(at)) for at, (code, suit, rank) in enumerate(_pack()))
SORTED = tuple(sorted(PACK, key=attrgetter("place")))
"""All cards in the order in which hands are sorted: by suit, then by rank, jokers last."""

ALL = (1 << len(PACK)) - 1
JOKERS = sum(card.bit for card in PACK if not card.suit)
WILD = tuple(JOKERS | sum(card.bit for card in PACK if card.rank == rank) for rank in range(HIGHEST + 1))
"""The wild cards of a round, as a set, by its wild rank (RULES.md 3)."""
ALIKE = tuple(sum(other.bit for other in PACK if (other.suit, other.rank) == (card.suit, card.rank)) for card in PACK)
"""By place in the pack: the set of all cards that look like that one, itself included."""

_EMOJI = {"H": "♥️", "D": "♦️", "C": "♣️", "S": "♠️", "T": "⭐", "": "🃏"}

FACES = {
    card.code: Face(
        code=card.code,
        words=text("five-crowns-card", rank=card.rank, suit=card.suit) if card.suit else text("five-crowns-joker"),
        emoji=_EMOJI[card.suit],
        suit=card.suit,
        rank=rank_sign(card.rank) if card.suit else "JO",
    )
    for card in SORTED
}


_in_pack_order, _by_place = cards_of(PACK), attrgetter("place")


def cards_in(mask: int) -> tuple[Card, ...]:
    return tuple(sorted(_in_pack_order(mask), key=_by_place))


def one_of_each(mask: int) -> tuple[Card, ...]:
    """The cards of a set without further copies of the same card, sorted as a hand."""
    found = []
    for card in cards_in(mask):
        if card.bit & mask:
            found.append(card)
            mask &= ~ALIKE[card.index]
    return tuple(found)


def copies_in(mask: int) -> list[tuple[Card, int]]:
    """The cards of a set, each once with how many copies of it there are, sorted as a hand."""
    return [(card, (mask & ALIKE[card.index]).bit_count()) for card in one_of_each(mask)]
