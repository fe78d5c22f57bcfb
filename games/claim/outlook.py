"""How Claim is searched: phase 1 to its end, where the hands won are weighed; phase 2 to the votes.

Phase 1 is decided by many small differences under much luck: the few plays that look best are compared in the same
worlds. In phase 2 both hands are known to whoever has counted the cards, and a tree finds what others may answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.claim.actions import Play
from games.claim.computer import ranked
from games.claim.endgame import solve
from games.claim.imagined import likely
from games.claim.prospects import chance_to_win
from games.claim.state import ClaimState
from games.claim.view import ClaimView
from games.engine import Effort, Outlook

CANDIDATES = 5
"""How many of the plays of phase 1 that look best are worth a search."""
FAVOUR = 0.01
"""What is ahead by so little in a search is no better than what looks best."""


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


def candidates(view: ClaimView) -> Sequence[Play]:
    """Return the few plays of phase 1 that look best, the best first; all of phase 2."""
    return view.legal if view.prize is None else ranked(view, view.prize)[:CANDIDATES]


def gathering(view: ClaimView) -> bool:
    """Tell whether phase 2 has begun."""
    return view.phase == 2


OUTLOOK = Outlook(
    stage=stage,
    worth=worth,
    likely=likely,
    candidates=candidates,
    favour=FAVOUR,
    deep=gathering,
    club=Effort(30_000, partial(solve, tricks=12, positions=4_000)),
    expert=Effort(100_000, partial(solve, tricks=13, positions=20_000)),
)
