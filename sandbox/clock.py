"""Time as the sandbox tells it: a clock that can be shifted, its timers, and the snowflakes made from it."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

DISCORD_EPOCH_MS = 1_420_070_400_000


def iso(moment: float) -> str:
    """A moment (seconds since 1970) as Discord writes it: ISO 8601 with microseconds and offset."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


def created_at(snowflake: int) -> float:
    """The moment (seconds since 1970) that a snowflake carries."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000


def snowflake(moment: float) -> int:
    return (int(moment * 1000) - DISCORD_EPOCH_MS) << 22


def as_snowflake(value: object) -> int:
    """The id that a JSON value names, 0 if it names none."""
    text = str(value)
    return int(text) if text.isdecimal() and len(text) <= 20 else 0


@dataclass(slots=True)
class Timer:
    """A callback that waits for its moment; `cancel` makes it never run."""

    when: float
    callback: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        """Make sure that the callback does not run any more."""
        self.cancelled = True


class Clock:
    """Wall time plus a shift.

    The age of interaction tokens and messages is measured with it, so a test (or a fault) can let fifteen
    minutes pass at once with `shift`. Timers set with `call_later` follow the shift. Rate limits do not use
    this clock: those who wait for them really wait.
    """

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self._shifted = 0.0
        self._timers: list[tuple[float, int, Timer]] = []
        self._order = itertools.count()
        self._alarm: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """The moment as seconds since 1970."""
        return self._source() + self._shifted

    def shift(self, seconds: float) -> None:
        """Let `seconds` pass at once; timers that become due run before this returns."""
        self._shifted += seconds
        self._run_due()

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Run `callback` once `delay` seconds have passed on this clock."""
        timer = Timer(self.now() + delay, callback)
        heapq.heappush(self._timers, (timer.when, next(self._order), timer))
        self._arm()
        return timer

    def close(self) -> None:
        self._timers.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _run_due(self) -> None:
        while self._timers and (self._timers[0][2].cancelled or self._timers[0][0] <= self.now()):
            timer = heapq.heappop(self._timers)[2]
            if not timer.cancelled:
                timer.callback()
        self._arm()

    def _arm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._timers:
            # The small floor keeps a frozen source, as tests use it, from spinning the event loop.
            delay = max(0.01, self._timers[0][0] - self.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._run_due)


class Snowflakes:
    """Ids as Discord makes them: milliseconds since 2015 and a counter; always growing."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """An id greater than every one before it, even if the clock went back."""
        self._last = max(self._last + 1, snowflake(self._clock.now()))
        return self._last
