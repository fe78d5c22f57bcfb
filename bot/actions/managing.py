"""What people who manage the server do with its tables. Ending one and sending somebody away are verbs of the table."""

from __future__ import annotations

from bot.actions.finding import Finder
from bot.actions.ground import Ground, must_bear
from bot.actions.request import Request, managers_only
from bot.actions.tables import Tables
from bot.courier import Answer, Courier
from bot.tables.service import TableService
from games.engine import text
from persistence.rows import Phase


class Managing:
    """Pausing and moving tables."""

    def __init__(self, service: TableService, finder: Finder, tables: Tables, courier: Courier) -> None:
        self._service = service
        self._finder = finder
        self._tables = tables
        self._courier = courier

    @managers_only
    async def pause(self, request: Request, table: str | None) -> Answer:
        """Pause a game."""
        found = await self._finder.meant(request, table, (Phase.RUNNING,))
        await self._service.managing.pause(found.id, request.who, request.guild_id, request.key)
        return await self._tables.more(request, found.id, text("table-you-paused"))

    @managers_only
    async def resume(self, request: Request, table: str | None) -> Answer:
        """Let a game go on."""
        found = await self._finder.meant(request, table, (Phase.RUNNING,))
        await self._service.managing.resume(found.id, request.who, request.guild_id, request.key)
        return await self._tables.more(request, found.id, text("table-you-resumed"))

    @managers_only
    async def move(self, request: Request, table: str | None, to: Ground) -> Answer:
        """Move a table to another channel or thread; its message there says where to."""
        found = await self._finder.meant(request, table)
        await must_bear(to, self._courier.enter, here=False)
        managing = self._service.managing
        done = await managing.move(
            found.id, request.who, request.guild_id, to.channel_id, request.key, in_thread=to.in_thread
        )
        if not done.repeated:
            self._courier.moved(found)
        return request.notice(text("table-you-moved", channel=str(to.channel_id)))
