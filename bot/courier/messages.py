"""The message that shows a table: there is one; it is edited, and posted anew where that cannot or should not be."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

import structlog

from bot.courier.people import MOST_REMEMBERED
from bot.courier.wire import Channels, Delivery, Lane, SecondTry, Urgency, lanes, revision_of
from bot.latest import Latest
from bot.preferences import Preferences
from bot.screens.parts import Screen, notice_screen
from bot.screens.table import table_screen
from bot.tables.errors import TableError
from bot.tables.model import Look, TableInfo
from bot.tables.service import TableService
from bot.text import Words
from games.engine import text
from persistence.errors import StoreError
from persistence.rows import Location, Phase

log = structlog.get_logger(__name__)

MOST_TRIES = 3
"""The number of tries before a table that we fail to draw is left alone until something changes."""


@dataclass(eq=False, slots=True)
class TableMessages:
    """Knows what the tables' messages show. `clock` in milliseconds, `repost` and `retry` in seconds as in `Pace`."""

    _channels: Channels
    _service: TableService
    _preferences: Preferences
    _second: SecondTry
    _clock: Callable[[], int]
    _repost: float
    _retry: float
    _drawn: Latest[str, int] = field(init=False, default_factory=partial(Latest, MOST_REMEMBERED))
    """The revision that a table's message shows."""
    _anew: set[str] = field(init=False, default_factory=set)
    """Tables whose message cannot be edited where it stands."""
    _left: set[int] = field(init=False, default_factory=set)
    """Messages at places that their tables have left."""
    _ours: set[str] = field(init=False, default_factory=set)
    """New tables whose message no answer brings any more."""
    _coming: Counter[str] = field(init=False, default_factory=Counter)
    """The number of answers on their way that show a table."""
    _failures: Counter[str] = field(init=False, default_factory=Counter)
    _barred: dict[str, tuple[int, set[int]]] = field(init=False, default_factory=dict)
    """Tables whose message we may not write: where that is, and who has been told."""
    _lost: dict[str, int] = field(init=False, default_factory=dict)
    """The deleted message of a table, by which the next one's nonce is told from its own."""

    def is_behind(self, table: TableInfo) -> bool:
        return table.revision > self._drawn.get(table.id, 0)

    def comes_with_an_answer(self, table: TableInfo, *, soon: bool) -> bool:
        """Tell whether the answer to the opener will bring the table's message: it is on its way, or `soon`."""
        return table.message_id is None and (self._coming[table.id] > 0 or (soon and table.id not in self._ours))

    def expect_answer(self, table_id: str) -> None:
        self._coming[table_id] += 1

    def expect_no_answer(self, table_id: str) -> None:
        self._arrived(table_id)
        self._ours.add(table_id)

    def _arrived(self, table_id: str) -> None:
        self._coming[table_id] -= 1
        if self._coming[table_id] <= 0:
            del self._coming[table_id]

    async def leave(self, former: TableInfo) -> None:
        """Let the message at a table's former place say where it stands now; it is posted anew there."""
        self._anew.add(former.id)
        now = (await self._service.look_inside(former.id)).table
        if former.message_id is None:
            return
        words = await self._preferences.public_words(former.location.guild_id)
        screen = notice_screen(text("table-moved-away", channel=str(now.location.channel_id)), words)
        self._left.add(former.message_id)
        say = partial(self._channels.edit, former.location, former.message_id, screen)
        self._tidy(former.message_id, say, *lanes(former.location.channel_id))

    def to_be_told(self, table_id: str, user_id: int) -> bool:
        """Tell, once for each person, that a table's message cannot be kept."""
        _, told = self._barred.get(table_id, (0, {user_id}))
        if user_id in told:
            return False
        told.add(user_id)
        return True

    def readmitted(self, channel_id: int) -> list[str]:
        """The tables whose message may be written again, now that a channel or thread has changed."""
        found = [table_id for table_id, (where, _) in self._barred.items() if where == channel_id]
        for table_id in found:
            del self._barred[table_id]
            self._drawn.pop(table_id, None)
        return found

    def bring_down(self, table_id: str) -> None:
        """Post a table's message anew with its next drawing, which is due now."""
        self._anew.add(table_id)
        self._drawn.pop(table_id, None)

    def forget_all(self) -> None:
        self._drawn.clear()

    async def answered(self, table_id: str, revision: int, message_id: int | None, *, late: bool = False) -> bool:
        """Note that an answer drew the table at this revision; `message_id` when it is a new message.

        Return False when it is to be drawn again: its picture was `late`, or a drawing has overtaken it, so that
        nobody knows which of the two stands there.
        """
        try:
            if message_id is not None:
                await self._adopt(table_id, message_id)
        finally:
            self._arrived(table_id)
        if late or self._drawn.get(table_id, 0) > revision:
            self._drawn.pop(table_id, None)
            return False
        self._drawn_at(table_id, revision)
        return True

    async def draw(self, table_id: str) -> Delivery:
        try:
            look = await self._service.look_inside(table_id)
            outcome = await self._tried(look)
            if outcome is Delivery.NOWHERE:
                await self._service.abandon(look.table.location.channel_id)
                self._drawn_at(table_id, (await self._service.look_inside(table_id)).table.revision)
        except (TableError, StoreError) as error:
            log.warning("drawing put off", table=table_id, error=str(error))
            return Delivery.LATER
        if outcome is Delivery.FORBIDDEN:
            self._barred.setdefault(table_id, (look.table.location.channel_id, set()))
        else:
            self._barred.pop(table_id, None)
        if outcome in (Delivery.REFUSED, Delivery.FORBIDDEN):
            log.warning("table not drawn", table=table_id, revision=look.table.revision, why=outcome.value)
            self._drawn_at(table_id, look.table.revision)  # until something new is to be drawn
        return outcome

    async def _tried(self, look: Look) -> Delivery:
        """Draw the table. What a game's screen or picture may raise is logged, and tried again a few times."""
        table_id = look.table.id
        try:
            outcome = await self._put(look)
        except (TableError, StoreError):
            raise
        except Exception:
            log.exception("drawing failed", table=table_id, incident=secrets.token_hex(4))
            self._failures[table_id] += 1
            if self._failures[table_id] < MOST_TRIES:
                return Delivery.LATER
            outcome = Delivery.REFUSED
        del self._failures[table_id]
        return outcome

    async def _put(self, look: Look) -> Delivery:
        table = look.table
        if not self.is_behind(table):
            return Delivery.DONE
        words = await self._preferences.table_words(table)
        screen = table_screen(look, words)
        aged = table.message_at is not None and self._clock() - table.message_at > self._repost * 1000
        if table.message_id is None or table.id in self._anew or (aged and table.phase is Phase.RUNNING):
            return await self._post(table, screen, words)
        edit = partial(self._edit, table.location, table.message_id)
        outcome, _ = await self._second.send(screen, words, edit)
        if outcome is Delivery.DONE:
            self._drawn_at(table.id, table.revision)
        elif outcome is Delivery.ARCHIVED:
            self._anew.add(table.id)
        elif outcome is Delivery.GONE:
            now = (await self._service.look_inside(table.id)).table
            if now.message_id == table.message_id:  # and no answer has posted it anew meanwhile
                await self._service.shown(table.id, None)
                self._ours.add(table.id)
                self._lost[table.id] = table.message_id
            if table.phase in (Phase.FINISHED, Phase.CLOSED):  # somebody took it away
                self._drawn_at(table.id, table.revision)
        return outcome

    async def _edit(self, location: Location, message_id: int, screen: Screen) -> tuple[Delivery, None]:
        return await self._channels.edit(location, message_id, screen), None

    async def _post(self, table: TableInfo, screen: Screen, words: Words) -> Delivery:
        # Posted again after an answer that was lost, and after a crash, it is still the same message.
        nonce = f"{table.id}-{table.message_id or self._lost.get(table.id, 0):x}"
        post = partial(self._channels.post, table.location, nonce=nonce)
        outcome, message = await self._second.send(screen, words, post)
        if message is None:
            return Delivery.FORBIDDEN if outcome is Delivery.ARCHIVED else outcome
        self._anew.discard(table.id)
        self._lost.pop(table.id, None)
        now = (await self._service.look_inside(table.id)).table
        if now.message_id not in {None, table.message_id}:
            # An answer has brought another one meanwhile, and people are using it.
            self._take_away(table.location.channel_id, message.id)
            return outcome
        await self._adopt(table.id, message.id)
        revision = revision_of(message)
        self._drawn_at(table.id, table.revision if revision is None else revision)
        return outcome

    async def _adopt(self, table_id: str, message_id: int) -> None:
        former = (await self._service.look_inside(table_id)).table
        await self._service.shown(table_id, message_id, self._clock())
        self._ours.discard(table_id)
        if former.message_id is not None and former.message_id != message_id and former.message_id not in self._left:
            self._take_away(former.location.channel_id, former.message_id)

    def _take_away(self, channel_id: int, message_id: int) -> None:
        delete = partial(self._channels.delete, channel_id, message_id)
        self._tidy(message_id, delete, *lanes(channel_id, deleting=True))

    def _tidy(self, message_id: int, call: Callable[[], Awaitable[Delivery]], *on: Lane) -> None:
        """Make a call about a message that shows a table no more, as often as it takes."""

        async def work() -> None:
            if await call() is Delivery.LATER:
                asyncio.get_running_loop().call_later(self._retry, ask)

        def ask() -> None:
            self._channels.pacer.ask(("message", message_id), Urgency.TIDY, work, *on)

        ask()

    def _drawn_at(self, table_id: str, revision: int) -> None:
        self._drawn[table_id] = max(revision, self._drawn.get(table_id, 0))
