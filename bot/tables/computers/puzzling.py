"""Puzzles found in games that are reviewed: the moments at which one play beats every other, proved beside the bot."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from bot.tables.computers.thinking import Thinkers
from games import registry
from games.engine import BadRecord, Record, Seat
from games.players import Decision, decisions
from games.players.review import LEAST_CHOICES, WORLDS, Proof, imagined, promising, proved

ENOUGH = 100
"""The number of imagined games after which it is clear whether others are worth the effort."""


class Puzzler:
    """Proves puzzles, a piece at a time: tables' computers wait for no more than that."""

    def __init__(self, thinkers: Thinkers, worlds: int = WORLDS) -> None:
        self._thinkers = thinkers
        self._worlds = worlds
        self._one = asyncio.Semaphore(1)

    async def prove(self, record: Record, seat: Seat, steps: Collection[int]) -> list[tuple[int, Proof]]:
        """The puzzles among these decisions of a seat. Raises `WorkerLost`, `WorkFailed`."""
        found = []
        for decision in await asyncio.to_thread(_choices, record, seat, steps):
            proof = await self._proof(decision)
            if proof is not None:
                found.append((decision.step, proof))
        return found

    async def _proof(self, decision: Decision) -> Proof | None:
        worlds: list[list[float]] = []
        part = 0
        while len(worlds) < self._worlds:
            async with self._one:
                worlds += await self._thinkers.work(imagined, decision, part)
            part += 1
            if len(worlds) >= ENOUGH and not promising(worlds):
                return None
        async with self._one:
            return await self._thinkers.work(proved, decision, worlds)


def _choices(record: Record, seat: Seat, steps: Collection[int]) -> list[Decision]:
    try:
        taken = [*decisions(registry.game(record.game), record, seat)]
    except BadRecord:
        return []
    return [one for one in taken if one.step in steps and len(one.view.legal) >= LEAST_CHOICES]
