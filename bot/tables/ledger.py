"""The one place where tables are read from the store and written to it.

Live tables are kept in a bounded cache that may be emptied at any moment. A change is worked out on a copy, written in
one transaction, and only then does the copy take its place and is anybody told: if the writing fails, everything is as
it was. One lock per table, taken here and nowhere else; nothing that waits for Discord happens while it is held.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace
from typing import TypeAlias, TypeVar
from weakref import WeakValueDictionary

import structlog
from structlog.contextvars import bound_contextvars

from bot.tables import preselect, preselected, votes
from bot.tables.computers import Pause, next_move
from bot.tables.dues import (
    DAY,
    GRACE,
    HOUR,
    NOTICEABLE,
    SPANS,
    Due,
    DueKind,
    alarm,
    as_kept,
    asked_anew,
    dues_after,
    given_back,
)
from bot.tables.entries import Grace, Step, step, written
from bot.tables.errors import BadRequest, NoSuchTable, Refused, Stale, Unavailable
from bot.tables.live import LiveTable
from bot.tables.model import Change, ChangeKind, Done, Inside
from bot.tables.opening import NewTable
from bot.tables.preselected import Preselected
from bot.tables.quiet import QuietHours, quiet_hours
from bot.tables.results import result_of
from games import registry
from games.engine import BadSetup, PlayError, Seat, Text, text
from persistence.errors import (
    DuplicateInteraction,
    RevisionTaken,
    StoreBroken,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
)
from persistence.rows import Entry, EntryKind, Phase, TableChanges, TableRow
from persistence.store import Store

log = structlog.get_logger(__name__)

Deed: TypeAlias = Callable[[LiveTable], Sequence[Step]]
"""Looks at a table and says which entries to write; may raise a `TableError`."""

T = TypeVar("T")

NOTICE = HOUR
"""Milliseconds that a lobby stays open after a notice."""
TRIES = 3
"""How often a deed is looked at anew when another process was quicker."""

_REASONS: Mapping[type[StoreError], Text] = {
    StoreLocked: text("table-unavailable-locked"),
    StoreReadOnly: text("table-unavailable-readonly"),
    StoreFull: text("table-unavailable-full"),
    StoreBroken: text("table-unavailable-broken"),
}


@contextmanager
def storing() -> Iterator[None]:
    """Turn what the store raises when it cannot work into `Unavailable`."""
    try:
        yield
    except (StoreLocked, StoreReadOnly, StoreFull, StoreBroken) as error:
        log.warning("store unavailable", code=error.code, why=str(error))
        raise Unavailable(_REASONS[type(error)]) from error


class Ledger:
    """Reads and writes tables; `tell` hears of every change once it is durable, in order, outside the lock.

    `wake_at` is told when a table must be looked at.
    """

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
        self._most = cache
        self._tell = tell
        self._wake = wake_at
        self.reachable = True
        """People can be reached: their clocks run."""
        self.reachable_since = 0
        """The moment since which they can, as far as this process knows."""
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, name: str) -> asyncio.Lock:
        """Return the lock of that name; it lives as long as somebody holds or awaits it."""
        lock = self._locks.get(name)
        if lock is None:
            self._locks[name] = lock = asyncio.Lock()
        return lock

    def drop(self) -> None:
        """Empty the cache; everything in it can be read again."""
        self._live.clear()

    def forget(self, table_id: str) -> None:
        """Drop one table from the cache."""
        self._live.pop(table_id, None)

    async def read(self, table_id: str, guild_id: int | Inside = Inside.INSIDE) -> LiveTable:
        """Return a table as it stands; what is returned does not change. Raises `NoSuchTable` or `Unavailable`."""
        table = self._live.get(table_id)
        if table is None:
            async with self.lock(table_id):
                table = await self._load(table_id)
        _must_be_on(table, guild_id)
        return table

    async def log(self, table_id: str) -> list[Entry]:
        """Return a table's entries. Raises `Unavailable`."""
        with storing():
            return await self._store.log.entries(table_id)

    async def repeated(self, key: int | None) -> Done | None:
        """Return what came of an interaction that had its effect before, None for a new one."""
        if key is None:
            return None
        with storing():
            ref = await self._store.log.find_interaction(key)
        return None if ref is None else await self._again(ref.table_id)

    async def open(self, make: Callable[[], NewTable], key: int | None) -> Done:
        """Keep a new table. Raises `Unavailable`."""
        for _ in range(TRIES):
            new = make()
            new = replace(new, row=replace(new.row, closes_at=await self._closing(new.row)))
            entry = Entry(
                seq=1,
                kind=EntryKind.OPEN,
                actor_id=new.row.opener_id,
                body=written(new.opening),
                interaction_id=key,
                at=new.row.opened_at,
            )
            table = LiveTable.fold(new.row, registry.game(new.row.game), [entry])
            try:
                with storing():
                    await self._store.log.open_table(new.row, table.seat_rows(), entry)
            except RevisionTaken:  # the id: as good as never, and another one will do
                continue
            except DuplicateInteraction as error:
                return await self._again(error.table_id)
            self._keep(table)
            self._note_alarm(table)
            self._tell(_change(None, table, new.row.opener_id))
            return Done(table.id, table.revision)
        raise Unavailable

    async def carry_out(
        self, table_id: str, guild_id: int | Inside, key: int | None, deed: Deed, *, seen: int = 0
    ) -> Done:
        """Carry out a deed: look, write, tell. `seen` is a revision somebody claims to have seen.

        Raises what the deed raises, `NoSuchTable`, `Refused`, `BadRequest` or `Unavailable`; then nothing has changed.
        A caller that is cancelled does not stop a deed half-way.
        """
        with bound_contextvars(table=table_id):
            return await asyncio.shield(self._carry_out(table_id, guild_id, key, deed, seen))

    async def _carry_out(self, table_id: str, guild_id: int | Inside, key: int | None, deed: Deed, seen: int) -> Done:
        try:
            async with self.lock(table_id):
                for _ in range(TRIES):
                    before = await self._load(table_id, seen)
                    _must_be_on(before, guild_id)
                    if key in before.keys:
                        return Done(table_id, before.revision, repeated=True)
                    try:
                        steps = deed(before)
                        after = await self._write(before, steps, key)
                    except RevisionTaken:  # another process was quicker: look anew
                        self.forget(table_id)
                    else:
                        break
                else:
                    raise Stale
        except DuplicateInteraction as error:
            return await self._again(error.table_id)
        self._note_alarm(after)
        # What happens without a click, no answer tells anybody.
        self._tell(_change(before, after, None if key is None else steps[0].actor_id))
        return Done(table_id, after.revision)

    async def show(self, table_id: str, message_id: int | None, message_at: int | None) -> None:
        """Note which message shows a table, None for none. Raises `NoSuchTable` or `Unavailable`."""
        async with self.lock(table_id):
            table = (await self._load(table_id)).copy()
            with storing():
                if message_id is None or message_at is None:
                    await self._store.messages.clear(table_id)
                else:
                    await self._store.messages.show(table_id, message_id, message_at)
            table.row = replace(table.row, message_id=message_id, message_at=message_at)
            self._keep(table)

    async def rewriting(self, table_ids: Sequence[str], work: Callable[[], Awaitable[T]]) -> T:
        """Return what the work gives that changes the logs of these tables; they are read anew afterwards."""
        async with AsyncExitStack() as held:
            for table_id in sorted(set(table_ids)):
                await held.enter_async_context(self.lock(table_id))
            with storing():
                done = await work()
            for table_id in table_ids:
                self.forget(table_id)
        return done

    async def reschedule(self, table_id: str, done: Due | None = None) -> bool:
        """Take something that had its time off a table's list, and note when the next thing has it.

        Return whether it still stood there. Raises `NoSuchTable`, `Unavailable`.
        """
        async with self.lock(table_id):
            self.forget(table_id)
            table = (await self._load(table_id)).copy()
            stood = done is None or table.dues.pop(done, None) is not None
            move = next_move(table, table, self._clock(), self._pause)
            if move is not None:
                table.dues.setdefault(Due(DueKind.MOVE, move[0]), move[1])
            kept = await self._set_dues(table)
        if kept:
            self._note_alarm(table)
        return stood and kept

    async def note_due(self, table_id: str, due: Due, at: int) -> None:
        """Note that something has its time at a table then, unless it stands there already. Raises as `reschedule`."""
        async with self.lock(table_id):
            table = (await self._load(table_id)).copy()
            if table.dues.setdefault(due, at) != at or table.phase is not Phase.RUNNING:
                return
            kept = await self._set_dues(table)
        if kept:
            self._note_alarm(table)

    async def give_back(self, table_id: str, since: int) -> None:
        """Let a table's clocks go on that stood still because of us; its log says so where that is to be noticed.

        What was given back before is not given twice. Raises `TableError`.
        """
        table = await self.read(table_id)
        now = self._clock()
        if table.grace is not None:
            since = max(since, min(now, table.grace.until))
        moved = given_back(table.pace, table.dues, now, now - since) if table.paused_at is None else {}
        later = {due: at - table.dues[due] for due, at in moved.items() if due.kind is DueKind.TURN}
        noticed = any(by * NOTICEABLE >= SPANS[table.pace] for by in later.values())
        voted = any(at < now + GRACE or (now - since) * NOTICEABLE >= at - since for at in table.deadlines.values())
        if table.phase is Phase.RUNNING and (noticed or voted):
            grace = step(EntryKind.GRACE, None, body=Grace(min(since, now), now))
            await self.carry_out(table_id, Inside.INSIDE, None, lambda _: [grace])
            return
        async with self.lock(table_id):
            table = (await self._load(table_id)).copy()
            table.dues |= {due: at for due, at in moved.items() if due in table.dues}
            kept = await self._set_dues(table)
        if kept:
            self._note_alarm(table)

    async def _set_dues(self, table: LiveTable) -> bool:
        """Write what has its time at a table that does not change otherwise. The caller holds its lock."""
        with storing():
            wake_at = self._alarm(table)
            kept = await self._store.tables.set_dues(table.id, table.revision, as_kept(table.dues), wake_at)
        if kept:
            self._keep(table)
        else:  # another process has changed it meanwhile, and has seen to its clocks
            self.forget(table.id)
        return kept

    def _alarm(self, table: LiveTable) -> int | None:
        return alarm(table, reachable=self.reachable)

    def _note_alarm(self, table: LiveTable) -> None:
        for at in (self._alarm(table), table.closes_at):
            if at is not None:
                self._wake(at)

    async def _quiet(self, seats: Sequence[Seat], table: LiveTable) -> Mapping[Seat, QuietHours]:
        """Return the quiet hours of those who sit there."""
        if not seats or not SPANS[table.pace] >= DAY:
            return {}
        with storing():
            server = await self._store.settings.of_guild(table.row.place.guild_id)
            people = {seat: table.sitters[seat].user_id for seat in seats}
            found = {
                seat: quiet_hours(await self._store.settings.of_user(user_id), server)
                for seat, user_id in people.items()
                if user_id is not None
            }
        return {seat: quiet for seat, quiet in found.items() if quiet is not None}

    async def ready(self, table: LiveTable) -> Mapping[Seat, str]:
        """Return what is played for people without a click of theirs, by seat. Raises `Unavailable`.

        It is what they have chosen beforehand, and the only legal action of those who want it so.
        """
        found: dict[Seat, str] = {}
        for seat in table.awaited:
            user_id = table.sitters[seat].user_id
            if user_id is None or table.state is None or table.level(seat) is not None:
                continue
            chosen = preselect.answer(table, seat)
            legal = table.state.legal_actions(seat)
            if chosen is None and len(legal) != 1:
                continue
            with storing():
                settings = await self._store.settings.of_user(user_id)
            if chosen is not None and settings.preselect:
                found[seat] = chosen
            elif len(legal) == 1 and settings.auto_play:
                found[seat] = str(legal[0])
        return found

    async def preselect(
        self, table_id: str, guild_id: int | Inside, deed: Callable[[LiveTable], Mapping[Seat, Preselected]]
    ) -> None:
        """Note what people have chosen before their turn, as a deed says: no entry of the log, and nobody is told.

        Raises what the deed raises, `NoSuchTable`, `Stale`, `Unavailable`.
        """
        async with self.lock(table_id):
            table = (await self._load(table_id)).copy()
            _must_be_on(table, guild_id)
            table.preselected = deed(table)
            with storing():
                kept = preselected.as_kept(table.preselected)
                if not await self._store.tables.set_preselected(table_id, table.revision, kept):
                    self.forget(table_id)  # another process has changed it meanwhile
                    raise Stale
            self._keep(table)

    async def _closing(self, table: TableRow) -> int | None:
        """Return when a table that has changed just now closes by itself, None for never."""
        if table.phase is not Phase.OPEN:
            return None
        with storing():
            hours = (await self._store.settings.of_guild(table.place.guild_id)).lobby_hours
        return self._clock() + hours * HOUR if hours else None

    async def _again(self, table_id: str) -> Done:
        self.forget(table_id)
        return Done(table_id, (await self.read(table_id)).revision, repeated=True)

    async def _load(self, table_id: str, seen: int = 0) -> LiveTable:
        """Return the table, read anew when the cache lacks it or lags behind `seen`. The caller holds its lock."""
        table = self._live.get(table_id)
        if table is not None and table.revision >= seen:
            self._live.move_to_end(table_id)
            return table
        with storing():
            row = await self._store.tables.find(table_id)
            if row is None:
                raise NoSuchTable
            entries = await self._store.log.entries(table_id)
        table = _fold(row, entries)
        table.ready = await self.ready(table)
        self._keep(table)
        return table

    def _keep(self, table: LiveTable) -> None:
        self._live[table.id] = table
        self._live.move_to_end(table.id)
        while len(self._live) > self._most:
            self._live.popitem(last=False)

    async def _write(self, before: LiveTable, steps: Sequence[Step], key: int | None) -> LiveTable:
        now = self._clock()
        entries: list[Entry] = []
        after = before.copy()
        try:
            while steps:
                for one in steps:
                    entry = Entry(
                        seq=after.revision + 1,
                        kind=one.kind,
                        seat=one.seat,
                        actor_id=one.actor_id,
                        body=one.body,
                        interaction_id=None if entries else key,
                        at=now,
                    )
                    after.take(entry)
                    entries.append(entry)
                steps = votes.consequences(after)
        except PlayError as error:
            raise Refused(error.reason) from error
        except BadSetup as error:
            raise BadRequest(error.reason) from error
        after.preselected = preselect.left_after(after, entries)
        after.ready = await self.ready(after)
        after.dues = dues_after(
            before,
            after,
            now,
            move=next_move(before, after, now, self._pause),
            quiet=await self._quiet(asked_anew(before, after), after),
        )
        after.closes_at = (
            now + NOTICE if entries[-1].kind is EntryKind.NOTICE else await self._closing(after.table_row())
        )
        seats = after.seat_rows()
        with storing():
            await self._store.log.append(
                before.id,
                before.revision,
                entries,
                seats=None if seats == before.seat_rows() else seats,
                result=result_of(after),
                **_changes(before, after, self._alarm(after)),
            )
        self._keep(after)
        return after


def _must_be_on(table: LiveTable, guild_id: int | Inside) -> None:
    if guild_id is not Inside.INSIDE and table.row.place.guild_id != guild_id:
        raise NoSuchTable


def _fold(row: TableRow, entries: Sequence[Entry]) -> LiveTable:
    found = log.bind(table=row.id, game=row.game)
    try:
        game = registry.game(row.game)
    except KeyError as error:
        found.error("game not installed")
        raise Unavailable(text("table-unavailable-game", game=row.game)) from error
    try:
        rules = game.under(row.rules_version)
    except LookupError as error:
        found.error("rules too old", needs=row.rules_version, has=game.rules_version)
        raise Unavailable(text("table-unavailable-newer")) from error
    try:
        return LiveTable.fold(row, rules, entries)
    except (ValueError, LookupError) as error:
        # Only the kind of error: its words may hold cards and salts.
        found.error("log does not replay", error=type(error).__name__)
        raise Unavailable(_REASONS[StoreBroken]) from error


def _changes(before: LiveTable, after: LiveTable, wake_at: int | None) -> TableChanges:
    changes = TableChanges(wake_at=wake_at)
    if after.dues != before.dues:
        changes["dues"] = as_kept(after.dues)
    if after.preselected != before.preselected:
        changes["preselected"] = preselected.as_kept(after.preselected)
    if after.pace is not before.pace:
        changes["pace"] = after.pace
    if after.paused_at != before.paused_at:
        changes["paused_at"] = after.paused_at
    if after.closes_at != before.closes_at:
        changes["closes_at"] = after.closes_at
    if after.row.place != before.row.place:
        changes["channel_id"] = after.row.place.channel_id
        changes["in_thread"] = after.row.in_thread
    if after.phase is not before.phase:
        changes["phase"] = after.phase
    if after.opener_id != before.opener_id:
        changes["opener_id"] = after.opener_id
    if after.options is not before.options:
        changes["options"] = after.options
    return changes


def _change(before: LiveTable | None, after: LiveTable, actor_id: int | None) -> Change:
    was_running = before is not None and before.phase is Phase.RUNNING
    kinds = {
        Phase.OPEN: ChangeKind.LOBBY,
        Phase.RUNNING: ChangeKind.PLAYED if was_running else ChangeKind.STARTED,
        Phase.FINISHED: ChangeKind.FINISHED,
        Phase.CLOSED: ChangeKind.CLOSED,
    }
    return Change(after.id, after.row.place, after.revision, kinds[after.phase], actor_id)
