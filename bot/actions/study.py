"""Playing on from a move of a finished game, or of the record in a file."""

from __future__ import annotations

from dataclasses import dataclass

from bot.actions.finding import Tries
from bot.actions.hands import Hands
from bot.actions.replays import Replays
from bot.actions.request import Request, known
from bot.actions.tables import Tables
from bot.courier import Answer, Brought
from bot.screens.finished import Company, Continuation, continuation_of, study_screen
from bot.tables.errors import BadRequest
from bot.tables.keeping import Moment, Replay
from bot.tables.verbs import OpenRequest, PlayOn
from games.engine import text


@dataclass(frozen=True, slots=True)
class Study:
    _replays: Replays
    _tables: Tables
    _hands: Hands

    async def turn(self, request: Request, table: str, rest: str, value: str | None) -> Answer:
        at = known(continuation_of(rest, value))
        # A deal of the day must lie open: everybody would see it at the new table.
        replay = await self._replays.found(request, table, at.imported, Tries.OPEN)
        moment = await self._checked(replay, at)
        if at.company is None:
            return request.page(study_screen(replay, moment, at, request.words))
        return await self._play_on(request, replay, at)

    async def play_on(
        self,
        request: Request,
        game: str | None,
        file: Brought | None,
        move: int,
        seat: int | None,
        *,
        people: bool,
    ) -> Answer:
        """Play on by command; `seat` counts from 1, None is the person's own or the first."""
        replay = await self._replays.named(request, game, file, Tries.OPEN)
        company = Company.COMPANY if people else Company.ALONE
        at = Continuation(move, (replay.seat or 0) if seat is None else seat - 1, replay.imported, company)
        await self._checked(replay, at)
        return await self._play_on(request, replay, at)

    async def _checked(self, replay: Replay, at: Continuation) -> Moment:
        """The moment to play on from. Raises `BadRequest` where there is none, or nothing left to play."""
        seats, steps = len(replay.record.seats), len(replay.record.actions)
        if not 0 <= at.seat < seats:
            raise BadRequest(text("study-no-seat", seats=seats))
        moment = await self._replays.moment(replay.record, at.step)
        if not 0 <= at.step <= steps:
            raise BadRequest(text("study-no-move", steps=steps, last=max(0, steps - 1)))
        if moment.view(None).over:
            raise BadRequest(text("study-over"))
        return moment

    async def _play_on(self, request: Request, replay: Replay, at: Continuation) -> Answer:
        alone = at.company is Company.ALONE
        table = None if replay.imported else replay.table.id
        wish = OpenRequest(
            location=request.location,
            game=replay.record.game,
            computers=len(replay.record.seats) - 1 if alone else 0,
            on=PlayOn(replay.record, at.step, at.seat, table),
        )
        if not alone:
            return await self._tables.new(request, wish)
        return await self._hands.of(request, await self._tables.begin(request, wish))
