"""One bot alone is started anew while people click: `python -m tests.campaigns.restart --times 10 --seed 1`.

Three people look at the rules again and again, faster than a restart takes. The bot is told to end, or killed, and
started again at once, as whoever looks after its service does. What was clicked while no process was there is counted:
how much of it was answered all the same, by the next process, and how much found no answer in Discord's three seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from sandbox.person import Person, Refused
from tests.harness.house import House, ended, tell

EVERY = 0.2
"""Seconds between two clicks of all."""
BEFORE, AFTER = 1.0, 3.0
"""Seconds of clicks before each end, and after the next answer."""
ENDS = {"told to end": signal.SIGTERM, "killed": signal.SIGKILL}


@dataclass(slots=True)
class Report:
    """Seconds from each end until the next answer, and the clicks of the time between."""

    away: list[float] = field(default_factory=list)
    answered: int = 0
    unanswered: int = 0

    def __str__(self) -> str:
        slowest, usual = max(self.away), sorted(self.away)[len(self.away) // 2]
        return (
            f"{len(self.away)} restarts, the next answer after {usual:.1f} s (median), {slowest:.1f} s (slowest); of "
            f"{self.answered + self.unanswered} clicks meanwhile {self.answered} were answered"
        )


@dataclass(slots=True)
class Click:
    """One click: when it was made, and answered if it was."""

    at: float
    answered_at: float | None = None


@dataclass(slots=True)
class Clicking:
    """People who click in turns, whether they are answered or not; `back` is set when a click after `ended` was."""

    people: list[Person]
    ended: float = float("inf")
    clicks: list[Click] = field(default_factory=list)
    back: asyncio.Event = field(default_factory=asyncio.Event)

    async def go_on(self) -> None:
        """Click until this is cancelled."""
        async with asyncio.TaskGroup() as under_way:
            for person in itertools.cycle(self.people):
                click = Click(time.monotonic())
                self.clicks.append(click)
                under_way.create_task(self._click(person, click))
                await asyncio.sleep(EVERY)

    async def _click(self, person: Person, click: Click) -> None:
        try:
            await person.slash("rules", game="claim")
        except Refused:
            return
        click.answered_at = time.monotonic()
        if click.at > self.ended:
            self.back.set()

    def count(self, report: Report) -> None:
        """Add what became of the clicks between the end and the first answer to one of them."""
        later = [one for one in self.clicks if one.at > self.ended]
        back = min(one.answered_at for one in later if one.answered_at is not None)
        report.away.append(back - self.ended)
        meanwhile = [one for one in later if one.at < back]
        answered = sum(one.answered_at is not None for one in meanwhile)
        report.answered += answered
        report.unanswered += len(meanwhile) - answered


async def campaign(folder: Path, ends: list[str], seed: int) -> Report:
    """Restart the bot after each of these ends."""
    chance, report = Random(seed), Report()
    async with House(folder) as house, house.people("Ada", "Bruno", "Chloé") as people:
        for end in ends:
            if house.bot is None:
                raise RuntimeError("no bot")
            clicking = Clicking(people)
            under_way = asyncio.create_task(clicking.go_on())
            await asyncio.sleep(BEFORE + chance.uniform(0, EVERY))
            clicking.ended = time.monotonic()
            tell(house.bot, ENDS[end])
            await ended(house.bot)
            await house.start_bot()
            await clicking.back.wait()
            await asyncio.sleep(AFTER)
            under_way.cancel()
            await asyncio.gather(under_way, return_exceptions=True)
            clicking.count(report)
    return report


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.restart", description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--how", choices=list(ENDS), default="told to end")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), [chosen.how] * chosen.times, chosen.seed))
    sys.stdout.write(f"{chosen.how}: {report}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
