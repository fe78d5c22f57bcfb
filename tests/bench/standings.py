"""Leaderboards of a server with ten thousand players, beside the same page asked of bare SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

from bot.screens.seasons import board_screen, career_screen
from bot.seasons.service import SeasonService
from bot.tables.service import TableService
from bot.text import Words
from persistence.store import Store
from seasons.boards import Sort
from tests.bench.crowd import DAY, Crowd, fill
from tests.bench.table import Row, percentile

PLAYERS = 10_000
GAMES = 20_000
TIMES = 40
GUILD = 1
READER = 1_000 + PLAYERS // 2
WORDS = Words("en")


def rows(folder: Path) -> Iterator[Row]:
    """Measure on the disk that holds `folder`; about ten seconds."""
    yield from asyncio.run(_rows(folder / "standings.db"))


async def _rows(file: Path) -> list[Row]:
    store = await Store.open(f"sqlite:///{file}")
    now = time.time_ns() // 1_000_000
    season = await store.seasons.roll(GUILD, now)
    if season is None:
        raise RuntimeError("no season")
    crowd = Crowd(
        GUILD,
        1_000,
        people=PLAYERS,
        games=GAMES,
        season=season.number,
        ended_at=season.started_at + DAY,
        reader=READER,
    )
    fill(f"sqlite:///{file}", crowd, servers=1)
    service = TableService(store, clock=lambda: now)
    seasons = SeasonService(store, service)
    bare = _bare(file)

    def page(sort: Sort, number: int) -> Callable[[], Awaitable[object]]:
        return lambda: seasons.board(GUILD, READER, game=None, which=None, sort=sort, page=number)

    found = []
    for what, ask in (
        ("first page, by points", page(Sort.POINTS, 1)),
        ("a page in the middle, by rating", page(Sort.RATING, PLAYERS // 20)),
        ("the last page, by wins", page(Sort.WINS, PLAYERS // 10)),
    ):
        seconds = await _timed(ask)
        middle, slow = percentile(seconds, 0.5), percentile(seconds, 0.95)
        found.append(
            Row(what, f"{middle * 1e3:.1f} ms", f"p95 {slow * 1e3:.1f} ms; bare {bare * 1e3:.1f} ms", middle / bare)
        )
    board = await seasons.board(GUILD, READER, game=None, which=None, sort=Sort.POINTS, page=1)
    found.append(
        Row("drawing it with its picture, once", f"{_drawing(lambda: board_screen(board, WORDS)) * 1e3:.1f} ms")
    )
    career = await seasons.career(GUILD, READER, READER, None)
    asked = percentile(await _timed(lambda: seasons.career(GUILD, READER, READER, None)), 0.5)
    drawn = _drawing(lambda: career_screen(career, WORDS))
    found.append(Row("statistics", f"{asked * 1e3:.1f} ms", f"and {drawn * 1e3:.1f} ms to draw them, in a thread"))
    await service.stop_clock()
    await store.close()
    return found


async def _timed(ask: Callable[[], Awaitable[object]]) -> list[float]:
    seconds = []
    for _ in range(TIMES):
        start = time.perf_counter()
        await ask()
        seconds.append(time.perf_counter() - start)
    return seconds


def _drawing(draw: Callable[[], object]) -> float:
    start = time.perf_counter()
    draw()
    return time.perf_counter() - start


def _bare(file: Path) -> float:
    """How long the ten best and the number of all take when nothing else is asked."""
    with closing(sqlite3.connect(file)) as connection, connection:
        seconds = []
        for _ in range(TIMES):
            start = time.perf_counter()
            where = "FROM standings WHERE guild_id = 1 AND season = 1 AND game = ''"
            connection.execute(f"SELECT * {where} ORDER BY points DESC LIMIT 10").fetchall()
            connection.execute(f"SELECT count(*) {where}").fetchone()
            seconds.append(time.perf_counter() - start)
    return percentile(seconds, 0.5)
