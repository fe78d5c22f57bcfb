"""The settings of servers and people.

Settings are changed column by column, so that two changes at the same time both stay.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import asdict
from typing import Any, TypeVar, Unpack

from sqlalchemy import Column, Connection, insert, or_, select, update

from persistence.database import Database, Part
from persistence.kept import Kept
from persistence.rows import GuildChanges, GuildSettings, UserChanges, UserSettings
from persistence.schema import guild_settings, user_settings

T = TypeVar("T")
V = TypeVar("V")


class SettingStore(Part):
    """Keeps settings. What another process changes shows half a minute later."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._guilds: Kept[int, GuildSettings] = Kept()
        self._users: Kept[int, UserSettings] = Kept()

    async def of_guild(self, guild_id: int) -> GuildSettings:
        return await self._guilds.get(
            guild_id, lambda: self._database.read(lambda connection: settings_of_guild(connection, guild_id))
        )

    async def change_guild(self, guild_id: int, **changes: Unpack[GuildChanges]) -> GuildSettings:
        """Change these of a server's settings and no others; return them all as they are then."""

        def work(connection: Connection) -> GuildSettings:
            _change(connection, guild_settings.c.guild_id, guild_id, GuildSettings(guild_id=guild_id), changes)
            return settings_of_guild(connection, guild_id)

        return await (
            self._guilds.changing(guild_id, self._database.write(work)) if changes else self.of_guild(guild_id)
        )

    async def remember_options(self, user_id: int, game: str, options: Mapping[str, Any]) -> None:
        """Keep a person's last choice of options for one game; those for others stay."""
        defaults = UserSettings(user_id=user_id)
        patched = self._database.write(
            lambda connection: _patch(
                connection, defaults, user_settings.c.last_options, lambda former: {**former, game: dict(options)}
            ),
        )
        await self._users.changing(user_id, patched)

    async def choose_points(self, guild_id: int, size: int, points: tuple[int, ...] | None) -> GuildSettings:
        """Change the points of tables of one size, None: to the usual ones; return the settings as they are then."""

        def scored(former: Mapping[int, tuple[int, ...]]) -> Mapping[int, tuple[int, ...]]:
            others = {other: chosen for other, chosen in former.items() if other != size}
            return others if points is None else dict(sorted({**others, size: points}.items()))

        def work(connection: Connection) -> GuildSettings:
            _patch(connection, GuildSettings(guild_id=guild_id), guild_settings.c.scoring, scored)
            return settings_of_guild(connection, guild_id)

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

    async def of_user(self, user_id: int) -> UserSettings:
        return await self._users.get(
            user_id, lambda: self._database.read(lambda connection: _settings_of_user(connection, user_id))
        )

    async def change_user(self, user_id: int, **changes: Unpack[UserChanges]) -> UserSettings:
        def work(connection: Connection) -> UserSettings:
            _change(connection, user_settings.c.user_id, user_id, UserSettings(user_id=user_id), changes)
            return _settings_of_user(connection, user_id)

        return await (self._users.changing(user_id, self._database.write(work)) if changes else self.of_user(user_id))

    async def forgetting(self, user_id: int, work: Coroutine[Any, Any, T]) -> T:
        return await self._users.changing(user_id, work)


def settings_of_guild(connection: Connection, guild_id: int) -> GuildSettings:
    """A server's settings within the caller's transaction, the defaults when none were saved."""
    row = connection.execute(select(guild_settings).where(guild_settings.c.guild_id == guild_id)).first()
    return GuildSettings(guild_id=guild_id) if row is None else GuildSettings(**row._asdict())


def _settings_of_user(connection: Connection, user_id: int) -> UserSettings:
    row = connection.execute(select(user_settings).where(user_settings.c.user_id == user_id)).first()
    return UserSettings(user_id=user_id) if row is None else UserSettings(**row._asdict())


def _change(
    connection: Connection,
    key: Column[int],
    of: int,
    defaults: GuildSettings | UserSettings,
    changes: Mapping[str, Any],
) -> None:
    """Update the columns given; a first change writes the defaults beside them."""
    if connection.execute(update(key.table).where(key == of).values(**changes)).rowcount == 0:
        connection.execute(insert(key.table).values({**asdict(defaults), **changes}))


def _patch(
    connection: Connection, defaults: GuildSettings | UserSettings, column: Column[V], patch: Callable[[V], V]
) -> None:
    """Change what one column of somebody's settings holds, from what it holds now."""
    (key,) = column.table.primary_key
    mine = key == getattr(defaults, key.name)
    former = connection.execute(select(column).where(mine).with_for_update()).scalar_one_or_none()
    if former is not None:
        connection.execute(update(column.table).where(mine).values({column.name: patch(former)}))
        return
    # Not by way of an update, which would find what somebody else has written since, and replace it.
    first = {**asdict(defaults), column.name: patch(getattr(defaults, column.name))}
    connection.execute(insert(column.table).values(first))
