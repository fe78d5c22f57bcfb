"""The settings of servers and people.

Settings are changed column by column, so that two changes at the same time both stay.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import asdict
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Column, ColumnElement, Connection, Table, insert, or_, select, update

from persistence.database import Database, Part
from persistence.kept import Kept
from persistence.rows import Changes, GuildSettings, UserSettings
from persistence.schema import guild_settings, user_settings

T = TypeVar("T")
V = TypeVar("V")
S = TypeVar("S", GuildSettings, UserSettings)


class SettingStore(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._guilds: Kept[int, GuildSettings] = Kept()
        self._users: Kept[int, UserSettings] = Kept()

    async def of_guild(self, guild_id: int) -> GuildSettings:
        return await self._guilds.get(
            guild_id, lambda: self._database.read(lambda connection: settings_of_guild(connection, guild_id))
        )

    async def of_user(self, user_id: int) -> UserSettings:
        defaults = UserSettings(user_id=user_id)
        return await self._users.get(user_id, lambda: self._database.read(partial(_read, defaults=defaults)))

    async def change_guild(self, guild_id: int, **changes: Any) -> GuildSettings:
        """Change these of a server's settings and no others; return them all as they are then."""
        if not changes:
            return await self.of_guild(guild_id)
        work = partial(_change, defaults=GuildSettings(guild_id=guild_id), changes=changes)
        return await self._guilds.changing(guild_id, self._database.write(work))

    async def change_user(self, user_id: int, **changes: Any) -> UserSettings:
        if not changes:
            return await self.of_user(user_id)
        work = partial(_change, defaults=UserSettings(user_id=user_id), changes=changes)
        return await self._users.changing(user_id, self._database.write(work))

    async def remember_options(self, user_id: int, game: str, options: Mapping[str, Any]) -> None:
        """Keep a person's last choice of options for one game; those for others stay."""
        work = partial(
            _patch,
            defaults=UserSettings(user_id=user_id),
            column=user_settings.c.last_options,
            patch=lambda former: {**former, game: dict(options)},
        )
        await self._users.changing(user_id, self._database.write(work))

    async def choose_points(self, guild_id: int, size: int, points: tuple[int, ...] | None) -> GuildSettings:
        """Change the points of tables of one size, None: to the usual ones; return the settings as they are then."""

        def scored(former: Mapping[int, tuple[int, ...]]) -> Mapping[int, tuple[int, ...]]:
            others = {other: chosen for other, chosen in former.items() if other != size}
            return others if points is None else dict(sorted({**others, size: points}.items()))

        defaults = GuildSettings(guild_id=guild_id)
        work = partial(_patch, defaults=defaults, column=guild_settings.c.scoring, patch=scored)
        return await self._guilds.changing(guild_id, self._database.write(work))

    async def claim_call(self, guild_id: int, now: int, every: int) -> int | None:
        """Note that a server's role is called now; where it was less than `every` ago, return when it may be again.

        Times in milliseconds. Of two who ask at once, one is refused.
        """

        def work(connection: Connection) -> int | None:
            mine = guild_settings.c.guild_id == guild_id
            rested = or_(guild_settings.c.called_at.is_(None), guild_settings.c.called_at <= now - every)
            if connection.execute(update(guild_settings).where(mine, rested).values(called_at=now)).rowcount:
                return None
            called_at = connection.execute(select(guild_settings.c.called_at).where(mine)).scalar_one_or_none()
            return None if called_at is None else called_at + every

        return await self._guilds.changing(guild_id, self._database.write(work))

    async def forgetting(self, user_id: int, work: Coroutine[Any, Any, T]) -> T:
        return await self._users.changing(user_id, work)


def settings_of_guild(connection: Connection, guild_id: int) -> GuildSettings:
    """A server's settings within the caller's transaction, the defaults when none were saved."""
    return _read(connection, GuildSettings(guild_id=guild_id))


def _kept(defaults: GuildSettings | UserSettings) -> tuple[Table, ColumnElement[bool]]:
    """The table of these settings, and the condition that picks their row."""
    table = guild_settings if isinstance(defaults, GuildSettings) else user_settings
    (key,) = table.primary_key
    return table, key == getattr(defaults, key.name)


def _read(connection: Connection, defaults: S) -> S:
    table, mine = _kept(defaults)
    row = connection.execute(select(table).where(mine)).first()
    return defaults if row is None else type(defaults)(**row._asdict())


def _change(connection: Connection, defaults: S, changes: Changes) -> S:
    table, mine = _kept(defaults)
    if connection.execute(update(table).where(mine).values(**changes)).rowcount == 0:
        connection.execute(insert(table).values({**asdict(defaults), **changes}))
    return _read(connection, defaults)


def _patch(connection: Connection, defaults: S, column: Column[V], patch: Callable[[V], V]) -> S:
    """Change what one column of somebody's settings holds, from what it holds now."""
    table, mine = _kept(defaults)
    former = connection.execute(select(column).where(mine).with_for_update()).scalar_one_or_none()
    if former is not None:
        connection.execute(update(table).where(mine).values({column.name: patch(former)}))
    else:  # not by way of an update, which would find what somebody else has written since, and replace it
        first = {**asdict(defaults), column.name: patch(getattr(defaults, column.name))}
        connection.execute(insert(table).values(first))
    return _read(connection, defaults)
