"""A person's own data: handed out, or forgotten."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.actions.request import Request
from bot.courier import Answer, Courier
from bot.screens.settings import export_screen, forget_screen
from bot.traces import Traces
from games.engine import text


@dataclass(frozen=True, slots=True)
class Privacy:
    _traces: Traces
    _courier: Courier

    async def export(self, request: Request) -> Answer:
        data = await self._traces.export(request.who.id)
        return request.page(await asyncio.to_thread(export_screen, data, request.words))

    async def forget(self, request: Request, *, sure: bool = False) -> Answer:
        if not sure:
            return request.page(forget_screen(request.words))
        await self._courier.forget(request.who.id)
        await self._traces.forget(request.who)
        return request.notice(text("privacy-forgotten"))
