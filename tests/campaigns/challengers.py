"""Cheats in a challenge: `python -m tests.campaigns.challengers --seed 1 --rounds 60`, some minutes.

Ada plays a game against computers in private and lets friends play the same cards. A lone cheat, the challenger and a
friend who collude, or a friend who manages the server try every click on every table, before, during and after: they
look, replay, leave, ask to be forgotten and come back, compare early. The bot is restarted, and hours pass. The judge
knows who was shown what. Nobody who may have seen the cards plays them, nobody plays them twice, no answer tells the
secret or another's line before its time, nobody ends an honest player's game, and nothing counts.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import shutil
import sys
import tempfile
import time
from collections import Counter, defaultdict
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import discord
import structlog
from sqlalchemy import make_url

from bot import app
from bot.challenges.model import ChallengeLook, Stage
from bot.screens.finished import challenge_screen
from bot.screens.parts.texts import title
from bot.tables import verbs
from bot.tables.errors import TableError
from bot.tables.model import At, Person
from bot.text import Words
from games import registry
from persistence.rows import Phase
from persistence.store import Store
from persistence.upkeep.check import check
from seasons.challenges import LASTS
from tests.bot.tables.parlour import Clock
from tests.harness import booth as booths
from tests.harness.booth import ADA, BRUNO, CHLOE, GUILD, Booth, words
from tests.toy_game.game import GAME

DORA = 4
COMPANIES: dict[str, tuple[frozenset[int], frozenset[int]]] = {
    "a lone cheat": (frozenset({CHLOE}), frozenset()),
    "two friends who collude": (frozenset({CHLOE, DORA}), frozenset()),
    "the challenger and a friend": (frozenset({ADA, CHLOE}), frozenset()),
    "a manager": (frozenset({CHLOE}), frozenset({CHLOE})),
}
"""Who cheats, and who of them manages the server."""
LOOKS = ("hand", "replay", "review", "score", "log", "verify", "record", "watch", "share", "study")
"""Clicks that would show something of a game."""
DEEDS = ("rematch", "again", "resign", "undo", "hint", "close", "kick", "pause", "vote", "sit", "join", "start", "back")
DETAILS = {"share": "0:", "study": "3.0", "resign": "yes", "close": "yes", "kick": "0", "vote": "abandon", "sit": "0"}
HOUR = 60 * 60 * 1000
STEPS = 120


class ChallengersError(AssertionError):
    """Somebody gained something."""


@dataclass(slots=True)
class Report:
    rounds: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    refused: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        rounds = ", ".join(f"{name} {count}" for name, count in sorted(self.rounds.items()))
        done = ", ".join(f"{name} {count}" for name, count in sorted(self.done.items()))
        return (
            f"{self.rounds.total()} rounds: {rounds}.\n{done}.\n{self.refused} looks were refused; nobody played cards "
            f"that they may have seen, or saw what was not theirs. {self.seconds:.0f} s"
        )


async def campaign(folder: Path, rounds: int, seed: int, games: tuple[str, ...] = (GAME.key, "claim")) -> Report:
    """Let challenges be played. Raises `ChallengersError`."""
    report = Report()
    begun = time.monotonic()
    added = GAME.key not in registry.all_games()
    if added:
        registry.add(GAME)
    try:
        await (await Store.open(f"sqlite:///{folder / 'empty.db'}")).close()
        for number in range(rounds):
            chance = Random(f"challengers {seed} {number}")
            company = [*COMPANIES][number % len(COMPANIES)]
            here = folder / str(number)
            here.mkdir()
            shutil.copy(folder / "empty.db", here / "tapis.db")
            await Round(here, chance, report, company, chance.choice(games)).run()
            if faults := check(make_url(f"sqlite:///{here / 'tapis.db'}")):
                raise ChallengersError(str(faults))
            report.rounds[company] += 1
    finally:
        if added:
            registry.remove(GAME.key)
    report.seconds = time.monotonic() - begun
    return report


class Round:
    """One game, and what becomes of its cards."""

    def __init__(self, folder: Path, chance: Random, report: Report, company: str, game: str) -> None:
        self.folder = folder
        self.chance = chance
        self.report = report
        self.cheats, self.managers = COMPANIES[company]
        self.friends = [BRUNO, CHLOE, DORA]
        self.game = game
        self.clock = Clock()
        self.booth: Booth
        self.original = ""
        self.secret = ""
        self.saw: set[int] = set()
        """Those who were shown something of the cards."""
        self.mine: dict[int, str] = {}
        """The table of each friend who plays them."""
        self.logs: dict[str, int] = defaultdict(int)

    async def run(self) -> None:
        everything = str(discord.Permissions.all().value)
        with patch.object(app, "wall_clock", lambda: self.clock.now), patch.object(booths, "MANAGE_GUILD", everything):
            async with AsyncExitStack() as stack:
                await self.start(stack)
                for who in (ADA, *self.friends):
                    await self.booth.bot.store.settings.change_user(who, auto_play=False)
                await self.play_original()
                if not await self.challenge():
                    self.report.done["no challenge any more"] += 1
                    return
                for _ in range(STEPS):
                    if (await self.look()).over:
                        break
                    if self.chance.random() < 0.03:
                        await stack.aclose()
                        await self.start(stack)
                    await self.step()
                await self.end()

    async def start(self, stack: AsyncExitStack) -> None:
        """Start the bot on what is kept."""
        self.booth = await stack.enter_async_context(booths.opened(self.folder))
        self.booth.managers = self.managers
        await self.booth.bot.service.uptime.begin()
        await self.booth.bot.service.uptime.found()

    # Honest deeds.

    async def play_original(self) -> None:
        await self.booth.press(ADA, f"1:new:-:0:{self.game}", private=True)
        (table,) = await self.booth.bot.service.listing.of_person(ADA, tuple(Phase))
        self.original = table.id
        self.secret = (await self.booth.bot.store.tables.find(self.original)).secret.hex()
        shows = ADA in self.cheats and self.chance.random() < 0.2
        while await self.play_on(ADA, self.original):
            if self.chance.random() < 0.05:
                await self.spy(CHLOE)
            if shows:
                shows = False
                await self.attempt("show hand", ADA, self.original, verbs.show_hand(Person(CHLOE, "Chloé")))
        for _ in range(self.chance.choice([0, 0, 1, 3])):
            await self.spy(self.chance.choice([*self.cheats]))

    async def challenge(self) -> bool:
        await self.booth.press(ADA, f"1:beat:{self.original}:0:", private=True)
        row = await self.booth.bot.store.challenges.find(self.original)
        return row is not None

    async def play_on(self, who: int, table_id: str, plays: int = 1) -> bool:
        """Let somebody play; False when the game is over."""
        service = self.booth.bot.service
        while True:
            look = await service.look(table_id, GUILD, who)
            if look.table.phase is not Phase.RUNNING:
                return False
            if look.asked_at is None or look.view is None:
                await service._alarms.ring(table_id)
                continue
            if plays == 0:
                return True
            plays -= 1
            at = At(table_id, Person(who, f"Player {who}"), GUILD, seen=look.table.revision)
            await service.do(at, verbs.act(str(self.chance.choice(look.view.legal))))

    async def step(self) -> None:
        """Let one thing happen, and judge it."""
        before = await self.look()
        what = self.chance.random()
        who = self.chance.choice(self.friends)
        if what < 0.05:
            self.clock.now += self.chance.choice([1, 1, 2, 12]) * HOUR
            await self.attend()
        elif what < 0.2:
            await self.accept(who)
        elif what < 0.5 and who in self.mine:
            await self.play_on(who, self.mine[who], self.chance.choice([1, 3, 20]))
            await self.attend()
        else:
            await self.cheat(self.chance.choice([*self.cheats]))
        await self.judge(before)

    async def attend(self) -> None:
        # The signs of life in between, which nobody would read, are left out.
        self.booth.bot.service.uptime._alive_at = self.clock.now
        await self.booth.bot.service.uptime.alive()
        await self.booth.bot.challenges.agenda.attend(self.clock.now)

    async def accept(self, who: int) -> None:
        """Let somebody press the challenge's button, and hold it against what they have seen."""
        challenges = self.booth.bot.store.challenges
        known = set(await challenges.tables(self.original))
        await self.booth.press(who, f"1:beat:{self.original}:0:play")
        new = set(await challenges.tables(self.original)) - known
        if not new:
            self.report.refused += who not in self.mine
            return
        if who in self.mine or who in self.saw:
            raise ChallengersError(f"{self.original}: {who} plays cards that they have seen")
        (self.mine[who],) = new
        self.saw.add(who)
        self.report.done["accepted"] += 1

    # Cheats.

    async def cheat(self, who: int) -> None:
        what = self.chance.random()
        if what < 0.08:
            await self.booth.press(who, "1:forget:-:0:yes", private=True)
            self.report.done["forgotten"] += 1
        elif what < 0.2:
            await self.booth.press(who, f"1:beat:{self.original}:0:{self.chance.choice(['', 'end', 'end'])}")
        elif what < 0.3:
            await self.accept(who)
        elif what < 0.45:
            table = self.chance.choice([self.original, *self.mine.values()])
            verb = self.chance.choice(DEEDS)
            await self.booth.press(who, f"1:{verb}:{table}:0:{DETAILS.get(verb, '')}", private=True)
            self.report.done["other deeds"] += 1
        else:
            await self.spy(who)

    async def spy(self, who: int) -> None:
        """Let somebody look at a table of these cards, and note what they were shown."""
        table = self.chance.choice([self.original, *self.mine.values()])
        verb = self.chance.choice(LOOKS)
        own = table == self.mine.get(who) or (table == self.original and who == ADA)
        running = await self.booth.bot.store.challenges.find(self.original)
        sent = await self.booth.press(who, f"1:{verb}:{table}:0:{DETAILS.get(verb, '')}", private=True)
        shown = self.secret in str(sent) or registry.game(self.game).key in str(sent) or self._names(sent)
        if not shown:
            self.report.refused += 1
            return
        self.report.done["looks"] += 1
        self.saw.add(who)
        if running is not None and running.over_at is None and (not own or self.secret in str(sent)):
            raise ChallengersError(f"{table}: {who} sees by {verb} what is not theirs yet: {words(sent)[:200]}")

    def _names(self, sent: Any) -> bool:
        return title(self.game, Words("en"), plain=True) in words(sent)

    async def attempt(self, name: str, who: int, table: str, verb: verbs.Verb) -> None:
        try:
            await self.booth.bot.service.do(At(table, Person(who, f"Player {who}"), GUILD), verb)
        except TableError:
            self.report.refused += 1
        else:
            self.report.done[name] += 1

    # The judge.

    async def look(self) -> ChallengeLook:
        look: ChallengeLook = await self.booth.bot.challenges.look(self.original)
        return look

    async def judge(self, before: ChallengeLook) -> None:
        look = await self.look()
        entries = {one.table_id: await self.booth.bot.store.log.entries(one.table_id, 0) for one in look.players}
        for who, table in self.mine.items():
            actors = {one.actor_id for one in entries.get(table, ()) if one.actor_id is not None and one.actor_id > 0}
            if actors - {who}:
                raise ChallengersError(f"{table}: {actors - {who}} did something at the table of {who}")
        if look.over:
            late = self.clock.now >= look.until
            waits = [one.table_id for one in before.friends if one.stage is Stage.PLAYING]
            ended = {one.table_id for one in look.players if one.stage is Stage.PLAYED}
            if not before.over and not late and not ended.issuperset(self._honest(waits)):
                raise ChallengersError(f"{self.original}: it ended while {waits} were played")
            return
        if any(one.score is not None or one.line for one in look.friends) or look.partings:
            raise ChallengersError(f"{self.original}: results are told early")
        if self.secret in str(challenge_screen(look, Words("en"))):
            raise ChallengersError(f"{self.original}: the secret is told early")

    def _honest(self, tables: list[str]) -> set[str]:
        return {table for who, table in self.mine.items() if who not in self.cheats and table in tables}

    async def end(self) -> None:
        """Let time run out; then everything lies open, and nothing has counted."""
        self.clock.now += LASTS
        await self.booth.bot.service.uptime.found()
        for _ in range(2):
            await self.attend()
            self.clock.now += 10 * 60 * 1000
        look = await self.look()
        if not look.over:
            raise ChallengersError(f"{self.original}: it does not end")
        for table in self.mine.values():
            found = await self.booth.bot.service.look(table, GUILD, None)
            if found.table.phase is Phase.RUNNING or found.settlement is not None:
                raise ChallengersError(f"{table}: it goes on, or counts")
        self.report.done["comparisons"] += sum(one.score is not None for one in look.players) > 1
        self.report.done["partings"] += len(look.partings)


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.challengers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), chosen.rounds, chosen.seed))
    sys.stdout.write(f"{report}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
