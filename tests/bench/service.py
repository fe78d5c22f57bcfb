"""A play through the table service with its durable commit, beside one bare SQLite commit of the same rows."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bot.tables import verbs
from bot.tables.model import At, Person
from bot.tables.service import OpenRequest, TableService
from persistence.rows import Location
from persistence.store import Store
from tests.bench.table import Row, median, percentile

PLAYS = 1_000
GUILD = 1
ADA, BRUNO = Person(10, "Ada"), Person(11, "Bruno")


def rows(folder: Path) -> Iterator[Row]:
    """Measure on the disk that holds `folder`; about ten seconds."""
    ours = asyncio.run(_plays(folder / "bench.db"))
    bare = _bare_commits(folder / "bare.db")
    for name, share in (("p50", 0.5), ("p99", 0.99)):
        mine, other = percentile(ours, share), percentile(bare, share)
        yield Row(
            f"a play, committed, {name}", f"{mine * 1e3:.2f} ms", f"bare commit {other * 1e3:.2f} ms", mine / other
        )
    yield Row("plays in a row", f"{1 / median(ours):,.0f} /s", f"bare commits {1 / median(bare):,.0f} /s")


async def _plays(file: Path) -> list[float]:
    store = await Store.open(f"sqlite:///{file}")
    service = TableService(store, clock=lambda: time.time_ns() // 1_000_000)
    seconds: list[float] = []
    choose = Random(1)
    while len(seconds) < PLAYS:
        done = await service.open(OpenRequest(location=Location(GUILD, 2), game="claim"), ADA, None)
        await service.do(At(done.table_id, BRUNO, GUILD), verbs.join())
        await service.do(At(done.table_id, ADA, GUILD), verbs.start())
        seconds += await _game(service, done.table_id, choose)
    await service.stop_clock()
    await store.close()
    return seconds[:PLAYS]


async def _game(service: TableService, table_id: str, choose: Random) -> list[float]:
    seconds: list[float] = []
    while True:
        look = await service.look(table_id, GUILD, None)
        awaited = next((seat for seat in look.table.seats if seat.awaited), None)
        if awaited is None or awaited.user_id is None:
            return seconds
        who = ADA if awaited.user_id == ADA.id else BRUNO
        mine = await service.look(table_id, GUILD, who.id)
        if mine.view is None or mine.asked_at is None:
            return seconds
        notation = str(choose.choice(mine.view.legal))
        start = time.perf_counter()
        await service.do(At(table_id, who, GUILD, choose.getrandbits(60), mine.asked_at), verbs.act(notation))
        seconds.append(time.perf_counter() - start)


def _bare_commits(file: Path) -> list[float]:
    database = sqlite3.connect(file, isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("CREATE TABLE tables (id TEXT PRIMARY KEY, revision INT, changed_at INT, wake_at INT)")
    database.execute("CREATE TABLE seats (id TEXT, seat INT, awaited INT, PRIMARY KEY (id, seat))")
    database.execute(
        "CREATE TABLE log (id TEXT, seq INT, kind TEXT, seat INT, actor INT, body TEXT, interaction INT UNIQUE, at INT,"
        " PRIMARY KEY (id, seq))"
    )
    database.execute("INSERT INTO tables VALUES ('t', 0, 0, NULL)")
    database.executemany("INSERT INTO seats VALUES ('t', ?, 0)", [(0,), (1,)])
    seconds = []
    for seq in range(PLAYS):
        start = time.perf_counter()
        database.execute("BEGIN IMMEDIATE")
        database.execute("INSERT INTO log VALUES ('t', ?, 'play', 0, 10, 'play D7', ?, ?)", (seq, seq, seq))
        database.execute("UPDATE tables SET revision = ?, changed_at = ?, wake_at = NULL WHERE id = 't'", (seq, seq))
        database.execute("UPDATE seats SET awaited = ? WHERE id = 't' AND seat = 0", (seq % 2,))
        database.execute("UPDATE seats SET awaited = ? WHERE id = 't' AND seat = 1", (1 - seq % 2,))
        database.execute("COMMIT")
        seconds.append(time.perf_counter() - start)
    database.close()
    return seconds
