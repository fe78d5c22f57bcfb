"""Months and days of a time zone as instants. Summer time, and midnights that it skips or repeats, are its business."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

UTC = "UTC"
MIDNIGHT = 24
"""As an hour: the end of a day."""


@cache
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


def month_around(at: int, zone: str) -> tuple[int, int]:
    """The beginnings of the month that holds an instant and of the next one. Raises `KeyError`.

    >>> month_around(1_790_000_000_000, "UTC")
    (1788220800000, 1790812800000)
    """
    local = datetime.fromtimestamp(at / 1000, ZoneInfo(zone))
    first = local.date().replace(day=1)
    begin, end = midnight(first, zone), midnight(_next_month(first), zone)
    if at >= end:  # clocks were set back over the midnight that had ended the month: it stays ended
        return end, midnight(_next_month(_next_month(first)), zone)
    return begin, end


def end_of_day(day: date, zone: str, hour: int = MIDNIGHT) -> int:
    """The end of a day, or an hour of its evening. Raises `KeyError`."""
    if hour == MIDNIGHT:
        return midnight(day + timedelta(days=1), zone)
    return round(datetime(day.year, day.month, day.day, hour, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def midnight(day: date, zone: str) -> int:
    """The beginning of a day: the first of two midnights, and where there is none when the clocks were set."""
    return round(datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def _next_month(first: date) -> date:
    return (first + timedelta(days=31)).replace(day=1)
