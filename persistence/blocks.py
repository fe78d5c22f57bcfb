"""A person's block list. Nobody else is ever told."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import delete, insert, select

from persistence.database import Part
from persistence.rows import BlockedPerson
from persistence.schema import blocks


class BlockStore(Part):
    async def add(self, block: BlockedPerson) -> None:
        former = delete(blocks).where(blocks.c.user_id == block.user_id, blocks.c.blocked_id == block.blocked_id)
        await self._database.execute(former, insert(blocks).values(asdict(block)))

    async def remove(self, user_id: int, blocked_id: int) -> None:
        """Forget that somebody was not wanted; nothing happens when they were."""
        lifted = delete(blocks).where(blocks.c.user_id == user_id, blocks.c.blocked_id == blocked_id)
        await self._database.execute(lifted)

    async def of(self, user_id: int) -> list[BlockedPerson]:
        """A person's block list, sorted by name."""
        found = select(blocks).where(blocks.c.user_id == user_id).order_by(blocks.c.blocked_name, blocks.c.blocked_id)
        return await self._all(BlockedPerson, found)

    async def against(self, user_id: int) -> frozenset[int]:
        found = select(blocks.c.user_id).where(blocks.c.blocked_id == user_id)
        return frozenset(await self._values(found))
