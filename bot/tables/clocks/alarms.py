"""Events at a table without anybody's click: computers move, time runs out, votes and invitations end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.tables.computers.thinking import Thinkers
from bot.tables.entries import Step
from bot.tables.errors import Closed, Finished, Paused, Stale
from bot.tables.fold.live import LiveTable
from bot.tables.keeping.dues import next_mover, overdue
from bot.tables.keeping.ledger import Deed, Ledger
from bot.tables.model import Inside
from bot.tables.standing import Standing
from bot.tables.times import OF_PEOPLE, Due, DueKind
from bot.tables.verbs import lobby, play, polls
from games.engine import Seat


@dataclass(frozen=True, slots=True)
class Alarms:
    """Sees to tables when something has its time there; whom to tell of it, `reminding` and `calling` say."""

    _ledger: Ledger
    _thinkers: Thinkers
    _sure: Callable[[], Awaitable[None]]
    _clock: Callable[[], int]
    _reminding: Sequence[Callable[[str, int], None]]
    _calling: Sequence[Callable[[str], None]]

    async def ring(self, table_id: str) -> None:
        """See to what has its time at a table, the longest due first; one thing at a time."""
        standing = await self._ledger.read(table_id)
        come = overdue(standing, self._clock(), reachable=self._ledger.reachable)
        if any(due.kind in OF_PEOPLE for due in come):
            await self._sure()
            standing = await self._ledger.read(table_id)
            come = overdue(standing, self._clock(), reachable=self._ledger.reachable)
        table = standing.table
        match come:
            case [Due(kind=DueKind.TURN, of=seat), *_]:
                await self._time_out(table, seat)
            case [Due(kind=DueKind.REMIND, of=seat) as due, *_]:
                user_id = table.sitters[seat].user_id
                if await self._ledger.reschedule(table_id, due) and user_id is not None:
                    for remind in self._reminding:
                        remind(table_id, user_id)
            case [Due(kind=DueKind.CALL) as due, *_]:
                if await self._ledger.reschedule(table_id, due):
                    for listener in self._calling:
                        listener(table_id)
            case [Due(kind=DueKind.INVITE, of=revision) as due, *_]:
                if any(one.revision == revision for one in table.kept_seats.values()):
                    await self._of_itself(
                        table, lambda now: lobby.lapse(now.table, now.beside, revision, self._clock())
                    )
                else:
                    await self._ledger.reschedule(table_id, due)
            case [Due(kind=DueKind.BEGIN, of=revision), *_]:
                await self._of_itself(table, lambda now: lobby.begin(now.table, now.beside, revision, self._clock()))
            case [Due(kind=DueKind.VOTE, of=revision), *_]:
                await self._of_itself(table, lambda now: polls.end(now.table, revision, self._clock()))
            case [Due(kind=DueKind.MOVE) as due, *_]:
                await self._move(standing, due)
            case _:
                await self._ledger.reschedule(table_id)

    async def _move(self, standing: Standing, due: Due) -> None:
        """Play what comes next without anybody's click: a computer's move, or what a person left ready."""
        table, beside = standing.table, standing.beside
        seat = next_mover(table, beside.ready)
        if seat is None:
            await self._ledger.reschedule(table.id, due)
            return
        if table.level(seat) is None:
            if seat not in await self._ledger.house.ready(table, beside.preselected):
                await self._ledger.reschedule(table.id, due)  # the person wants it no more
                return
            await self._of_itself(table, lambda now: play.act_unasked(now.table, now.beside, seat, table.revision))
            return
        notation = await self._thinkers.decide(table, seat)
        if notation is not None:
            await self._of_itself(table, lambda now: play.act_as_computer(now.table, seat, table.revision, notation))

    async def _time_out(self, table: LiveTable, seat: Seat) -> None:
        notation = await self._thinkers.decide(table, seat)
        if notation is not None:
            revision = table.revision

            def deed(now: Standing) -> Sequence[Step]:
                at = self._clock()
                return play.time_out(now.table, now.beside, seat, at, revision=revision, notation=notation)

            await self._of_itself(table, deed)

    async def _of_itself(self, table: LiveTable, deed: Deed) -> None:
        """Carry out what nobody asked for; if somebody was quicker, the table knows when to wake next."""
        with suppress(Stale, Paused, Finished, Closed):
            await self._ledger.carry_out(table.id, Inside.INSIDE, None, deed)
