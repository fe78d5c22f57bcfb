"""Finished games: step by step, as a record to keep, and their shuffle put to the proof.

Games are replayed beside the event loop: a long one takes longer than a click may hold up others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.actions.finding import Finder, Tries
from bot.actions.request import Request, known
from bot.courier import Answer, Brought, fetched
from bot.screens.finished import Bookmark, bookmark_of, record_screen, replay_screen, start_of, verify_screen
from bot.tables.errors import BadRequest
from bot.tables.keeping import Imports, Moment, Replay, Walker, read_record
from bot.tables.service import TableService
from games.engine import Record, text
from games.engine.record import LARGEST
from games.signature import public_half, signed

AT_ONCE = 2
"""The number of games proved at a time, so that very long ones leave the processor to the tables."""


class Replays:
    """Games of this server's tables, and records that people brought along."""

    def __init__(
        self, service: TableService, finder: Finder, imports: Imports, walker: Walker, key: Ed25519PrivateKey
    ) -> None:
        self._service = service
        self._finder = finder
        self._imports = imports
        self._walker = walker
        self._key = key
        self._at_once = asyncio.Semaphore(AT_ONCE)

    async def replay(self, request: Request, table: str | None, file: Brought | None = None) -> Answer:
        """Show the beginning of a finished game, through the person's own eyes, or of the record in a file.

        `table` may also be the id of a moment that somebody has shown: `<table>.<step>.<eyes>`.
        """
        name, _, place = (table or "").partition(".")
        if not place or file is not None:
            return await self._from_start(request, await self.named(request, table, file))
        bookmark = bookmark_of(place.strip().lower(), ())
        if bookmark is None or bookmark.imported is not None:
            raise BadRequest(text("share-no-moment"))
        return await self._step(request, await self.found(request, name, None), bookmark)

    async def turn(self, request: Request, table: str, rest: str, values: tuple[str, ...]) -> Answer:
        if not rest:  # the button of a result
            return await self.replay(request, table)
        bookmark = known(bookmark_of(rest, values))
        return await self._step(request, await self.found(request, table, bookmark.imported), bookmark)

    async def record(self, request: Request, table: str) -> Answer:
        found = await self._finder.named(request, table, Tries.OPEN)
        record = signed(await self._service.record(found.id, request.guild_id), self._key)
        return Answer(record_screen(found.id, record, request.words))

    async def prove(self, request: Request, table: str | None, file: Brought | None = None) -> Answer:
        if table is not None and file is None:
            found = await self._finder.named(request, table, Tries.OPEN)
            known = signed(await self._service.record(found.id, request.guild_id), self._key)
            return await self._proof(request, lambda: known)
        data = await _contents(table, file)
        return await self._proof(request, lambda: read_record(data))

    async def _proof(self, request: Request, record: Callable[[], Record]) -> Answer:
        async with self._at_once:
            return request.page(
                await asyncio.to_thread(lambda: verify_screen(record(), request.words, public_half(self._key)))
            )

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
        known = await self._finder.named(request, table, tries)
        return await self._service.replay(known.id, request.guild_id, request.who.id)

    async def moment(self, record: Record, step: int) -> Moment:
        """The game after so many actions, or after its last one. Raises `BadRequest`."""
        return await self._walker.moment(record, step)

    async def _from_start(self, request: Request, replay: Replay) -> Answer:
        return await self._step(request, replay, start_of(replay))

    async def _step(self, request: Request, replay: Replay, bookmark: Bookmark) -> Answer:
        moment = await self._walker.moment(replay.record, bookmark.step)
        try:
            return request.page(replay_screen(replay, moment, bookmark, request.words))
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
