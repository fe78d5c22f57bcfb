"""Whether one play beats every other: proved in a number of imagined games, the same for all plays.

Like a review, it goes by the view that the seat had. The same decision and number give the same proof.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from statistics import fmean

from games.players.review import SURE, Decision, error_of

WORLDS = 1000
"""How many imagined games confirm a puzzle."""
AT_ONCE = 25
"""How many are imagined in one go: a second or two, also where there is much to compare."""
MARGIN = 0.05
"""The least lead of the best play over every other, as a share of a whole game's worth."""
LEAST_CHOICES = 3
"""A choice between two plays is a coin, not a puzzle."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The best play, in notation, and by how much it surely beats the next one, confirmed in so many worlds."""

    best: str
    margin: float
    worlds: int


def imagined(decision: Decision, part: int) -> list[list[float]]:
    """The worth of each legal play, in `AT_ONCE` worlds after another; each `part` has worlds of its own."""
    taken = count(2)
    search = decision.search(f"puzzle {decision.step} {part}", lambda: next(taken) <= AT_ONCE)
    plays = [*decision.view.legal]
    return [[world[play] for play in plays] for world in search.weigh(plays, 10**12)]


def promising(worlds: Sequence[Sequence[float]]) -> bool:
    """Tell whether it is worth imagining more: one play leads by at least half of what it must lead by."""
    means = sorted((fmean(values) for values in zip(*worlds, strict=True)), reverse=True)
    return len(means) >= LEAST_CHOICES and means[0] - means[1] >= MARGIN / 2


def proved(decision: Decision, worlds: Sequence[Sequence[float]]) -> Proof | None:
    means = [fmean(values) for values in zip(*worlds, strict=True)]
    best = max(range(len(means)), key=means.__getitem__)
    leads = [[world[best] - world[other] for world in worlds] for other in range(len(means)) if other != best]
    margin = min(fmean(lead) - SURE * error_of(lead) for lead in leads)
    return Proof(str(decision.view.legal[best]), margin, len(worlds)) if margin >= MARGIN else None
