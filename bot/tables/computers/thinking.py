"""The decisions of computer players: quick ones are made here, those that search in processes beside the bot.

If a process dies or takes too long, the quick player that stands in for people answers instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ParamSpec, TypeVar

import structlog

from bot.tables.computers.players import Question, asked, settled, stand_in_level
from bot.tables.fold.live import LiveTable
from bot.workers import Worker, WorkerLost, WorkFailed, packed
from games.engine import Seat
from games.players import SEARCHING, Strength

log = structlog.get_logger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

LONGEST = 2.0
"""Seconds after which a search answers with what it has found."""
PATIENCE = 30.0
"""Seconds after which a process that searches is given up; the first search loads the games on a busy machine."""


class Thinkers:
    """Those who think for computer players; without workers everything is thought here and now."""

    def __init__(self, workers: Sequence[Worker] = ()) -> None:
        self._asked = dict.fromkeys(workers, 0)
        self._stopped = False

    @property
    def busy(self) -> int:
        return sum(self._asked.values())

    async def decide(self, table: LiveTable, seat: Seat) -> str | None:
        """The action of the computer at `seat`, in notation; None when the bot is stopping."""
        question = asked(table, seat)
        if question.strength in SEARCHING and self._asked:
            found = await self._search(question, table.id)
            if self._stopped:
                return None
            if found is not None:
                return found
            question = replace(question, strength=Strength(stand_in_level(table.game)))
        return settled(question, table=table.id, revision=table.revision)

    async def work(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of work in the least busy process, or in a thread. Raises `WorkerLost`, `WorkFailed`."""
        if not self._asked:
            packed((work, args, kwargs))  # what a process would not take fails here, too
            return await asyncio.to_thread(work, *args, **kwargs)
        worker = min(self._asked, key=self._asked.__getitem__)
        self._asked[worker] += 1
        try:
            return await worker.do(work, *args, **kwargs)
        finally:
            self._asked[worker] -= 1

    async def stop(self) -> None:
        self._stopped = True
        for worker in self._asked:
            await worker.stop()

    async def _search(self, question: Question, table_id: str) -> str | None:
        try:
            return await self.work(question.answer, LONGEST)
        except WorkerLost as lost:
            if not self._stopped:
                log.warning("search lost", table=table_id, why=str(lost))
        except WorkFailed as failed:
            log.error("search failed", table=table_id, error=str(failed))  # noqa: TRY400 - the worker's traceback
        return None
