"""Finished games: step by step, as a record to keep, their shuffle proved, a moment shown to all or played on from.

Games are replayed beside the event loop: a long one takes longer than a click may hold up others.
"""

from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass, field
from functools import partial

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.actions.finding import Finder, Tries
from bot.actions.ground import must_bear
from bot.actions.hands import Hands
from bot.actions.request import Request, known
from bot.actions.tables import A_WHILE, Tables, TooSoon
from bot.challenges.service import ChallengeService
from bot.courier import Answer, Brought, Courier, fetched
from bot.preferences import Preferences
from bot.screens import finished as screens
from bot.tables.errors import BadRequest, NotAllowed, TableError
from bot.tables.keeping import Imports, Moment, Replay, Walker, read_record
from bot.tables.model import TableInfo
from bot.tables.service import TableService
from bot.tables.verbs import OpenRequest, PlayOn
from bot.throttle import Throttle
from games.engine import text
from games.engine.record import LARGEST
from games.signature import public_half, signed
from persistence.rows import NO_CHANNEL, Location

AT_ONCE = 2
"""The number of games proved at a time, so that very long ones leave the processor to the tables."""
MOST_SHARED = 5
"""The most moments that somebody shows within `A_WHILE`: each is a message to everybody."""


@dataclass(frozen=True, slots=True)
class Replays:
    """Games of this server's tables, and records that people brought along."""

    _service: TableService
    _finder: Finder
    _imports: Imports
    walker: Walker
    _key: Ed25519PrivateKey
    _at_once: asyncio.Semaphore = field(init=False, default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    async def replay(self, request: Request, table: str | None, file: Brought | None = None) -> Answer:
        """Show the beginning of a finished game or of a file's record, or a moment (`<table>.<step>.<eyes>`)."""
        name, _, place = (table or "").partition(".")
        if not place or file is not None:
            replay = await self.named(request, table, file)
            return await self._step(request, replay, screens.start_of(replay))
        bookmark = screens.bookmark_of(place.strip().lower(), ())
        if bookmark is None or bookmark.imported is not None:
            raise BadRequest(text("share-no-moment"))
        return await self._step(request, await self.found(request, name, None), bookmark)

    async def turn(self, request: Request, table: str, rest: str, values: tuple[str, ...]) -> Answer:
        if not rest:  # the button of a result
            return await self.replay(request, table)
        bookmark = known(screens.bookmark_of(rest, values))
        return await self._step(request, await self.found(request, table, bookmark.imported), bookmark)

    async def record(self, request: Request, table: str) -> Answer:
        found = await self._finder.named(request, table, Tries.OPEN)
        record = signed(await self._service.record(found.id, request.guild_id), self._key)
        return Answer(screens.record_screen(found.id, record, request.words))

    async def prove(self, request: Request, table: str | None, file: Brought | None = None) -> Answer:
        found = None
        if table is not None and file is None:
            found = await self._finder.named(request, table, Tries.OPEN)
            record = partial(signed, await self._service.record(found.id, request.guild_id), self._key)
        else:
            record = partial(read_record, await _contents(table, file))
        async with self._at_once:
            proved = await asyncio.to_thread(
                lambda: screens.verify_screen(record(), request.words, public_half(self._key), found)
            )
        return request.page(proved)

    async def named(
        self, request: Request, table: str | None, file: Brought | None, tries: Tries = Tries.SEEN
    ) -> Replay:
        """A finished game, or that of the record in a file, which is kept for its reader."""
        if table is not None and file is None:
            return await self.found(request, table, None, tries)
        return await self._imports.bring(request.who.id, await _contents(table, file))

    async def found(self, request: Request, table: str, imported: str | None, tries: Tries = Tries.SEEN) -> Replay:
        """A finished game, or that of a record which the person brought along before."""
        if imported is not None:
            return await self._imports.replay(imported, request.who.id)
        finished = await self._finder.named(request, table, tries)
        return await self._service.replay(finished.id, request.guild_id, request.who.id)

    async def _step(self, request: Request, replay: Replay, bookmark: screens.Bookmark) -> Answer:
        moment = await self.walker.moment(replay.record, bookmark.step)
        try:
            return request.page(screens.replay_screen(replay, moment, bookmark, request.words))
        except LookupError as error:  # the eyes of a seat that is not there
            raise BadRequest(text("error-unknown-button")) from error


async def _contents(table: str | None, file: Brought | None) -> bytes:
    """The file's contents. Raises `BadRequest` without a file, or when it is far too large to be a record."""
    if file is None or table is not None:
        raise BadRequest(text("replay-which"))
    if file.size > LARGEST:
        raise BadRequest(text("record-too-large"))
    data = await fetched(file)
    if data is None:
        raise BadRequest(text("replay-no-file"))
    return data


@dataclass(frozen=True, slots=True)
class Sharing:
    _replays: Replays
    _challenges: ChallengeService
    _preferences: Preferences
    _courier: Courier
    _shared: Throttle = field(init=False, default_factory=lambda: Throttle(MOST_SHARED, time.time, window=A_WHILE))

    async def share(self, request: Request, table: str, rest: str) -> Answer:
        shot = known(screens.shot_of(rest))
        replay = await self._replays.found(request, table, None, Tries.OPEN)
        here = request.location
        await self._must_be_for_all(request, replay, here)
        await must_bear(request.here, self._courier.enter)
        if (wait := self._shared.wait(request.who.id)) > 0:
            raise TooSoon(text("share-often", when=str(math.ceil(time.time() + wait))))
        moment = await self._replays.walker.moment(replay.record, shot.step)
        moments = [await self._replays.walker.moment(replay.record, step) for step in screens.steps_shown(shot, moment)]
        words = await self._preferences.public_words(request.guild_id)
        try:
            screen = screens.shared_moment(replay, moments, shot, request.who.id, words)
        except LookupError as error:  # the eyes of a seat that is not there
            raise BadRequest(text("error-unknown-button")) from error
        await self._challenges.looked(replay.table, None)
        self._shared.allows(request.who.id)
        if not await self._courier.say(here, screen, words, nonce=str(request.key)):
            raise TableError(text("share-failed"))
        return request.aside(text("share-done"))

    async def _must_be_for_all(self, request: Request, replay: Replay, here: Location) -> None:
        """Raise `NotAllowed` unless everybody here may know of the game, and everybody who played lets them."""
        place = replay.table.location
        if place.channel_id != NO_CHANNEL and not self._courier.channels.may_name(place, here):
            raise NotAllowed(text("share-elsewhere", channel=str(place.channel_id)))
        if not await all_let_others_see(replay.table, request, self._preferences):
            raise NotAllowed(text("share-private"))


async def all_let_others_see(table: TableInfo, request: Request, preferences: Preferences) -> bool:
    """Tell whether everybody else who played at a table keeps their statistics public."""
    others = {seat.user_id for seat in table.seats} - {None, request.who.id}
    return all([(await preferences.of_person(one)).stats_public for one in others if one is not None])


@dataclass(frozen=True, slots=True)
class Study:
    _replays: Replays
    _tables: Tables
    _hands: Hands

    async def turn(self, request: Request, table: str, rest: str, value: str | None) -> Answer:
        at = known(screens.continuation_of(rest, value))
        # A deal of the day must lie open: everybody would see it at the new table.
        replay = await self._replays.found(request, table, at.imported, Tries.OPEN)
        moment = await self._checked(replay, at)
        if at.company is None:
            return request.page(screens.study_screen(replay, moment, at, request.words))
        return await self._play_on(request, replay, at)

    async def play_on(
        self, request: Request, game: str | None, file: Brought | None, move: int, seat: int | None, *, people: bool
    ) -> Answer:
        """Play on by command; `seat` counts from 1, None is the person's own or the first."""
        replay = await self._replays.named(request, game, file, Tries.OPEN)
        company = screens.Company.COMPANY if people else screens.Company.ALONE
        at = screens.Continuation(move, (replay.seat or 0) if seat is None else seat - 1, replay.imported, company)
        await self._checked(replay, at)
        return await self._play_on(request, replay, at)

    async def _checked(self, replay: Replay, at: screens.Continuation) -> Moment:
        """The moment to play on from. Raises `BadRequest` where there is none, or nothing left to play."""
        seats, steps = len(replay.record.seats), len(replay.record.actions)
        if not 0 <= at.seat < seats:
            raise BadRequest(text("study-no-seat", seats=seats))
        moment = await self._replays.walker.moment(replay.record, at.step)
        if not 0 <= at.step <= steps:
            raise BadRequest(text("study-no-move", steps=steps, last=max(0, steps - 1)))
        if moment.view(None).over:
            raise BadRequest(text("study-over"))
        return moment

    async def _play_on(self, request: Request, replay: Replay, at: screens.Continuation) -> Answer:
        alone = at.company is screens.Company.ALONE
        table = None if replay.imported else replay.table.id
        wish = OpenRequest(
            location=request.location,
            game=replay.record.game,
            computers=len(replay.record.seats) - 1 if alone else 0,
            on=PlayOn(replay.record, at.step, at.seat, table),
        )
        if not alone:
            return await self._tables.new(request, wish)
        return await self._hands.of(request, await self._tables.begin(request, wish))
