"""Deciding something together with those one plays with."""

from __future__ import annotations

from bot.actions.finding import Finder
from bot.actions.hands import Hands
from bot.actions.request import Request
from bot.actions.tables import Tables
from bot.courier import Answer
from bot.screens import abandon_question
from bot.tables.entries import Motion
from bot.tables.errors import NoVote
from bot.tables.service import TableService
from games.engine import Seat, text
from persistence.rows import Phase


class Together:
    """Proposals, and what people say to them."""

    def __init__(self, service: TableService, finder: Finder, tables: Tables, hands: Hands) -> None:
        self._service = service
        self._finder = finder
        self._tables = tables
        self._hands = hands

    async def propose(
        self, request: Request, table: str | None, motion: Motion, about: Seat | None = None, *, sure: bool = False
    ) -> Answer:
        """Let those who play vote; to end the game is asked first."""
        found = await self._finder.meant(request, table, (Phase.RUNNING,), seated=True)
        if motion is Motion.ABANDON and not sure and found.phase is Phase.RUNNING and found.seat_of(request.who.id):
            return request.page(abandon_question(found, request.words))
        together = self._service.together
        await together.propose(found.id, request.who, request.guild_id, motion, about, request.key)
        look = await self._finder.look(request, found.id)
        said = text("table-done" if look.poll is None else "table-proposed")
        return await self._tables.more(request, found.id, said)

    async def say(self, request: Request, table: str | None, *, agrees: bool, vote: int | None = None) -> Answer:
        """Say yes or no, to the vote that began at a revision or to the one that runs, and show the person's hand."""
        found = await self._finder.meant(request, table, (Phase.RUNNING,), seated=True)
        if vote is None:
            poll = (await self._finder.look(request, found.id)).poll
            if poll is None:
                raise NoVote
            vote = poll.vote.revision
        together = self._service.together
        await together.vote(found.id, request.who, request.guild_id, vote, request.key, agrees=agrees)
        return await self._hands.open(request, found.id)

    async def take_seat(self, request: Request, table: str | None, seat: Seat) -> Answer:
        """Play on for somebody gone, and show the person their hand."""
        found = await self._finder.meant(request, table, (Phase.RUNNING,))
        await self._service.together.take_seat(found.id, request.who, request.guild_id, seat, request.key)
        said = text("table-seat-taken-rated" if found.counts else "table-seat-taken")
        return await self._hands.open(request, found.id, notice=said)
