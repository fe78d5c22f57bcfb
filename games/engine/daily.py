"""The deal of the day: what a game offers to one person against the computer, the same for everybody on a server.

A game that offers one says on which days of the week, how it is set up, and how a finished try is compared with the
tries of others. Its catalogue says what is asked (`<game>-daily-about`) and how the score reads (`<game>-daily-score`
with `$score`, the number of the first seat in `Outcome.scores`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

WEEKDAYS = frozenset(range(5))
"""Monday to Friday, as `date.weekday` counts them."""
WEEKEND = frozenset({5, 6})

REACHED, MISSED = "✅", "⬜"
"""What rows of signs are made of: reached and not reached."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What a finished try is worth.

    `merit` orders tries, more is better; `signs` is a short row for everybody's eyes that gives no card away.
    """

    merit: int
    signs: str


@dataclass(frozen=True, slots=True)
class Daily:
    """A game's deal of the day: the person has the first seat, computers of a `level` have the others.

    `mark` looks at the state of a game that its rules have ended; the options are those that differ from the usual.
    """

    days: frozenset[int]
    seats: int
    mark: Callable[[Any], Mark]
    level: str = "expert"
    options: Mapping[str, Any] = field(default_factory=dict)


def tally(reached: int, of: int) -> str:
    """Return a row of signs that says how much was reached, and not what.

    >>> tally(3, 5)
    '✅✅✅⬜⬜'
    """
    return REACHED * reached + MISSED * (of - reached)
