"""Lobbies that nobody starts: they close by themselves at the time that their message has told.

One whose time passed while we were not there is told of first and stays open for an hour more, so that a start after
a long down-time closes nothing that people could not see coming.
"""

from __future__ import annotations

from dataclasses import dataclass

import structlog

from bot.tables.errors import Closed, Finished, NotOpen, Stale, TableError
from bot.tables.keeping.ledger import Ledger
from bot.tables.model import Inside
from bot.tables.times import HOUR, MINUTE
from bot.tables.verbs import lobby
from persistence.store import Store

log = structlog.get_logger(__name__)

BATCH = 50
"""The most lobbies closed at one look, and the milliseconds before the next."""
REST = 1_000


@dataclass(frozen=True, slots=True)
class Lobbies:
    _store: Store
    _ledger: Ledger

    async def close(self, now: int) -> int:
        """Close what is forgotten, or give notice of it; return when to look again. Raises `StoreError`."""
        if not self._ledger.reachable:
            return now + MINUTE
        for table_id in await self._store.tables.forgotten(now, BATCH):
            try:
                await self._ledger.carry_out(
                    table_id, Inside.INSIDE, None, lambda one: lobby.expire(one.table, one.beside, now)
                )
            except (Stale, NotOpen, Finished, Closed):  # somebody has come
                self._ledger.cache.forget(table_id)
            except TableError as error:
                log.warning("lobby cannot be closed", table=table_id, code=error.code)
                await self._store.tables.set_closing(table_id, now + HOUR)
        upcoming = await self._store.tables.next_closing()
        return now + HOUR if upcoming is None else max(upcoming, now + REST)
