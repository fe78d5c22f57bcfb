"""The database's server fails, again and again: `python -m tests.campaigns.outage --faults 20 --seed 1`.

Two people play Claim in the sandbox against the real bot process on PostgreSQL. Its server is killed with SIGKILL and
started again on the same address, ends every connection, lets nobody in any more, or the line to it is cut so that
nobody answers and nobody hangs up, at random instants and for random times; with `--small-disk FOLDER`, a folder on a
small disk of its own, it also runs out of room. The bot is never started again. Whatever was confirmed to a person must
be in the log exactly once; every click must be answered, with a sentence while nothing can be written; play must go on
by itself; the database must be sound.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from pathlib import Path
from random import Random

import psycopg
import structlog

from bot.text.words import words_for
from sandbox.person import NoAnswer, Person, Refused
from sandbox.seen import Seen
from tests.campaigns import crash
from tests.harness.house import House
from tests.harness.line import Line
from tests.harness.playing import button, open_hand, plays, verb
from tests.harness.postgres import Server

LEAST, MOST = 0.2, 1.5
"""Seconds of play between two faults."""
SHORTEST, LONGEST = 0.1, 5.0
"""Seconds that a fault lasts."""
SHORTEST_CUT, LONGEST_CUT = 1.0, 60.0
"""Seconds that a line is cut."""
PATIENCE = 60.0
"""Seconds in which people must be able to play again after a fault; a machine that is busy takes its time."""
STALE = [words_for(locale).get("table-stale") for locale in ("en", "fr")]
BOT = "bot"
"""The role that the bot has on the server."""


class Fault(StrEnum):
    """A fault of the server or of the line to it."""

    KILLED = "killed"
    CUT = "cut"
    ENDED = "connections ended"
    CROWDED = "nobody let in"
    FULL = "disk full"


@dataclass(slots=True)
class Report:
    faults: Counter[Fault] = field(default_factory=Counter)
    log: crash.Report = field(default_factory=crash.Report)
    told: Counter[str] = field(default_factory=Counter)
    unanswered: int = 0
    late: int = 0
    recoveries: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        what = ", ".join(f"{count} {fault}" for fault, count in sorted(self.faults.items()))
        said = "".join(f"\n  {count} × {sentence}" for sentence, count in self.told.most_common())
        return (
            f"{self.faults.total()} faults ({what}), "
            f"{len(self.log.confirmed)} confirmed plays in {self.log.games} games: none lost or doubled; "
            f"{self.unanswered} clicks without an answer, {self.late} that found the table ahead; "
            f"slowest end of a fault to next play {max(self.recoveries, default=0):.2f} s; meanwhile people read:{said}"
        )


class OutageError(AssertionError):
    """A promise was broken."""


class Host:
    """The operator of the server and of the line to it, and the faults that can hit them."""

    def __init__(self, server: Server, line: Line, small_disk: Path | None) -> None:
        self._server = server
        self._line = line
        self._small_disk = small_disk
        self.faults = [fault for fault in Fault if fault is not Fault.FULL or small_disk is not None]

    def prepare(self) -> None:
        """Start the server for the first time; the bot is not its master."""
        self._server.start()
        self._server.execute(f"CREATE ROLE {BOT} LOGIN")
        self._server.execute(f"CREATE DATABASE tapis OWNER {BOT}")

    @asynccontextmanager
    async def suffering(self, fault: Fault) -> AsyncIterator[None]:
        """Let a fault last as long as the context."""
        if fault is Fault.CUT:
            with self._line.cut():
                yield
            return
        await asyncio.to_thread(self._begin, fault)
        yield
        await asyncio.to_thread(self._end, fault)

    def _begin(self, fault: Fault) -> None:
        match fault:
            case Fault.KILLED:
                self._server.kill()
            case Fault.ENDED:
                self._server.execute(_END_ALL)
            case Fault.CROWDED:
                self._server.execute(f"ALTER ROLE {BOT} CONNECTION LIMIT 0")
                self._server.execute(_END_ALL)
            case Fault.FULL:
                with contextlib.suppress(OSError), self._filler.open("wb") as filler:
                    while filler.write(bytes(2**16)):
                        filler.flush()

    def _end(self, fault: Fault) -> None:
        match fault:
            case Fault.KILLED:
                self._server.start()
            case Fault.CROWDED:
                self._server.execute(f"ALTER ROLE {BOT} CONNECTION LIMIT -1")
            case Fault.FULL:
                self._filler.unlink()
                try:
                    psycopg.connect(self._server.address("postgres")).close()
                except psycopg.OperationalError:  # without room for its own log it has given up
                    self._server.start()

    @property
    def _filler(self) -> Path:
        if self._small_disk is None:
            raise OutageError("no disk to fill")
        return self._small_disk / "filler"


_END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'bot'"


async def campaign(
    folder: Path, faults: int, seed: int, small_disk: Path | None = None, only: Sequence[Fault] = ()
) -> Report:
    """Run a campaign in a folder of its own. Raises `OutageError` or `crash.CrashError`."""
    chance, report = Random(seed), Report()
    server = Server.create(small_disk)
    line = Line(server.socket)
    host = Host(server, line, small_disk)
    kinds = only or host.faults
    try:
        await asyncio.to_thread(host.prepare)
        async with line.open():
            address = line.address("tapis", BOT)
            async with House(folder, address=address) as house, house.people("Ada", "Bruno") as people:
                await _play_on(host, people, chance, report, [kinds[number % len(kinds)] for number in range(faults)])
                if house.bot is None or house.bot.returncode is not None:
                    raise OutageError("the bot has ended")
        await crash.check(server.address("tapis"), report.log)
        server.stop()
    finally:
        server.remove()
    return report


async def _play_on(host: Host, people: list[Person], chance: Random, report: Report, faults: Sequence[Fault]) -> None:
    table = await crash.answered(partial(crash.new_table, *people))
    report.log.games = 1
    for fault in faults:
        playing = Playing(table, chance, report)
        players = [asyncio.create_task(playing.play(person)) for person in people]
        await asyncio.sleep(chance.uniform(LEAST, MOST))
        lasts = (SHORTEST_CUT, LONGEST_CUT) if fault is Fault.CUT else (SHORTEST, LONGEST)
        async with host.suffering(fault):
            await asyncio.sleep(chance.uniform(*lasts))
        report.faults[fault] += 1
        report.recoveries.append(await playing.goes_on())
        playing.over = True
        if any(await asyncio.gather(*players)):
            table = await crash.answered(partial(crash.new_table, *people))
            report.log.games += 1


@dataclass(slots=True)
class Playing:
    """Two people at a table while the database comes and goes."""

    table: str
    chance: Random
    report: Report
    over: bool = False
    ended: bool = False

    async def play(self, person: Person) -> bool:
        """Play until it is over; True when the game has ended."""
        hand: Seen | None = None
        while not self.over and not self.ended:
            try:
                if hand is None:
                    hand = await open_hand(person, self.table)
                hand = await self._click(person, person.message(hand.id) or hand)
            except NoAnswer:
                self.report.unanswered += 1
                hand = None
            except (Refused, LookupError):  # it was drawn anew in between, or a play that nobody confirmed was the last
                hand = None
                self.ended = await crash.finished(person, self.table)
            await asyncio.sleep(0.02)
        return self.ended

    async def _click(self, person: Person, hand: Seen) -> Seen | None:
        """Press something and take in the answer; return the hand if it is still of use."""
        offered = plays(hand)
        control = self.chance.choice(offered) if offered else button(hand, "hand")
        shown = (await person.click(hand, control.custom_id)).message
        if shown.loading:
            await person.wait_until(lambda: not (person.message(shown.id) or hand).loading)
            shown = person.message(shown.id) or hand
        verbs = {verb(one) for one in shown.buttons}
        if "again" not in verbs and "hand" not in verbs:
            self.report.told[shown.text] += 1
            return None
        self.ended = "again" in verbs
        if any(stale in shown.text for stale in STALE):  # a play that nobody confirmed was written all the same
            self.report.late += 1
        elif offered and (self.ended or _revision(shown) > int(control.custom_id.split(":")[3])):
            notation = f"play {control.custom_id.split(':')[4]}"
            self.report.log.confirmed.append(crash.Confirmed(self.table, int(person.id), notation))
        return shown

    async def goes_on(self) -> float:
        """The seconds until the next play is confirmed. Raises `OutageError`."""
        begun, confirmed = time.monotonic(), len(self.report.log.confirmed)
        while len(self.report.log.confirmed) == confirmed and not self.ended:
            if time.monotonic() - begun > PATIENCE:
                raise OutageError("nobody can play any more")
            await asyncio.sleep(0.01)
        return time.monotonic() - begun


def _revision(hand: Seen) -> int:
    return int(button(hand, "hand").custom_id.split(":")[3])


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.outage", description=__doc__)
    parser.add_argument("--faults", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--small-disk", type=Path, metavar="FOLDER", help="on a disk of some 80 MB that may be filled")
    parser.add_argument("--only", type=Fault, choices=list(Fault), nargs="+", default=(), help="these faults alone")
    chosen = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), chosen.faults, chosen.seed, chosen.small_disk, chosen.only))
    sys.stdout.write(f"{report}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
