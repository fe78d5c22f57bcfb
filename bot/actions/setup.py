"""A server in two minutes: one page asks for what matters, and checks every channel and role that was chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.actions.ground import TO_MAKE_EVENTS, named_permissions
from bot.actions.request import Request, known, managers_only
from bot.actions.settings import Settings
from bot.courier import Answer
from bot.preferences import Preferences
from bot.screens.settings import Checked, setup_choice, setup_screen
from games.engine import text
from persistence.rows import GuildSettings


@dataclass(frozen=True, slots=True)
class Setup:
    _preferences: Preferences
    _settings: Settings

    @managers_only
    async def start(self, request: Request) -> Answer:
        return await self._page(request, asking=True)

    @managers_only
    async def check(self, request: Request) -> Answer:
        return await self._page(request, asking=False)

    @managers_only
    async def choose(self, request: Request, name: str, value: str) -> Answer:
        """Keep one choice and check again; a channel that the bot cannot post in changes nothing."""
        changes = known(setup_choice(name, value, request.guild_id))
        chosen = changes.get("daily_channel_id")
        await self._settings.server(request, changes, *(() if chosen is None else (request.ground(chosen),)))
        return await self._page(request, asking=True)

    async def _page(self, request: Request, *, asking: bool) -> Answer:
        ours = await self._preferences.of_server(request.guild_id)
        return request.page(setup_screen(ours, tuple(_checked(request, ours)), request.words, asking=asking))


def _checked(request: Request, ours: GuildSettings) -> Iterator[Checked]:
    places = {"tables": request.channel_id, "daily": ours.daily_channel_id, "season": ours.season_channel_id}
    if ours.daily_channel_id == ours.season_channel_id:
        places = {"tables": request.channel_id, "news": ours.daily_channel_id}
    for what, channel_id in places.items():
        if channel_id is not None:
            ground = request.here if channel_id == request.channel_id else request.ground(channel_id)
            lacks = ground.missing(with_thread=what == "tables" and ours.use_threads and not ground.in_thread)
            trouble = text("setup-missing", missing=named_permissions(lacks)) if lacks else None
            yield Checked(what, f"<#{channel_id}>", trouble)
    if not TO_MAKE_EVENTS & request.here.bot_lacks:
        yield Checked("events", "", None)
    if ours.opener_role_id is not None:
        gone = None if request.role(ours.opener_role_id).exists else text("role-gone")
        yield Checked("opener-role", f"<@&{ours.opener_role_id}>", gone)
    if ours.call_role_id is not None:
        role = request.role(ours.call_role_id)
        yield Checked("call-role", f"<@&{ours.call_role_id}>", role.trouble_calling())
    if ours.champion_role_id is not None:
        role = request.role(ours.champion_role_id)
        yield Checked("champion-role", f"<@&{ours.champion_role_id}>", role.trouble_giving())
