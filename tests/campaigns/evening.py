"""Pull the plug while a tournament is played: `python -m tests.campaigns.evening --kills 12 --seed 1`, five minutes.

Four people meet in a Swiss tournament of Claim in the sandbox, against the real bot process. It is killed with SIGKILL
at random instants from the first entry on: while people join, while a draw stands, while they play, between two rounds.
Whoever was told to be in is in, each match has one table, every confirmed play is in its log once, and the tournament
comes to its winner without a manager.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from bot.contests.service import table_id
from persistence.store import Store
from sandbox.person import Person, Refused
from sandbox.seen import Control, Seen
from seasons.contests.fold import folded
from seasons.contests.model import Kind, Stage
from tests.campaigns import crash
from tests.harness.house import House
from tests.harness.playing import plays

PEOPLE = ("Ada", "Bruno", "Chloé", "Dan")
LEAST, MOST = 0.1, 12.0
"""Seconds between the moment the process works again and the next pull of the plug."""
PATIENCE = 900.0


class EveningError(AssertionError):
    """A promise was broken."""


@dataclass(slots=True)
class Report:
    rounds: int = 0
    kills: Counter[str] = field(default_factory=Counter)
    played: crash.Report = field(default_factory=crash.Report)

    def __str__(self) -> str:
        when = ", ".join(f"{count} {moment}" for moment, count in sorted(self.kills.items()))
        return (
            f"{len(PEOPLE)} people, {self.rounds} rounds, {self.kills.total()} kills ({when}), "
            f"{len(self.played.confirmed)} confirmed plays: none lost or doubled; every match at one table; "
            f"{self.played.unanswered} clicks fell into a crash"
        )


async def campaign(folder: Path, kills: int, rounds: int, seed: int) -> Report:
    """Let a tournament be played. Raises `EveningError`."""
    chance = Random(seed)
    report = Report(rounds)
    async with House(folder) as house, house.people(*PEOPLE) as people:
        evening = Evening(house, chance, report)
        host = people[0]
        await host.slash("tournament open", game="claim", rounds=rounds)
        shown = await host.wait_for(lambda seen: bool(_button(seen, "join")))
        evening.contest = _button(shown, "join").split("/")[1]
        puller = asyncio.create_task(evening.pull(kills))
        async with asyncio.timeout(PATIENCE):
            for person in people:
                await evening.until_told(partial(person.slash, "tournament join"))
            await evening.until_told(partial(host.slash, "tournament start"))
            async with asyncio.TaskGroup() as crowd:
                for person in people:
                    crowd.create_task(evening.play(person))
            await puller
    await evening.prove()
    return report


@dataclass(slots=True)
class Evening:
    """A tournament, the people in it, and the hand at the plug."""

    house: House
    chance: Random
    report: Report
    contest: str = ""

    def stage(self) -> Stage:
        question = "SELECT stage FROM contests WHERE id = :contest"
        return Stage(crash.rows_of(self.house.address, question, contest=self.contest)[0].stage)

    async def pull(self, kills: int) -> None:
        """Kill and start the bot again and again, as long as the tournament goes on."""
        for _ in range(kills):
            await asyncio.sleep(self.chance.uniform(LEAST, MOST))
            if (stage := self.stage()) is Stage.OVER:
                return
            await self.house.kill_bot()
            self.report.kills[stage] += 1
            await self.house.start_bot()

    async def until_told(self, deed: Callable[[], Awaitable[object]]) -> None:
        """Do something until the bot has answered. It may say that it was done already, before the plug was pulled."""
        while True:
            try:
                await deed()
            except Refused:
                await asyncio.sleep(0.2)
            else:
                return

    async def play(self, person: Person) -> None:
        """Play at the table of each round until there is a winner."""
        while self.stage() is not Stage.OVER:
            shown = await person.wait_for(lambda seen: bool(_button(seen, "page")))
            try:
                if mine := _button(shown, "table"):
                    hand = (await person.click(shown, mine)).message
                    while offered := plays(person.message(hand.id) or hand):
                        hand = await self._play_one(person, hand, self.chance.choice(offered))
            except Refused:
                self.report.played.unanswered += 1
            except LookupError:
                pass  # it was drawn anew between the look and the click
            await asyncio.sleep(0.3)

    async def _play_one(self, person: Person, hand: Seen, card: Control) -> Seen:
        shown = (await person.click(hand, card.custom_id)).message
        _, _, table, revision, played = card.custom_id.split(":")
        if crash.revision(shown) > int(revision):
            self.report.played.confirmed.append(crash.Confirmed(table, int(person.id), f"play {played}"))
        return shown

    async def prove(self) -> None:
        """Hold the tournament's log against its tables and against what people were told."""
        await crash.check(self.house.address, self.report.played)
        store = await Store.open(self.house.address)
        try:
            log = await store.contests.log(self.contest)
            contest = folded(log)
            if any(event.actor_id for event in log if event.kind not in {Kind.OPEN, Kind.ENTER, Kind.START}):
                raise EveningError("somebody managed it")
            if Counter(one.user_id for one in contest.entrants).total() != len(PEOPLE):
                raise EveningError(f"{len(contest.entrants)} of {len(PEOPLE)} people are in")
            if twice := [pair for pair, count in contest.met().items() if count > 1]:
                raise EveningError(f"met twice: {twice}")
            due = {
                table_id(self.contest, number, at): match
                for number, one in enumerate(contest.rounds)
                for at, match in enumerate(one.matches)
            }
            if {one.table for one in self.report.played.confirmed} - {*due}:
                raise EveningError("somebody played at a table that belongs to no match")
            for table, match in due.items():
                result = await store.results.find(table)
                if match.verdict is None or result is None:
                    raise EveningError(f"{table} has no result")
                if tuple(row.place for row in result.rows) != match.verdict.places:
                    raise EveningError(f"the result of {table} is not its match's")
        finally:
            await store.close()


def _button(seen: Seen, what: str) -> str:
    """The custom_id of a tournament's button, or nothing."""
    return next((one.custom_id for one in seen.buttons if f":contest:-:0:{what}/" in one.custom_id), "")


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.evening", description=__doc__)
    parser.add_argument("--kills", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), chosen.kills, chosen.rounds, chosen.seed))
    sys.stdout.write(f"{report}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
