"""Two bots, one works and one stands by: `python -m tests.campaigns.processes --falls 60 --seed 1`.

Two people play Claim in the sandbox. The process that works is told to end, killed, or frozen for longer than its lease
lasts, at random instants and in turns; the other one has to go on by itself, and another one stands by in its place.
Whatever was confirmed to a person must be in the log exactly once, without a gap; no lease may be held twice; a process
that wakes up again must write nothing more. While one is told to end, no more clicks may stay unanswered than while
both are left alone.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from pathlib import Path
from random import Random

from tests.campaigns.crash import LEAST, MOST, CrashError, Playing, Report, answered, check, new_table, rows_of
from tests.harness.house import PATIENCE, House
from tests.harness.playing import open_hand
from tests.harness.postgres import database


class Fall(StrEnum):
    """How the process that works leaves its tables to the other."""

    ENDED = "told to end"
    KILLED = "killed"
    FROZEN = "frozen"
    NONE = "left alone"
    """For comparison: on a busy machine some clicks find no answer in time without anybody's fault."""


SIGNALS = {Fall.ENDED: signal.SIGTERM, Fall.KILLED: signal.SIGKILL, Fall.FROZEN: signal.SIGSTOP}


@dataclass(slots=True)
class Falls:
    """What a campaign saw. `waits`: seconds from each fall until the other process had answered a click."""

    crashes: Report = field(default_factory=Report)
    waits: dict[Fall, list[float]] = field(default_factory=lambda: {fall: [] for fall in Fall})
    unanswered: Counter[Fall] = field(default_factory=Counter)

    def __str__(self) -> str:
        told = (
            f"{len(waits)} {fall}, slowest to go on {max(waits):.2f} s, {self.unanswered[fall]} clicks unanswered"
            for fall, waits in self.waits.items()
            if waits
        )
        plays, games = len(self.crashes.confirmed), self.crashes.games
        return f"{'; '.join(told)}; {plays} confirmed plays in {games} games: none lost or doubled, never two masters"


async def campaign(folder: Path, falls: Sequence[Fall], seed: int, address: str | None = None) -> Falls:
    """Let the working process fall in each of these ways. Raises `CrashError`."""
    chance, seen = Random(seed), Falls()
    async with House(folder, address=address) as house, house.people("Ada", "Bruno") as people:
        if house.bot is None:
            raise RuntimeError("no bot")
        working, standing = house.bot, await house.start_another()
        table = await answered(partial(new_table, *people))
        seen.crashes.games = 1
        for fall in falls:
            unanswered = seen.crashes.unanswered
            playing = Playing(table, chance, seen.crashes)
            players = [asyncio.create_task(playing.play(person)) for person in people]
            await asyncio.sleep(chance.uniform(LEAST, MOST))
            begun = time.monotonic()
            if fall is not Fall.NONE:
                working.send_signal(SIGNALS[fall])
            playing.over = fall in {Fall.KILLED, Fall.FROZEN}  # else people go on as if nothing was
            await answered(partial(open_hand, people[0], table))
            if fall is Fall.ENDED and await asyncio.wait_for(working.wait(), PATIENCE) != 0:
                raise CrashError("did not end in order")
            await answered(partial(open_hand, people[0], table))
            seen.waits[fall].append(time.monotonic() - begun)
            playing.over = True
            over = await asyncio.gather(*players)
            seen.unanswered[fall] += seen.crashes.unanswered - unanswered
            await check(house.address, seen.crashes)
            ((holders,),) = rows_of(house.address, "SELECT count(*) FROM leases")
            if holders != 1:
                raise CrashError(f"{holders} processes hold a lease")
            former = working
            if fall is not Fall.NONE:
                working = standing
            if fall is Fall.FROZEN:
                former.send_signal(signal.SIGCONT)
                standing = former  # it finds out by itself
            elif fall is not Fall.NONE:
                await former.wait()
                standing = await house.start_another()
            if any(over):
                table = await answered(partial(new_table, *people))
                seen.crashes.games += 1
        await answered(partial(open_hand, people[0], table))
        await check(house.address, seen.crashes)
    return seen


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.processes", description=__doc__)
    parser.add_argument("--falls", type=int, default=30)
    parser.add_argument("--only", type=Fall, choices=list(Fall), help="let processes fall in this way alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="on a server of its own, not on a file")
    chosen = parser.parse_args()
    ways = [chosen.only] if chosen.only else list(Fall)
    falls = [ways[number % len(ways)] for number in range(chosen.falls)]
    with database(postgresql=chosen.postgresql) as address, tempfile.TemporaryDirectory() as folder:
        seen = asyncio.run(campaign(Path(folder), falls, chosen.seed, address))
    sys.stdout.write(f"{seen}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
