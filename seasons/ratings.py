"""Ratings: OpenSkill's Plackett-Luce model, which takes any number of players and shared places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

PROVISIONAL = 5
"""With fewer rated games than this a rating says too little to be compared."""
SCALE = 60
"""The factor from the model's number to the rating that people read: everybody begins at 1500."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Somebody's probable strength (`mu`), and its uncertainty (`sigma`)."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def points(self) -> int:
        return round(self.mu * SCALE)

    @property
    def doubt(self) -> int:
        """The uncertainty as people read it: two ratings in three are not further off."""
        return round(self.sigma * SCALE)


NEWCOMER = Rating()

_MODEL = PlackettLuce()


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game of two or more in which everybody played for themselves; ties share places.

    >>> [one.points for one in rated([Rating(), Rating()], [1, 2])]
    [1658, 1342]
    """
    teams = [[_MODEL.rating(one.mu, one.sigma)] for one in before]
    return [Rating(one.mu, one.sigma) for (one,) in _MODEL.rate(teams, ranks=[float(place) for place in places])]
