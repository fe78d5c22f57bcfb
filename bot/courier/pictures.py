"""Pictures on their way out: drawn in a thread of their own, never on the event loop, and each one once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import discord

from bot.art.plan import Plan
from bot.screens.message import Attachment, Picture, Screen

MOST_BYTES = 16 * 1024 * 1024
"""How much is kept of what was drawn."""


class Drawings:
    """What was drawn, by what it shows; the longest unused go first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._size = 0
        self._done: OrderedDict[Plan, bytes] = OrderedDict()
        self._coming: dict[Plan, asyncio.Future[bytes]] = {}
        # One at a time: under load drawings wait for each other, and answers for none of them.
        self._thread = ThreadPoolExecutor(1, "drawing")

    async def png(self, plan: Plan) -> bytes:
        """Return the picture; whoever asks for one that is being drawn waits for that one."""
        done = self._done.get(plan)
        if done is not None:
            self._done.move_to_end(plan)
            return done
        coming = self._coming.get(plan)
        if coming is None:
            coming = self._coming[plan] = asyncio.get_running_loop().run_in_executor(self._thread, plan.draw)
            coming.add_done_callback(lambda task: self._arrived(plan, task))
        return await asyncio.shield(coming)

    def _arrived(self, plan: Plan, task: asyncio.Future[bytes]) -> None:
        del self._coming[plan]
        if task.cancelled() or task.exception() is not None:
            return
        self._done[plan] = task.result()
        self._size += len(task.result())
        while self._size > self._most:
            _, oldest = self._done.popitem(last=False)
            self._size -= len(oldest)


_DRAWINGS = Drawings()


async def files_of(screen: Screen) -> list[discord.File]:
    """Return the files that travel with the screen, its pictures drawn."""
    files = []
    for block in screen.everything():
        match block:
            case Picture(name=name, plan=plan, alt=alt):
                files.append(discord.File(BytesIO(await _DRAWINGS.png(plan)), name, description=alt))
            case Attachment(name=name, data=data):
                files.append(discord.File(BytesIO(data), name))
            case _:
                pass
    return files
