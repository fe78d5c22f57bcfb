"""Deals of the day: what each server has promised, who has tried what, and which days somebody has finished."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, insert, select, update

from persistence.columns import columns_of, first_of, values_of
from persistence.database import Batch, Part, insert_all, insert_missing, reading, writing
from persistence.drivers.address import take_turns
from persistence.rows import DailyDeal, Phase, TableRow
from persistence.schema import dailies, daily_marks, daily_weeks, result_rows, results, seats, tables
from seasons.calendar import end_of_day
from seasons.daily import AHEAD, GRACE, MORNING, NEXT, Span, Try, monday, span_at

Make: TypeAlias = Callable[[date], DailyDeal]
"""Draws the deal of a day for which nothing has been promised yet."""

Calendar: TypeAlias = tuple[str, int]
"""A server's time zone, and the hour at which its days end."""

FIRST_SEAT = 0


@dataclass(frozen=True, slots=True)
class Days:
    today: DailyDeal
    tomorrow: DailyDeal


class DailyStore(Part):
    async def days(self, guild_id: int, now: int, calendar: Calendar, make: Make) -> Days:
        """A server's present day and the next, begun and promised as far as that was due.

        The days to come are promised a week ahead; what was promised once is never drawn again.
        """
        days = await self._ready(guild_id, now)
        return days or await self._brought_on(guild_id, now, calendar, make)

    async def find(self, guild_id: int, day: date) -> DailyDeal | None:
        return await self._first(DailyDeal, select(dailies).filter_by(guild_id=guild_id, day=day))

    async def before(self, guild_id: int, day: date) -> DailyDeal | None:
        """The last day before that one which the server has had, None where it had none."""
        return await self._first(DailyDeal, _begun(guild_id).where(dailies.c.day < day))

    async def tries(self, guild_id: int, days: Collection[date]) -> dict[date, list[Try]]:
        return await self._database.read(lambda connection: tries_of(connection, guild_id, days))

    async def try_of(self, guild_id: int, day: date, user_id: int) -> Try | None:
        mine = and_(tables.c.guild_id == guild_id, tables.c.daily == day, tables.c.opener_id == user_id)
        return next((_try(row) for row in await self._database.rows(_TRIES.where(mine))), None)

    async def finished(self, guild_id: int, user_id: int) -> list[date]:
        """The days whose deals somebody has finished in time."""
        mine = (tables.c.guild_id == guild_id, tables.c.opener_id == user_id, tables.c.daily.is_not(None))
        in_time = (results.c.merit.is_not(None), results.c.ended_at < dailies.c.closes_at + GRACE)
        found = select(tables.c.daily).join(results, results.c.table_id == tables.c.id).join(dailies, _SAME_DAY)
        return await self._values(found.where(*mine, *in_time).order_by(tables.c.daily))

    async def untold(self, now: int, limit: int) -> list[DailyDeal]:
        """The days that are over and that their servers were not told of yet, the longest over first."""
        return await self._earliest(limit, dailies.c.announced_at.is_(None), dailies.c.closes_at <= now - GRACE)

    async def told(self, guild_id: int, day: date, now: int) -> None:
        await self._note(guild_id, day, announced_at=now)

    async def unshown(self, now: int, limit: int) -> list[DailyDeal]:
        """The days whose morning has come, and that their servers were not told of."""
        morning = (dailies.c.closes_at > now, dailies.c.closes_at <= now + MORNING)
        return await self._earliest(limit, dailies.c.shown_at.is_(None), *morning)

    async def shown(self, guild_id: int, day: date, now: int) -> None:
        """Keep that a server was told in the morning that a day's deal is there."""
        await self._note(guild_id, day, shown_at=now)

    async def _note(self, guild_id: int, day: date, **moment: int) -> None:
        await self._database.execute(update(dailies).filter_by(guild_id=guild_id, day=day).values(moment))

    async def next_morning(self, now: int) -> int | None:
        """The next morning at which a server is to be told of its day, None for never."""
        end = await self._next_end(dailies.c.shown_at.is_(None), dailies.c.closes_at > now + MORNING)
        return None if end is None else end - MORNING

    async def drop_marks(self, now: int) -> None:
        """Forget who has tried the deals that are published: anybody may see those, tried or not."""
        over = select(dailies.c.day).where(
            dailies.c.guild_id == daily_marks.c.guild_id,
            dailies.c.day == daily_marks.c.day,
            dailies.c.closes_at <= now - GRACE,
        )
        await self._database.execute(delete(daily_marks).where(over.exists(), self._ours(daily_marks)))

    async def next_end(self, now: int) -> int | None:
        """The next end of a server's day, None for never."""
        end = await self._next_end(dailies.c.announced_at.is_(None), dailies.c.closes_at > now - GRACE)
        return None if end is None else end + GRACE

    async def _next_end(self, *where: ColumnElement[bool]) -> int | None:
        return next((deal.closes_at for deal in await self._earliest(1, *where)), None)

    async def _earliest(self, limit: int, *where: ColumnElement[bool]) -> list[DailyDeal]:
        """Our servers' deals, by the end of their days."""
        found = select(dailies).where(*where, self._ours(dailies))
        return await self._all(DailyDeal, found.order_by(dailies.c.closes_at).limit(limit))

    # Beginning days.

    @reading
    def _ready(self, connection: Connection, guild_id: int, now: int) -> Days | None:
        """The present day and the next where nothing is due."""
        last = first_of(DailyDeal, connection.execute(_begun(guild_id)))
        if last is None or last.closes_at is None or now >= last.closes_at:
            return None
        found = select(dailies).filter_by(guild_id=guild_id, day=last.day + NEXT)
        tomorrow = first_of(DailyDeal, connection.execute(found))
        return None if tomorrow is None else Days(last, tomorrow)

    @writing
    def _brought_on(self, connection: Connection, guild_id: int, now: int, calendar: Calendar, make: Make) -> Days:
        take_turns(connection, guild_id)
        last = first_of(DailyDeal, connection.execute(_begun(guild_id)))
        before = None if last is None or last.closes_at is None else Span(last.day, last.closes_at)
        span = span_at(before, now, *calendar)
        wanted = [span.day + timedelta(days=ahead) for ahead in range(AHEAD + 1)]
        here = and_(dailies.c.guild_id == guild_id, dailies.c.day.in_(wanted))
        promised = set(connection.execute(select(dailies.c.day).where(here)).scalars())
        insert_all(connection, dailies, [columns_of(make(day)) for day in wanted if day not in promised])
        if span != before:
            opened = update(dailies).filter_by(guild_id=guild_id, day=span.day)
            connection.execute(opened.values(opened_at=now, closes_at=span.closes_at))
            week = monday(span.day)
            ends_at = end_of_day(week + timedelta(days=6), *calendar)
            insert_missing(connection, daily_weeks, {"guild_id": guild_id, "week": week, "ends_at": ends_at})
        found = {deal.day: deal for deal in values_of(DailyDeal, connection.execute(select(dailies).where(here)))}
        return Days(found[span.day], found[span.day + NEXT])


def marking(table: TableRow, day: date) -> Batch:
    """A mark that a table's opener has tried a day's deal. It stays even after they have asked to be forgotten.

    The mark reveals nobody's id. Its salt is the day's secret, drawn for this server and day alone.
    """
    mark = hmac.new(table.secret, f"tried by {table.opener_id}".encode(), hashlib.sha256).hexdigest()
    return insert(daily_marks), [{"guild_id": table.location.guild_id, "day": day, "mark": mark}]


def tries_of(connection: Connection, guild_id: int, days: Collection[date]) -> dict[date, list[Try]]:
    found: dict[date, list[Try]] = {day: [] for day in days}
    here = and_(tables.c.guild_id == guild_id, tables.c.daily.in_(days))
    for row in connection.execute(_TRIES.where(here).order_by(tables.c.opened_at, tables.c.id)):
        found[row.daily].append(_try(row))
    return found


def _begun(guild_id: int) -> Select[*tuple[Any, ...]]:
    """The question for the last day that a server has had."""
    had = select(dailies).where(dailies.c.guild_id == guild_id, dailies.c.opened_at.is_not(None))
    return had.order_by(dailies.c.day.desc()).limit(1)


# Reading tries.

_SAME_DAY = and_(dailies.c.guild_id == tables.c.guild_id, dailies.c.day == tables.c.daily)
_TRIES = (
    select(
        tables.c.id,
        tables.c.daily,
        tables.c.opener_id,
        seats.c.name,
        results.c.ended_at,
        results.c.merit,
        results.c.signs,
        result_rows.c.score,
        dailies.c.closes_at,
    )
    .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == FIRST_SEAT))
    .join(dailies, _SAME_DAY)
    .outerjoin(results, results.c.table_id == tables.c.id)
    .outerjoin(result_rows, and_(result_rows.c.table_id == tables.c.id, result_rows.c.seat == FIRST_SEAT))
    .where(tables.c.phase != Phase.CLOSED)
)


def _try(row: Row[*tuple[Any, ...]]) -> Try:
    done = row.merit is not None
    return Try(
        table_id=row.id,
        user_id=row.opener_id,
        name=row.name,
        ended_at=row.ended_at,
        merit=row.merit,
        signs=row.signs,
        score=row.score if done else None,
        in_time=row.ended_at is None or row.ended_at < row.closes_at + GRACE,
    )
