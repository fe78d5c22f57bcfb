"""Sets of cards as the bits of one number: quick to copy, to compare and to cut with each other.

A card's place in its pack is the number of its bit; the cards of a set come out in the order of the pack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol, TypeVar


class Placed(Protocol):
    """A card that knows its place in the pack, as a bit."""

    @property
    def bit(self) -> int:
        """`1 << place`."""


C = TypeVar("C")


def set_of(cards: Iterable[Placed]) -> int:
    """Return these cards as a set."""
    found = 0
    for card in cards:
        found |= card.bit
    return found


def places_in(cards: int) -> Iterator[int]:
    """Yield the places of a set's cards, ascending."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def cards_of(pack: Sequence[C]) -> Callable[[int], tuple[C, ...]]:
    """Return the function from a set to its cards, in the order of this pack."""

    def cards_in(cards: int) -> tuple[C, ...]:
        # Asked for every view of every position: hence written out.
        found = []
        while cards:
            lowest = cards & -cards
            found.append(pack[lowest.bit_length() - 1])
            cards ^= lowest
        return tuple(found)

    return cards_in
