"""Tables at which named people have an appointment: they sit there from the start, and the game begins at once."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from bot.tables.entries import Cause, Shut, Step, step
from bot.tables.errors import Closed, Finished, NoSuchTable, NotOpen
from bot.tables.fold.live import LiveTable
from bot.tables.fold.results import verdict_of
from bot.tables.keeping.ledger import Ledger
from bot.tables.model import At, Person
from bot.tables.verbs.checks import must_be_alive
from bot.tables.verbs.lobby import start
from bot.tables.verbs.opening import Appointment, Maker, appointed, same_cards
from bot.tables.verbs.verb import Asked
from persistence.rows import ALIVE, EntryKind, Phase
from seasons.contests.model import Verdict, Why

_ENDS = {Phase.FINISHED: Why.PLAYED, Phase.RUNNING: Why.LATE, Phase.OPEN: Why.CLOSED, Phase.CLOSED: Why.CLOSED}


@dataclass(frozen=True, slots=True)
class Appointments:
    _ledger: Ledger
    _new: Maker

    async def find(self, table_id: str) -> LiveTable | None:
        """A table as it stands, None where it was not opened yet."""
        try:
            return (await self._ledger.read(table_id)).table
        except NoSuchTable:
            return None

    async def verdict(self, table_id: str, *, late: bool) -> Verdict | None:
        table = await self.find(table_id)
        return None if table is None else verdict_of(table, late=late)

    async def ended(self, table_id: str, *, late: bool) -> Why | None:
        """The end of a table at which people came together; None while it goes on, and before it was opened."""
        table = await self.find(table_id)
        return None if table is None or (table.phase in ALIVE and not late) else _ENDS[table.phase]

    async def open(self, wish: Appointment) -> None:
        """Let the game begin, or its lobby open, unless it has. Raises `BadRequest` where the options fit no more."""
        if await self.find(wish.id) is None:
            await self._ledger.open(lambda: appointed(self._new, wish), None)
        if wish.seats is None:
            await self.begin(wish.id, wish.people[0])

    async def same_cards(self, former_id: str, who: Person) -> str:
        """Open a table with the cards of a finished game for somebody else; return it. It is still to `begin`."""
        former = (await self._ledger.read(former_id)).table
        return (await self._ledger.open(lambda: same_cards(self._new, former, who), None)).table_id

    async def begin(self, table_id: str, who: Person) -> None:
        """Let the game begin, unless it has."""
        with suppress(NotOpen, Finished, Closed):
            await self._ledger.carry_out(At.inside(table_id, who), start().steps)

    async def stop(self, table_id: str) -> None:
        """End a table whose match has been decided without it; nothing happens to one that has ended."""
        with suppress(NoSuchTable, Finished, Closed):
            await self._ledger.carry_out(At.inside(table_id), _stopped)


def _stopped(table: LiveTable, _: Asked) -> list[Step]:
    must_be_alive(table)
    cause = Cause.FORGOTTEN if table.phase is Phase.OPEN else Cause.DECIDED
    return [step(EntryKind.CLOSE, None, body=Shut(cause))]
