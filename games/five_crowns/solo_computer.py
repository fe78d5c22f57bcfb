"""How the computer plays the puzzle, and what it advises.

Advice looks at one turn. An open pile is judged by how many of its cards have to be exchanged, and by how many of the
cards still to come, which everybody can count, would bring it a step nearer.

A plan looks at the whole puzzle: which of the cards to come close which pile. Only their order is unknown, and it does
not matter. A pile takes the cards that are meant for it whenever they come, each for one that it does not need. Any
other card is put on an open pile and leaves it at once. So a puzzle can be won exactly when sets of the cards to come,
no card in two of them, close all piles. A player who has found such sets can keep to them to the end.

Sets are looked for pile by pile, first for those that few cards help. A pile for which nothing is left comes before the
others the next time (squeaky wheel optimization: Joslin, Clements 1999). A plan may take so many looks: questions how
far a hand is from melding.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import NamedTuple

from games.engine import Text
from games.five_crowns.actions import PUTS, Put
from games.five_crowns.best import discards, distance, perhaps_within, within
from games.five_crowns.cards import ALIKE, LOWEST, Card, cards_in, one_of_each
from games.five_crowns.says import say
from games.five_crowns.view import SoloView

WHIMS = 12
"""How many turns the novice thinks of."""
FEW = 4
"""How many cards that help make up for one more card to exchange, in who is served first."""
DETOURS = 2
"""How many cards more than it must a pile may take."""


def whim(view: SoloView, rng: Random) -> Put:
    """The best of a few turns that come to mind."""
    puts = [put for put in view.legal if isinstance(put, Put)]
    drawn = view.placing

    def nearer(put: Put) -> int:
        pile = view.piles[put.pile - LOWEST]
        return distance((pile | drawn) ^ put.card.bit, put.pile) - distance(pile, put.pile)

    return min(rng.sample(puts, min(WHIMS, len(puts))), key=nearer)


@lru_cache(256)
def advice(view: SoloView) -> Put:
    """The turn that brings the open piles nearest to their end, as far as can be seen."""
    to_come = view.to_come
    turns = list(_turns(view, nearer=1)) or list(_turns(view, nearer=0))
    return max(turns, key=lambda turn: _need(turn[1], turn[0].pile, to_come) - _need(turn[2], turn[0].pile, to_come))[0]


def _turns(view: SoloView, nearer: int) -> Iterator[tuple[Put, int, int]]:
    """Yield the turns that bring a pile so many cards nearer, with the pile before and after."""
    drawn = view.placing
    for size in view.open:
        pile = view.piles[size - LOWEST]
        goal = distance(pile, size) - nearer
        if within(pile | drawn, size, goal, idle=1):
            for card, rest in discards(pile | drawn):
                if within(rest, size, goal):
                    yield PUTS[size][card.index], pile, rest


def _need(pile: int, size: int, to_come: int) -> float:
    """How much a pile still needs: more with each card to exchange, more where few help. Others tried closed fewer."""
    steps = distance(pile, size)
    if not steps:
        return 0.0
    helping = sum([within(pile | card.bit, size, steps - 1, idle=1) for card in cards_in(to_come)])
    return math.sqrt(steps) ** 3 / (helping + 3)


def explain(view: SoloView, put: Put) -> Text:
    pile = view.piles[put.pile - LOWEST]
    steps = distance((pile | view.placing) ^ put.card.bit, put.pile)
    return say("hint-put", pile=put.pile, steps=steps, nearer=steps < distance(pile, put.pile))


def planned(view: SoloView, looks: int) -> Put:
    """The turn that keeps to the best plan found with so many looks; what it has no use for goes as advised."""
    drawn = view.placing
    index = drawn.bit_length() - 1
    plan = closing_sets(view, looks)
    for size, meant in plan.items():
        alike = meant & ALIKE[index]
        if alike:
            to_come = meant ^ (alike & drawn or alike & -alike)
            return PUTS[size][_idle(view.piles[size - LOWEST] | drawn, size, to_come).index]
    if all(size in plan for size in view.open):
        return PUTS[view.open[0]][index]
    served = [closed or at + LOWEST in plan for at, closed in enumerate(view.closed)]
    return advice(replace(view, closed=tuple(served)))


def _idle(hand: int, size: int, to_come: int) -> Card:
    """A card that a hand does not need to be closed once the others meant for it have come."""
    others = to_come.bit_count()
    return next(card for card, rest in discards(hand) if within(rest | to_come, size, 0, idle=others))


def closing_sets(view: SoloView, looks: int) -> dict[int, int]:
    """For as many piles as can be, by their sizes, what closes them of the drawn card and those to come."""
    hands = {size: view.piles[size - LOWEST] for size in view.open}
    piles = [Pile(size, hand, _steps(hand, size)) for size, hand in hands.items()]
    return _Planner(piles, view.to_come | view.placing, looks).plan()


def _steps(hand: int, size: int) -> int:
    return next(count for count in range(size + 1) if perhaps_within(hand, size, count))


class Pile(NamedTuple):
    """An open pile; `steps` of its cards have to be exchanged at least."""

    size: int
    hand: int
    steps: int


class _Planner:
    """Finds sets of cards that close piles, as long as it has looks left."""

    def __init__(self, piles: Sequence[Pile], cards: int, looks: int) -> None:
        self.cards = cards
        self.looks = looks
        self.helping: dict[tuple[int, int], int] = {}
        """By size and hand: the cards that bring it a step nearer."""
        self.kinds = tuple([ALIKE[card.index] for card in one_of_each(cards)])
        self.order = sorted(piles, key=lambda pile: self._helpers(*pile).bit_count() + FEW * pile.steps)
        self.most = sum(needed <= cards.bit_count() for needed in accumulate(sorted(pile.steps for pile in piles)))
        wanted = {kind: sum([1 / pile.steps for pile in piles if kind & self._helpers(*pile)]) for kind in self.kinds}
        self.ranked = {
            pile.size: sorted(self.kinds, key=lambda kind: wanted[kind] - bool(kind & self._helpers(*pile)))
            for pile in piles
        }
        """By size: the kinds of cards, first those that other piles want least."""

    def plan(self) -> dict[int, int]:
        """The plan that closes most piles of those that are found."""
        best: dict[int, int] = {}
        tried: list[list[Pile]] = []
        order = self.order
        while True:
            found = self._serve(order)
            best = max(best, found, key=len)
            if len(best) == self.most or self.looks <= 0:
                return best
            tried.append(order)
            order = sorted(order, key=lambda pile: pile.size in found)
            if order in tried:
                return best

    def _serve(self, order: Sequence[Pile]) -> dict[int, int]:
        """Give one pile after the other a set of cards that are left."""
        found: dict[int, int] = {}
        left = self.cards
        spare = left.bit_count() - sum([pile.steps for pile in order])
        for pile in order:
            for detours in range(max(0, min(DETOURS, spare)) + 1):
                taken = self._closed(pile, pile.hand, pile.steps, detours, left)
                if taken is not None:
                    found[pile.size] = taken & ~pile.hand
                    left &= ~taken
                    spare -= detours
                    break
            else:
                spare += pile.steps
        return found

    def _closed(self, pile: Pile, hand: int, steps: int, detours: int, left: int, *, at: int = 0) -> int | None:
        """A hand with so many more cards that help, and as many that do not at once, that can be closed.

        Any order of its cards leads to such a hand, so only that of the ranked kinds, from `at`, is looked for.
        """
        if not steps and within(hand, pile.size, 0, idle=hand.bit_count() - pile.size):
            return hand
        helpers = self._helpers(pile.size, hand, steps) if steps else 0
        ranked = self.ranked[pile.size]
        for rank in range(at, len(ranked)):
            alike = ranked[rank] & left & ~hand
            if not alike:
                continue
            one = alike & -alike
            helps = bool(one & helpers)
            if helps or detours:
                more = self._closed(pile, hand | one, steps - helps, detours - (not helps), left, at=rank)
                if more is not None:
                    return more
        return None

    def _helpers(self, size: int, hand: int, steps: int) -> int:
        """The cards, all their copies, with which a hand is a step nearer."""
        found = self.helping.get((size, hand))
        if found is None:
            idle = hand.bit_count() - size + 1
            found = 0
            for card in one_of_each(self.cards & ~hand):
                self.looks -= 1
                if self.looks > 0 and perhaps_within(hand | card.bit, size, steps - 1, idle=idle):
                    found |= ALIKE[card.index] & self.cards
            self.helping[size, hand] = found
        return found
