"""Click to answer over the sandbox's wire, with bot and sandbox as the processes people run.

Beside it: the same websocket round trip when nobody has to think (a command refused by the sandbox's own client check
needs no bot), so that the wire's own share is visible.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from sandbox.person import Person
from sandbox.seen import Seen
from tests.bench.table import Row, percentile
from tests.harness.house import House
from tests.harness.playing import open_hand, plays, press, table_of

GAMES = 6


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
    routes: dict[str, int] = counters["rest"]["routes"]
    answers = sum(calls for route, calls in routes.items() if "/callback" in route)
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
    table = await ada.wait_for(lambda seen: any("join" in one.custom_id for one in seen.buttons))
    await press(bruno, table, "join")
    await press(ada, table, "start")
    table_id = table_of(table)
    hands: dict[str, Seen] = {}
    people = {"ada": ada, "bruno": bruno}
    for name, person in people.items():
        hands[name] = await open_hand(person, table_id)
    while True:
        moved = False
        for name, person in people.items():
            hand = person.message(hands[name].id) or hands[name]
            offered = plays(hand)
            if not offered:
                hands[name] = await open_hand(person, table_id)
                offered = plays(hands[name])
            if not offered:
                continue
            begun = time.perf_counter()
            await person.click(hands[name], choose.choice(offered).custom_id)
            clicks.append(time.perf_counter() - begun)
            begun = time.perf_counter()
            await person.speak(person.me["locale"])
            echoes.append(time.perf_counter() - begun)
            moved = True
        if not moved:
            return
