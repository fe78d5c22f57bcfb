"""Seasons, results and what a game brings, as plain values.

Times are whole milliseconds since the epoch, UTC. Ids of people and servers are Discord's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from seasons.calendar import UTC
from seasons.ratings import NEWCOMER, PROVISIONAL, Rating
from seasons.scoring import Scoring


class SeasonLength(StrEnum):
    MONTHLY = "monthly"
    MANUAL = "manual"
    """Never: managers begin and end them."""


class SeasonPlan(StrEnum):
    MONTH = "month"
    DATE = "date"
    """A day that was chosen when it began."""
    OPEN = "open"
    """A manager."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Season:
    """A season of a server, counted from 1.

    `zone` is the time zone its dates were made in; `ends_at` when it is to end, `ended_at` when it did (never in it);
    `scoring` is fixed at its beginning. `announced_at`: when its closing was told to the server.
    """

    guild_id: int
    number: int
    name: str | None = None
    zone: str = UTC
    plan: SeasonPlan
    started_at: int
    ends_at: int | None = None
    ended_at: int | None = None
    scoring: Scoring = field(default_factory=dict)
    announced_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """The result of one seat: a person (`user_id`) or a computer (`level`), its place (1 is first) and its score.

    `turns` are the person's turns with a clock, `late` those that a computer had to play; `slam` whether the seat won
    in the game's own grand manner.
    """

    seat: int
    user_id: int | None = None
    level: str | None = None
    name: str
    place: int
    score: int
    turns: int = 0
    late: int = 0
    slam: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The result of a game; `rows` by seat.

    `rated`: it was to count, among its people or for one person against computers. `merit` and `signs` are a try's at a
    deal of the day, None for other games and for a try given up. `too_often`: two of its people had already played as
    many games together that day as count. `form` names the options that differ from the game's defaults.
    """

    table_id: str
    guild_id: int
    game: str
    rules_version: int
    ended_at: int
    reason: str
    rated: bool
    rows: tuple[ResultRow, ...]
    merit: int | None = None
    signs: str | None = None
    too_often: bool = False
    form: str = ""


class Trophy(StrEnum):
    """A person's first achievement of its kind on a server, in games that count."""

    WIN = "win"
    """Won a game of this kind."""
    SLAM = "slam"
    """Won one in the game's own grand manner."""
    STREAK = "streak"
    """Won ten games in a row, of whatever kind."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Gain:
    """One player's gains from a game that counted.

    `points` are season points in tenths, None when no season ran. `before` and `after` are the ratings in this game,
    `overall_before` and `overall` those over all games. `games` is the number of games of this kind behind the rating.
    `trophies` are the person's new achievements.
    """

    points: int | None
    won: bool
    before: Rating
    after: Rating
    overall_before: Rating
    overall: Rating
    games: int
    trophies: tuple[Trophy, ...] = ()


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


@dataclass(frozen=True, slots=True)
class Settlement:
    """The effect of a finished game: the season it counted for, or None, and each seat's gains there.

    `step` is its effect on one person's climb against computers; such a game has no gains.
    """

    season: int | None
    gains: Mapping[int, Gain]
    step: Step | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Somebody's standing, in one season or in all, at one game or at all.

    `points` in tenths; `rating` and `name` as after the last game counted here, resting on `lifetime` games in all;
    `streak` the wins in a row, `longest` the most ever, `slams` the wins in a game's own grand manner.
    """

    user_id: int
    name: str
    points: int = 0
    games: int = 0
    wins: int = 0
    rating: Rating = NEWCOMER
    lifetime: int = 0
    streak: int = 0
    longest: int = 0
    slams: int = 0

    @property
    def provisional(self) -> bool:
        return self.lifetime < PROVISIONAL
