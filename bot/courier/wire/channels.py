"""Calls on the messages and threads of channels. Each but `announce` is one call that the pacer has let out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import discord
import structlog

from bot.clicks import read
from bot.courier.wire.calls import NOBODY, Delivery, call
from bot.courier.wire.components import every, view_of
from bot.courier.wire.pacer import EVERYWHERE, Lane, Pacer, Urgency
from bot.courier.wire.pictures import Pictures
from bot.screens.parts import Screen
from persistence.rows import Location

log = structlog.get_logger(__name__)

OLD = 55 * 60 * 1000
"""Milliseconds after which Discord counts edits of a message apart, or soon will."""
LONGEST_THREAD_NAME = 100
ARCHIVE_MINUTES: Final = 10080
"""The silence after which Discord archives a table's thread: a week, the longest there is."""


def lanes(channel_id: int, *, deleting: bool = False, old: bool = False) -> tuple[Lane, ...]:
    """A call's lanes; `old` for edits of old messages. The numbers are seen in the wild: Discord publishes none."""
    if deleting:
        return (EVERYWHERE, Lane("deletions", channel_id, 5, 1.0))
    writing = (EVERYWHERE, Lane("messages", channel_id, 5, 5.0))
    return (*writing, Lane("old edits", channel_id, 3, 6.0)) if old else writing


def is_old(message_id: int, now: int) -> bool:
    """Tell whether edits of a message are counted apart; `now` in milliseconds since the epoch."""
    return now - discord.utils.snowflake_time(message_id).timestamp() * 1000 > OLD


@dataclass(eq=False, slots=True)
class Channels:
    _client: discord.Client
    _pictures: Pictures
    pacer: Pacer
    _opened: set[int] = field(init=False, default_factory=set)
    """The threads that this process has opened or put to use."""

    def may_name(self, location: Location, where: Location) -> bool:
        """Tell whether readers of `where` may know of a table at a place: it is there, or open to the server."""
        if location.channel_id == where.channel_id:
            return True
        guild = None if location.guild_id != where.guild_id else self._client.get_guild(location.guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(location.channel_id)
        if guild is None or channel is None:
            return False
        if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
            return False
        return channel.permissions_for(guild.default_role).view_channel

    async def post(
        self, location: Location, screen: Screen, *, nonce: str | None = None, ring: Sequence[int] = ()
    ) -> tuple[Delivery, discord.Message | None]:
        """Post a message, or find the one posted under the same `nonce` minutes ago. A mention rings only `ring`."""
        where = self._client.get_partial_messageable(location.channel_id, guild_id=location.guild_id)
        rung = [discord.Object(one) for one in ring] or False
        only = discord.AllowedMentions(users=rung, everyone=False, roles=False, replied_user=False)
        more: dict[str, Any] = {} if nonce is None else {"nonce": nonce}
        drawn, files = await self._pictures.drawn(screen)
        outcome, message = await call(
            lambda: where.send(view=view_of(drawn), files=files, allowed_mentions=only, **more)
        )
        if outcome is Delivery.GONE and nonce is not None:
            # Discord remembers a nonce for minutes, even after its message is deleted.
            log.warning("nonce belongs to a deleted message, posting without it", channel=location.channel_id)
            outcome, message = await self.post(location, screen, ring=ring, nonce=None)
            return (Delivery.LATER if outcome is Delivery.GONE else outcome), message
        self._pictures.note(message, files)
        return outcome, message

    async def announce(
        self, urgency: Urgency, location: Location, screen: Screen, **more: Any
    ) -> tuple[Delivery, discord.Message | None]:
        """Post a message when its time has come; `more` as in `post`."""
        post = partial(self.post, location, screen, **more)
        return await self.pacer.through(urgency, post, *lanes(location.channel_id))

    async def direct(self, user_id: int, screen: Screen, *, nonce: str) -> tuple[Delivery, discord.Message | None]:
        outcome, channel = await call(lambda: self._client.create_dm(discord.Object(user_id)))
        if channel is None:
            return outcome, None
        screen, files = await self._pictures.drawn(screen)
        return await call(lambda: channel.send(view=view_of(screen), files=files, nonce=nonce))

    async def edit(self, location: Location, message_id: int, screen: Screen) -> Delivery:
        """Edit one of the bot's messages. Pictures that it shows already are not sent again."""
        message = self._client.get_partial_messageable(location.channel_id).get_partial_message(message_id)

        async def edit(drawn: Screen, files: list[Any]) -> tuple[Delivery, discord.Message | None]:
            return await call(lambda: message.edit(view=view_of(drawn), attachments=files, allowed_mentions=NOBODY))

        outcome, _ = await self._pictures.put(message_id, screen, edit)
        return outcome

    async def delete(self, channel_id: int, message_id: int) -> Delivery:
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        outcome, _ = await call(message.delete)
        return outcome

    async def enter(self, thread_id: int) -> Delivery:
        """Join a thread; a private one that the bot cannot read is forbidden."""
        outcome, _ = await call(lambda: self._client.http.join_thread(thread_id))
        return outcome

    async def open_thread(self, channel_id: int, name: str) -> int | None:
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            return None
        name, me = name[:LONGEST_THREAD_NAME], channel.guild.me.id
        for one in channel.threads:  # a process that fell may have had no time to use its thread
            if (one.name, one.owner_id, one.message_count) == (name, me, 0) and one.id not in self._opened:
                self._opened.add(one.id)
                return one.id
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        _, thread = await call(
            lambda: channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_MINUTES)
        )
        if thread is not None:
            self._opened.add(thread.id)
        return None if thread is None else thread.id


def revision_of(message: discord.Message) -> int | None:
    """The revision at which a table's message was drawn, None when nothing in it says so."""
    for component in every(message.components):
        custom_id = getattr(component, "custom_id", None)
        click = read(custom_id) if isinstance(custom_id, str) else None
        if click is not None and click.table is not None:
            return click.revision
    return None
