"""The first clicks after a start, over the wire, on a database in which much has been played elsewhere.

A bot on a small database and one on a large one are started in turns, so that whatever else the machine does slows
both.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

from sqlalchemy import Connection, delete, select

from bot.app import LAST_ALIVE
from bot.seasons import parsing
from bot.tables.service import wall_clock
from persistence.drivers.address import backend_of, parsed
from persistence.rows import Phase
from persistence.schema import log, seats, tables
from persistence.store import Store
from tests.bench.crowd import fill
from tests.bench.growth import GAMES, RUNNING, SERVERS, home
from tests.bench.table import Row, median
from tests.harness.house import House

TIMES = 7
CLICKS = {
    "first click: the tables that wait for somebody": ("turns", {}),
    "a table is opened": ("table new", {"game": "claim"}),
    "leaderboard": ("leaderboard", {"season": parsing.ALL}),
    "statistics": ("stats", {}),
}


async def rows(folder: Path) -> Iterator[Row]:
    """Measure with processes as people run them; about five minutes."""
    async with AsyncExitStack() as stack:
        houses = [await _house(stack, folder / name, servers) for name, servers in (("small", 1), ("large", SERVERS))]
        seconds: list[dict[str, list[float]]] = [{}, {}]
        for _ in range(TIMES):
            for house, found in zip(houses, seconds, strict=True):
                for what, waited in (await _asked(house)).items():
                    found.setdefault(what, []).append(waited)
    small, large = ({what: median(waits) for what, waits in found.items()} for found in seconds)
    beside = f"of {SERVERS * GAMES:,} games and {(SERVERS - 1) * RUNNING:,} running tables; of {GAMES:,} and none"
    return iter(
        Row(what, f"{1000 * waited:.0f} ms", f"{beside}: {1000 * small[what]:.0f} ms", waited / small[what])
        for what, waited in large.items()
    )


async def _house(stack: AsyncExitStack, folder: Path, servers: int) -> House:
    """A sandbox whose server has a past, beside as many others in the same database; its bot does not run."""
    await asyncio.to_thread(folder.mkdir)
    house = House(folder)
    stack.push_async_callback(house.stop)
    await house.start_sandbox()
    async with house.person("Ada") as ada:
        guild_id, reader = int(ada.guilds[0]["id"]), int(ada.id)
    store = await Store.open(house.address)
    await store.notes.put_moment(LAST_ALIVE, wall_clock())
    await store.close()
    await asyncio.to_thread(fill, house.address, home(guild_id, reader), servers=servers)
    await asyncio.to_thread(_end_games, house.address, guild_id)
    return house


def _end_games(address: str, guild_id: int) -> None:
    """Take a server's running tables away: their logs are nobody's game, and a sandbox has all of them drawn."""
    url = parsed(address)
    backend = backend_of(url)
    engine = backend.writer(url)
    here = tables.c.guild_id == guild_id, tables.c.phase == Phase.RUNNING

    def end(connection: Connection) -> None:
        for part in (log, seats):
            connection.execute(delete(part).where(part.c.table_id.in_(select(tables.c.id).where(*here))))
        connection.execute(delete(tables).where(*here))

    backend.transact(engine, end)
    engine.dispose()


async def _asked(house: House) -> dict[str, float]:
    """The seconds until the bot is connected, and that its first clicks take."""
    found = {"start": await house.start_bot()}
    async with house.person("Ada") as ada:
        await ada.wait_command("stats")
        for what, (command, options) in CLICKS.items():
            begun = time.perf_counter()
            await ada.slash(command, options)
            found[what] = time.perf_counter() - begun
        await ada.slash("table close", sure=True)
    await house.kill_bot()
    return found
