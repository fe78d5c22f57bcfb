"""The champions' roles that we gave. We must take each one back, even after restarts and in new seasons."""

from __future__ import annotations

from sqlalchemy import delete, select

from persistence.columns import columns_of
from persistence.database import Part
from persistence.rows import Crown
from persistence.schema import crowns


class CrownStore(Part):
    async def give(self, crown: Crown) -> None:
        await self._put(crowns, columns_of(crown))

    async def take(self, crown: Crown) -> None:
        await self._database.execute(delete(crowns).filter_by(**columns_of(crown)))

    async def of_guild(self, guild_id: int) -> list[Crown]:
        return await self._all(Crown, select(crowns).filter_by(guild_id=guild_id))

    async def of_person(self, user_id: int) -> list[Crown]:
        return await self._all(Crown, select(crowns).filter_by(user_id=user_id).order_by(*crowns.primary_key))
