"""A database in which much has been played elsewhere: what people wait for must not grow with it.

A small database and a large one are asked in turns, so that whatever else the machine does slows both.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path

from bot.seasons import parsing
from bot.seasons.service import SeasonService
from bot.tables.service import TableService, wall_clock
from persistence.rows import Location
from persistence.store import Store
from seasons.boards import Sort
from tests.bench.crowd import Crowd, fill
from tests.bench.table import Row, median
from tests.harness.postgres import running

SERVERS = 100
GAMES = 1_000
RUNNING = 100
"""At each of the servers."""
TIMES = 15
HOME, READER, FIRST = 1 << 22, 7, 0x1000
LATER = 365 * 24 * 60 * 60 * 1000


async def rows(folder: Path) -> Iterator[Row]:
    """Measure on the disk that holds `folder`; about two minutes, most of which fill the large database."""
    return await _measured([f"sqlite:///{folder / name}.db" for name in ("small", "large")])


async def rows_on_postgresql() -> Iterator[Row]:
    """Measure the same on a server of PostgreSQL of our own."""
    with running() as server:
        for name in ("small", "large"):
            server.execute(f"CREATE DATABASE {name}")
        return await _measured([server.address(name) for name in ("small", "large")])


async def _measured(addresses: Sequence[str]) -> Iterator[Row]:
    for address, servers in zip(addresses, (1, SERVERS), strict=True):
        await (await Store.open(address)).close()
        await asyncio.to_thread(fill, address, home(HOME, READER), servers=servers)
    seconds: list[dict[str, list[float]]] = [{}, {}]
    for _ in range(TIMES):
        for address, found in zip(addresses, seconds, strict=True):
            for what, waited in (await _asked(address)).items():
                found.setdefault(what, []).append(waited)
    small, large = ({what: median(waits) for what, waits in found.items()} for found in seconds)
    beside = f"of {SERVERS * GAMES:,} games and {SERVERS * RUNNING:,} running tables; of {GAMES:,} and {RUNNING}"
    return iter(
        Row(what, f"{1000 * waited:.1f} ms", f"{beside}: {1000 * small[what]:.1f} ms", waited / small[what])
        for what, waited in large.items()
    )


def home(guild_id: int, reader: int) -> Crowd:
    """A server's games and season; `reader` asks for its statistics."""
    now = wall_clock()
    return Crowd(
        guild_id,
        FIRST,
        games=GAMES,
        running=RUNNING,
        season=1,
        ended_at=now,
        wakes_at=now + LATER,
        reader=reader,
    )


async def _asked(address: str) -> dict[str, float]:
    """The seconds that what people wait for takes in a process that has just been started."""
    begun = time.perf_counter()
    store = await Store.open(address)
    service = TableService(store)
    seasons = SeasonService(store, service)
    await service.uptime.begin()
    service.start_clock()
    await service.listing.changed_since(wall_clock())
    await service.uptime.found()
    found = {"start": time.perf_counter() - begun}
    place = Location(HOME, HOME + 1)

    async def write() -> None:
        await store.notes.put_moment("bench", wall_clock())

    asked: dict[str, Callable[[], Awaitable[object]]] = {
        "the tables of a channel": lambda: service.listing.here(place),
        "the tables that wait for somebody": lambda: service.listing.awaiting(READER, HOME),
        "whether one more may be opened": lambda: service.listing.count_of_guild(HOME),
        "what is due": lambda: store.tables.due(wall_clock()),
        "a transaction": write,
        "leaderboard": lambda: seasons.board(HOME, READER, game=None, which=parsing.ALL, sort=Sort.POINTS, page=1),
        "statistics": lambda: seasons.career(HOME, READER, READER, None),
    }
    for what, ask in asked.items():
        begun = time.perf_counter()
        await ask()
        found[what] = time.perf_counter() - begun
    await service.stop_clock()
    await store.close()
    return found
