"""`/settings server` for managers, `/settings me` for everybody."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import discord
from discord import app_commands

from bot.commands.desk import Desk
from bot.commands.localise import ON_SERVERS, named, options
from bot.courier import Answer
from bot.screens import my_settings_screen, server_settings_screen
from bot.screens.settings import ZONES
from bot.seasons.wishes import time_zone as known_zone
from bot.tables.errors import TableError
from bot.text import Words, words_for
from games.engine import text
from persistence.calendar import zones
from persistence.rows import GuildSettings, SeasonLength, UserSettings, WhoMayOpen

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
            before = await self._desk.preferences.of_server(interaction.guild_id or 0)
            after: GuildSettings = replace(
                before,
                locale=_locale(language, before.locale),
                text_mode=before.text_mode if text_mode is None else text_mode,
                use_threads=before.use_threads if threads is None else threads,
                who_may_open=before.who_may_open if who_may_open is None else WhoMayOpen(who_may_open),
                tables_per_person=tables_per_person or before.tables_per_person,
                tables_per_guild=tables_per_server or before.tables_per_guild,
                season_length=before.season_length if season_length is None else SeasonLength(season_length),
                time_zone=before.time_zone if time_zone is None else known_zone(time_zone),
                season_channel_id=before.season_channel_id if season_channel is None else season_channel.id,
            )
            if after != before:
                await self._desk.preferences.save_server(after)
                await self._desk.league.seasons.now(after.guild_id)
            return Answer(server_settings_screen(after, words, interaction.channel_id))

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
            before = await self._desk.preferences.of_person(interaction.user.id)
            after: UserSettings = replace(
                before,
                locale=_locale(language, before.locale),
                text_mode=before.text_mode if text_mode is None else text_mode,
                confirm=before.confirm if confirm is None else confirm,
                turn_ping=before.turn_ping if turn_ping is None else turn_ping,
                stats_public=before.stats_public if stats_public is None else stats_public,
            )
            if after != before:
                await self._desk.preferences.save_person(after)
            if language is not None:
                words = words_for(after.locale or str(interaction.locale))
            return Answer(my_settings_screen(after, words))

        await self._desk.answer(interaction, work)


def _locale(wanted: Language | None, before: str | None) -> str | None:
    if wanted is None:
        return before
    return None if wanted == "auto" else wanted
