"""The channels and threads that a person may read, as Discord would show them.

Answered from what the gateway told (roles, overwrites, threads) and from the member that came with the interaction. A
thread is read by the readers of its channel; a private one by its members and those who manage threads. An archived
thread is in no cache: Discord is asked about it, and what it says is kept.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import TypeAlias

import discord

from bot.courier.wire.calls import Delivery, call
from bot.latest import Latest

Sight: TypeAlias = Callable[[Collection[int]], Awaitable[frozenset[int]]]
"""Returns those of some channels and threads of the server that the person may read."""

OthersSight: TypeAlias = Callable[[int, int], Awaitable[bool]]
"""Tells whether a person (id) whom the command names may read a channel or thread (id) of the server."""

MOST_ASKED = 5
"""About how many unknown threads Discord is asked for one request; the others are not seen this time."""
MOST_KEPT = 10_000


class Sights:
    def __init__(self) -> None:
        self._archived: Latest[int, discord.Thread | None] = Latest(MOST_KEPT)

    async def readable(self, interaction: discord.Interaction, channel_ids: Collection[int]) -> frozenset[int]:
        guild, member = interaction.guild, interaction.user
        seen = {channel_id for channel_id in channel_ids if channel_id == interaction.channel_id}  # they are there
        if guild is None or not isinstance(member, discord.Member):
            return frozenset(seen)
        asked = 0
        for channel_id in set(channel_ids) - seen:
            channel = guild.get_channel_or_thread(channel_id) or self._archived.get(channel_id)
            if channel is None and channel_id not in self._archived and asked < MOST_ASKED:
                asked += 1
                channel = await self._ask(guild, channel_id)
            if channel is not None and await _may_read(channel, member):
                seen.add(channel_id)
        return frozenset(seen)

    async def named_may_read(self, interaction: discord.Interaction, user_id: int, channel_id: int) -> bool:
        guild = interaction.guild
        named = (given for _, given in interaction.namespace if isinstance(given, discord.Member))
        member = next((one for one in named if one.id == user_id), None)
        if guild is None or member is None:
            return False
        channel = guild.get_channel_or_thread(channel_id) or await self._ask(guild, channel_id)
        return channel is not None and await _may_read(channel, member)

    async def _ask(self, guild: discord.Guild, thread_id: int) -> discord.Thread | None:
        """A thread that is in no cache; None for what there is not, or what the bot cannot see itself."""
        outcome, found = await call(lambda: guild.fetch_channel(thread_id))
        thread = found if isinstance(found, discord.Thread) else None
        if outcome is not Delivery.LATER:
            self._archived[thread_id] = thread
        return thread


async def _may_read(channel: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    if not isinstance(channel, discord.Thread):
        return channel.permissions_for(member).view_channel
    if channel.parent is None:
        return False
    has = channel.permissions_for(member)
    if not has.view_channel or not channel.is_private() or has.manage_threads:
        return has.view_channel
    outcome, _ = await call(lambda: channel.fetch_member(member.id))
    return outcome is Delivery.DONE
