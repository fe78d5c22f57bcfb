"""The table service: one door for every verb of a table (`do`), others to open tables and to look at them.

A method that changes a table returns once its effect is durable, and raises a `TableError` when there was none. Tables
of other servers are not there for anybody; the bot's own calls say `Inside`, or have a method of their own
(`look_inside`).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from functools import partial

import structlog

from bot.tables import verbs
from bot.tables.appointments import Appointments
from bot.tables.clocks.alarms import Alarms, close_forgotten
from bot.tables.clocks.scheduler import Scheduler
from bot.tables.clocks.uptime import Uptime
from bot.tables.computers.players import Pause, human_pause
from bot.tables.computers.reviewing import Turnings
from bot.tables.computers.thinking import Thinkers
from bot.tables.errors import AlreadyTried, Closed, Finished, NotSeated, Stale, TableError
from bot.tables.fold.results import record_of
from bot.tables.keeping.ledger import Ledger
from bot.tables.keeping.listing import Listing
from bot.tables.keeping.replays import Replay, replay_of_table
from bot.tables.model import Apart, At, Change, Done, Happening, Inside, Look, Person
from bot.tables.standing import Standing
from bot.tables.times import Due, DueKind
from bot.tables.verbs import Asked, Need, Verb, play
from bot.tables.verbs.checks import must_be_finished
from bot.tables.verbs.opening import Entropy, Maker, NewTable, OpenRequest, again, daily_try, fresh, like
from bot.tables.views import history, is_lesson, kept_look, look_at
from games.engine import Record, text
from games.engine.chain import first_link
from persistence.errors import DailyTaken, StoreError
from persistence.play.chain import lines_of
from persistence.rows import NO_CHANNEL, DailyDeal, Location, Phase
from persistence.store import Store

__all__ = ["OpenRequest", "TableService", "wall_clock"]

log = structlog.get_logger(__name__)


def wall_clock() -> int:
    """The time as the database keeps it: milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class TableService:
    """All tables of a database. `cache` is how many are kept in memory.

    `listeners` hear of every change after it is durable, `reminding` of every person (table, id) whose time is about
    to run out, `calling` of tables at which the quiet hours of somebody awaited are over; they must not block.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], int] = wall_clock,
        entropy: Entropy = secrets.token_bytes,
        pause: Pause = human_pause,
        cache: int = 256,
        thinkers: Thinkers | None = None,
    ) -> None:
        self._store = store
        self._thinkers = thinkers or Thinkers()
        self._new = Maker(entropy, clock)
        self._ledger = ledger = Ledger(
            store, clock=clock, pause=pause, cache=cache, tell=self._tell, wake_at=self.look_again
        )
        self._turnings = Turnings(self._thinkers)
        self.listing = Listing(store.tables)
        self.appointments = Appointments(ledger, self._new)
        self.uptime = Uptime(ledger, store, clock)
        self.listeners: list[Callable[[Change], None]] = []
        self.reminding: list[Callable[[str, int], None]] = []
        self.calling: list[Callable[[str], None]] = []
        self._alarms = Alarms(ledger, self._thinkers, self.uptime.sure, clock, self.reminding, self.calling)
        self._scheduler = Scheduler(store, self._alarms.ring, clock)
        # These are passed on as they are.
        self.now = clock
        self.start_clock = self._scheduler.start
        self.add_chore = self._scheduler.chores.append
        self.add_chore(partial(close_forgotten, store, ledger))
        self.done_before = ledger.repeated
        self.preselect = ledger.preselect
        self.shown = ledger.show
        self.rewriting = ledger.rewriting
        self.drop_cache = ledger.cache.drop
        self.must_be_allowed_to_open = ledger.house.to_open

    # Before the game.

    async def check_open(self, request: OpenRequest, by: Person) -> None:
        """Raise what `open` would raise; nothing is opened."""
        (await self._maker(request, by))()

    async def open(self, request: OpenRequest, by: Person, key: int | None) -> Done:
        """Open a table. Raises `BadRequest`, `NotAllowed`, `TooManyTables`."""
        async with self._ledger.cache.lock(f"guild {request.location.guild_id}"):
            if done := await self._ledger.repeated(key):
                return done
            done = await self._ledger.open(await self._maker(request, by), key)
        if request.options:
            await self._remember(done.table_id, by)
        return done

    async def _maker(self, request: OpenRequest, by: Person) -> Callable[[], NewTable]:
        server = await self._ledger.house.to_open(request.location, by)
        mine = await self._ledger.house.person(by.id)
        return lambda: fresh(self._new, request, by, server, mine)

    async def rematch(self, at: At) -> Done:
        """Open a finished table's rematch and sit down there, or join it. Raises `NotFinished`, `NotSeated`."""
        who = at.who
        former = (await self._ledger.read(at.table_id, at.guild_id)).table
        must_be_finished(former)
        if who.id not in {sitter.user_id for sitter in former.sitters.values()}:
            raise NotSeated(text("table-not-seated-rematch"))
        location = former.row.location
        async with self._ledger.cache.lock(f"guild {location.guild_id}"):
            if done := await self._ledger.repeated(at.key):
                return done
            around = await self._store.tables.in_channel(location, [Phase.OPEN], limit=200)
            opened = next((row.id for row in around if row.rematch_of == at.table_id), None)
            if opened is None:
                await self._ledger.house.to_open(location, who)
                avoids, avoided_by = await self._blocks(who.id)
                apart = {*avoids, *avoided_by}
                return await self._ledger.open(lambda: again(self._new, former, who, apart), at.key)
        return await self.do(replace(at, table_id=opened), verbs.join())

    async def open_daily(self, deal: DailyDeal, by: Person, key: int | None) -> Done:
        """Begin somebody's try at a deal of the day, or return the one they have begun.

        Raises `BadRequest`, `AlreadyTried` for somebody who has asked to be forgotten after a try.
        """
        async with self._ledger.cache.lock(f"daily {deal.guild_id} {by.id}"):
            table_id = await self._tried(deal, by)
            if table_id is None:
                try:
                    table_id = (await self._ledger.open(lambda: daily_try(self._new, deal, by), key)).table_id
                except DailyTaken as error:
                    table_id = await self._tried(deal, by)  # another process was quicker
                    if table_id is None:  # they were forgotten since
                        raise AlreadyTried from error
            table = (await self._ledger.read(table_id, deal.guild_id)).table
            if table.phase is Phase.OPEN:
                return await self.do(At(table_id, by, deal.guild_id), verbs.start())
            return Done(table_id, table.revision, repeated=True)

    async def _tried(self, deal: DailyDeal, by: Person) -> str | None:
        tried = await self._store.dailies.try_of(deal.guild_id, deal.day, by.id)
        return None if tried is None else tried.table_id

    async def last_set_up(self, location: Location, table_id: str | None = None) -> OpenRequest | None:
        """The wish for a table like the one named, or else like the last one that somebody opened in a channel.

        Lessons, games dealt in private, games played on and tables of contests are left aside.
        """
        if table_id is not None:
            row = await self._store.tables.find(table_id)
        else:
            rows = await self._store.tables.opened_from(location)
            open_here = (row for row in rows if row.opener_id and row.home_id != NO_CHANNEL)
            row = next((row for row in open_here if row.origin is None and not is_lesson(row)), None)
        return None if row is None else like(row, (await self._store.tables.seats_at([row.id]))[row.id], location)

    # Everything that people do at a table.

    async def do(self, at: At, verb: Verb) -> Done:
        """Raises what the verb does, `NoSuchTable`, `Refused` (the rule), `BadRequest`, `Unavailable`, `StoreError`."""
        asked = Asked(at.who)
        if Need.CLOCKS in verb.needs:
            await self.uptime.sure()
        if Need.SERVER in verb.needs and not isinstance(at.guild_id, Inside):
            asked = replace(asked, undo_rated=(await self._ledger.house.server(at.guild_id)).undo_rated)
        if Need.COMPANY in verb.needs:
            avoids, avoided_by = await self._blocks((verb.newcomer or at.who).id)
            asked = replace(asked, avoids=avoids, avoided_by=avoided_by)
        done = await self._ledger.carry_out(at, verb.steps, asked)
        if verb.remembers:
            await self._remember(done.table_id, at.who)
        return done

    async def _blocks(self, user_id: int) -> tuple[Collection[int], Collection[int]]:
        avoids = {one.blocked_id for one in await self._store.blocks.of(user_id)}
        return avoids, await self._store.blocks.against(user_id)

    async def _remember(self, table_id: str, who: Person) -> None:
        """Keep the table's options as the person's last choice; nothing fails for it."""
        try:
            table = (await self._ledger.read(table_id)).table
            await self._store.settings.remember_options(who.id, table.row.game, table.row.options)
        except (TableError, StoreError) as error:
            log.warning("options not remembered", table=table_id, code=error.code, why=str(error))

    async def abandon(self, channel_id: int) -> None:
        held = await self._store.messages.channel_gone(channel_id)
        for table_id in held:
            self._ledger.cache.forget(table_id)
            with suppress(Finished, Closed, Stale):
                await self._ledger.carry_out(At.inside(table_id), partial(play.abandon, channel_id=channel_id))

    # Reading.

    async def look(self, table_id: str, guild_id: int, user_id: int | None) -> Look:
        return await self._look(await self._ledger.read(table_id, guild_id), user_id)

    async def look_inside(self, table_id: str, user_id: int | None = None) -> Look:
        return await self._look(await self._ledger.read(table_id), user_id)

    async def _look(self, standing: Standing, user_id: int | None) -> Look:
        table = standing.table
        if table.phase is Phase.FINISHED:
            return await self._look_back(standing, user_id)
        look = kept_look(standing, user_id)
        if user_id is None or look.seat is None or table.phase is not Phase.RUNNING:
            return look
        house = self._ledger.house
        may_undo = may_preselect = False
        if table.paused_at is None:
            undone = play.why_no_undo(table, look.seat, user_id, rated_too=True) is None
            may_undo = undone and (
                not look.table.counts or (await house.server(table.row.location.guild_id)).undo_rated
            )
            may_preselect = look.asked_at is None and not look.absent and (await house.person(user_id)).preselect
        newcomer = await house.is_new(user_id, table.id, table.row.game)
        if not (may_undo or may_preselect or newcomer):
            return look
        return replace(look, may_undo=may_undo, may_preselect=may_preselect, newcomer=newcomer)

    async def _look_back(self, standing: Standing, user_id: int | None) -> Look:
        async def record() -> Record:
            return record_of(standing.table, await self._ledger.log(table_id))

        table_id = standing.table.id
        look = look_at(standing, user_id, await self._store.standings.settlement(table_id))
        look = replace(look, turning=await self._turnings.of(table_id, record))
        result = await self._store.results.find(table_id) if look.settlement is None else None
        return look if result is None or not result.too_often else replace(look, apart=Apart.OFTEN)

    async def history(
        self, table_id: str, guild_id: int, user_id: int | None, before: int | None = None, limit: int | None = None
    ) -> tuple[Happening, ...]:
        """The events as the viewer may read them, oldest first: the last `limit` before a revision, or all."""
        table = (await self._ledger.read(table_id, guild_id)).table
        return history(table, table.seat_of(user_id), before, limit)

    async def record(self, table_id: str, guild_id: int) -> Record:
        """A finished game's record, with the secret and the log's chain. Raises `NotFinished`, `Closed`."""
        table = (await self._ledger.read(table_id, guild_id)).table
        must_be_finished(table)
        log = await self._ledger.log(table_id)
        record = record_of(table, log)
        link = log[-1].link
        if not table.row.chained or link is None:
            return record
        result = await self._store.results.find(table_id)
        start = first_link(table.row.commitment, table.row.game, table.row.rules_version)
        return record.with_chain(lines_of(table_id, start, log, result), link)

    async def replay(self, table_id: str, guild_id: int, user_id: int) -> Replay:
        standing = await self._ledger.read(table_id, guild_id)
        must_be_finished(standing.table)
        return replay_of_table(standing, await self._ledger.log(table_id), user_id)

    # The clock.

    async def stop_clock(self) -> None:
        """Let nobody move of their own accord any more; returns when what was under way is done."""
        await self._thinkers.stop()
        await self._scheduler.stop()

    def look_again(self, moment: int) -> None:
        """Let the clock look then what is due, or at once when that is past."""
        self._scheduler.note(moment)

    async def call_later(self, table_id: str, user_id: int, at: int) -> None:
        """Let `calling` hear of a table then, if the same question still waits for the person."""
        table = (await self._ledger.read(table_id)).table
        seat = table.seat_of(user_id)
        if seat is not None:
            await self._ledger.note_due(table_id, Due(DueKind.CALL, seat), at)

    @property
    def reachable_since(self) -> int | None:
        """The moment since which people can reach us, as far as this process knows; None while they cannot."""
        return self._ledger.reachable_since if self._ledger.reachable else None

    def _tell(self, change: Change) -> None:
        log.debug("table changed", table=change.table_id, revision=change.revision, kind=change.kind)
        for listener in self.listeners:
            listener(change)
