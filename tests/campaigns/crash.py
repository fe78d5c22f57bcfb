"""Pull the plug, again and again: `python -m tests.campaigns.crash --kills 50 --seed 1`.

Two people play Claim in the sandbox against the real bot process, which is killed with SIGKILL and started again on
the same database: at random instants, right after a commit whose answer is still under way, right after an answer,
and while the table is being drawn. Whatever was confirmed to a person must be in the log exactly once; the log must
have no gap and no double; the next click on an old button must be answered; the database must be sound.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from sqlalchemy import NullPool, Row, create_engine, make_url, text

from persistence.upkeep.check import check as faults_of
from sandbox.person import Person, Refused
from sandbox.seen import Seen
from tests.harness.house import House
from tests.harness.playing import button, is_table, open_hand, plays, press, table_of, verb
from tests.harness.postgres import database

T = TypeVar("T")

LEAST, MOST = 0.05, 1.2
"""Seconds between the moment people play again and a pull of the plug at a random instant."""
LATENCY_MS = 400
"""How long a call to Discord takes while a commit is caught before its answer."""
GATHER = 0.3
"""Seconds after an answer in which the table begins to be drawn."""
PATIENCE = 5.0
MOST_TRIES = 20


class Point(StrEnum):
    """When the plug is pulled."""

    ANYTIME = "anytime"
    COMMITTED = "committed, not answered"
    ANSWERED = "answered, not drawn"
    DRAWING = "while drawing"


@dataclass(frozen=True, slots=True)
class Confirmed:
    """A play that a person saw accepted."""

    table: str
    user_id: int
    notation: str


@dataclass(slots=True)
class Report:
    kills: Counter[Point] = field(default_factory=Counter)
    confirmed: list[Confirmed] = field(default_factory=list)
    games: int = 0
    unanswered: int = 0
    restarts: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        slowest = max(self.restarts, default=0.0)
        where = ", ".join(f"{count} {point}" for point, count in sorted(self.kills.items()))
        return (
            f"{self.kills.total()} kills ({where}), "
            f"{len(self.confirmed)} confirmed plays in {self.games} games: none lost or doubled; "
            f"{self.unanswered} clicks fell into a crash; slowest restart to first command {slowest:.2f} s"
        )


class CrashError(AssertionError):
    """A promise was broken."""


async def campaign(folder: Path, kills: int, seed: int, address: str | None = None) -> Report:
    """Run a campaign in a folder of its own. Raises `CrashError`."""
    chance = Random(seed)
    report = Report()
    async with House(folder, address=address) as house, house.people("Ada", "Bruno") as (ada, bruno):
        table = await answered(partial(new_table, ada, bruno))
        report.games = 1
        for number in range(kills):
            point = list(Point)[number % len(Point)]
            playing = Playing(table, chance, report)
            players = [asyncio.create_task(playing.play(person)) for person in (ada, bruno)]
            await _reach(point, house, ada, playing)
            playing.over = True
            await house.kill_bot()
            report.kills[point] += 1
            ended = await asyncio.gather(*players)
            await check(house.address, report)
            await ada.faults(clear=True)
            report.restarts.append(await house.start_bot())
            if any(ended) or await finished(ada, table):
                table = await answered(partial(new_table, ada, bruno))
                report.games += 1
        await answered(partial(open_hand, ada, table))
    await check(house.address, report)
    return report


async def _reach(point: Point, house: House, ada: Person, playing: Playing) -> None:
    """Wait until the game has come to that point; after a while any point will do."""
    if point is Point.ANYTIME:
        await asyncio.sleep(playing.chance.uniform(LEAST, MOST))
        return
    if point is Point.COMMITTED:
        await ada.faults(latency_ms=LATENCY_MS)
    before = _plays_written(house.address)
    answers = playing.answers
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if point is Point.COMMITTED and _plays_written(house.address) > before:
            return
        if point is not Point.COMMITTED and playing.answers > answers:
            await asyncio.sleep(GATHER if point is Point.DRAWING else 0)
            return
        await asyncio.sleep(0.002)


def _plays_written(address: str) -> int:
    ((count,),) = rows_of(address, "SELECT count(*) FROM log WHERE kind = 'play'")
    return int(count)


def rows_of(address: str, question: str, **values: str) -> Sequence[Row[Any]]:
    engine = create_engine(address, poolclass=NullPool)
    with engine.connect() as connection:
        return connection.execute(text(question), values).all()


async def answered(deed: Callable[[], Awaitable[T]]) -> T:
    """A deed's result. A deed is tried again if a busy machine answers too late. Raises `CrashError`."""
    for _ in range(MOST_TRIES):
        with suppress(Refused):
            return await deed()
    raise CrashError("the bot answers no longer")


async def new_table(ada: Person, bruno: Person) -> str:
    """Open a table and start it."""
    before = {seen.id for seen in ada.messages() if is_table(seen)}
    await ada.slash("table new", game="claim")
    public = await bruno.wait_for(lambda seen: is_table(seen) and seen.id not in before)
    await press(bruno, public, "join")
    await press(ada, public, "start")
    return table_of(public)


async def finished(person: Person, table: str) -> bool:
    """Tell whether a table shows that its game has ended."""
    public = await person.wait_for(lambda seen: is_table(seen) and table_of(seen) == table)
    return any(control.custom_id.startswith("1:again") for control in public.buttons)


@dataclass(slots=True)
class Playing:
    """Two people at a table until the plug is pulled."""

    table: str
    chance: Random
    report: Report
    over: bool = False
    answers: int = 0

    async def play(self, person: Person) -> bool:
        """Play until it is over; True when the game has ended. Clicks that fall into the crash are no news."""
        try:
            hand = await open_hand(person, self.table)
            while not self.over:
                offered = plays(person.message(hand.id) or hand)
                if not offered:
                    await asyncio.sleep(0.02)
                    if _over(person.message(hand.id) or hand):
                        return True
                    hand = await press(person, person.message(hand.id) or hand, "hand")
                    continue
                control = self.chance.choice(offered)
                shown = (await person.click(hand, control.custom_id)).message
                if revision(shown) > int(control.custom_id.split(":")[3]):
                    self.answers += 1
                    notation = f"play {control.custom_id.split(':')[4]}"
                    self.report.confirmed.append(Confirmed(self.table, int(person.id), notation))
        except Refused:
            self.report.unanswered += 1
        except LookupError:
            return True
        return False


def _over(hand: Seen) -> bool:
    return any(verb(one) == "again" for one in hand.buttons)


def revision(hand: Seen) -> int:
    """The revision a hand was drawn at, -1 for a message that is none any more."""
    try:
        return int(button(hand, "hand").custom_id.split(":")[3])
    except LookupError:
        return 10**9  # the result: the last play was accepted


async def check(address: str, report: Report) -> None:
    """Hold the log against what people saw confirmed. Raises `CrashError`."""
    if faults := faults_of(make_url(address)):
        raise CrashError(faults[0])
    for table in {one.table for one in report.confirmed}:
        question = "SELECT seq, kind, actor_id, body FROM log WHERE table_id = :table ORDER BY seq"
        rows = [tuple(row) for row in rows_of(address, question, table=table)]
        if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
            raise CrashError(f"the log of {table} has gaps")
        written = [(actor, body) for _, kind, actor, body in rows if kind == "play"]
        if len(set(written)) < len(written):
            raise CrashError(f"a card was played twice at {table}")
        for one in report.confirmed:
            # The bot may have played an only card a moment before the click: then it stands there by nobody.
            found = sum(written.count((actor, one.notation)) for actor in (one.user_id, None))
            if one.table == table and found != 1:
                raise CrashError(f"{one} was confirmed and is not in the log")


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="on a server of its own, not on a file")
    chosen = parser.parse_args()
    with database(postgresql=chosen.postgresql) as address, tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), chosen.kills, chosen.seed, address))
    sys.stdout.write(f"{report}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
