"""The table service's door: every verb there is at a table.

Each verb proves in this order: the table and its server, the phase, the seat, the revision, the turn, the legality. It
returns once its effect is durable, and raises a `TableError` when there was none. `key` is the interaction that asked:
the same one twice has one effect. `guild_id` is the server of whoever asks; tables of others are not there for them.
The bot's own calls are verbs of their own (`look_inside`, `withdraw`, `abandon`), so nobody leaves a server out.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

import structlog

from bot.tables.clocks.alarms import Alarms, let_know
from bot.tables.clocks.dues import Due, DueKind
from bot.tables.clocks.forgotten import Lobbies
from bot.tables.clocks.scheduler import Chore, Scheduler
from bot.tables.clocks.uptime import Uptime
from bot.tables.computers.players import Pause, human_pause
from bot.tables.computers.thinking import Thinkers
from bot.tables.entries import Step
from bot.tables.errors import AlreadyTried, Closed, Finished, NotSeated, Stale, TableError
from bot.tables.fold import lessons
from bot.tables.fold.live import LiveTable
from bot.tables.fold.results import record_of
from bot.tables.keeping.ledger import Ledger
from bot.tables.keeping.listing import Listing
from bot.tables.keeping.replays import Replay, replay_of_table
from bot.tables.keeping.storing import storing
from bot.tables.model import Apart, Change, Done, Happening, Inside, Look, Person, TableInfo
from bot.tables.verbs import guests, lobby, play, preselect
from bot.tables.verbs.managing import Managing
from bot.tables.verbs.opening import Entropy, NewTable, OpenRequest, again, daily_try, fresh, like, person, salt_of
from bot.tables.verbs.permissions import Permissions
from bot.tables.verbs.together import Together
from bot.tables.views.visible import happenings, is_lesson, kept_look, look_at, page
from games.engine import Record, Seat, text
from persistence.chain import lines_of
from persistence.errors import DailyTaken, StoreError
from persistence.rows import DailyDeal, GuildSettings, Phase, Place, TurnPace
from persistence.store import Store

__all__ = ["OpenRequest", "TableService", "wall_clock"]

log = structlog.get_logger(__name__)

T = TypeVar("T")


def wall_clock() -> int:
    """Return the milliseconds since the epoch, UTC."""
    return time.time_ns() // 1_000_000


class TableService:
    """All tables of a database.

    `listeners` hear of every change after it is durable, `reminding` of every person (table, id) whose time is about
    to run out, `calling` of tables at which the quiet hours of somebody awaited are over, `warning` of everybody whom
    the others begin to vote on replacing; they must not block. `pause`
    says how long computers seem to think, `cache` how many tables are kept in memory.
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
        self._clock = clock
        self._entropy = entropy
        self._ledger = Ledger(store, clock=clock, pause=pause, cache=cache, tell=self._tell, wake_at=self.look_again)
        self.managing = Managing(self._ledger)
        self.listing = Listing(store.tables)
        self._permissions = Permissions(store)
        self._uptime = Uptime(self._ledger, store, clock)
        self.together = Together(self._ledger, store.blocks, clock, sure=self._uptime.sure, warn=self._warn)
        self.listeners: list[Callable[[Change], None]] = []
        self.reminding: list[Callable[[str, int], None]] = []
        self.calling: list[Callable[[str], None]] = []
        self.warning: list[Callable[[str, int], None]] = []
        self._alarms = Alarms(
            self._ledger, self._thinkers, self._uptime, clock, reminding=self.reminding, calling=self.calling
        )
        self._scheduler = Scheduler(store, self._alarms.ring, clock)
        self._scheduler.chores.append(Lobbies(store, self._ledger).close)

    # Before the game.

    async def done_before(self, key: int) -> Done | None:
        """Return what came of an interaction that had its effect before, None for a new one."""
        return await self._ledger.repeated(key)

    async def check_open(self, request: OpenRequest, by: Person) -> None:
        """Raise what `open` would raise; nothing is opened."""
        self._maker(request, by, await self._permissions.to_open(request.place, by))()

    async def open(self, request: OpenRequest, by: Person, key: int | None) -> Done:
        """Open a table. Raises `BadRequest`, `NotAllowed`, `TooManyTables`."""
        async with self._ledger.cache.lock(f"guild {request.place.guild_id}"):
            if done := await self._ledger.repeated(key):
                return done
            settings = await self._permissions.to_open(request.place, by)
            done = await self._ledger.open(self._maker(request, by, settings), key)
        if request.options:
            await self._remember(done.table_id)
        return done

    async def rematch(self, table_id: str, who: Person, guild_id: int, key: int | None) -> Done:
        """Open a finished table's rematch and sit down there; join it when somebody else opened it already.

        Everybody moves up one seat. Raises `NotFinished`, `NotSeated` for whoever did not play, and what `open` and
        `join` raise.
        """
        former = await self._ledger.read(table_id, guild_id)
        lobby.must_be_finished(former)
        if who.id not in {sitter.user_id for sitter in former.sitters.values()}:
            raise NotSeated(text("table-not-seated-rematch"))
        place = former.row.place
        async with self._ledger.cache.lock(f"guild {place.guild_id}"):
            if done := await self._ledger.repeated(key):
                return done
            with storing():
                around = await self._store.tables.in_channel(place, [Phase.OPEN], limit=200)
            opened = next((row.id for row in around if row.rematch_of == table_id), None)
            if opened is None:
                await self._permissions.to_open(place, who)
                with storing():
                    unwanted = {one.blocked_id for one in await self._store.blocks.of(who.id)}
                    apart = {*unwanted, *await self._store.blocks.against(who.id)}
                return await self._ledger.open(lambda: again(former, who, self._entropy, self._clock(), apart), key)
        return await self.join(opened, who, guild_id, None, key)

    async def open_daily(self, deal: DailyDeal, by: Person, key: int | None) -> Done:
        """Begin somebody's try at a deal of the day, or return the one they have begun.

        Raises `BadRequest`, `AlreadyTried` for somebody who has asked to be forgotten after a try.
        """
        async with self._ledger.cache.lock(f"daily {deal.guild_id} {by.id}"):
            table_id = await self._tried(deal, by)
            if table_id is None:
                try:
                    opened = await self._ledger.open(lambda: daily_try(deal, by, self._entropy, self._clock()), key)
                    table_id = opened.table_id
                except DailyTaken as error:
                    table_id = await self._tried(deal, by)  # another process was quicker
                    if table_id is None:  # they were forgotten since
                        raise AlreadyTried from error
            table = await self._ledger.read(table_id, deal.guild_id)
            if table.phase is Phase.OPEN:
                return await self.start(table_id, by, deal.guild_id, None)
            return Done(table_id, table.revision, repeated=True)

    async def _tried(self, deal: DailyDeal, by: Person) -> str | None:
        with storing():
            tried = await self._store.dailies.try_of(deal.guild_id, deal.day, by.id)
        return None if tried is None else tried.table_id

    async def join(self, table_id: str, who: Person, guild_id: int, salt: str | None, key: int | None) -> Done:
        """Sit down, with a word for the shuffle or without.

        Raises `AlreadySeated`, `Full`, `BadRequest`, `NotInvited` at a private table, `NotForYou` where somebody does
        not want them.
        """
        sitter = person(who) if salt is None else person(who, salt_of(salt))
        with storing():
            unwanted_by = await self._store.blocks.against(who.id)
        return await self._ledger.carry_out(
            table_id, guild_id, key, lambda table: lobby.join(table, sitter, unwanted_by)
        )

    async def invite(self, table_id: str, who: Person, guild_id: int, guest: Person, key: int | None) -> Done:
        """Keep a seat for somebody for a while; at a private table they may sit down afterwards, too.

        Raises `NotOpen`, `NotAllowed` with the reason, `Full`.
        """
        with storing():
            unwanted_by = await self._store.blocks.against(guest.id)
            unwanted = {one.blocked_id for one in await self._store.blocks.of(guest.id)}

        def verb(table: LiveTable) -> list[Step]:
            unwelcome = who.id in unwanted or not lobby.hosts(table).isdisjoint(unwanted_by)
            return lobby.invite(table, who, guest, self._clock(), unwelcome=unwelcome or who.id in unwanted_by)

        return await self._ledger.carry_out(table_id, guild_id, key, verb)

    async def decline(self, table_id: str, who: Person, guild_id: int, key: int | None) -> Done:
        """Give back a seat that is kept for the person. Raises `NotOpen`, `NotInvited`."""
        return await self._ledger.carry_out(table_id, guild_id, key, lambda table: lobby.decline(table, who))

    async def give_word(self, table_id: str, who: Person, guild_id: int, word: str, key: int | None) -> Done:
        """Add a word to the shuffle, or another one in its place. Raises `NotOpen`, `NotSeated`, `BadRequest`."""
        salt = salt_of(word)
        return await self._ledger.carry_out(table_id, guild_id, key, lambda table: lobby.give_word(table, who, salt))

    async def leave(self, table_id: str, who: Person, guild_id: int, key: int | None) -> Done:
        """Stand up before the game; the last person's leaving closes the table. Raises `NotOpen`, `NotSeated`."""
        return await self._ledger.carry_out(table_id, guild_id, key, lambda table: lobby.leave(table, who))

    async def configure(
        self,
        table_id: str,
        who: Person,
        guild_id: int,
        options: Mapping[str, Any],
        key: int | None,
        *,
        pace: TurnPace | None = None,
    ) -> Done:
        """Choose options and pace anew (those not given stay), and remember the options as the server's last choice.

        For the opener and managers. Raises `NotOpen`, `NotAllowed`, `BadRequest`.
        """
        done = await self._ledger.carry_out(
            table_id,
            guild_id,
            key,
            lambda table: lobby.configure(table, who, options, pace),
        )
        await self._remember(done.table_id)
        return done

    async def add_computer(self, table_id: str, who: Person, guild_id: int, level: str | None, key: int | None) -> Done:
        """Let a computer sit down. Raises `NotAllowed`, `Full`, `BadRequest` for an unknown strength."""
        return await self._ledger.carry_out(
            table_id,
            guild_id,
            key,
            lambda table: lobby.add_computer(table, who, level),
        )

    async def start(self, table_id: str, who: Person, guild_id: int, key: int | None) -> Done:
        """Deal to those who sit there. Raises `NotOpen`, `NotAllowed`, `TooFewSeats`."""
        return await self._ledger.carry_out(table_id, guild_id, key, lambda table: lobby.start(table, who))

    # During the game.

    async def act(  # noqa: PLR0917 - every verb is called alike: table, who, server, what, key
        self, table_id: str, who: Person, guild_id: int, revision: int, notation: str, key: int | None
    ) -> Done:
        """Play what the person chose from a picture of the table at `revision`.

        Raises `NotRunning`, `Finished`, `Closed`, `NotSeated`, `Stale`, or `Refused` with what the rules say.
        """
        return await self._ledger.carry_out(
            table_id,
            guild_id,
            key,
            lambda table: play.act(table, who, revision, notation),
            seen=revision,
        )

    async def undo(self, table_id: str, who: Person, guild_id: int, key: int | None) -> Done:
        """Take the person's own last play back: a further entry, after which it does not count.

        Raises `NotRunning`, `Finished`, `Closed`, `NotSeated`, or `NotUndone` with the reason: somebody has acted
        since, something became known by it, the game counts and the server allows it in no such game.
        """
        rated_too = await self._permissions.undo_rated(guild_id)
        return await self._ledger.carry_out(
            table_id, guild_id, key, lambda table: play.undo(table, who, rated_too=rated_too)
        )

    async def preselect(self, table_id: str, who: Person, guild_id: int, card: str | None) -> None:
        """Choose a card of the hand before one's turn, in place of another one, or none; nobody hears of it.

        Raises `NotRunning`, `NotSeated`, `Absent`, `BadRequest`, or `Stale` when the turn has come.
        """
        await self._ledger.preselect(table_id, guild_id, lambda table: preselect.choose(table, who, card))

    async def show_hand(self, table_id: str, who: Person, guild_id: int, guest: Person, key: int | None) -> Done:
        """Show the person's hand to somebody who does not play here. Raises `NotRunning`, `NotSeated`, `NotAllowed`."""
        return await self._ledger.carry_out(table_id, guild_id, key, lambda table: guests.show(table, who, guest))

    async def hide_hand(self, table_id: str, who: Person, guild_id: int, key: int | None) -> Done:
        """Show the person's hand to nobody any more. Raises `NotRunning`, `NotSeated`, `NotAllowed`."""
        return await self._ledger.carry_out(table_id, guild_id, key, lambda table: guests.hide(table, who))

    async def skip_lesson(self, table_id: str, who: Person, guild_id: int, key: int | None) -> Done:
        """Let whoever learns do without further explanations. Raises `NotRunning`, `NotSeated`, `BadRequest`."""

        def verb(table: LiveTable) -> list[Step]:
            play.must_run(table)
            seat = lobby.own_seat(table, who)
            lessons.must_be_lesson(table.lesson)
            return lessons.skip(who.id, seat)

        return await self._ledger.carry_out(table_id, guild_id, key, verb)

    async def resign(self, table_id: str, who: Person, guild_id: int, key: int | None) -> Done:
        """Give up; a computer plays on, the person comes last. Raises `NotRunning`, `NotSeated`."""
        return await self._ledger.carry_out(table_id, guild_id, key, lambda table: play.resign(table, who))

    async def come_back(self, table_id: str, who: Person, guild_id: int, key: int | None) -> Done:
        """Play one's seat again that a computer plays. Raises `NotRunning`, `NotSeated`, `NotAbsent`."""
        return await self._ledger.carry_out(table_id, guild_id, key, lambda table: play.come_back(table, who))

    async def kick(self, table_id: str, who: Person, guild_id: int, seat: Seat, key: int | None) -> Done:
        """Free a seat; in a running game a computer plays on, and it counts as a resignation.

        For the opener and managers (see `play.replace`). Raises `NotAllowed`, `NoSuchSeat`.
        """

        def verb(table: LiveTable) -> list[Step]:
            if table.phase is Phase.OPEN:
                return lobby.kick(table, who, seat)
            since = self._ledger.reachable_since
            return play.replace(table, who, seat, now=self._clock(), reachable_since=since)

        await self._uptime.sure()
        return await self._ledger.carry_out(table_id, guild_id, key, verb)

    async def close(self, table_id: str, who: Person, guild_id: int, key: int | None) -> Done:
        """End a table without a result.

        For managers, and for the opener as long as no other person plays. Raises `NotAllowed`, `Finished`, `Closed`.
        """
        return await self._ledger.carry_out(table_id, guild_id, key, lambda table: play.close(table, who))

    async def abandon(self, channel_id: int) -> None:
        """Close the open and running tables of a channel or thread that is gone."""
        with storing():
            held = await self._store.messages.channel_gone(channel_id)
        for table_id in held:
            self._ledger.cache.forget(table_id)
            with suppress(Finished, Closed, Stale):
                await self._ledger.carry_out(
                    table_id, Inside.INSIDE, None, lambda table: play.abandon(table, channel_id)
                )

    async def withdraw(self, table: TableInfo, who: Person) -> None:
        """Let somebody who is to be forgotten leave or resign. Raises what `leave` and `resign` raise."""
        verb = lobby.leave if table.phase is Phase.OPEN else play.resign
        await self._ledger.carry_out(table.id, Inside.INSIDE, None, lambda live: verb(live, who))

    # Reading.

    async def look(self, table_id: str, guild_id: int, user_id: int | None) -> Look:
        """Return the table as a person sees it, or as anybody does (None)."""
        return await self._look(await self._ledger.read(table_id, guild_id), user_id)

    async def look_inside(self, table_id: str, user_id: int | None = None) -> Look:
        """Return the table as a person sees it, or as anybody does, for the bot's own drawing."""
        return await self._look(await self._ledger.read(table_id), user_id)

    async def _look(self, table: LiveTable, user_id: int | None) -> Look:
        if table.phase is not Phase.FINISHED:
            look = kept_look(table, user_id)
            may_undo = await self._permissions.to_undo(table, look, user_id)
            may_preselect = await self._permissions.to_preselect(look, user_id)
            return replace(look, may_undo=may_undo, may_preselect=may_preselect) if may_undo or may_preselect else look
        with storing():
            look = look_at(table, user_id, await self._store.standings.settlement(table.id))
            if look.settlement is not None:
                return look
            result = await self._store.results.find(table.id)
        return look if result is None or not result.too_often else replace(look, apart=Apart.OFTEN)

    async def history(
        self,
        table_id: str,
        guild_id: int,
        user_id: int | None,
        before: int | None = None,
        limit: int | None = None,
    ) -> tuple[Happening, ...]:
        """Return what happened as the viewer may read it, oldest first: the last `limit` before a revision, or all."""
        table = await self._ledger.read(table_id, guild_id)
        return page(happenings(table, table.seat_of(user_id)), before, limit)

    async def record(self, table_id: str, guild_id: int) -> Record:
        """Return a finished game's record, with the secret and the log's chain. Raises `NotFinished`, `Closed`."""
        table = await self._ledger.read(table_id, guild_id)
        lobby.must_be_finished(table)
        log = await self._ledger.log(table_id)
        record = record_of(table, log)
        link = log[-1].link
        if not table.row.chained or link is None:
            return record
        with storing():
            result = await self._store.results.find(table_id)
        return record.with_chain(lines_of(table_id, log, result), link)

    async def replay(self, table_id: str, guild_id: int, user_id: int) -> Replay:
        """Return a finished game to look back on. Raises as `record` does."""
        table = await self._ledger.read(table_id, guild_id)
        lobby.must_be_finished(table)
        return replay_of_table(table, await self._ledger.log(table_id), user_id)

    async def rewriting(self, table_ids: Sequence[str], work: Callable[[], Awaitable[T]]) -> T:
        """Do some work that changes the logs of these tables, while nothing else happens there."""
        return await self._ledger.rewriting(table_ids, work)

    async def last_set_up(self, place: Place) -> OpenRequest | None:
        """Return the wish for a table like the last one opened in a channel, lessons aside; None where there is none.

        `threaded` says whether that one had a thread of its own.
        """
        with storing():
            rows = await self._store.tables.opened_from(place)
            row = next((row for row in rows if not is_lesson(row)), None)
            return None if row is None else like(row, (await self._store.tables.seats_at([row.id]))[row.id], place)

    # The table's message.

    async def shown(self, table_id: str, message_id: int | None, message_at: int | None = None) -> None:
        """Note which message shows the table, and since when; None when none does any more."""
        await self._ledger.show(table_id, message_id, message_at)

    # Clock and cache.

    def start_clock(self) -> None:
        """Let computers move, beginning with those whose time came while nobody was there."""
        self._scheduler.start()

    async def stop_clock(self) -> None:
        """Let nobody move of their own accord any more; returns when what was under way is done."""
        await self._thinkers.stop()
        await self._scheduler.stop()

    async def call_later(self, table_id: str, user_id: int, at: int) -> None:
        """Let `calling` hear of a table then, if the same question still waits for the person. Raises `Unavailable`."""
        table = await self._ledger.read(table_id)
        seat = table.seat_of(user_id)
        if seat is not None:
            await self._ledger.note_due(table_id, Due(DueKind.CALL, seat), at)

    async def begin_unreachable(self) -> None:
        """Stop everybody's clock since the last sign of life, until `reachable` is said. Raises `Unavailable`."""
        await self._uptime.begin()

    def unreachable(self) -> None:
        """Stop everybody's clock: nobody can reach us."""
        self._uptime.lost()

    async def reachable(self) -> None:
        """Let everybody's clock go on, with the time given back in which they stood still. Raises `Unavailable`."""
        await self._uptime.found()

    async def sign_of_life(self) -> None:
        """Note that people can reach us, if so; to be given every few seconds. Raises `Unavailable`."""
        await self._uptime.alive()

    def add_chore(self, chore: Chore) -> None:
        """Let the clock see to something else as well."""
        self._scheduler.chores.append(chore)

    def look_again(self, moment: int) -> None:
        """Let the clock look then what is due, or at once when that is past."""
        self._scheduler.note(moment)

    def drop_cache(self) -> None:
        """Forget every live table; nothing is lost, the next look reads it again."""
        self._ledger.cache.drop()

    # Inside.

    def _maker(self, request: OpenRequest, by: Person, settings: GuildSettings) -> Callable[[], NewTable]:
        """Return what makes the table; it raises `BadRequest`."""
        return lambda: fresh(request, by, settings, self._entropy, self._clock())

    async def _remember(self, table_id: str) -> None:
        """Keep the table's options as the server's last choice; nothing fails for it."""
        try:
            table = await self._ledger.read(table_id)
            await self._store.settings.remember_options(table.row.place.guild_id, table.row.game, table.options)
        except (TableError, StoreError) as error:
            log.warning("options not remembered", table=table_id, code=error.code)

    def _tell(self, change: Change) -> None:
        log.debug("table changed", table=change.table_id, revision=change.revision, kind=change.kind)
        for listener in self.listeners:
            listener(change)

    def _warn(self, table: LiveTable, seat: Seat) -> None:
        let_know(self.warning, table, seat)
