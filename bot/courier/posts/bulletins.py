"""Messages to a whole server, each posted once in one channel: a welcome, the end of a season, a deal of the day."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from typing import TypeAlias, TypeVar

import discord
import structlog

from bot.background import Background
from bot.courier.posts.champions import Champions
from bot.courier.wire import Channels, Delivery, Urgency
from bot.daily.service import DailyService
from bot.preferences import Preferences
from bot.screens.daily import morning_screen, told_screen
from bot.screens.finished import decisive_lines
from bot.screens.help import welcome_screen
from bot.screens.parts import Screen
from bot.screens.seasons import closing_screen
from bot.seasons.service import SeasonService
from bot.tables.clocks import Hourly
from persistence.rows import Location
from seasons.model import Season

log = structlog.get_logger(__name__)

SUNDAY = 6
NOBODY = 0
"""The reader of the page that everybody is told."""
T = TypeVar("T")
OfDay: TypeAlias = Callable[[int, date], Awaitable[T]]
"""Draws, finds or notes something about a server's day."""


@dataclass(frozen=True, slots=True)
class Bulletins:
    """Welcomes servers, and tells them of ended seasons and of days, each until that is noted."""

    _client: discord.Client
    _channels: Channels
    _background: Background
    _preferences: Preferences
    _seasons: SeasonService
    _champions: Champions
    _dailies: DailyService
    _busy: set[str] = field(init=False, default_factory=set)
    """The nonces of those that are on their way."""

    async def greet(self, guild: discord.Guild) -> None:
        """Post the welcome. A server where the bot may write nowhere is left in peace: its commands say the same."""
        channel = channel_for(guild)
        if channel is None:
            log.info("no channel for the welcome message", guild=guild.id)
            return
        screen = welcome_screen(await self._preferences.public_words(guild.id))
        await self._channels.announce(Urgency.PERSON, Location(guild.id, channel.id), screen)

    def season_ended(self, season: Season) -> None:
        nonce = f"s{season.guild_id:x}.{season.number}"
        note = partial(self._seasons.announced, season)
        self._soon(season.guild_id, nonce, partial(self._close, season, nonce), note, self._seasons.chore)

    async def _close(self, season: Season, nonce: str) -> bool:
        report = await self._seasons.report(season.guild_id, str(season.number))
        if report is None or report.season.announced_at is not None:  # done meanwhile
            return True
        settled = await self._champions.settle(season.guild_id)
        if settled is None:
            return False
        screen = closing_screen(report, await self._preferences.public_words(season.guild_id), settled=settled)
        return await self._post(season.guild_id, screen, nonce, *await self._seasons.closing_channels(season))

    def day_begun(self, guild_id: int, day: date) -> None:
        self._tell("m", guild_id, day, draw=self._morning, is_known=self._dailies.is_shown, note=self._dailies.shown)

    def day_over(self, guild_id: int, day: date) -> None:
        self._tell("e", guild_id, day, draw=self._evening, is_known=self._dailies.is_told, note=self._dailies.told)

    def _tell(
        self, part: str, guild_id: int, day: date, *, draw: OfDay[Screen], is_known: OfDay[bool], note: OfDay[None]
    ) -> None:
        nonce = f"{part}{guild_id:x}.{day:%y%m%d}"  # Discord takes 25 characters

        async def post() -> bool:
            channel_id = await self._dailies.telling_channel(guild_id)
            if channel_id is None or await is_known(guild_id, day):
                return True
            return await self._post(guild_id, await draw(guild_id, day), nonce, channel_id)

        self._soon(guild_id, nonce, post, partial(note, guild_id, day), self._dailies.chore)

    async def _morning(self, guild_id: int, day: date) -> Screen:
        report = await self._dailies.report(guild_id, NOBODY, day)
        return morning_screen(report, await self._preferences.public_words(guild_id))

    async def _evening(self, guild_id: int, day: date) -> Screen:
        report = await self._dailies.report(guild_id, NOBODY, day)
        week = await self._dailies.week(guild_id, day) if day.weekday() == SUNDAY else None
        coming = (await self._dailies.report(guild_id, NOBODY)).coming
        words = await self._preferences.public_words(guild_id)
        best = await self._dailies.best_game(report)
        decisive = () if best is None else decisive_lines(best, words.at(best.table))
        return told_screen(report, coming, week, words, decisive)

    def _soon(
        self,
        guild_id: int,
        nonce: str,
        post: Callable[[], Awaitable[bool]],
        note: Callable[[], Awaitable[None]],
        chore: Hourly,
    ) -> None:
        """Post something in the background unless that is under way, and note it, or let its `chore` try again."""

        async def once() -> None:
            try:
                reaches = self._reaches(guild_id)
                if reaches is False or (reaches and await post()):
                    await note()
                else:
                    chore.try_again()
            finally:
                self._busy.discard(nonce)

        if nonce not in self._busy:
            self._busy.add(nonce)
            self._background.soon(once())

    def _reaches(self, guild_id: int) -> bool | None:
        """Tell whether the bot is on a server; None while that cannot be told."""
        guild = self._client.get_guild(guild_id)
        if not self._client.is_ready() or (guild is not None and guild.unavailable):
            return None
        return guild is not None

    async def _post(self, guild_id: int, screen: Screen, nonce: str, *channel_ids: int) -> bool:
        """Post in the first channel that takes it; False when it must be tried again.

        A server where nobody can read it is left in peace. Posted again under the same `nonce`, minutes after a crash,
        it is still the same message.
        """
        outcome = Delivery.NOWHERE
        for channel_id in channel_ids:
            outcome = await self._post_in(guild_id, channel_id, screen, nonce)
            if outcome in (Delivery.DONE, Delivery.LATER):
                return outcome is Delivery.DONE
        log.warning("bulletin not posted", guild=guild_id, nonce=nonce, why=outcome.value)
        return True

    async def _post_in(self, guild_id: int, channel_id: int, screen: Screen, nonce: str) -> Delivery:
        """Post in a channel or thread of this very server: the number may be another's."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return Delivery.NOWHERE
        channel = guild.get_channel_or_thread(channel_id)
        if channel is None:
            fetch = partial(guild.fetch_channel, channel_id)
            outcome, channel = await self._channels.pacer.call(fetch)
            if channel is None:
                return outcome
        if not isinstance(channel, discord.abc.Messageable):
            return Delivery.NOWHERE
        outcome, _ = await self._channels.announce(Urgency.TIDY, Location(guild_id, channel_id), screen, nonce=nonce)
        return outcome


def channel_for(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel to say hello in: Discord's own for such messages, else the first where people write, too."""
    speaking = [channel for channel in guild.text_channels if _may_write(channel, guild.me)]
    if guild.system_channel in speaking:
        return guild.system_channel
    return min(speaking, key=lambda channel: not _may_write(channel, guild.default_role), default=None)


def _may_write(channel: discord.TextChannel, who: discord.Member | discord.Role) -> bool:
    has = channel.permissions_for(who)
    return has.view_channel and has.send_messages
