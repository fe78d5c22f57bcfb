"""How Claim is searched: phase 1 to its end, where the hands won are weighed; phase 2 to the votes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from games.claim.actions import Play
from games.claim.endgame import solve
from games.claim.prospects import chance_to_win
from games.claim.state import ClaimState
from games.claim.tricks import BEATEN_BY
from games.engine import Effort, Outlook, Seat


def stage(state: ClaimState) -> int:
    """Count the phases that have ended."""
    return 2 * len(state.results) + state.phase


def worth(state: ClaimState) -> tuple[float, float]:
    """Return how likely each seat wins, before phase 2 by the hands it has won."""
    if state.phase == 2 and state.awaited:
        first = chance_to_win(state.hands, state.piles)
    else:
        winner = state.results[-1].winner
        first = 0.5 if winner is None else 1.0 - winner
    return first, 1 - first


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
