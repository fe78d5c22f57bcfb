"""How long a play takes while others ask to be forgotten, in a database that has grown large."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

from bot.tables import verbs
from bot.tables.model import At, Person
from bot.tables.service import OpenRequest, TableService
from bot.traces import Traces
from persistence.rows import Location, Phase
from persistence.store import Store
from tests.bench.table import Row, percentile

MEGABYTES = 300
COPIES = 200
"""How many copies of every game are made at once."""
SERVER = Location(1, 2)
FIRST = 100_000_000_000_000_000
"""As long as ids are on Discord: shorter ones occur by chance in what is searched for them."""
ADA, BRUNO = Person(FIRST + 10, "Ada"), Person(FIRST + 11, "Bruno")
STRANGERS = [Person(FIRST + 100 + number, f"Stranger {number}") for number in range(6)]
VETERANS = [Person(FIRST + 200 + number, f"Veteran {number}") for number in range(6)]


async def rows(folder: Path) -> list[Row]:
    """Measure on the disk that holds `folder`; half a minute."""
    file = folder / "large.db"
    async with _service(file) as (service, _):
        for one, other in itertools.pairwise([*VETERANS, ADA]):
            for _ in range(3):
                await _finished(service, one, other)
    _grow(file)
    async with _service(file) as (service, store):
        privacy = Traces(service, store)
        found = []
        alone = await _plays_while(service, asyncio.sleep(3))
        for who, crowd in (("strangers", STRANGERS), ("players", VETERANS)):
            times = await _plays_while(service, asyncio.gather(*(privacy.forget(one) for one in crowd)))
            for name, share in (("p50", 0.5), ("longest", 1.0)):
                slow, usual = percentile(times, share), percentile(alone, share)
                label = f"a play while six {who} are forgotten, {name} of {len(times)}"
                found.append(Row(label, f"{slow * 1e3:.0f} ms", f"else {usual * 1e3:.0f} ms", slow / usual))
    return found


@asynccontextmanager
async def _service(file: Path) -> AsyncIterator[tuple[TableService, Store]]:
    store = await Store.open(f"sqlite:///{file}")
    service = TableService(store)
    yield service, store
    await service.stop_clock()
    await store.close()


async def _started(service: TableService, one: Person, other: Person) -> str:
    done = await service.open(OpenRequest(location=SERVER, game="claim"), one, None)
    await service.do(At(done.table_id, other, SERVER.guild_id), verbs.join())
    await service.do(At(done.table_id, one, SERVER.guild_id), verbs.start())
    return done.table_id


async def _play(service: TableService, table_id: str, people: tuple[Person, Person], choose: Random) -> bool:
    """Let whoever is awaited play something; False when the game is over."""
    table = (await service.look(table_id, SERVER.guild_id, None)).table
    if table.phase is not Phase.RUNNING:
        return False
    who = next(who for who in people if any(seat.called == who.id for seat in table.seats))
    mine = await service.look(table_id, SERVER.guild_id, who.id)
    if mine.view is None or mine.asked_at is None:
        raise RuntimeError("whoever is awaited has nothing to play")
    await service.do(
        At(table_id, who, SERVER.guild_id, seen=mine.asked_at), verbs.act(str(choose.choice(mine.view.legal)))
    )
    return True


async def _finished(service: TableService, one: Person, other: Person) -> None:
    table_id = await _started(service, one, other)
    while await _play(service, table_id, (one, other), Random(1)):
        pass


async def _plays_while(service: TableService, work: Awaitable[object]) -> list[float]:
    """How long each play took, in seconds, while something else was done."""
    choose = Random(2)
    waiting = asyncio.ensure_future(work)
    seconds: list[float] = []
    table_id = await _started(service, ADA, BRUNO)
    while not (waiting.done() and len(seconds) > 20):
        begun = time.perf_counter()
        if await _play(service, table_id, (ADA, BRUNO), choose):
            seconds.append(time.perf_counter() - begun)
        else:
            table_id = await _started(service, ADA, BRUNO)
        await asyncio.sleep(0.02)
    await waiting
    return seconds


def _grow(file: Path) -> None:
    """Copy the finished games, as games of others, until the file is as large as it is to be."""
    with closing(sqlite3.connect(file)) as database:
        database.executescript("PRAGMA synchronous=OFF; PRAGMA journal_mode=OFF")
        [(games,)] = database.execute("SELECT count(*) FROM results")
        for first in itertools.count(step=COPIES):
            if file.stat().st_size > MEGABYTES << 20:
                return
            _copy(database, range(first, first + COPIES), games)
            database.commit()


def _copy(database: sqlite3.Connection, numbers: range, games: int) -> None:
    """Copy every finished game once for each of the numbers."""
    ids = "(SELECT table_id AS source, row_number() OVER () - 1 AS ordinal FROM results WHERE number <= :games)"
    copies = "(WITH RECURSIVE n(n) AS (SELECT :first UNION ALL SELECT n + 1 FROM n WHERE n < :last) SELECT n FROM n)"
    name = "printf('%08d', n * :games + ordinal)"
    changed = {
        "interaction_id": "NULL",
        "message_id": "NULL",
        "number": "1000000 + n * :games + ordinal",
        "user_id": "user_id + 1000000",
        "actor_id": "actor_id + 1000000",
        "opener_id": "opener_id + 1000000",
        "body": f"replace(body, '{FIRST // 1000}', '{(FIRST + 1_000_000) // 1000}')",
    }
    for table, key in _KEYS:
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
        chosen = [name if column == key else changed.get(column, column) for column in columns]
        database.execute(
            f"INSERT INTO {table} ({', '.join(columns)})"
            f" SELECT {', '.join(chosen)} FROM {ids}, {copies}, {table} WHERE {table}.{key} = source",
            {"games": games, "first": numbers[0], "last": numbers[-1]},
        )


_KEYS = (
    ("tables", "id"),
    ("seats", "table_id"),
    ("log", "table_id"),
    ("results", "table_id"),
    ("result_rows", "table_id"),
    ("gains", "table_id"),
)
"""The tables of the database that a game fills, each with the column that names the game."""
