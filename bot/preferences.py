"""The language and manners that somebody reads in: private screens in the viewer's, public ones in the server's."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.tables.model import TableInfo
from bot.text import LOCALES, Words, words_for
from persistence.rows import GuildSettings, UserSettings
from persistence.store import Store


class Preferences:
    """Looks settings up and falls back to what Discord says about the person or the server."""

    def __init__(self, store: Store, client: discord.Client) -> None:
        self._client = client
        self.of_server, self.change_server = store.settings.of_guild, store.settings.change_guild
        self.of_person, self.change_person = store.settings.of_user, store.settings.change_user
        self.claim_call = store.settings.claim_call
        self.emojis: Mapping[str, int] = {}
        """The application's emojis: ids by name, known once the bot has asked Discord for them."""

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
        return await self.words_by(settings, interaction.guild_id or 0, str(interaction.locale))

    async def words_by(self, settings: UserSettings, guild_id: int, locale: str) -> Words:
        """The words for a person with these settings, whose Discord speaks `locale`."""
        server = await self.of_server(guild_id)
        return words_for(
            settings.locale or locale,
            text_mode=server.text_mode if settings.text_mode is None else settings.text_mode,
            emojis=self.emojis,
            server=self._language(server) or LOCALES[0],
        )
