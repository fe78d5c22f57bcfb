"""The values that the contest service takes and hands to the screens, and its refusals."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.errors import TableError
from persistence.rows import ContestRow, TurnPace
from seasons.contests.model import Contest, System
from seasons.contests.standings import Line


class ContestError(TableError, code="contest"):
    """A wish about a contest that cannot be granted; nothing has changed. Always says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestWish:
    """A person's choices for a new contest.

    `starts_in` is in minutes from now, None for when the host says so; `days` those that a round may take, None for a
    live one. None for `size` and `rounds`: what is usual.
    """

    game: str
    system: System = System.SWISS
    title: str | None = None
    size: int | None = None
    rounds: int | None = None
    most: int | None = None
    starts_in: int | None = None
    days: int | None = None
    pace: TurnPace | None = None
    league: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NightWish:
    """A person's choices for a game night; `day` and `time` as typed, for the clock of `zone`."""

    game: str
    day: str
    time: str
    places: int
    zone: str = "UTC"
    title: str | None = None


@dataclass(frozen=True, slots=True)
class ContestLook:
    """A contest as everybody may see it; `lines` the standings, `tables` the tables of the present round, by match."""

    row: ContestRow
    contest: Contest
    lines: tuple[Line, ...]
    tables: tuple[str, ...] = ()
    promises: tuple[str, ...] = ()
    """The promises of a duplicate's deals, made before any of them was dealt."""
    now: int = 0
    """The moment of the look."""


def sentence_key(night: bool, what: str) -> str:
    """The key of a sentence about a contest: game nights have their own."""
    return f"night-{what}" if night else f"contest-{what}"
