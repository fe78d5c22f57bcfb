"""Text that people type about seasons, read or refused: names, days, points, time zones, the season they mean."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta

from bot.seasons.model import SeasonRefused
from games.engine import text
from seasons.calendar import end_of_day, zones
from seasons.scoring import MOST_POINTS, fits, sizes

LONGEST_NAME = 40
LONGEST_SEASON = timedelta(days=400)
ALL = "all"
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
_NUMBER = re.compile(r"\d{1,3}")


def season_name(typed: str | None) -> str | None:
    if typed is None:
        return None
    name = " ".join(typed.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise SeasonRefused(text("season-bad-name", most=LONGEST_NAME))
    return name


def last_day(typed: str | None, zone: str, now: int) -> int | None:
    """The end of the day named in that time zone, None where none was given. Raises `SeasonRefused`."""
    if typed is None:
        return None
    found = _DAY.fullmatch(typed.strip())
    try:
        day = date.fromisoformat(found[0]) if found else None
    except ValueError:
        day = None
    today = datetime.fromtimestamp(now / 1000, UTC).date()
    if day is None:
        raise SeasonRefused(text("season-bad-day", example=str(today + timedelta(days=30))))
    if day - today > LONGEST_SEASON:
        raise SeasonRefused(text("season-day-too-late", most=LONGEST_SEASON.days))
    ends_at = end_of_day(day, zone)
    if ends_at <= now:
        raise SeasonRefused(text("season-day-past"))
    return ends_at


def points(size: int, typed: str) -> tuple[int, ...]:
    """The points of each place at a table of `size`, typed as numbers. Raises `SeasonRefused`."""
    parts = re.split(r"[\s,;/·]+", typed.strip())
    if not all(_NUMBER.fullmatch(part) for part in parts) or not fits(size, chosen := tuple(map(int, parts))):
        raise SeasonRefused(text("season-bad-points", size=size, most=MOST_POINTS))
    return chosen


def table_size(size: int | None) -> int:
    if size is None or size not in sizes():
        raise SeasonRefused(text("season-bad-size", least=sizes()[0], most=sizes()[-1]))
    return size


def time_zone(typed: str) -> str:
    """A time zone's name as the database of time zones writes it. Raises `SeasonRefused`."""
    wanted = typed.strip().replace(" ", "_").casefold()
    found = next((zone for zone in zones() if zone.casefold() == wanted), None)
    if found is None:
        raise SeasonRefused(text("season-bad-zone"))
    return found


def season_number(typed: str) -> int | None:
    """The number meant ("3", "#3"), None for anything else."""
    digits = typed.strip().removeprefix("#")
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 7 else None
