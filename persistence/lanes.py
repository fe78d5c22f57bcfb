"""Threads in which units of work are carried out whole, transaction and all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
How: TypeAlias = Callable[[Engine, Work[Any]], Any]


class Lane:
    """A few threads that share a queue, and an engine with a connection for each that nobody else uses.

    The next in the queue need not wait for the event loop to hear that the one before is done.
    """

    def __init__(self, engine: Engine, threads: int, how: How) -> None:
        self._engine = engine
        self._how = how
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="store")
        self._closed = False
        self.waiting = 0
        """The number of units of work under way or waiting."""

    async def run(self, work: Work[T]) -> T:
        """Run `work` and return its result.

        Cancelling skips work that is still in the queue. It does not stop work that has begun.
        """
        return await self.alone(lambda engine: self._how(engine, work))

    async def alone(self, work: Callable[[Engine], T]) -> T:
        """Give `work` the engine itself and return its result. Raises what `work` raises."""
        if self._closed:
            raise RuntimeError("the store is closed")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, self._engine)
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """Wait for everything under way and in the queue, then close the connections."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()
