"""People's block lists."""

from __future__ import annotations

from sqlalchemy import delete, select

from persistence.columns import columns_of
from persistence.database import Part
from persistence.rows import BlockedPerson
from persistence.schema import blocks


class BlockStore(Part):
    """People's block lists. Nobody else is ever told."""

    async def add(self, block: BlockedPerson) -> None:
        await self._put(blocks, columns_of(block))

    async def remove(self, user_id: int, blocked_id: int) -> None:
        """Take somebody off a person's list; nothing happens if they are not on it."""
        await self._database.execute(delete(blocks).filter_by(user_id=user_id, blocked_id=blocked_id))

    async def of(self, user_id: int) -> list[BlockedPerson]:
        """A person's block list, sorted by name."""
        found = select(blocks).filter_by(user_id=user_id).order_by(blocks.c.blocked_name, blocks.c.blocked_id)
        return await self._all(BlockedPerson, found)

    async def against(self, user_id: int) -> frozenset[int]:
        return frozenset(await self._values(select(blocks.c.user_id).filter_by(blocked_id=user_id)))
