"""Pull the plug among friends: `python -m tests.campaigns.company --kills 24 --seed 1`, some minutes.

Ada plays a game of Claim in private, lets Bruno play the same cards, and they compare. Then three people meet for a
game night, from its plan to the summary, in the sandbox against the real bot process. SIGKILL falls at random instants
of every step, while calls to Discord take longer. Every confirmed play is in its log once. There is one challenge, one
table for each who plays, one message for each thing that is posted, and what was over stays over.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bot.contests.service import table_id
from persistence.rows import Phase
from sandbox.person import Person, Refused
from sandbox.seen import Seen
from tests.campaigns import crash
from tests.harness.house import House
from tests.harness.playing import is_table, plays, table_of

PEOPLE = ("Ada", "Bruno", "Chloé")
SPAN = 2.0
"""Seconds from the beginning of a step to a pull of the plug, at the most."""
LATENCIES = (0, 0, 150, 400)
PATIENCE = 900.0
STEPS = (
    "dealt",
    "played",
    "challenged",
    "accepted",
    "played by a friend",
    "compared",
    "planned",
    "joined",
    "reminded",
    "begun",
    "sat down",
    "night played",
    "told",
)


class CompanyError(AssertionError):
    """A promise was broken."""


@dataclass(slots=True)
class Report:
    kills: Counter[str] = field(default_factory=Counter)
    played: crash.Report = field(default_factory=crash.Report)

    def __str__(self) -> str:
        when = ", ".join(f"{self.kills[step]} {step}" for step in STEPS if self.kills[step])
        return (
            f"a challenge and a game night, {self.kills.total()} kills (until {when}), "
            f"{len(self.played.confirmed)} confirmed plays: nothing lost, doubled or half done; "
            f"{self.played.unanswered} clicks fell into a crash"
        )


async def campaign(folder: Path, kills: int, seed: int) -> Report:
    """Let people come together in a folder of its own. Raises `CompanyError`."""
    chance = Random(f"company {seed}")
    async with House(folder) as house, house.people(*PEOPLE) as people, asyncio.timeout(PATIENCE):
        company = Company(house, people, chance, Counter(chance.choices(STEPS, k=kills)))
        await company.challenge()
        await company.night()
        await company.prove()
        return company.report


@dataclass(slots=True)
class Company:
    """People, and the hand at the plug: it is pulled so often in each step."""

    house: House
    people: list[Person]
    chance: Random
    due: Counter[str]
    report: Report = field(default_factory=Report)
    original: str = ""
    contest: str = ""
    tables: tuple[str, ...] = ()

    # The challenge.

    async def challenge(self) -> None:
        ada, bruno, _ = self.people
        await self.step("dealt", partial(self.until, self._dealt, partial(ada.slash, "play", game="claim")))
        self.original = self.rows("SELECT id FROM tables ORDER BY opened_at, id")[0].id
        await self.step("played", partial(self.play, ada, self.original))
        beat = partial(self.press, ada, partial(ada.slash, "hand", table=self.original), f":beat:{self.original}:")
        await self.step("challenged", partial(self.until, self._challenged, beat))
        accept = partial(self.press, bruno, None, f":beat:{self.original}:", "play")
        await self.step("accepted", partial(self.until, self._accepted, accept))
        (mine,) = self._friends()
        await self.step("played by a friend", partial(self.play, bruno, mine))
        end = partial(self.press, self.chance.choice([ada, bruno]), None, f":beat:{self.original}:", "end")
        await self.step("compared", partial(self.until, self._compared, end))

    def _dealt(self) -> bool:
        return bool(self.rows("SELECT 1 FROM tables WHERE phase = 'running'"))

    def _challenged(self) -> bool:
        return bool(self.rows("SELECT 1 FROM challenges WHERE message_id IS NOT NULL"))

    def _accepted(self) -> bool:
        return any(self._phase(one) != Phase.OPEN for one in self._friends())

    def _compared(self) -> bool:
        return bool(self.rows("SELECT 1 FROM challenges WHERE told_at IS NOT NULL"))

    def _friends(self) -> list[str]:
        found = self.rows("SELECT id FROM tables WHERE origin = :origin", origin=f"{self.original} 0")
        return [one.id for one in found]

    # The night.

    async def night(self) -> None:
        ada, bruno, _ = self.people
        starts = datetime.now(UTC) + timedelta(minutes=12)
        await self.until(lambda: False, partial(ada.slash, "settings me", {"time-zone": "UTC"}), once=True)
        await self.until(lambda: False, partial(bruno.slash, "settings me", ping="direct"), once=True)
        plan = partial(ada.slash, "night plan", game="claim", day=f"{starts:%Y-%m-%d}", time=f"{starts:%H:%M}")
        await self.step("planned", partial(self.until, self._noted("open"), plan))
        self.contest = self.rows("SELECT id FROM contests ORDER BY opened_at, id")[0].id
        await self.step("joined", self._join)
        await self.step("reminded", partial(self.until, self._noted("remind")))
        await self.until(self._noted("event"))
        await ada.faults(scheduled_event={"status": 2})  # "Start event"
        self.tables = tuple(table_id(self.contest, 0, at) for at in range(2))
        await self.step("begun", partial(self.until, lambda: all(map(self._phase, self.tables))))
        await self.step("sat down", self._sit_down)
        await self.step("night played", self._play_night)
        await self.step("told", partial(self.until, self._noted("end")))

    def _noted(self, kind: str) -> Callable[[], bool]:
        return lambda: bool(self.rows("SELECT 1 FROM contest_log WHERE kind = :kind", kind=kind))

    async def _join(self) -> None:
        ada, bruno, chloe = self.people
        for person in (bruno, ada, chloe):  # he first, who is reminded directly: who joins after the reminder has none
            await self.until(lambda: False, partial(person.slash, "night join", night=self.contest), once=True)

    async def _sit_down(self) -> None:
        ada, bruno, chloe = self.people
        pair, alone = self.tables
        for person, table in ((ada, pair), (bruno, pair), (chloe, alone)):
            await self.until(partial(self._sits, person, table), partial(person.slash, "table join", table=table))
        for person, table in ((ada, pair), (chloe, alone)):
            running = partial(lambda name: self._phase(name) != Phase.OPEN, table)
            await self.until(running, partial(person.slash, "table start", table=table))

    def _sits(self, person: Person, table: str) -> bool:
        question = "SELECT user_id FROM seats WHERE table_id = :table"
        return int(person.id) in {one.user_id for one in self.rows(question, table=table)}

    async def _play_night(self) -> None:
        pair, alone = self.tables
        async with asyncio.TaskGroup() as crowd:
            for person, table in zip(self.people, (pair, pair, alone), strict=True):
                crowd.create_task(self.play(person, table))

    # The plug.

    async def step(self, name: str, deed: Callable[[], Awaitable[None]]) -> None:
        """Do something until it is done, while the plug is pulled as often as is due."""
        puller = asyncio.create_task(self._pull(name))
        await deed()
        await puller

    async def _pull(self, name: str) -> None:
        for _ in range(self.due[name]):
            await self.people[0].faults(latency_ms=self.chance.choice(LATENCIES))
            await asyncio.sleep(self.chance.uniform(0, SPAN))
            await self.house.kill_bot()
            self.report.kills[name] += 1
            await self.people[0].faults(clear=True)
            await self.house.start_bot()

    # What people do.

    async def until(
        self, done: Callable[[], bool], deed: Callable[[], Awaitable[Any]] | None = None, *, once: bool = False
    ) -> None:
        """Do something again until it is written down, or (`once`) until the bot has answered."""
        while not done():
            try:
                if deed is not None:
                    await deed()
            except Refused:
                self.report.played.unanswered += 1
            except LookupError:
                pass  # it is drawn anew, or not drawn yet
            else:
                if once:
                    return
            await asyncio.sleep(0.1)

    async def press(
        self, person: Person, page: Callable[[], Awaitable[Any]] | None, click: str, ends: str = ""
    ) -> None:
        """Press a button of a page, or of what everybody sees. Raises `LookupError`, `Refused`."""
        seen = [(await page()).message] if page is not None else person.messages()
        for message in reversed(seen):
            for one in message.buttons:
                if click in one.custom_id and one.custom_id.endswith(f":{ends}") and message.ephemeral == bool(page):
                    await person.click(message, one.custom_id)
                    return
        raise LookupError(click)

    async def play(self, person: Person, table: str) -> None:
        """Play a game to its end."""
        hand: Seen | None = None
        while self._phase(table) == Phase.RUNNING:
            try:
                if hand is None:
                    hand = (await person.slash("hand", table=table)).message
                offered = plays(person.message(hand.id) or hand)
                if not offered:
                    hand = None
                    await asyncio.sleep(0.1)
                    continue
                card = self.chance.choice(offered)
                _, _, _, revision, played = card.custom_id.split(":")
                shown = (await person.click(hand, card.custom_id)).message
                if crash.revision(shown) > int(revision):
                    self.report.played.confirmed.append(crash.Confirmed(table, int(person.id), f"play {played}"))
            except Refused:
                self.report.played.unanswered += 1
                hand = None
            except LookupError:
                hand = None

    # What is kept.

    def rows(self, question: str, **values: str) -> Any:
        return crash.rows_of(self.house.address, question, **values)

    def _phase(self, table: str) -> str:
        return next((one.phase for one in self.rows("SELECT phase FROM tables WHERE id = :table", table=table)), "")

    async def prove(self) -> None:
        """Hold what is kept against what people were told and see."""
        await crash.check(self.house.address, self.report.played)
        ada, bruno, _ = self.people
        if len(self._friends()) != 1:
            raise CompanyError(f"{self.original}: Bruno plays the same cards at {len(self._friends())} tables")
        question = "SELECT kind FROM contest_log WHERE contest_id = :contest"
        kinds = Counter(one.kind for one in self.rows(question, contest=self.contest))
        if any(kinds[one] != 1 for one in ("remind", "start", "end")):
            raise CompanyError(f"{self.contest}: {kinds}")
        for table in self.tables:
            if not self.rows("SELECT 1 FROM results WHERE table_id = :table", table=table):
                raise CompanyError(f"{table} has no result")
            self._must_be_one(ada, f"the message of {table}", partial(_shows, table))
        self._must_be_one(ada, "the challenge", lambda seen: not seen.ephemeral and "The same cards" in seen.text)
        self._must_be_one(ada, "the reminder", _is_reminder)
        here = ada.channel_id("card-table")
        directly = [one for one in filter(_is_reminder, bruno.messages()) if one.channel_id != here]
        if len(directly) != 1:
            raise CompanyError(f"Bruno was reminded {len(directly)} times")
        self._must_be_one(ada, "the summary", lambda seen: "How it went" in seen.text)
        threads = [one for one in ada.channels.values() if one["type"] in (10, 11)]
        if len(threads) != len(self.tables):
            raise CompanyError(f"{len(threads)} threads for {len(self.tables)} tables")

    def _must_be_one(self, person: Person, what: str, wanted: Callable[[Seen], bool]) -> None:
        found = [one for one in person.messages() if wanted(one)]
        if len(found) != 1:
            raise CompanyError(f"{what} is there {len(found)} times: {found}")


def _shows(table: str, seen: Seen) -> bool:
    return is_table(seen) and table_of(seen) == table


def _is_reminder(seen: Seen) -> bool:
    return not seen.ephemeral and " begins <t:" in seen.text


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.company", description=__doc__)
    parser.add_argument("--kills", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), chosen.kills, chosen.seed))
    sys.stdout.write(f"{report}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
