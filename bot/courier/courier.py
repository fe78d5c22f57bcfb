"""Messages the bot sends on its own account: the tables' messages, and those owed to the people at them.

A table that changed is looked at until Discord shows it as it stands and everybody has been told: each time its
message is drawn if it is behind, and one person gets one call. What is drawn is drawn from the present state, so what
was lost, refused or overtaken is simply drawn again, and changes that come fast are drawn together. A play is thus
worth two calls at most beside its answer; the rest are told with the next look.

Failures that belong to life (message deleted, channel gone, thread archived, permission withdrawn, Discord down) are
handled here and nowhere else.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord
import structlog
from structlog.contextvars import bound_contextvars

from bot.background import Background
from bot.challenges.service import ChallengeService
from bot.contests.service import ContestService
from bot.courier.bell import Bell
from bot.courier.buried import REST, Buried
from bot.courier.messages import TableMessages
from bot.courier.people import Duty, OpenHand, People
from bot.courier.posts import posters
from bot.courier.posts.nights import Nights
from bot.courier.wire.answers import Answer, Delivered, How, add, on_private_message
from bot.courier.wire.calls import Delivery, SecondTry
from bot.courier.wire.channels import Channels, is_old, lanes
from bot.courier.wire.pacer import EVERYWHERE, Lane, Pacer, Urgency
from bot.courier.wire.pictures import Pictures
from bot.preferences import Preferences
from bot.screens.contests import match_title
from bot.screens.parts import Screen, notice_screen
from bot.tables.errors import NoSuchTable, TableError
from bot.tables.model import Change, ChangeKind, TableInfo
from bot.tables.service import TableService
from bot.text import Words
from games.engine import text
from persistence.errors import StoreError
from persistence.rows import ALIVE, ContestRow, Location
from persistence.store import Store
from seasons.contests.model import Contest

log = structlog.get_logger(__name__)

CALLS_A_PLAY = 2
MOST_RETURNING = 5
"""The most tables of a channel that return to its bottom."""
MOST_SPARE = 8
"""The most calls that a table may save up for those who only wait."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds. `gather`: a change waits for company (and for the click's own answer) before the table is drawn.

    `gap`: the least between two looks at one table. `retry`: before trying again after Discord failed. `patience`:
    after which somebody whose open hand was refreshed is called all the same. `repost`: the age at which a table's
    message is posted anew rather than edited. `answer`: how long a new table may wait for the answer
    that brings its message to be on its way.
    """

    gather: float = 0.25
    gap: float = 1.0
    retry: float = 5.0
    patience: float = 45.0
    repost: float = 50 * 60.0
    answer: float = 4.0


@dataclass(slots=True)
class _Upkeep:
    """A table that Discord does not show as it stands, as far as we know.

    `seen`: the revision up to which calls were granted; `spare`: those not made yet; `drawing` and `telling`: one is
    asked for already; `since`: when it fell behind, in milliseconds; the other times in seconds.
    """

    seen: int
    since: int
    actor_id: int | None = None
    spare: int = 0
    drawing: bool = False
    telling: bool = False
    looked_at: float = 0.0
    rings_at: float = 0.0
    timer: asyncio.TimerHandle | None = None


@dataclass(eq=False)
class Courier:
    _client: discord.Client
    _service: TableService
    _store: Store
    _preferences: Preferences
    _pictures: Pictures
    _pace: Pace
    _pacer: Pacer
    _background: Background
    channels: Channels = field(init=False)
    second: SecondTry = field(init=False, default_factory=SecondTry)
    _messages: TableMessages = field(init=False)
    _bell: Bell = field(init=False)
    _people: People = field(init=False)
    _nights: Nights | None = field(init=False, default=None)
    forgetting: list[Callable[[int], Awaitable[None]]] = field(init=False, default_factory=list)
    """Further steps to undo on Discord when a person asks to be forgotten."""
    _upkeep: dict[str, _Upkeep] = field(init=False, default_factory=dict)
    _buried: Buried = field(init=False, default_factory=Buried)
    _resting: dict[int, asyncio.TimerHandle] = field(init=False, default_factory=dict)
    _stopped: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        service, preferences, second, pace = self._service, self._preferences, self.second, self._pace
        self.channels = channels = Channels(self._client, self._pictures, self._pacer)
        self._messages = TableMessages(channels, service, preferences, second, service.now, pace.repost, pace.retry)
        self._bell = bell = Bell(channels, self._store, preferences, second, service.now)
        self._people = People(
            channels, service, self._store, preferences, self._pictures, second, bell, self._seconds, pace.patience
        )

    async def say(self, location: Location, screen: Screen, words: Words, *, nonce: str) -> bool:
        """Post something that is no table's message, once for a `nonce`; False where Discord does not take it."""
        send = partial(self.second.send, screen, words, partial(self.channels.post, location, nonce=nonce))
        outcome, _ = await self._pacer.through(Urgency.PERSON, send, *lanes(location.channel_id))
        return outcome is Delivery.DONE

    # What the entrance tells.

    def changed(self, change: Change) -> None:
        upkeep = self._upkeep.setdefault(change.table_id, _Upkeep(change.revision - 1, self._service.now()))
        upkeep.actor_id = change.actor_id
        self._look_later(change.table_id, self._pace.gather)
        for user_id in change.warned:
            self.warn(change.table_id, user_id)

    def answering(self, answer: Answer) -> None:
        if answer.table is not None:
            self._messages.expect_answer(answer.table[0])

    def answered(self, interaction: discord.Interaction, answer: Answer, delivered: Delivered) -> None:
        user_id = interaction.user.id
        clicked = None if interaction.message is None else interaction.message.id
        in_place = delivered.how is How.UPDATE
        if clicked is not None and delivered.how is How.PRIVATE and not on_private_message(interaction):
            self._people.answered(user_id, clicked)
        if answer.hand_of is not None and delivered.how is not None:
            table_id, revision = answer.hand_of
            message_id = clicked if in_place else delivered.message_id
            former = self._people.opened(table_id, interaction, revision, message_id)
            if former is not None:
                self.soon(self._retire(table_id, former))
            self.soon(self._unping(table_id, user_id))
            self.soon(self._catch_up(table_id, revision))
            if self._messages.to_be_told(table_id, user_id):
                self.soon(self._say_barred(interaction, table_id))
        elif answer.table is not None and delivered.how is answer.how:
            self.soon(self._table_shown(*answer.table, message_id=delivered.message_id, late=delivered.late))
        elif answer.table is not None:
            self._messages.expect_no_answer(answer.table[0])
            self._look_later(answer.table[0], 0.0)
        elif in_place and clicked is not None:
            self._people.left(user_id, clicked)

    async def _catch_up(self, table_id: str, revision: int) -> None:
        """Refresh a hand if somebody moved before it was there: the look that followed the move found none."""
        table = (await self._service.look_inside(table_id)).table
        if table.revision > revision:
            self._look_soon(table_id, revision)

    async def _say_barred(self, interaction: discord.Interaction, table_id: str) -> None:
        channel = str((await self._service.look_inside(table_id)).table.location.channel_id)
        words = await self._preferences.words_of(interaction)
        await add(interaction, notice_screen(text("table-barred", channel=channel), words))

    def readmitted(self, channel_id: int) -> None:
        """Draw the tables soon that could not be written in a channel or thread, which has changed."""
        for table_id in self._messages.readmitted(channel_id):
            self.soon(self._look_again(table_id))

    def remind(self, table_id: str, user_id: int) -> None:
        self.soon(self._ring(table_id, partial(self._people.remind, table_id, user_id)))

    def warn(self, table_id: str, user_id: int) -> None:
        self.soon(self._ring(table_id, partial(self._people.warn, table_id, user_id)))

    async def _ring(self, table_id: str, call: Callable[[], Awaitable[Delivery]]) -> None:
        with bound_contextvars(table=table_id):
            location = (await self._service.look_inside(table_id)).table.location
            await self._pacer.through(Urgency.PERSON, call, *lanes(location.channel_id))

    def written(self, location: Location, message_id: int) -> None:
        """Take notice of a message in a channel; a table that has scrolled away returns to the bottom soon."""
        wait = self._buried.written(location.channel_id, message_id, self._seconds())
        if wait == 0:
            self.soon(self._bring_down(location))
        elif wait is not None:
            self._later(wait, location)

    async def _bring_down(self, location: Location) -> None:
        if not (await self._preferences.of_server(location.guild_id)).table_returns:
            return
        for table in await self._service.listing.here(location, ALIVE, limit=MOST_RETURNING):
            if table.message_id is None or not self._buried.hides(location.channel_id, table.message_id):
                continue
            wait = REST - (self._service.now() - (table.message_at or 0)) / 1000
            if 0 < wait <= REST:
                self._later(wait, location)
            else:
                self._messages.bring_down(table.id)
                self._look_soon(table.id, table.revision)

    def _later(self, wait: float, location: Location) -> None:
        """Look for buried tables once more when they have been where they are for long enough."""
        if not self._stopped and location.channel_id not in self._resting:
            self._resting[location.channel_id] = asyncio.get_running_loop().call_later(wait, self._rested, location)

    def _rested(self, location: Location) -> None:
        del self._resting[location.channel_id]
        self.soon(self._bring_down(location))

    def moved(self, former: TableInfo) -> None:
        self.soon(self._messages.leave(former))

    def call(self, table_id: str) -> None:
        """See to it soon who is to be called to a table: somebody's quiet hours are over."""
        self.soon(self._look_again(table_id))

    async def forget(self, user_id: int) -> None:
        """Let go of a person's open hands and take the calls to them away. Raises `StoreError`."""
        for ping in await self._people.forget(user_id):
            gone = partial(self._people.take_away, ping)
            await self._pacer.through(Urgency.ANSWER, gone, *lanes(ping.channel_id, deleting=True))
        for forget in self.forgetting:
            await forget(user_id)

    async def show(self, table_id: str) -> None:
        """Post a new table's message, which comes with no answer."""
        table = (await self._service.look_inside(table_id)).table
        await self._pacer.through(Urgency.ANSWER, partial(self._draw, table_id), *lanes(table.location.channel_id))

    async def enter(self, thread_id: int) -> bool:
        """Join a thread; tell whether the bot can write there, as far as is known."""
        outcome = await self._pacer.through(Urgency.ANSWER, lambda: self.channels.enter(thread_id), EVERYWHERE)
        return outcome not in (Delivery.FORBIDDEN, Delivery.NOWHERE, Delivery.GONE)

    async def open_thread(self, channel_id: int, name: str, urgency: Urgency = Urgency.ANSWER) -> int | None:
        opened = partial(self.channels.open_thread, channel_id, name)
        return await self._pacer.through(urgency, opened, EVERYWHERE, Lane("threads", channel_id, 50, 300.0))

    def show_contests(self, contests: ContestService) -> None:
        self._nights = Nights(self._client, self.channels, contests, self._preferences, self._background, self._bell)
        draw = partial(posters.draw_contest, contests, self._preferences)
        self._show("contest", contests, draw, partial(posters.settle_contest, contests, self._nights))
        contests.open_thread = self._open_match

    async def _open_match(self, row: ContestRow, contest: Contest, at: int) -> int | None:
        words = await self._preferences.public_words(row.guild_id)
        return await self.open_thread(row.channel_id, match_title(contest, at, words), Urgency.TABLE)

    def look_at_nights(self) -> None:
        if self._nights is not None:
            self._nights.heard()

    def show_challenges(self, challenges: ChallengeService) -> None:
        draw = partial(posters.draw_challenge, challenges, self._preferences)
        self._show("challenge", challenges, draw, partial(posters.settle_challenge, challenges))

    def _show(
        self, kind: str, service: ContestService | ChallengeService, draw: posters.Draw, settle: posters.Settle
    ) -> None:
        shown = posters.Posters(kind, self.channels, self._background, self._pace.retry, service, draw, settle)
        service.agenda.listeners.append(shown.changed)

    async def repair(self, since: int, *, lost: bool = False) -> None:
        """Draw every table that changed since then: a crash may have come between commit and drawing.

        With `lost`, Discord has forgotten its messages (a sandbox that was started again): each server's latest living
        tables are drawn too, whatever they showed before.
        """
        found: list[TableInfo] = []
        if lost:
            self._messages.forget_all()
            for guild in self._client.guilds:
                found += await self._service.listing.of_guild(guild.id)
        while page := await self._service.listing.changed_since(since):
            found += page
            if page[-1].changed_at == since:
                break
            since = page[-1].changed_at
        for table in found:
            self.changed(Change(table.id, table.location, table.revision, ChangeKind.PLAYED, None))

    def behind_since(self) -> int | None:
        """The moment since which something has waited to be shown or told, None when nothing has."""
        return min((upkeep.since for upkeep in self._upkeep.values()), default=None)

    @property
    def behind(self) -> int:
        return len(self._upkeep)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        self._background.soon(work)

    async def stop(self) -> None:
        self._stopped = True
        self._pacer.stop()
        for upkeep in self._upkeep.values():
            if upkeep.timer is not None:
                upkeep.timer.cancel()
        for timer in self._resting.values():
            timer.cancel()
        await self._background.finish()

    # Looking after a table.

    def _seconds(self) -> float:
        return self._service.now() / 1000

    def _look_later(self, table_id: str, wait: float) -> None:
        upkeep = self._upkeep.get(table_id)
        if self._stopped or upkeep is None:
            return
        # The rest since the last look is never longer than the gap, even if somebody sets the host's clock back.
        now = self._seconds()
        wait = max(wait, min(self._pace.gap, upkeep.looked_at + self._pace.gap - now))
        if upkeep.timer is not None:
            if upkeep.rings_at <= now + wait:
                return
            upkeep.timer.cancel()
        upkeep.rings_at = now + wait
        loop = asyncio.get_running_loop()
        with bound_contextvars(table=table_id):
            upkeep.timer = loop.call_later(wait, lambda: self.soon(self._look(table_id, upkeep)))

    async def _look(self, table_id: str, upkeep: _Upkeep) -> None:
        """See what Discord does not show yet, and ask for the calls that would mend it."""
        upkeep.timer = None
        upkeep.looked_at = self._seconds()
        try:
            look = await self._service.look_inside(table_id)
            table = look.table
            upkeep.spare = min(MOST_SPARE, upkeep.spare + CALLS_A_PLAY * (table.revision - upkeep.seen))
            upkeep.seen = table.revision
            behind = not table.solitary and self._messages.is_behind(table)
            if behind and not upkeep.drawing:
                self._ask_drawing(table, upkeep)
            if upkeep.telling:
                return
            owed = await self._people.owed(look, upkeep.actor_id, spare=upkeep.spare > 0)
        except NoSuchTable:
            self._upkeep.pop(table_id, None)
            return
        except (TableError, StoreError) as error:
            log.warning("drawing put off", table=table_id, error=str(error))
            self._look_later(table_id, self._pace.retry)
            return
        except Exception:  # what a game may raise while it is looked at: the next change tries again
            log.exception("table cannot be looked at", table=table_id, incident=secrets.token_hex(4))
            self._upkeep.pop(table_id, None)
            return
        if isinstance(owed, Duty):
            upkeep.spare -= 1
            upkeep.telling = True
            self._pacer.ask(("person", table_id), owed.urgency, partial(self._attend, table, owed), *owed.lanes)
        elif owed is not None:
            self._look_later(table_id, owed)
        elif not behind:
            self._let_go(table_id, upkeep)

    def _let_go(self, table_id: str, upkeep: _Upkeep) -> None:
        if upkeep.timer is None and self._upkeep.get(table_id) is upkeep:
            del self._upkeep[table_id]

    def _ask_drawing(self, table: TableInfo, upkeep: _Upkeep) -> None:
        soon = table.opened_at + 1000 * self._pace.answer - self._service.now()
        if self._messages.comes_with_an_answer(table, soon=soon > 0):
            self._look_later(table.id, soon / 1000 if soon > 0 else self._pace.retry)
            return
        upkeep.spare -= 1
        upkeep.drawing = True
        old = table.message_id is not None and is_old(table.message_id, self._service.now())
        drawing = partial(self._draw, table.id)
        self._pacer.ask(("table", table.id), Urgency.TABLE, drawing, *lanes(table.location.channel_id, old=old))

    async def _attend(self, table: TableInfo, duty: Duty) -> None:
        try:
            outcome = await duty.do()
            if outcome is Delivery.NOWHERE and not table.solitary:
                await self._service.abandon(table.location.channel_id)
        except (TableError, StoreError) as error:
            log.warning("message to a player put off", table=table.id, error=str(error))
            outcome = Delivery.LATER
        except Exception:  # what a game may raise while a hand is drawn must not hold up the others
            log.exception("telling failed", table=table.id, incident=secrets.token_hex(4))
            self._people.give_up(table.id, duty.user_id)
            outcome = Delivery.LATER
        if (upkeep := self._upkeep.get(table.id)) is not None:
            upkeep.telling = False
        self._look_later(table.id, self._pace.retry if outcome is Delivery.LATER else 0.0)

    async def _draw(self, table_id: str) -> None:
        outcome = Delivery.LATER
        try:
            outcome = await self._messages.draw(table_id)
        finally:
            if (upkeep := self._upkeep.get(table_id)) is not None:
                upkeep.drawing = False
            self._look_later(table_id, self._pace.retry if outcome is Delivery.LATER else 0.0)

    async def _table_shown(self, table_id: str, revision: int, *, message_id: int | None, late: bool) -> None:
        """Note that an answer drew the table, perhaps in a new message. With a `late` picture it is drawn again."""
        if not await self._messages.answered(table_id, revision, message_id, late=late):
            self._look_soon(table_id, revision)

    async def _look_again(self, table_id: str) -> None:
        self._look_soon(table_id, (await self._service.look_inside(table_id)).table.revision)

    def _look_soon(self, table_id: str, revision: int) -> None:
        """Look at a table, up to date or not, without granting calls for what is no newer than the revision."""
        self._upkeep.setdefault(table_id, _Upkeep(revision, self._service.now()))
        self._look_later(table_id, self._pace.gather)

    async def _retire(self, table_id: str, hand: OpenHand) -> None:
        await self._people.retire(table_id, hand)
        await self._look_again(table_id)

    async def _unping(self, table_id: str, user_id: int) -> None:
        if await self._people.pinged(table_id, user_id):
            await self._look_again(table_id)
