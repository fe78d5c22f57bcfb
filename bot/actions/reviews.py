"""Finished games judged: the moments at which a choice mattered most, puzzles made of them, a person's habits."""

from __future__ import annotations

import base64
import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from dataclasses import dataclass, replace

import structlog

from bot.actions.finding import Finder, Tries
from bot.actions.replays import all_let_others_see
from bot.actions.request import Request, known
from bot.clicks import DETAILS
from bot.courier import Answer
from bot.preferences import Preferences
from bot.screens import finished
from bot.screens.parts import Screen, notice_screen
from bot.screens.seasons import insights_screen, reading_screen
from bot.tables.computers import Progress, Puzzler, Review, Reviewer
from bot.tables.errors import BadRequest, NoSuchTable, TableError, reason_of
from bot.tables.keeping import Replay, Samples, Walker
from bot.tables.service import TableService
from bot.text import Words
from bot.workers import WorkerLost, WorkFailed
from games.engine import Seat, text
from persistence.errors import StoreError
from persistence.rows import Puzzle
from persistence.store import Store
from seasons.insights import insights
from seasons.puzzles import Solvers, Try, next_puzzle
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
        tries = await self._tries(request.guild_id)
        solvers = Solvers.after(tries)
        left = kept.keys() - {one.puzzle for one in tries if one.user_id == request.who.id}
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
        solvers = Solvers.after(await self._tries(request.guild_id))
        return await self._shown(request, puzzle, solvers, notation, detailed=more == DETAILS)

    async def _tries(self, guild_id: int) -> list[Try]:
        tries = await self._store.puzzles.tries(guild_id)
        return [Try(one.puzzle_id, one.user_id, one.solved) for one in tries]

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
            counts = await self._store.puzzles.answer(
                request.guild_id, puzzle.id, request.who.id, solved=solved, at=self._clock()
            )
            if counts:
                before = solvers.of(request.who.id)
                solvers.take(Try(puzzle.id, request.who.id, solved))
        me = request.who.id
        solver = finished.Solver(solvers.of(me), solvers.tried[me], solvers.solved[me])
        rating = solvers.puzzles.get(puzzle.id, NEWCOMER)
        riddle = finished.Riddle(puzzle, replay, moment, rating, solver, notation, before)
        return request.page(finished.puzzle_screen(riddle, request.words, detailed=detailed))


TOLD_EVERY = 3
"""The number of choices after which the person is shown the progress."""


@dataclass(slots=True)
class Reviews:
    _service: TableService
    _finder: Finder
    _reviewer: Reviewer
    _walker: Walker
    _puzzles: Puzzles
    _samples: Samples

    async def turn(self, request: Request, table: str, rest: str = "", value: str | None = None) -> Answer:
        """Show a page of a review, by default the first one for the person's own seat, or else the first seat."""
        found = await self._finder.named(request, table, Tries.SEEN)
        replay = await self._service.replay(found.id, request.guild_id, request.who.id)
        place = finished.page_of(rest or f"{replay.seat or 0}.0", value)
        if place is None or place.seat >= len(replay.record.seats):
            raise BadRequest(text("error-unknown-button"))
        seat = place.seat
        known = self._reviewer.known(replay.table.id, seat)
        if known is not None:
            return request.page(await self._page(request, replay, known, place))
        self._reviewer.check(replay.record, request.who.id)
        first = finished.thinking_screen(replay, seat, Progress(0, 0), request.words)
        screens = or_why_not(self._screens(request, replay, seat), request.words, "review-lost", "review failed")
        return replace(request.page(first), then=screens)

    async def _screens(self, request: Request, replay: Replay, seat: Seat) -> AsyncGenerator[Screen, None]:
        review = None
        async for found in self._reviewer.review(replay.table.id, replay.record, seat, request.who.id):
            if isinstance(found, Review):
                review = found
                yield await self._page(request, replay, found, finished.Wanted(seat, 0))
            elif found.done % TOLD_EVERY == 0:
                yield finished.thinking_screen(replay, seat, found, request.words)
        if review is not None:  # the person reads meanwhile
            await self._puzzles.mine(replay, seat, review)

    async def _page(self, request: Request, replay: Replay, review: Review, place: finished.Wanted) -> Screen:
        number = max(0, min(place.number, len(review.verdicts) - 1))
        page = finished.Page(replay, review, place.seat, number, place.told)
        step = review.verdicts[number].step if review.verdicts else 0
        if place.tried is not None and review.verdicts:
            try:
                attempt = await self._reviewer.attempt(replay.record, place.seat, review.verdicts[number], place.tried)
            except (WorkerLost, WorkFailed):
                return notice_screen(text("review-lost"), request.words)
            page = replace(page, attempt=attempt)
        moment = await self._walker.moment(replay.record, step)
        return finished.review_screen(page, moment, request.words)

    async def insights(self, request: Request) -> Answer:
        screens = or_why_not(self._insights(request), request.words, "insights-lost", "insights failed")
        first = await anext(screens)
        return replace(request.page(first), then=screens)

    async def _insights(self, request: Request) -> AsyncGenerator[Screen, None]:
        async for found in self._samples.of(request.who.id, request.guild_id):
            if isinstance(found, Progress):
                yield reading_screen(found, request.words)
            else:
                yield insights_screen(insights(found), request.words)


async def or_why_not(
    screens: AsyncGenerator[Screen, None], words: Words, lost: str, failed: str
) -> AsyncGenerator[Screen, None]:
    """Yield the screens, and a sentence in place of those that cannot be made; `failed` is for the log."""
    async with aclosing(screens):
        try:
            async for screen in screens:
                yield screen
        except (TableError, StoreError) as error:
            yield notice_screen(error.reason if isinstance(error, TableError) else reason_of(error), words)
        except WorkerLost:
            yield notice_screen(text(lost), words)
        except WorkFailed as error:
            log.error(failed, error=str(error))  # noqa: TRY400 - the worker's traceback
            yield notice_screen(text(lost), words)
