"""Samples of how a person plays, for `seasons.insights`, from the logs of their finished games: amounts, no cards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from bot.latest import Latest
from bot.tables.computers.reviewing import Progress
from bot.tables.computers.thinking import Thinkers
from bot.tables.entries import plays
from bot.tables.fold.results import record_of_rows
from bot.tables.views import is_lesson
from games import registry
from games.engine import BadRecord, Played, Record, Seat, played
from persistence.rows import Entry, EntryKind
from persistence.store import Store
from seasons.insights import Sample
from seasons.model import Result

MOST = 200
"""The number of games looked at, the latest."""
AT_ONCE = 20
"""The number of games that a process looks at in one go: tables' computers wait meanwhile."""
KEPT = 10_000
"""The number of games whose samples are kept."""
SOON = 30 * 60 * 1000
"""Milliseconds after a game that was not won within which the next one is a game begun at once."""
_NOT_THEIRS = frozenset({EntryKind.RESIGN, EntryKind.TAKEOVER, EntryKind.TIMEOUT, EntryKind.SUBSTITUTE})
"""A game in which one of these befell the seat was not played by one person from beginning to end."""


class Samples:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._kept: Latest[tuple[str, Seat], tuple[int, Played] | None] = Latest(KEPT)
        self._one = asyncio.Semaphore(1)

    async def of(self, user_id: int, guild_id: int) -> AsyncIterator[Progress | Mapping[str, list[Sample]]]:
        """Yield how far it has come, then the samples by game. Raises `StoreError`, `WorkerLost`, `WorkFailed`.

        Left out are games with somebody who hides theirs, shared deals, lessons and games that played on.
        """
        found = await self._results(user_id, guild_id)
        results = {(one.table_id, row.seat): one for one in found for row in one.rows if row.user_id == user_id}
        missing = [game for game in results if game not in self._kept]
        for at in range(0, len(missing), AT_ONCE):
            yield Progress(at, len(missing))
            async with self._one:
                await self._read([game for game in missing[at : at + AT_ONCE] if game not in self._kept])
        yield self._gathered(results)

    async def _results(self, user_id: int, guild_id: int) -> list[Result]:
        """The latest results of games that may be looked at, the oldest first."""
        found = await self._store.results.of_person(user_id, guild_id=guild_id, limit=MOST)
        people = {row.user_id for result in found for row in result.rows} - {None, user_id}
        private = {one for one in people if one and not (await self._store.settings.of_user(one)).stats_public}
        return [one for one in reversed(found) if private.isdisjoint(row.user_id for row in one.rows)]

    async def _read(self, games: Sequence[tuple[str, Seat]]) -> None:
        jobs: dict[tuple[str, Seat], tuple[Record, Seat, list[float]]] = {}
        logs: dict[tuple[str, Seat], list[Entry]] = {}
        seats = await self._store.tables.seats_at([table_id for table_id, _ in games])
        for table_id, seat in games:
            row, log = await self._store.tables.find(table_id), await self._store.log.entries(table_id)
            theirs = all(entry.seat != seat or entry.kind not in _NOT_THEIRS for entry in log)
            if row is not None and theirs and not (row.daily or row.board or row.origin or is_lesson(row)):
                logs[table_id, seat] = log
                jobs[table_id, seat] = record_of_rows(row, seats[table_id], log), seat, _pauses(log)
        found = dict(zip(jobs, await self._thinkers.work(_told, [*jobs.values()]), strict=True))
        for game in games:
            one = found.get(game)
            self._kept[game] = None if one is None else _with_log(one, logs[game], game[1])

    def _gathered(self, results: Mapping[tuple[str, Seat], Result]) -> dict[str, list[Sample]]:
        samples: dict[str, list[Sample]] = {}
        lost_at = 0
        for (table_id, seat), result in results.items():
            if told := self._kept.get((table_id, seat)):
                began, one = told
                others = sorted({row.level or "" for row in result.rows if row.seat != seat})
                again = {"habit-again": float(began - lost_at <= SOON)}
                form = " ".join((result.form, str(len(result.rows)), *others))
                sample = Sample(form, one.lead, {**one.habits, **again})
                samples.setdefault(result.game, []).append(sample)
            lost_at = result.ended_at if next(row.place for row in result.rows if row.seat == seat) > 1 else 0
        return samples


def _pauses(log: Sequence[Entry]) -> list[float]:
    """The seconds between each play and what came before it."""
    kept = {entry.seq for entry in plays(log)}
    return [(after.at - before.at) / 1000 for before, after in pairwise(log) if after.seq in kept]


def _told(jobs: Sequence[tuple[Record, Seat, list[float]]]) -> list[Played | None]:
    """The findings of each game, None for one that does not count or cannot be replayed."""
    return [_played(*job) for job in jobs]


def _played(record: Record, seat: Seat, pauses: list[float]) -> Played | None:
    try:
        return played(registry.game(record.game), record, seat, pauses)
    except (BadRecord, KeyError):
        return None


def _with_log(one: Played, log: Sequence[Entry], seat: Seat) -> tuple[int, Played]:
    """When the game began, and the findings with what only the log knows."""
    own = {kind: float(any(entry.kind is kind and entry.seat == seat for entry in log)) for kind in _IN_LOG}
    habits = {**one.habits, **{_IN_LOG[kind]: amount for kind, amount in own.items()}}
    return next(entry.at for entry in log if entry.kind is EntryKind.START), replace(one, habits=habits)


_IN_LOG = {EntryKind.UNDO: "habit-undo", EntryKind.HINT: "habit-hint"}
