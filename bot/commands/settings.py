"""`/settings server` for managers, `/settings me` for everybody."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.commands.desk import Desk
from bot.commands.localise import ON_SERVERS, named, options
from bot.courier import Answer
from bot.screens import my_settings_screen, server_settings_screen
from bot.screens.settings import ZONES
from bot.seasons.parsing import time_zone as known_zone
from bot.tables.errors import TableError
from bot.text import Words, words_for
from games.engine import text
from persistence.rows import GuildChanges, UserChanges, WhoMayOpen
from seasons.calendar import zones
from seasons.model import SeasonLength

Language = Literal["auto", "en", "fr"]


class SettingsCommands(app_commands.Group):
    """The group `/settings`."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(**named("settings"), **ON_SERVERS)
        self._desk = desk

    @app_commands.command(**named("settings/server"))
    @options("settings/server")
    async def server(
        self,
        interaction: discord.Interaction,
        language: Language | None = None,
        text_mode: bool | None = None,
        threads: bool | None = None,
        who_may_open: Literal["everyone", "managers"] | None = None,
        tables_per_person: app_commands.Range[int, 1, 50] | None = None,
        tables_per_server: app_commands.Range[int, 1, 1000] | None = None,
        season_length: Literal["monthly", "manual"] | None = None,
        time_zone: app_commands.Range[str, 1, 100] | None = None,
        season_channel: discord.TextChannel | discord.Thread | None = None,
    ) -> None:
        """Show the server's settings and change those that are given."""

        async def work(words: Words) -> Answer:
            if not interaction.permissions.manage_guild:
                raise TableError(text("error-managers-only"))
            changes: GuildChanges = {}
            if language is not None:
                changes["locale"] = _locale(language)
            if text_mode is not None:
                changes["text_mode"] = text_mode
            if threads is not None:
                changes["use_threads"] = threads
            if who_may_open is not None:
                changes["who_may_open"] = WhoMayOpen(who_may_open)
            if tables_per_person is not None:
                changes["tables_per_person"] = tables_per_person
            if tables_per_server is not None:
                changes["tables_per_guild"] = tables_per_server
            if season_length is not None:
                changes["season_length"] = SeasonLength(season_length)
            if time_zone is not None:
                changes["time_zone"] = known_zone(time_zone)
            if season_channel is not None:
                changes["season_channel_id"] = season_channel.id
            guild_id = interaction.guild_id or 0
            settings = await self._desk.preferences.change_server(guild_id, **changes)
            if changes:
                await self._desk.league.seasons.now(guild_id)
            return Answer(server_settings_screen(settings, words, interaction.channel_id))

        await self._desk.answer(interaction, work)

    @server.autocomplete("time_zone")
    async def suggest_zones(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Complete the option `time-zone`."""
        del interaction
        wanted = typed.strip().replace(" ", "_").casefold()
        found = sorted(
            (zone for zone in zones() if wanted in zone.casefold()), key=lambda zone: (zone not in ZONES, zone)
        )
        return [app_commands.Choice(name=zone, value=zone) for zone in found[:25]]

    @app_commands.command(**named("settings/me"))
    @options("settings/me")
    async def me(
        self,
        interaction: discord.Interaction,
        language: Language | None = None,
        text_mode: bool | None = None,
        confirm: bool | None = None,
        turn_ping: bool | None = None,
        stats_public: bool | None = None,
    ) -> None:
        """Show my settings and change those that are given."""

        async def work(words: Words) -> Answer:
            changes: UserChanges = {}
            if language is not None:
                changes["locale"] = _locale(language)
            if text_mode is not None:
                changes["text_mode"] = text_mode
            if confirm is not None:
                changes["confirm"] = confirm
            if turn_ping is not None:
                changes["turn_ping"] = turn_ping
            if stats_public is not None:
                changes["stats_public"] = stats_public
            settings = await self._desk.preferences.change_person(interaction.user.id, **changes)
            if language is not None:
                words = words_for(settings.locale or str(interaction.locale))
            return Answer(my_settings_screen(settings, words))

        await self._desk.answer(interaction, work)


def _locale(wanted: Language) -> str | None:
    return None if wanted == "auto" else wanted
