"""The application's emojis on Discord, asked for when nothing more urgent waits."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

import discord

from bot.courier.calls import Delivery, call
from bot.courier.pacer import EVERYWHERE, Lane, Pacer, Urgency

T = TypeVar("T")

EMOJIS = Lane("emojis", 0, 40, 2.0)


class ApplicationEmojis:
    """The emojis of the client's application. None says that Discord did not answer, or not now."""

    def __init__(self, client: discord.Client, pacer: Pacer) -> None:
        self._client = client
        self._pacer = pacer

    async def emojis(self) -> Mapping[str, int] | None:
        _, found = await self._call(self._client.fetch_application_emojis)
        return None if found is None else {emoji.name: emoji.id for emoji in found}

    async def add(self, name: str, image: bytes) -> int | None:
        _, emoji = await self._call(lambda: self._client.create_application_emoji(name=name, image=image))
        return None if emoji is None else emoji.id

    async def remove(self, emoji_id: int) -> bool | None:
        found, emoji = await self._call(lambda: self._client.fetch_application_emoji(emoji_id))
        outcome = found if emoji is None else (await self._call(emoji.delete))[0]
        return True if outcome in (Delivery.DONE, Delivery.GONE) else None

    async def _call(self, make: Callable[[], Awaitable[T]]) -> tuple[Delivery, T | None]:
        return await self._pacer.through(Urgency.TIDY, lambda: call(make), EVERYWHERE, EMOJIS)
