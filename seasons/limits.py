"""Limits that stop people from farming season points: how much play a game needs, and how many games count."""

from __future__ import annotations

from collections.abc import Iterable

LEAST_DECISIONS = 3
"""So many decisions of their own the winner makes in a game that counts."""
MOST_LATE = 1
"""A winner against computers let the clock play at most so many turns for them."""
MOST_TOGETHER = 10
"""So many games with the same person count within `TOGETHER_WITHIN`."""
TOGETHER_WITHIN = 24 * 60 * 60 * 1000
"""Milliseconds."""


def took_part(decisions: int, plays: int, *, played_out: bool) -> bool:
    """Tell whether somebody who won has done enough for it.

    `decisions` are their own, `plays` all that were played for their seat. Only a game that was `played_out` asks for
    no more decisions than the seat had plays.
    """
    return decisions >= (min(LEAST_DECISIONS, plays) if played_out else LEAST_DECISIONS)


def too_often(met: Iterable[int]) -> bool:
    """Tell whether one more game of some people is too many, from how many each two of them have had together."""
    return any(games >= MOST_TOGETHER for games in met)
