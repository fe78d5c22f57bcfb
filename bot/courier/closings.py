"""Closing seasons in public: one message for each, in the server's own channel for it or where people last played."""

from __future__ import annotations

import discord
import structlog

from bot.courier.background import Background
from bot.courier.calls import Delivery, call
from bot.courier.channels import lanes
from bot.courier.components import view_of
from bot.courier.pacer import EVERYWHERE, Pacer, Urgency
from bot.courier.pictures import Pictures
from bot.preferences import Preferences
from bot.screens import closing_screen
from bot.screens.message import Screen
from bot.seasons.service import AGAIN, SeasonService
from seasons.model import Season

log = structlog.get_logger(__name__)


class Closings:
    """Posts what ended seasons have to say. A season is told of until it is announced; each is posted once."""

    def __init__(
        self,
        client: discord.Client,
        seasons: SeasonService,
        preferences: Preferences,
        *,
        pictures: Pictures,
        background: Background,
        pacer: Pacer,
    ) -> None:
        self._client = client
        self._seasons = seasons
        self._preferences = preferences
        self._pictures = pictures
        self._background = background
        self._pacer = pacer
        self._busy: set[tuple[int, int]] = set()

    def ended(self, season: Season) -> None:
        """Take notice of an ended season that was not announced yet."""
        key = (season.guild_id, season.number)
        if key not in self._busy:
            self._busy.add(key)
            self._background.soon(self._close(season))

    async def _close(self, season: Season) -> None:
        try:
            if await self._posted(season):
                await self._seasons.announced(season)
            else:
                self._seasons.look_again(after=AGAIN)
        finally:
            self._busy.discard((season.guild_id, season.number))

    async def _posted(self, season: Season) -> bool:
        """Post the closing; False when it must be tried again. A server where nobody can read it is left in peace."""
        guild = self._client.get_guild(season.guild_id)
        if not self._client.is_ready() or (guild is not None and guild.unavailable):
            return False
        if guild is None:  # the bot has left
            return True
        screen = await self._screen(season)
        if screen is None:
            return True
        chosen, last = await self._seasons.closing_channel(season), await self._seasons.last_channel(season)
        for channel_id in dict.fromkeys((chosen, last)):
            if channel_id is None:
                continue
            outcome = await post_in(guild, channel_id, screen, pictures=self._pictures, pacer=self._pacer)
            if outcome is Delivery.DONE:
                return True
            if outcome is Delivery.LATER:
                return False
        log.warning("season closed in silence", guild=season.guild_id, season=season.number)
        return True

    async def _screen(self, season: Season) -> Screen | None:
        """Return the message that closes a season; None when that has been done meanwhile."""
        report = await self._seasons.report(season.guild_id, str(season.number))
        if report is None or report.season.announced_at is not None:
            return None
        return closing_screen(report, await self._preferences.public_words(season.guild_id))


async def post_in(
    guild: discord.Guild, channel_id: int, screen: Screen, *, pictures: Pictures, pacer: Pacer
) -> Delivery:
    """Post in a channel or thread of this very server: the number comes from people and may be another's."""
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None:
        try:
            outcome, channel = await pacer.through(
                Urgency.TIDY, lambda: call(lambda: guild.fetch_channel(channel_id)), EVERYWHERE
            )
        except discord.InvalidData:
            return Delivery.NOWHERE
        if channel is None:
            return outcome
    if not isinstance(channel, discord.abc.Messageable):
        return Delivery.NOWHERE
    screen, files = await pictures.drawn(screen)
    outcome, _ = await pacer.through(
        Urgency.TIDY,
        lambda: call(lambda: channel.send(view=view_of(screen), files=files)),
        *lanes(channel_id),
    )
    return outcome
