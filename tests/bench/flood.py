"""How long others wait for an answer while one person sends all that they can, over the wire and with usual limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from sandbox.person import Person, Refused
from sandbox.seen import Seen
from tests.bench.table import Row, percentile
from tests.harness.house import House
from tests.harness.playing import press, verb

CLICKS = 25
"""That somebody makes at most: under the limit, or they would be told to slow down."""
PACE = 0.12
FORGOTTEN = 10.0
"""Seconds after which the limits know nothing of what was sent."""
FLOODS: dict[str, tuple[int, Callable[[Person], Awaitable[object]]]] = {
    "completions": (400, lambda one: one.complete("hand", "table", "")),
    "/privacy export": (200, lambda one: one.slash("privacy export")),
    "/rules": (200, lambda one: one.slash("rules", game="claim")),
    "/leaderboard": (200, lambda one: one.slash("leaderboard")),
}


async def rows(folder: Path) -> list[Row]:
    """Measure each flood beside the same clicks in peace; about a minute and a half."""
    found = []
    async with House(folder, CLICK_LIMIT="30") as house, house.people("Ada", "Bruno") as (ada, bruno):
        await ada.slash("table new", game="claim", seats=2)
        table = await bruno.wait_for(lambda seen: any(verb(one) == "join" for one in seen.buttons))
        await press(bruno, table, "join")
        await press(ada, table, "start")
        await asyncio.sleep(FORGOTTEN)
        peace = await _clicks_while(house, bruno, table, asyncio.sleep(CLICKS * PACE))
        for name, (count, send) in FLOODS.items():
            await asyncio.sleep(FORGOTTEN)
            sent = asyncio.gather(*(_sent(send(ada)) for _ in range(count)))
            times = await _clicks_while(house, bruno, table, sent)
            told = f"another's click while one sends {count} {name}"
            for at, label in enumerate(("p50", "longest", "longest on the bot's processor alone")):
                found.append(Row(f"{told}, {label}", f"{times[at]:.0f} ms", f"else {peace[at]:.0f} ms", None))
    return found


async def _sent(work: Awaitable[object]) -> None:
    """Send one of many; whoever sends too many is refused or hears nothing."""
    with suppress(Refused):
        await work


async def _clicks_while(house: House, somebody: Person, table: Seen, work: Awaitable[object]) -> list[float]:
    """How long somebody's clicks took while something else was done, in milliseconds: p50, the longest, and the
    longest that the bot worked for meanwhile, which other programs on the machine cannot stretch.
    """
    waits, works = list[float](), list[float]()
    waiting = asyncio.ensure_future(work)
    for _ in range(CLICKS):
        begun, worked = time.perf_counter(), house.worked()
        await _sent(press(somebody, table, "hand"))
        waits.append((time.perf_counter() - begun) * 1e3)
        works.append((house.worked() - worked) * 1e3)
        await asyncio.sleep(PACE)
    await waiting
    return [percentile(waits, 0.5), max(waits), max(works)]
