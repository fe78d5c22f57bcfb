"""An ordered queue of frames for one websocket."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from aiohttp import web

MAX_WAITING_FRAMES = 20_000


class Outbox:
    """Lets anybody send without waiting; `pump` does the writing. A client that does not read is dropped."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self._socket = socket
        self._transport = transport
        self._frames: asyncio.Queue[str] = asyncio.Queue()

    def push(self, text: str) -> None:
        """Send a text frame soon, in order."""
        self._frames.put_nowait(text)
        if self._frames.qsize() > MAX_WAITING_FRAMES and self._transport is not None:
            self._transport.abort()

    async def pump(self) -> None:
        """Write the queued frames until cancelled."""
        while True:
            text = await self._frames.get()
            with contextlib.suppress(ConnectionError):
                await self._socket.send_str(text)
