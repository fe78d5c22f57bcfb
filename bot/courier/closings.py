"""Closing seasons in public: one message for each, in the server's own channel for it or where people last played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import structlog

from bot.courier.bulletins import Bulletins
from bot.courier.calls import Delivery
from bot.courier.champions import Champions
from bot.preferences import Preferences
from bot.screens.seasons import closing_screen
from bot.seasons.service import AGAIN, SeasonService
from seasons.model import Season

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Closings:
    """Posts what ended seasons have to say. A season is told of until it is announced; each is posted once."""

    _bulletins: Bulletins
    champions: Champions
    _seasons: SeasonService
    _preferences: Preferences

    def ended(self, season: Season) -> None:
        again = partial(self._seasons.look_again, after=AGAIN)
        note = partial(self._seasons.announced, season)
        self._bulletins.soon(("season", season.guild_id, season.number), partial(self._posted, season), note, again)

    async def _posted(self, season: Season) -> bool:
        """Post the closing; False when it must be tried again. A server where nobody can read it is left in peace."""
        reaches = self._bulletins.reaches(season.guild_id)
        if not reaches:
            return reaches is False  # the bot has left
        report = await self._seasons.report(season.guild_id, str(season.number))
        if report is None or report.season.announced_at is not None:  # done meanwhile
            return True
        settled = await self.champions.settle(season.guild_id)
        if settled is None:
            return False
        words = await self._preferences.public_words(season.guild_id)
        screen = closing_screen(report, words, settled=settled)
        nonce = f"s{season.guild_id:x}.{season.number}"
        chosen, last = await self._seasons.closing_channel(season), await self._seasons.last_channel(season)
        for channel_id in dict.fromkeys((chosen, last)):
            if channel_id is None:
                continue
            outcome = await self._bulletins.post(season.guild_id, channel_id, screen, nonce)
            if outcome is Delivery.DONE:
                return True
            if outcome is Delivery.LATER:
                return False
        log.warning("end of season not posted", guild=season.guild_id, season=season.number)
        return True
