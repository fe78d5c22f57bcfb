"""How Claim is searched: phase 2 to the votes. A player who has counted the cards knows both hands there.

Phase 1 is decided by many small differences under much luck. Club plays it by the casual player's judgement of a
trick; the expert has the time for enough imagined worlds to tell a few plays apart. An imagined phase 1 ends where the
hands won are weighed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from games.claim.actions import Play
from games.claim.computer import casual, contest
from games.claim.endgame import snare, solve
from games.claim.evaluation import chance_to_win
from games.claim.policy import policy
from games.claim.state import ClaimState
from games.claim.view import ClaimView
from games.engine import Effort, Outlook

FEW = 6
"""How many plays the expert compares in phase 1."""


def evaluate(state: ClaimState) -> tuple[float, float]:
    if state.phase == 2 and state.awaited:
        first = chance_to_win(state.hands, state.piles, state.leader)
    else:
        winner = state.results[-1].winner
        first = 0.5 if winner is None else 1.0 - winner
    return first, 1 - first


def as_casual(view: ClaimView) -> Sequence[Play]:
    return view.legal if view.phase == 2 else [casual(view, Random(view.trick))]


def best_few(view: ClaimView) -> Sequence[Play]:
    if view.prize is None:
        return view.legal
    worth = contest(view, view.prize).worth
    return sorted(view.legal, key=lambda play: worth(play.card), reverse=True)[:FEW]


OUTLOOK: Outlook[ClaimState, Play, ClaimView] = Outlook(
    stage=lambda state: 2 * len(state.results) + state.phase,
    evaluate=evaluate,
    policy=policy,
    deep=lambda view: view.phase == 2,
    club=Effort(20_000, as_casual, partial(solve, tricks=12, positions=8_000, if_lost=snare)),
    expert=Effort(60_000, best_few, partial(solve, tricks=13, positions=30_000, if_lost=snare)),
)
