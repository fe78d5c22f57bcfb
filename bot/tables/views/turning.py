"""The decisive play of a finished game: the one after which its winners were ahead for good."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import islice

import structlog

from bot.latest import Latest
from bot.tables.computers.thinking import Thinkers
from bot.tables.model import Turning
from bot.workers import WorkerLost, WorkFailed
from games import registry
from games.engine import AnyState, BadRecord, Mark, Record

log = structlog.get_logger(__name__)

KEPT = 200


def turning_of(record: Record) -> Turning | None:
    """The decisive play; None where the game did not come to its end, or nobody was ever behind."""
    game = registry.game(record.game)
    winners = {seat for seat, place in enumerate(record.result or ()) if place == 1}
    if not winners or len(winners) == len(record.seats):
        return None
    found, led, steps = None, False, len(record.actions)
    try:
        for step, state in enumerate(record.walk(game)):
            leads = step == steps or _ahead(state) == winners
            if leads and not led and step:
                found = step
            led = leads
            state.events = []
        if found is None:
            return None
        seat, notation = record.actions[found - 1]
        before = next(islice(record.walk(game), found - 1, None)).view(seat)
    except BadRecord:
        return None
    return Turning(found, steps, seat, notation, before)


def _ahead(state: AnyState) -> set[int]:
    panels = state.game.scene(state.view(None)).panels
    return {panel.seat for panel in panels if Mark.AHEAD in panel.marks}


class Turnings:
    """Finds decisive plays beside the event loop and keeps them: a finished game changes no more."""

    def __init__(self, thinkers: Thinkers, patience: float = 3.0) -> None:
        self._thinkers = thinkers
        self._patience = patience
        """Seconds that a look waits; a later one has what came afterwards."""
        self._kept: Latest[str, asyncio.Task[Turning | None]] = Latest(KEPT)

    async def of(self, table_id: str, record: Callable[[], Awaitable[Record]]) -> Turning | None:
        """The decisive play of a table's game, None where there is none or it cannot be found in time."""
        found = self._kept.get(table_id)
        if found is None:
            found = self._kept[table_id] = asyncio.ensure_future(self._find(table_id, await record()))
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                return await asyncio.shield(found)
        return None

    async def _find(self, table_id: str, record: Record) -> Turning | None:
        try:
            return await self._thinkers.work(turning_of, record)
        except (WorkerLost, WorkFailed) as error:  # the result does without it
            log.warning("no decisive play", table=table_id, error=str(error))
            return None
