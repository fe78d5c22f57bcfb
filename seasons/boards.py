"""Leaderboards, what stands out in a season, and one person's games on a server, as plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from seasons.model import Standing
from seasons.ratings import Rating


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


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody the person has met: how often, and how often the person came in before or behind them."""

    user_id: int
    name: str
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Career:
    """A person's games on a server, of one kind or of all.

    `standings` by game over all seasons, `EVERY_GAME` among them; `season` in the season asked for. `places` how often
    each place was reached, `streak` the wins in a row, `longest` the most ever, `curve` the rating after each of the
    last games, oldest first. All that is about games that count; `apart` others were finished, `apart_won` of them won.
    `turns` had a clock in any of them; `late` of those ran out.
    """

    user_id: int
    name: str
    standings: Mapping[str, Standing]
    season: Standing | None
    places: Mapping[int, int]
    streak: int
    longest: int
    curve: tuple[Rating, ...]
    rivals: tuple[Rival, ...]
    apart: int
    apart_won: int
    turns: int
    late: int

    @property
    def on_time(self) -> int | None:
        """Of a hundred turns with a clock, how many were in time; None where there were none. All means all."""
        return None if not self.turns else 100 * (self.turns - self.late) // self.turns


class Streak(NamedTuple):
    """Wins, or days, in a row: up to now, and the most there ever were."""

    now: int
    best: int


def streaks(wins: Sequence[bool]) -> Streak:
    run = longest = 0
    for won in wins:
        run = run + 1 if won else 0
        longest = max(longest, run)
    return Streak(run, longest)
