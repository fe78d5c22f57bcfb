"""Finished games to look back on: those of tables, and records that people brought along."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.tables.computers.thinking import Thinkers
from bot.tables.errors import BadRequest
from bot.tables.fold.results import record_of
from bot.tables.model import SeatInfo, TableInfo
from bot.tables.standing import Standing
from bot.tables.views import info_of
from bot.workers import WorkerLost
from games import registry
from games.engine import AnyState, BadRecord, Event, Outcome, Record, Seat, Text, View, text
from games.engine.record import LARGEST
from persistence.rows import Entry, Import, Location, Phase, SeatKind
from persistence.store import Store

KEPT = 5
"""The number of imported records kept for a person; a new one pushes the oldest out."""
MOST_ACTIONS = 10_000
"""The most actions of a record that somebody brings along: the first look at it plays them all."""
MARKED_EVERY = 100
"""The number of actions after which a game's state is kept, for looks at what follows."""
KEPT_WALKS = 8
"""The number of games of which such states are kept, the last looked at."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A game that is over, for one reader, who sat at `seat`.

    `outcome` is the table's, also for a game that ended before its rules ended it; None where the record alone knows.
    `imported` is the id of a record that the reader brought along.
    """

    table: TableInfo
    record: Record
    seat: Seat | None = None
    outcome: Outcome | None = None
    imported: str | None = None


@dataclass(frozen=True, slots=True)
class Anchor:
    """The start of a new part of the game (a round, a trick), and its name."""

    step: int
    headline: Text


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after `step` of its `steps` actions, as everybody may see it now that it is over.

    `views` begin with the spectator's; then one a seat. `by` is whose action led here and how it is written, `before`
    what that seat saw when it was asked, `events` what came of it.
    """

    step: int
    steps: int
    views: tuple[View, ...]
    by: tuple[Seat, str] | None
    before: View | None
    events: tuple[Event, ...]
    outcome: Outcome | None
    anchors: tuple[Anchor, ...]

    def view(self, seat: Seat | None) -> View:
        return self.views[0 if seat is None else seat + 1]


def replay_of_table(standing: Standing, log: Iterable[Entry], user_id: int) -> Replay:
    table, info = standing.table, info_of(standing)
    seats = tuple(replace(seat, awaited=False, resigned=False) for seat in info.seats)
    own = next((seat.seat for seat in seats if seat.user_id == user_id), None)
    return Replay(replace(info, seats=seats), record_of(table, log), own, table.outcome)


def replay_of_record(record: Record, imported: str) -> Replay:
    seats = tuple(
        SeatInfo(seat, SeatKind.COMPUTER if entry.computer else SeatKind.PERSON, entry.name, None, entry.computer)
        for seat, entry in enumerate(record.seats)
    )
    table = TableInfo(
        id=imported,
        location=Location(0, 0),
        game=record.game,
        options=record.options,
        phase=Phase.FINISHED,
        revision=0,
        seats_wanted=len(seats),
        seats=seats,
        opener_id=0,
        commitment=record.commitment,
        secret=record.secret,
    )
    return Replay(table, record, imported=imported)


class Walk:
    """A record played from beginning to end once: a look at a step plays no more than `MARKED_EVERY` actions.

    Raises `BadRecord`.
    """

    def __init__(self, record: Record) -> None:
        game = registry.game(record.game)
        self._record = record
        self._start: tuple[Event, ...] = ()
        self._marks: list[AnyState] = []
        anchors: list[Anchor] = []
        for number, state in enumerate(record.walk(game)):
            headline = game.scene(state.view(None)).phase
            if not anchors or anchors[-1].headline != headline:
                anchors.append(Anchor(number, headline))
            if number == 0:
                self._start = tuple(state.events or ())
            if number % MARKED_EVERY == 0:
                self._marks.append(state.copy())
            state.events = []
        self._anchors = tuple(anchors)

    def moment(self, step: int) -> Moment:
        actions = self._record.actions
        step = max(0, min(step, len(actions)))
        mark = max(0, step - 1) // MARKED_EVERY
        state = self._marks[mark].copy()
        for seat, notation in actions[mark * MARKED_EVERY : max(0, step - 1)]:
            state.play(seat, notation)
        by = actions[step - 1] if step else None
        before, events = None, self._start
        if by is not None:
            before = state.view(by[0])
            state.events = []
            state.play(*by)
            events = tuple(state.events)
        return Moment(
            step=step,
            steps=len(actions),
            views=tuple(state.view(seat) for seat in (None, *range(len(self._record.seats)))),
            by=by,
            before=before,
            events=events,
            outcome=state.outcome(),
            anchors=self._anchors,
        )


@lru_cache(KEPT_WALKS)
def _walk(record: str) -> Walk:
    return Walk(Record.model_validate_json(record))


def moment_or_why(record: Record, step: int) -> Moment | Text:
    """The game after so many actions, or why it cannot be looked at: what a process raises reaches nobody."""
    try:
        return _walk(record.model_dump_json()).moment(step)
    except BadRecord as error:
        return error.reason


class Walker:
    """Looks at steps of finished games, one after another: a reader of long ones holds up nobody else."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._one_at_a_time = asyncio.Semaphore(1)

    async def moment(self, record: Record, step: int) -> Moment:
        """The game after so many actions, or after its last one. Raises `BadRequest`, `WorkFailed`."""
        async with self._one_at_a_time:
            try:
                found = await self._thinkers.work(moment_or_why, record, step)
            except WorkerLost:
                found = await asyncio.to_thread(moment_or_why, record, step)
        if isinstance(found, Text):
            raise BadRequest(found)
        return found


def read_record(data: bytes) -> Record:
    """The record in a file, of a game that is known here. Raises `BadRequest`; it may still prove nothing."""
    if len(data) > LARGEST:
        raise BadRequest(text("record-too-large"))
    try:
        record = Record.read(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadRequest(text("record-unreadable")) from error
    except BadRecord as error:
        raise BadRequest(error.reason) from error
    if len(record.actions) > MOST_ACTIONS:
        raise BadRequest(text("record-too-large"))
    if record.game not in registry.all_games():
        raise BadRequest(text("replay-unknown-game", game=record.game))
    return record


class Imports:
    """Records that people brought along."""

    def __init__(self, store: Store, clock: Callable[[], int], walker: Walker) -> None:
        self._store = store
        self._walker = walker
        self._clock = clock

    async def bring(self, user_id: int, data: bytes) -> Replay:
        """Keep a record for its reader. Raises `BadRequest` with what is wrong with it, `StoreError`."""
        record = await asyncio.to_thread(read_record, data)
        await self._walker.moment(record, 0)
        brought = Import(
            id=base64.b32encode(secrets.token_bytes(5)).decode().lower(),
            user_id=user_id,
            at=self._clock(),
            body=record.model_dump_json(),
        )
        await self._store.imports.add(brought, keep=KEPT)
        return replay_of_record(record, brought.id)

    async def replay(self, import_id: str, user_id: int) -> Replay:
        """A record that this person brought along. Raises `BadRequest` when it is gone, `StoreError`."""
        found = await self._store.imports.find(import_id, user_id)
        if found is None:
            raise BadRequest(text("replay-import-gone"))
        record = await asyncio.to_thread(read_record, found.body.encode())
        return replay_of_record(record, import_id)
