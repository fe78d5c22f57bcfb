"""Finished games judged: the moments at which a choice mattered most, and a person's habits."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass, replace

import structlog

from bot.actions.finding import Finder, Tries
from bot.actions.puzzles import Puzzles
from bot.actions.request import Request
from bot.courier import Answer
from bot.screens import finished
from bot.screens.parts import Screen, notice_screen
from bot.screens.seasons import insights_screen, reading_screen
from bot.tables.computers import Progress, Review, Reviewer
from bot.tables.errors import BadRequest
from bot.tables.keeping import Replay, Samples, Walker
from bot.tables.service import TableService
from bot.text import Words
from bot.workers import WorkerLost, WorkFailed
from games.engine import Seat, text
from seasons.insights import insights

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
        except WorkerLost:
            yield notice_screen(text(lost), words)
        except WorkFailed as error:
            log.error(failed, error=str(error))  # noqa: TRY400 - the worker's traceback
            yield notice_screen(text(lost), words)
