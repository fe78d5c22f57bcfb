"""Worlds that fit what somebody knows: the cards that were not seen, dealt anew among the others; piles to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TypeVar

from games.dwarf_king.cards import Card
from games.dwarf_king.view import DwarfView
from games.engine import set_of

T = TypeVar("T")


def shuffled_rest(used: Sequence[T], every: Sequence[T], rng: Random) -> tuple[T, ...]:
    """Return an order of `every` that begins with those used since it was last shuffled, the present one included.

    It is shuffled anew when all have been used (dwarf-king.md 10); nobody knows how the rest lies.
    """
    first = used[(len(used) - 1) // len(every) * len(every) :]
    rest = [one for one in every if one not in first]
    return (*first, *rng.sample(rest, len(rest)))


def imagined_hands(view: DwarfView, rng: Random) -> list[int]:
    """Return a hand, as a set, for every seat that fits the view of a seat.

    The viewer keeps its own; cards known to be somewhere are there; nobody gets a card it showed not to hold. Where
    nobody has shown anything every such deal is equally likely, otherwise nearly so.
    """
    hands = [set_of(cards) for cards in view.known]
    hands[view.me] = set_of(view.hand)
    known = sum(hands)
    unknown = [card for card in view.unseen if not card.bit & known]
    room = [size - hand.bit_count() for size, hand in zip(view.hand_sizes, hands, strict=True)]
    for seat, cards in enumerate(_dealt(unknown, room, view.lacks, rng)):
        hands[seat] |= cards
    return hands


def _dealt(cards: list[Card], room: list[int], lacks: tuple[int, ...], rng: Random) -> list[int]:
    """Deal the cards into the room of each seat: first those that not everybody can hold, then the rest."""
    open_seats = [seat for seat, free in enumerate(room) if free]
    everybody = sum(1 << seat for seat in open_seats)
    rng.shuffle(cards)
    fits = {card: sum(1 << seat for seat in open_seats if not card.bit & lacks[seat]) for card in cards}
    bound = sorted((card for card in cards if fits[card] != everybody), key=lambda card: fits[card].bit_count())
    waiting = Counter(fits[card] for card in bound)
    left = room[:]
    found = [0] * len(room)
    for card in bound:
        waiting[fits[card]] -= 1
        able = [seat for seat in open_seats if fits[card] >> seat & 1 and left[seat]]
        if len(able) > 1:
            able = [seat for seat in able if _works(seat, left, waiting)]
        seat = rng.choices(able, [left[one] for one in able])[0]
        left[seat] -= 1
        found[seat] |= card.bit
    at = 0
    free = [card for card in cards if fits[card] == everybody]
    for seat in open_seats:
        found[seat] |= set_of(free[at : at + left[seat]])
        at += left[seat]
    return found


def _works(seat: int, room: list[int], waiting: Counter[int]) -> bool:
    """Tell whether the waiting cards still fit after one more for the seat (Hall's condition, subset by subset)."""
    needs = [(seats, count) for seats, count in waiting.items() if count]
    for subset in range(1 << len(room)):
        if subset >> seat & 1:
            needed = sum([count for seats, count in needs if not seats & ~subset])
            if needed and needed >= sum([free for one, free in enumerate(room) if subset >> one & 1]):
                return False
    return True
