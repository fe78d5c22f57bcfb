"""A contest on a database of its own, in virtual time, with people who play in it and a plug that can be pulled.

Nothing waits: `tick` does what is due, and time jumps to the next moment at which something is. A pulled plug lets one
write through, or not, and none after it; the next process begins with nothing but the database.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Self

from bot.contests import deeds
from bot.contests.model import ContestLook, ContestWish
from bot.contests.service import ContestService
from bot.tables import verbs
from bot.tables.errors import TableError
from bot.tables.model import At, Person
from bot.tables.service import TableService
from persistence.errors import StoreAway
from persistence.rows import Location, Phase
from persistence.store import Store

PLACE = Location(500, 600)
BEGIN = 1_790_000_000_000
BEAT = 50_000
"""Milliseconds between two signs of life."""
HOST = Person(9000, "Host")


@dataclass
class Plug:
    """Lets `left` more writes through, if any number is set; the last of them is done or not (`torn`)."""

    left: int | None = None
    torn: bool = False

    def pulled(self) -> bool:
        return self.left == 0

    def on(self, store: Store) -> None:
        """Stand between a store and its database."""
        database: Any = store._database
        write = database.write_unguarded

        async def through(work: Callable[[Any], Any]) -> Any:
            if self.pulled():
                raise StoreAway("no power")
            if self.left is not None:
                self.left -= 1
            if self.pulled() and self.torn:
                raise StoreAway("no power")
            done = await write(work)
            if self.pulled():
                raise StoreAway("no power any more")
            return done

        database.write_unguarded = through


@dataclass
class Cup:
    """A process with a contest, and the people in it."""

    url: str
    chance: Random
    now: int = BEGIN
    plug: Plug = field(default_factory=Plug)
    kills: int = 0
    played: Counter[str] = field(default_factory=Counter)
    contest_id: str = ""
    keys: int = 0

    @classmethod
    async def opened(cls, url: str, chance: Random) -> Self:
        """A cup on an empty database."""
        cup = cls(url, chance)
        await cup.begin()
        return cup

    async def begin(self) -> None:
        """Begin as a new process does."""
        self.store = await Store.open(self.url)
        self.plug.on(self.store)
        self.tables = TableService(
            self.store, clock=lambda: self.now, entropy=self.chance.randbytes, pause=lambda *_: 0.0
        )
        self.contests = ContestService(self.store, self.tables, entropy=self.chance.randbytes)
        await self.tables.uptime.begin()
        await self.tables.uptime.found()

    async def close(self) -> None:
        """Let the process end in order."""
        await self.tables.stop_clock()
        await self.store.close()

    async def fall(self) -> None:
        """Go on as the next process, if the plug is pulled."""
        if self.plug.pulled():
            self.kills += 1
            self.plug.left = None
            await self.close()
            self.now += 5_000
            await self.begin()

    def key(self) -> int:
        self.keys += 1
        return self.keys

    async def do(self, deed: Callable[[], Any]) -> None:
        """Let somebody do something as often as it takes: if nobody answers, they ask the next process."""
        while True:
            try:
                await deed()
            except (TableError, StoreAway):
                if not self.plug.pulled():
                    raise
                await self.fall()
            else:
                break

    async def open(self, wish: ContestWish, people: Sequence[Person]) -> None:
        """Open the contest, which these people enter."""
        self.contest_id = await self.contests.open(wish, PLACE, HOST, self.key())
        for who in people:
            await self.contests.do(self.contest_id, PLACE.guild_id, who, deeds.enter, self.key())

    async def start(self) -> None:
        """Let the host begin."""
        await self.contests.do(self.contest_id, PLACE.guild_id, HOST, deeds.start, self.key())
        await self.tick()

    async def look(self) -> ContestLook:
        """How it stands."""
        return await self.contests.look(self.contest_id, PLACE.guild_id)

    async def tick(self) -> None:
        """Let happen what is due."""
        while not self.plug.pulled():
            try:
                due = await self.store.tables.due(self.now)
                for table_id in due:
                    await self.tables._alarms.ring(table_id)
                wake = await self.contests.agenda.attend(self.now)
            except (TableError, StoreAway):
                if not self.plug.pulled():
                    raise
                break
            if not due and wake > self.now:
                return
        await self.fall()
        await self.tick()

    async def pass_on(self) -> bool:
        """Let time pass until something is due; False when nothing is, for a day and more."""
        wakes = (await self.store.tables.next_wake(), *self.contests.agenda.wakes.values())
        moments = [at for at in wakes if at is not None]
        if not moments:
            return False
        await self.later(max(0, min(moments) - self.now))
        return True

    async def later(self, milliseconds: int) -> None:
        """Let time pass, with a sign of life now and then, and happen what is due afterwards."""
        until = self.now + milliseconds
        while self.now < until:
            self.now = min(until, self.now + BEAT)
            try:
                await self.tables.uptime.alive()
            except (TableError, StoreAway):
                await self.fall()
        await self.tick()

    async def play(self, away: Collection[int], *, most: int | None = None) -> int:
        """Let everybody who is there make one play where they are awaited; return how many were made."""
        look = await self.look()
        plays = 0
        for table_id in look.tables:
            table = await self.tables.appointments.find(table_id)
            if table is None or table.phase is not Phase.RUNNING:
                continue
            for seat in (await self.tables.look(table_id, PLACE.guild_id, None)).table.seats:
                if seat.called is not None and seat.called not in away:
                    await self.do(partial(self._play, table_id, seat.called))
                    plays += 1
                    self.now += 100
                    if plays == most:
                        return plays
        return plays

    async def _play(self, table_id: str, user_id: int) -> None:
        who = Person(user_id, f"P{user_id}")
        look = await self.tables.look(table_id, PLACE.guild_id, user_id)
        if look.view is None or not look.view.legal or look.table.phase is not Phase.RUNNING:
            return
        notation = str(self.chance.choice(look.view.legal))
        at = At(table_id, who, PLACE.guild_id, self.key(), look.table.revision)
        await self.tables.do(at, verbs.act(notation))
        self.played[table_id] += 1

    async def round(self, away: Collection[int]) -> None:
        """Play on until the present round is decided or the contest is over; those who are `away` never come."""
        look = await self.look()
        number = len(look.contest.rounds)
        while look.contest.alive and len(look.contest.rounds) == number:
            if not await self.play(away) and not await self.pass_on():
                raise AssertionError("nothing is due, and the round goes on")
            await self.tick()
            look = await self.look()
