"""The one way in: every click, form, command and completion passes here, and every answer leaves here.

Three checks run before anything is read: rate limit, server membership, manager permission. After repeated refusals we
stop answering, because answers also count against the flood. Few requests of one person are worked on at a time, so
that others do not wait. Then the interaction becomes a `Request`, the action gives an `Answer`, and every error becomes
one sentence.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from contextlib import aclosing, contextmanager, suppress
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec, TypeAlias
from weakref import WeakValueDictionary

import discord
import structlog
from discord import app_commands

from bot.actions.matching import Suggestion, matching
from bot.actions.request import Request, is_for_managers
from bot.courier import Answer, Courier, Delivered, How, Pictures, Sights, follow, give, in_time
from bot.interactions import request_of
from bot.preferences import Preferences
from bot.process.metrics import Metrics
from bot.screens.parts import Form, Screen, notice_screen, plainly
from bot.tables.errors import TableError, reason_of
from bot.text import Words, cut, words_for
from bot.throttle import Throttle
from games.engine import Text, text
from persistence.errors import LeaseLost, StoreAway, StoreError

log = structlog.get_logger(__name__)

P = ParamSpec("P")
Suggest: TypeAlias = Callable[[Request], Awaitable[Sequence[Suggestion]]]
"""Returns what an option may be completed with."""

HELD = 2.5
"""Seconds for which a process that stands by keeps an interaction, which Discord brings to both; it waits three."""
LAST_MOMENT = 1.0
"""Seconds in which newcomers are still let in when the bot stops, if it is never empty."""
DOUBTED = 1.5
"""Seconds for which one that is in doubt leaves an interaction to another process, if there is one that works."""
AT_ONCE = 2
"""The number of requests of one person worked on at a time; the others wait their turn."""
MOST_SUGGESTIONS = 25
LONGEST_SUGGESTION = 100


class Entrance:
    """`sure` tells whether the lease of our servers is still ours, if that is not known from a moment ago."""

    def __init__(
        self,
        preferences: Preferences,
        courier: Courier,
        pictures: Pictures,
        metrics: Metrics,
        sure: Callable[[], Awaitable[bool]],
        *,
        limit: int,
    ) -> None:
        self._preferences = preferences
        self._courier = courier
        self._pictures = pictures
        self._metrics = metrics
        self._sure = sure
        self._sights = Sights()
        self._clicks, self._refusals, self._typing = Throttle(limit), Throttle(limit), Throttle(limit)
        self._lanes: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()
        self._ours = asyncio.Event()
        """Set while this process works for its servers."""
        self._ours.set()
        self._doubtful = False
        self._leaving = False
        self._closed = False
        self._inside = 0
        self._empty = asyncio.Event()
        self._empty.set()

    async def answer(
        self,
        interaction: discord.Interaction,
        action: Callable[Concatenate[Request, P], Awaitable[Answer]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Let an action answer; every failure becomes one sentence. The outermost handler of all."""
        ours = await self._is_ours()
        if self._leaving or not (ours or self._doubtful):
            return
        with self._counted():
            refusal = self._refusal(interaction, action, *args) if ours else reason_of(StoreAway())
            if refusal is not None:
                if self._refusals.allows(interaction.user.id):
                    answer = Answer(notice_screen(refusal, words_for(str(interaction.locale))))
                    await give(interaction, answer, self._pictures)
                return
            await self._answer(interaction, lambda request: action(request, *args, **kwargs))

    async def may_complete(self, interaction: discord.Interaction) -> bool:
        """Tell whether a completion is worked on: only on a server, and not faster than anybody reads."""
        if interaction.guild_id is None or not self._typing.allows(interaction.user.id):
            return False
        return await self._is_sure() and not self._leaving

    async def suggest(
        self, interaction: discord.Interaction, typed: str, suggest: Suggest
    ) -> list[app_commands.Choice[str]]:
        """The completions that hold what was typed; none where nothing can be read."""
        with self._counted():
            try:
                found = await suggest(await self._request(interaction))
            except (TableError, StoreError) as error:
                log.warning("nothing to suggest", error=str(error))
                return []
        offered = matching(found, typed)[:MOST_SUGGESTIONS]
        return [app_commands.Choice(name=cut(line, LONGEST_SUGGESTION), value=value) for line, value in offered]

    def stand_by(self) -> None:
        """Answer nobody, because another process does; keep for a moment what it may leave unanswered."""
        self._ours.clear()

    def doubt(self) -> None:
        """Leave interactions to another process that may work; if it stays silent, say that the database is away."""
        self._doubtful = True
        self._ours.clear()

    def begin(self) -> None:
        """Answer from now on, first what was kept. An interaction has its effect only once."""
        self._doubtful = False
        self._ours.set()

    async def lull(self) -> None:
        """Wait for a moment in which nobody is inside, but not for long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._empty.wait(), LAST_MOMENT)

    async def close(self, patience: float) -> None:
        """Let nobody in any more; wait at most so many seconds until everybody inside has their answer."""
        self._leaving = True
        try:
            await asyncio.wait_for(self._empty.wait(), patience)
        except TimeoutError:
            log.warning("answers cut off by shutdown", count=self._inside)
        self._closed = True

    async def _is_ours(self) -> bool:
        """Tell whether this process answers. One that stands by or is in doubt waits a moment to find out."""
        if self._ours.is_set() and not await self._sure():
            return False
        if not self._ours.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ours.wait(), DOUBTED if self._doubtful else HELD)
        return self._ours.is_set() and not self._leaving

    async def _is_sure(self) -> bool:
        """Tell whether this process works for its servers now, without waiting until it does."""
        return self._ours.is_set() and await self._sure() and self._ours.is_set()

    def _refusal(self, interaction: discord.Interaction, action: Callable[..., Any], *details: object) -> Text | None:
        if interaction.guild_id is None:
            return text("error-server-only")
        if not self._clicks.allows(interaction.user.id):
            return text("error-too-fast")
        if is_for_managers(action, *details) and not interaction.permissions.manage_guild:
            return text("error-managers-only")
        return None

    async def _answer(self, interaction: discord.Interaction, work: Callable[[Request], Awaitable[Answer]]) -> None:
        words = words_for(str(interaction.locale))
        loop = asyncio.get_running_loop()
        begun = loop.time()

        async def in_their_words() -> Answer:
            nonlocal words
            async with self._lanes.setdefault(interaction.user.id, asyncio.Semaphore(AT_ONCE)):
                request = await self._request(interaction)
                words = request.words
                return await work(request)

        try:
            answer = await in_time(interaction, in_their_words())
        except LeaseLost as error:
            if not interaction.response.is_done():
                return  # the process that has the lease answers
            answer = Answer(notice_screen(reason_of(error), words))
        except Exception as error:  # noqa: BLE001 - the outermost handler; it logs what it does not know
            answer = Answer(self._sorry(error, words))
        if self._closed:
            return  # cut off: neither the database nor Discord can be reached any more
        if interaction.response.is_done():
            answer = _late(answer, words)
        self._courier.answering(answer)
        delivered = Delivered(None)
        try:
            delivered = await give(interaction, answer, self._pictures)
            if delivered.refused:
                delivered = await self._plainly(interaction, answer, words)
        finally:
            self._courier.answered(interaction, answer, delivered)
            self._metrics.answered(interaction.type.name, loop.time() - begun)
        if answer.then is not None and delivered.how is not None:
            clicked = None if interaction.message is None else interaction.message.id
            there = clicked if delivered.how is How.UPDATE else delivered.message_id
            second = self._courier.second
            then = self._or_sorry(answer.then, words)
            self._courier.soon(follow(interaction, then, words, self._pictures, second, message_id=there))

    def _sorry(self, error: Exception, words: Words) -> Screen:
        """One sentence: why not, or the number under which the log tells of an error that nobody expected."""
        if isinstance(error, TableError):
            return notice_screen(error.reason, words)
        if isinstance(error, StoreError):
            log.warning("store refused", code=error.code, why=str(error))
            return notice_screen(reason_of(error), words)
        incident = secrets.token_hex(4)
        if not self._closed:
            log.error("request failed", incident=incident, exc_info=error)
        return notice_screen(text("error-unexpected", incident=incident), words)

    async def _or_sorry(self, screens: AsyncGenerator[Screen, None], words: Words) -> AsyncGenerator[Screen, None]:
        """Yield the screens that follow an answer, and a sentence in place of those that fail."""
        async with aclosing(screens):
            try:
                async for screen in screens:
                    yield screen
            except Exception as error:  # noqa: BLE001 - the outermost handler; it logs what it does not know
                yield self._sorry(error, words)

    async def _request(self, interaction: discord.Interaction) -> Request:
        settings = await self._preferences.of_person(interaction.user.id)
        words = await self._preferences.words_by(settings, interaction.guild_id or 0, str(interaction.locale))
        return request_of(interaction, settings, words, self._sights)

    async def _plainly(self, interaction: discord.Interaction, answer: Answer, words: Words) -> Delivered:
        """Answer once more without tiles and pictures, then in one sentence: Discord has refused the answer."""
        self._courier.second.refused()
        if not isinstance(answer.screen, Form):
            plain = replace(answer, screen=plainly(answer.screen, words))
            delivered = await give(interaction, plain, self._pictures)
            if not delivered.refused:
                return delivered
        await give(interaction, Answer(notice_screen(text("error-not-shown"), words)), self._pictures)
        return Delivered(None)

    async def apologise(self, interaction: discord.Interaction, what: Text) -> None:
        """Say in one sentence what failed before any action could answer."""
        if await self._is_sure() and not interaction.response.is_done():
            await give(interaction, Answer(notice_screen(what, words_for(str(interaction.locale)))), self._pictures)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        self._inside += 1
        self._empty.clear()
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()


def _late(answer: Answer, words: Words) -> Answer:
    """The answer that can still be shown after a "wait": no form, and no table in place of the clicked one."""
    if isinstance(answer.screen, Form):
        return Answer(notice_screen(text("error-slow"), words))
    if answer.table is not None and answer.how is How.UPDATE:
        return Answer(notice_screen(text("table-done"), words))  # the courier draws the table
    return answer
