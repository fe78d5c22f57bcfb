"""What happens at a table without anybody's click: computers move, time runs out, votes and invitations end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from bot.tables.clocks.dues import OF_PEOPLE, Due, DueKind, overdue
from bot.tables.clocks.uptime import Uptime
from bot.tables.computers.players import next_mover
from bot.tables.computers.thinking import Thinkers
from bot.tables.errors import Closed, Finished, Paused, Stale
from bot.tables.fold.live import LiveTable
from bot.tables.keeping.ledger import Ledger, Verb
from bot.tables.model import Inside
from bot.tables.verbs import lobby, play, votes
from games.engine import Seat


class Alarms:
    """Sees to tables when something has its time there; whom to tell of it, `reminding` and `calling` say."""

    def __init__(
        self,
        ledger: Ledger,
        thinkers: Thinkers,
        uptime: Uptime,
        clock: Callable[[], int],
        *,
        reminding: Sequence[Callable[[str, int], None]],
        calling: Sequence[Callable[[str], None]],
    ) -> None:
        self._ledger = ledger
        self._thinkers = thinkers
        self._uptime = uptime
        self._clock = clock
        self._reminding = reminding
        self._calling = calling

    async def ring(self, table_id: str) -> None:
        """See to what has its time at a table, the longest due first; one thing at a time."""
        table = await self._ledger.read(table_id)
        come = overdue(table, self._clock(), reachable=self._ledger.reachable)
        if any(due.kind in OF_PEOPLE for due in come):
            await self._uptime.sure()
            table = await self._ledger.read(table_id)
            come = overdue(table, self._clock(), reachable=self._ledger.reachable)
        match come:
            case [Due(kind=DueKind.TURN, of=seat), *_]:
                await self._time_out(table, seat)
            case [Due(kind=DueKind.REMIND, of=seat) as due, *_]:
                if await self._ledger.reschedule(table_id, due):
                    let_know(self._reminding, table, seat)
            case [Due(kind=DueKind.CALL) as due, *_]:
                if await self._ledger.reschedule(table_id, due):
                    for listener in self._calling:
                        listener(table_id)
            case [Due(kind=DueKind.INVITE, of=revision) as due, *_]:
                if any(one.revision == revision for one in table.kept_seats.values()):
                    await self._of_itself(table, lambda now: lobby.lapse(now, revision, self._clock()))
                else:
                    await self._ledger.reschedule(table_id, due)
            case [Due(kind=DueKind.VOTE, of=revision), *_]:
                await self._of_itself(table, lambda now: votes.close(now, revision, self._clock()))
            case [Due(kind=DueKind.MOVE) as due, *_]:
                await self._move(table, due)
            case _:
                await self._ledger.reschedule(table_id)

    async def _move(self, table: LiveTable, due: Due) -> None:
        """Let whoever is to move next at a table without anybody's click do so."""
        seat = next_mover(table)
        if seat is None or (table.level(seat) is None and seat not in await self._ledger.preferences.ready(table)):
            await self._ledger.reschedule(table.id, due)  # a person wants it no more
            return
        if table.level(seat) is None:
            await self._of_itself(table, lambda now: play.act_unasked(now, seat, table.revision))
            return
        notation = await self._thinkers.decide(table, seat)
        if notation is not None:
            await self._of_itself(table, lambda now: play.act_as_computer(now, seat, table.revision, notation))

    async def _time_out(self, table: LiveTable, seat: Seat) -> None:
        """Let a computer play for a person whose time ran out."""
        notation = await self._thinkers.decide(table, seat)
        if notation is not None:
            await self._of_itself(table, lambda now: play.time_out(now, seat, table.revision, notation, self._clock()))

    async def _of_itself(self, table: LiveTable, verb: Verb) -> None:
        """Carry out what nobody asked for; if somebody was quicker, the table knows when to wake next."""
        with suppress(Stale, Paused, Finished, Closed):
            await self._ledger.carry_out(table.id, Inside.INSIDE, None, verb)


def let_know(listeners: Sequence[Callable[[str, int], None]], table: LiveTable, seat: Seat) -> None:
    """Tell listeners of the person who sits there, if it is one."""
    user_id = table.sitters[seat].user_id
    if user_id is not None:
        for listener in listeners:
            listener(table.id, user_id)
