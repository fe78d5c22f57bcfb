"""How Five Crowns is looked ahead in: to the end of the round, for looking back on a game.

Club and expert play as casual does: no search won more games (`lab/tried.md`). They plan the puzzle as a whole.
Imagined players see the cheapest split of their hand and throw away what is dear and fits nothing, which tells who goes
out first and what the others are left with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

from games.engine import Effort, Outlook, Seat, chances
from games.five_crowns.actions import DISCARDS, DRAW_DISCARD, DRAW_PILE, CrownsAction, Discard
from games.five_crowns.best import Plan, cheapest, kept
from games.five_crowns.cards import ALIKE, LOWEST, SUITS, WILD, Card, cards_in
from games.five_crowns.computer import casual
from games.five_crowns.solo_computer import planned
from games.five_crowns.start import LAST_ROUND
from games.five_crowns.state import CrownsState
from games.five_crowns.view import AnyView, SoloView

LUCK = 15.0
"""How many points a round may cost one seat more than another by luck."""
GAIN = 4
"""How many points the card on the discard pile must save to be taken in imagination."""
LINK = 4
"""How many points a card is worth for each other that it may meld with."""


def evaluate(state: CrownsState) -> list[float]:
    to_come = LAST_ROUND - state.rounds[-1].number
    return chances([-total for total in state.totals], LUCK * (0.3 + to_come) ** 0.5)


def policy(state: CrownsState, seat: Seat, legal: Sequence[CrownsAction], _rng: Random) -> CrownsAction:
    hand, rank = state.hands[seat], state.round + 2
    if state.drawn is None:
        top = state.discards[-1].bit
        gains = top & WILD[rank] or kept(hand | top, rank) + GAIN <= cheapest(hand, rank).cost
        return DRAW_DISCARD if gains else DRAW_PILE
    last = legal[-1]
    if isinstance(last, Discard) and last.out:
        return last
    return DISCARDS[_spare(hand, rank, linked=state.closer is None).index]


def _spare(hand: int, rank: int, *, linked: bool) -> Card:
    """The dearest idle card; where more turns follow (`linked`), rather one that has no others near it."""
    naturals = hand & ~WILD[rank]
    idle = [*_idle(naturals, cheapest(hand, rank))]
    if not idle:
        return cards_in(naturals or hand)[0]
    return max(idle, key=lambda card: card.rank - (LINK * _links(card, idle) if linked else 0))


def _idle(naturals: int, plan: Plan) -> Iterator[Card]:
    """Yield the cards that a plan leaves over; of two copies of which one is in a run, both."""
    for card in cards_in(naturals):
        at = card.rank - LOWEST
        alone = not naturals & ALIKE[card.index] & ~card.bit
        if plan.left >> at & 1 and not (alone and any(run >> at & 1 for run in plan.runs[SUITS.index(card.suit)])):
            yield card


def _links(card: Card, others: Sequence[Card]) -> int:
    return sum(one.rank == card.rank or (one.suit == card.suit and abs(one.rank - card.rank) < 3) for one in others) - 1


def solve(view: AnyView, looks: int) -> CrownsAction:
    """The turn of a plan that may look so often, in the puzzle; elsewhere casual's choice."""
    return planned(view, looks) if isinstance(view, SoloView) else casual(view, Random(view.hand))


OUTLOOK: Outlook[Any, CrownsAction, AnyView] = Outlook(  # the states of rounds: the puzzle's are never searched
    stage=lambda state: len(state.rounds),
    evaluate=evaluate,
    policy=policy,
    club=Effort(1_200, solve=partial(solve, looks=1_200)),
    expert=Effort(4_000, solve=partial(solve, looks=8_000)),
)
