"""Closing seasons in public: one message for each, in the server's own channel for it or where people last played."""

from __future__ import annotations

import structlog

from bot.courier.background import Background
from bot.courier.bulletins import Bulletins
from bot.courier.calls import Delivery
from bot.preferences import Preferences
from bot.screens import closing_screen
from bot.screens.drawing.message import Screen
from bot.seasons.service import AGAIN, SeasonService
from seasons.model import Season

log = structlog.get_logger(__name__)


class Closings:
    """Posts what ended seasons have to say. A season is told of until it is announced; each is posted once."""

    def __init__(
        self, bulletins: Bulletins, seasons: SeasonService, preferences: Preferences, background: Background
    ) -> None:
        self._bulletins = bulletins
        self._seasons = seasons
        self._preferences = preferences
        self._background = background
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
        reaches = self._bulletins.reaches(season.guild_id)
        if not reaches:
            return reaches is False  # the bot has left
        screen = await self._screen(season)
        if screen is None:
            return True
        chosen, last = await self._seasons.closing_channel(season), await self._seasons.last_channel(season)
        for channel_id in dict.fromkeys((chosen, last)):
            if channel_id is None:
                continue
            outcome = await self._bulletins.post(season.guild_id, channel_id, screen)
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
