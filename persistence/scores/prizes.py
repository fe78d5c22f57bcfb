"""Season points for the best players of a week of daily deals, on servers that award them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from sqlalchemy import Connection, func, select, update

from persistence.columns import columns_of, value_of
from persistence.database import Part, insert_all, reading, writing
from persistence.drivers.address import take_turns
from persistence.schema import dailies, daily_weeks, prizes
from persistence.scores.daily import tries_of
from persistence.scores.seasons import roll
from persistence.scores.settling import change_standings, standings_at
from persistence.settings import settings_of_guild
from seasons import daily
from seasons.daily import GRACE, PRIZES, Prize
from seasons.scoring import table
from seasons.tally import Award, awarded, awards_touch


class PrizeStore(Part):
    """Closes weeks of daily deals, each once."""

    async def settle_weeks(self, now: int, limit: int = 100) -> int | None:
        """Close so many weeks that are over; return when to look again, None where all that have begun are closed."""
        ends = await self._ends(limit)
        for (guild_id, week), over_at in ends.items():
            if over_at <= now:
                await self._settle_week(guild_id, week, now)
        later = [over_at for over_at in ends.values() if over_at > now]
        if len(later) < len(ends) == limit:
            return now  # there may be more: the weeks of a time zone all end together
        return min(later, default=None)

    @reading
    def _ends(self, connection: Connection, limit: int) -> dict[tuple[int, date], int]:
        """The ends of the weeks that are not closed yet, the earliest of all our servers."""
        open_weeks = select(daily_weeks).filter_by(settled_at=None).where(self._ours(daily_weeks))
        rows = connection.execute(open_weeks.order_by(daily_weeks.c.ends_at).limit(limit)).all()
        return {
            (row.guild_id, row.week): max(row.ends_at, _last_end(connection, row.guild_id, row.week)) + GRACE
            for row in rows
        }

    @writing
    def _settle_week(self, connection: Connection, guild_id: int, week: date, now: int) -> None:
        """Close a week, with its prizes where the server wants them, unless that has been done meanwhile."""
        take_turns(connection, guild_id)
        this = update(daily_weeks).filter_by(guild_id=guild_id, week=week, settled_at=None)
        closed = connection.execute(this.values(settled_at=now)).rowcount == 1
        if closed and settings_of_guild(connection, guild_id).daily_prize:
            _award(connection, guild_id, week, now)

    async def of_week(self, guild_id: int, week: date) -> dict[int, Prize]:
        """The prizes of the week that begins on a day, by who has won them."""
        found = select(prizes).filter_by(guild_id=guild_id, week=week)
        return {row.user_id: value_of(Prize, row) for row in await self._database.rows(found)}


def all_awards(connection: Connection, guild_id: int) -> Iterator[Award]:
    """Yield every prize of a server, in the order in which they were won."""
    found = select(prizes).filter_by(guild_id=guild_id)
    for row in connection.execute(found.order_by(prizes.c.week, prizes.c.place, prizes.c.user_id)):
        yield Award(row.season, row.user_id, row.name, row.points)


def _days(week: date) -> list[date]:
    return [week + timedelta(days=day) for day in range(7)]


def _last_end(connection: Connection, guild_id: int, week: date) -> int:
    """The end of the last day of a week that has begun: a change of the time zone may have moved it."""
    ends = select(func.max(dailies.c.closes_at)).filter_by(guild_id=guild_id).where(dailies.c.day.in_(_days(week)))
    return connection.execute(ends).scalar() or 0


def _award(connection: Connection, guild_id: int, week: date, now: int) -> None:
    """Write what the best of a week win, and add it to how they stand; nothing where no season runs."""
    season = roll(connection, guild_id, now)
    if season is None:
        return
    tries = tries_of(connection, guild_id, _days(week))
    won = daily.prizes(daily.week_points(tries.values()), table(season.scoring, PRIZES))
    if not won:
        return
    names = {one.user_id: one.name for day in tries.values() for one in day}
    key = {"guild_id": guild_id, "week": week, "season": season.number}
    lines = [{**key, "user_id": user_id, "name": names[user_id], **columns_of(prize)} for user_id, prize in won.items()]
    insert_all(connection, prizes, lines)
    awards = [Award(season.number, user_id, names[user_id], prize.points) for user_id, prize in won.items()]
    before = standings_at(connection, guild_id, awards_touch(awards))
    change_standings(connection, guild_id, before, awarded(awards, before))
