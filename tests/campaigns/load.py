"""A hundred tables at once: `python -m tests.campaigns.load --tables 100 --rate 25 --seconds 120 --seed 1`.

Pairs of people play all games in turns in the sandbox against the real bot process, beside computers where a game needs
more players, each table in a channel of its own, with all of Discord's limits in force: 50 calls a second over all
routes, five messages or edits in five seconds in a channel, five calls in two seconds with one interaction's token.
Nothing of what the bot does on its own account may be refused for coming too often, and when people stop every table's
message shows how the table stands. How long answers take and how many tables are drawn is told, with the processor time
and the memory that the bot had for it.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from games import registry
from sandbox.person import Person, Refused
from sandbox.seen import Seen
from tests.campaigns.crash import rows_of
from tests.harness.house import House
from tests.harness.playing import button, is_table, plays, press, revision_of, table_of, verb

NAMES = ("Ada", "Bruno", "Chloé", "Dan", "Emi", "Farid")
"""The people, who play in pairs."""
CHANNELS = ("general", "card-table")
DRAWING = "PATCH /channels/{channel_id}/messages/{message_id}"
AT_REST = 120.0
"""Seconds in which every table must have been drawn when nobody plays any more."""


@dataclass(slots=True)
class Report:
    """The measurements of a campaign.

    `waits`: seconds from each click to its answer; `unanswered`: clicks that had none in Discord's three seconds, as
    happens when the machine has no time left; `plays`: what people's clicks added to the logs as plays; `calls`: those
    on channels, `everything`: answers and all others, too;
    `refused`: 429s by whose limit it was; `worked`: the bot's seconds of processor; `memory` in MiB.
    """

    tables: int
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    unanswered: int = 0
    plays: int = 0
    overtaken: int = 0
    drawings: int = 0
    calls: int = 0
    everything: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    settled: float = 0.0
    worked: float = 0.0
    memory: float = 0.0

    def wait(self, share: float) -> float:
        """The milliseconds within which this share of the clicks was answered."""
        waits = sorted(self.waits)
        return 1000 * waits[int(share * (len(waits) - 1))]

    def __str__(self) -> str:
        return (
            f"{self.tables} tables, {self.seconds:.0f} s: {len(self.waits) / self.seconds:.1f} clicks a second "
            f"({self.plays / self.seconds:.1f} plays) answered in "
            f"{self.wait(0.5):.0f} ms (p50), {self.wait(0.99):.0f} ms (p99), {self.wait(1):.0f} ms (max); "
            f"{self.unanswered} unanswered, "
            f"{self.overtaken} overtaken by a redrawing; {self.drawings / self.seconds:.1f} drawings and "
            f"{self.calls / self.seconds:.1f} calls a second on channels; refused: {self.refused}; "
            f"every table drawn {self.settled:.0f} s after the last click; "
            f"the bot used {100 * self.worked / self.seconds:.0f} % of a processor "
            f"({1000 * self.worked / len(self.waits):.1f} ms a click) and {self.memory:.0f} MiB; "
            f"{self.everything / len(self.waits):.1f} calls a click, answers included"
        )


class LoadError(AssertionError):
    """A promise was broken."""


@dataclass(slots=True, eq=False)
class Table:
    """A table in its channel, with the hands that its people have open."""

    channel: str
    people: Sequence[Person]
    game: str
    hands: list[Seen] = field(default_factory=list)
    busy: bool = False

    async def open(self) -> None:
        """Open a new table in the channel and begin to play."""
        opener, guest = self.people
        least = registry.game(self.game).seats[0]
        seats = max(least, len(self.people))
        wish: dict[str, Any] = {"game": self.game, "seats": seats, "computers": seats - len(self.people)}
        public = (await opener.slash("table new", channel=self.channel, **wish)).message
        await guest.wait_until(lambda: guest.message(public.id) is not None)
        await press(guest, public, "join")
        await press(opener, public, "start")
        self.hands = [await press(one, public, "hand") for one in self.people]

    def click(self, chance: Random) -> tuple[Person, Seen, str]:
        """The next click: a card if it is somebody's turn, else their hand's button to look again."""
        seen = [(one, one.message(hand.id) or hand) for one, hand in zip(self.people, self.hands, strict=True)]
        for person, hand in seen:
            if offered := plays(hand):
                return person, hand, chance.choice(offered).custom_id
        person, hand = chance.choice(seen)
        return person, hand, button(hand, "hand").custom_id

    @property
    def awaits_somebody(self) -> bool:
        """Whether one of the hands offers a play."""
        return any(plays(person.message(hand.id) or hand) for person, hand in zip(self.people, self.hands, strict=True))

    @property
    def over(self) -> bool:
        """Whether one of the hands shows the result."""
        return any(
            verb(one) == "again"
            for person, hand in zip(self.people, self.hands, strict=True)
            for one in (person.message(hand.id) or hand).buttons
        )


async def campaign(
    folder: Path,
    *,
    tables: int,
    rate: float,
    seconds: float,
    seed: int,
    games: Sequence[str] = ("claim",),
    tries: int = 1,
) -> Report:
    """Run a campaign in a folder of its own. Raises `LoadError`."""
    async with House(folder, rate_limits=True) as house, house.people(*NAMES) as people:
        playing = await seated(people, tables, games)
        report = await measured(house, playing, rate=rate, seconds=seconds, chance=Random(seed), tries=tries)
        await settle(house, people[0], report)
    if any(report.refused.values()):
        raise LoadError(f"calls were refused: {report}")
    return report


async def seated(people: Sequence[Person], tables: int, games: Sequence[str]) -> list[Table]:
    """So many tables at which pairs of people have begun to play these games in turns, in servers of two."""
    for number in range(-(-tables // len(CHANNELS))):
        await people[0].faults(new_guild=f"Club {number}")
    places = [f"Club {number // len(CHANNELS)}/{CHANNELS[number % len(CHANNELS)]}" for number in range(tables)]
    for person in people:
        await person.wait_until(partial(sees, person, places[-1]))
    pairs = [people[at : at + 2] for at in range(0, len(people), 2)]
    playing = [Table(*one) for one in zip(places, itertools.cycle(pairs), itertools.cycle(games), strict=False)]
    await asyncio.gather(*(_open(playing[number :: len(pairs)]) for number in range(len(pairs))))
    return playing


async def _open(tables: Sequence[Table]) -> None:
    for table in tables:
        await table.open()


async def measured(
    house: House, playing: list[Table], *, rate: float, seconds: float, chance: Random, tries: int = 1
) -> Report:
    """Let people click for a while and return what came of it; `tries`: at how many tables they look for a turn."""
    report = Report(len(playing))
    before, worked, plays_before = (await house.counters())["rest"], house.worked(), plays_in(house.address)
    await _play(playing, report, rate=rate, seconds=seconds, chance=chance, tries=tries)
    after, report.worked = (await house.counters())["rest"], house.worked() - worked
    report.plays = plays_in(house.address) - plays_before
    report.memory = house.memory()
    report.everything = after["total"]["calls"] - before["total"]["calls"]
    report.drawings = _calls(after, DRAWING) - _calls(before, DRAWING)
    report.calls = sum(_calls(after, one) - _calls(before, one) for one in after["routes"] if " /channels/" in one)
    report.refused = after["429"]
    return report


async def settle(house: House, person: Person, report: Report) -> None:
    """Wait until every table is drawn as it stands. Raises `LoadError`."""
    begun = time.monotonic()
    try:
        await person.wait_until(lambda: not _behind(person, house.address), within=AT_REST)
    except TimeoutError:
        raise LoadError(f"not drawn in the end: {_behind(person, house.address)}") from None
    report.settled = time.monotonic() - begun
    report.refused = (await house.counters())["rest"]["429"]


async def _play(
    playing: list[Table], report: Report, *, rate: float, seconds: float, chance: Random, tries: int
) -> None:
    """Let people press so many buttons a second; a table at which somebody waits for an answer is left out."""
    begun = time.monotonic()
    under_way: set[asyncio.Task[None]] = set()
    for number in range(round(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + number / rate - time.monotonic()))
        free = [table for table in playing if not table.busy]
        if free:
            looked_at = chance.sample(free, min(tries, len(free)))
            table = next((one for one in looked_at[:-1] if one.awaits_somebody), looked_at[-1])
            table.busy = True
            task = asyncio.create_task(_press(table, report, chance))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)
    report.seconds = time.monotonic() - begun


async def _press(table: Table, report: Report, chance: Random) -> None:
    try:
        if table.over:
            await table.open()
            return
        person, hand, custom_id = table.click(chance)
        begun = time.monotonic()
        await person.click(hand, custom_id)
        report.waits.append(time.monotonic() - begun)
    except LookupError:  # the hand was drawn anew between looking and pressing
        report.overtaken += 1
    except Refused as refused:
        if "not there any more" in str(refused):
            report.overtaken += 1
        else:
            report.unanswered += 1
    finally:
        table.busy = False


def sees(person: Person, channel: str) -> bool:
    """Tell whether a person sees a channel yet."""
    try:
        person.channel_id(channel)
    except LookupError:
        return False
    return True


def _calls(rest: dict[str, Any], route: str) -> int:
    return int(rest["routes"].get(route, {"calls": 0})["calls"])


def plays_in(address: str) -> int:
    """How many plays of people the logs of a database hold."""
    ((count,),) = rows_of(address, "SELECT count(*) FROM log WHERE kind = 'play' AND actor_id IS NOT NULL")
    return int(count)


def _behind(person: Person, address: str) -> list[str]:
    """The tables whose public message shows another revision than the database has."""
    stand = {row.id: row.revision for row in rows_of(address, "SELECT id, revision FROM tables")}
    drawn = {table_of(seen): revision_of(seen) for seen in person.messages() if is_table(seen)}
    return [table_id for table_id, revision in stand.items() if drawn.get(table_id) != revision]


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=25.0, help="clicks a second, over all tables")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="*", choices=sorted(registry.all_games()), help="all of them by default")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(
            campaign(
                Path(folder),
                tables=chosen.tables,
                rate=chosen.rate,
                seconds=chosen.seconds,
                seed=chosen.seed,
                games=chosen.games or sorted(registry.all_games()),
            )
        )
    sys.stdout.write(f"{report}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
