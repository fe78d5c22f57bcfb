"""What keeping a play costs: `LogStore.append` and one bare sqlite3 transaction of the same rows, in turn, same disk.

`python -m tests.persistence.bench_append [folder]`
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time

from persistence.rows import Entry, SeatRow
from persistence.store import Store
from tests.persistence.samples import OPENING, a_table, entry, person

PLAYS = 3000
WARM_UP = 200


def bare(connection: sqlite3.Connection, play: Entry, seats: Sequence[SeatRow], wake_at: int) -> None:
    """Write what an append writes."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(
        "UPDATE tables SET revision=?, changed_at=?, wake_at=? WHERE id=? AND revision=?",
        (play.seq, play.at, wake_at, "aaaaaaaa", play.seq - 1),
    )
    connection.execute(
        "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        ("aaaaaaaa", play.seq, play.kind, play.seat, play.actor_id, play.body, play.interaction_id, play.at),
    )
    connection.executemany(
        "UPDATE seats SET kind=?, user_id=?, name=?, level=?, salt=?, awaited=? WHERE table_id=? AND seat=?",
        [(s.kind, s.user_id, s.name, s.level, s.salt, s.awaited, "aaaaaaaa", s.seat) for s in seats],
    )
    connection.execute("COMMIT")


async def measure(folder: Path) -> None:
    """Print the times of both, and what they cost in CPU."""
    seats = [person(seat, 100 + seat) for seat in range(4)]
    stores = [await Store.open(f"sqlite:///{folder / name}") for name in ("store.db", "bare.db")]
    for store in stores:
        await store.log.open_table(a_table(seats=4), seats, OPENING)
    await stores[1].close()
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    connection.executescript("PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON")

    times: dict[str, list[float]] = {"LogStore.append": [], "bare sqlite3": []}
    cpu = dict.fromkeys(times, 0.0)
    for revision in range(1, PLAYS + WARM_UP):
        seats = [person(seat, 100 + seat, awaited=seat == revision % 4) for seat in range(4)]
        play = entry(revision + 1, interaction_id=revision)
        for name, taken in times.items():
            wall, burnt = perf_counter(), process_time()
            if name == "LogStore.append":
                await stores[0].log.append("aaaaaaaa", revision, [play], seats=seats, wake_at=revision)
            else:
                moved = [seat for seat in seats if seat.seat in {revision % 4, (revision - 1) % 4}]
                bare(connection, play, moved, revision)
            if revision >= WARM_UP:
                taken.append(perf_counter() - wall)
                cpu[name] += process_time() - burnt
    connection.close()
    await stores[0].close()
    for name, taken in times.items():
        cuts = quantiles(taken, n=100)
        figures = f"p50 {cuts[49] * 1e3:.2f} ms, p99 {cuts[98] * 1e3:.2f} ms, CPU {cpu[name] / len(taken) * 1e6:.0f} µs"
        sys.stdout.write(f"{name:>13}: {figures}\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as chosen:
        asyncio.run(measure(Path(chosen)))
