"""What is kept about me: handed out, or forgotten."""

from __future__ import annotations

import asyncio

from bot.actions.request import Request
from bot.courier import Answer, Courier
from bot.screens import export_screen, forget_screen
from bot.tables.verbs.privacy import Privacy as Traces
from games.engine import text


class Privacy:
    """A person's rights over their data."""

    def __init__(self, traces: Traces, courier: Courier) -> None:
        self._traces = traces
        self._courier = courier

    async def export(self, request: Request) -> Answer:
        """Hand out everything that is kept about the person as a file."""
        data = await self._traces.export(request.who.id)
        return request.page(await asyncio.to_thread(export_screen, data, request.words))

    async def forget(self, request: Request, *, sure: bool = False) -> Answer:
        """Forget everything about somebody who is sure; ask the others."""
        if not sure:
            return request.page(forget_screen(request.words))
        await self._courier.forget(request.who.id)
        await self._traces.forget(request.who)
        return request.notice(text("privacy-forgotten"))
