"""Finding tables and their seats: in a channel, of a server, of a person, due for the scheduler."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict
from typing import Any

from sqlalchemy import Column, ColumnElement, Row, Select, String, and_, cast, func, or_, select, update

from persistence.database import Part
from persistence.rows import ALIVE, NO_CHANNEL, Location, Phase, SeatRow, TableRow, TurnPace
from persistence.schema import seats, tables
from persistence.seating import SEAT

_SHOWN = tables.c.channel_id != NO_CHANNEL
"""Not somebody's try at a deal of the day."""


def table_values(table: TableRow) -> dict[str, Any]:
    values = asdict(table)
    values.update(values.pop("location"))
    return values


def _table(row: Row[*tuple[Any, ...]]) -> TableRow:
    values = row._asdict()
    location = Location(values.pop("guild_id"), values.pop("channel_id"))
    return TableRow(location=location, **values)


class TableStore(Part):
    async def find(self, table_id: str) -> TableRow | None:
        found = await self._tables(select(tables).where(tables.c.id == table_id))
        return found[0] if found else None

    async def seats_at(self, table_ids: Collection[str]) -> dict[str, list[SeatRow]]:
        """The seats at each of these tables, in seat order, from one query."""
        sitting: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
        found = select(seats.c.table_id, *SEAT).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)
        for table_id, *seat in await self._database.rows(found):
            columns = (column.name for column in SEAT)
            sitting[table_id].append(SeatRow(**dict(zip(columns, seat, strict=True))))
        return sitting

    async def in_channel(
        self, location: Location, phases: Collection[Phase] = ALIVE, *, limit: int = 25
    ) -> list[TableRow]:
        found = select(tables).where(tables.c.channel_id == location.channel_id, tables.c.phase.in_(phases))
        return await self._tables(found.order_by(tables.c.opened_at.desc(), tables.c.id).limit(limit))

    async def opened_from(self, location: Location, *, limit: int = 25) -> list[TableRow]:
        """The tables that were opened in a channel, in it or in threads of their own, the latest first."""
        here = or_(tables.c.home_id == location.channel_id, tables.c.channel_id == location.channel_id)
        found = select(tables).where(here)
        return await self._tables(found.order_by(tables.c.opened_at.desc(), tables.c.id).limit(limit))

    async def of_guild(
        self, guild_id: int, phases: Collection[Phase] = ALIVE, *, limit: int = 25, offset: int = 0
    ) -> list[TableRow]:
        found = select(tables).where(tables.c.guild_id == guild_id, tables.c.phase.in_(phases), _SHOWN)
        return await self._tables(
            found.order_by(tables.c.changed_at.desc(), tables.c.id).limit(limit).offset(offset),
        )

    async def of_person(
        self, user_id: int, phases: Collection[Phase] = ALIVE, *, guild_id: int | None = None, limit: int = 25
    ) -> list[TableRow]:
        """The tables where a person sits, on one server or on all, the latest changed first."""
        found = select(tables).join(seats).where(seats.c.user_id == user_id, tables.c.phase.in_(phases))
        if guild_id is not None:
            found = found.where(tables.c.guild_id == guild_id)
        return await self._tables(found.order_by(tables.c.changed_at.desc(), tables.c.id).limit(limit))

    async def awaiting(self, user_id: int) -> list[TableRow]:
        """The running tables of channels that wait for a person, the longest waiting first."""
        here = (seats.c.user_id == user_id, seats.c.awaited, tables.c.phase == Phase.RUNNING, _SHOWN)
        found = await self._tables(select(tables).join(seats).where(*here))
        # Sorted here: for an order, SQLite would go through all running tables by their times.
        return sorted(found, key=lambda table: (table.changed_at, table.id))

    async def changed_since(
        self, since_ms: int, limit: int = 200, *, phases: Collection[Phase] = ALIVE
    ) -> list[TableRow]:
        """The tables of channels that changed at or after a moment, the oldest change first."""
        found = select(tables).where(tables.c.phase.in_(phases), tables.c.changed_at >= since_ms, _SHOWN, self._ours)
        return await self._tables(found.order_by(tables.c.changed_at, tables.c.id).limit(limit))

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

    async def set_dues(self, table_id: str, revision: int, dues: Mapping[str, int], wake_at: int | None) -> bool:
        """Set what has its time at a table and when the scheduler must look; False where it has left the revision."""
        return await self._set_beside(table_id, revision, dues=dict(dues), wake_at=wake_at)

    async def set_preselected(self, table_id: str, revision: int, preselected: Mapping[str, Any]) -> bool:
        """Set what people have chosen before their turn; False where the table has left the revision."""
        return await self._set_beside(table_id, revision, preselected=dict(preselected))

    async def _set_beside(self, table_id: str, revision: int, **values: Any) -> bool:
        mine = update(tables).where(tables.c.id == table_id, tables.c.revision == revision).values(values)
        return await self._database.write(lambda connection: connection.execute(mine).rowcount == 1)

    async def timed(self) -> list[str]:
        """The tables at which somebody's time may run out, a vote's or an invitation's."""
        named = cast(tables.c.dues, String)
        runs = and_(tables.c.phase == Phase.RUNNING, tables.c.pace != TurnPace.NONE)
        ends = or_(runs, named.contains('"vote/'), named.contains('"invite/'))
        found = select(tables.c.id).where(tables.c.phase.in_(ALIVE), ends, self._ours)
        return await self._values(found.order_by(tables.c.id))

    async def forgotten(self, now: int, limit: int) -> list[str]:
        """The tables that are to close because nobody starts the game, the longest due first."""
        return await self._passed(tables.c.closes_at, now, limit)

    async def next_closing(self) -> int | None:
        """The moment at which the next table closes by itself, None for never."""
        return await self._earliest(tables.c.closes_at)

    async def set_closing(self, table_id: str, closes_at: int) -> None:
        await self._database.execute(update(tables).where(tables.c.id == table_id).values(closes_at=closes_at))

    async def _passed(self, moment: Column[int | None], now: int, limit: int) -> list[str]:
        found = select(tables.c.id).where(moment <= now, self._ours).order_by(moment).limit(limit)
        return await self._values(found)

    async def _earliest(self, moment: Column[int | None]) -> int | None:
        found = select(moment).where(moment.is_not(None), self._ours).order_by(moment).limit(1)
        return await self._value(found)

    @property
    def _ours(self) -> ColumnElement[bool]:
        return self._database.shards.among(tables.c.guild_id)

    async def _tables(self, statement: Select[*tuple[Any, ...]]) -> list[TableRow]:
        return [_table(row) for row in await self._database.rows(statement)]

    async def _count(self, condition: ColumnElement[bool]) -> int:
        found = select(func.count()).select_from(tables).where(condition, tables.c.phase.in_(ALIVE), _SHOWN)
        ((count,),) = await self._database.rows(found)
        return int(count)
