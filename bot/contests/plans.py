"""From what somebody wishes to the plan of a contest or a game night."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from math import ceil, log2
from zoneinfo import ZoneInfo

from bot.contests.model import ContestError, ContestWish, NightWish
from bot.tables.errors import BadRequest
from bot.tables.fold import validated
from bot.tables.verbs import counts, known_game, misfit
from games.engine import AnyGame, Options, text
from persistence.rows import TurnPace
from seasons.contests.model import HOUR, MINUTE, SIZES, Plan, System
from seasons.contests.verbs import MOST_ROUNDS

LONGEST_TITLE = 60
MOST_PEOPLE = 128
MOST_PLACES = 60
"""At a night: as many as one message can name."""
MOST_IN_ROBIN = 16
"""More would have to play too many rounds."""
USUAL_BOARDS = 4
LATEST = 60 * 24 * 60
"""Minutes from now."""
MOST_DAYS = 30
LIVE_ROUND = 3 * HOUR
"""The longest a live round may take, in milliseconds; usually its last game ends it."""
LIVE_PACES = (TurnPace.LIVE_60, TurnPace.LIVE_90, TurnPace.LIVE_120, TurnPace.RELAXED)
SLOW_PACES = (TurnPace.DAYS_24, TurnPace.DAYS_48, TurnPace.DAYS_72)
LATEST_DAY = 90
_TIME = re.compile(r"(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?\s*(am|pm|uhr)?")


def plan_of(wish: ContestWish, now: int) -> Plan:
    game, options, fitting = _playable(wish.game)
    size = wish.size or fitting[0]
    if size not in fitting:
        raise BadRequest(text("table-bad-seats", allowed=counts(fitting)))
    most = wish.most or (MOST_IN_ROBIN if wish.system is System.ROBIN else 64)
    if not 2 <= most <= (MOST_IN_ROBIN if wish.system is System.ROBIN else MOST_PEOPLE):
        raise ContestError(text("contest-bad-most", most=MOST_PEOPLE, robin=MOST_IN_ROBIN))
    rounds = wish.rounds or (USUAL_BOARDS if wish.system is System.DUPLICATE else max(3, ceil(log2(most))))
    if not 1 <= rounds <= MOST_ROUNDS:
        raise ContestError(text("contest-bad-rounds", most=MOST_ROUNDS))
    if wish.rounds is not None and wish.system in (System.ROBIN, System.KNOCKOUT):
        raise ContestError(text("contest-rounds-given"))
    if wish.days is not None and not 1 <= wish.days <= MOST_DAYS:
        raise ContestError(text("contest-bad-days", most=MOST_DAYS))
    if wish.starts_in is not None and not 1 <= wish.starts_in <= LATEST:
        raise ContestError(text("contest-bad-start", most=LATEST // 60 // 24))
    usual, allowed = (TurnPace.LIVE_90, LIVE_PACES) if wish.days is None else (TurnPace.DAYS_24, SLOW_PACES)
    pace = wish.pace or usual
    if pace not in allowed:
        raise ContestError(text("contest-bad-pace" if wish.days is None else "contest-bad-pace-days"))
    return Plan(
        title=_title(wish.title),
        game=game.key,
        system=wish.system,
        size=size,
        sizes=(size,)
        if size == 2 or wish.system is System.DUPLICATE
        else tuple(one for one in fitting if one > 2 and abs(one - size) <= 1),
        rounds=rounds,
        most=most,
        round_ms=LIVE_ROUND if wish.days is None else wish.days * 24 * HOUR,
        starts_at=None if wish.starts_in is None else now + wish.starts_in * MINUTE,
        pace=str(pace),
        options=options.model_dump(mode="json"),
        league=_title(wish.league),
    )


def night_of(wish: NightWish, now: int) -> Plan:
    game, options, fitting = _playable(wish.game)
    if not 1 <= wish.places <= MOST_PLACES:
        raise ContestError(text("night-bad-places", most=MOST_PLACES))
    return Plan(
        title=_title(wish.title),
        game=game.key,
        system=System.NIGHT,
        size=fitting[-1],
        sizes=fitting,
        rounds=1,
        most=wish.places,
        round_ms=LIVE_ROUND,
        starts_at=moment(wish.day, wish.time, wish.zone, now),
        pace=str(TurnPace.LIVE_90),
        options=options.model_dump(mode="json"),
    )


def _playable(key: str) -> tuple[AnyGame, Options, tuple[int, ...]]:
    """A game, its options, and how many can play it so. Raises `BadRequest`."""
    game = known_game(key)
    options = validated(game, game.first_game.options)
    fitting = tuple(size for size in SIZES if size in game.seats and misfit(game, size, options) is None)
    if not fitting:
        raise BadRequest(text("table-bad-options"))
    return game, options, fitting


def _title(typed: str | None) -> str:
    title = " ".join((typed or "").split())
    if len(title) > LONGEST_TITLE or not title.isprintable():
        raise ContestError(text("contest-bad-title", most=LONGEST_TITLE))
    return title


def moment(day: str, typed: str, zone: str, now: int) -> int:
    """A night's start in milliseconds, from a day and a time as people type them. Raises `ContestError`."""
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
