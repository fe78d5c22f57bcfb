"""Telling servers of the deal of the day, in the channel chosen for it: in the morning, and when it is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import TypeAlias

import structlog

from bot.courier.bulletins import Bulletins
from bot.courier.calls import Delivery
from bot.daily.service import DailyService
from bot.preferences import Preferences
from bot.screens.daily import morning_screen, told_screen
from bot.screens.finished import decisive_lines
from bot.screens.parts import Screen

log = structlog.get_logger(__name__)

SUNDAY = 6
NOBODY = 0
"""The reader of the page that everybody is told."""
Draw: TypeAlias = Callable[[int, date], Awaitable[Screen]]
IsKnown: TypeAlias = Callable[[int, date], Awaitable[bool]]
Note: TypeAlias = Callable[[int, date], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Days:
    """Posts days. A server is told of one until that is noted; each is posted once."""

    _bulletins: Bulletins
    _dailies: DailyService
    _preferences: Preferences

    def begun(self, guild_id: int, day: date) -> None:
        self._tell(guild_id, day, "m", draw=self._morning, is_known=self._dailies.is_shown, note=self._dailies.shown)

    def over(self, guild_id: int, day: date) -> None:
        self._tell(guild_id, day, "e", draw=self._evening, is_known=self._dailies.is_told, note=self._dailies.told)

    def _tell(self, guild_id: int, day: date, part: str, *, draw: Draw, is_known: IsKnown, note: Note) -> None:
        async def post() -> bool:
            return await is_known(guild_id, day) or await self._posted(part, draw, guild_id, day)

        self._bulletins.soon((part, guild_id, day), post, partial(note, guild_id, day), self._dailies.tell_again)

    async def _posted(self, part: str, draw: Draw, guild_id: int, day: date) -> bool:
        """Post a part of a day; False when it must be tried again."""
        nonce = f"{part}{guild_id:x}.{day:%y%m%d}"  # Discord takes 25 characters
        reaches = self._bulletins.reaches(guild_id)
        channel_id = await self._dailies.telling_channel(guild_id)
        if not reaches or channel_id is None:
            return reaches is not None  # the bot has left, or nobody wishes to be told any more
        outcome = await self._bulletins.post(guild_id, channel_id, await draw(guild_id, day), nonce)
        if outcome not in (Delivery.DONE, Delivery.LATER):
            log.warning("deal of the day not posted", guild=guild_id, day=str(day), why=outcome.value)
        return outcome is not Delivery.LATER

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
