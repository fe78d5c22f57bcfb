"""Finding tables and their seats: in a channel, of a server, of a person, due for the scheduler."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Column, ColumnElement, String, and_, cast, func, or_, select, update

from persistence.columns import value_of
from persistence.database import Part
from persistence.rows import ALIVE, NO_CHANNEL, Location, Phase, SeatRow, TableRow, TurnPace
from persistence.schema import seats, tables

_SHOWN = tables.c.channel_id != NO_CHANNEL
"""Not somebody's try at a deal of the day."""
_LATEST_OPENED = (tables.c.opened_at.desc(), tables.c.id)
_LATEST_CHANGED = (tables.c.changed_at.desc(), tables.c.id)


class TableStore(Part):
    async def find(self, table_id: str) -> TableRow | None:
        return await self._first(TableRow, select(tables).filter_by(id=table_id))

    async def seats_at(self, table_ids: Collection[str]) -> dict[str, list[SeatRow]]:
        """The seats at each of these tables, in seat order, from one query."""
        sitting: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
        found = select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)
        for row in await self._database.rows(found):
            sitting[row.table_id].append(value_of(SeatRow, row))
        return sitting

    async def in_channel(
        self, location: Location, phases: Collection[Phase] = ALIVE, *, limit: int = 25
    ) -> list[TableRow]:
        found = select(tables).where(tables.c.channel_id == location.channel_id, tables.c.phase.in_(phases))
        return await self._all(TableRow, found.order_by(*_LATEST_OPENED).limit(limit))

    async def opened_from(self, location: Location, *, limit: int = 25) -> list[TableRow]:
        """The tables that were opened in a channel, in it or in threads of their own, the latest first."""
        here = or_(tables.c.home_id == location.channel_id, tables.c.channel_id == location.channel_id)
        return await self._all(TableRow, select(tables).where(here).order_by(*_LATEST_OPENED).limit(limit))

    async def of_guild(self, guild_id: int, phases: Collection[Phase] = ALIVE, *, limit: int = 25) -> list[TableRow]:
        found = select(tables).where(tables.c.guild_id == guild_id, tables.c.phase.in_(phases), _SHOWN)
        return await self._all(TableRow, found.order_by(*_LATEST_CHANGED).limit(limit))

    async def of_person(
        self, user_id: int, phases: Collection[Phase] = ALIVE, *, guild_id: int | None = None, limit: int = 25
    ) -> list[TableRow]:
        """The tables where a person sits, on one server or on all, the latest changed first."""
        found = select(tables).join(seats).where(seats.c.user_id == user_id, tables.c.phase.in_(phases))
        if guild_id is not None:
            found = found.where(tables.c.guild_id == guild_id)
        return await self._all(TableRow, found.order_by(*_LATEST_CHANGED).limit(limit))

    async def awaiting(self, user_id: int) -> list[TableRow]:
        """The running tables of channels that wait for a person, the longest waiting first."""
        here = (seats.c.user_id == user_id, seats.c.awaited, tables.c.phase == Phase.RUNNING, _SHOWN)
        found = await self._all(TableRow, select(tables).join(seats).where(*here))
        # Sorted here: for an order, SQLite would go through all running tables by their times.
        return sorted(found, key=lambda table: (table.changed_at, table.id))

    async def changed_since(
        self, since_ms: int, limit: int = 200, *, phases: Collection[Phase] = ALIVE
    ) -> list[TableRow]:
        """The tables of channels that changed at or after a moment, the oldest change first."""
        here = (tables.c.phase.in_(phases), tables.c.changed_at >= since_ms, _SHOWN, self._ours(tables))
        found = select(tables).where(*here).order_by(tables.c.changed_at, tables.c.id).limit(limit)
        return await self._all(TableRow, found)

    async def count_opened_by(self, user_id: int, guild_id: int) -> int:
        """The number of open and running tables in a server's channels that a person has opened."""
        return await self._count((tables.c.opener_id == user_id) & (tables.c.guild_id == guild_id))

    async def count_in_guild(self, guild_id: int) -> int:
        return await self._count(tables.c.guild_id == guild_id)

    async def count_alive(self) -> dict[Phase, int]:
        found = select(tables.c.phase, func.count()).where(tables.c.phase.in_(ALIVE)).group_by(tables.c.phase)
        counted = {phase: int(count) for phase, count in await self._database.rows(found)}
        return {phase: counted.get(phase, 0) for phase in ALIVE}

    async def due(self, now: int, limit: int = 100) -> list[str]:
        return await self._passed(tables.c.wake_at, now, limit)

    async def next_wake(self) -> int | None:
        """The moment at which the scheduler must look next, None for never."""
        return await self._earliest(tables.c.wake_at)

    async def set_beside(self, table_id: str, revision: int, **values: Any) -> bool:
        """Set columns of a table that do not follow from its log; False where it has left the revision."""
        mine = update(tables).filter_by(id=table_id, revision=revision).values(values)
        return await self._database.write(lambda connection: connection.execute(mine).rowcount == 1)

    async def timed(self) -> list[str]:
        """The tables at which a clock runs for people: a turn's, vote's, invitation's, call's or countdown's."""
        named = cast(tables.c.dues, String)
        runs = and_(tables.c.phase == Phase.RUNNING, tables.c.pace != TurnPace.NONE)
        ends = or_(runs, *(named.contains(f'"{kind}/') for kind in ("vote", "invite", "call", "begin")))
        found = select(tables.c.id).where(tables.c.phase.in_(ALIVE), ends, self._ours(tables))
        return await self._values(found.order_by(tables.c.id))

    async def forgotten(self, now: int, limit: int) -> list[str]:
        """The tables that are to close because nobody starts the game, the longest due first."""
        return await self._passed(tables.c.closes_at, now, limit)

    async def next_closing(self) -> int | None:
        """The moment at which the next table closes by itself, None for never."""
        return await self._earliest(tables.c.closes_at)

    async def set_closing(self, table_id: str, closes_at: int) -> None:
        await self._database.execute(update(tables).filter_by(id=table_id).values(closes_at=closes_at))

    async def _passed(self, moment: Column[int | None], now: int, limit: int) -> list[str]:
        found = select(tables.c.id).where(moment <= now, self._ours(tables))
        return await self._values(found.order_by(moment).limit(limit))

    async def _earliest(self, moment: Column[int | None]) -> int | None:
        found = select(moment).where(moment.is_not(None), self._ours(tables))
        return await self._value(found.order_by(moment).limit(1))

    async def _count(self, condition: ColumnElement[bool]) -> int:
        found = select(func.count()).select_from(tables).where(condition, tables.c.phase.in_(ALIVE), _SHOWN)
        return await self._value(found) or 0
