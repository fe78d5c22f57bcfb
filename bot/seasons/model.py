"""The season service's answers as plain values, and its refusals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.tables.errors import TableError
from seasons.boards import Board, Career, Highlights, Sort
from seasons.ladder import Rung
from seasons.model import Climb, Season, Standing


class SeasonRefused(TableError, code="season"):
    """A wish about seasons, standings or statistics that cannot be granted; nothing has changed. Always says why."""


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
    season: Season
    champions: tuple[Standing, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonReport:
    """A season, how it stands or ended, and the ones before it."""

    season: Season
    board: Board
    highlights: Highlights
    fame: tuple[Fame, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CareerReport:
    """A person's record: `places` in the running `season` by order, `climbs` against computers."""

    career: Career
    game: str | None
    season: Season | None
    places: Mapping[str, int | None]
    climbs: Mapping[Rung, Climb] = field(default_factory=dict)
