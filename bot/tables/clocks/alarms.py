"""Events at a table without anybody's click: computers move, time runs out, votes end, lobbies close."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

import structlog

from bot.tables.computers.thinking import Thinkers
from bot.tables.entries import Step
from bot.tables.errors import Closed, Finished, NotOpen, Paused, Stale, TableError
from bot.tables.fold.live import LiveTable
from bot.tables.keeping.dues import next_mover, overdue
from bot.tables.keeping.ledger import Ledger
from bot.tables.model import NOBODY, At, Inside
from bot.tables.standing import Standing
from bot.tables.times import HOUR, MINUTE, OF_PEOPLE, SECOND, Due, DueKind
from bot.tables.verbs import lobby, play, votes
from bot.tables.verbs.verb import Steps
from games.engine import Seat
from persistence.errors import StoreError
from persistence.store import Store

log = structlog.get_logger(__name__)

BATCH = 50
"""The most lobbies closed at one look, and the milliseconds before the next."""
REST = SECOND


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
                await self._think(table, seat, play.time_out)
            case [Due(kind=DueKind.REMIND, of=seat) as due, *_]:
                user_id = table.sitters[seat].user_id
                if await self._ledger.reschedule(table_id, due) and user_id is not None:
                    for remind in self._reminding:
                        remind(table_id, user_id)
            case [Due(kind=DueKind.CALL) as due, *_]:
                if await self._ledger.reschedule(table_id, due):
                    for listener in self._calling:
                        listener(table_id)
            case [Due(kind=DueKind.INVITE, of=revision) as due, *_] if due in table.deadlines:
                await self._of_itself(table, partial(lobby.lapse, revision=revision))
            case [Due(kind=DueKind.BEGIN, of=revision), *_]:
                await self._of_itself(table, partial(lobby.begin, revision=revision))
            case [Due(kind=DueKind.VOTE, of=revision), *_]:
                await self._of_itself(table, partial(votes.end, revision=revision))
            case [Due(kind=DueKind.MOVE) as due, *_]:
                await self._move(standing, due)
            case _:  # nothing, or the invitation of somebody who has been forgotten since
                await self._ledger.reschedule(table_id, *come[:1])

    async def _move(self, standing: Standing, due: Due) -> None:
        """Play what comes next without anybody's click: a computer's move, or what a person left ready."""
        table, beside = standing.table, standing.beside
        seat = next_mover(table, beside.ready)
        if seat is not None and table.level(seat) is not None:
            await self._think(table, seat, play.act_as_computer)
        elif seat is not None and seat in await self._ledger.house.ready(table, beside.preselected):
            await self._of_itself(table, partial(play.act_unasked, seat=seat))
        else:  # the person wants it no more
            await self._ledger.reschedule(table.id, due)

    async def _think(self, table: LiveTable, seat: Seat, deed: Callable[..., Sequence[Step]]) -> None:
        notation = await self._thinkers.decide(table, seat)
        if notation is not None:
            await self._of_itself(table, partial(deed, seat=seat, notation=notation))

    async def _of_itself(self, table: LiveTable, deed: Steps) -> None:
        """Carry out what nobody asked for; if somebody was quicker, the table knows when to wake next."""
        with suppress(Stale, Paused, Finished, Closed):
            await self._ledger.carry_out(At(table.id, NOBODY, Inside.INSIDE, seen=table.revision), deed)


async def close_forgotten(store: Store, ledger: Ledger, now: int) -> int:
    """Close the lobbies that nobody has started in time; return when to look again. Raises `StoreError`.

    One whose time passed while we were not there gets notice instead, and an hour more.
    """
    if not ledger.reachable:
        return now + MINUTE
    for table_id in await store.tables.forgotten(now, BATCH):
        try:
            await ledger.carry_out(At.inside(table_id), lobby.expire)
        except (Stale, NotOpen, Finished, Closed):  # somebody has come
            ledger.cache.forget(table_id)
        except (TableError, StoreError) as error:
            log.warning("lobby cannot be closed", table=table_id, code=error.code, why=str(error))
            await store.tables.set_closing(table_id, now + HOUR)
    upcoming = await store.tables.next_closing()
    return now + HOUR if upcoming is None else max(upcoming, now + REST)
