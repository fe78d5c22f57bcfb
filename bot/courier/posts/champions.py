"""The champion's role: given to those who won the last season, taken from those before them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
import structlog

from bot.courier.wire import Delivery, Pacer
from bot.seasons.service import SeasonService
from persistence.notes import CrownStore
from persistence.rows import Crown

log = structlog.get_logger(__name__)

GONE = (Delivery.DONE, Delivery.GONE)
"""The outcomes after which nobody has the role any more: the person or the role may have left the server."""


@dataclass(frozen=True, slots=True)
class Champions:
    """Gives the role and takes it back. The store keeps each gift: both steps can be repeated."""

    _client: discord.Client
    _seasons: SeasonService
    _crowns: CrownStore
    _pacer: Pacer

    async def settle(self, guild_id: int) -> bool | None:
        """Let the last champions have the role, and nobody else; tell whether all went well, None to try again."""
        wanted, held = await self._seasons.crowns(guild_id)
        outcomes = [await self._take(crown) for crown in held if crown not in wanted]
        for crown in wanted:
            outcomes.append(outcome := await self._call(self._client.http.add_role, crown))
            if outcome is Delivery.DONE:
                await self._crowns.give(crown)
        if Delivery.LATER in outcomes:
            return None
        return all(outcome in GONE for outcome in outcomes)

    async def forget(self, user_id: int) -> None:
        """Take every champion's role from somebody who asks to be forgotten, as far as Discord lets us."""
        for crown in await self._crowns.of_person(user_id):
            await self._take(crown)

    async def _take(self, crown: Crown) -> Delivery:
        outcome = await self._call(self._client.http.remove_role, crown)
        if outcome in GONE:
            await self._crowns.take(crown)
        return outcome

    async def _call(self, change: Callable[[int, int, int], Awaitable[Any]], crown: Crown) -> Delivery:
        make = partial(change, crown.guild_id, crown.user_id, crown.role_id)
        outcome, _ = await self._pacer.call(make)
        if outcome not in GONE:
            log.warning("champion's role not changed", guild=crown.guild_id, role=crown.role_id, why=outcome.value)
        return outcome
