"""A person's clicks, counted: nobody presses twenty buttons in ten seconds by hand."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST = 20
WINDOW = 10.0
PEOPLE = 10_000


class Throttle:
    """A bucket for each person that refills with time; the least recent people are forgotten."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[int, tuple[float, float]] = OrderedDict()

    def allows(self, user_id: int) -> bool:
        """Count one click of the person and tell whether it may pass."""
        now = self._clock()
        level, at = self._buckets.pop(user_id, (0.0, now))
        level = max(0.0, level - (now - at) * MOST / WINDOW)
        passes = level < MOST
        self._buckets[user_id] = (level + 1 if passes else level, now)
        if len(self._buckets) > PEOPLE:
            self._buckets.popitem(last=False)
        return passes
