"""Whom a person does not want at their tables. Only they are ever told."""

from __future__ import annotations

from bot.actions.request import Request
from bot.courier import Answer
from bot.screens import MOST_BLOCKED, blocks_screen
from bot.tables.errors import BadRequest, NotAllowed
from bot.tables.model import Person
from games.engine import Text, text
from persistence.blocks import BlockStore
from persistence.rows import Block


class Blocks:
    """A person's block list."""

    def __init__(self, blocks: BlockStore) -> None:
        self._blocks = blocks

    async def show(self, request: Request, notice: Text | None = None) -> Answer:
        """List whom the person has blocked."""
        return request.page(blocks_screen(await self._blocks.of(request.who.id), request.words, notice))

    async def block(self, request: Request, who: Person) -> Answer:
        """Keep somebody from the person's tables. Raises `NotAllowed`."""
        if who.id == request.who.id:
            raise NotAllowed(text("block-yourself"))
        present = await self._blocks.of(request.who.id)
        if len(present) >= MOST_BLOCKED and who.id not in {one.blocked_id for one in present}:
            raise NotAllowed(text("block-full", most=MOST_BLOCKED))
        await self._blocks.add(Block(request.who.id, who.id, who.name))
        return await self.show(request, text("block-done", name=who.name))

    async def unblock(self, request: Request, user_id: int) -> Answer:
        """Let somebody come to the person's tables again."""
        await self._blocks.remove(request.who.id, user_id)
        return await self.show(request, text("block-lifted"))

    async def lift(self, request: Request, chosen: str) -> Answer:
        """Let somebody come again who was chosen from the list. Raises `BadRequest`."""
        if not (chosen.isdecimal() and chosen.isascii() and int(chosen) < 2**63):
            raise BadRequest(text("error-unknown-button"))
        return await self.unblock(request, int(chosen))
