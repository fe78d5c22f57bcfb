"""A finished game judged: the moments at which a seat's choice mattered most."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import replace

import structlog

from bot.actions.finding import Finder, Tries
from bot.actions.request import Request
from bot.courier import Answer
from bot.screens import notice_screen, page_of, review_screen, thinking_screen
from bot.screens.after.review import Page
from bot.screens.drawing.message import Screen
from bot.tables.computers.reviewing import Progress, Review, Reviewer
from bot.tables.errors import BadRequest, TableError
from bot.tables.keeping.replays import Replay, Walker
from bot.tables.service import TableService
from bot.workers import WorkerLost, WorkFailed
from games.engine import Seat, text

log = structlog.get_logger(__name__)

TOLD_EVERY = 3
"""After how many choices the person is shown how far it has come."""


class Reviews:
    """Looks at finished games of this server's tables."""

    def __init__(self, service: TableService, finder: Finder, reviewer: Reviewer, walker: Walker) -> None:
        self._service = service
        self._finder = finder
        self._reviewer = reviewer
        self._walker = walker

    async def review(self, request: Request, table: str) -> Answer:
        """Review a finished game for the person's own seat, or for the first one."""
        return await self.turn(request, table, "", None)

    async def turn(self, request: Request, table: str, rest: str, value: str | None) -> Answer:
        """Show the moment of a review that a click asks for, or begin the review."""
        found = await self._finder.named(request, table, Tries.SEEN)
        replay = await self._service.replay(found.id, request.guild_id, request.who.id)
        page = page_of(value or rest or f"{replay.seat or 0}.0")
        if page is None or page[0] >= len(replay.record.seats):
            raise BadRequest(text("error-unknown-button"))
        seat, at = page
        known = self._reviewer.known(replay.table.id, seat)
        if known is not None:
            return request.page(await self._page(request, replay, seat, known, at))
        self._reviewer.check(replay.record, request.who.id)
        first = thinking_screen(replay, seat, Progress(0, 0), request.words)
        return replace(request.page(first), then=self._screens(request, replay, seat))

    async def _screens(self, request: Request, replay: Replay, seat: Seat) -> AsyncGenerator[Screen, None]:
        """Yield how far the review has come, then its first moment."""
        words = request.words
        try:
            async for found in self._reviewer.review(replay.table.id, replay.record, seat, request.who.id):
                if isinstance(found, Review):
                    yield await self._page(request, replay, seat, found, 0)
                elif found.done % TOLD_EVERY == 0:
                    yield thinking_screen(replay, seat, found, words)
        except TableError as error:
            yield notice_screen(error.reason, words)
        except WorkerLost:
            yield notice_screen(text("review-lost"), words)
        except WorkFailed as failed:
            log.error("review failed", table=replay.table.id, error=str(failed))  # noqa: TRY400 - the worker's traceback
            yield notice_screen(text("review-lost"), words)

    async def _page(self, request: Request, replay: Replay, seat: Seat, review: Review, at: int) -> Screen:
        page = Page(replay, review, seat, max(0, min(at, len(review.verdicts) - 1)))
        step = review.verdicts[page.number].step if review.verdicts else 0
        moment = await self._walker.moment(replay.record, step)
        return review_screen(page, moment, request.words)
