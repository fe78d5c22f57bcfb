"""How Claim is searched: phase 1 to its end, where the hands won are weighed; phase 2 to the votes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import exp
from random import Random

from games.claim.actions import Play
from games.claim.cards import UNDEAD
from games.claim.computer import WORTH, WORTH_OF_UNDEAD_SCORED
from games.claim.endgame import solve
from games.claim.hands import Hand
from games.claim.state import ClaimState
from games.claim.tricks import BEATEN_BY
from games.engine import Effort, Outlook, Seat

SURE = 50.0
"""By how many percent one seat has to be ahead after phase 1 to win nearly three games of four."""


def stage(state: ClaimState) -> int:
    """Count the phases that have ended."""
    return 2 * len(state.results) + state.phase


def worth(state: ClaimState) -> tuple[float, float]:
    """Return how likely each seat wins, before phase 2 by the hands it has won."""
    if state.phase == 2 and state.awaited:
        ahead = _worth_of(state.hands[0], state.piles[0]) - _worth_of(state.hands[1], state.piles[1])
        first = 1 / (1 + exp(-ahead / SURE))
    else:
        winner = state.results[-1].winner
        first = 0.5 if winner is None else 1.0 - winner
    return first, 1 - first


def _worth_of(hand: Hand, pile: int) -> float:
    held = sum([WORTH[play.card.index] for plays in hand for play in plays])
    return held + WORTH_OF_UNDEAD_SCORED * (pile & UNDEAD).bit_count()


def likely(state: ClaimState, _seat: Seat, legal: Sequence[Play], rng: Random) -> Play:
    """Return any play; every other time the lowest that takes the trick."""
    if state.led is not None and rng.random() < 0.5:
        beats = BEATEN_BY[state.led.index]
        winning = [play for play in legal if play.card.bit & beats]
        if winning:
            return min(winning, key=_value)
    return legal[int(rng.random() * len(legal))]


def _value(play: Play) -> int:
    return play.card.value


OUTLOOK = Outlook(
    stage=stage,
    worth=worth,
    likely=likely,
    club=Effort(40_000, partial(solve, tricks=12, positions=4_000)),
    expert=Effort(130_000, partial(solve, tricks=13, positions=20_000)),
)
