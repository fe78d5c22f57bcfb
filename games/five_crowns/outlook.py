"""How Five Crowns is searched: to the end of the round.

Imagined players see the cheapest split of their hand and throw away what is dear and fits nothing: much quicker than
what the casual player does, and good enough to tell who goes out first and what the others are left with. Between two
seats a search found nothing that the casual player misses, so there club and expert play as it does. The puzzle is
planned as a whole (`games.five_crowns.solo_plan`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from games.engine import Effort, Outlook, Seat, chances
from games.five_crowns.actions import DISCARDS, DRAW_DISCARD, DRAW_PILE, CrownsAction, Discard
from games.five_crowns.best import Plan, cheapest, discards, kept
from games.five_crowns.cards import ALIKE, LOWEST, SUITS, WILD, Card, cards_in, copies_in
from games.five_crowns.computer import casual, going_out
from games.five_crowns.last_turn import last_turn
from games.five_crowns.options import LAST_ROUND
from games.five_crowns.solo_plan import planned
from games.five_crowns.state import CrownsState
from games.five_crowns.view import AnyView, SoloView

LUCK = 15.0
"""How many points a round may cost one seat more than another by luck."""
CLOSEST = 6
"""How many discards are compared by every card that may be drawn next."""
CANDIDATES = 4
"""How many of them are worth a search."""
FAVOUR = 0.02
"""What is ahead by so little in a search is no better than what looks best."""
WAIT = 8.0
"""How many points each rank is worth that still fits nothing: it takes turns, and somebody else may go out."""
GAIN = 4
"""How many points the card on the discard pile must save to be taken in imagination."""
LINK = 4
"""How many points a card is worth for each other that it may meld with."""


def stage(state: CrownsState) -> int:
    """Count the rounds that have ended."""
    return len(state.rounds)


def worth(state: CrownsState) -> list[float]:
    """Return how likely each seat wins the game with its penalties so far."""
    to_come = LAST_ROUND - state.rounds[-1].number
    return chances([-total for total in state.totals], LUCK * (0.3 + to_come) ** 0.5)


def likely(state: CrownsState, seat: Seat, legal: Sequence[CrownsAction], _rng: Random) -> CrownsAction:
    """Return what is sensible at a glance."""
    hand, rank = state.hands[seat], state.round + 2
    if state.drawn is None:
        top = state.discards[-1].bit
        gains = top & WILD[rank] or kept(hand | top, rank) + GAIN <= cheapest(hand, rank).cost
        return DRAW_DISCARD if gains else DRAW_PILE
    last = legal[-1]
    if isinstance(last, Discard) and last.out:
        return last
    return DISCARDS[_spare(hand, rank, linked=state.closer is None).index]


def _kept(hand: int, rank: int, wait: float) -> float:
    """Return about what a hand costs once its dearest idle card is thrown away; `wait` for each rank idle then."""
    idle = cheapest(hand, rank).left.bit_count()
    return kept(hand, rank) + wait * max(0, idle - 1)


def _spare(hand: int, rank: int, *, linked: bool) -> Card:
    """Return the dearest idle card; where more turns follow (`linked`), rather one that has no others near it."""
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
    """Count the others that stand beside a card in a book or a run."""
    near = [
        other.rank == card.rank or (other.suit == card.suit and abs(other.rank - card.rank) < 3) for other in others
    ]
    return sum(near) - 1


def candidates(view: AnyView) -> Sequence[CrownsAction]:
    """Return both draws, or the few discards that leave least after one more draw; the best by that comes first."""
    if isinstance(view, SoloView):
        return view.legal
    rank, wait = view.wild_rank, WAIT if view.closer is None else 0.0
    to_come = copies_in(view.unseen)

    def to_pay(hand: int) -> float:
        return sum([_kept(hand | card.bit, rank, wait) * copies for card, copies in to_come]) / view.unseen.bit_count()

    if view.drawn is None:
        taking = _kept(view.hand | view.discards[-1].bit, rank, wait)
        return (DRAW_DISCARD, DRAW_PILE) if taking < to_pay(view.hand) else (DRAW_PILE, DRAW_DISCARD)
    plans = [(cheapest(rest, rank), card, rest) for card, rest in discards(view.hand)]
    ways = sorted([(plan.cost + wait * plan.left.bit_count(), card.place, card, rest) for plan, card, rest in plans])
    if view.closer is not None:
        return [DISCARDS[ways[0][2].index]]
    closest = sorted(ways[:CLOSEST], key=lambda way: to_pay(way[3]))
    return [DISCARDS[way[2].index] for way in closest[:CANDIDATES]]


def solve(view: AnyView, looks: int) -> CrownsAction | None:
    """Return a way to go out, the last turn, or casual's choice between two; in the puzzle the turn of a plan."""
    if isinstance(view, SoloView):
        return planned(view, looks)
    out = going_out(view)
    if out is not None or view.seats > 2:
        return out
    return casual(view, Random(view.hand)) if view.closer is None else last_turn(view)


OUTLOOK = Outlook(
    stage=stage,
    worth=worth,
    likely=likely,
    favour=FAVOUR,
    club=Effort(1_200, candidates, partial(solve, looks=1_200)),
    expert=Effort(4_000, candidates, partial(solve, looks=8_000)),
)
