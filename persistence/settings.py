"""What servers and people chose, and the bot's own few notes."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import Table, delete, insert, select

from persistence.database import Part
from persistence.rows import GuildSettings, UserSettings
from persistence.schema import guild_settings, meta, user_settings


class Settings(Part):
    """The part of the store that keeps settings."""

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """Return a server's settings, the defaults when none were saved."""
        found = await self._database.rows(select(guild_settings).where(guild_settings.c.guild_id == guild_id))
        return GuildSettings(**found[0]._asdict()) if found else GuildSettings(guild_id=guild_id)

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Keep a server's settings in place of the former ones."""
        await self._replace(guild_settings, "guild_id", asdict(settings))

    async def user_settings(self, user_id: int) -> UserSettings:
        """Return a person's settings, the defaults when none were saved."""
        found = await self._database.rows(select(user_settings).where(user_settings.c.user_id == user_id))
        return UserSettings(**found[0]._asdict()) if found else UserSettings(user_id=user_id)

    async def save_user_settings(self, settings: UserSettings) -> None:
        """Keep a person's settings in place of the former ones."""
        await self._replace(user_settings, "user_id", asdict(settings))

    async def meta(self, key: str) -> str | None:
        """Return a note, None when there is none."""
        found = await self._database.rows(select(meta.c.value).where(meta.c.key == key))
        return next((value for (value,) in found), None)

    async def set_meta(self, key: str, value: str) -> None:
        """Keep a note in place of the former one."""
        await self._replace(meta, "key", {"key": key, "value": value})

    async def _replace(self, table: Table, key: str, values: dict[str, Any]) -> None:
        await self._database.execute(delete(table).where(table.c[key] == values[key]), insert(table).values(values))
