"""The cost of storing a play: `LogStore.append` and one bare transaction of the same rows, in turn, on the same disk.

`python -m tests.persistence.bench_append [folder]`: on a file, and on PostgreSQL where it is installed. What the
server itself burns is not counted.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time
from typing import TypeAlias

import psycopg

from persistence.rows import Entry, SeatRow
from persistence.store import Store
from tests.harness.postgres import programs, running
from tests.persistence.samples import OPENING, a_table, entry, person

PLAYS = 3000
WARM_UP = 200

Bare: TypeAlias = Callable[[Entry, Sequence[SeatRow], int], None]
"""Writes what an append writes."""

_MOVE = "UPDATE tables SET revision=?, changed_at=?, wake_at=? WHERE id=? AND revision=?"
_WRITE = "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL)"
_CHANGE = "UPDATE seats SET kind=?, user_id=?, name=?, level=?, salt=?, awaited=? WHERE table_id=? AND seat=?"


def values(play: Entry, seats: Sequence[SeatRow], wake_at: int) -> tuple[tuple[object, ...], ...]:
    """The values of the three statements, the last one's for each seat."""
    line = ("aaaaaaaa", play.seq, str(play.kind), play.seat, play.actor_id, play.body, play.interaction_id, play.at)
    changed = [(str(s.kind), s.user_id, s.name, s.level, s.salt, s.awaited, "aaaaaaaa", s.seat) for s in seats]
    return (play.seq, play.at, wake_at, "aaaaaaaa", play.seq - 1), line, *changed


def bare_file(connection: sqlite3.Connection) -> Bare:
    def write(play: Entry, seats: Sequence[SeatRow], wake_at: int) -> None:
        move, line, *changed = values(play, seats, wake_at)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(_MOVE, move)
        connection.execute(_WRITE, line)
        connection.executemany(_CHANGE, changed)
        connection.execute("COMMIT")

    return write


def bare_server(connection: psycopg.Connection) -> Bare:
    move_sql, write_sql, change_sql = (sql.replace("?", "%s") for sql in (_MOVE, _WRITE, _CHANGE))

    def write(play: Entry, seats: Sequence[SeatRow], wake_at: int) -> None:
        move, line, *changed = values(play, seats, wake_at)
        cursor = connection.cursor()
        cursor.execute(move_sql, move)
        cursor.execute(write_sql, line)
        cursor.executemany(change_sql, changed)
        connection.commit()

    return write


async def measure(addresses: Sequence[str], name: str, connect: Callable[[], Bare]) -> None:
    """Print the times of a store at the first address and of `connect`'s at the second, and what they cost in CPU."""
    seats = [person(seat, 100 + seat) for seat in range(4)]
    stores = [await Store.open(address) for address in addresses]
    for store in stores:
        await store.log.open_table(a_table(seats=4), seats, OPENING)
    await stores[1].close()
    bare = connect()

    times: dict[str, list[float]] = {"LogStore.append": [], name: []}
    cpu = dict.fromkeys(times, 0.0)
    for revision in range(1, PLAYS + WARM_UP):
        former = seats
        seats = [person(seat, 100 + seat, awaited=seat == revision % 4) for seat in range(4)]
        play = entry(revision + 1, interaction_id=revision)
        for which, taken in times.items():
            wall, burnt = perf_counter(), process_time()
            if which == "LogStore.append":
                await stores[0].log.append("aaaaaaaa", revision, [play], seats=seats, former=former, wake_at=revision)
            else:
                bare(play, [seat for seat in seats if seat.seat in {revision % 4, (revision - 1) % 4}], revision)
            if revision >= WARM_UP:
                taken.append(perf_counter() - wall)
                cpu[which] += process_time() - burnt
    await stores[0].close()
    for which, taken in times.items():
        cuts = quantiles(taken, n=100)
        spent = f"CPU {cpu[which] / len(taken) * 1e6:.0f} µs"
        sys.stdout.write(f"{which:>15}: p50 {cuts[49] * 1e3:.2f} ms, p99 {cuts[98] * 1e3:.2f} ms, {spent}\n")


def on_a_file(folder: Path) -> None:
    files = [folder / name for name in ("store.db", "bare.db")]

    def connect() -> Bare:
        connection = sqlite3.connect(files[1], isolation_level=None)
        connection.executescript("PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON")
        return bare_file(connection)

    asyncio.run(measure([f"sqlite:///{file}" for file in files], "bare sqlite3", connect))


def on_a_server(folder: Path) -> None:
    with running(folder) as server:
        for name in ("store", "bare"):
            server.execute(f"CREATE DATABASE {name}")
        addresses = [server.address(name) for name in ("store", "bare")]
        asyncio.run(measure(addresses, "bare psycopg", lambda: bare_server(psycopg.connect(addresses[1]))))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as chosen:
        on_a_file(Path(chosen))
        if programs() is not None:
            Path(chosen).chmod(0o711)  # the server is another user
            on_a_server(Path(chosen))
