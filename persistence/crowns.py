"""The champions' roles that we gave. We must take each one back, even after restarts and in new seasons."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import ColumnElement, and_, delete, insert, select

from persistence.database import Part
from persistence.rows import Crown
from persistence.schema import crowns


class CrownStore(Part):
    async def give(self, crown: Crown) -> None:
        await self._database.execute(delete(crowns).where(_one(crown)), insert(crowns).values(asdict(crown)))

    async def take(self, crown: Crown) -> None:
        await self._database.execute(delete(crowns).where(_one(crown)))

    async def of_guild(self, guild_id: int) -> list[Crown]:
        return await self._all(Crown, select(crowns).where(crowns.c.guild_id == guild_id))

    async def of_person(self, user_id: int) -> list[Crown]:
        return await self._all(Crown, select(crowns).where(crowns.c.user_id == user_id).order_by(*crowns.primary_key))


def _one(crown: Crown) -> ColumnElement[bool]:
    return and_(
        crowns.c.guild_id == crown.guild_id, crowns.c.user_id == crown.user_id, crowns.c.role_id == crown.role_id
    )
