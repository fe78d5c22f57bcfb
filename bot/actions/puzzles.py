"""Puzzles from reviewed games: looked for, offered and answered."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import structlog

from bot.actions.finding import Finder
from bot.actions.replays import all_let_others_see
from bot.actions.request import Request, known
from bot.clicks import DETAILS
from bot.courier import Answer
from bot.preferences import Preferences
from bot.screens import finished
from bot.tables.computers import Puzzler, Review
from bot.tables.errors import BadRequest, NoSuchTable, TableError
from bot.tables.keeping import Replay, Walker
from bot.tables.service import TableService
from bot.workers import WorkerLost, WorkFailed
from games.engine import Seat, text
from persistence.errors import StoreError
from persistence.rows import Puzzle
from persistence.store import Store
from seasons.puzzles import Solvers, next_puzzle
from seasons.ratings import NEWCOMER

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class Puzzles:
    _store: Store
    _service: TableService
    _finder: Finder
    _preferences: Preferences
    _puzzler: Puzzler
    _walker: Walker
    _clock: Callable[[], int]

    async def mine(self, replay: Replay, seat: Seat, review: Review) -> None:
        """Keep the puzzles among the moments of a review; nothing fails for it."""
        table = replay.table
        if table.daily is not None or table.lesson or table.origin is not None:
            return
        try:
            for step, proof in await self._puzzler.prove(replay.record, seat, [one.step for one in review.verdicts]):
                puzzle = Puzzle(
                    id=base64.b32encode(secrets.token_bytes(5)).decode().lower(),
                    guild_id=table.location.guild_id,
                    table_id=table.id,
                    step=step,
                    seat=seat,
                    game=table.game,
                    best=proof.best,
                    margin=proof.margin,
                    worlds=proof.worlds,
                    found_at=self._clock(),
                )
                await self._store.puzzles.add(puzzle)
        except (WorkerLost, WorkFailed, TableError, StoreError) as error:
            log.warning("no puzzles looked for", table=table.id, why=type(error).__name__)

    async def offer(self, request: Request) -> Answer:
        """Show the puzzle that fits the person best of those they have not tried and may see."""
        kept = {one.id: one for one in await self._store.puzzles.of_guild(request.guild_id)}
        tries = await self._store.puzzles.tries(request.guild_id)
        solvers = Solvers.after(tries)
        left = kept.keys() - {one.puzzle_id for one in tries if one.user_id == request.who.id}
        while (chosen := next_puzzle(solvers.of(request.who.id), left, solvers.puzzles)) is not None:
            with suppress(NoSuchTable):
                return await self._shown(request, kept[chosen], solvers)
            left.remove(chosen)
        return request.notice(text("puzzle-none-left" if kept else "puzzle-none"))

    async def turn(self, request: Request, rest: str, notation: str | None) -> Answer:
        """Show the puzzle that a click asks for, the next one where it names none, or take the answer to it."""
        puzzle_id, _, more = rest.partition("/")
        if not puzzle_id:
            return await self.offer(request)
        puzzle = known(await self._store.puzzles.find(puzzle_id, request.guild_id))
        solvers = Solvers.after(await self._store.puzzles.tries(request.guild_id))
        return await self._shown(request, puzzle, solvers, notation, detailed=more == DETAILS)

    async def _shown(
        self, request: Request, puzzle: Puzzle, solvers: Solvers, notation: str | None = None, *, detailed: bool = False
    ) -> Answer:
        """Show a puzzle, answered or not. Raises `NoSuchTable` where the person may not see its game."""
        found = await self._finder.named(request, puzzle.table_id)
        if not await all_let_others_see(found, request, self._preferences):
            raise NoSuchTable
        replay = await self._service.replay(found.id, request.guild_id, request.who.id)
        moment = await self._walker.moment(replay.record, puzzle.step)
        before = None
        if notation is not None:
            if notation not in {str(action) for action in moment.view(puzzle.seat).legal}:
                raise BadRequest(text("error-unknown-button"))
            solved = notation == puzzle.best
            first = await self._store.puzzles.answer(
                request.guild_id, puzzle.id, request.who.id, solved=solved, at=self._clock()
            )
            if first is not None:
                before = solvers.of(request.who.id)
                solvers.take(first)
        me = request.who.id
        solver = finished.Solver(solvers.of(me), solvers.tried[me], solvers.solved[me])
        rating = solvers.puzzles.get(puzzle.id, NEWCOMER)
        riddle = finished.Riddle(puzzle, replay, moment, rating, solver, notation, before)
        return request.page(finished.puzzle_screen(riddle, request.words, detailed=detailed))
