"""Insights: what somebody's own finished games tell of their habits, for their eyes only."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass, replace

import structlog

from bot.actions.request import Request
from bot.courier import Answer
from bot.screens.parts import Screen, notice_screen
from bot.screens.seasons import insights_screen, reading_screen
from bot.tables.computers import Progress
from bot.tables.errors import TableError
from bot.tables.keeping import Samples
from bot.workers import WorkerLost, WorkFailed
from games.engine import text
from seasons.insights import insights

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Habits:
    _samples: Samples

    async def show(self, request: Request) -> Answer:
        screens = self._screens(request)
        first = await anext(screens)
        return replace(request.page(first), then=screens)

    async def _screens(self, request: Request) -> AsyncGenerator[Screen, None]:
        """Yield how far the reading has come, as long as it takes, then what was found."""
        try:
            async for found in self._samples.of(request.who.id, request.guild_id):
                if isinstance(found, Progress):
                    yield reading_screen(found, request.words)
                else:
                    yield insights_screen(insights(found), request.words)
        except TableError as error:
            yield notice_screen(error.reason, request.words)
        except WorkerLost:
            yield notice_screen(text("insights-lost"), request.words)
        except WorkFailed as failed:
            log.error("insights failed", error=str(failed))  # noqa: TRY400 - the worker's traceback
            yield notice_screen(text("insights-lost"), request.words)
