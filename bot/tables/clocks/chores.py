"""Chores of the table service's clock that other services have."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

from bot.tables.clocks.scheduler import Chore
from bot.tables.errors import TableError
from bot.tables.model import Change
from persistence.errors import StoreError

log = structlog.get_logger(__name__)

MINUTE = 60 * 1000
HOUR = 60 * MINUTE


class Clock(Protocol):
    """The part of the table service that a chore needs: its one clock, and news of changes."""

    listeners: list[Callable[[Change], None]]

    def add_chore(self, chore: Chore) -> None: ...

    def look_again(self, moment: int) -> None: ...

    @property
    def reachable_since(self) -> int | None: ...


class Hourly:
    """Work done when it is due, and every hour all the same: hosts sleep, or set their time.

    `work` is told the present and returns when it is due again. It may raise `StoreError`.
    """

    def __init__(self, tables: Clock, work: Callable[[int], Awaitable[int | None]]) -> None:
        self._tables = tables
        self._work = work
        self._due = 0
        tables.add_chore(self.attend)

    def look_again(self, moment: int) -> None:
        """Let the clock look then, or at once when that is past."""
        self._due = min(self._due, moment)
        self._tables.look_again(moment)

    async def attend(self, now: int) -> int:
        if now < self._due:
            return self._due
        self._due = now + HOUR
        try:
            due = await self._work(now)
        except StoreError:
            self._due = now  # whenever the clock looks again
            raise
        self._due = self._due if due is None else min(self._due, due)
        return self._due


class Agenda:
    """Things that go on by themselves, each under its id; `listeners` hear which one has changed.

    `advance` lets happen what is due with one and returns when to look again, None for when somebody does something.
    `left` finds those that a former process left.
    """

    def __init__(
        self,
        tables: Clock,
        clock: Callable[[], int],
        *,
        left: Callable[[], Awaitable[list[str]]],
        advance: Callable[[str], Awaitable[int | None]],
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._left = left
        self._advance = advance
        self._awake = False
        self.wakes: dict[str, int] = {}
        """The moments at which they must be looked at."""
        self.listeners: list[Callable[[str], None]] = []
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        tables.add_chore(self.attend)

    def tell(self, name: str) -> None:
        for listener in self.listeners:
            listener(name)

    def look_at(self, name: str) -> None:
        now = self._clock()
        self.wakes[name] = min(now, self.wakes.get(name, now))
        self._tables.look_again(now)

    async def attend(self, now: int) -> int:
        if not self._awake:
            for name in await self._left():
                self.wakes.setdefault(name, now)
                self.tell(name)  # a crash may have come between the writing and the drawing
            self._awake = True
        if self._tables.reachable_since is None:
            return now + MINUTE
        for name in [one for one, at in self.wakes.items() if at <= now]:
            del self.wakes[name]
            try:
                wake = await self._advance(name)
            except (TableError, StoreError, ValueError) as error:
                log.warning("chore failed, trying again in a minute", name=name, why=str(error))
                wake = now + MINUTE
            if wake is not None:
                self.wakes[name] = min(wake, self.wakes.get(name, wake))
        return min(self.wakes.values(), default=now + HOUR)
