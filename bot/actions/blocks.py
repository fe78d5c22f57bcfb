"""The people a person does not want at their tables. Only that person ever sees the list."""

from __future__ import annotations

from dataclasses import dataclass

from bot.actions.request import Request
from bot.courier import Answer
from bot.screens.settings import MOST_BLOCKED, blocks_screen
from bot.tables.errors import BadRequest, NotAllowed
from bot.tables.model import Person
from games.engine import Text, text
from persistence.rows import BlockedPerson
from persistence.settings import BlockStore


@dataclass(frozen=True, slots=True)
class Blocks:
    _blocks: BlockStore

    async def show(self, request: Request, notice: Text | None = None) -> Answer:
        return request.page(blocks_screen(await self._blocks.of(request.who.id), request.words, notice))

    async def block(self, request: Request, who: Person) -> Answer:
        if who.id == request.who.id:
            raise NotAllowed(text("block-yourself"))
        present = await self._blocks.of(request.who.id)
        if len(present) >= MOST_BLOCKED and who.id not in {one.blocked_id for one in present}:
            raise NotAllowed(text("block-full", most=MOST_BLOCKED))
        await self._blocks.add(BlockedPerson(request.who.id, who.id, who.name))
        return await self.show(request, text("block-done", name=who.name))

    async def unblock(self, request: Request, user_id: int) -> Answer:
        await self._blocks.remove(request.who.id, user_id)
        return await self.show(request, text("block-lifted"))

    async def lift(self, request: Request, chosen: str) -> Answer:
        """Let somebody come again who was chosen from the list. Raises `BadRequest`."""
        if not (chosen.isdecimal() and chosen.isascii() and int(chosen) < 2**63):
            raise BadRequest(text("error-unknown-button"))
        return await self.unblock(request, int(chosen))
