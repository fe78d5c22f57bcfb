"""A person's clicks in time: nobody presses dozens of buttons in ten seconds by hand, or plays two cards in one."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.latest import Latest

WINDOW = 10.0
PEOPLE = 10_000


class Throttle:
    """A bucket of `most` deeds for each person, empty again after `window` seconds; the least recent are forgotten."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic, *, window: float = WINDOW) -> None:
        self._most = most
        self._clock = clock
        self._window = window
        self._buckets: Latest[int, tuple[float, float]] = Latest(PEOPLE)

    def allows(self, user_id: int) -> bool:
        """Count one deed of the person and tell whether it may pass."""
        now = self._clock()
        level = self._level(user_id, now)
        passes = level + 1 <= self._most
        self._buckets[user_id] = (level + 1 if passes else level, now)
        return passes

    def wait(self, user_id: int) -> float:
        """The seconds until the person's next deed may pass; nothing is counted."""
        over = self._level(user_id, self._clock()) + 1 - self._most
        return max(0.0, over * self._window / self._most)

    def _level(self, user_id: int, now: float) -> float:
        level, at = self._buckets.get(user_id, (0.0, now))
        return max(0.0, level - (now - at) * self._most / self._window)


class LastPlays:
    """The moment of each person's last play at each table: the second half of a slow double click is no play."""

    def __init__(self, gap: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._gap = gap
        self._clock = clock
        self._at: Latest[tuple[int, str], float] = Latest(PEOPLE)

    def note(self, user_id: int, table_id: str) -> None:
        self._at[user_id, table_id] = self._clock()

    def too_close(self, user_id: int, table_id: str) -> bool:
        at = self._at.get((user_id, table_id))
        return at is not None and self._clock() - at < self._gap
