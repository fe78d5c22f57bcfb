"""Ten thousand running tables in the database: what they cost in memory, and how soon the first click is answered."""

from __future__ import annotations

import base64
import itertools
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from tests.bench.table import Row
from tests.harness.house import House
from tests.harness.playing import open_hand, press, table_of

TABLES = 10_000


async def rows(folder: Path) -> Iterator[Row]:
    """Measure; about a quarter of a minute."""
    async with House(folder) as house, house.people("Ada", "Bruno") as (ada, bruno):
        opened = await ada.slash("table new", game="claim")
        if opened.message is None:
            raise RuntimeError("no table")
        await press(bruno, opened.message, "join")
        await press(ada, opened.message, "start")
        found: dict[int, tuple[float, float]] = {}
        for tables in (1, TABLES):
            await house.kill_bot()
            _clone(house.database, table_of(opened.message), tables)
            begun = time.monotonic()
            await house.start_bot()
            await open_hand(ada, table_of(opened.message))
            found[tables] = (time.monotonic() - begun, house.memory())
    (alone, small), (crowded, large) = found[1], found[TABLES]
    per_table = max(0.0, (large - small) * 1024 / TABLES)
    return iter(
        [
            Row("start to first answered click", f"{crowded:.2f} s", f"with one table {alone:.2f} s", crowded / alone),
            Row("resident memory", f"{large:.1f} MiB", f"with one table {small:.1f} MiB", large / small),
            Row("memory per idle table", f"{per_table:.2f} KiB", f"{TABLES:,} running tables in the database"),
        ]
    )


def _clone(database: Path, table_id: str, wanted: int) -> None:
    """Copy a table with its seats and log until there are that many."""
    with closing(sqlite3.connect(database)) as connection, connection:
        (have,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        names = (base64.b32encode(number.to_bytes(5, "big")).decode().lower() for number in itertools.count(1))
        copies = [(name,) for name, _ in zip(names, range(wanted - have), strict=False)]
        for table, key, free in (
            ("tables", "id", "message_id"),
            ("seats", "table_id", None),
            ("log", "table_id", "interaction_id"),
        ):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            chosen = ["?1" if name == key else "NULL" if name == free else name for name in columns]
            connection.executemany(
                f"INSERT INTO {table} ({', '.join(columns)}) SELECT {', '.join(chosen)} FROM {table}"
                f" WHERE {key} = '{table_id}'",
                copies,
            )
