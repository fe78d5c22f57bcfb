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

WORD = 64
"""How many cards of a set are looked up at once, byte by byte."""


def set_of(cards: Iterable[Placed]) -> int:
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
    if len(pack) > WORD:
        low, high = cards_of(pack[:WORD]), cards_of(pack[WORD:])
        return lambda cards: low(cards & ((1 << WORD) - 1)) + high(cards >> WORD)
    t0, t1, t2, t3, t4, t5, t6, t7 = (_subsets(pack[first : first + 8]) for first in range(0, WORD, 8))

    def cards_in(cards: int) -> tuple[C, ...]:
        # Asked in every turn that is searched: hence no loop over the cards, but a look at each byte of the set.
        b0, b1, b2, b3, b4, b5, b6, b7 = cards.to_bytes(8, "little")
        return (*t0[b0], *t1[b1], *t2[b2], *t3[b3], *t4[b4], *t5[b5], *t6[b6], *t7[b7])

    return cards_in


def _subsets(cards: Sequence[C]) -> list[tuple[C, ...]]:
    found: list[tuple[C, ...]] = [()]
    for card in cards:
        found += [(*chosen, card) for chosen in found]
    return found
