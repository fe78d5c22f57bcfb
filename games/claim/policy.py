"""The policy of the seats in rollouts of Claim.

In phase 1 they weigh the trick as the casual player does, at a glance: what the prize is worth is looked up, and so is
how well a led card holds. Search asks for this more than for anything else. In phase 2 they play any card, every other
time the cheapest that takes the trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from random import Random

from games.claim.actions import Play
from games.claim.cards import PACK, UNDEAD, Card
from games.claim.computer import SPENDING, WORTH, WORTH_OF_UNDEAD_SCORED, chance_to_hold
from games.claim.state import ClaimState
from games.claim.tricks import BEATEN_BY
from games.engine import Seat

USUAL = sum(WORTH) / len(WORTH)
WHIM = 0.1
"""How often a seat does anything else: nobody plays by the book only."""
USUAL_HAND = 7
_value = attrgetter("card.value")


def _holds(card: Card, *, wanted: bool) -> float:
    """The share of a stake that a led card brings, from -1 to 1, if the other hand may be any seven other cards."""
    others = sum([other.bit for other in PACK if other is not card])
    return 2 * chance_to_hold(card, others, USUAL_HAND, wanted=wanted) - 1


HOLDS = tuple(tuple([_holds(card, wanted=wanted) for card in PACK]) for wanted in (False, True))
"""By whether the other seat wants the trick, and by the led card's index."""


def policy(state: ClaimState, _seat: Seat, legal: Sequence[Play], rng: Random) -> Play:
    """A likely play for the seat."""
    if state.phase == 2:
        return _gathering(state.led, legal, rng)
    if rng.random() < WHIM:
        return legal[int(rng.random() * len(legal))]
    stake = (WORTH[state.deck[state.drawn].index] - USUAL) / 2
    return _leading(stake, legal) if state.led is None else _following(stake, state.led, legal)


def _leading(stake: float, legal: Sequence[Play]) -> Play:
    best, found = -1000.0, legal[0]
    for play in legal:
        card = play.card
        won = stake + WORTH_OF_UNDEAD_SCORED if card.bit & UNDEAD else stake
        worth = HOLDS[won > 0][card.index] * won - SPENDING[card.index]
        if worth > best:
            best, found = worth, play
    return found


def _following(stake: float, led: Card, legal: Sequence[Play]) -> Play:
    beats = BEATEN_BY[led.index]
    stake += WORTH_OF_UNDEAD_SCORED if led.bit & UNDEAD else 0.0
    best, found = -1000.0, legal[0]
    for play in legal:
        card = play.card
        won = stake + WORTH_OF_UNDEAD_SCORED if card.bit & UNDEAD else stake
        worth = (won if card.bit & beats else -won) - SPENDING[card.index]
        if worth > best:
            best, found = worth, play
    return found


def _gathering(led: Card | None, legal: Sequence[Play], rng: Random) -> Play:
    if led is not None and rng.random() < 0.5:
        beats = BEATEN_BY[led.index]
        winning = [play for play in legal if play.card.bit & beats]
        if winning:
            return min(winning, key=_value)
    return legal[int(rng.random() * len(legal))]
