"""My cards: opening the hand, walking down the tree of choices, playing; starting, which deals; whose turn it is."""

from __future__ import annotations

import asyncio

from bot.actions.finding import Finder, Tries
from bot.actions.request import Request
from bot.actions.tables import Tables
from bot.courier import Answer
from bot.screens import Listing, follow, hand_screen, log_screen
from bot.screens.drawing.message import Screen
from bot.tables.computers.players import hint as advice_for
from bot.tables.errors import (
    Absent,
    BadRequest,
    NotAbsent,
    NotAllowed,
    NotRunning,
    NotSeated,
    NotUndone,
    Refused,
    Stale,
)
from bot.tables.model import Hint, Look, Person
from bot.tables.service import TableService
from bot.throttle import LastPlays
from games.engine import Text, text
from persistence.rows import ALIVE, Phase


class Hands:
    """What a person does with their own cards, and reads about the game they sit in."""

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
        if table is None:
            mine = await self._finder.listed(request, Listing.MINE)
            if len(mine) > 1:
                return await self._tables.listed(request, Listing.MINE)
        found = await self._finder.own(request, table, Tries.SEEN)
        look = await self._finder.look(request, found.id, own=True, tries=Tries.SEEN)
        return _hand(request, look, detailed=detailed, notice=notice)

    async def start(self, request: Request, table: str | None) -> Answer:
        """Begin the game, and show whoever plays their hand."""
        found = await self._finder.meant(request, table, (Phase.OPEN,), seated=True)
        await self._service.start(found.id, request.who, request.guild_id, request.key)
        drawn = await self._tables.redrawn(request, found.id)
        if drawn is not None:
            return drawn
        look = await self._finder.look(request, found.id, own=True)
        return request.notice(text("table-you-started")) if look.seat is None else _hand(request, look)

    async def pick(
        self, request: Request, table: str, revision: int, path: tuple[str, ...], *, meant: bool = False
    ) -> Answer:
        """Walk along a path of the tree of choices that was drawn at a revision, or play when it is whole.

        `meant`: the play was confirmed.
        """
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

    async def _play(self, request: Request, table_id: str, revision: int, notation: str) -> Answer:
        notice = None
        try:
            await self._service.act(table_id, request.who, request.guild_id, revision, notation, request.key)
            self._last_plays.note(request.who.id, table_id)
        except (Stale, Refused, Absent) as error:
            notice = error.reason
        return _hand(request, await self._finder.look(request, table_id, own=True, tries=Tries.SEEN), notice=notice)

    async def choose(self, request: Request, table: str, card: str | None) -> Answer:
        """Choose a card before the person's turn, or none, and show their hand."""
        look = await self._finder.look(request, table, own=True, tries=Tries.SEEN)
        notice = None
        if not look.may_preselect and look.seat is not None:
            return _hand(request, look, notice=text("table-stale"))
        try:
            await self._service.preselect(look.table.id, request.who, request.guild_id, card)
        except (Stale, BadRequest) as error:
            notice = error.reason
        return _hand(
            request, await self._finder.look(request, look.table.id, own=True, tries=Tries.SEEN), notice=notice
        )

    async def teach(self, request: Request, game: str) -> Answer:
        """Begin the lesson of a game, and show the person's hand in it."""
        table_id = await self._tables.teach(request, game)
        return _hand(request, await self._finder.look(request, table_id, own=True))

    async def skip_lesson(self, request: Request, table: str) -> Answer:
        """Show the person's hand without explanations from now on."""
        found = await self._finder.named(request, table)
        await self._service.skip_lesson(found.id, request.who, request.guild_id, request.key)
        return _hand(request, await self._finder.look(request, found.id, own=True))

    async def come_back(self, request: Request, table: str | None) -> Answer:
        """Play the person's seat again that a computer plays, and show them their hand."""
        found = await self._finder.meant(request, table, (Phase.RUNNING,), seated=True)
        notice = None
        try:
            await self._service.come_back(found.id, request.who, request.guild_id, request.key)
        except NotAbsent as error:
            notice = error.reason
        return _hand(request, await self._finder.look(request, found.id, own=True), notice=notice)

    async def show(self, request: Request, guest: Person, table: str | None) -> Answer:
        """Show the person's hand to somebody, who sees it with **Watch**."""
        found = await self._finder.meant(request, table, (Phase.RUNNING,), seated=True)
        await self._service.show_hand(found.id, request.who, request.guild_id, guest, request.key)
        return request.notice(text("table-you-show", name=guest.name))

    async def hide(self, request: Request, table: str | None) -> Answer:
        """Show the person's hand to nobody any more."""
        found = await self._finder.meant(request, table, (Phase.RUNNING,), seated=True)
        await self._service.hide_hand(found.id, request.who, request.guild_id, request.key)
        return _hand(request, await self._finder.look(request, found.id, own=True), notice=text("table-you-hide"))

    async def watch(self, request: Request, table: str | None) -> Answer:
        """Show the person, in private, what is public of a game; who plays there sees it with their own cards."""
        found = await self._finder.meant(request, table, (Phase.RUNNING,))
        look = await self._finder.look(request, found.id, own=True)
        if look.table.phase is Phase.OPEN:
            raise NotRunning(text("table-not-running-watch"))
        return _opened(request, look, hand_screen(look, request.words, detailed=look.seat is not None))

    async def undo(self, request: Request, table: str | None) -> Answer:
        """Take the person's own last play back, and show the hand as it is again."""
        found = await self._finder.meant(request, table, (Phase.RUNNING,), seated=True, tries=Tries.SEEN)
        notice = None
        try:
            await self._service.undo(found.id, request.who, request.guild_id, request.key)
        except NotUndone as error:
            notice = error.reason
        return _hand(request, await self._finder.look(request, found.id, own=True, tries=Tries.SEEN), notice=notice)

    async def hint(self, request: Request, table: str | None) -> Answer:
        """Show what a computer player would do in the person's place, and why. Raises `NotAllowed`, `NotSeated`."""
        found = await self._finder.meant(request, table, (Phase.RUNNING,), seated=True)
        look = await self._finder.look(request, found.id, own=True)
        if look.seat is None:
            raise NotSeated
        if look.table.phase is Phase.RUNNING and look.table.counts:
            raise NotAllowed(text("table-not-allowed-hint"))
        if look.asked_at is None:
            why = "hand-hint-not-now" if look.table.paused_at is None else "hand-hint-paused"
            return _hand(request, look, notice=text(why))
        async with self._hints:
            advice = await asyncio.to_thread(advice_for, look)
        return _hand(request, look, hint=advice)

    async def turns(self, request: Request) -> Answer:
        """List the server's tables where it is the person's turn."""
        return await self._tables.listed(request, Listing.TURNS)

    async def log(self, request: Request, table: str, page: int | None) -> Answer:
        """Show what has happened at the table, as the person may read it."""
        look = await self._finder.look(request, table, own=True, tries=Tries.SEEN)
        happened = await self._service.history(look.table.id, request.guild_id, request.who.id)
        return request.page(log_screen(look, happened, request.words, page=page))


def _hand(
    request: Request,
    look: Look,
    *,
    path: tuple[str, ...] = (),
    notice: Text | None = None,
    confirm: bool = False,
    detailed: bool = False,
    hint: Hint | None = None,
) -> Answer:
    """Return the person's hand, or how the game ended. Raises `NotSeated`."""
    if look.seat is None and look.table.phase in ALIVE:
        raise NotSeated
    screen = hand_screen(look, request.words, path=path, notice=notice, confirm=confirm, detailed=detailed, hint=hint)
    return _opened(request, look, screen)


def _opened(request: Request, look: Look, screen: Screen) -> Answer:
    """Return what the person sees of the table; it is brought up to date as the game goes on."""
    page = request.page(screen)
    return Answer(page.screen, page.how, hand_of=(look.table.id, look.table.revision))
