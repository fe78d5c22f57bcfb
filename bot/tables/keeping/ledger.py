"""The one place where tables are written to the store.

A change is worked out on a copy and written in one transaction. Only then does the copy take its place, and others
hear of it. A table's lock is held meanwhile; nothing that waits for Discord happens while it is held.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any, TypeVar

from structlog.contextvars import bound_contextvars

from bot.tables.beside import Beside
from bot.tables.computers.players import Pause
from bot.tables.entries import Grace, Motion, Step, step
from bot.tables.errors import BadRequest, Refused, Stale, Unavailable
from bot.tables.fold.live import LiveTable
from bot.tables.fold.results import result_of
from bot.tables.fold.taking import take
from bot.tables.keeping.cache import TableCache, folded, must_be_on
from bot.tables.keeping.dues import alarm, asked_anew, dues_after, given_back, next_move
from bot.tables.keeping.house import HouseRules
from bot.tables.model import At, Change, ChangeKind, Done
from bot.tables.standing import Standing
from bot.tables.times import GRACE, HOUR, NOTICEABLE, SPANS, Due, DueKind, as_kept
from bot.tables.verbs.opening import NewTable
from bot.tables.verbs.play import preselect
from bot.tables.verbs.preselect import left_after
from bot.tables.verbs.verb import Asked, Steps
from bot.tables.verbs.votes import consequences
from games.engine import BadSetup, PlayError, Seat
from games.engine.chain import first_link
from persistence.columns import columns_of
from persistence.errors import DuplicateInteraction, RevisionTaken, StoreError
from persistence.play.chain import chained
from persistence.rows import Entry, EntryKind, Phase
from persistence.store import Store

T = TypeVar("T")

NOTICE = HOUR
"""Milliseconds that a lobby stays open after a notice."""
TRIES = 3
"""The number of times a deed is looked at when another process was quicker."""


class Ledger:
    """Reads and writes tables; `tell` hears of every change once it is durable, in order, outside the lock."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], int],
        pause: Pause,
        cache: int,
        tell: Callable[[Change], None],
        wake_at: Callable[[int], None],
    ) -> None:
        self._store = store
        self._clock = clock
        self._pause = pause
        self.house = HouseRules(store, clock)
        self.cache = TableCache(store, cache, self.house.ready)
        self.read = self.cache.read
        self.log = store.log.entries
        self._tell = tell
        self._wake = wake_at
        self.lost_at: int | None = None
        """The moment since which people cannot be reached, None while they can."""
        self.reachable_since = 0
        """The moment since which they can, as far as this process knows."""

    @property
    def reachable(self) -> bool:
        """People can be reached: their clocks run."""
        return self.lost_at is None

    async def repeated(self, key: int | None) -> Done | None:
        """The outcome of an interaction that had its effect before, None for a new one."""
        ref = None if key is None else await self._store.log.find_interaction(key)
        return None if ref is None else await self._again(ref.table_id)

    async def open(self, make: Callable[[], NewTable], key: int | None) -> Done:
        """Keep a new table. Raises `StoreError`, as `DailyTaken` for a second try at a deal of the day."""
        for _ in range(TRIES):
            new = make()
            new = replace(new, row=replace(new.row, closes_at=await self.house.closing(Phase.OPEN, new.row)))
            by = new.row.opener_id
            steps = [step(EntryKind.OPEN, by, body=new.opening)]
            steps += [step(EntryKind.INVITE, by, seat, body) for seat, body in sorted(new.invited.items())]
            entries = [one.entry(seq, new.row.opened_at, key if seq == 1 else None) for seq, one in enumerate(steps, 1)]
            start = first_link(new.row.commitment, new.row.game, new.row.rules_version)
            entries = [*chained(new.row.id, start, entries, None)]
            table, beside = folded(new.row, entries)
            standing = Standing(table, replace(beside, dues=dict(table.deadlines)))
            try:
                row = replace(standing.row, wake_at=self._alarm(standing))
                await self._store.log.open_table(row, table.seat_rows(), *entries)
            except RevisionTaken:  # the id: as good as never, and another one will do
                continue
            except DuplicateInteraction as error:
                return await self._again(error.table_id)
            self.cache.keep(standing)
            self._note_alarm(standing)
            self._tell(_change_between(None, table, new.row.opener_id))
            return Done(table.id, table.revision)
        raise Unavailable

    async def carry_out(self, at: At, deed: Steps, asked: Asked | None = None) -> Done:
        """Look, write, tell; a caller that is cancelled does not stop it. `asked`: what the deed needs beside the log.

        Raises what the deed raises, `NoSuchTable`, `Refused`, `BadRequest`, `Unavailable` or `StoreError`; then nothing
        has changed.
        """
        with bound_contextvars(table=at.table_id):
            return await asyncio.shield(self._carry_out(at, deed, asked or Asked(at.who)))

    async def _carry_out(self, at: At, deed: Steps, asked: Asked) -> Done:
        try:
            async with self.cache.lock(at.table_id):
                for _ in range(TRIES):
                    before = await self.cache.load(at.table_id, at.seen)
                    must_be_on(before.table, at.guild_id)
                    if at.key in before.table.keys:
                        return Done(at.table_id, before.table.revision, repeated=True)
                    now, since = self._clock(), self.reachable_since
                    by = replace(asked, now=now, beside=before.beside, seen=at.seen, reachable_since=since)
                    try:
                        steps = deed(before.table, by)
                        after = await self._write(before, steps, at.key)
                    except RevisionTaken:  # another process was quicker: look anew
                        self.cache.forget(at.table_id)
                    else:
                        break
                else:
                    raise Stale
        except DuplicateInteraction as error:
            return await self._again(error.table_id)
        except StoreError:  # perhaps it has been written all the same
            self.cache.forget(at.table_id)
            raise
        self._note_alarm(after)
        # Without a click there is no answer that would tell somebody.
        actor_id = None if at.key is None else steps[0].actor_id
        self._tell(_change_between(before.table, after.table, actor_id))
        return Done(at.table_id, after.table.revision)

    async def show(self, table_id: str, message_id: int | None, message_at: int | None = None) -> None:
        """Note which message shows a table, and since when; None for none. Raises `NoSuchTable` or `StoreError`."""
        async with self.cache.lock(table_id):
            standing = await self.cache.load(table_id)
            await self._store.messages.show(table_id, message_id, message_at)
            beside = replace(standing.beside, message_id=message_id, message_at=message_at)
            self.cache.keep(Standing(standing.table, beside))

    async def rewriting(self, table_ids: Sequence[str], work: Callable[[], Awaitable[T]]) -> T:
        """The result of work that changes the logs of these tables; they are read anew afterwards."""
        async with AsyncExitStack() as held:
            for table_id in sorted(set(table_ids)):
                await held.enter_async_context(self.cache.lock(table_id))
            done = await work()
            for table_id in table_ids:
                self.cache.forget(table_id)
            return done

    async def reschedule(self, table_id: str, done: Due | None = None) -> bool:
        """Take something that had its time off a table's list. False if it no longer stood there."""
        async with self.cache.lock(table_id):
            self.cache.forget(table_id)
            standing = await self.cache.load(table_id)
            table, beside = standing.table, standing.beside
            dues = {due: at for due, at in beside.dues.items() if due != done}
            rest = Standing(table, replace(beside, dues=dues))
            move = next_move(rest, table, beside.ready, self._clock(), self._pause)
            if move is not None:
                dues.setdefault(Due(DueKind.MOVE, move[0]), move[1])
            return await self._set_dues(standing, dues) and (done is None or done in beside.dues)

    async def note_due(self, table_id: str, due: Due, at: int) -> None:
        """Note that something has its time at a table then, unless it stands there already. Raises as `reschedule`."""
        async with self.cache.lock(table_id):
            standing = await self.cache.load(table_id)
            if standing.beside.dues.get(due, at) == at and standing.table.phase is Phase.RUNNING:
                await self._set_dues(standing, {**standing.beside.dues, due: at})

    async def give_back(self, table_id: str, since: int) -> None:
        """Let a table's clocks go on that stood still because of us; its log says so where that is to be noticed."""
        standing, now = await self.read(table_id), self._clock()
        table, dues = standing.table, standing.beside.dues
        if table.grace is not None:
            since = max(since, min(now, table.grace.until))
        moved = given_back(table.row.pace, dues, now, now - since) if table.paused_at is None else {}
        later = {due: at - dues[due] for due, at in moved.items() if due.kind is DueKind.TURN}
        noticed = any(by * NOTICEABLE >= SPANS[table.row.pace] for by in later.values())
        voted = any(at < now + GRACE or (now - since) * NOTICEABLE >= at - since for at in table.deadlines.values())
        if table.phase is Phase.RUNNING and (noticed or voted):
            grace = step(EntryKind.GRACE, None, body=Grace(min(since, now), now))
            await self.carry_out(At.inside(table_id), lambda _table, _by: [grace])
            return
        async with self.cache.lock(table_id):
            standing = await self.cache.load(table_id)
            dues = standing.beside.dues
            await self._set_dues(standing, {**dues, **{due: at for due, at in moved.items() if due in dues}})

    async def _set_dues(self, former: Standing, dues: Mapping[Due, int]) -> bool:
        """Write what has its time at a table that does not change otherwise. The caller holds its lock."""
        table = former.table
        standing = Standing(table, replace(former.beside, dues=dues))
        changed = {"dues": as_kept(dues), "wake_at": self._alarm(standing)}
        kept = await self._store.tables.set_beside(table.id, table.revision, **changed)
        if kept:
            self.cache.keep(standing)
            self._note_alarm(standing)
        else:  # another process has changed it meanwhile, and has seen to its clocks
            self.cache.forget(table.id)
        return kept

    def _alarm(self, standing: Standing) -> int | None:
        return alarm(standing, reachable=self.reachable)

    def _note_alarm(self, standing: Standing) -> None:
        for at in (self._alarm(standing), standing.beside.closes_at):
            if at is not None:
                self._wake(at)

    async def preselect(self, at: At, card: str | None) -> None:
        """Choose a card before one's turn, or none; the log does not hold it. Raises `Stale` when the turn has come."""
        async with self.cache.lock(at.table_id):
            standing = await self.cache.load(at.table_id)
            table = standing.table
            must_be_on(table, at.guild_id)
            beside = replace(standing.beside, preselected=preselect(table, standing.beside.preselected, at.who, card))
            if not await self._store.tables.set_beside(table.id, table.revision, preselected=beside.chosen):
                self.cache.forget(at.table_id)  # another process has changed it meanwhile
                raise Stale
            self.cache.keep(Standing(table, beside))

    async def _again(self, table_id: str) -> Done:
        self.cache.forget(table_id)
        return Done(table_id, (await self.read(table_id)).table.revision, repeated=True)

    async def _write(self, former: Standing, steps: Sequence[Step], key: int | None) -> Standing:
        now = self._clock()
        entries: list[Entry] = []
        before = former.table
        after = before.copy()
        try:
            while steps:
                for one in steps:
                    entries.append(one.entry(after.revision + 1, now, None if entries else key))
                    take(after, entries[-1])
                steps = consequences(after)
        except PlayError as error:
            raise Refused(error.reason) from error
        except BadSetup as error:
            raise BadRequest(error.reason) from error
        latter = Standing(after, await self._beside(former, after, entries, now))
        result = result_of(after)
        if before.row.chained and before.link is not None:
            entries = chained(before.id, before.link, entries, result)
            after.link = entries[-1].link
        await self._store.log.append(
            before.id,
            before.revision,
            entries,
            seats=after.seat_rows(),
            former=before.seat_rows(),
            result=result,
            **_changed_columns(former, latter, self._alarm(latter)),
        )
        self.cache.keep(latter)
        return latter

    async def _beside(self, former: Standing, after: LiveTable, entries: Sequence[Entry], now: int) -> Beside:
        preselected = left_after(after, former.beside.preselected, entries)
        ready = await self.house.ready(after, preselected)
        move = next_move(former, after, ready, now, self._pause)
        anew = await self.house.quiet(asked_anew(former, after), after)
        noticed = entries[-1].kind is EntryKind.NOTICE
        return replace(
            former.beside,
            dues=dues_after(former, after, now, move, anew),
            closes_at=now + NOTICE if noticed else await self.house.closing(after.phase, after.row),
            preselected=preselected,
            ready=ready,
        )


def _changed_columns(former: Standing, latter: Standing, wake_at: int | None) -> dict[str, Any]:
    """The columns of the table that differ between two states, and the next moment to look, which no state knows."""
    before, after = columns_of(former.row), columns_of(latter.row)
    return {name: value for name, value in after.items() if value != before[name]} | {"wake_at": wake_at}


def _change_between(before: LiveTable | None, after: LiveTable, actor_id: int | None) -> Change:
    """The change that listeners are told; `actor_id` learns of it by the answer to their click."""
    kind = _KINDS[after.phase]
    if kind is ChangeKind.PLAYED and (before is None or before.phase is Phase.OPEN):
        kind = ChangeKind.STARTED
    warned = () if before is None else tuple(after.sitters[seat].user_id or 0 for seat in _concerned(before, after))
    return Change(after.id, after.row.location, after.revision, kind, actor_id, warned)


_KINDS = dict(zip(Phase, (ChangeKind.LOBBY, ChangeKind.PLAYED, ChangeKind.FINISHED, ChangeKind.CLOSED), strict=True))


def _concerned(before: LiveTable, after: LiveTable) -> Iterable[Seat]:
    """The seats of people about whom something has been proposed, or offered without a vote."""
    vote = after.vote
    if vote is not None and vote.revision > before.revision:
        about = {*after.stand_ins} if vote.motion is Motion.ABANDON else {vote.about}
    else:
        about = after.offered.keys() - before.offered.keys() - {before.vote and before.vote.about}
    return [seat for seat in after.people() if seat in about]
