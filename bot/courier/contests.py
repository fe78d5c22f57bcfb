"""The one message that shows a contest or a game night."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.contests.service import ContestService
from bot.courier.calls import Delivery
from bot.courier.nights import Nights
from bot.courier.posters import Posters
from bot.preferences import Preferences
from bot.screens.contests import contest_screen
from bot.screens.nights import night_screen
from bot.screens.parts import Screen
from persistence.rows import Location


@dataclass(eq=False, slots=True, kw_only=True)
class ContestMessages(Posters):
    contests: ContestService
    preferences: Preferences
    nights: Nights
    kind = "contest"

    async def location(self, name: str) -> tuple[Location, int | None]:
        row = (await self.contests.look_inside(name)).row
        return Location(row.guild_id, row.channel_id), row.message_id

    async def screen(self, name: str) -> Screen:
        look = await self.contests.look_inside(name)
        words = await self.preferences.public_words(look.row.guild_id)
        if look.contest.plan.night:
            return night_screen(look, await self.contests.tables_of(look), words)
        return contest_screen(look, words)

    async def drawn(self, name: str, outcome: Delivery) -> None:
        del outcome
        look = await self.contests.look_inside(name)
        if not look.contest.plan.night:
            return
        agreed = await self.nights.follow(look)
        look = await self.contests.look_inside(name)
        if not (await self.nights.tell(look, await self.contests.tables_of(look)) and agreed):
            asyncio.get_running_loop().call_later(self.retry, self.changed, name)

    async def posted(self, name: str, message_id: int | None) -> None:
        await self.contests.shown(name, message_id)
