"""Two bots, one works and one stands by: `python -m tests.campaigns.processes --falls 60 --seed 1`.

Two people play Claim in the sandbox. The process that works is told to end, killed, frozen for longer than its lease
lasts or, on PostgreSQL, cut off from the database, or the one that stands by is killed, at random instants and in
turns; the other one has to go on by itself, and another one stands by in its place. With `--skew 5` every clock is
wrong by so many seconds, one way or the other. Whatever was confirmed to a person must be in the log exactly once,
without a gap; no lease may be held twice; a process that wakes up again must write nothing more. While one is told to
end, no more clicks may stay unanswered than while both are left alone.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Row

from sandbox.person import Person
from sandbox.seen import Seen
from tests.campaigns import outage
from tests.campaigns.crash import LEAST, MOST, CrashError, Playing, Report, answered, check, new_table, rows_of
from tests.harness.house import PATIENCE, House, ended, tell
from tests.harness.line import Line
from tests.harness.playing import is_table, press, table_of
from tests.harness.postgres import Server, running

SHORTEST_CUT, LONGEST_CUT = 1.0, 60.0
"""Seconds for which a process is cut off."""


class Fall(StrEnum):
    """A fault of the process that works, or of the one that stands by."""

    ENDED = "told to end"
    KILLED = "killed"
    IDLE = "killed while it stood by"
    FROZEN = "frozen"
    CUT = "cut off from the database"
    NONE = "left alone"
    """For comparison: on a busy machine some clicks find no answer in time without anybody's fault."""


SIGNALS = {
    Fall.ENDED: signal.SIGTERM,
    Fall.KILLED: signal.SIGKILL,
    Fall.IDLE: signal.SIGKILL,
    Fall.FROZEN: signal.SIGSTOP,
}


@dataclass(slots=True)
class Falls:
    """`waits`: seconds from each fall until the process that works then answered a click."""

    crashes: Report = field(default_factory=Report)
    waits: dict[Fall, list[float]] = field(default_factory=lambda: {fall: [] for fall in Fall})
    unanswered: Counter[Fall] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    """The sentences that people read while a process was cut off."""

    def __str__(self) -> str:
        told = (
            f"{len(waits)} {fall}, slowest to go on {max(waits):.2f} s, {self.unanswered[fall]} clicks unanswered"
            for fall, waits in self.waits.items()
            if waits
        )
        plays, games = len(self.crashes.confirmed), self.crashes.games
        said = "".join(f"\n  {count} × {sentence}" for sentence, count in self.told.most_common())
        return (
            f"{'; '.join(told)}; "
            f"{plays} confirmed plays in {games} games: none lost or doubled, never two masters{said}"
        )


@dataclass(frozen=True, slots=True)
class Bot:
    """A process, and its line to the database where there is one to be cut."""

    process: Process
    line: Line | None


@dataclass(slots=True)
class Game:
    """Two people at a table, the process that works and the one that stands by."""

    house: House
    people: list[Person]
    another: Callable[[], Awaitable[Bot]]
    working: Bot
    standing: Bot
    chance: Random
    seen: Falls
    table: str = ""

    async def new_table(self) -> None:
        """Open a table and start it."""
        self.table = await answered(partial(new_table, *self.people))
        self.seen.crashes.games += 1

    async def falls(self, fall: Fall) -> bool:
        """Let a process fall while people play; True when the game has ended."""
        seen = self.seen
        playing = Playing(self.table, self.chance, seen.crashes)
        players = [asyncio.create_task(playing.play(person)) for person in self.people]
        unanswered = seen.crashes.unanswered
        await asyncio.sleep(self.chance.uniform(LEAST, MOST))
        begun = time.monotonic()
        fallen = self.standing.process if fall is Fall.IDLE else self.working.process
        if fall in SIGNALS:
            tell(fallen, SIGNALS[fall])
        playing.over = fall in {Fall.KILLED, Fall.FROZEN}  # else people go on as if nothing was
        await answered(self._log)
        if fall is Fall.ENDED and await asyncio.wait_for(fallen.wait(), PATIENCE) != 0:
            raise CrashError("did not end in order")
        await answered(self._log)
        seen.waits[fall].append(time.monotonic() - begun)
        playing.over = True
        over = await asyncio.gather(*players)
        seen.unanswered[fall] += seen.crashes.unanswered - unanswered
        await self.check()
        if fall is Fall.FROZEN:
            tell(fallen, signal.SIGCONT)  # it finds out by itself
            self.working, self.standing = self.standing, self.working
        elif fall is not Fall.NONE:
            await ended(fallen)
            if fallen is self.working.process:
                self.working = self.standing
            self.standing = await self.another()
        return any(over)

    async def is_cut_off(self) -> bool:
        """Cut the line of the process that works while people play, and mend it; True when the game has ended."""
        if self.working.line is None:
            raise RuntimeError("no line to cut")
        report = outage.Report(log=self.seen.crashes, told=self.seen.told)
        playing = outage.Playing(self.table, self.chance, report)
        players = [asyncio.create_task(playing.play(person)) for person in self.people]
        await asyncio.sleep(self.chance.uniform(LEAST, MOST))
        cut = asyncio.create_task(_cut(self.working.line, self.chance.uniform(SHORTEST_CUT, LONGEST_CUT)))
        self.seen.waits[Fall.CUT].append(await playing.goes_on())
        await cut
        await playing.goes_on()
        playing.over = True
        over = await asyncio.gather(*players)
        self.seen.unanswered[Fall.CUT] += report.unanswered
        ((holder,),) = await self.check()
        if f":{self.standing.process.pid}@" in holder:
            self.working, self.standing = self.standing, self.working
        return any(over)

    async def check(self) -> Sequence[Row[Any]]:
        """Hold what is written against what people saw; return the one holder. Raises `CrashError`."""
        await check(self.house.address, self.seen.crashes)
        holders = rows_of(self.house.address, "SELECT holder FROM leases")
        if len(holders) != 1:
            raise CrashError(f"{len(holders)} processes hold a lease")
        return holders

    async def _log(self) -> Seen:
        """Open the table's log, which can be opened when the game has ended, too."""
        public = await self.people[0].wait_for(lambda seen: is_table(seen) and table_of(seen) == self.table)
        return await press(self.people[0], public, "log")


async def _cut(line: Line, seconds: float) -> None:
    with line.cut():
        await asyncio.sleep(seconds)


async def campaign(
    folder: Path, falls: Sequence[Fall], seed: int, server: Server | None = None, skew: float = 0
) -> Falls:
    """Let processes fall in each of these ways. Raises `CrashError`."""
    chance = Random(seed)
    address = None if server is None else server.address("tapis")
    async with AsyncExitStack() as stack:

        async def line() -> tuple[Line | None, dict[str, Any]]:
            """A line to the server, and the setting that names it."""
            if server is None:
                return None, {}
            opened = await stack.enter_async_context(Line(server.socket).open())
            return opened, {"DATABASE_URL": opened.address("tapis")}

        async def another() -> Bot:
            by, setting = await line()
            return Bot(await house.start_another(skew=chance.choice((-skew, skew)), **setting), by)

        by, setting = await line()
        house = await stack.enter_async_context(House(folder, address=address, **setting))
        if house.bot is None:
            raise RuntimeError("no bot")
        people = await stack.enter_async_context(house.people("Ada", "Bruno"))
        game = Game(house, people, another, Bot(house.bot, by), await another(), chance, Falls())
        await game.new_table()
        for fall in falls:
            if await (game.is_cut_off() if fall is Fall.CUT else game.falls(fall)):
                await game.new_table()
        await game.check()
    return game.seen


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.processes", description=__doc__)
    parser.add_argument("--falls", type=int, default=30)
    parser.add_argument(
        "--only", type=Fall, choices=list(Fall), nargs="+", help="let processes fall in these ways alone"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="on a server of its own, not on a file")
    parser.add_argument("--skew", type=float, default=0, help="seconds by which each clock is ahead or behind")
    chosen = parser.parse_args()
    ways = chosen.only or [fall for fall in Fall if fall is not Fall.CUT or chosen.postgresql]
    falls = [ways[number % len(ways)] for number in range(chosen.falls)]
    with tempfile.TemporaryDirectory() as folder, _server(postgresql=chosen.postgresql) as server:
        seen = asyncio.run(campaign(Path(folder), falls, chosen.seed, server, chosen.skew))
    sys.stdout.write(f"{seen}\n")
    return 0


@contextmanager
def _server(*, postgresql: bool) -> Iterator[Server | None]:
    if not postgresql:
        yield None
        return
    with running() as server:
        server.execute("CREATE DATABASE tapis")
        yield server


if __name__ == "__main__":
    sys.exit(main())
