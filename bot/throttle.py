"""A person's clicks, counted: nobody presses dozens of buttons in ten seconds by hand."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

WINDOW = 10.0
PEOPLE = 10_000


class Throttle:
    """A bucket of `most` clicks for each person, empty again after ten seconds; the least recent are forgotten."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[int, tuple[float, float]] = OrderedDict()

    def allows(self, user_id: int) -> bool:
        """Count one click of the person and tell whether it may pass."""
        now = self._clock()
        level, at = self._buckets.pop(user_id, (0.0, now))
        level = max(0.0, level - (now - at) * self._most / WINDOW)
        passes = level < self._most
        self._buckets[user_id] = (level + 1 if passes else level, now)
        if len(self._buckets) > PEOPLE:
            self._buckets.popitem(last=False)
        return passes
