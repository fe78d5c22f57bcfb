"""Live tables in memory, and the lock of each. A table that is not there is read from its log again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias
from weakref import WeakValueDictionary

import structlog

from bot.latest import Latest
from bot.tables.beside import Beside
from bot.tables.errors import NoSuchTable, Unavailable
from bot.tables.fold.live import LiveTable
from bot.tables.fold.taking import fold
from bot.tables.model import Inside, Preselected
from bot.tables.standing import Standing
from games import registry
from games.engine import Seat, text
from persistence.rows import Entry, TableRow
from persistence.store import Store

log = structlog.get_logger(__name__)

Ready: TypeAlias = Callable[[LiveTable, Mapping[Seat, Preselected]], Awaitable[Mapping[Seat, str]]]
"""Says what is played for people without a click of theirs, from what they have chosen beforehand."""


class TableCache:
    def __init__(self, store: Store, most: int, ready: Ready) -> None:
        self._store = store
        self._ready = ready
        self._live: Latest[str, Standing] = Latest(most)
        self.drop = self._live.clear
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())

    def forget(self, table_id: str) -> None:
        self._live.pop(table_id, None)

    async def read(self, table_id: str, guild_id: int | Inside = Inside.INSIDE) -> Standing:
        """A table as it stands; what is returned does not change. Raises `NoSuchTable`, `Unavailable`."""
        standing = self._live.get(table_id)
        if standing is None:
            async with self.lock(table_id):
                standing = await self.load(table_id)
        must_be_on(standing.table, guild_id)
        return standing

    async def load(self, table_id: str, seen: int = 0) -> Standing:
        """The same, read anew when the cache lags behind `seen`. The caller holds the table's lock."""
        standing = self._live.get(table_id)
        if standing is not None and standing.table.revision >= seen:
            self._live.move_to_end(table_id)
            return standing
        row = await self._store.tables.find(table_id)
        if row is None:
            raise NoSuchTable
        entries = await self._store.log.entries(table_id)
        table, beside = folded(row, entries)
        standing = Standing(table, replace(beside, ready=await self._ready(table, beside.preselected)))
        self.keep(standing)
        return standing

    def keep(self, standing: Standing) -> None:
        self._live[standing.table.id] = standing


def must_be_on(table: LiveTable, guild_id: int | Inside) -> None:
    if guild_id is not Inside.INSIDE and table.row.location.guild_id != guild_id:
        raise NoSuchTable


def folded(row: TableRow, entries: Sequence[Entry]) -> tuple[LiveTable, Beside]:
    """Fold a log under the rules that the table began under; return what lies beside it, too. Raises `Unavailable`."""
    found = log.bind(table=row.id, game=row.game)
    try:
        game = registry.game(row.game)
    except KeyError as error:
        found.error("game not installed")
        raise Unavailable(text("table-unavailable-game", game=row.game)) from error
    try:
        rules = game.under(row.rules_version)
    except LookupError as error:
        found.error("rules too old", needs=row.rules_version, has=game.rules_version)
        raise Unavailable(text("table-unavailable-newer")) from error
    try:
        return fold(row, rules, entries), Beside.of(row)
    except (ValueError, LookupError) as error:
        # Only the kind of error: its words may hold cards and salts.
        found.error("log does not replay", error=type(error).__name__)
        raise Unavailable(text("table-unavailable-broken")) from error
