"""Calls to people: in the table's channel or directly, and not in their quiet hours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

import discord

from bot.courier.calls import Delivery
from bot.courier.channels import Channels
from bot.courier.second import SecondTry
from bot.preferences import Preferences
from bot.screens.parts import Screen
from bot.tables.model import TableInfo
from bot.tables.times import quiet_hours
from bot.text import Words
from persistence.rows import Ping, PingWay
from persistence.store import Store

Drawn: TypeAlias = Callable[[Words, Sequence[TableInfo], bool], Screen]
"""Makes the message, told for which other tables it stands and whether it is a direct one."""


@dataclass(frozen=True, slots=True)
class Bell:
    """Rings as each person wishes. `clock` in milliseconds."""

    _channels: Channels
    _store: Store
    _preferences: Preferences
    _second: SecondTry
    _clock: Callable[[], int]

    async def wanted(self, user_id: int) -> bool:
        return (await self._preferences.of_person(user_id)).ping is not PingWay.NONE

    async def quiet_until(self, guild_id: int, user_id: int) -> int | None:
        """The end of the quiet hours that the person is in now, None when they are in none."""
        person = await self._preferences.of_person(user_id)
        quiet = quiet_hours(person, await self._preferences.of_server(guild_id))
        now = self._clock()
        over = now if quiet is None else quiet.over(now)
        return over if over > now else None

    async def ring(
        self, table: TableInfo, user_id: int, drawn: Drawn, nonce: str, *, also: Sequence[TableInfo] = ()
    ) -> Delivery:
        """Call somebody to a table; whose direct messages are closed is called in its channel.

        The message stands for the tables of `also`, too: a direct one for all of them, one in a channel for those that
        everybody who reads it may know of.
        """
        person = await self._preferences.of_person(user_id)
        words = await self._preferences.public_words(table.location.guild_id)
        told = also
        message: discord.Message | None = None
        if person.ping is PingWay.DIRECT:
            theirs = await self._preferences.words_by(person, table.location.guild_id, words.locale)
            directly = partial(self._channels.direct, user_id, nonce=nonce)
            outcome, message = await self._second.send(drawn(theirs, told, True), theirs, directly)
            if outcome is Delivery.LATER:
                return outcome
        if message is None:
            told = [one for one in also if self._channels.may_name(one.location, table.location)]
            screen = drawn(words, told, False)
            post = partial(self._channels.post, table.location, nonce=nonce, ring=user_id)
            outcome, message = await self._second.send(screen, words, post)
        if message is not None:
            for one in (table, *told):
                await self._store.messages.add_ping(Ping(one.id, user_id, message.channel.id, message.id))
        return outcome
