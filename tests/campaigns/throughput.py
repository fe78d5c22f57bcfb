"""How many clicks a second the bot holds: `python -m tests.campaigns.throughput`, about three minutes for each process.

The rate of clicks rises step by step until one in a hundred is answered after more than 250 ms, or fewer clicks than
wanted find a table at which nobody waits. All games, with all of Discord's limits in force; none of the bot's calls may
be refused, and in the end every table is drawn. First one process on SQLite: it and its helpers have one core, sandbox
and people the others. Then two processes on PostgreSQL, each with a core and half of the servers; where there are no
more cores than that, sandbox, people and database share them, so that the figure is a lower bound.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from games import registry
from tests.campaigns.crash import rows_of
from tests.campaigns.load import NAMES, LoadError, Report, measured, plays_in, seated, settle
from tests.harness import postgres
from tests.harness.house import House

RATES = (5, 10, 15, 20, 25, 30, 36, 43, 52, 62, 75, 90, 108, 130)
"""Clicks a second, step by step."""
WARM_UP = 3.0
"""Seconds of clicks before a step that do not count."""
IN_TIME = 250.0
"""Milliseconds within which 99 % are to be answered."""
NEARLY = 0.95
"""Which share of the clicks wanted must be made and answered."""
TRIES = 4
"""At how many tables people look for one where it is somebody's turn: most clicks are plays."""
HEAD = """
| clicks a second | plays | p50 | p99 | drawings | calls a click | processor | memory | |
|---|---|---|---|---|---|---|---|---|"""


@dataclass(frozen=True, slots=True)
class Step:
    """A rate, what came of it, and whether it was held."""

    rate: float
    report: Report

    @property
    def held(self) -> bool:
        """Whether as many clicks as wanted were answered, and in time."""
        report = self.report
        enough = len(report.waits) >= NEARLY * self.rate * report.seconds and not report.unanswered
        return enough and report.wait(0.99) <= IN_TIME

    def __str__(self) -> str:
        one = self.report
        cells = (
            f"{len(one.waits) / one.seconds:.1f}",
            f"{one.plays / one.seconds:.1f}",
            f"{one.wait(0.5):.0f} ms",
            f"{one.wait(0.99):.0f} ms",
            f"{one.drawings / one.seconds:.1f}",
            f"{one.everything / len(one.waits):.1f}",
            f"{100 * one.worked / one.seconds:.0f} %, {1000 * one.worked / len(one.waits):.1f} ms a click",
            f"{one.memory:.0f} MiB",
            "held" if self.held else "too many",
        )
        return f"| {' | '.join(cells)} |"


@dataclass(slots=True)
class Search:
    """`written`: the bytes that the database has grown by."""

    steps: list[Step] = field(default_factory=list)
    plays: int = 0
    written: int = 0

    def __str__(self) -> str:
        best = max((step for step in self.steps if step.held), key=lambda step: step.rate, default=None)
        if best is None:
            return "not even the lowest rate was held"
        clicks, plays = len(best.report.waits) / best.report.seconds, best.report.plays / best.report.seconds
        return (
            f"held: {clicks:.0f} clicks a second, {plays:.0f} of them plays; "
            f"the database grew by {self.written / max(1, self.plays):.0f} bytes for each play, tables included"
        )


async def campaign(
    folder: Path,
    *,
    processes: int,
    tables: int,
    seconds: float,
    seed: int,
    address: str | None = None,
    cores: Sequence[int] = (),
    rates: Sequence[float] = RATES,
) -> Search:
    """Raise the rate until it is not held, twice running; each process has one of the cores. Raises `LoadError`."""
    chance, search = Random(seed), Search()
    shards = f"0/{processes}" if processes > 1 else "auto"
    house = House(folder, rate_limits=True, address=address, cores=cores[:processes], SHARDS=shards)
    async with house, house.people(*NAMES) as people:
        for number in range(1, processes):
            await house.start_another(SHARDS=f"{number}/{processes}")
        size = _size(house.address)
        playing = await seated(people, tables, sorted(registry.all_games()))
        failed = 0
        for rate in (one for each in rates for one in (each, each)):
            if search.steps and search.steps[-1].rate == rate and search.steps[-1].held:
                continue  # once is enough
            await measured(house, playing, rate=rate, seconds=WARM_UP, chance=chance, tries=TRIES)
            step = Step(rate, await measured(house, playing, rate=rate, seconds=seconds, chance=chance, tries=TRIES))
            search.steps.append(step)
            sys.stdout.write(f"{step}\n")
            sys.stdout.flush()
            failed = 0 if step.held else failed + 1
            if failed == 2:
                break
        end = search.steps[-1].report
        await settle(house, people[0], end)
        search.plays, search.written = plays_in(house.address), _size(house.address) - size
    if any(end.refused.values()):
        raise LoadError(f"calls were refused: {end}")
    return search


def _size(address: str) -> int:
    """How many bytes a database takes."""
    on_file = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    on_server = "SELECT pg_database_size(current_database())"
    ((size,),) = rows_of(address, on_file if address.startswith("sqlite") else on_server)
    return int(size)


def _run(title: str, processes: int, chosen: argparse.Namespace, address: str | None) -> None:
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[processes:] or cores)
    sys.stdout.write(f"\n{title}\n{HEAD}\n")
    with tempfile.TemporaryDirectory() as folder:
        search = asyncio.run(
            campaign(
                Path(folder),
                processes=processes,
                tables=chosen.tables,
                seconds=chosen.seconds,
                seed=chosen.seed,
                address=address,
                cores=cores,
            )
        )
    os.sched_setaffinity(0, cores)
    sys.stdout.write(f"\n{search}\n")


def main() -> int:
    """Run both campaigns from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.throughput", description=__doc__)
    parser.add_argument("--processes", type=int, choices=(1, 2), help="only with so many; by default both")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each step lasts")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.processes != 2:
        _run("One process on SQLite", 1, chosen, None)
    if chosen.processes != 1 and postgres.programs() is None:
        sys.stdout.write(f"\nTwo processes: skipped. {postgres.MISSING}\n")
    elif chosen.processes != 1:
        with postgres.database(postgresql=True) as address:
            _run("Two processes on PostgreSQL", 2, chosen, address)
    return 0


if __name__ == "__main__":
    sys.exit(main())
