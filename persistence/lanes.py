"""Threads in which units of work are carried out whole, transaction and all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
How: TypeAlias = Callable[[Engine, Work[Any]], Any]


class Pool(Protocol):
    """One or more threads that share a queue, and an engine that they and nobody else use."""

    @property
    def engine(self) -> Engine: ...

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` in one of the threads, after everything already in the queue, and return its result."""

    async def close(self) -> None:
        """Wait for everything under way and in the queue, then close the connections."""


class Lane:
    """Pools of one kind; work goes where the fewest wait.

    The next in a queue need not wait for the event loop to hear that the one before is done.
    """

    def __init__(self, pools: Sequence[Pool], how: How) -> None:
        self._how = how
        self._pools = pools
        self._waiting = [0] * len(pools)
        self._closed = False

    @property
    def waiting(self) -> int:
        """The number of units of work under way or waiting."""
        return sum(self._waiting)

    async def run(self, work: Work[T]) -> T:
        """Run `work` and return its result.

        Cancelling skips work that is still in the queue. It does not stop work that has begun.
        """
        return await self.alone(lambda engine: self._how(engine, work))

    async def alone(self, work: Callable[[Engine], T]) -> T:
        """Give `work` the engine itself and return its result. Raises what `work` raises."""
        if self._closed:
            raise RuntimeError("the store is closed")
        number = min(range(len(self._pools)), key=self._waiting.__getitem__)
        pool = self._pools[number]
        caller = asyncio.current_task()
        called_off = 0 if caller is None else caller.cancelling()

        def if_still_wanted() -> T | None:
            return work(pool.engine) if caller is None or caller.cancelling() == called_off else None

        self._waiting[number] += 1
        try:
            return cast(T, await pool.run(if_still_wanted))
        finally:
            self._waiting[number] -= 1

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            for pool in self._pools:
                await pool.close()
