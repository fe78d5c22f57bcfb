"""The bot's processor time for each click, beside the time discord.py alone needs for as many calls in the same run."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.bench.table import Row
from tests.campaigns.load import campaign
from tests.harness.house import ROOT, House

TABLES, RATE, SECONDS = 20, 4.0, 30.0
CLICKS = 120
CALLS = 3
"""How many calls a click is worth to the bot that is discord.py alone."""
TRIES = 4
"""At how many tables people look for one where it is somebody's turn: most clicks are plays."""
PATIENCE = 60
"""Seconds for what follows the last answer."""


async def rows(folder: Path) -> Iterator[Row]:
    """Measure both; about a minute and a half."""
    for name in ("tapis", "floor"):
        (folder / name).mkdir()
    report = await campaign(folder / "tapis", tables=TABLES, rate=RATE, seconds=SECONDS, seed=1, tries=TRIES)
    least = await _floor(folder / "floor")
    clicks = len(report.waits)
    calls = report.everything / clicks
    mine, floor = report.worked / clicks, least * calls
    return iter(
        [
            Row(
                "processor a click",
                f"{mine * 1e3:.1f} ms",
                f"discord.py alone, {calls:.1f} calls a click {floor * 1e3:.1f} ms",
                mine / floor,
            )
        ]
    )


async def _floor(folder: Path) -> float:
    """The seconds of processor that discord.py needs for a call."""
    house = House(folder)
    await house.start_sandbox()
    try:
        house.bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.bench.floor", house.url, cwd=ROOT)
        async with house.people("Ada", "Bruno") as people:
            hands = []
            for person in people:
                table = await person.wait_for(lambda seen: not seen.ephemeral and bool(seen.buttons))
                hands.append((await person.click(table, "1:open")).message)
            before, worked = await _made(house), house.worked()
            begun = time.monotonic()
            for number in range(CLICKS):
                await asyncio.sleep(max(0.0, begun + number / RATE - time.monotonic()))  # as fast as people there
                await people[number % 2].click(hands[number % 2], "1:pick:table:3:card")
            for _ in range(PATIENCE):
                if await _made(house) - before >= CALLS * CLICKS:
                    break
                await asyncio.sleep(1.0)
            return (house.worked() - worked) / (await _made(house) - before)
    finally:
        await house.stop()


async def _made(house: House) -> int:
    """How many calls the sandbox has had."""
    return int((await house.counters())["rest"]["total"]["calls"])
