"""The pace of all calls that are not answers to an interaction.

Discord counts such calls twice, all of them together and those of one channel, refuses what is too many with 429, and
locks out a bot that is refused too often. Waiting for refusals is therefore no way to keep the pace: here every call
has its permits before it goes out, and a permit comes back only when Discord must have forgotten the call.
"""

from __future__ import annotations

import asyncio
import re
from bisect import insort
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from enum import Enum
from heapq import heappop, heappush
from itertools import count
from types import SimpleNamespace
from typing import Any, TypeVar

import structlog
from aiohttp import ClientSession, TraceConfig, TraceRequestEndParams, TraceRequestExceptionParams

from bot.background import Background
from bot.courier.wire.calls import Delivery, call

log = structlog.get_logger(__name__)

T = TypeVar("T")

AFTER_REFUSAL = 60.0
"""Seconds to leave a channel alone that may not be written in, and Discord when it does not know the bot."""
_CHANNEL = re.compile(r"/channels/(\d+)(/|$)")
_MEMBERS = "/thread-members/"
"""Calls about a thread's members: a refusal says nothing of writing there later."""
_WITH_TOKEN = re.compile(r"/(webhooks|interactions)/\d+/")


@dataclass(frozen=True, slots=True)
class Lane:
    """Calls that Discord counts together, so many in so many seconds; `owner` is the channel's or interaction's id."""

    name: str
    owner: int
    calls: int
    seconds: float


EVERYWHERE = Lane("everywhere", 0, 40, 1.0)
"""All calls but those with an interaction's token. Discord's limit is 50; the rest is for retries and commands."""


class Urgency(Enum):
    """The seconds for which a call lets more urgent ones pass."""

    ANSWER = 0.0
    """Somebody waits for an answer that needs it."""
    PERSON = 1.0
    TABLE = 10.0
    TIDY = 30.0


@dataclass(slots=True, eq=False)
class _Job:
    due: float
    key: Hashable
    work: Callable[[], Coroutine[Any, Any, None]]
    lanes: tuple[Lane, ...]
    context: Context = field(default_factory=copy_context)
    """The context of the person who asked, not of the call that ended before: the log names the table from it."""


class Pacer:
    """Lets calls out, the most urgent first, or at once without `limits`; `share`: our part of what Discord allows."""

    def __init__(self, background: Background, *, limits: bool = True, share: float = 1.0) -> None:
        self._background = background
        self._limits = limits
        self._everywhere = max(1, int(share * EVERYWHERE.calls))
        self._waiting: list[_Job] = []
        self._asked: set[Hashable] = set()
        """The keys of the jobs that wait."""
        self._running: set[Hashable] = set()
        self._taken: Counter[Lane] = Counter()
        """The permits that are out: the call is under way, or Discord may still count it."""
        self._shut: dict[int | None, float] = {}
        """The end (the loop's time) of an owner's wait that Discord asked for; the owner None stands for all."""
        self._back: list[tuple[float, int, Lane]] = []
        """When permits come back (the loop's time), the next one first. Each has a number of its own."""
        self._numbers = count()
        self._alarm: asyncio.TimerHandle | None = None
        """Rings when the next permit comes back, if a job waits for one."""
        self._timers: set[asyncio.TimerHandle] = set()
        self._stopped = False

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def ask(self, key: Hashable, urgency: Urgency, work: Callable[[], Coroutine[Any, Any, None]], *lanes: Lane) -> None:
        """Do the work, which makes one call, as soon as all its lanes have room.

        While a job waits, others under the same `key` are dropped: the work reads the newest state when its time
        comes. Jobs under one key never run side by side.
        """
        if key in self._asked or self._stopped:
            return
        job = _Job(asyncio.get_running_loop().time() + urgency.value, key, work, lanes)
        self._serve()  # nobody takes a permit that has just come back before those who wait for one
        if self._may(job):
            self._start(job)
        else:
            self._asked.add(key)
            insort(self._waiting, job, key=lambda one: one.due)
            self._serve_later()

    async def through(self, urgency: Urgency, make: Callable[[], Awaitable[T]], *lanes: Lane) -> T:
        """Make one call when its time has come and return what it gives. Raises `CancelledError` after `stop`."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                given = await make()
            except BaseException as error:
                if not done.done():
                    done.set_exception(error)
                if not isinstance(error, Exception):
                    raise
            else:
                if not done.done():
                    done.set_result(given)

        if self._stopped:
            done.cancel()
        self.ask(done, urgency, work, *lanes)
        return await done

    async def call(self, make: Callable[[], Awaitable[T]], *lanes: Lane) -> tuple[Delivery, T | None]:
        """Make one call in these lanes, and the one of all calls, when nothing more urgent waits; say how it went."""
        return await self.through(Urgency.TIDY, lambda: call(make), EVERYWHERE, *lanes)

    def wait(self, seconds: float, owner: int | None = None) -> None:
        """Let nothing out for so long, or nothing of one owner: Discord has said so."""
        until = asyncio.get_running_loop().time() + seconds
        self._shut[owner] = max(until, self._shut.get(owner, 0.0))

        def ring() -> None:
            self._timers.discard(timer)
            self._serve()

        timer = asyncio.get_running_loop().call_later(seconds, ring)
        self._timers.add(timer)

    def stop(self) -> None:
        """Let nothing out any more; who waits for a call in `through` waits in vain."""
        self._stopped = True
        for job in self._waiting:
            if isinstance(job.key, asyncio.Future):
                job.key.cancel()
        self._waiting.clear()
        for timer in filter(None, (*self._timers, self._alarm)):
            timer.cancel()

    def _may(self, job: _Job) -> bool:
        if job.key in self._running:
            return False
        if self._shut and any(self._is_shut(owner) for owner in (None, *(lane.owner for lane in job.lanes))):
            return False
        return all(self._taken[lane] < self._room(lane) for lane in job.lanes)

    def _room(self, lane: Lane) -> int:
        return self._everywhere if lane is EVERYWHERE else lane.calls

    def _is_shut(self, owner: int | None) -> bool:
        until = self._shut.get(owner)
        if until is None:
            return False
        if until <= asyncio.get_running_loop().time():
            del self._shut[owner]
            return False
        return True

    def _start(self, job: _Job) -> None:
        self._running.add(job.key)
        self._taken.update(job.lanes)
        self._background.soon(self._run(job), job.context)

    async def _run(self, job: _Job) -> None:
        try:
            await job.work()
        finally:
            self._running.discard(job.key)
            for lane in job.lanes:
                # Counted from the end of the call: Discord has counted it at some moment before that.
                until = asyncio.get_running_loop().time() + (lane.seconds if self._limits else 0.0)
                heappush(self._back, (until, next(self._numbers), lane))
            self._serve()

    def _take_back(self) -> None:
        """Take back the permits whose time has come: nobody is woken for one that no job waits for."""
        while self._back and self._back[0][0] <= asyncio.get_running_loop().time():
            _, _, lane = heappop(self._back)
            self._taken[lane] -= 1
            if not self._taken[lane]:
                del self._taken[lane]

    def _serve(self) -> None:
        self._take_back()
        if self._stopped or not self._waiting or self._is_shut(None):
            return
        begun: set[_Job] = set()
        for job in self._waiting:
            if self._may(job):
                begun.add(job)
                self._asked.discard(job.key)
                self._start(job)
        if begun:
            self._waiting = [job for job in self._waiting if job not in begun]
        self._serve_later()

    def _serve_later(self) -> None:
        """Serve again when the next permit comes back, if somebody waits."""
        if not self._waiting or not self._back:
            return
        when = self._back[0][0]
        if self._alarm is not None:
            if self._alarm.when() <= when:
                return
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_at(when, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._serve()


def watching(pacer: Pacer, called: Callable[[str, str, int | None], None]) -> TraceConfig:
    """A trace that tells the pacer of every refusal of a client's HTTP session, and `called` of every call.

    `called` hears the method, the path and the status, None where there was no answer.

    When one call has to wait, the others wait as well: discord.py sleeps through a 429 inside the call that met it and
    tells nobody. Ten thousand refusals (401, 403, 429) in ten minutes lock the whole machine out.
    """

    async def ended(_: ClientSession, __: SimpleNamespace, call: TraceRequestEndParams) -> None:
        called(call.method, call.url.path, call.response.status)
        if call.response.status >= 400:
            heed(pacer, call.response.status, call.url.path, dict(call.response.headers))

    async def failed(_: ClientSession, __: SimpleNamespace, call: TraceRequestExceptionParams) -> None:
        called(call.method, call.url.path, None)

    trace = TraceConfig()
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(failed)
    return trace


def heed(pacer: Pacer, status: int, path: str, headers: dict[str, str]) -> None:
    """Make the pacer wait as an answer with this status to a call of this path asks for; most ask for nothing."""
    channel = _CHANNEL.search(path)
    owner = int(channel[1]) if channel is not None else None
    if status == 429:
        known = {name.lower(): value for name, value in headers.items()}
        # Discord names itself as a proxy; without that it is the wall in front of it that refuses, everybody.
        everybody = known.get("x-ratelimit-scope") == "global" or "via" not in known
        seconds = _seconds(known.get("retry-after"))
        log.warning("told to wait", seconds=seconds, everybody=everybody, channel=owner)
        if everybody:
            pacer.wait(seconds)
        elif owner is not None:
            pacer.wait(seconds, owner)
    elif status == 401 and not _WITH_TOKEN.search(path):
        pacer.wait(AFTER_REFUSAL)
    elif status == 403 and owner is not None and _MEMBERS not in path:
        pacer.wait(AFTER_REFUSAL, owner)


def _seconds(given: str | None) -> float:
    try:
        return max(0.0, float(given or 1))
    except ValueError:
        return 1.0
