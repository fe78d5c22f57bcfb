"""Finished games judged, in processes beside the bot: the choices that mattered most, puzzles, the decisive play.

Every choice is looked at briefly, then those that seem to matter most are thought through. A review depends on the
record and the budget alone, so it is kept for the next who asks.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any
from weakref import WeakValueDictionary

import structlog

from bot.latest import Latest
from bot.tables.computers.players import while_seconds
from bot.tables.computers.thinking import Thinkers
from bot.tables.errors import BadRequest
from bot.tables.model import Turning
from bot.workers import WorkerLost, WorkFailed
from games import registry
from games.engine import AnyState, BadRecord, Mark, Record, Seat, text
from games.players import Attempt, Decision, Verdict, decisions, judges
from games.players.review import LEAST_CHOICES, WORLDS, Proof, imagined, promising, proved

log = structlog.get_logger(__name__)

MOMENTS = 3
KEPT = 500
GLANCED = 8
"""The number of choices that a process looks at briefly in one go: tables wait meanwhile."""
ENOUGH = 100
"""The number of imagined games after which it is clear whether others are worth the effort."""
LONGEST = 5.0
"""Seconds after which one choice has been thought through enough."""
PATIENCE = 3.0
"""Seconds that a look waits for the decisive play; a later one has what came afterwards."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The effort of a review: shares of an expert's for a glance, a thought, an attempt, and the number of choices."""

    glance: float = 1 / 40
    glances: int = 200
    thought: float = 1 / 2
    thoughts: int = 12
    attempt: float = 1 / 8


@dataclass(frozen=True, slots=True)
class Progress:
    """The number of choices thought through, of all; of none before they are chosen."""

    done: int
    of: int


@dataclass(frozen=True, slots=True)
class Review:
    """The verdicts that matter, the weightiest first, and how many choices were thought through."""

    verdicts: tuple[Verdict, ...]
    looked_at: int


class Reviewer:
    def __init__(self, thinkers: Thinkers, budget: Budget | None = None) -> None:
        self._thinkers = thinkers
        self._budget = budget or Budget()
        self._kept: Latest[tuple[str, Seat], Review] = Latest(KEPT)
        self._turns: WeakValueDictionary[tuple[str, Seat], asyncio.Lock] = WeakValueDictionary()
        self._asking: set[int] = set()
        self._one = asyncio.Semaphore(1)
        """Reviews take one piece of work at a time, so that the tables' computers never wait for more."""

    def known(self, table_id: str, seat: Seat) -> Review | None:
        found = self._kept.get((table_id, seat))
        if found is not None:
            self._kept.move_to_end((table_id, seat))
        return found

    def check(self, record: Record, user_id: int) -> None:
        """Raise `BadRequest` where no review can begin: the game is not searched, or the person waits for another."""
        if not judges(registry.game(record.game), len(record.seats)):
            raise BadRequest(text("review-not-searched"))
        if user_id in self._asking:
            raise BadRequest(text("review-busy"))

    async def review(self, table_id: str, record: Record, seat: Seat, user_id: int) -> AsyncIterator[Progress | Review]:
        """Yield how far it has come, then the review. Raises `BadRequest`, `WorkerLost`, `WorkFailed`."""
        self.check(record, user_id)
        self._asking.add(user_id)
        try:
            async with self._turns.setdefault((table_id, seat), asyncio.Lock()):
                if found := self.known(table_id, seat):
                    yield found
                else:
                    async for told in self._judged(table_id, record, seat):
                        yield told
        finally:
            self._asking.discard(user_id)

    async def attempt(self, record: Record, seat: Seat, verdict: Verdict, tried: str) -> Attempt:
        """The cost of another play. Raises `BadRequest` if it was not possible there, `WorkerLost`, `WorkFailed`."""
        async with self._one:
            found = await self._thinkers.work(attempted, record, seat, verdict, tried, self._budget.attempt)
        if found is None:
            raise BadRequest(text("error-unknown-button"))
        return found

    async def _judged(self, table_id: str, record: Record, seat: Seat) -> AsyncIterator[Progress | Review]:
        async with self._one:
            taken = await asyncio.to_thread(choices_of, record, seat)
        chosen = await self._weightiest(taken)
        verdicts = []
        for done, (decision, usual) in enumerate(chosen):
            yield Progress(done, len(chosen))
            async with self._one:
                verdict = await self._thinkers.work(judged, decision, usual, self._budget.thought)
            if verdict is not None and verdict.sure:
                verdicts.append(verdict)
        verdicts.sort(key=lambda verdict: -abs(verdict.gain))
        found = self._kept[table_id, seat] = Review(tuple(verdicts[:MOMENTS]), len(chosen))
        yield found

    async def _weightiest(self, taken: list[Decision]) -> list[tuple[Decision, Any]]:
        """The choices that differ most from what is usual, with that; then any, until there are enough."""
        Random(len(taken)).shuffle(taken)
        del taken[self._budget.glances :]
        glances: list[tuple[Any, float]] = []
        for at in range(0, len(taken), GLANCED):
            async with self._one:
                glances += await self._thinkers.work(glanced, taken[at : at + GLANCED], self._budget.glance)
        found = sorted(zip(taken, glances, strict=True), key=lambda one: -one[1][1])
        return [(decision, usual) for decision, (usual, _) in found[: self._budget.thoughts]]


def choices_of(record: Record, seat: Seat) -> list[Decision]:
    """The seat's decisions. Raises `BadRequest` when the game cannot be replayed."""
    try:
        return [*decisions(registry.game(record.game), record, seat)]
    except BadRecord as error:
        raise BadRequest(error.reason) from error


def glanced(taken: Sequence[Decision], share: float) -> list[tuple[Any, float]]:
    """For each choice what is usual, and about how much it matters."""
    return [decision.glance(share) for decision in taken]


def judged(decision: Decision, usual: Any, share: float) -> Verdict | None:
    return decision.judged(usual, share, while_seconds(LONGEST))


def attempted(record: Record, seat: Seat, verdict: Verdict, tried: str, share: float) -> Attempt | None:
    """The cost of an attempt; None if the play was not possible there."""
    for decision in choices_of(record, seat):
        if decision.step == verdict.step:
            legal = {str(action): action for action in decision.view.legal}
            more = while_seconds(LONGEST)
            return decision.attempt(legal[tried], legal[verdict.other], share, more) if tried in legal else None
    return None


class Puzzler:
    def __init__(self, thinkers: Thinkers, worlds: int = WORLDS) -> None:
        self._thinkers = thinkers
        self._worlds = worlds
        self._one = asyncio.Semaphore(1)

    async def prove(self, record: Record, seat: Seat, steps: Collection[int]) -> list[tuple[int, Proof]]:
        """The puzzles among these decisions of a seat. Raises `WorkerLost`, `WorkFailed`."""
        found = []
        for decision in await asyncio.to_thread(_promising, record, seat, steps):
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


def _promising(record: Record, seat: Seat, steps: Collection[int]) -> list[Decision]:
    try:
        taken = choices_of(record, seat)
    except BadRequest:
        return []
    return [one for one in taken if one.step in steps and len(one.view.legal) >= LEAST_CHOICES]


def turning_of(record: Record) -> Turning | None:
    """The play after which the only winner was ahead for good, None where there is none or it was the only one left."""
    game = registry.game(record.game)
    winners = {seat for seat, place in enumerate(record.result or ()) if place == 1}
    if len(winners) != 1 or len(record.seats) == 1:
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
    return Turning(found, steps, seat, notation, before) if len(before.legal) > 1 else None


def _ahead(state: AnyState) -> set[int]:
    panels = state.game.scene(state.view(None)).panels
    return {panel.seat for panel in panels if Mark.AHEAD in panel.marks}


class Turnings:
    """Finds decisive plays beside the event loop and keeps them: a finished game changes no more."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: Latest[str, asyncio.Task[Turning | None]] = Latest(KEPT)

    async def of(self, table_id: str, record: Callable[[], Awaitable[Record]]) -> Turning | None:
        """The decisive play of a table's game, None where there is none or it cannot be found in time."""
        found = self._kept.get(table_id)
        if found is None:
            found = self._kept[table_id] = asyncio.ensure_future(self._find(table_id, await record()))
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(found)
        return None

    async def _find(self, table_id: str, record: Record) -> Turning | None:
        try:
            return await self._thinkers.work(turning_of, record)
        except (WorkerLost, WorkFailed) as error:  # the result does without it
            log.warning("no decisive play", table=table_id, error=str(error))
            return None
