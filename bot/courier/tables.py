"""What the bot sends on its own account: table messages, hands of others, turn pings.

What it draws it draws from the present state, so a message that was lost, refused or overtaken is simply drawn again.
Edits are coalesced per channel and the newest state wins. For one play it makes at most two calls: the table's
message, and the hand or the ping of one person who is to move; whoever is left is told with the next round.

Failures that belong to life (message deleted, channel gone, permission withdrawn, Discord down) are handled here and
nowhere else.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

import discord
import structlog

from bot.courier.calls import Delivery, call
from bot.courier.components import view_of
from bot.courier.pictures import files_of
from bot.preferences import Preferences
from bot.screens import hand_screen, ping_screen, table_screen
from bot.screens.message import Screen
from bot.tables.errors import NoSuchTable, TableError
from bot.tables.model import Change, ChangeKind, Look, TableInfo
from bot.tables.service import TableService
from persistence.errors import StoreError
from persistence.rows import Phase, Ping
from persistence.store import Store

log = structlog.get_logger(__name__)

TOKEN_LIFE = 14 * 60
"""Seconds for which a person's open hand can be refreshed (Discord: 15 minutes)."""
MOST_HANDS = 10_000


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds. `gather`: a change waits for company (and for the click's own answer) before the table is drawn.

    `gap`: the least between two drawings in one channel. `retry`: before trying again after Discord failed.
    `patience`: after which somebody whose open hand was refreshed is pinged all the same. `repost`: the age at which a
    table's message is posted anew rather than edited.
    """

    gather: float = 0.25
    gap: float = 1.0
    retry: float = 5.0
    patience: float = 45.0
    repost: float = 50 * 60.0


@dataclass(slots=True)
class OpenHand:
    """A hand somebody has open: the interaction whose token can still edit it, and what it shows."""

    interaction: discord.Interaction
    at: float
    revision: int


@dataclass(slots=True)
class _Channel:
    waiting: dict[str, Change] = field(default_factory=dict)
    drawn_at: float = 0.0
    timer: asyncio.TimerHandle | None = None
    busy: bool = False


class Courier:
    """Keeps what is on Discord in step with the tables."""

    def __init__(
        self,
        client: discord.Client,
        service: TableService,
        store: Store,
        preferences: Preferences,
        *,
        clock: Callable[[], int],
        pace: Pace,
    ) -> None:
        self._client = client
        self._service = service
        self._store = store
        self._preferences = preferences
        self._clock = clock
        self._pace = pace
        self._channels: dict[int, _Channel] = {}
        self._drawn: OrderedDict[str, int] = OrderedDict()
        self._hands: OrderedDict[tuple[str, int], OpenHand] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    # What the router tells.

    async def table_shown(self, table_id: str, revision: int, *, message_id: int | None) -> None:
        """Note that an answer drew the table at this revision; `message_id` when it is a new message."""
        if message_id is not None:
            table = (await self._service.look_inside(table_id)).table
            await self._service.shown(table_id, message_id, self._clock())
            if table.message_id not in (None, message_id):
                where = self._client.get_partial_messageable(table.place.channel_id)
                await call(where.get_partial_message(table.message_id).delete)
        self._drawn_at(table_id, revision)

    def hand_opened(self, table_id: str, interaction: discord.Interaction, revision: int) -> None:
        """Note that a person has a hand open, drawn at this revision, and needs no ping any more."""
        key = (table_id, interaction.user.id)
        _remember(self._hands, key, OpenHand(interaction, self._now(), revision))
        self.soon(self._unping(table_id, interaction.user.id))

    async def forget(self, user_id: int) -> None:
        """Let go of a person's open hands and take their pings away. Raises `StoreError`."""
        for key in [key for key in self._hands if key[1] == user_id]:
            del self._hands[key]
        for ping in await self._store.messages.pings_of(user_id):
            await self._unping(ping.table_id, user_id)

    def changed(self, change: Change) -> None:
        """Take notice of a committed change; the drawing comes soon."""
        channel = self._channels.setdefault(change.place.channel_id, _Channel())
        channel.waiting[change.table_id] = change
        self._schedule(change.place.channel_id, channel, self._pace.gather)

    async def stop(self) -> None:
        """Let go of every timer and wait for what is under way."""
        self._stopped = True
        for channel in self._channels.values():
            if channel.timer is not None:
                channel.timer.cancel()
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # Tables.

    async def post(self, look: Look, screen: Screen, former: int | None) -> Delivery:
        """Post the table's message at the end of its channel and take the former one away."""
        table = look.table
        where = self._client.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
        files = await files_of(screen)
        outcome, message = await call(lambda: where.send(view=view_of(screen), files=files))
        if message is None:
            return outcome
        await self._service.shown(table.id, message.id, self._clock())
        self._drawn_at(table.id, table.revision)
        if former is not None:
            await call(where.get_partial_message(former).delete)
        return outcome

    async def show(self, table_id: str) -> Delivery:
        """Post the table for the first time."""
        look = await self._service.look_inside(table_id)
        return await self.post(look, await self._public(look), None)

    async def open_thread(self, channel_id: int, name: str) -> int | None:
        """Open a public thread in the channel and return its id, None when Discord would not."""
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            return None
        _, thread = await call(lambda: channel.create_thread(name=name, type=discord.ChannelType.public_thread))
        return None if thread is None else thread.id

    def _drawn_at(self, table_id: str, revision: int) -> None:
        _remember(self._drawn, table_id, max(revision, self._drawn.get(table_id, 0)))

    async def repair(self, since: int, *, lost: bool = False) -> None:
        """Draw every table that changed since then: a crash may have come between commit and drawing.

        With `lost`, Discord has forgotten its messages (a sandbox that was started again): each server's latest living
        tables are drawn too, whatever they showed before.
        """
        found: list[TableInfo] = []
        if lost:
            self._drawn.clear()
            for guild in self._client.guilds:
                found += await self._service.tables_of_guild(guild.id)
        while page := await self._service.changed_since(since, tuple(Phase)):
            found += page
            if page[-1].changed_at == since:
                break
            since = page[-1].changed_at
        for table in found:
            self.changed(Change(table.id, table.place, table.revision, ChangeKind.PLAYED, None))

    def _schedule(self, channel_id: int, channel: _Channel, wait: float) -> None:
        if self._stopped or channel.busy or channel.timer is not None:
            return
        wait = max(wait, channel.drawn_at + self._pace.gap - self._now())
        channel.timer = asyncio.get_running_loop().call_later(wait, lambda: self.soon(self._flush(channel_id, channel)))

    async def _flush(self, channel_id: int, channel: _Channel) -> None:
        channel.timer = None
        channel.busy = True
        waiting, channel.waiting = channel.waiting, {}
        again: dict[str, Change] = {}
        for change in waiting.values():
            await self._guarded(self._redraw(change, again))
        channel.busy = False
        channel.drawn_at = self._now()
        channel.waiting = {**again, **channel.waiting}
        if channel.waiting:
            self._schedule(channel_id, channel, self._pace.retry if again else self._pace.gather)
        elif channel.timer is None:
            self._channels.pop(channel_id, None)

    async def _redraw(self, change: Change, again: dict[str, Change]) -> None:
        """Bring one table's message and one person up to date; what must be tried again goes into `again`."""
        try:
            if await self._catch_up(change):
                return
        except NoSuchTable:
            return
        except (TableError, StoreError) as error:
            log.warning("drawing put off", table=change.table_id, error=str(error))
        again[change.table_id] = change

    async def _catch_up(self, change: Change) -> bool:
        look = await self._service.look_inside(change.table_id)
        if look.table.revision > self._drawn.get(change.table_id, 0):
            outcome = await self._draw(look)
            if outcome is Delivery.NOWHERE:
                await self._service.abandon(look.table.place.channel_id)
                return True
            if outcome is Delivery.LATER:
                return False
        await self._tell(look, change)
        return True

    async def _draw(self, look: Look) -> Delivery:
        table = look.table
        screen = await self._public(look)
        if table.message_id is None or table.message_at is None:
            return await self.post(look, screen, None)
        if self._clock() - table.message_at > self._pace.repost * 1000 and table.phase is Phase.RUNNING:
            return await self.post(look, screen, table.message_id)
        where = self._client.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
        message = where.get_partial_message(table.message_id)
        files = await files_of(screen)
        outcome, _ = await call(lambda: message.edit(view=view_of(screen), attachments=files))
        if outcome is Delivery.DONE:
            self._drawn_at(table.id, table.revision)
        elif outcome is Delivery.GONE:
            now = await self._service.look_inside(table.id)
            if now.table.message_id != table.message_id:  # an answer has posted it anew meanwhile
                return await self._draw(now)
            await self._service.shown(table.id, None)
            if table.phase in (Phase.OPEN, Phase.RUNNING):
                return await self.post(look, screen, None)
        return outcome

    async def _public(self, look: Look) -> Screen:
        words = await self._preferences.public_words(look.table.place.guild_id)
        return table_screen(look, words)

    # People.

    async def _tell(self, look: Look, change: Change) -> None:
        """Refresh or ping one of the people concerned; put the others off to the next round."""
        ended = look.table.phase in (Phase.FINISHED, Phase.CLOSED)
        concerned = [
            seat.user_id
            for seat in look.table.seats
            if seat.user_id is not None and not seat.resigned and (seat.awaited or ended)
        ]
        told = False
        for user_id in concerned:
            if user_id == change.actor_id:
                continue
            if told:
                self._put_off(change)
                return
            told = await self._tell_one(look, user_id, ended=ended)

    async def _tell_one(self, look: Look, user_id: int, *, ended: bool) -> bool:
        table_id = look.table.id
        hand = self._hands.get((table_id, user_id))
        if hand is not None and self._now() - hand.at < TOKEN_LIFE:
            mine = await self._service.look_inside(table_id, user_id)
            if hand.revision >= (mine.table.revision if ended else mine.asked_at or 0):
                return False
            words = await self._preferences.words_of(hand.interaction)
            screen = hand_screen(mine, words)
            outcome, _ = await call(lambda: hand.interaction.edit_original_response(view=view_of(screen)))
            if outcome is Delivery.DONE:
                hand.revision = mine.table.revision
                if not ended:
                    self._look_after(table_id, user_id, mine.asked_at)
                return True
            self._hands.pop((table_id, user_id), None)
        return False if ended else await self._ping(look, user_id)

    def _put_off(self, change: Change) -> None:
        channel = self._channels.setdefault(change.place.channel_id, _Channel())
        channel.waiting.setdefault(change.table_id, change)

    def _look_after(self, table_id: str, user_id: int, asked_at: int | None) -> None:
        """Ping the person later if the same question is then still open."""

        async def check() -> None:
            look = await self._service.look_inside(table_id, user_id)
            if look.seat is not None and look.asked_at == asked_at and _awaited(look, user_id):
                await self._ping(look, user_id)

        if not self._stopped:
            asyncio.get_running_loop().call_later(self._pace.patience, lambda: self.soon(check()))

    async def _ping(self, look: Look, user_id: int) -> bool:
        table = look.table
        if any(ping.user_id == user_id for ping in await self._store.messages.pings(table.id)):
            return False
        if not (await self._preferences.of_person(user_id)).turn_ping:
            return False
        screen = ping_screen(table, user_id, await self._preferences.public_words(table.place.guild_id))
        where = self._client.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
        only = discord.AllowedMentions(users=[discord.Object(user_id)], everyone=False, roles=False)
        _, message = await call(lambda: where.send(view=view_of(screen), allowed_mentions=only))
        if message is not None:
            await self._store.messages.add_ping(Ping(table.id, user_id, table.place.channel_id, message.id))
        return True

    async def _unping(self, table_id: str, user_id: int) -> None:
        for ping in await self._store.messages.pings(table_id):
            if ping.user_id == user_id:
                await self._store.messages.remove_ping(ping)
                where = self._client.get_partial_messageable(ping.channel_id)
                await call(where.get_partial_message(ping.message_id).delete)

    # Work.

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some work in the background; what goes wrong with it is logged."""
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (TableError, StoreError) as error:
            log.warning("drawing put off", error=str(error))
        except Exception:
            log.exception("drawing failed")

    def _now(self) -> float:
        return self._clock() / 1000


def _awaited(look: Look, user_id: int) -> bool:
    seat = look.table.seat_of(user_id)
    return seat is not None and seat.awaited


K = TypeVar("K")
X = TypeVar("X")


def _remember(book: OrderedDict[K, X], key: K, value: X) -> None:
    book[key] = value
    book.move_to_end(key)
    if len(book) > MOST_HANDS:
        book.popitem(last=False)
