"""Click to answer over the sandbox's wire, with bot and sandbox as the processes people run.

Beside it: the same websocket round trip when nobody has to think (a command refused by the sandbox's own client check
needs no bot), so that the wire's own share is visible.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from sandbox.person import Person
from tests.bench.table import Row, percentile
from tests.harness.house import House
from tests.harness.playing import open_hand, plays, press, table_of, verb

GAMES = 3


async def rows(folder: Path) -> Iterator[Row]:
    """Measure whole games of Claim between two people; about half a minute."""
    clicks: list[float] = []
    echoes: list[float] = []
    choose = Random(7)
    async with House(folder) as house, house.people("Ada", "Bruno") as (ada, bruno):
        for _ in range(GAMES):
            await ada.slash("table new", game="claim", seats=2)
            await _game(ada, bruno, choose, clicks, echoes)
        counters = await house.counters()
    routes: dict[str, dict[str, int]] = counters["rest"]["routes"]
    answers = sum(seen["calls"] for route, seen in routes.items() if "/callback" in route)
    other = counters["rest"]["total"]["calls"] - answers
    found = [
        Row(
            f"click → answer, {name}",
            f"{percentile(clicks, share) * 1e3:.1f} ms",
            f"echo by the sandbox alone {percentile(echoes, share) * 1e3:.1f} ms",
            percentile(clicks, share) / percentile(echoes, share),
        )
        for name, share in (("p50", 0.5), ("p99", 0.99))
    ]
    found.append(Row("calls to Discord per play", f"{other / len(clicks):.2f}", "besides the answer; at most 2"))
    return iter(found)


async def _game(ada: Person, bruno: Person, choose: Random, clicks: list[float], echoes: list[float]) -> None:
    table = await ada.wait_for(lambda seen: any(verb(one) == "join" for one in seen.buttons))
    await press(bruno, table, "join")
    await press(ada, table, "start")
    table_id = table_of(table)
    hands = {person.id: (person, await open_hand(person, table_id)) for person in (ada, bruno)}
    while not any(verb(one) == "again" for one in (ada.message(table.id) or table).buttons):
        for person, hand in hands.values():
            offered = plays(person.message(hand.id) or hand)
            if not offered:
                await asyncio.sleep(0.02)
                continue
            begun = time.perf_counter()
            await person.click(hand, choose.choice(offered).custom_id)
            clicks.append(time.perf_counter() - begun)
            begun = time.perf_counter()
            await person.speak(person.me["locale"])
            echoes.append(time.perf_counter() - begun)
