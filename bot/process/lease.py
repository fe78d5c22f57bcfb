"""Holding the lease of this process's servers, or standing by until it is free.

A process that stands by is connected and ready, so that it can go on within a moment where the other one ends. A
process that died on this machine is seen at once; of others, the lease has to run out.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path

import structlog

from persistence.errors import StoreAway, StoreError
from persistence.shards import Shards
from persistence.store import Store

log = structlog.get_logger(__name__)

LASTS = 8.0
"""Seconds after which somebody else may take a lease that was not renewed."""
RENEWED_EVERY = 2.0
DOUBTED_AFTER = 5.0
"""Seconds without a renewal after which we cannot be sure that nobody else is about to work for these servers."""
ASKED_FOR = 1.0
"""Seconds for which somebody who waits for an answer is kept waiting for the database: Discord waits three in all."""
LOOK_EVERY = 0.1
"""Seconds between two looks of a process that stands by."""


class Lease:
    """The lease of some shards. `failing` hears why it has not been renewed for long, and None when it has again."""

    def __init__(self, store: Store, shards: Shards, failing: Callable[[StoreError | None], None]) -> None:
        self._leases = store.leases
        self._failing = failing
        self._shards = shards
        self._holder = f"{here()}/{secrets.token_hex(4)}"
        self._ours = False
        self._renewed: float | None = None
        """The moment before the last renewal; None while the lease was never ours."""
        self._failing_now = False
        self._asking: asyncio.Task[bool] | None = None

    async def take(self) -> bool:
        """Take the lease if nobody holds it; tell whether it is ours, which all writing needs. Raises `StoreError`."""
        self._leases.stand_by()
        if await self._leases.holder(self._shards, is_gone) is not None:
            return False
        asked = _now()
        self._ours = await self._leases.take(self._shards, self._holder, round(1000 * LASTS), is_gone)
        self._renewed = asked if self._ours else None
        return self._ours

    async def wait(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                if await self.take():
                    return
            except StoreError as error:
                log.warning("cannot ask for the lease", code=error.code, why=str(error))

    async def keep(self) -> None:
        """Renew the lease while it is ours, or the database is away; return when another process has taken it."""
        while True:
            await asyncio.sleep(RENEWED_EVERY)
            if not await self._renew():
                return

    async def sure(self) -> bool:
        """Tell whether the lease is ours, as far as the database can tell; False only when it is another process's.

        It is asked where the last renewal is long ago, as after a thaw of this process: once for everybody who waits.
        Before the lease was ever taken there is nothing to ask.
        """
        if not self._failing_now and self._is_doubtful():
            if self._asking is None or self._asking.done():
                self._asking = asyncio.create_task(self._renew())
            done, _ = await asyncio.wait({self._asking}, timeout=ASKED_FOR)
            if not done and not self._failing_now:
                self._fail(StoreAway())
        return self._ours or self._renewed is None

    async def _renew(self) -> bool:
        """False when another process has the lease; True while the database does not say so."""
        asked = _now()  # what the database says later was true then; we may have been frozen in between
        try:
            self._ours = await self._leases.renew(round(1000 * LASTS))
        except StoreError as error:
            log.warning("lease not renewed", code=error.code, why=str(error))
            if self._is_doubtful():
                self._fail(error)
            return True
        if self._ours:
            self._renewed = asked
            if self._failing_now:
                self._failing_now = False
                self._failing(None)
        return self._ours

    def _is_doubtful(self) -> bool:
        return self._renewed is not None and _now() - self._renewed > DOUBTED_AFTER

    def _fail(self, error: StoreError) -> None:
        self._failing_now = True
        self._failing(error)

    async def give_back(self) -> None:
        """Leave the servers to a process that stands by, unless somebody has them; nothing is written from now on."""
        if not self._ours:
            return
        self._ours = False
        try:
            await self._leases.give_back()
        except StoreError as error:
            log.warning("lease not given back", code=error.code, why=str(error))


def _now() -> float:
    """Seconds of a clock that goes on while this machine sleeps, where it has one."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


def here() -> str:
    """The name of this process, unique among all that ever ran as far as the machine can tell; "" where it cannot."""
    return _name(os.getpid())


def is_gone(holder: str) -> bool:
    """Tell whether a holder is known to live no longer: a process of this machine that there is no more."""
    name, _, _ = holder.rpartition("/")
    machine, _, process = name.rpartition(":")
    ours, _, _ = here().rpartition(":")
    if not name or machine != ours:
        return False
    number = process.partition("@")[0]
    return number.isdecimal() and _name(int(number)) != name


def _name(process: int) -> str:
    """Machine (as booted, as seen from this container), process and when it began: numbers are used again."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        seen_from = Path("/proc/self/ns/pid").readlink()
    except OSError:
        return ""
    try:
        state, *fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return f"{boot}:{seen_from}:{process}@none"
    return f"{boot}:{seen_from}:{process}@{'none' if state in 'ZX' else fields[18]}"
