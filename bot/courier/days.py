"""Telling servers how a deal of the day went, in the channel that they have chosen for it."""

from __future__ import annotations

from datetime import date

import structlog

from bot.courier.background import Background
from bot.courier.bulletins import Bulletins
from bot.courier.calls import Delivery
from bot.daily.service import DailyService
from bot.preferences import Preferences
from bot.screens import told_screen

log = structlog.get_logger(__name__)

SUNDAY = 6
NOBODY = 0
"""Whose page is told to everybody."""


class Days:
    """Posts how days went. A day is told of until that is noted; each is posted once."""

    def __init__(
        self, bulletins: Bulletins, dailies: DailyService, preferences: Preferences, background: Background
    ) -> None:
        self._bulletins = bulletins
        self._dailies = dailies
        self._preferences = preferences
        self._background = background
        self._busy: set[tuple[int, date]] = set()

    def over(self, guild_id: int, day: date) -> None:
        """Take notice of a day that is over and that its server was not told of yet."""
        if (guild_id, day) not in self._busy:
            self._busy.add((guild_id, day))
            self._background.soon(self._tell(guild_id, day))

    async def _tell(self, guild_id: int, day: date) -> None:
        try:
            if await self._posted(guild_id, day):
                await self._dailies.told(guild_id, day)
            else:
                self._dailies.tell_again()
        finally:
            self._busy.discard((guild_id, day))

    async def _posted(self, guild_id: int, day: date) -> bool:
        """Post how a day went; False when it must be tried again."""
        if await self._dailies.is_told(guild_id, day):  # meanwhile, by a telling that was under way
            return True
        reaches = self._bulletins.reaches(guild_id)
        channel_id = await self._dailies.telling_channel(guild_id)
        if not reaches or channel_id is None:
            return reaches is not None  # the bot has left, or nobody wishes to be told any more
        report = await self._dailies.report(guild_id, NOBODY, day)
        week = await self._dailies.week(guild_id, day) if day.weekday() == SUNDAY else None
        coming = (await self._dailies.report(guild_id, NOBODY)).coming
        screen = told_screen(report, coming, week, await self._preferences.public_words(guild_id))
        outcome = await self._bulletins.post(guild_id, channel_id, screen)
        if outcome not in (Delivery.DONE, Delivery.LATER):
            log.warning("day told to nobody", guild=guild_id, day=str(day), why=outcome.value)
        return outcome is not Delivery.LATER
