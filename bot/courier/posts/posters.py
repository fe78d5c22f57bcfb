"""Messages that are kept up to date for all to see, contests' and challenges': edited, and posted anew where gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

import structlog

from bot.background import Background
from bot.challenges.service import ChallengeService
from bot.contests.service import ContestService
from bot.courier.posts.nights import Nights
from bot.courier.wire import Channels, Delivery, Urgency, lanes
from bot.preferences import Preferences
from bot.screens.contests import contest_screen
from bot.screens.finished import challenge_screen
from bot.screens.nights import night_screen
from bot.screens.parts import Screen
from bot.tables.errors import TableError
from persistence.errors import StoreError
from persistence.rows import Location

Draw: TypeAlias = Callable[[str], Awaitable[Screen]]
"""Gives a poster's present screen. Raises `TableError`."""
Settle: TypeAlias = Callable[[str, Delivery], Awaitable[bool]]
"""Hears that a poster was drawn, or never will be; tells whether all is done that comes with it."""

log = structlog.get_logger(__name__)


@dataclass(eq=False, slots=True)
class Posters:
    """Draws what has changed, each from its present state; `kind` is what they are, `retry` is in seconds."""

    _kind: str
    _channels: Channels
    _background: Background
    _retry: float
    _service: ContestService | ChallengeService
    _screen: Draw
    _settle: Settle
    _coming: set[str] = field(init=False, default_factory=set)
    """Those whose drawing has been asked for and has not begun."""

    def changed(self, name: str) -> None:
        if name not in self._coming:
            self._coming.add(name)
            self._background.soon(self._draw(name))

    async def _draw(self, name: str) -> None:
        again = True
        try:
            on = lanes((await self._service.row(name)).channel_id)
            outcome = await self._channels.pacer.through(Urgency.TABLE, partial(self._put, name), *on)
            again = outcome is Delivery.LATER
            if not again and name not in self._coming:
                again = not await self._settle(name, outcome)
        except (TableError, StoreError) as error:
            log.warning("poster not drawn", kind=self._kind, name=name, why=str(error))
        finally:
            self._coming.discard(name)
        if again:
            asyncio.get_running_loop().call_later(self._retry, self.changed, name)

    async def _put(self, name: str) -> Delivery:
        self._coming.discard(name)  # what changes from now on is drawn again
        screen = await self._screen(name)
        row = await self._service.row(name)
        location = Location(row.guild_id, row.channel_id)
        if row.message_id is not None:
            outcome = await self._channels.edit(location, row.message_id, screen)
            if outcome not in (Delivery.GONE, Delivery.ARCHIVED):
                return outcome
            await self._service.shown(name, None)
        outcome, message = await self._channels.post(location, screen, nonce=f"{self._kind}-{name}")
        if message is not None:
            await self._service.shown(name, message.id)
        return outcome


async def draw_contest(contests: ContestService, preferences: Preferences, name: str) -> Screen:
    look = await contests.look(name)
    words = await preferences.public_words(look.row.guild_id)
    if look.contest.plan.night:
        return night_screen(look, await contests.tables_of(look), words)
    return contest_screen(look, words)


async def settle_contest(contests: ContestService, nights: Nights, name: str, outcome: Delivery) -> bool:
    del outcome
    look = await contests.look(name)
    return not look.contest.plan.night or await nights.attend(name)


async def draw_challenge(challenges: ChallengeService, preferences: Preferences, name: str) -> Screen:
    look = await challenges.look(name)
    return challenge_screen(look, await preferences.public_words(look.row.guild_id))


async def settle_challenge(challenges: ChallengeService, name: str, outcome: Delivery) -> bool:
    if outcome is Delivery.NOWHERE:  # the challenger may show it elsewhere
        await challenges.shown(name, None)
    await challenges.drawn(name)
    return True
