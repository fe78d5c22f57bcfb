"""A cache of values read earlier. Most of what a click needs has not changed since the last click."""

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
    """Values by key; the longest unused goes first. Report each change with `changing`. `clock` is in seconds."""

    def __init__(self, *, most: int = MOST, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._values: OrderedDict[K, tuple[V, float]] = OrderedDict()
        self._changes = 0

    async def get(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
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
        """Run `write`, even if the caller is cancelled, and drop the value of `key`, or every value if it is None."""
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
