"""Clicks that came while no process was there: the next one asks Discord for them.

Discord keeps a session whose connection ended without a goodbye for a few minutes, and tells a process that resumes it
what happened meanwhile. A process that ends leaves its sessions like that and notes them; so does every sign of life,
for one that is killed. The next process opens sessions of its own, as it knows no server yet. Beside them it resumes
the former ones, hands on the clicks that can still be answered, and says goodbye for each once its own is there: that
may take minutes where there are many, which have to begin one after another.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

import aiohttp
import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.courier import Background
from persistence.store import Store

log = structlog.get_logger(__name__)

NOTE = "sessions"
ANSWERABLE = 3.0
"""Seconds after which Discord takes no first answer any more: the person has been told so, and clicks again."""
KNOWN_WITHIN = 2.0
"""Seconds after a click in which it waits for Discord to tell of its server."""
LAST_FRAMES = 0.5
"""Seconds that connections have to end."""
GOODBYE, NO_GOODBYE = 1000, 4000
"""The codes with which a connection is closed: the session is over, or may be resumed."""
_GONE = (ReconnectWebSocket, discord.ConnectionClosed, aiohttp.ClientError, OSError)


@dataclass(frozen=True, slots=True)
class Left:
    """A session as it was left: up to which event it has told, and where it is to be resumed."""

    shard: int
    session: str
    sequence: int
    gateway: str


class Sessions:
    def __init__(self, client: discord.AutoShardedClient, store: Store, shards: str, background: Background) -> None:
        self._client = client
        self._notes = store.notes
        self._key = f"{NOTE} {shards}"
        self._background = background
        self._resuming: set[asyncio.Task[None]] = set()
        self._former: dict[int, DiscordWebSocket] = {}
        self._connected: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)

    def connected(self, shard: int) -> None:
        self._connected[shard].set()

    async def note(self) -> None:
        """Keep how the sessions stand. Raises `StoreError`."""
        await self._keep(self._wires())

    async def hand_over(self) -> None:
        """End our connections without a goodbye and keep how the sessions stand. Raises `StoreError`."""
        wires = self._wires()
        for shard in self._client.shards.values():
            shard._parent._cancel_task()  # noqa: SLF001 - else discord.py takes the end for an accident, and comes back
        closing = [asyncio.create_task(wire.close(NO_GOODBYE)) for wire in wires.values()]
        if closing:
            await asyncio.wait(closing, timeout=LAST_FRAMES)
        await self._keep(wires)

    async def _keep(self, wires: Mapping[int, DiscordWebSocket]) -> None:
        left = [
            asdict(Left(shard, wire.session_id, wire.sequence, str(wire.gateway)))
            for shard, wire in wires.items()
            if wire.session_id is not None and wire.sequence is not None
        ]
        if left:
            await self._notes.put(self._key, json.dumps(left))

    def _wires(self) -> dict[int, DiscordWebSocket]:
        """The shards' connections, the former session's where there is none of our own yet."""
        ours = self._client.shards.items()
        return self._former | {number: shard._parent.ws for number, shard in ours}  # noqa: SLF001 - shown to nobody

    async def take_up(self) -> None:
        """Hand on what was clicked since the process before us left. Raises `StoreError`."""
        noted = await self._notes.get(self._key)
        for one in json.loads(noted or "[]"):
            task = asyncio.create_task(self._resume(Left(**one)))
            self._resuming.add(task)
            task.add_done_callback(self._resuming.discard)

    async def stop(self) -> None:
        for task in self._resuming:
            task.cancel()
        await asyncio.gather(*self._resuming, return_exceptions=True)

    async def _resume(self, left: Left) -> None:
        """Listen to a former session until it has told everything and there is one of our own."""
        try:
            wire = await DiscordWebSocket.from_client(
                self._client,
                resume=True,
                gateway=yarl.URL(left.gateway),
                shard_id=left.shard,
                session=left.session,
                sequence=left.sequence,
            )
        except _GONE as error:
            log.info("former session not resumed", shard=left.shard, why=repr(error))
            return
        self._former[left.shard] = wire
        told = asyncio.Event()
        wire._discord_parsers = {"INTERACTION_CREATE": self._hand_on, "RESUMED": lambda _: told.set()}  # noqa: SLF001
        done = asyncio.gather(told.wait(), self._connected[left.shard].wait())
        tasks = [asyncio.ensure_future(one) for one in (_listen(wire), done)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            del self._former[left.shard]
            await wire.close(GOODBYE)

    def _hand_on(self, click: Any) -> None:
        if _age(click) < ANSWERABLE:
            self._background.soon(self._once_known(click))
        else:
            log.debug("clicked too long ago", user=click.get("member", {}).get("user", {}).get("id"))

    async def _once_known(self, click: Any) -> None:
        """Treat a click as any other, once we know its server: who may read what is known of no other."""
        while _age(click) < KNOWN_WITHIN and self._client.get_guild(int(click.get("guild_id") or 0)) is None:  # noqa: ASYNC110
            await asyncio.sleep(0.02)  # discord.py tells of servers only when it has heard of all
        self._client._connection.parsers["INTERACTION_CREATE"](click)  # noqa: SLF001 - as its own connections do


async def _listen(wire: DiscordWebSocket) -> None:
    with suppress(*_GONE):
        while True:
            await wire.poll_event()


def _age(click: Any) -> float:
    return time.time() - discord.utils.snowflake_time(int(click["id"])).timestamp()
