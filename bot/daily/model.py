"""The daily service's answers as plain values: they hold no secret before the deal lies open."""

from __future__ import annotations

from dataclasses import dataclass, fields
from datetime import date
from enum import StrEnum

from persistence.rows import DailyDeal
from seasons.boards import Streak
from seasons.daily import GRACE, Placed, Try


@dataclass(frozen=True, slots=True, kw_only=True)
class Promise:
    """The public facts of a day's deal. `secret` (hex) is None until the deal lies open, at `open_at`."""

    day: date
    game: str
    seats: int
    level: str
    commitment: str
    promised_at: int
    closes_at: int | None
    secret: str | None

    @property
    def open_at(self) -> int | None:
        """The moment from which everybody may see secret and games; None while the day has not begun."""
        return None if self.closes_at is None else self.closes_at + GRACE


def promise_of(deal: DailyDeal, now: int) -> Promise:
    lies_open = deal.closes_at is not None and now >= deal.closes_at + GRACE
    facts = {one.name: getattr(deal, one.name) for one in fields(Promise) if one.name != "secret"}
    return Promise(**facts, secret=deal.secret.hex() if lies_open else None)


class TryStatus(StrEnum):
    NEW = "new"
    """They have not begun, and may."""
    RUNNING = "running"
    DONE = "done"
    GIVEN_UP = "given-up"
    TOO_LATE = "too-late"
    """They finished it, or still play it, after it was laid open."""
    MISSED = "missed"
    """They have not begun, and the day is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DayReport:
    """A day's deal for one reader.

    `board` are the tries that count, best first; `playing` and `given_up` how many others there are. `today` is the
    server's present day, `before` the last one before this that it has had. `coming` is the promise of the day after,
    None for days past. `unfinished` is the try of the day before that the reader can still finish in time.
    """

    promise: Promise
    today: date
    board: tuple[Placed, ...]
    playing: int
    given_up: int
    mine: Try | None
    status: TryStatus
    streak: Streak
    coming: Promise | None
    before: date | None
    unfinished: Try | None

    @property
    def my_place(self) -> Placed | None:
        return next((one for one in self.board if self.mine is not None and one.tried == self.mine), None)

    @property
    def over(self) -> bool:
        return self.promise.secret is not None


@dataclass(frozen=True, slots=True)
class WeekLine:
    """Somebody's points of a week and their place; `won` are the season points it has brought, in tenths."""

    place: int
    user_id: int
    name: str
    points: int
    won: int = 0


@dataclass(frozen=True, slots=True)
class WeekReport:
    """A week of deals, from its Monday on; `prize`: its best win points for the season."""

    week: date
    lines: tuple[WeekLine, ...]
    prize: bool
