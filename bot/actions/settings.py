"""The wishes of a server and of a person: settings, setup, people they do not want at their tables, their data."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.actions.ground import TO_MAKE_EVENTS, Ground, Role, must_bear, named_permissions
from bot.actions.request import Request, known, managers_only
from bot.courier import Answer, Courier
from bot.daily.service import DailyService
from bot.preferences import Preferences
from bot.screens import settings as screens
from bot.seasons.parsing import time_zone
from bot.seasons.service import SeasonService
from bot.tables.errors import BadRequest, NotAllowed
from bot.tables.model import Person
from bot.text import language
from bot.traces import Traces
from games.engine import Text, text
from persistence.blocks import BlockStore
from persistence.rows import BlockedPerson, Changes, GuildSettings
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
        return request.page(
            screens.server_settings_screen(ours, request.words, request.channel_id, screens.page_of(changes))
        )

    @managers_only
    async def choose_for_server(self, request: Request, name: str, value: str) -> Answer:
        """Keep one choice, or turn to a page."""
        if name in screens.SERVER:
            ours = await self._preferences.of_server(request.guild_id)
            return request.page(screens.server_settings_screen(ours, request.words, request.channel_id, name))
        return await self.server(request, known(screens.server_setting(name, value)))

    async def zones(self, request: Request) -> list[tuple[str, str]]:
        del request
        return [(zone, zone) for zone in sorted(zones(), key=lambda zone: (zone not in screens.ZONES, zone))]

    async def me(self, request: Request, changes: Changes, quiet_hours: str | None = None) -> Answer:
        """Show the person's settings and change those that are given; `quiet_hours` as people write them."""
        if changes.get("time_zone") is not None:
            changes = {**changes, "time_zone": time_zone(str(changes["time_zone"]))}
        if quiet_hours is not None:
            hours = screens.hours_of(quiet_hours, request.words.key("quiet-none"))
            if hours is None:
                raise BadRequest(text("error-bad-hours"))
            changes = {**changes, **hours}
        mine = await self._preferences.change_person(request.who.id, **changes) if changes else request.settings
        words = replace(request.words, locale=language(mine.locale or request.locale))
        return request.page(screens.my_settings_screen(mine, words))

    async def choose_for_me(self, request: Request, name: str, value: str) -> Answer:
        return await self.me(request, known(screens.my_setting(name, value)))

    @managers_only
    async def set_up(self, request: Request, asking: bool = True) -> Answer:
        """A server in two minutes: one page checks every channel and role chosen, and asks for what matters."""
        ours = await self._preferences.of_server(request.guild_id)
        return request.page(screens.setup_screen(ours, tuple(_checked(request, ours)), request.words, asking=asking))

    @managers_only
    async def choose_in_setup(self, request: Request, name: str, value: str) -> Answer:
        """Keep one choice and check again; a channel that the bot cannot post in changes nothing."""
        changes = known(screens.setup_choice(name, value, request.guild_id))
        chosen = changes.get("daily_channel_id")
        await self.server(request, changes, *(() if chosen is None else (request.ground(chosen),)))
        return await self.set_up(request)


def _checked(request: Request, ours: GuildSettings) -> Iterator[screens.Checked]:
    places = {"tables": request.channel_id, "daily": ours.daily_channel_id, "season": ours.season_channel_id}
    if ours.daily_channel_id == ours.season_channel_id:
        places = {"tables": request.channel_id, "news": ours.daily_channel_id}
    for what, channel_id in places.items():
        if channel_id is not None:
            ground = request.here if channel_id == request.channel_id else request.ground(channel_id)
            lacks = ground.missing(with_thread=what == "tables" and ours.use_threads and not ground.in_thread)
            if what == "tables" and (ground.in_thread or not ground.missing(with_thread=True)):
                yield screens.Checked("threads", "", None)
            trouble = text("setup-missing", missing=named_permissions(lacks)) if lacks else None
            yield screens.Checked(what, f"<#{channel_id}>", trouble)
    if not TO_MAKE_EVENTS & request.here.bot_lacks:
        yield screens.Checked("events", "", None)
    roles = {
        "opener-role": (ours.opener_role_id, Role.trouble_seeing),
        "call-role": (ours.call_role_id, Role.trouble_calling),
        "champion-role": (ours.champion_role_id, Role.trouble_giving),
    }
    for what, (role_id, trouble_of) in roles.items():
        if role_id is not None:
            yield screens.Checked(what, f"<@&{role_id}>", trouble_of(request.role(role_id)))


@dataclass(frozen=True, slots=True)
class Blocks:
    _blocks: BlockStore

    async def show(self, request: Request, notice: Text | None = None) -> Answer:
        return request.page(screens.blocks_screen(await self._blocks.of(request.who.id), request.words, notice))

    async def block(self, request: Request, who: Person | None, *, bot: bool = False) -> Answer:
        """Keep somebody away from the person's tables; None: show the list."""
        if who is None:
            return await self.show(request)
        if who.id == request.who.id:
            raise NotAllowed(text("block-yourself"))
        if bot:
            raise NotAllowed(text("block-bot"))
        present = await self._blocks.of(request.who.id)
        if len(present) >= screens.MOST_BLOCKED and who.id not in {one.blocked_id for one in present}:
            raise NotAllowed(text("block-full", most=screens.MOST_BLOCKED))
        await self._blocks.add(BlockedPerson(request.who.id, who.id, who.name))
        return await self.show(request, text("block-done", name=who.name))

    async def unblock(self, request: Request, user_id: int) -> Answer:
        blocked = {one.blocked_id for one in await self._blocks.of(request.who.id)}
        await self._blocks.remove(request.who.id, user_id)
        return await self.show(request, text("block-lifted" if user_id in blocked else "block-not"))

    async def lift(self, request: Request, chosen: str) -> Answer:
        """Let somebody come again who was chosen from the list. Raises `BadRequest`."""
        is_id = chosen.isdecimal() and chosen.isascii() and int(chosen) < 2**63
        return await self.unblock(request, known(int(chosen) if is_id else None))


@dataclass(frozen=True, slots=True)
class Privacy:
    _traces: Traces
    _courier: Courier

    async def export(self, request: Request) -> Answer:
        data = await self._traces.export(request.who.id)
        return request.page(await asyncio.to_thread(screens.export_screen, data, request.words))

    async def forget(self, request: Request, *, sure: bool = False) -> Answer:
        if not sure:
            return request.page(screens.forget_screen(request.words))
        await self._courier.forget(request.who.id)
        await self._traces.forget(request.who)
        return request.notice(text("privacy-forgotten"))
