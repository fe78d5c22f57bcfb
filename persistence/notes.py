"""The bot's own few notes: what it must know again after a restart and no table tells."""

from __future__ import annotations

from sqlalchemy import select

from persistence.database import Part
from persistence.schema import meta
from persistence.shards import ALL, Shards


class NoteStore(Part):
    async def get(self, key: str) -> str | None:
        return await self._value(select(meta.c.value).filter_by(key=key))

    async def put(self, key: str, value: str) -> None:
        await self._put(meta, {"key": key, "value": value})

    async def moment(self, key: str) -> int | None:
        """The latest moment that was noted under a key for servers of these shards, None where none was."""
        found = select(meta).where((meta.c.key == key) | meta.c.key.startswith(f"{key} "))
        ours = self._database.shards
        noted = await self._database.rows(found)
        met = (int(row.value) for row in noted if ours.meet(Shards.parse(row.key.partition(" ")[2] or str(ALL))))
        return max(met, default=None)

    async def put_moment(self, key: str, at: int) -> None:
        ours = self._database.shards
        await self.put(key if ours == ALL else f"{key} {ours}", str(at))
