"""Messages that are kept up to date for all to see, contests' and challenges': edited, and posted anew where gone."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

import structlog

from bot.challenges.service import ChallengeService
from bot.contests.service import ContestService
from bot.courier.background import Background
from bot.courier.calls import Delivery
from bot.courier.channels import Channels, lanes
from bot.courier.nights import Nights
from bot.courier.pacer import Urgency
from bot.preferences import Preferences
from bot.screens.contests import contest_screen
from bot.screens.finished import challenge_screen
from bot.screens.nights import night_screen
from bot.screens.parts import Screen
from bot.tables.errors import TableError
from persistence.errors import StoreError
from persistence.rows import Challenge, ContestRow, Location

log = structlog.get_logger(__name__)


@dataclass(eq=False, slots=True)
class Posters(ABC):
    """Draws what has changed, each from its present state; `kind` is what they are, `retry` is in seconds."""

    kind: ClassVar[str]
    channels: Channels
    preferences: Preferences
    background: Background
    retry: float
    _coming: set[str] = field(init=False, default_factory=set)
    """Those whose drawing has been asked for and has not begun."""

    @abstractmethod
    async def row(self, name: str) -> Challenge | ContestRow:
        """The place of a poster, and its message. Raises `TableError`."""

    @abstractmethod
    async def screen(self, name: str) -> Screen:
        """The present screen for its message. Raises `TableError`."""

    @abstractmethod
    async def posted(self, name: str, message_id: int | None) -> None:
        """Note which message shows it, None for none any more."""

    @abstractmethod
    async def drawn(self, name: str, outcome: Delivery) -> None:
        """Take notice that its message was drawn, or will not be."""

    def changed(self, name: str) -> None:
        if name not in self._coming:
            self._coming.add(name)
            self.background.soon(self._draw(name))

    def try_again(self, name: str) -> None:
        asyncio.get_running_loop().call_later(self.retry, self.changed, name)

    async def _draw(self, name: str) -> None:
        outcome = Delivery.LATER
        try:
            on = lanes((await self.row(name)).channel_id)
            outcome = await self.channels.pacer.through(Urgency.TABLE, partial(self._put, name), *on)
            if outcome is not Delivery.LATER and name not in self._coming:
                await self.drawn(name, outcome)
        except (TableError, StoreError) as error:
            log.warning("poster not drawn", kind=self.kind, name=name, why=str(error))
        finally:
            self._coming.discard(name)
        if outcome is Delivery.LATER:
            self.try_again(name)

    async def _put(self, name: str) -> Delivery:
        self._coming.discard(name)  # what changes from now on is drawn again
        screen = await self.screen(name)
        row = await self.row(name)
        location = Location(row.guild_id, row.channel_id)
        if row.message_id is not None:
            outcome = await self.channels.edit(location, row.message_id, screen)
            if outcome not in (Delivery.GONE, Delivery.ARCHIVED):
                return outcome
            await self.posted(name, None)
        outcome, message = await self.channels.post(location, screen, nonce=f"{self.kind}-{name}")
        if message is not None:
            await self.posted(name, message.id)
        return outcome


@dataclass(eq=False, slots=True)
class ContestMessages(Posters):
    kind = "contest"
    contests: ContestService
    nights: Nights

    async def row(self, name: str) -> ContestRow:
        return (await self.contests.look_inside(name)).row

    async def screen(self, name: str) -> Screen:
        look = await self.contests.look_inside(name)
        words = await self.preferences.public_words(look.row.guild_id)
        if look.contest.plan.night:
            return night_screen(look, await self.contests.tables_of(look), words)
        return contest_screen(look, words)

    async def posted(self, name: str, message_id: int | None) -> None:
        await self.contests.shown(name, message_id)

    async def drawn(self, name: str, outcome: Delivery) -> None:
        del outcome
        look = await self.contests.look_inside(name)
        if look.contest.plan.night and not await self.nights.attend(name):
            self.try_again(name)


@dataclass(eq=False, slots=True)
class ChallengeMessages(Posters):
    """Shows a challenge, until it shows where the lines parted."""

    kind = "challenge"
    challenges: ChallengeService

    async def row(self, name: str) -> Challenge:
        return await self.challenges.row(name)

    async def screen(self, name: str) -> Screen:
        look = await self.challenges.look(name)
        return challenge_screen(look, await self.preferences.public_words(look.row.guild_id))

    async def posted(self, name: str, message_id: int | None) -> None:
        await self.challenges.stands(name, (await self.challenges.row(name)).channel_id, message_id)

    async def drawn(self, name: str, outcome: Delivery) -> None:
        if outcome is Delivery.NOWHERE:  # the challenger may show it elsewhere
            await self.posted(name, None)
        await self.challenges.drawn(name)
