"""What the networks go by: signs of the other seat's hand, of a card that is thrown to it, and of one's own hand.

All are numbers of about one. They follow from what everybody saw and from the seat's own hand, between two seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from math import sqrt

from games.engine import Seat
from games.five_crowns.cards import HIGHEST, LOWEST, SUITS, WIDTH, WILD, Card, cards_in, copies_in
from games.five_crowns.network import learned
from games.five_crowns.options import LAST_ROUND
from games.five_crowns.prospect import FAR, prospect, shape
from games.five_crowns.view import CrownsView

NEAR = 3
"""Cards are looked at that are so many ranks away, at most."""


@dataclass(frozen=True)
class Signs:
    """What a view between two seats tells."""

    view: CrownsView

    @cached_property
    def _to_come(self) -> list[tuple[Card, int]]:
        """Return the cards that may be drawn, each once, with their number."""
        return copies_in(self.view.unseen)

    @cached_property
    def _other(self) -> Seat:
        """Return the other seat."""
        return 1 - self.view.me

    @cached_property
    def _turns(self) -> int:
        """Return how many turns the other seat has finished in this round."""
        return (self.view.turns + (self.view.starter == self._other)) // 2

    @cached_property
    def _known(self) -> int:
        return self.view.known[self._other]

    @cached_property
    def _piles(self) -> tuple[list[Card], list[Card]]:
        """Return the cards of the discard pile that we left to the other seat, and those it left to us; last first."""
        pile, mine = self.view.discards[::-1], self.view.thrown[self.view.me]
        return [card for card in pile if card.bit & mine], [card for card in pile if not card.bit & mine]

    def _thrown(self, number: int) -> tuple[float, float]:
        """Return the rank of a card that the other seat threw away, the last being 0; and whether it was wild."""
        pile = self._piles[1]
        if number >= len(pile):
            return 0.0, 0.0
        card, rank = pile[number], self.view.wild_rank
        return (0.0, 1.0) if card.bit & WILD[rank] else (_height(card), 0.0)

    @cached_property
    def _wild(self) -> tuple[float, float]:
        """Return how many wild cards the other seat is known to hold, and how many of those unseen are wild."""
        wild, unseen = WILD[self.view.wild_rank], self.view.unseen
        return (self._known & wild).bit_count(), 4 * (unseen & wild).bit_count() / unseen.bit_count()

    @cached_property
    def hand(self) -> tuple[float, float]:
        """Return how likely the other seat goes out in its next turn, and what it is about to cost, as learned."""
        dealt, turns = self.view.wild_rank / HIGHEST, min(self._turns, 8) / 4
        thrown = [*chain(*map(self._thrown, range(3)))]
        known = min(self._known.bit_count(), 5) / 3
        signs = [dealt, turns, self._turns == 0, self._turns == 1, known, *self._wild, *thrown]
        signs += [thrown[0] * dealt, turns * dealt]
        return learned().out(signs), learned().cost(signs)

    @cached_property
    def _seen(self) -> list[tuple[list[float], list[float]]]:
        """Return eight kinds of seen and unseen cards: how many there are of each natural, and of each rank."""
        wild = WILD[self.view.wild_rank]
        kinds = [pile[part] for pile in self._piles for part in (slice(1), slice(1, 2), slice(2, None))]
        kinds += [list(cards_in(self._known)), list(cards_in(self.view.unseen))]
        return [_counts(card for card in kind if not card.bit & wild) for kind in kinds]

    def given(self, card: Card) -> tuple[float, float]:
        """Return how much a natural saves the other seat, and how likely it lets it go out, as learned."""
        wild_rank = self.view.wild_rank
        last, before = self._thrown(0)[0], self._thrown(1)[0]
        signs = [
            wild_rank / HIGHEST,
            min(self._turns, 8) / 4,
            min(self._known.bit_count(), 5) / 3,
            (card.rank - LOWEST) / 10,
            card.rank in {LOWEST, HIGHEST, wild_rank - 1, wild_rank + 1},
            card.rank in {LOWEST + 1, HIGHEST - 1},
            card.rank > wild_rank,
            abs(card.rank - wild_rank) / 10,
            last,
            before,
            last - _height(card) if self._piles[1] else 0.0,
            *self._wild,
            *self._company(card),
        ]
        return learned().saves(signs), learned().frees(signs)

    def _company(self, card: Card) -> Iterator[float]:
        """Yield how many cards near a natural there are of each kind: of its suit by rank, then of the other suits."""
        at, start = card.rank - LOWEST + NEAR, SUITS.index(card.suit) * (WIDTH + 2 * NEAR)
        for kind, (naturals, ranks) in enumerate(self._seen):
            same = naturals[start + at - NEAR : start + at + NEAR + 1]
            others = [both - one for both, one in zip(ranks[at - NEAR : at + NEAR + 1], same, strict=True)]
            if kind < len(self._seen) - 1:
                yield from same
                yield from others
            else:
                yield from (one / 2 for one in same)
                yield from (one / 8 for one in others)

    def turn(self, hand: int, card: Card | None) -> list[float]:
        """Return the signs of what is held after a card was thrown away; None before a draw from the pile."""
        view = self.view
        then = prospect(hand, view.wild_rank, self._to_come)
        wild = WILD[view.wild_rank]
        left, turns = then.left / 10, min(view.turns, 20) / 8
        return [
            *(view.round == number for number in range(1, LAST_ROUND + 1)),
            *(then.lacking == number for number in range(FAR + 1)),
            4 * then.out,
            2 * sqrt(then.out),
            left,
            left * left,
            then.cost / 10,
            (hand & wild).bit_count() / 2,
            4 * then.nearer,
            2 * then.useful,
            then.saved / 4,
            *shape(hand, view.wild_rank),
            turns,
            view.turns < 2,
            min(self._known.bit_count(), 5) / 3,
            view.unseen.bit_count() / 100,
            (view.unseen & wild).bit_count() / 16,
            *self.hand,
            turns * left,
            turns * 4 * then.out,
            *self._lying(card, left),
        ]

    def _lying(self, card: Card | None, left: float) -> Sequence[float]:
        """Return the signs of what lies on the discard pile: the card that was thrown there, or was not drawn."""
        top = self.view.discards[-1] if card is None else card
        if top.bit & WILD[self.view.wild_rank]:
            return 0.0, 0.0, 2.0 if card is None else 0.0, 0.0
        saves, frees = (0.0, 0.0) if card is None else self.given(card)
        return saves, frees, (top.rank - LOWEST) / 10, frees * left


def _height(card: Card) -> float:
    return (card.rank - LOWEST + 1) / WIDTH


def _counts(cards: Iterator[Card]) -> tuple[list[float], list[float]]:
    """Count naturals by suit and rank, and by rank alone; beyond the lowest and the highest rank there are none."""
    width = WIDTH + 2 * NEAR
    naturals, ranks = [0.0] * (width * len(SUITS)), [0.0] * width
    for card in cards:
        at = card.rank - LOWEST + NEAR
        naturals[SUITS.index(card.suit) * width + at] += 1
        ranks[at] += 1
    return naturals, ranks
