"""The deal of the day: what a game offers to one person against the computer, the same for everybody on a server.

The game's catalogue says what is asked (`<game>-daily-about`) and, unless it counts points, how the score reads
(`<game>-daily-score` with `$score`, the number of the first seat in `Outcome.scores`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

LEAD = 1000
"""More than anybody can be ahead in a short game."""
REACHED, MISSED = "✅", "⬜"


@dataclass(frozen=True, slots=True)
class DailyScore:
    """A finished try: `merit` orders tries, more is better; `row` is a row of emoji that gives no card away."""

    merit: int
    row: str


@dataclass(frozen=True, slots=True)
class Daily:
    """A game's deal of the day: the person has the first seat, computers of a `level` have the others.

    `score` looks at the state of a game that its rules have ended; the options are those that differ from the usual.
    """

    seats: int
    score: Callable[[Any], DailyScore]
    level: str = "expert"
    options: Mapping[str, Any] = field(default_factory=dict)


def tally(reached: int, of: int) -> str:
    """A row of emoji that says how much was reached, and not what.

    >>> tally(3, 5)
    '✅✅✅⬜⬜'
    """
    return REACHED * reached + MISSED * (of - reached)


def by_points(state: Any) -> DailyScore:
    """Where more points are better: the person's own, then the lead. The row has a sign for each computer player."""
    mine, *others = state.outcome().scores
    beaten = sum(mine > other for other in others)
    return DailyScore(LEAD * mine + mine - max(others), tally(beaten, len(others)))
