"""Lists of tables: of a channel, a server or a person, and those that wait for somebody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.tables.model import TableInfo
from bot.tables.views import info_of_rows
from persistence.play.tables import TableStore
from persistence.rows import ALIVE, Location, Phase, TableRow

Seen: TypeAlias = Callable[[Collection[int]], Awaitable[Collection[int]]]
"""Picks out of some channels those that somebody may read."""


@dataclass(frozen=True, slots=True)
class Listing:
    """Asks the store; everything raises `StoreError`."""

    _tables: TableStore

    async def here(self, location: Location, phases: Collection[Phase] = ALIVE, *, limit: int = 25) -> list[TableInfo]:
        """The tables of a channel or thread, the latest opened first."""
        return await self._infos(self._tables.in_channel(location, phases, limit=limit))

    async def changed_since(self, since: int) -> list[TableInfo]:
        """The tables that changed at or after a moment, the oldest change first; no more than 200."""
        return await self._infos(self._tables.changed_since(since, phases=tuple(Phase)))

    async def of_guild(
        self, guild_id: int, phases: Collection[Phase] = ALIVE, *, limit: int = 25, seen: Seen | None = None
    ) -> list[TableInfo]:
        """A server's tables, the latest changed first; of the `limit` looked through, those in channels `seen`."""
        found = await self._infos(self._tables.of_guild(guild_id, phases, limit=limit))
        visible = None if seen is None else await seen({table.location.channel_id for table in found})
        return [table for table in found if visible is None or table.location.channel_id in visible]

    async def count_of_guild(self, guild_id: int) -> int:
        return await self._tables.count_in_guild(guild_id)

    async def of_person(
        self, user_id: int, phases: Collection[Phase] = ALIVE, *, guild_id: int | None = None, limit: int = 25
    ) -> list[TableInfo]:
        """The tables where a person sits or sat, the latest changed first."""
        return await self._infos(self._tables.of_person(user_id, phases, guild_id=guild_id, limit=limit))

    async def awaiting(self, user_id: int, guild_id: int | None = None) -> list[TableInfo]:
        """The tables that wait for a person, the longest waiting first."""
        found = await self._infos(self._tables.awaiting(user_id))
        here = (table for table in found if guild_id in (None, table.location.guild_id))
        return [table for table in here if table.seat_of(user_id) is not None]

    async def _infos(self, found: Awaitable[Sequence[TableRow]]) -> list[TableInfo]:
        rows = await found
        sitting = await self._tables.seats_at([row.id for row in rows])
        return [info_of_rows(row, sitting[row.id]) for row in rows]
