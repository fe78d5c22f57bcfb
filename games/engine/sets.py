"""Sets of cards as the bits of one number: quick to copy, to compare and to cut with each other.

A card's place in its pack is the number of its bit; the cards of a set come out in the order of the pack. Such sets
also deal anew what somebody has not seen, for the worlds that fit what a seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from random import Random
from typing import Protocol, TypeVar


class Placed(Protocol):
    """A card that knows its place in the pack, as a bit."""

    @property
    def bit(self) -> int:
        """`1 << place`."""


C = TypeVar("C")
P = TypeVar("P", bound=Placed)

WORD = 64
"""How many cards of a set are looked up at once, byte by byte."""


def set_of(cards: Iterable[Placed]) -> int:
    found = 0
    for card in cards:
        found |= card.bit
    return found


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


def deal_unseen(cards: Iterable[P], room: Sequence[int], lacks: Sequence[int], rng: Random) -> list[int]:
    """Deal all these cards at random into places, and return the set that lies in each.

    `room[place]` is how many cards lie there; `lacks[place]` is the set of cards that cannot be there. Where nothing is
    lacking every deal is equally likely, otherwise nearly so. Raises `ValueError` when no deal fits.
    """
    chance = rng.random
    order = sorted(cards, key=lambda _: chance())
    left = list(room)
    dealt = [0] * len(left)
    places = [place for place, free in enumerate(left) if free]
    barred = 0
    for place in places:
        barred |= lacks[place]
    if barred & set_of(order):
        open_to = {card.bit: [place for place in places if not card.bit & lacks[place]] for card in order}
        bound = [card.bit for card in order if card.bit & barred]
        order = [card for card in order if not card.bit & barred]
        for bit in sorted(bound, key=lambda bit: len(open_to[bit])):
            chosen = _some_place(open_to[bit], left, rng)
            if chosen is not None:
                dealt[chosen] |= bit
                left[chosen] -= 1
            elif not _make_room(bit, open_to, dealt, left, set()):
                raise ValueError("these cards fit nowhere")
    rest = iter(order)
    for place in places:
        dealt[place] |= set_of(islice(rest, left[place]))
    return dealt


def _some_place(places: list[int], left: list[int], rng: Random) -> int | None:
    """Choose one of the places, each as likely as it has room; None when all are full."""
    if len(places) == 1:
        return places[0] if left[places[0]] else None
    ahead = rng.random() * sum([left[place] for place in places])
    for place in places:
        ahead -= left[place]
        if ahead < 0:
            return place
    return None


def _make_room(bit: int, open_to: dict[int, list[int]], dealt: list[int], left: list[int], tried: set[int]) -> bool:
    for place in open_to[bit]:
        if place in tried:
            continue
        tried.add(place)
        if left[place]:
            left[place] -= 1
            dealt[place] |= bit
            return True
        for other in open_to:
            if other & dealt[place] and _make_room(other, open_to, dealt, left, tried):
                dealt[place] ^= other | bit
                return True
    return False
