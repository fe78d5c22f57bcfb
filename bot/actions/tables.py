"""Opening and finding tables, inviting people to them, and the forms in which people say more than a click can."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from weakref import WeakValueDictionary

from bot.actions.finding import Finder, NoTableHere
from bot.actions.ground import must_be_open, must_bear
from bot.actions.request import Request
from bot.clicks import Verb
from bot.courier import Answer, Courier, How
from bot.preferences import Preferences
from bot.screens import table as screens
from bot.screens.parts import notice_screen, press
from bot.screens.table import Listing
from bot.tables import verbs
from bot.tables.errors import BadRequest, NotAllowed, NotOpen, NotSeated, TableError
from bot.tables.model import Done, Look, Person, TableInfo
from bot.tables.service import OpenRequest, TableService
from bot.tables.verbs import known_game, must_be_alive
from bot.text.catalogues import prefix
from bot.throttle import Throttle
from games.engine import Text, text
from persistence.rows import NO_CHANNEL, OPEN, Location, Phase

A_WHILE = 600.0
"""Seconds."""
MOST_INVITATIONS = 5
"""The most people whom somebody invites within `A_WHILE`: each hears of it by a message."""
MOST_OPENED = 10
"""The most tables that somebody opens within `A_WHILE`: each stands in a message, perhaps in a thread of its own."""


class TooSoon(TableError, code="too-soon"):
    """The person has done this so often lately that others would be bothered; the reason says when they may again."""


@dataclass(eq=False)
class Tables:
    _service: TableService
    _finder: Finder
    _preferences: Preferences
    _courier: Courier
    _clock: Callable[[], int]
    _opening: WeakValueDictionary[int, asyncio.Lock] = field(init=False, default_factory=WeakValueDictionary)

    def __post_init__(self) -> None:
        self._invited = Throttle(MOST_INVITATIONS, self._seconds, window=A_WHILE)
        self._opened = Throttle(MOST_OPENED, self._seconds, window=A_WHILE)

    # Opening.

    async def new(self, request: Request, wish: OpenRequest, *, thread: bool | None = None) -> Answer:
        """Open a table in `wish.location`, or in a thread of its own when that is wished or the server's way."""
        done, in_thread = await self._open(request, wish, thread=thread)
        if not in_thread:
            return await self._posted(request, done.table_id)
        opened = await self._service.look(done.table_id, request.guild_id, None)
        return request.notice(text("table-opened-in", channel=str(opened.table.location.channel_id)))

    async def deal(self, request: Request, game: str, *, lesson: bool = False) -> str:
        """Deal a game to the person and computers, as it advises for a first time and in private; return its table."""
        wish = _first_game(request, game)
        wish = replace(
            wish,
            options={} if lesson else wish.options,
            lesson=lesson,
            computers=(wish.seats or 1) - 1,
            home_id=NO_CHANNEL,
        )
        async with self._opening.setdefault(request.key, asyncio.Lock()):
            if await self._service.done_before(request.key) is None:
                await self._must_not_be_too_soon(self._opened, request, "table-opened-often")
                self._opened.allows(request.who.id)
            done = await self._service.open(wish, request.who, request.key)
            await self.start(request, done.table_id)
        return done.table_id

    async def begin(self, request: Request, wish: OpenRequest) -> str:
        """Open a table at which nobody is missing, and begin its game; return the table."""
        done, _ = await self._open(request, wish)
        await self.start(request, done.table_id)
        if (await self._service.look(done.table_id, request.guild_id, None)).table.message_id is None:
            await self._courier.show(done.table_id)
        return done.table_id

    async def start(self, request: Request, table_id: str) -> None:
        """Start a table that was opened for the person; one that was started before goes on."""
        with suppress(NotOpen):  # the same click came twice
            await self._service.do(replace(request.at(table_id), key=None), verbs.start())

    async def _open(self, request: Request, wish: OpenRequest, *, thread: bool | None = None) -> tuple[Done, bool]:
        settings = await self._preferences.of_server(request.guild_id)
        in_thread = (settings.use_threads if thread is None else thread) and request.can_thread
        await must_bear(request.here, self._courier.enter, with_thread=in_thread)
        async with self._opening.setdefault(request.key, asyncio.Lock()):
            done = await self._service.done_before(request.key)
            new = done is None
            await self._must_not_be_too_soon(self._opened, request, "table-opened-often")
            if done is None and in_thread:
                await self._service.check_open(wish, request.who)
                location = Location(request.guild_id, await self._open_thread(request, wish.game))
                done = await self._service.open(wish.in_thread(location), request.who, request.key)
                await self._courier.show(done.table_id)
            elif done is None:
                done = await self._service.open(wish, request.who, request.key)
            if new:
                self._opened.allows(request.who.id)
        return done, in_thread

    async def seats(self, request: Request, game: str) -> Answer:
        return await self.new(request, _first_game(request, game))

    async def former(self, request: Request, table: str | None) -> TableInfo:
        """The table to play again: the one named, or the channel's last one whose game is over."""
        over = [] if table is not None else await self._finder.here(request, (Phase.FINISHED,))
        finished = [one for one in over if not one.dealt_in_private]
        return finished[0] if finished else await self._finder.meant(request, table)

    async def again(self, request: Request, former: TableInfo) -> str:
        """Open a table's rematch; return it. Raises `NotSeated` for somebody who did not play there."""
        await self._must_not_be_too_soon(self._opened, request, "table-opened-often")
        done = await self._service.rematch(request.at(former.id))
        if not done.repeated:
            self._opened.allows(request.who.id)
        return done.table_id

    async def rematch(self, request: Request, former: TableInfo) -> Answer:
        await must_be_open(request.here, self._courier.enter)
        try:
            return await self._posted(request, await self.again(request, former))
        except NotSeated as error:
            return request.page(notice_screen(error.reason, request.words, press(former, Verb.AGAIN, request.words)))

    async def same_again(self, request: Request, table: str | None = None) -> Answer:
        """Open a table like the one named, or else like the last one opened in this channel."""
        former = None if table is None else await self._finder.named(request, table)
        wish = await self._service.last_set_up(request.location, None if former is None else former.id)
        if wish is None:
            raise NoTableHere(text("table-none-before"))
        return await self.new(request, replace(wish, threaded=False), thread=wish.threaded)

    async def _posted(self, request: Request, table_id: str) -> Answer:
        return await self._shown(await self._service.look(table_id, request.guild_id, None), How.PUBLIC)

    async def _open_thread(self, request: Request, game: str) -> int:
        public = await self._preferences.public_words(request.guild_id)
        name = f"{public.key(f'{prefix(game)}title')} · {request.who.name}"
        thread_id = await self._courier.open_thread(request.channel_id, name)
        if thread_id is None:
            raise TableError(text("error-no-thread"))
        return thread_id

    # Finding.

    async def listed(self, request: Request, listing: Listing = Listing.SERVER, page: int = 0) -> Answer:
        """List tables, by default the server's living ones, the newest first; pages count from 0."""
        found = await self._finder.listed(request, listing)
        return request.page(screens.tables_screen(listing, found, request.who.id, request.words, page))

    async def turn_list(self, request: Request, rest: str) -> Answer:
        which, _, page = rest.partition("/")
        if which not in [*Listing] or not page.isdecimal():
            raise BadRequest(text("error-unknown-button"))
        return await self.listed(request, Listing(which), int(page))

    async def show(self, request: Request, table: str | None) -> Answer:
        found = await self._finder.latest(request, table)
        if found.location.channel_id != request.channel_id:
            return request.notice(text("table-lives-in", channel=str(found.location.channel_id)))
        await must_be_open(request.here, self._courier.enter)
        await self._finder.shown_to_all(found)
        return await self._posted(request, found.id)

    # Before the game.

    async def ask_word(self, request: Request, table: str) -> Answer:
        found = await self._finder.named(request, table)
        if found.phase is Phase.OPEN and found.seat_of(request.who.id) is None:
            raise NotSeated  # rather than after the form has been filled in
        return Answer(screens.word_form(found, request.words))

    async def invite(self, request: Request, guest: Person | None, table: str | None) -> Answer:
        """Keep a seat for somebody; None is nobody who could sit there."""
        if guest is None:
            raise NotAllowed(text("table-invite-nobody"))
        found = await self._finder.meant(request, table, OPEN, seated=True)
        await self._must_not_be_too_soon(self._invited, request, "table-invited-often")
        if not await request.shows(guest.id, found.location.channel_id):
            raise NotAllowed(text("table-invite-unseen", name=guest.name))
        verb = verbs.invite(guest)
        done = await self._service.do(request.at(found.id), verb)
        if not done.repeated:
            self._invited.allows(request.who.id)
        return await self.redrawn(request, found.id) or request.notice(verb.done or text("table-done"))

    async def ask_level(self, request: Request, table: str | None) -> Answer:
        found = await self._finder.meant(request, table, OPEN, seated=True)
        must_be_alive(found)
        if found.phase is Phase.RUNNING:
            raise NotOpen
        return request.page(screens.levels_screen(found, request.words))

    async def more(self, request: Request, table: str, notice: Text | None = None) -> Answer:
        look = await self._finder.look(request, table, own=True)
        calls = (await self._preferences.of_server(request.guild_id)).call_role_id is not None
        return request.page(screens.more_screen(look, request.who, request.words, notice, calls=calls))

    async def ask_options(self, request: Request, table: str, tried: str = "") -> Answer:
        """Open the form of the game's options; after a refusal with what was `tried`."""
        found = await self._finder.named(request, table)
        if not found.kept_by(request.who):
            raise NotAllowed  # rather than after the form has been filled in
        return Answer(screens.options_form(found, request.words, tried))

    async def configure(self, request: Request, table: str, options: Mapping[str, str]) -> Answer:
        """Choose the game's options and the pace; what cannot be is told with the way back to the form."""
        found = await self._finder.named(request, table)
        chosen = {name: value for name, value in options.items() if name != screens.PACE_FIELD}
        try:
            pace = screens.pace_of(options.get(screens.PACE_FIELD))
            await self._service.do(request.at(found.id), verbs.configure(chosen, pace))
        except BadRequest as error:
            return request.page(screens.options_again_screen(found, options, error.reason, request.words))
        return await self.redrawn(request, found.id) or request.notice(text("table-done"))

    def _seconds(self) -> float:
        return self._clock() / 1000

    async def _must_not_be_too_soon(self, deeds: Throttle, request: Request, why: str) -> None:
        """Raise `TooSoon` with when the person may do this again, but not for a click that had its effect before."""
        wait = deeds.wait(request.who.id)
        if wait > 0 and await self._service.done_before(request.key) is None:
            raise TooSoon(text(why, when=str(math.ceil(self._seconds() + wait))))

    async def redrawn(self, request: Request, table_id: str) -> Answer | None:
        """The table in place of the clicked message when that is the table's own."""
        look = await self._service.look(table_id, request.guild_id, None)
        if request.message_id is None or request.message_id != look.table.message_id:
            return None
        return await self._shown(look, How.UPDATE)

    async def _shown(self, look: Look, how: How) -> Answer:
        screen = screens.table_screen(look, await self._preferences.table_words(look.table))
        return Answer(screen, how, table=(look.table.id, look.table.revision))


def _first_game(request: Request, game: str) -> OpenRequest:
    """A table as the game advises for a first time, with all its seats free."""
    first = known_game(game)
    options = {**first.first_game.options, **first.short}
    return OpenRequest(location=request.location, game=game, options=options, seats=first.first_game.seats)
