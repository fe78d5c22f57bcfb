"""Leaderboards and what stands out in a season, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from seasons.model import Standing


class Sort(StrEnum):
    POINTS = "points"
    RATING = "rating"
    WINS = "wins"
    GAMES = "games"
    LADDER = "ladder"
    """By rating against computers, whatever the season."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody on a leaderboard; the same merit shares a place. Without one: the rating is provisional."""

    place: int | None
    standing: Standing


@dataclass(frozen=True, slots=True)
class Board:
    """A page of a leaderboard: its lines, how many there are in all, and the reader's own."""

    lines: tuple[Ranked, ...]
    total: int
    own: Ranked | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Highlights:
    """The highlights of a season. People are given by name, several if they share one.

    `climber` gained the most rating (`climbed`, in the model's numbers) among those whose rating is established.
    """

    games: int
    players: int
    busiest: tuple[str, ...] = ()
    most_games: int = 0
    climber: str | None = None
    climbed: float = 0.0
    favourite: str | None = None
    favourite_games: int = 0
