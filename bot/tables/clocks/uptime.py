"""Our uptime: while people cannot reach us, nobody's time runs out, and what they lost is given back.

We know the last sign of life, which stands in the database, and the end of the connection to Discord. A process that
died, a host that slept and a clock that was set forward are the same: time that passed without a sign of life.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from bot.tables.errors import TableError
from bot.tables.keeping.ledger import Ledger
from persistence.errors import StoreError
from persistence.store import Store

log = structlog.get_logger(__name__)

NOTE = "reachable"
SILENCE = 60_000
"""Milliseconds without a sign of life after which people could not reach us, whatever we believed."""


class Uptime:
    """Stops the clocks of all tables and lets them go on. People can reach us until somebody says otherwise."""

    def __init__(self, ledger: Ledger, store: Store, clock: Callable[[], int]) -> None:
        self._ledger = ledger
        self._store = store
        self._clock = clock
        self._alive_at: int | None = None
        self._giving_back = asyncio.Lock()

    async def begin(self) -> None:
        """Stop the clocks since the last sign of life of the process that kept this database before."""
        note = await self._store.notes.moment(NOTE)
        self._alive_at = self._clock() if note is None else note
        self.lost()

    def lost(self) -> None:
        """Stop the clocks: people cannot reach us, since the last sign of life at the latest."""
        if self._ledger.reachable:
            self._ledger.lost_at = self._clock() if self._alive_at is None else min(self._alive_at, self._clock())

    async def found(self) -> None:
        """Let the clocks go on and give back the time in which they stood still. Raises `StoreError`."""
        async with self._giving_back:
            since = self._ledger.lost_at
            if since is None:
                return
            self._alive_at = self._ledger.reachable_since = self._clock()
            self._ledger.lost_at = None  # before we look which tables have a clock: others begin meanwhile
            try:
                timed = await self._store.tables.timed()
            except StoreError:
                self._ledger.lost_at = since
                raise
            for table_id in timed:
                try:
                    await self._ledger.give_back(table_id, since)
                except (TableError, StoreError) as error:
                    log.warning("time not given back", table=table_id, code=error.code, why=str(error))
        if timed:
            log.info("clocks go on", tables=len(timed), seconds=(self._clock() - since) // 1000)
        await self.alive()

    async def alive(self) -> None:
        await self.sure()
        if self._ledger.reachable:
            now = self._clock()
            await self._store.notes.put_moment(NOTE, now)
            self._alive_at = now

    async def sure(self) -> None:
        """Once every clock tells what it should; a silence since the last sign of life is given back first."""
        if self._alive_at is not None and self._ledger.reachable and self._clock() - self._alive_at > SILENCE:
            self.lost()
            self._alive_at = self._clock()
            await self.found()
        async with self._giving_back:
            pass
