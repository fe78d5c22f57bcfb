"""Calls to people: in the table's channel or directly, and not in their quiet hours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

import discord

from bot.courier.wire import Channels, Delivery, SecondTry
from bot.preferences import Preferences
from bot.screens.parts import Screen
from bot.tables.model import TableInfo
from bot.tables.times import quiet_hours
from persistence.rows import Ping, PingWay
from persistence.store import Store

Drawn: TypeAlias = Callable[..., Screen]
"""Makes the message in some words, told whether it is `direct`, and for which tables it stands `also`, if any."""


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

    async def may_ring(self, guild_id: int, user_id: int) -> bool:
        return await self.wanted(user_id) and await self.quiet_until(guild_id, user_id) is None

    async def ring(
        self, table: TableInfo, user_id: int, kind: str, since: int, drawn: Drawn, *, also: Sequence[TableInfo] = ()
    ) -> Delivery:
        """Call somebody to a table, in its channel if their direct messages are closed.

        The message stands for the tables of `also`, too: a direct one for all of them, one in a channel for those that
        everybody who reads it may know of. A second call of the same kind (a sign) `since` the same revision, after a
        crash or a lost answer, is the same message.
        """
        nonce = f"{table.id}{kind}{user_id % 10**9}.{since}"[:25]
        person = await self._preferences.of_person(user_id)
        words = await self._preferences.public_words(table.location.guild_id)
        told = also
        message: discord.Message | None = None
        if person.ping is PingWay.DIRECT:
            theirs = await self._preferences.words_by(person, table.location.guild_id, words.locale)
            directly = partial(self._channels.direct, user_id, nonce=nonce)
            outcome, message = await self._second.send(drawn(theirs, direct=True, **_more(told)), theirs, directly)
            if outcome is Delivery.LATER:
                return outcome
        if message is None:
            told = [one for one in also if self._channels.may_name(one.location, table.location)]
            post = partial(self._channels.post, table.location, nonce=nonce, ring=[user_id])
            outcome, message = await self._second.send(drawn(words, direct=False, **_more(told)), words, post)
        if message is not None:
            for one in (table, *told):
                await self._store.messages.add_ping(Ping(one.id, user_id, message.channel.id, message.id))
        return outcome


def _more(also: Sequence[TableInfo]) -> dict[str, Any]:
    return {"also": also} if also else {}
