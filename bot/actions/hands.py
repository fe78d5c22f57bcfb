"""My cards: opening the hand, walking down the tree of choices, playing; whose turn it is."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from bot.actions.finding import Finder, Tries
from bot.actions.matching import matching
from bot.actions.request import Request
from bot.actions.tables import Tables
from bot.clicks import Verb, read
from bot.courier import Answer
from bot.screens.finished import score_screen
from bot.screens.hand import hand_screen
from bot.screens.parts import Screen
from bot.screens.questions import follow, plays
from bot.screens.table import Listing, log_screen, table_line
from bot.tables import verbs
from bot.tables.computers import hint as advice_for
from bot.tables.errors import Absent, BadRequest, NotAllowed, NotFinished, NotRunning, NotSeated, Refused, Stale
from bot.tables.model import Look
from bot.tables.service import TableService
from bot.text import clean_name
from bot.throttle import LastPlays
from games.engine import Text, text
from persistence.rows import ALIVE, RUNNING, Phase


class Hands:
    def __init__(self, service: TableService, finder: Finder, tables: Tables, last_plays: LastPlays) -> None:
        self._service = service
        self._finder = finder
        self._tables = tables
        self._last_plays = last_plays
        self._hints = asyncio.Semaphore(1)

    async def open(
        self, request: Request, table: str | None, *, detailed: bool = False, notice: Text | None = None
    ) -> Answer:
        """Show the person's hand, or in detail what the game shows; with several games here, a choice."""
        if table is None and len(await self._finder.listed(request, Listing.MINE)) > 1:
            return await self._tables.listed(request, Listing.MINE)
        table_id = await self._finder.own(request) if table is None else table
        return await self.of(request, table_id, notice, detailed=detailed)

    async def of(
        self, request: Request, table_id: str, notice: Text | None = None, *, detailed: bool = False
    ) -> Answer:
        look = await self._finder.look(request, table_id, own=True, tries=Tries.SEEN)
        return _hand(request, look, notice=notice, detailed=detailed)

    async def dealt(self, request: Request, table_id: str, said: Text) -> Answer:
        look = await self._finder.look(request, table_id, own=True)
        return request.notice(said) if look.seat is None else _hand(request, look)

    async def ended(self, request: Request, table_id: str, said: Text) -> Answer:
        look = await self._finder.look(request, table_id, own=True, tries=Tries.SEEN)
        return request.notice(said) if look.table.phase in ALIVE else _hand(request, look)

    async def pick(
        self, request: Request, table: str, revision: int, path: tuple[str, ...], *, meant: bool = False
    ) -> Answer:
        """Walk down the choices drawn at a revision; play when the path is whole. `meant`: the play was confirmed."""
        look = await self._finder.look(request, table, own=True, tries=Tries.SEEN)
        if look.seat is None:
            raise NotSeated
        if not look.is_answered_by(revision):
            return _hand(request, look, notice=text("table-absent" if look.absent else "table-stale"))
        step = follow(look, path)
        if step.blocked is not None:
            return _hand(request, look, path=step.path, notice=step.blocked)
        if step.notation is None:
            return _hand(request, look, path=step.path)
        if self._last_plays.too_close(request.who.id, look.table.id):
            return _hand(request, look, path=path, confirm=True, notice=text("table-second-click"))
        if request.settings.confirm and not meant:
            return _hand(request, look, path=path, confirm=True)
        return await self._play(request, look.table.id, revision, step.notation)

    async def plays(self, request: Request) -> list[tuple[str, str]]:
        """The person's plays in this channel: a line in words, with its table if there are several, and the click."""
        mine = await self._finder.listed(request, Listing.MINE)
        found = []
        for table in mine:
            look = await self._finder.look(request, table.id, own=True, tries=Tries.SEEN)
            where = f", {table_line(look.table, request.words)}" if len(mine) > 1 else ""
            found += [(f"{line}{where}", click) for line, click in plays(look, request.words)]
        return found

    async def play(self, request: Request, said: str) -> Answer:
        """Make the play of a suggestion, which names its moment, or the only one that is meant by typed words."""
        click = read(said)
        if click is None:
            found = await self.plays(request)
            meant = matching(found, said, whole=True) or matching(found, said)
            click = read(meant[0][1]) if len(meant) == 1 else None
        if click is None or click.verb is not Verb.PLAY or click.table is None:
            return await self.open(request, None, notice=text("hand-no-such-play", said=clean_name(said)))
        return await self.pick(request, click.table, click.revision, tuple(click.rest.split()), meant=True)

    async def _play(self, request: Request, table_id: str, revision: int, notation: str) -> Answer:
        notice = None
        try:
            await self._service.do(request.at(table_id, revision), verbs.act(notation))
            self._last_plays.note(request.who.id, table_id)
        except (Stale, Refused, Absent) as error:
            notice = error.reason
        return await self.of(request, table_id, notice)

    async def choose(self, request: Request, table: str, card: str | None) -> Answer:
        look = await self._finder.look(request, table, own=True, tries=Tries.SEEN)
        notice = None
        if not look.may_preselect and look.seat is not None:
            return _hand(request, look, notice=text("table-stale"))
        try:
            await self._service.preselect(request.at(look.table.id), card)
        except (Stale, BadRequest) as error:
            notice = error.reason
        return await self.of(request, look.table.id, notice)

    async def deal(self, request: Request, game: str, *, lesson: bool = False) -> Answer:
        return await self.of(request, await self._tables.deal(request, game, lesson=lesson))

    async def rematch(self, request: Request, table: str | None) -> Answer:
        """Open the same table again; a game that was played in private is dealt again in private."""
        former = await self._tables.former(request, table)
        if not former.solitary:
            return await self._tables.rematch(request, former)
        if former.lesson:
            return await self.deal(request, former.game, lesson=True)
        table_id = await self._tables.again(request, former)
        await self._tables.start(request, table_id)
        return await self.of(request, table_id)

    async def watch(self, request: Request, table: str | None) -> Answer:
        """Show the person in private what is public of a game, and their own cards if they play there."""
        look = await self._finder.seen(request, table, RUNNING)
        if look.table.phase is Phase.OPEN:
            raise NotRunning(text("table-not-running-watch"))
        return _opened(request, look, hand_screen(look, request.words, detailed=look.seat is not None))

    async def hint(self, request: Request, table: str | None) -> Answer:
        look = await self._finder.seen(request, table, RUNNING)
        if look.seat is None:
            raise NotSeated
        if look.table.phase is Phase.RUNNING and look.table.counts:
            raise NotAllowed(text("table-not-allowed-hint"))
        if look.asked_at is None:
            why = "hand-hint-not-now" if look.table.paused_at is None else "hand-hint-paused"
            return _hand(request, look, notice=text(why))
        if look.table.climbs and not look.advised:
            await self._service.do(request.at(look.table.id), verbs.take_hint())
            look = await self._finder.look(request, look.table.id, own=True)
        async with self._hints:
            advice = await asyncio.to_thread(advice_for, look)
        return _hand(request, look, hint=advice)

    async def score(self, request: Request, table: str) -> Answer:
        look = await self._finder.look(request, table, own=True, tries=Tries.SEEN)
        if look.table.phase is not Phase.FINISHED:
            raise NotFinished
        return request.page(score_screen(look, request.words))

    async def log(self, request: Request, table: str, page: int | None) -> Answer:
        look = await self._finder.look(request, table, own=True, tries=Tries.SEEN)
        happened = await self._service.history(look.table.id, request.guild_id, request.who.id)
        return request.page(log_screen(look, happened, request.words, page=page))


def _hand(request: Request, look: Look, **shown: Any) -> Answer:
    """The person's hand, or how the game ended; `shown` as in `hand_screen`. Raises `NotSeated`."""
    if look.seat is None and look.table.phase in ALIVE:
        raise NotSeated
    return _opened(request, look, hand_screen(look, request.words, **shown))


def _opened(request: Request, look: Look, screen: Screen) -> Answer:
    """The person's view of the table; it is brought up to date as the game goes on."""
    return replace(request.page(screen), hand_of=(look.table.id, look.table.revision))
