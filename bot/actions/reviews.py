"""A finished game judged: the moments at which a seat's choice mattered most."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass, replace

import structlog

from bot.actions.finding import Finder, Tries
from bot.actions.puzzles import Puzzles
from bot.actions.request import Request
from bot.courier import Answer
from bot.screens.finished import Page, Wanted, page_of, review_screen, thinking_screen
from bot.screens.parts import Screen, notice_screen
from bot.tables.computers import Progress, Review, Reviewer
from bot.tables.errors import BadRequest, TableError
from bot.tables.keeping import Replay, Walker
from bot.tables.service import TableService
from bot.workers import WorkerLost, WorkFailed
from games.engine import Seat, text

log = structlog.get_logger(__name__)

TOLD_EVERY = 3
"""The number of choices after which the person is shown the progress."""


@dataclass(slots=True)
class Reviews:
    _service: TableService
    _finder: Finder
    _reviewer: Reviewer
    _walker: Walker
    _puzzles: Puzzles

    async def review(self, request: Request, table: str) -> Answer:
        """Review a finished game for the person's own seat, or for the first one."""
        return await self.turn(request, table, "", None)

    async def turn(self, request: Request, table: str, rest: str, value: str | None) -> Answer:
        found = await self._finder.named(request, table, Tries.SEEN)
        replay = await self._service.replay(found.id, request.guild_id, request.who.id)
        place = page_of(rest or f"{replay.seat or 0}.0", value)
        if place is None or place.seat >= len(replay.record.seats):
            raise BadRequest(text("error-unknown-button"))
        seat = place.seat
        known = self._reviewer.known(replay.table.id, seat)
        if known is not None:
            return request.page(await self._page(request, replay, known, place))
        self._reviewer.check(replay.record, request.who.id)
        first = thinking_screen(replay, seat, Progress(0, 0), request.words)
        return replace(request.page(first), then=self._screens(request, replay, seat))

    async def _screens(self, request: Request, replay: Replay, seat: Seat) -> AsyncGenerator[Screen, None]:
        """Yield how far the review has come, then its first moment."""
        words, review = request.words, None
        try:
            async for found in self._reviewer.review(replay.table.id, replay.record, seat, request.who.id):
                if isinstance(found, Review):
                    review = found
                    yield await self._page(request, replay, found, Wanted(seat, 0))
                elif found.done % TOLD_EVERY == 0:
                    yield thinking_screen(replay, seat, found, words)
        except TableError as error:
            yield notice_screen(error.reason, words)
        except WorkerLost:
            yield notice_screen(text("review-lost"), words)
        except WorkFailed as failed:
            log.error("review failed", table=replay.table.id, error=str(failed))  # noqa: TRY400 - the worker's traceback
            yield notice_screen(text("review-lost"), words)
        if review is not None:  # the person reads meanwhile
            await self._puzzles.mine(replay, seat, review)

    async def _page(self, request: Request, replay: Replay, review: Review, place: Wanted) -> Screen:
        number = max(0, min(place.number, len(review.verdicts) - 1))
        page = Page(replay, review, place.seat, number, place.told)
        step = review.verdicts[number].step if review.verdicts else 0
        if place.tried is not None and review.verdicts:
            try:
                attempt = await self._reviewer.attempt(replay.record, place.seat, review.verdicts[number], place.tried)
            except (WorkerLost, WorkFailed):
                return notice_screen(text("review-lost"), request.words)
            page = replace(page, attempt=attempt)
        moment = await self._walker.moment(replay.record, step)
        return review_screen(page, moment, request.words)
