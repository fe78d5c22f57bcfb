"""Announcements to a whole server, posted once in one channel: a season has ended, how a day's deal went."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.courier.background import Background
from bot.courier.calls import Delivery, call
from bot.courier.channels import Channels, lanes
from bot.courier.pacer import EVERYWHERE, Pacer, Urgency
from bot.screens.parts import Screen
from persistence.rows import Location


@dataclass(frozen=True, slots=True)
class Bulletins:
    _client: discord.Client
    _channels: Channels
    _pacer: Pacer
    _background: Background
    _busy: set[Hashable] = field(init=False, default_factory=set)

    def soon(
        self,
        what: Hashable,
        post: Callable[[], Awaitable[bool]],
        note: Callable[[], Awaitable[None]],
        again: Callable[[], None],
    ) -> None:
        """Post something in the background unless that is under way, and note it; try `again` where it cannot be."""

        async def once() -> None:
            try:
                if await post():
                    await note()
                else:
                    again()
            finally:
                self._busy.discard(what)

        if what not in self._busy:
            self._busy.add(what)
            self._background.soon(once())

    def reaches(self, guild_id: int) -> bool | None:
        """Tell whether the bot is on a server; None while that cannot be told."""
        guild = self._client.get_guild(guild_id)
        if not self._client.is_ready() or (guild is not None and guild.unavailable):
            return None
        return guild is not None

    async def post(self, guild_id: int, channel_id: int, screen: Screen, nonce: str) -> Delivery:
        """Post in a channel or thread of this very server: the number may be another's.

        Posted again under the same `nonce`, minutes after a crash, it is still the same message.
        """
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return Delivery.NOWHERE
        channel = guild.get_channel_or_thread(channel_id)
        if channel is None:
            try:
                outcome, channel = await self._pacer.through(
                    Urgency.TIDY, lambda: call(lambda: guild.fetch_channel(channel_id)), EVERYWHERE
                )
            except discord.InvalidData:
                return Delivery.NOWHERE
            if channel is None:
                return outcome
        if not isinstance(channel, discord.abc.Messageable):
            return Delivery.NOWHERE
        post = partial(self._channels.post, Location(guild_id, channel_id), screen, nonce=nonce)
        outcome, _ = await self._pacer.through(Urgency.TIDY, post, *lanes(channel_id))
        return outcome
