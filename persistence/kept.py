"""What was read, kept for whoever asks again: most of what a click needs to know has not changed since the last one."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")

FRESH = 30.0
"""Seconds after which something is read anew: another process may have changed it."""
MOST = 10_000


class Kept(Generic[K, V]):
    """Values by key, the longest unused dropped first. Who changes one says so here. `clock` in seconds."""

    def __init__(self, *, most: int = MOST, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._values: OrderedDict[K, tuple[V, float]] = OrderedDict()
        self._changes = 0

    async def get(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """Return the value, read when it is not kept."""
        now = self._clock()
        found = self._values.get(key)
        if found is not None and 0 <= now - found[1] < FRESH:
            self._values.move_to_end(key)
            return found[0]
        changes = self._changes
        value = await read()
        if changes == self._changes:  # else it may be what was before
            self._values[key] = value, now
            self._values.move_to_end(key)
            if len(self._values) > self._most:
                self._values.popitem(last=False)
        return value

    async def changing(self, key: K | None, write: Coroutine[Any, Any, T]) -> T:
        """Return what a change of one key, or of any (None), gives; it is carried out even if nobody waits any more."""
        return await asyncio.shield(self._changed(key, write))

    async def _changed(self, key: K | None, write: Coroutine[Any, Any, T]) -> T:
        try:
            return await write
        finally:
            self._changes += 1
            if key is None:
                self._values.clear()
            else:
                self._values.pop(key, None)
