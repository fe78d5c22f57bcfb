"""What people who manage the server do with any table: pause it and let it go on, move it elsewhere.

Each is an entry of the table's log with their name. Ending a table and sending somebody away are verbs of the table
service, as openers have them, too.
"""

from __future__ import annotations

from bot.tables.entries import Halt, Manager, Moved, Step, step
from bot.tables.errors import NotAllowed, Paused
from bot.tables.fold.live import LiveTable
from bot.tables.keeping.ledger import Ledger
from bot.tables.model import Done, Person
from bot.tables.verbs.fairness import going_on
from bot.tables.verbs.lobby import must_be_alive
from bot.tables.verbs.play import must_run
from games.engine import text
from persistence.rows import EntryKind


class Managing:
    """Proves, returns and raises like the table service; all raise `NotAllowed` for whoever does not manage."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def pause(self, table_id: str, who: Person, guild_id: int, key: int | None) -> Done:
        """Pause a game until it is resumed by somebody who manages the server. Raises `NotRunning`, `Paused`."""
        return await self._ledger.carry_out(table_id, guild_id, key, lambda table: pause(table, who))

    async def resume(self, table_id: str, who: Person, guild_id: int, key: int | None) -> Done:
        """Let a game go on, whoever has paused it. Raises `NotRunning`, `NotAllowed`."""
        return await self._ledger.carry_out(table_id, guild_id, key, lambda table: resume(table, who))

    async def move(
        self, table_id: str, who: Person, guild_id: int, channel_id: int, key: int | None, *, in_thread: bool
    ) -> Done:
        """Let a table stand in another channel or thread of its server. Raises `NotAllowed`."""
        return await self._ledger.carry_out(
            table_id, guild_id, key, lambda table: move(table, who, channel_id, in_thread=in_thread)
        )


def pause(table: LiveTable, who: Person) -> list[Step]:
    """Pause a game; people do not end it by themselves then."""
    by = _manager(who)
    must_run(table)
    if table.ordered:
        raise Paused
    return [step(EntryKind.PAUSE, who.id, body=Halt(by))]


def resume(table: LiveTable, who: Person) -> list[Step]:
    """Let a game go on."""
    by = _manager(who)
    must_run(table)
    if table.paused_at is None:
        raise NotAllowed(text("table-not-paused"))
    return [going_on(table, who.id, frozenset(), by)]


def move(table: LiveTable, who: Person, channel_id: int, *, in_thread: bool) -> list[Step]:
    """Let a table stand elsewhere."""
    by = _manager(who)
    must_be_alive(table)
    if table.row.place.channel_id == channel_id:
        raise NotAllowed(text("table-lives-in", channel=str(channel_id)))
    return [step(EntryKind.MOVE, who.id, body=Moved(channel_id, in_thread, by))]


def _manager(who: Person) -> Manager:
    if not who.manages:
        raise NotAllowed(text("error-managers-only"))
    return Manager(who.id, who.name)
