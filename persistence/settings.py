"""The settings of servers and people.

They are changed column by column, so that two changes at the same time both stay.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Table, insert, or_, select, update

from persistence.columns import columns_of, first_of
from persistence.database import Database, Part, reading, writing
from persistence.kept import Kept
from persistence.rows import Changes, GuildSettings, UserSettings
from persistence.schema import guild_settings, user_settings

S = TypeVar("S", GuildSettings, UserSettings)


class SettingStore(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._guilds: Kept[int, GuildSettings] = Kept()
        self.people: Kept[int, UserSettings] = Kept()

    async def of_guild(self, guild_id: int) -> GuildSettings:
        return await self._guilds.get(guild_id, lambda: self._read(GuildSettings(guild_id=guild_id)))

    async def of_user(self, user_id: int) -> UserSettings:
        return await self.people.get(user_id, lambda: self._read(UserSettings(user_id=user_id)))

    async def change_guild(self, guild_id: int, **changes: Any) -> GuildSettings:
        """Change these of a server's settings and no others; return them all as they are then."""
        if not changes:
            return await self.of_guild(guild_id)
        return await self._guilds.changing(guild_id, self._change(GuildSettings(guild_id=guild_id), lambda _: changes))

    async def change_user(self, user_id: int, **changes: Any) -> UserSettings:
        if not changes:
            return await self.of_user(user_id)
        return await self.people.changing(user_id, self._change(UserSettings(user_id=user_id), lambda _: changes))

    async def remember_options(self, user_id: int, game: str, options: Mapping[str, Any]) -> None:
        """Keep a person's last choice of options for one game; those for others stay."""

        def remembered(former: UserSettings) -> Changes:
            return {"last_options": {**former.last_options, game: dict(options)}}

        await self.people.changing(user_id, self._change(UserSettings(user_id=user_id), remembered))

    async def choose_points(self, guild_id: int, size: int, points: tuple[int, ...] | None) -> GuildSettings:
        """Change the points of tables of one size, None: to the usual ones; return the settings as they are then."""

        def scored(former: GuildSettings) -> Changes:
            others = {other: chosen for other, chosen in former.scoring.items() if other != size}
            return {"scoring": others if points is None else dict(sorted({**others, size: points}.items()))}

        return await self._guilds.changing(guild_id, self._change(GuildSettings(guild_id=guild_id), scored))

    async def claim_call(self, guild_id: int, now: int, every: int) -> int | None:
        """Note that a server's role is called now; where it was less than `every` ago, return when it may be again.

        Times in milliseconds. Of two who ask at once, one is refused.
        """

        def work(connection: Connection) -> int | None:
            rested = or_(guild_settings.c.called_at.is_(None), guild_settings.c.called_at <= now - every)
            claimed = update(guild_settings).filter_by(guild_id=guild_id).where(rested).values(called_at=now)
            if connection.execute(claimed).rowcount:
                return None
            called_at = settings_of_guild(connection, guild_id).called_at
            return None if called_at is None else called_at + every

        return await self._guilds.changing(guild_id, self._database.write(work))

    @reading
    def _read(self, connection: Connection, defaults: S) -> S:
        return _read(connection, defaults)

    @writing
    def _change(self, connection: Connection, defaults: S, changes: Callable[[S], Changes]) -> S:
        """Change some of somebody's settings, from what they are now."""
        table, mine = _kept(defaults)
        former = first_of(type(defaults), connection.execute(select(table).where(mine).with_for_update()))
        if former is not None:
            connection.execute(update(table).where(mine).values(**changes(former)))
        else:  # not by way of an update, which would find what somebody else has written since, and replace it
            connection.execute(insert(table).values({**columns_of(defaults), **changes(defaults)}))
        return _read(connection, defaults)


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
    return first_of(type(defaults), connection.execute(select(table).where(mine))) or defaults
