"""The one message that shows a challenge, until it shows where the lines parted."""

from __future__ import annotations

from dataclasses import dataclass

from bot.challenges.service import ChallengeService
from bot.courier.calls import Delivery
from bot.courier.posters import Posters
from bot.preferences import Preferences
from bot.screens.finished import challenge_screen
from bot.screens.parts import Screen
from persistence.rows import Location


@dataclass(eq=False, slots=True, kw_only=True)
class ChallengeMessages(Posters):
    challenges: ChallengeService
    preferences: Preferences
    kind = "challenge"

    async def location(self, name: str) -> tuple[Location, int | None]:
        row = await self.challenges.row(name)
        return Location(row.guild_id, row.channel_id), row.message_id

    async def screen(self, name: str) -> Screen:
        look = await self.challenges.look(name)
        return challenge_screen(look, await self.preferences.public_words(look.row.guild_id))

    async def posted(self, name: str, message_id: int | None) -> None:
        await self.challenges.stands(name, (await self.challenges.row(name)).channel_id, message_id)

    async def drawn(self, name: str, outcome: Delivery) -> None:
        if outcome is Delivery.NOWHERE:  # the challenger may show it elsewhere
            await self.posted(name, None)
        await self.challenges.drawn(name)
