"""The rungs of the ladder against computers, and how somebody stands on it, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from seasons.ratings import NEWCOMER, PROVISIONAL, SCALE, Rating

RUNGS: Mapping[str, float] = {"novice": 20.0, "casual": 25.0, "club": 30.0, "expert": 35.0}
"""The ladder from the bottom: each strength and its place on the scale of ratings. These define the scale."""
STEP = 5.0
EVERY_LEVEL = ""


class Rung(NamedTuple):
    """The key of a climb: one game or `EVERY_GAME`, against one level of computers at a form of it, or against all."""

    game: str
    level: str
    form: str
    user_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Climb:
    """Somebody's standing against computers.

    `streak` counts the wins in a row, `longest` the most ever. `best` is the best score, None where games of several
    kinds are counted together. `peak` is the highest rung ever reached, "" before the first.
    """

    user_id: int
    name: str
    games: int = 0
    wins: int = 0
    rating: Rating = NEWCOMER
    streak: int = 0
    longest: int = 0
    best: int | None = None
    peak: str = ""

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL

    @property
    def rung(self) -> str:
        """The strongest computers that the person probably keeps up with; "" for none, and while provisional."""
        return "" if self.provisional else rung_of(self.rating)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """The effect of a game against computers. `climb` is the person's climb at this game afterwards.

    `before` is the rating before. `reached` is a rung that is new to them, "" for none. `beaten` is a level that they
    had never beaten at this game before, "" for none. `record` is a new best score, or None.
    """

    seat: int
    level: str
    won: bool
    before: Rating
    climb: Climb
    reached: str = ""
    beaten: str = ""
    record: int | None = None


def rung_of(rating: Rating) -> str:
    """The highest rung that a rating holds, "" for none.

    >>> rung_of(Rating(26.0, 2.0)), rung_of(Rating(26.0, 4.0)), rung_of(Rating(19.0, 1.0))
    ('casual', 'novice', '')
    """
    return max((level for level in RUNGS if RUNGS[level] <= _sure(rating)), key=RUNGS.__getitem__, default="")


def to_next(climb: Climb) -> tuple[str, int] | None:
    """The next rung and the rating points up to it, None at the top."""
    above = next((level for level in RUNGS if RUNGS[level] > _sure(climb.rating)), None)
    return None if above is None else (above, max(1, round((RUNGS[above] - _sure(climb.rating)) * SCALE)))


def _sure(rating: Rating) -> float:
    """Two true strengths in three lie above this."""
    return rating.mu - rating.sigma / 2
