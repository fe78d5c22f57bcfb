"""The start of a game night, from a day and a time as people type them."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.contests.model import ContestError
from games.engine import text

LATEST_DAY = 90
_TIME = re.compile(r"(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?\s*(am|pm|uhr)?")


def moment(day: str, typed: str, zone: str, now: int) -> int:
    """The moment in milliseconds. Raises `ContestError` for what is no date, no time, past or far off."""
    try:
        chosen = date.fromisoformat(day.strip())
    except ValueError:
        raise ContestError(text("night-bad-day", example=str(today(zone, now) + timedelta(days=1)))) from None
    found = _TIME.fullmatch(typed.strip().lower().replace("\u202f", " "))
    hour, minute = (int(found[1]), int(found[2] or 0)) if found else (24, 0)
    if found and found[3] in {"am", "pm"}:
        hour = hour % 12 + 12 * (found[3] == "pm") if 1 <= hour <= 12 else 24
    if hour > 23 or minute > 59:
        raise ContestError(text("night-bad-time"))
    begins = round(1000 * datetime.combine(chosen, time(hour, minute), ZoneInfo(zone)).timestamp())
    if begins <= now:
        raise ContestError(text("night-past", when=str(begins // 1000)))
    if chosen - today(zone, now) > timedelta(days=LATEST_DAY):
        raise ContestError(text("night-too-far", most=LATEST_DAY))
    return begins


def today(zone: str, now: int) -> date:
    return datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(zone)).date()
