"""What the next seat may hold, told by what it took, threw away and left lying.

Hands are imagined evenly, and most of them forgotten again: all the more of them, the less likely the casual player
would have come to such a hand and done what was seen. The numbers are those that tell best a true hand from imagined
ones: a hand is less likely by so many powers of e.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp
from random import Random

from games.engine import Seat, set_of
from games.five_crowns.best import cheapest, kept
from games.five_crowns.cards import WILD, cards_in
from games.five_crowns.view import CrownsView

POINT = 0.016
"""For each point that a hand costs, and each turn that its seat has had to better it."""
HELD = 0.14
"""For each wild card that nobody saw it take, and each turn: whoever has them does not keep dear cards so long."""
IDLE = 1.3
"""For each card that it took and that fits nothing."""
THROWN = 0.4
"""For each point that the card thrown away last would save; half as much for the one before, a third …"""
LEFT = 0.06
"""The same for cards of the discard pile that it did not take."""
REMEMBERED = 4
"""How many of either are looked at."""
MANY_TURNS = 6
"""More turns tell no more."""
USEFUL = 20
"""How many points a wild card saves, and at most any other."""


def likely_hands(view: CrownsView, rng: Random, imagined: int, wanted: int) -> list[int]:
    """Return so many hands that the seat after the viewer's may hold, likely ones more than once."""
    reader = _Reader(view, (view.me + 1) % view.seats)
    known = view.known[reader.seat]
    unseen = cards_in(view.unseen)
    unknown = view.hand_sizes[reader.seat] - known.bit_count()
    hands = [known | set_of(rng.sample(unseen, unknown)) for _ in range(imagined)]
    return rng.choices(hands, [exp(-reader.unlikely(hand)) for hand in hands], k=wanted)


@dataclass(frozen=True, slots=True)
class _Reader:
    """Whoever judges hands of a seat by what everybody saw of it."""

    view: CrownsView
    seat: Seat

    @property
    def turns(self) -> int:
        """Return how many turns of the round the seat has finished."""
        view = self.view
        return (view.turns - (self.seat - view.starter) % view.seats + view.seats - 1) // view.seats

    def unlikely(self, hand: int) -> float:
        """Return how unlikely a hand is, as a power of e."""
        rank, known = self.view.wild_rank, self.view.known[self.seat]
        cost = cheapest(hand, rank).cost
        unlikely = min(self.turns, MANY_TURNS) * (POINT * cost + HELD * (hand & ~known & WILD[rank]).bit_count())
        for card in cards_in(known & ~WILD[rank]):
            if cheapest(hand ^ card.bit, rank).cost + card.rank <= cost:
                unlikely += IDLE
        for bit, weight in self._refused():
            saved = USEFUL if bit & WILD[rank] else min(cost - kept(hand | bit, rank), USEFUL)
            unlikely += weight * max(saved, 0)
        return unlikely

    def _refused(self) -> Iterator[tuple[int, float]]:
        """Yield the cards that the seat threw away or left lying, the last ones first, and what each point tells."""
        for thrown, weight in ((self.view.thrown[self.seat], THROWN), (self.view.thrown[self.seat - 1], LEFT)):
            cards = [card.bit for card in reversed(self.view.discards) if card.bit & thrown][:REMEMBERED]
            for number, bit in enumerate(cards, start=1):
                yield bit, weight / number
