"""The application's commands and emojis, as Discord keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.courier.wire.calls import Delivery
from bot.courier.wire.pacer import Lane, Pacer

EMOJIS = Lane("emojis", 0, 40, 2.0)


async def sync_commands(tree: app_commands.CommandTree[Any], guild_id: int | None) -> int:
    """Tell Discord of the commands, all servers or one; return how many it took."""
    guild = None if guild_id is None else discord.Object(guild_id)
    if guild is not None:
        tree.copy_global_to(guild=guild)
    return len(await tree.sync(guild=guild))


@dataclass(frozen=True, slots=True)
class ApplicationEmojis:
    """The application's emojis, asked for when nothing more urgent waits. None: Discord did not answer, or not now."""

    _client: discord.Client
    _pacer: Pacer

    async def emojis(self) -> Mapping[str, int] | None:
        _, found = await self._pacer.call(self._client.fetch_application_emojis, EMOJIS)
        return None if found is None else {emoji.name: emoji.id for emoji in found}

    async def add(self, name: str, image: bytes) -> int | None:
        make = partial(self._client.create_application_emoji, name=name, image=image)
        _, emoji = await self._pacer.call(make, EMOJIS)
        return None if emoji is None else emoji.id

    async def remove(self, emoji_id: int) -> bool | None:
        fetch = partial(self._client.fetch_application_emoji, emoji_id)
        outcome, emoji = await self._pacer.call(fetch, EMOJIS)
        if emoji is not None:
            outcome, _ = await self._pacer.call(emoji.delete, EMOJIS)
        return True if outcome in (Delivery.DONE, Delivery.GONE) else None
