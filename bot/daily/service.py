"""The daily service's door: the deal of a server's day, everybody's one try at it, boards and weeks.

A deal is drawn and promised days before; what is drawn is handed to the table service alone, which opens a table for
each try. Whatever is told to people is told with `Promise`, which has no secret until the deal lies open.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import date
from functools import partial

import structlog

from bot.daily.model import DayReport, Promise, TryStatus, WeekLine, WeekReport, promise_of
from bot.tables.clocks import Hourly
from bot.tables.errors import BadRequest, TableError
from bot.tables.fold import validated
from bot.tables.model import Look, Person, TableInfo
from bot.tables.service import TableService
from bot.tables.times import HOUR
from bot.tables.verbs import SECRET_BYTES, Entropy
from games import registry
from games.engine import commitment, text
from persistence.errors import StoreError
from persistence.rows import DailyDeal
from persistence.scores.daily import Days
from persistence.store import Store
from seasons.daily import GRACE, MORNING, NEXT, Try, monday, placed, streak, week_points

log = structlog.get_logger(__name__)

AT_ONCE = 100
"""The most days told of at one look: those of a time zone all end together."""
STALE = 36 * HOUR
"""Milliseconds after which a day that is over is no news any more."""


class DayOver(TableError, code="daily-over"):
    """The deal is not today's any more; nobody begins it now."""


class NotYetOpen(TableError, code="daily-secret"):
    """The deal is still secret; what was asked for would show it."""


class DailyService:
    """Deals of the day of all servers.

    Where a server wants to be told of its days, `listeners` hear of every day that is over until it is `told`, and
    `mornings` of every new one until it is `shown`; they must not block.
    """

    def __init__(self, store: Store, tables: TableService, *, entropy: Entropy = secrets.token_bytes) -> None:
        self._store = store
        self._deals = store.dailies
        self._tables = tables
        self._clock = tables.now
        self._entropy = entropy
        self.chore = Hourly(tables, self._attend)
        self.listeners: list[Callable[[int, date], None]] = []
        self.mornings: list[Callable[[int, date], None]] = []

    async def play(self, guild_id: int, who: Person, day: date | None, key: int | None) -> str:
        """Begin the person's try at the deal of `day`, or go on with it; return its table. Raises `DayOver`."""
        today = (await self._days(guild_id, self._clock())).today
        if day is not None and day != today.day:
            mine = await self._deals.try_of(guild_id, day, who.id)
            if mine is None:
                raise DayOver
            return mine.table_id
        return (await self._tables.open_daily(today, who, key)).table_id

    async def report(self, guild_id: int, who: int, day: date | None = None) -> DayReport:
        """A day's deal for a reader, by default today's. Raises `BadRequest` for a day there was not."""
        now = self._clock()
        days = await self._days(guild_id, now)
        deal = days.today if day in (None, days.today.day) else await self._past(guild_id, day, days.today.day)
        before = await self._deals.before(guild_id, deal.day)
        tries = (await self._deals.tries(guild_id, [deal.day]))[deal.day]
        finished = await self._deals.finished(guild_id, who)
        unfinished = None
        if deal == days.today and before is not None and before.closes_at is not None:
            former = await self._deals.try_of(guild_id, before.day, who)
            if former is not None and former.ended_at is None and now < before.closes_at + GRACE:
                unfinished = former
        mine = next((one for one in tries if one.user_id == who), None)
        board, promise = placed(tries), promise_of(deal, now)
        return DayReport(
            promise=promise,
            today=days.today.day,
            board=board,
            playing=sum(one.ended_at is None for one in tries),
            given_up=sum(one.ended_at is not None and one.merit is None for one in tries),
            mine=mine,
            status=_status(mine, promise, days.today.day),
            streak=streak(finished, days.today.day),
            coming=promise_of(days.tomorrow, now) if deal == days.today else None,
            before=None if before is None else before.day,
            unfinished=unfinished,
        )

    async def week(self, guild_id: int, day: date) -> WeekReport:
        """The week of a day, as far as it has come. Tries of a deal that still runs are among it."""
        first = monday(day)
        days = [first + at * NEXT for at in range(7)]
        tries = await self._deals.tries(guild_id, days)
        won = {who: prize.points for who, prize in (await self._store.prizes.of_week(guild_id, first)).items()}
        settings = await self._store.settings.of_guild(guild_id)
        points = week_points(tries.values())
        names = {one.user_id: one.name for tried in tries.values() for one in tried}
        lines = [
            WeekLine(1 + sum(other > mine for other in points.values()), who, names[who], mine, won.get(who, 0))
            for who, mine in sorted(points.items(), key=lambda one: (-one[1], names[one[0]], one[0]))
        ]
        return WeekReport(first, tuple(lines), settings.daily_prize)

    async def must_be_open(self, table: TableInfo) -> None:
        if not await self.lies_open(table):
            raise NotYetOpen

    async def lies_open(self, table: TableInfo) -> bool:
        """Tell whether everybody may see the deal that a table tries: its day is over, and nobody may finish it."""
        deal = None if table.daily is None else await self._deals.find(table.location.guild_id, table.daily)
        return deal is not None and promise_of(deal, self._clock()).secret is not None

    async def begin(self, guild_id: int) -> None:
        """Begin a server's day if that is due, so that it is promised and told of though nobody asks."""
        today = (await self._days(guild_id, self._clock())).today
        self.chore.look_again((today.closes_at or 0) - MORNING)

    async def best_game(self, report: DayReport) -> Look | None:
        """The best finished try at a deal that lies open, None where there is none."""
        if not report.over or not report.board:
            return None
        return await self._tables.look_inside(report.board[0].tried.table_id)

    # Telling of days.

    async def telling_channel(self, guild_id: int) -> int | None:
        return (await self._store.settings.of_guild(guild_id)).daily_channel_id

    async def is_told(self, guild_id: int, day: date) -> bool:
        deal = await self._deals.find(guild_id, day)
        return deal is not None and deal.announced_at is not None

    async def told(self, guild_id: int, day: date) -> None:
        await self._deals.told(guild_id, day, self._clock())

    async def is_shown(self, guild_id: int, day: date) -> bool:
        """Tell whether a server was told that a day's deal is there, or the day is over."""
        deal = await self._deals.find(guild_id, day)
        return deal is None or deal.shown_at is not None or self._clock() >= (deal.closes_at or 0)

    async def shown(self, guild_id: int, day: date) -> None:
        await self._deals.shown(guild_id, day, self._clock())

    async def _attend(self, now: int) -> int | None:
        """Close weeks, and let servers be told of days that are over or there; return when to look again."""
        week_ends = await self._store.prizes.settle_weeks(now)
        await self._deals.drop_marks(now)
        untold = await self._deals.untold(now, AT_ONCE)
        for deal in untold:
            try:
                await self._over(deal, now)
            except (TableError, StoreError) as error:
                about = {"guild": deal.guild_id, "day": str(deal.day), "code": error.code}
                log.warning("deal of the day not ended yet, trying again", **about)
                self.chore.try_again()
        unshown = await self._deals.unshown(now, AT_ONCE)
        for deal in unshown:
            if await self.telling_channel(deal.guild_id) is None:
                await self.shown(deal.guild_id, deal.day)
            else:
                for listener in self.mornings:
                    listener(deal.guild_id, deal.day)
        if AT_ONCE in (len(untold), len(unshown)):
            self.chore.try_again()
        ends = (week_ends, await self._deals.next_end(now), await self._deals.next_morning(now))
        return min((end for end in ends if end is not None), default=None)

    async def _over(self, deal: DailyDeal, now: int) -> None:
        """Let a server be told of a day, and begin the next one; one that wants to hear nothing is left in peace."""
        wanted = await self.telling_channel(deal.guild_id) is not None
        if wanted:
            await self._days(deal.guild_id, self._clock())
        if not wanted or now - (deal.closes_at or 0) > STALE:
            await self.told(deal.guild_id, deal.day)
            return
        for listener in self.listeners:
            listener(deal.guild_id, deal.day)

    async def _days(self, guild_id: int, now: int) -> Days:
        """A server's present day and the next. Raises `BadRequest` where no game offers a deal."""
        settings = await self._store.settings.of_guild(guild_id)
        calendar = settings.time_zone, settings.day_ends
        return await self._deals.days(guild_id, now, calendar, partial(_drawn, self._entropy, guild_id, now))

    async def _past(self, guild_id: int, day: date | None, today: date) -> DailyDeal:
        deal = None if day is None or day > today else await self._deals.find(guild_id, day)
        if deal is None or deal.opened_at is None:
            raise BadRequest(text("daily-no-such-day"))
        return deal


def _drawn(entropy: Entropy, guild_id: int, now: int, day: date) -> DailyDeal:
    """Draw the deal of a day and promise it. Raises `BadRequest` where no game offers one."""
    game = registry.daily_on(day)
    if game is None or game.daily is None:
        raise BadRequest(text("daily-none"))
    secret = entropy(SECRET_BYTES)
    return DailyDeal(
        guild_id=guild_id,
        day=day,
        game=game.key,
        rules_version=game.rules_version,
        options=validated(game, game.daily.options).model_dump(mode="json"),
        seats=game.daily.seats,
        level=game.daily.level,
        commitment=commitment(secret),
        secret=secret,
        promised_at=now,
    )


def _status(mine: Try | None, promise: Promise, today: date) -> TryStatus:
    if mine is None:
        return TryStatus.NEW if promise.day == today else TryStatus.MISSED
    if mine.ended_at is None:
        return TryStatus.RUNNING if promise.secret is None else TryStatus.TOO_LATE
    if mine.merit is None:
        return TryStatus.GIVEN_UP
    return TryStatus.DONE if mine.in_time else TryStatus.TOO_LATE
