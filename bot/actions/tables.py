"""A table from its opening to its end, but for the cards: opening, joining, starting, resigning, closing, rematch."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.actions.finding import Finder, NoTableHere, Tries
from bot.actions.ground import must_be_open, must_bear
from bot.actions.request import Request
from bot.courier import Answer, Courier, How
from bot.preferences import Preferences
from bot.screens import (
    PACE_FIELD,
    Listing,
    close_question,
    kick_question,
    levels_screen,
    more_screen,
    notice_screen,
    options_again_screen,
    options_form,
    pace_of,
    resign_screen,
    table_screen,
    tables_screen,
    word_form,
)
from bot.screens.drawing.layout import again_button
from bot.tables.errors import BadRequest, NoSuchSeat, NotAllowed, NotOpen, NotSeated, TableError
from bot.tables.model import Done, Person, TableInfo
from bot.tables.service import OpenRequest, TableService
from bot.tables.verbs.lobby import must_be_alive
from bot.tables.verbs.opening import LONGEST_WORD, known_game
from bot.text import clean_name
from bot.text.catalogues import prefix
from bot.throttle import Throttle
from games.engine import Seat, Text, text
from persistence.rows import Phase, Place

LONGEST_THREAD_NAME = 100
A_WHILE = 600.0
"""Seconds."""
MOST_INVITATIONS = 5
"""How many people somebody invites within `A_WHILE`: each hears of it by a message."""
MOST_OPENED = 10
"""How many tables somebody opens within `A_WHILE`: each stands in a message, perhaps in a thread of its own."""


class TooSoon(TableError):
    """The person has done this so often lately that others would be bothered; the reason says when they may again."""

    code = "too-soon"


class Tables:
    """The verbs of a table's own message, for keyboards, screen readers and moderators too."""

    def __init__(
        self,
        service: TableService,
        finder: Finder,
        preferences: Preferences,
        courier: Courier,
        clock: Callable[[], int],
    ) -> None:
        self._service = service
        self._finder = finder
        self._preferences = preferences
        self._courier = courier
        self._clock = clock
        self._invited = Throttle(MOST_INVITATIONS, self._seconds, window=A_WHILE)
        self._opened = Throttle(MOST_OPENED, self._seconds, window=A_WHILE)
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # Opening.

    async def new(self, request: Request, wish: OpenRequest, *, thread: bool | None = None) -> Answer:
        """Open a table, in a thread of its own when that is wished or the server's way; `wish.place` is the channel."""
        done, in_thread = await self._open(request, wish, thread=thread)
        if not in_thread:
            return await self._posted(request, done.table_id)
        opened = await self._service.look(done.table_id, request.guild_id, None)
        return request.notice(text("table-opened-in", channel=str(opened.table.place.channel_id)))

    async def teach(self, request: Request, game: str) -> str:
        """Open the lesson of a game and begin it; return its table."""
        wish = OpenRequest(place=Place(request.guild_id, request.channel_id), game=game, lesson=True)
        done, _ = await self._open(request, wish)
        with suppress(NotOpen):  # begun already: the same click came twice
            await self._service.start(done.table_id, request.who, request.guild_id, None)
        if (await self._service.look(done.table_id, request.guild_id, None)).table.message_id is None:
            await self._courier.show(done.table_id)
        return done.table_id

    async def _open(self, request: Request, wish: OpenRequest, *, thread: bool | None = None) -> tuple[Done, bool]:
        """Open a table; return it, and whether it has a thread of its own."""
        settings = await self._preferences.of_server(request.guild_id)
        in_thread = (settings.use_threads if thread is None else thread) and request.can_thread
        await must_bear(request.here, self._courier.enter, with_thread=in_thread)
        lock = self._opening.setdefault(request.key, asyncio.Lock())
        async with lock:
            done = await self._service.done_before(request.key)
            new = done is None
            await self._must_not_be_too_soon(self._opened, request, "table-opened-often")
            if done is None and in_thread:
                await self._service.check_open(wish, request.who)
                place = Place(request.guild_id, await self._open_thread(request, wish.game))
                done = await self._service.open(wish.in_thread(place), request.who, request.key)
                await self._courier.show(done.table_id)
            elif done is None:
                done = await self._service.open(wish, request.who, request.key)
            if new:
                self._opened.allows(request.who.id)
        return done, in_thread

    async def try_out(self, request: Request, game: str) -> Answer:
        """Open a table as the game advises for a first time, with computer players in all the other seats."""
        seats = known_game(game).first_game.seats
        place = Place(request.guild_id, request.channel_id)
        return await self.new(request, OpenRequest(place=place, game=game, seats=seats, computers=seats - 1))

    async def rematch(self, request: Request, table: str | None) -> Answer:
        """Open the same table again: the one named, or the last one whose game is over here."""
        finished = [] if table is not None else await self._finder.here(request, (Phase.FINISHED,))
        former = finished[0] if finished else await self._finder.meant(request, table)
        await self._must_not_be_too_soon(self._opened, request, "table-opened-often")
        await must_be_open(request.here, self._courier.enter)
        try:
            done = await self._service.rematch(former.id, request.who, request.guild_id, request.key)
        except NotSeated as error:
            return request.page(notice_screen(error.reason, request.words, again_button(request.words)))
        if not done.repeated:
            self._opened.allows(request.who.id)
        return await self._posted(request, done.table_id)

    async def same_again(self, request: Request) -> Answer:
        """Open a table like the last one that was opened in this channel. Raises `NoTableHere`."""
        wish = await self._service.last_set_up(Place(request.guild_id, request.channel_id))
        if wish is None:
            raise NoTableHere(text("table-none-before"))
        return await self.new(request, replace(wish, threaded=False), thread=wish.threaded)

    async def _posted(self, request: Request, table_id: str) -> Answer:
        """Return the table's message as a public answer."""
        look = await self._service.look(table_id, request.guild_id, None)
        screen = table_screen(look, await self._preferences.public_words(request.guild_id))
        return Answer(screen, How.PUBLIC, table=(look.table.id, look.table.revision))

    async def _open_thread(self, request: Request, game: str) -> int:
        public = await self._preferences.public_words(request.guild_id)
        name = f"{public.key(f'{prefix(game)}title')} · {request.who.name}"[:LONGEST_THREAD_NAME]
        thread_id = await self._courier.open_thread(request.channel_id, name)
        if thread_id is None:
            raise TableError(text("error-no-thread"))
        return thread_id

    # Finding.

    async def listed(self, request: Request, listing: Listing = Listing.SERVER, page: int = 0) -> Answer:
        """List tables, by default the server's living ones, the newest first; pages count from 0."""
        found = await self._finder.listed(request, listing)
        return request.page(tables_screen(listing, found, request.who.id, request.words, page))

    async def turn_list(self, request: Request, rest: str) -> Answer:
        """Show the page of a list of tables that a click asks for."""
        which, _, page = rest.partition("/")
        if which not in [*Listing] or not page.isdecimal():
            raise BadRequest(text("error-unknown-button"))
        return await self.listed(request, Listing(which), int(page))

    async def show(self, request: Request, table: str | None) -> Answer:
        """Post the table's message anew."""
        found = await self._finder.latest(request, table)
        if found.place.channel_id != request.channel_id:
            return request.notice(text("table-lives-in", channel=str(found.place.channel_id)))
        await must_be_open(request.here, self._courier.enter)
        return await self._posted(request, found.id)

    # Before the game.

    async def join(self, request: Request, table: str | None, word: str | None = None) -> Answer:
        """Sit down."""
        found = await self._finder.meant(request, table, (Phase.OPEN,))
        await self._service.join(found.id, request.who, request.guild_id, word, request.key)
        return await self._told(request, found.id, text("table-you-joined"))

    async def ask_word(self, request: Request, table: str) -> Answer:
        """Open the form of one's word for the shuffle."""
        found = await self._finder.named(request, table)
        if found.phase is Phase.OPEN and found.seat_of(request.who.id) is None:
            raise NotSeated  # rather than after the form has been filled in
        return Answer(word_form(found, request.words))

    async def give_word(self, request: Request, table: str | None, word: str) -> Answer:
        """Add a word to the shuffle; one's word may change until the start."""
        found = await self._finder.meant(request, table, (Phase.OPEN,), seated=True)
        await self._service.give_word(found.id, request.who, request.guild_id, word, request.key)
        return request.notice(text("table-word-heard", word=clean_name(word, LONGEST_WORD)))

    async def leave(self, request: Request, table: str | None) -> Answer:
        """Stand up before the start."""
        found = await self._finder.meant(request, table, seated=True)
        await self._service.leave(found.id, request.who, request.guild_id, request.key)
        return await self._told(request, found.id, text("table-you-left"))

    async def invite(self, request: Request, guest: Person | None, table: str | None) -> Answer:
        """Keep a seat for somebody; None is nobody who could sit there."""
        if guest is None:
            raise NotAllowed(text("table-invite-nobody"))
        found = await self._finder.meant(request, table, (Phase.OPEN,), seated=True)
        await self._must_not_be_too_soon(self._invited, request, "table-invited-often")
        if not await request.shows(guest.id, found.place.channel_id):
            raise NotAllowed(text("table-invite-unseen", name=guest.name))
        done = await self._service.invite(found.id, request.who, request.guild_id, guest, request.key)
        if not done.repeated:
            self._invited.allows(request.who.id)
        return await self._told(request, found.id, text("table-invite-done", name=guest.name))

    async def decline(self, request: Request, table: str | None) -> Answer:
        """Give back a seat that is kept for the person."""
        found = await self._finder.meant(request, table, (Phase.OPEN,))
        await self._service.decline(found.id, request.who, request.guild_id, request.key)
        return request.notice(text("table-invite-refused"))

    async def ask_level(self, request: Request, table: str | None) -> Answer:
        """Ask how strong a computer player is to be."""
        found = await self._finder.meant(request, table, (Phase.OPEN,), seated=True)
        must_be_alive(found)
        if found.phase is Phase.RUNNING:
            raise NotOpen
        return request.page(levels_screen(found, request.words))

    async def add_computer(self, request: Request, table: str | None, level: str | None = None) -> Answer:
        """Let a computer player sit down."""
        found = await self._finder.meant(request, table, (Phase.OPEN,), seated=True)
        await self._service.add_computer(found.id, request.who, request.guild_id, level, request.key)
        return await self._told(request, found.id, text("table-computer-added"))

    async def kick(self, request: Request, table: str | None, seat: Seat) -> Answer:
        """Take somebody's seat away."""
        found = await self._finder.meant(request, table, seated=True)
        await self._service.kick(found.id, request.who, request.guild_id, seat, request.key)
        return await self._told(request, found.id, text("table-kicked", seat=seat + 1))

    async def more(self, request: Request, table: str, notice: Text | None = None) -> Answer:
        """Show what else the person can do with the table."""
        look = await self._finder.look(request, table, own=True)
        return request.page(more_screen(look, request.who, request.words, notice))

    async def send_away(self, request: Request, table: str, seat: Seat, *, sure: bool = False) -> Answer:
        """Take somebody's seat away; in a running game, ask first."""
        found = await self._kept(request, table)
        held = next((one for one in found.seats if one.seat == seat), None)
        if held is None and all(one.seat != seat for one in found.kept):
            raise NoSuchSeat
        if held is not None and found.phase is Phase.RUNNING and not sure:
            return request.page(kick_question(found, held, request.words))
        await self._service.kick(found.id, request.who, request.guild_id, seat, request.key)
        return await self.more(request, found.id, text("table-kicked", seat=seat + 1))

    async def ask_close(self, request: Request, table: str) -> Answer:
        """Ask whether the table is to be closed."""
        return request.page(close_question(await self._kept(request, table), request.words))

    async def _kept(self, request: Request, table: str) -> TableInfo:
        """Return a living table that is the person's to look after, rather than refuse after a question."""
        found = await self._finder.named(request, table)
        must_be_alive(found)
        if not found.kept_by(request.who):
            raise NotAllowed
        return found

    async def ask_options(self, request: Request, table: str, tried: str = "") -> Answer:
        """Open the form of the game's options; after a refusal with what was `tried`."""
        found = await self._finder.named(request, table)
        if not found.kept_by(request.who):
            raise NotAllowed  # rather than after the form has been filled in
        return Answer(options_form(found, request.words, tried))

    async def configure(self, request: Request, table: str, options: Mapping[str, str]) -> Answer:
        """Choose the game's options and the pace; what cannot be is told with the way back to the form."""
        found = await self._finder.named(request, table)
        chosen = {name: value for name, value in options.items() if name != PACE_FIELD}
        try:
            pace = pace_of(options.get(PACE_FIELD))
            await self._service.configure(found.id, request.who, request.guild_id, chosen, request.key, pace=pace)
        except BadRequest as error:
            return request.page(options_again_screen(found, options, error.reason, request.words))
        return await self._told(request, found.id, text("table-done"))

    # The end.

    async def resign(self, request: Request, table: str | None, *, sure: bool = False) -> Answer:
        """Give the game up, when that is meant; else ask."""
        found = await self._finder.meant(request, table, (Phase.RUNNING,), seated=True, tries=Tries.SEEN)
        if sure:
            await self._service.resign(found.id, request.who, request.guild_id, request.key)
            return request.notice(text("table-you-resigned"))
        look = await self._finder.look(request, found.id, own=True, tries=Tries.SEEN)
        if look.seat is None:
            raise NotSeated
        return request.page(resign_screen(look, request.words))

    async def close(self, request: Request, table: str | None) -> Answer:
        """Close the table without a result."""
        found = await self._finder.meant(request, table)
        await self._service.close(found.id, request.who, request.guild_id, request.key)
        return await self._told(request, found.id, text("table-you-closed"))

    def _seconds(self) -> float:
        return self._clock() / 1000

    async def _must_not_be_too_soon(self, deeds: Throttle, request: Request, why: str) -> None:
        """Raise `TooSoon` with when the person may do this again, but not for a click that had its effect before."""
        wait = deeds.wait(request.who.id)
        if wait > 0 and await self._service.done_before(request.key) is None:
            raise TooSoon(text(why, when=str(math.ceil(self._seconds() + wait))))

    async def _told(self, request: Request, table_id: str, what: Text) -> Answer:
        """Say what was done: the clicked table's own message is drawn anew, everywhere else a sentence tells it."""
        return await self.redrawn(request, table_id) or request.notice(what)

    async def redrawn(self, request: Request, table_id: str) -> Answer | None:
        """Return the table in place of the clicked message when that is the table's own."""
        look = await self._service.look(table_id, request.guild_id, None)
        if request.message_id is None or request.message_id != look.table.message_id:
            return None
        screen = table_screen(look, await self._preferences.public_words(request.guild_id))
        return Answer(screen, How.UPDATE, table=(look.table.id, look.table.revision))
