"""A table service on a database of its own, and people who play at its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Self, TypeVar

import pytest

from bot.tables import verbs
from bot.tables.model import At, Change, Look, Person
from bot.tables.service import OpenRequest, TableService, wall_clock
from persistence.rows import Location, Phase
from persistence.store import Store
from tests.harness.playing import PATIENCE
from tests.harness.stores import ready_store

E = TypeVar("E", bound=Exception)

GUILD = 500
PLACE = Location(GUILD, 600)
ANNA, BELA, CLEO, DORA = (Person(number, name) for number, name in enumerate(("Anna", "Bela", "Cleo", "Dora"), 1))
PEOPLE = (ANNA, BELA, CLEO, DORA)
STRANGER = Person(8, "Stranger")
BOSS = Person(9, "Boss", manages=True)
EVERYBODY = (*PEOPLE, STRANGER, BOSS)

KEYS = count(1_000)


def a_key() -> int:
    """The id of an interaction that nobody has used yet."""
    return next(KEYS)


def asks(table_id: str, who: Person, seen: int = 0) -> At:
    """A request of somebody's at a table, under a key that nobody has used yet."""
    return At(table_id, who, GUILD, a_key(), seen)


async def eventually(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait until the condition holds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if await condition():
                return
            await asyncio.sleep(0.001)


@dataclass
class Clock:
    """A clock that is moved by hand."""

    now: int = 1_790_000_000_000

    def __call__(self) -> int:
        return self.now


class WallClock(Clock):
    """A clock that goes by itself."""

    def __call__(self) -> int:
        return wall_clock()


def at_once(_secret: bytes, _revision: int) -> float:
    """Computers do not think at all."""
    return 0.0


@dataclass
class Parlour:
    """A service, its store, its clock and what its listener heard."""

    url: str
    store: Store
    service: TableService
    clock: Clock
    changes: list[Change] = field(default_factory=list)

    @classmethod
    async def open(cls, url: str, clock: Clock | None = None, **settings: Any) -> Self:
        """A parlour on the database at `url`."""
        clock = clock or Clock()
        store = await ready_store(url)
        service = TableService(store, clock=clock, **{"pause": at_once, **settings})
        parlour = cls(url, store, service, clock)
        service.listeners.append(parlour.changes.append)
        return parlour

    async def close(self) -> None:
        """Stop computers and close the store."""
        await self.service.stop_clock()
        await self.store.close()

    async def table(self, *people: Person, game: str = "hilltops", **wishes: Any) -> str:
        """Open a table for the people, who all sit down; the first opens it."""
        request = OpenRequest(location=PLACE, game=game, **wishes)
        done = await self.service.open(request, people[0], a_key())
        for who in people[1:]:
            await self.service.do(asks(done.table_id, who), verbs.join())
        return done.table_id

    async def running(self, *people: Person, **wishes: Any) -> str:
        """A table at which the people play."""
        table_id = await self.table(*people, **wishes)
        await self.service.do(asks(table_id, people[0]), verbs.start())
        return table_id

    async def look(self, table_id: str, who: Person | None = None) -> Look:
        return await self.service.look(table_id, GUILD, None if who is None else who.id)

    async def wake(self, table_id: str, at: int | None) -> None:
        """Let the scheduler look at a table then, whatever has its time there."""
        row = await self.store.tables.find(table_id)
        assert row is not None
        assert await self.store.tables.set_beside(table_id, row.revision, dues=row.dues, wake_at=at)

    async def later(self, milliseconds: int) -> None:
        """Let time pass, and see everything done that is due then."""
        self.clock.now += milliseconds
        self.service.start_clock()

        async def done() -> bool:
            return not await self.store.tables.due(self.clock.now)

        await eventually(done)
        await self.service.stop_clock()

    async def looks(self, table_id: str) -> list[Look]:
        """Everybody's look: that of each player, of a stranger and of the public."""
        return [await self.look(table_id, who) for who in (*PEOPLE, STRANGER, None)]

    async def awaited(self, table_id: str) -> list[Person]:
        """The people who owe a decision, by seat."""
        look = await self.look(table_id)
        by_id = {who.id: who for who in EVERYBODY}
        return [by_id[seat.called] for seat in look.table.seats if seat.called is not None]

    async def awaited_of(self, table_id: str, *people: Person) -> list[Person]:
        """Those of some people who owe a decision, newcomers among them."""
        called = {seat.called for seat in (await self.look(table_id)).table.seats}
        return [who for who in people if who.id in called]

    async def waited_for(self, table_id: str) -> Person:
        """Play until a single person is awaited, and return them."""
        while len(awaited := await self.awaited(table_id)) != 1:
            await self.play(table_id, awaited[0], Random(1))
        return awaited[0]

    async def some_action(self, table_id: str, who: Person, rng: Random) -> tuple[int, str]:
        """The revision somebody sees, and one of their legal actions."""
        look = await self.look(table_id, who)
        assert look.view is not None
        return look.table.revision, str(rng.choice(look.view.legal))

    async def play(self, table_id: str, who: Person, rng: Random) -> None:
        """Let somebody play something."""
        revision, notation = await self.some_action(table_id, who, rng)
        await self.service.do(asks(table_id, who, revision), verbs.act(notation))

    async def play_on(self, table_id: str, rng: Random) -> Look:
        """Let people play, with the computers if the clock runs, until the game is over."""
        async with asyncio.timeout(PATIENCE):
            while (look := await self.look(table_id)).table.phase is Phase.RUNNING:
                awaited = await self.awaited(table_id)
                if awaited:
                    await self.play(table_id, awaited[0], rng)
                else:
                    await asyncio.sleep(0.001)
        return look

    async def play_on_with_clock(self, table_id: str) -> Look:
        """Let people play with the computers, and no pause between, until the game is over."""
        self.service.start_clock()
        try:
            return await self.play_on(table_id, Random(1))
        finally:
            await self.service.stop_clock()

    async def until(self, table_id: str, phase: Phase) -> None:
        """Wait until the table has come to a phase by itself."""

        async def there() -> bool:
            return (await self.look(table_id)).table.phase is phase

        await eventually(there)

    async def finished(self, *people: Person, **wishes: Any) -> str:
        """A table whose game is over."""
        table_id = await self.running(*people, **wishes)
        look = await self.play_on(table_id, Random(1))
        assert look.table.phase is Phase.FINISHED
        return table_id

    async def refuses(self, table_id: str, error: type[E], deed: Awaitable[object]) -> E:
        """Assert that a deed is refused with exactly this error and changes nothing; return the error."""
        before, told, log = await self.looks(table_id), len(self.changes), await self.store.log.entries(table_id)
        with pytest.raises(error) as caught:
            await deed
        assert type(caught.value) is error, caught.value
        assert await self.looks(table_id) == before
        assert await self.store.log.entries(table_id) == log
        assert len(self.changes) == told
        return caught.value
