"""What two players' draws and discards are worth, without playing on.

A turn is judged by what may be left after one draw more: points to pay, cards that are lacking, the chance to go out. A
discard gives something, too: the other seat may take it, and what it holds is imagined (`games.five_crowns.tells`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import count
from random import Random
from statistics import fmean

from games.five_crowns.actions import DISCARDS, DRAW_DISCARD, DRAW_PILE, CrownsAction
from games.five_crowns.best import kept, left_after_discard, perhaps_within, ranked_discards
from games.five_crowns.cards import cards_in, copies_in
from games.five_crowns.tells import likely_hands
from games.five_crowns.view import CrownsView

CLOSEST = 6
"""How many discards are compared, those that leave least first."""
OUT = 16.0
"""How many points going out is worth."""
LACKING = 2.0
"""How many points each card costs that is lacking until all meld."""
SAVED = 0.6
"""What each point costs that a discard saves the other seat."""
GIFT = 6.0
"""How many points more it costs to let the other seat go out."""
DRAWS = 16
"""How many cards each imagined hand is thought to draw instead of the discard."""


IMAGINED = 200
"""How many hands of the other seat are imagined."""
WANTED = 16
"""How many likely ones of these are looked at."""


def judged(view: CrownsView) -> CrownsAction:
    """Return the draw or the discard that promises most; not for a last turn, and going out is not among them."""
    return Judgement(view).choice()


@dataclass(frozen=True)
class Judgement:
    """A view between two seats, judged."""

    view: CrownsView

    def choice(self) -> CrownsAction:
        """Return the draw or the discard that promises most."""
        return self._draw() if self.view.drawn is None else self._discard()

    def _draw(self) -> CrownsAction:
        view = self.view
        top = view.hand | view.discards[-1].bit
        left = left_after_discard(top, view.wild_rank)
        lacking = next(number for number in count() if perhaps_within(top, view.wild_rank, number, idle=1))
        return DRAW_DISCARD if left == 0 or left + LACKING * lacking < self._ahead(view.hand) else DRAW_PILE

    def _discard(self) -> CrownsAction:
        view = self.view
        ways = ranked_discards(view.hand, view.wild_rank)
        _, card, _ = min(ways[:CLOSEST], key=lambda way: self._ahead(way[2]) + self._given(way[1].bit))
        return DISCARDS[card.index]

    @cached_property
    def _to_come(self) -> list[tuple[int, int]]:
        """Return the cards that may be drawn, one of each as a set of one, with their number."""
        return [(card.bit, copies) for card, copies in copies_in(self.view.unseen)]

    def _ahead(self, hand: int) -> float:
        """Return what a hand is about to cost after one more draw and discard."""
        rank = self.view.wild_rank
        lacking = next(number for number in count() if perhaps_within(hand, rank, number))
        total = 0.0
        for bit, copies in self._to_come:
            left = left_after_discard(hand | bit, rank)
            if left == 0:
                total -= OUT * copies
            else:
                nearer = lacking and perhaps_within(hand | bit, rank, lacking - 1, idle=1)
                total += (left + LACKING * (lacking - bool(nearer))) * copies
        return total / self.view.unseen.bit_count()

    @cached_property
    def _hands(self) -> list[tuple[int, float]]:
        """Return likely hands of the other seat, with what each is about to cost after a draw from the pile."""
        view, rng = self.view, Random(self.view.hand)
        hands = []
        for hand in likely_hands(view, rng, IMAGINED, WANTED):
            draws = rng.sample(cards_in((view.unseen | view.hand) & ~hand), DRAWS)
            hands.append((hand, fmean(kept(hand | card.bit, view.wild_rank) for card in draws)))
        return hands

    def _given(self, bit: int) -> float:
        """Return what a discard costs by helping the other seat."""
        total = 0.0
        for hand, cost in self._hands:
            left = kept(hand | bit, self.view.wild_rank)
            total += SAVED * max(cost - left, 0) + GIFT * (left == 0)
        return total / len(self._hands)
