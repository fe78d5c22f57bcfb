"""Looks at tables when their time has come, and at whatever else has its time.

The times stand in the database, so nothing is lost with the process. In memory there is one timer and the work under
way, no task that waits.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from typing import Protocol, TypeAlias

import structlog
from structlog.contextvars import bound_contextvars

from bot.background import Background
from bot.tables.errors import TableError
from bot.tables.model import Change
from bot.tables.times import HOUR, MINUTE
from persistence.errors import StoreError
from persistence.store import Store

log = structlog.get_logger(__name__)

Chore: TypeAlias = Callable[[int], Awaitable[int]]
"""Something else that has its time: told the present, it does what is due and returns when it must be called next."""

BATCH = 100
REST = 5.0
"""Seconds before something that failed is tried again, doubled with every failure in a row."""
MOST_DOUBLINGS = 10
AGAIN = MINUTE
"""Milliseconds before a chore tries again what could not be done."""
GIVEN_BACK = 5 * MINUTE
"""The least time left of what ends at some moment after people can reach us again."""


class Scheduler:
    """Calls `wake` for every table that is due, and every chore when it asked to be, between `start` and `stop`."""

    def __init__(self, store: Store, wake: Callable[[str], Awaitable[None]], clock: Callable[[], int]) -> None:
        self._store = store
        self._wake = wake
        self._clock = clock
        self.chores: list[Chore] = []
        self._context = copy_context()
        """The log context of a look. It holds nothing of the table whose change set the timer."""
        self._ticking = False
        self._timer: asyncio.TimerHandle | None = None
        self._looking = False
        self._rang = False
        """The timer rang while the last look was under way."""
        self._overdue = False
        """The last look left something that is due, because it is busy or was too much at a time."""
        self._busy: set[str] = set()
        """Tables that are being attended to, or rest after a failure."""
        self._released: set[str] = set()
        """Tables that were let go during the present look, which may have read them before their work was written."""
        self._failures: Counter[str] = Counter()
        self._rests: dict[str, asyncio.TimerHandle] = {}
        self._work = Background()

    def start(self) -> None:
        self._ticking = True
        self.note(self._clock())

    async def stop(self) -> None:
        """Let go of every timer and finish what is under way."""
        self._ticking = False
        for timer in (self._timer, *self._rests.values()):
            if timer is not None:
                timer.cancel()
        self._timer = None
        await self._work.finish()
        for forgotten in (self._rests, self._busy, self._released, self._failures):
            forgotten.clear()

    def note(self, moment: int) -> None:
        if not self._ticking:
            return
        loop = asyncio.get_running_loop()
        rings_at = loop.time() + max(0, moment - self._clock()) / 1000
        if self._timer is not None:
            # Held against the loop's time: a host that slept or set its clock must not keep a table waiting.
            if self._timer.when() <= rings_at:
                return
            self._timer.cancel()
        self._timer = loop.call_at(rings_at, self._ring, context=self._context)

    def _ring(self) -> None:
        self._timer = None
        self._rang = self._looking
        if not self._looking:
            self._looking = True
            self._work.soon(self._look())

    async def _look(self) -> None:
        """Begin with every table that is due, and find out when the next one is."""
        self._released.clear()
        try:
            due = await self._store.tables.due(self._clock(), BATCH + len(self._busy))
            for table_id in due:
                if table_id not in self._busy | self._released and self._ticking:
                    self._busy.add(table_id)
                    self._work.soon(self._attend(table_id))
            upcoming = await self._store.tables.next_wake()
            for chore in self.chores:
                later = await chore(self._clock())
                upcoming = later if upcoming is None else min(upcoming, later)
        except StoreError as error:
            log.warning("due times not read, trying again", code=error.code, why=str(error))
            upcoming = self._clock() + round(1000 * REST)
        except Exception:  # the clock must not stop for good
            log.exception("scheduler round failed, trying again", incident=secrets.token_hex(4))
            upcoming = self._clock() + round(1000 * REST)
        self._looking = False
        self._overdue = upcoming is not None and upcoming <= self._clock()
        if self._rang or (self._overdue and not self._busy):
            self.note(self._clock())
        elif upcoming is not None and not self._overdue:
            self.note(upcoming)

    async def _attend(self, table_id: str) -> None:
        try:
            with bound_contextvars(table=table_id):
                await self._wake(table_id)
        except (TableError, StoreError) as error:
            log.warning("table cannot go on", table=table_id, code=error.code, why=str(error))
            self._rest(table_id)
        except Exception:  # the outermost handler of everything that a timer begins
            log.exception("table failed to go on", table=table_id, incident=secrets.token_hex(4))
            self._rest(table_id)
        else:
            del self._failures[table_id]
            self._release(table_id)

    def _rest(self, table_id: str) -> None:
        delay = REST * 2 ** min(self._failures[table_id], MOST_DOUBLINGS)
        self._failures[table_id] += 1
        self._rests[table_id] = asyncio.get_running_loop().call_later(delay, self._release, table_id)

    def _release(self, table_id: str) -> None:
        self._rests.pop(table_id, None)
        self._busy.discard(table_id)
        self._released.add(table_id)
        if self._overdue:
            self.note(self._clock())


class Clock(Protocol):
    """The part of the table service that a chore needs: its one clock, and news of changes."""

    listeners: list[Callable[[Change], None]]

    def now(self) -> int: ...

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
        self._due = min(self._due, moment)
        self._tables.look_again(moment)

    def try_again(self) -> None:
        """Look again in a while: something could not be done, or was too much at a time."""
        self.look_again(self._tables.now() + AGAIN)

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
        *,
        left: Callable[[], Awaitable[list[str]]],
        advance: Callable[[str], Awaitable[int | None]],
    ) -> None:
        self._tables = tables
        self._left = left
        self._advance = advance
        self._awake = False
        self.wakes: dict[str, int] = {}
        self.listeners: list[Callable[[str], None]] = []
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        tables.add_chore(self.attend)

    def tell(self, name: str) -> None:
        for listener in self.listeners:
            listener(name)

    def look_at(self, name: str) -> None:
        now = self._tables.now()
        self.wakes[name] = min(now, self.wakes.get(name, now))
        self._tables.look_again(now)

    def ends_at(self, moment: int, begun: int) -> int:
        """The moment at which something ends that has `begun`: put off where people could not reach us meanwhile."""
        since = self._tables.reachable_since or 0
        return moment if since <= begun else max(moment, since + GIVEN_BACK)

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
                wake = now + AGAIN
            if wake is not None:
                self.wakes[name] = min(wake, self.wakes.get(name, wake))
        return min(self.wakes.values(), default=now + HOUR)
