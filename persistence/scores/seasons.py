"""Seasons: one after the other on each server, rolled over by the clock and by the games that end.

Nothing is lost when nobody looks for months: a season ends at the instant it was to end, and the next one begins with
the month that is. A season in which nothing counted leaves no trace, so it does not matter when it was rolled over.
"""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection, delete, func, insert, select, update

from persistence.columns import columns_of, first_of
from persistence.database import Part, reading, writing
from persistence.drivers.address import take_turns
from persistence.schema import prizes, results, seasons, tables
from persistence.settings import settings_of_guild
from seasons.model import Season
from seasons.rollover import SeasonSettings, begun, ended_at, following, replanned


def roll(connection: Connection, guild_id: int, now: int) -> Season | None:
    """The season that runs on a server, after ending what is over and beginning what is due, or None."""
    take_turns(connection, guild_id)
    season = _running(connection, guild_id)
    due = _due(connection, guild_id, season, now)
    if season is not None and (over := ended_at(season, now)) is not None:
        _end(connection, season, over)
        season = None
    if season is None:
        return None if due is None else _begin(connection, due)
    if due is not None and due != season:
        connection.execute(update(seasons).filter_by(**_this(season)).values(columns_of(due)))
    return due


def _due(connection: Connection, guild_id: int, season: Season | None, now: int) -> Season | None:
    """The season that is to run now, from the one that is kept as running; nothing is written."""
    settings = _settings(connection, guild_id)
    if season is None:
        number, since = _last(connection, guild_id)
    elif (over := ended_at(season, now)) is None:
        return _replanned(connection, season, settings, now)
    elif _played(connection, season):
        number, since = season.number, over
    else:
        number, since = _last(connection, guild_id, before=season.number)
    return following(guild_id, settings, number=number + 1, since=since, now=now)


def _running(connection: Connection, guild_id: int) -> Season | None:
    return first_of(Season, connection.execute(select(seasons).filter_by(guild_id=guild_id, ended_at=None)))


def _begin(connection: Connection, season: Season) -> Season:
    connection.execute(insert(seasons), columns_of(season))
    return season


def _end(connection: Connection, season: Season, at: int) -> None:
    """End a season; one in which nothing counted is taken away."""
    if _played(connection, season):
        connection.execute(update(seasons).filter_by(**_this(season)).values(ended_at=at))
    else:
        connection.execute(delete(seasons).filter_by(**_this(season)))


def _replanned(connection: Connection, season: Season, settings: SeasonSettings, now: int) -> Season:
    """A season by settings that have changed since it was planned; points stay once a game has counted."""
    changed = replanned(season, settings, now)
    if season.scoring != settings.scoring and not _played(connection, season):
        changed = replace(changed, scoring=settings.scoring)
    return changed


def _played(connection: Connection, season: Season) -> bool:
    here = {"guild_id": season.guild_id, "season": season.number}
    counted = (select(kept.c.season).filter_by(**here).limit(1) for kept in (results, prizes))
    return any(connection.execute(found).first() for found in counted)


def _this(season: Season) -> dict[str, int]:
    return {"guild_id": season.guild_id, "number": season.number}


def _settings(connection: Connection, guild_id: int) -> SeasonSettings:
    chosen = settings_of_guild(connection, guild_id)
    return SeasonSettings(length=chosen.season_length, zone=chosen.time_zone, scoring=chosen.scoring)


def _last(connection: Connection, guild_id: int, before: int | None = None) -> tuple[int, int]:
    """The number of a server's last season, or the last before one, and when it ended; zeros for none."""
    found = select(func.coalesce(func.max(seasons.c.number), 0), func.coalesce(func.max(seasons.c.ended_at), 0))
    found = found.filter_by(guild_id=guild_id)
    number, over = connection.execute(found if before is None else found.where(seasons.c.number < before)).one()
    return number, over


class SeasonStore(Part):
    """Keeps seasons. Every `now` is the caller's."""

    @reading
    def running(self, connection: Connection, guild_id: int, now: int) -> Season | None:
        """The season that `roll` would return, worked out from the stored rows; nothing is written."""
        return _due(connection, guild_id, _running(connection, guild_id), now)

    async def roll(self, guild_id: int, now: int) -> Season | None:
        """Keep that a season is over, that one is due, or that settings have changed; return the one that runs."""
        return await self._database.write(lambda connection: roll(connection, guild_id, now))

    async def find(self, guild_id: int, number: int) -> Season | None:
        return await self._first(Season, select(seasons).filter_by(guild_id=guild_id, number=number))

    async def of_guild(self, guild_id: int, *, limit: int = 25) -> list[Season]:
        """The seasons of a server, the last one first."""
        found = select(seasons).filter_by(guild_id=guild_id).order_by(seasons.c.number.desc()).limit(limit)
        return await self._all(Season, found)

    @writing
    def start(
        self, connection: Connection, guild_id: int, now: int, name: str | None, ends_at: int | None
    ) -> Season | None:
        """Begin a season now, with a name and an end or without.

        It takes the place of a running one in which nothing counted yet. None, and nothing changed, while one runs
        in which something did.
        """
        former = roll(connection, guild_id, now)
        if former is not None:
            if _played(connection, former):
                return None
            _end(connection, former, now)
        number, settings = _last(connection, guild_id)[0] + 1, _settings(connection, guild_id)
        return _begin(connection, begun(guild_id, settings, number=number, now=now, name=name, ends_at=ends_at))

    @writing
    def end(self, connection: Connection, guild_id: int, number: int, started_at: int, now: int) -> bool:
        """End the running season if it is the one meant; whether it was. A season that is due begins after it."""
        season = roll(connection, guild_id, now)
        if season is None or (season.number, season.started_at) != (number, started_at):
            return False
        _end(connection, season, now)
        roll(connection, guild_id, now)
        return True

    async def overdue(self, now: int, limit: int = 100) -> list[int]:
        """Servers whose season should have ended, the longest due first."""
        over = (seasons.c.ended_at.is_(None), seasons.c.ends_at <= now, self._ours(seasons))
        return await self._values(select(seasons.c.guild_id).where(*over).order_by(seasons.c.ends_at).limit(limit))

    async def next_end(self) -> int | None:
        """The next end of a season of any server, None for never."""
        return await self._value(
            select(func.min(seasons.c.ends_at)).filter_by(ended_at=None).where(self._ours(seasons))
        )

    async def unannounced(self, limit: int) -> list[Season]:
        """Seasons that have ended and were not closed in public yet, the oldest first."""
        over = (seasons.c.announced_at.is_(None), seasons.c.ended_at.is_not(None), self._ours(seasons))
        return await self._all(Season, select(seasons).where(*over).order_by(seasons.c.ended_at).limit(limit))

    async def last_channel(self, season: Season) -> int | None:
        """The channel of the last game that counted for a season, or None if no game did."""
        found = (
            select(tables.c.channel_id)
            .join(results, results.c.table_id == tables.c.id)
            .where(results.c.guild_id == season.guild_id, results.c.season == season.number)
            .order_by(results.c.number.desc())
            .limit(1)
        )
        return await self._value(found)

    async def announced(self, season: Season, at: int) -> None:
        await self._database.execute(update(seasons).filter_by(**_this(season)).values(announced_at=at))
