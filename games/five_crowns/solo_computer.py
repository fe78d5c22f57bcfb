"""How the computer plays the puzzle, and what it advises.

An open pile is judged by how many of its cards have to be exchanged, and by how many of the cards still to come, which
everybody can count, would bring it a step nearer.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from random import Random

from games.engine import Text, text
from games.five_crowns.actions import PUTS, Put
from games.five_crowns.best import discards, distance, within
from games.five_crowns.cards import LOWEST, cards_in
from games.five_crowns.view import SoloView

WHIMS = 12
"""How many turns the novice thinks of."""


def whim(view: SoloView, rng: Random) -> Put:
    """The best of a few turns that come to mind."""
    puts = [put for put in view.legal if isinstance(put, Put)]
    drawn = _drawn(view)

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
    drawn = _drawn(view)
    for size in view.open:
        pile = view.piles[size - LOWEST]
        goal = distance(pile, size) - nearer
        if within(pile | drawn, size, goal, idle=1):
            for card, rest in discards(pile | drawn):
                if within(rest, size, goal):
                    yield PUTS[size][card.index], pile, rest


def _need(pile: int, size: int, to_come: int) -> float:
    """How much a pile still needs: more with each card to exchange, more where few cards help.

    Of the formulas tried on some hundred puzzles this one closed most.
    """
    steps = distance(pile, size)
    if not steps:
        return 0.0
    helping = sum([within(pile | card.bit, size, steps - 1, idle=1) for card in cards_in(to_come)])
    return math.sqrt(steps) ** 3 / (helping + 3)


def _drawn(view: SoloView) -> int:
    if view.drawn is None:
        raise ValueError("the puzzle is over")
    return view.drawn.bit


def explain(view: SoloView, put: Put) -> Text:
    pile = view.piles[put.pile - LOWEST]
    steps = distance((pile | _drawn(view)) ^ put.card.bit, put.pile)
    nearer = "yes" if steps < distance(pile, put.pile) else "no"
    return text("five-crowns-hint-put", pile=put.pile, steps=steps, nearer=nearer)
