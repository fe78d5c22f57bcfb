"""What the season service says to whoever draws: plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from seasons.boards import Board, Highlights, Sort
from seasons.careers import Career
from seasons.model import Season, Standing
from seasons.scoring import Scoring


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPage:
    """A page of a leaderboard, counted from 1. `season` None: all seasons together; `game` None: all games."""

    season: Season | None
    game: str | None
    sort: Sort
    page: int
    pages: int
    board: Board


@dataclass(frozen=True, slots=True)
class Fame:
    """A season of former times and who won it."""

    season: Season
    champions: tuple[Standing, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonReport:
    """A season, how it stands or ended, and the ones before it.

    `upcoming` are the points of the season that would begin next.
    """

    season: Season
    board: Board
    highlights: Highlights
    upcoming: Scoring
    fame: tuple[Fame, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CareerReport:
    """What somebody has played; `season` the one that runs, `places` their place in it by game (None: all games)."""

    career: Career
    game: str | None
    season: Season | None
    places: Mapping[str, int | None]
