"""What a server and a person chose, shown and changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.actions.request import Request, managers_only
from bot.courier import Answer
from bot.preferences import Preferences
from bot.screens import my_setting, my_settings_screen, server_setting, server_settings_screen
from bot.seasons.service import SeasonService
from bot.tables.errors import BadRequest
from bot.text import language
from games.engine import text
from persistence.rows import GuildSettings, UserSettings


class Settings:
    """Both kinds of settings. Commands change what is given, menus one thing at a time."""

    def __init__(self, preferences: Preferences, seasons: SeasonService) -> None:
        self._preferences = preferences
        self._seasons = seasons

    @managers_only
    async def server(self, request: Request, **given: Any) -> Answer:
        """Show the server's settings and change those that are given, by their names in `GuildSettings`."""
        before = await self._preferences.of_server(request.guild_id)
        return await self._save_server(request, before, replace(before, **given))

    @managers_only
    async def choose_for_server(self, request: Request, name: str, value: str) -> Answer:
        """Change one of the server's settings as its menu says."""
        before = await self._preferences.of_server(request.guild_id)
        after = server_setting(before, name, value)
        if after is None:
            raise BadRequest(text("error-unknown-button"))
        return await self._save_server(request, before, after)

    async def me(self, request: Request, **given: Any) -> Answer:
        """Show the person's settings and change those that are given, by their names in `UserSettings`."""
        return await self._save_mine(request, replace(request.settings, **given))

    async def choose_for_me(self, request: Request, name: str, value: str) -> Answer:
        """Change one of the person's settings as its menu says."""
        after = my_setting(request.settings, name, value)
        if after is None:
            raise BadRequest(text("error-unknown-button"))
        return await self._save_mine(request, after)

    async def _save_server(self, request: Request, before: GuildSettings, after: GuildSettings) -> Answer:
        if after != before:
            await self._preferences.save_server(after)
            await self._seasons.now(request.guild_id)
        return request.page(server_settings_screen(after, request.words, request.channel_id))

    async def _save_mine(self, request: Request, after: UserSettings) -> Answer:
        if after != request.settings:
            await self._preferences.save_person(after)
        words = replace(request.words, locale=language(after.locale or request.locale))
        return request.page(my_settings_screen(after, words))
