"""The language and manners that somebody reads in: private screens in the viewer's, public ones in the server's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.tables.model import TableInfo
from bot.text import LOCALES, Words, words_for
from persistence.rows import GuildSettings, UserSettings
from persistence.store import Store


class Preferences:
    """Looks settings up and falls back to what Discord says about the person or the server."""

    def __init__(self, store: Store, client: discord.Client) -> None:
        self._store = store
        self._client = client
        self.emojis: Mapping[str, int] = {}
        """The application's emojis: ids by name, known once the bot has asked Discord for them."""

    async def of_server(self, guild_id: int) -> GuildSettings:
        return await self._store.settings.of_guild(guild_id)

    async def of_person(self, user_id: int) -> UserSettings:
        return await self._store.settings.of_user(user_id)

    async def change_server(self, guild_id: int, **changes: Any) -> GuildSettings:
        return await self._store.settings.change_guild(guild_id, **changes)

    async def claim_call(self, guild_id: int, now: int, every: int) -> int | None:
        """Note that the server's role is called now; return when it may be again where that is too early."""
        return await self._store.settings.claim_call(guild_id, now, every)

    async def change_person(self, user_id: int, **changes: Any) -> UserSettings:
        return await self._store.settings.change_user(user_id, **changes)

    async def public_words(self, guild_id: int) -> Words:
        settings = await self.of_server(guild_id)
        return words_for(self._language(settings), text_mode=settings.text_mode, emojis=self.emojis)

    async def table_words(self, table: TableInfo) -> Words:
        """The words of a table's public message: as the server has chosen, or else as its opener has."""
        settings = await self.of_server(table.location.guild_id)
        opener = None if settings.locale else (await self.of_person(table.opener_id)).locale
        return words_for(opener or self._language(settings), text_mode=settings.text_mode, emojis=self.emojis)

    def _language(self, settings: GuildSettings) -> str | None:
        guild = self._client.get_guild(settings.guild_id)
        return settings.locale or (str(guild.preferred_locale) if guild is not None else None)

    async def words_of(self, interaction: discord.Interaction) -> Words:
        settings = await self.of_person(interaction.user.id)
        return await self.words_by(settings, interaction.guild_id, str(interaction.locale))

    async def words_by(self, settings: UserSettings, guild_id: int | None, locale: str) -> Words:
        """The words for a person with these settings, whose Discord speaks `locale`."""
        if guild_id is None:
            return words_for(settings.locale or locale, text_mode=bool(settings.text_mode), emojis=self.emojis)
        server = await self.of_server(guild_id)
        return words_for(
            settings.locale or locale,
            text_mode=server.text_mode if settings.text_mode is None else settings.text_mode,
            emojis=self.emojis,
            server=self._language(server) or LOCALES[0],
        )
