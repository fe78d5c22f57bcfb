"""The bot's own few notes: what it must know again after a restart and no table tells."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from persistence.database import Part
from persistence.schema import meta
from persistence.shards import ALL, Shards


class NoteStore(Part):
    async def get(self, key: str) -> str | None:
        found = await self._database.rows(select(meta.c.value).where(meta.c.key == key))
        return next((value for (value,) in found), None)

    async def moment(self, key: str) -> int | None:
        """The latest moment that was noted under a key for servers of these shards, None where none was."""
        found = select(meta).where((meta.c.key == key) | meta.c.key.startswith(f"{key} "))
        ours = self._database.shards
        return max(
            (
                int(row.value)
                for row in await self._database.rows(found)
                if ours.meet(Shards.parse(row.key.partition(" ")[2] or str(ALL)))
            ),
            default=None,
        )

    async def put_moment(self, key: str, at: int) -> None:
        ours = self._database.shards
        await self.put(key if ours == ALL else f"{key} {ours}", str(at))

    async def put(self, key: str, value: str) -> None:
        former = delete(meta).where(meta.c.key == key)
        await self._database.execute(former, insert(meta).values({"key": key, "value": value}))
