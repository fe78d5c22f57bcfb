"""The deal of the day without a store: which day it is, who leads it, streaks, and what a week of them is worth.

A server has one day at a time, and each ends before the next begins, whatever is done to its time zone meanwhile: what
was fixed for a day stays fixed, and a day that is over never comes back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from seasons.boards import Streak, streaks
from seasons.calendar import MIDNIGHT, end_of_day
from seasons.scoring import places_of, tenths

GRACE = 60 * 60 * 1000
"""Milliseconds after its end in which a day's deal may still be finished; all that, it stays secret."""
AHEAD = 7
"""So many days beyond the present one have their deal fixed and promised."""
MORNING = 12 * 60 * 60 * 1000
"""Milliseconds before its end at which a server is told that a day's deal is there."""
PRIZES = 3
"""So many places of a week bring season points: those of a table of so many."""

NEXT = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Span:
    """A day of a server's calendar, and the instant at which it ends."""

    day: date
    closes_at: int


def span_at(last: Span | None, now: int, zone: str, ends: int = MIDNIGHT) -> Span:
    """The day that it is, `last` being the latest that has begun. Raises `KeyError` for an unknown zone.

    A change of `ends` (the hour at which days end) or of the time zone moves only days that have not begun.
    """
    if last is not None and now < last.closes_at:
        return last
    day = datetime.fromtimestamp(now / 1000, ZoneInfo(zone)).date()
    if last is not None:
        day = max(day, last.day + NEXT)
    while end_of_day(day, zone, ends) <= now:  # the evening has come, or the clocks were set back over midnight
        day += NEXT
    return Span(day, end_of_day(day, zone, ends))


@dataclass(frozen=True, slots=True, kw_only=True)
class Try:
    """Somebody's try at a day's deal.

    `merit`, `signs` and `score` are None while it runs; of one that was given up only the end is known. `in_time`: it
    ended before the deal was laid open.
    """

    table_id: str
    user_id: int
    name: str
    ended_at: int | None = None
    merit: int | None = None
    signs: str | None = None
    score: int | None = None
    in_time: bool = True

    @property
    def counts(self) -> bool:
        """It was played to its end, in time."""
        return self.merit is not None and self.in_time


@dataclass(frozen=True, slots=True)
class Placed:
    """A try and its place, which equals share."""

    place: int
    tried: Try


def placed(tries: Iterable[Try]) -> tuple[Placed, ...]:
    """The tries that count, the best first; equals in the order in which they ended."""
    counting = sorted(
        (one for one in tries if one.counts), key=lambda one: (-(one.merit or 0), one.ended_at or 0, one.table_id)
    )
    return tuple(map(Placed, places_of([one.merit or 0 for one in counting]), counting))


def streak(days: Collection[date], today: date) -> Streak:
    """The streak of somebody who has finished the deals of these days; today may still come.

    >>> streak({date(2026, 11, 20), date(2026, 11, 21)}, date(2026, 11, 22))
    Streak(now=2, best=2)
    """
    finished = set(days)
    first, last = min([*finished, today]), max([*finished, today - NEXT])
    return streaks([first + timedelta(days=at) in finished for at in range((last - first).days + 1)])


def monday(day: date) -> date:
    return day - timedelta(days=day.weekday())


def week_points(days: Iterable[Iterable[Try]]) -> dict[int, int]:
    """Everybody's points of a week: for each day one for having finished, and one for everybody left behind."""
    points: Counter[int] = Counter()
    for tries in days:
        counting = [one for one in tries if one.counts]
        for one in counting:
            points[one.user_id] += 1 + sum((other.merit or 0) < (one.merit or 0) for other in counting)
    return dict(points)


@dataclass(frozen=True, slots=True)
class Prize:
    """A place in a week, and the season points that it brings, in tenths."""

    place: int
    points: int


def prizes(points: Mapping[int, int], worth: Sequence[int]) -> dict[int, Prize]:
    """The prizes for the best of a week; `worth` holds the season points of the first places.

    People who share places share their points evenly. Nobody wins anything if fewer than two have taken part.

    >>> prizes({1: 9, 2: 9, 3: 4}, (5, 3, 1))
    {1: Prize(place=1, points=40), 2: Prize(place=1, points=40), 3: Prize(place=3, points=10)}
    """
    if len(points) < 2:
        return {}
    order = sorted(points, key=lambda user_id: (-points[user_id], user_id))
    places = places_of([points[user_id] for user_id in order])
    won = zip(order, map(Prize, places, tenths({len(places): tuple(worth)}, places)), strict=True)
    return {user_id: prize for user_id, prize in won if any(worth[prize.place - 1 :])}
