"""Facts that the bot needs after a restart and that no table tells: its own few notes, and the roles that it gave."""

from __future__ import annotations

from sqlalchemy import delete, select

from persistence.columns import columns_of
from persistence.database import Part
from persistence.rows import Crown
from persistence.schema import crowns, meta
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


class CrownStore(Part):
    """The champions' roles that we gave. We must take each one back, even after restarts and in new seasons."""

    async def give(self, crown: Crown) -> None:
        await self._put(crowns, columns_of(crown))

    async def take(self, crown: Crown) -> None:
        await self._database.execute(delete(crowns).filter_by(**columns_of(crown)))

    async def of_guild(self, guild_id: int) -> list[Crown]:
        return await self._all(Crown, select(crowns).filter_by(guild_id=guild_id))

    async def of_person(self, user_id: int) -> list[Crown]:
        return await self._all(Crown, select(crowns).filter_by(user_id=user_id).order_by(*crowns.primary_key))
