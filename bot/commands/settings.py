"""`/settings server` for managers, `/settings me` for everybody."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import ON_SERVERS, named, options, pace_choices
from bot.entrance import Entrance
from bot.grounds import ground_of
from persistence.rows import GuildChanges, PingWay, TurnPace, UserChanges, WhoMayOpen
from seasons.model import SeasonLength

Language = Literal["auto", "en", "fr"]


class SettingsCommands(app_commands.Group):
    """The group `/settings`."""

    def __init__(self, entrance: Entrance, actions: Actions) -> None:
        super().__init__(**named("settings"), **ON_SERVERS)
        self._entrance = entrance
        self._settings = actions.settings

    @app_commands.command(**named("settings/server"))
    @app_commands.choices(pace=pace_choices())
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
        pace: str | None = None,
        lobby_hours: app_commands.Range[int, 0, 720] | None = None,
        undo_rated: bool | None = None,
        season_length: Literal["monthly", "manual"] | None = None,
        time_zone: app_commands.Range[str, 1, 100] | None = None,
        season_channel: app_commands.AppCommandChannel | app_commands.AppCommandThread | None = None,
        daily_prize: bool | None = None,
        daily_channel: app_commands.AppCommandChannel | app_commands.AppCommandThread | None = None,
    ) -> None:
        """Show the server's settings and change those that are given."""
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
        if pace is not None:
            changes["pace"] = TurnPace(pace)
        if lobby_hours is not None:
            changes["lobby_hours"] = lobby_hours
        if undo_rated is not None:
            changes["undo_rated"] = undo_rated
        if season_length is not None:
            changes["season_length"] = SeasonLength(season_length)
        if time_zone is not None:
            changes["time_zone"] = time_zone
        if season_channel is not None:
            changes["season_channel_id"] = season_channel.id
        if daily_prize is not None:
            changes["daily_prize"] = daily_prize
        if daily_channel is not None:
            changes["daily_channel_id"] = daily_channel.id
        named_channels = [one for one in (season_channel, daily_channel) if one is not None]
        grounds = [ground_of(interaction, one) for one in named_channels]
        await self._entrance.answer(interaction, self._settings.server, changes, *grounds)

    @server.autocomplete("time_zone")
    async def suggest_zones(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Complete the option `time-zone`."""
        return await self._entrance.suggest(interaction, typed, self._settings.zones)

    @app_commands.command(**named("settings/me"))
    @options("settings/me")
    async def me(
        self,
        interaction: discord.Interaction,
        language: Language | None = None,
        text_mode: bool | None = None,
        confirm: bool | None = None,
        ping: Literal["channel", "direct", "none"] | None = None,
        quiet_hours: app_commands.Range[str, 1, 20] | None = None,
        time_zone: app_commands.Range[str, 1, 100] | None = None,
        stats_public: bool | None = None,
        auto_play: bool | None = None,
        preselect: bool | None = None,
    ) -> None:
        """Show my settings and change those that are given."""
        changes: UserChanges = {}
        if language is not None:
            changes["locale"] = _locale(language)
        if text_mode is not None:
            changes["text_mode"] = text_mode
        if confirm is not None:
            changes["confirm"] = confirm
        if ping is not None:
            changes["ping"] = PingWay(ping)
        if time_zone is not None:
            changes["time_zone"] = time_zone
        if stats_public is not None:
            changes["stats_public"] = stats_public
        if auto_play is not None:
            changes["auto_play"] = auto_play
        if preselect is not None:
            changes["preselect"] = preselect
        await self._entrance.answer(interaction, self._settings.me, changes, quiet_hours)

    @me.autocomplete("time_zone")
    async def suggest_my_zones(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Complete the option `time-zone`."""
        return await self._entrance.suggest(interaction, typed, self._settings.zones)


def _locale(wanted: Language) -> str | None:
    return None if wanted == "auto" else wanted
