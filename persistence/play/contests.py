"""Contests and their logs, which are only ever appended to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from persistence.columns import columns_of, fields_in
from persistence.database import Part
from persistence.drivers.backend import Work
from persistence.rows import ContestRow
from persistence.schema import contest_log, contests
from seasons.contests.model import Event, Stage

ALIVE = (Stage.ENTRY, Stage.RUNNING)


class ContestStore(Part):
    async def open(self, row: ContestRow, events: Sequence[Event], key: int | None) -> bool:
        """Keep a new contest; False, and nothing is kept, when the interaction has opened one already."""

        def work(connection: Connection) -> bool:
            connection.execute(insert(contests), columns_of(row))
            connection.execute(insert(contest_log), _lines(row.id, 0, events, key))
            return True

        return await self._once(work)

    async def append(self, row: ContestRow, events: Sequence[Event], stage: Stage, key: int | None) -> bool:
        """Append to a contest's log; False if it is longer than `row` says or the interaction had its effect."""

        def work(connection: Connection) -> bool:
            mine = update(contests).filter_by(id=row.id, length=row.length)
            if connection.execute(mine.values(length=row.length + len(events), stage=stage)).rowcount != 1:
                return False
            connection.execute(insert(contest_log), _lines(row.id, row.length, events, key))
            return True

        return await self._once(work)

    async def _once(self, work: Work[bool]) -> bool:
        try:
            return await self._database.write(work)
        except IntegrityError:
            return False

    async def find(self, contest_id: str) -> ContestRow | None:
        return await self._first(ContestRow, select(contests).filter_by(id=contest_id))

    async def of_interaction(self, key: int) -> str | None:
        """The contest in which an interaction had its effect, None where it had none."""
        return await self._value(select(contest_log.c.contest_id).filter_by(interaction_id=key))

    async def log(self, contest_id: str) -> list[Event]:
        found = select(*fields_in(contest_log, Event)).filter_by(contest_id=contest_id).order_by(contest_log.c.seq)
        return await self._all(Event, found)

    async def alive(self) -> list[str]:
        """The contests in which something may still happen."""
        found = select(contests.c.id).where(contests.c.stage.in_(ALIVE), self._ours(contests)).order_by(contests.c.id)
        return await self._values(found)

    async def of_guild(self, guild_id: int, limit: int = 25) -> list[ContestRow]:
        found = select(contests).filter_by(guild_id=guild_id)
        return await self._all(ContestRow, found.order_by(contests.c.opened_at.desc(), contests.c.id).limit(limit))

    async def shown(self, contest_id: str, message_id: int | None) -> None:
        await self._database.execute(update(contests).filter_by(id=contest_id).values(message_id=message_id))


def _lines(contest_id: str, length: int, events: Sequence[Event], key: int | None) -> list[dict[str, Any]]:
    place = {"contest_id": contest_id}
    return [
        {**place, "seq": length + at, "interaction_id": key if at == 1 else None, **columns_of(event)}
        for at, event in enumerate(events, 1)
    ]
