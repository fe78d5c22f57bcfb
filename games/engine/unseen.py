"""Dealing anew what somebody has not seen, for the worlds that fit what a seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from games.engine.sets import Placed, set_of

P = TypeVar("P", bound=Placed)


def deal_unseen(cards: Iterable[P], room: Sequence[int], lacks: Sequence[int], rng: Random) -> list[int]:
    """Deal all these cards at random into places, and return the set that lies in each.

    `room[place]` is how many cards lie there, together as many as there are cards; `lacks[place]` the cards, as a set,
    that cannot be there. Where nothing is lacking every deal is equally likely, otherwise nearly so. Raises
    `ValueError` when no deal fits.
    """
    chance = rng.random
    order = sorted(cards, key=lambda _: chance())
    left = list(room)
    dealt = [0] * len(left)
    barred = 0
    for place, free in enumerate(left):
        if free:
            barred |= lacks[place]
    if barred & set_of(order):
        places = [place for place, free in enumerate(left) if free]
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
    at = 0
    for place, free in enumerate(left):
        if free:
            dealt[place] |= set_of(order[at : at + free])
            at += free
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
