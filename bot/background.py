"""Work that nobody waits for: it goes on by itself, and what goes wrong with it is logged."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import Context
from typing import Any

import structlog

from bot.tables.errors import TableError
from persistence.errors import StoreError

log = structlog.get_logger(__name__)


class Background:
    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def soon(self, work: Coroutine[Any, Any, object], context: Context | None = None) -> None:
        task = asyncio.create_task(_guarded(work), context=context)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def finish(self) -> None:
        while self.tasks:
            await asyncio.wait(self.tasks)  # `gather` does not yield when all are done, and they would never be let go


async def _guarded(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except (TableError, StoreError) as error:
        log.warning("background work stopped", error=str(error))
    except Exception:  # the outermost handler of everything that begins by itself
        log.exception("background work failed")
