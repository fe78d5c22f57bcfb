"""The event loop's longest step while ten experts think in worker processes, compared with an idle loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

from bot.tables import verbs
from bot.tables.computers.thinking import PATIENCE, Thinkers
from bot.tables.model import At, Person
from bot.tables.service import OpenRequest, TableService
from bot.workers import Worker
from persistence.rows import Location
from persistence.store import Store
from tests.bench.service import GUILD
from tests.bench.table import Row

EXPERTS = 10
SECONDS = 15.0
BEAT = 0.001
"""Seconds between two looks whether the loop answers."""


def rows(folder: Path) -> Iterator[Row]:
    """Measure for half a minute."""
    idle = asyncio.run(_longest())
    stall, moves = asyncio.run(_experts(folder / "thinking.db"))
    yield Row("longest work in a row", f"{stall * 1e3:.1f} ms", f"idle {idle * 1e3:.1f} ms", stall / idle)
    yield Row("moves of ten experts", f"{moves / SECONDS:.2f} /s", "one a second", moves / SECONDS)


async def _experts(file: Path) -> tuple[float, int]:
    """The result of `_longest`, and the number of moves made meanwhile."""
    store = await Store.open(f"sqlite:///{file}")
    thinkers = Thinkers([Worker(patience=PATIENCE, nice=5) for _ in range(2)])
    service = TableService(store, clock=lambda: time.time_ns() // 1_000_000, pause=lambda *_: 0.0, thinkers=thinkers)
    for at in range(EXPERTS):
        place, opener = Location(GUILD, at), Person(at + 1, "Ada")
        wish = OpenRequest(location=place, game="claim", computers=2, level="expert", seat_opener=False)
        done = await service.open(wish, opener, None)
        await service.do(At(done.table_id, opener, GUILD), verbs.start())
    moves: list[object] = []
    service.listeners.append(moves.append)
    service.start_clock()
    longest = await _longest()
    await service.stop_clock()
    await store.close()
    return longest, len(moves)


async def _longest() -> float:
    """For how many seconds of a processor the loop did nothing but one thing: so long it cannot answer."""
    longest, until = 0.0, time.perf_counter() + SECONDS
    while time.perf_counter() < until:
        began = time.thread_time()
        await asyncio.sleep(BEAT)
        longest = max(longest, time.thread_time() - began)
    return longest
