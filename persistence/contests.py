"""Contests and their logs, which are only ever appended to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from persistence.database import Part
from persistence.rows import ContestRow
from persistence.schema import contest_log, contests
from seasons.contests.model import Event, Stage

ALIVE = (Stage.ENTRY, Stage.RUNNING)
_EVENT = Event.__slots__


class ContestStore(Part):
    async def open(self, row: ContestRow, events: Sequence[Event], key: int | None) -> bool:
        """Keep a new contest; False, and nothing is kept, when the interaction has opened one already."""

        def work(connection: Connection) -> None:
            connection.execute(insert(contests), asdict(row))
            connection.execute(insert(contest_log), _lines(row.id, 0, events, key))

        try:
            await self._database.write(work)
        except IntegrityError:
            return False
        return True

    async def append(self, row: ContestRow, events: Sequence[Event], stage: Stage, key: int | None) -> bool:
        """Append to the log of a contest; False, and nothing is done, when it is longer than `row` says.

        Or when the interaction has had its effect already.
        """

        def work(connection: Connection) -> bool:
            mine = update(contests).where(contests.c.id == row.id, contests.c.length == row.length)
            if connection.execute(mine.values(length=row.length + len(events), stage=stage)).rowcount != 1:
                return False
            connection.execute(insert(contest_log), _lines(row.id, row.length, events, key))
            return True

        try:
            return await self._database.write(work)
        except IntegrityError:
            return False

    async def find(self, contest_id: str) -> ContestRow | None:
        return await self._first(ContestRow, select(contests).where(contests.c.id == contest_id))

    async def of_interaction(self, key: int) -> str | None:
        """The contest in which an interaction had its effect, None where it had none."""
        found = select(contest_log.c.contest_id).where(contest_log.c.interaction_id == key)
        return await self._value(found)

    async def log(self, contest_id: str) -> list[Event]:
        columns = [contest_log.c[name] for name in _EVENT]
        found = select(*columns).where(contest_log.c.contest_id == contest_id).order_by(contest_log.c.seq)
        return await self._all(Event, found)

    async def alive(self) -> list[str]:
        """The contests in which something may still happen."""
        ours = self._database.shards.among(contests.c.guild_id)
        found = select(contests.c.id).where(contests.c.stage.in_(ALIVE), ours).order_by(contests.c.id)
        return await self._values(found)

    async def of_guild(self, guild_id: int, limit: int = 25) -> list[ContestRow]:
        found = select(contests).where(contests.c.guild_id == guild_id)
        latest = found.order_by(contests.c.opened_at.desc(), contests.c.id).limit(limit)
        return await self._all(ContestRow, latest)

    async def shown(self, contest_id: str, message_id: int | None) -> None:
        await self._database.execute(update(contests).where(contests.c.id == contest_id).values(message_id=message_id))


def _lines(contest_id: str, length: int, events: Sequence[Event], key: int | None) -> list[dict[str, Any]]:
    return [
        {
            "contest_id": contest_id,
            "seq": length + at,
            "interaction_id": key if at == 1 else None,
            **{name: getattr(event, name) for name in _EVENT},
        }
        for at, event in enumerate(events, 1)
    ]
