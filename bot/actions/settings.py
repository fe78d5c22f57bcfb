"""The settings of a server and of a person, shown and changed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.actions.ground import Ground, must_bear
from bot.actions.request import Request, known, managers_only
from bot.courier import Answer, Courier
from bot.daily.service import DailyService
from bot.preferences import Preferences
from bot.screens.settings import (
    SERVER,
    ZONES,
    hours_of,
    my_setting,
    my_settings_screen,
    page_of,
    server_setting,
    server_settings_screen,
)
from bot.seasons.parsing import time_zone
from bot.seasons.service import SeasonService
from bot.tables.errors import BadRequest
from bot.text import language
from games.engine import text
from persistence.rows import Changes
from seasons.calendar import zones


@dataclass(frozen=True, slots=True)
class Settings:
    """Both kinds of settings. Commands change what is given, menus one thing at a time."""

    _preferences: Preferences
    _seasons: SeasonService
    _dailies: DailyService
    _courier: Courier

    @managers_only
    async def server(self, request: Request, changes: Changes, *grounds: Ground) -> Answer:
        """Show the server's settings and change those that are given; `grounds` are the channels chosen."""
        chosen = (changes.get("season_channel_id"), changes.get("daily_channel_id"))
        for ground in grounds or (request.here,):
            if ground.channel_id in chosen:
                here = ground.channel_id == request.channel_id
                await must_bear(ground, self._courier.enter, here=here)
        if "time_zone" in changes:
            changes = {**changes, "time_zone": time_zone(changes["time_zone"])}
        ours = await self._preferences.change_server(request.guild_id, **changes)
        if changes:
            await self._seasons.replan(request.guild_id)
        if changes.get("daily_channel_id") is not None:
            await self._dailies.begin(request.guild_id)
        return request.page(server_settings_screen(ours, request.words, request.channel_id, page_of(changes)))

    @managers_only
    async def choose_for_server(self, request: Request, name: str, value: str) -> Answer:
        """Keep one choice, or turn to a page."""
        if name in SERVER:
            ours = await self._preferences.of_server(request.guild_id)
            return request.page(server_settings_screen(ours, request.words, request.channel_id, name))
        changes = known(server_setting(name, value))
        return await self.server(request, changes)

    async def zones(self, request: Request) -> list[tuple[str, str]]:
        del request
        return [(zone, zone) for zone in sorted(zones(), key=lambda zone: (zone not in ZONES, zone))]

    async def me(self, request: Request, changes: Changes, quiet_hours: str | None = None) -> Answer:
        """Show the person's settings and change those that are given; `quiet_hours` as people write them."""
        if changes.get("time_zone") is not None:
            changes = {**changes, "time_zone": time_zone(str(changes["time_zone"]))}
        if quiet_hours is not None:
            hours = hours_of(quiet_hours)
            if hours is None:
                raise BadRequest(text("error-bad-hours"))
            changes = {**changes, **hours}
        mine = await self._preferences.change_person(request.who.id, **changes) if changes else request.settings
        words = replace(request.words, locale=language(mine.locale or request.locale))
        return request.page(my_settings_screen(mine, words))

    async def choose_for_me(self, request: Request, name: str, value: str) -> Answer:
        changes = known(my_setting(name, value))
        return await self.me(request, changes)
