"""The bot's own few notes: what it must know again after a restart and no table tells."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from persistence.database import Part
from persistence.schema import meta


class NoteStore(Part):
    """Keeps notes by key."""

    async def get(self, key: str) -> str | None:
        """Return a note, None when there is none."""
        found = await self._database.rows(select(meta.c.value).where(meta.c.key == key))
        return next((value for (value,) in found), None)

    async def put(self, key: str, value: str) -> None:
        """Keep a note in place of the former one."""
        former = delete(meta).where(meta.c.key == key)
        await self._database.execute(former, insert(meta).values({"key": key, "value": value}))
