"""Finished games: step by step, as a record to keep, and their shuffle put to the proof.

Games are replayed in a thread: a long one takes longer than a click may hold up others.
"""

from __future__ import annotations

import asyncio

from bot.actions.finding import Finder
from bot.actions.request import Request
from bot.courier import Answer
from bot.screens import bookmark_of, record_screen, replay_screen, start_of, verify_screen
from bot.screens.replay import Bookmark
from bot.tables.errors import BadRequest
from bot.tables.replays import Imports, Replay, moment_at, read_record
from bot.tables.service import TableService
from games.engine import text

AT_ONCE = 2
"""How many games are replayed at a time: whoever steps through very long ones leaves the processor to the tables."""


class Replays:
    """Games of this server's tables, and records that people brought along."""

    def __init__(self, service: TableService, finder: Finder, imports: Imports) -> None:
        self._service = service
        self._finder = finder
        self._imports = imports
        self._at_once = asyncio.Semaphore(AT_ONCE)

    async def replay(self, request: Request, table: str) -> Answer:
        """Show the beginning of a finished game, through the person's own eyes."""
        return await self._from_start(request, await self._of_table(request, table))

    async def bring(self, request: Request, data: bytes) -> Answer:
        """Keep the record in a file for its reader and show its beginning."""
        async with self._at_once:
            replay = await self._imports.bring(request.who.id, data)
        return await self._from_start(request, replay)

    async def turn(self, request: Request, table: str, rest: str, values: tuple[str, ...]) -> Answer:
        """Show the step of a finished game that a click asks for."""
        if not rest:  # the button of a result
            return await self.replay(request, table)
        bookmark = bookmark_of(rest, values)
        if bookmark is None:
            raise BadRequest(text("error-unknown-button"))
        if bookmark.imported is not None:
            replay = await self._imports.replay(bookmark.imported, request.who.id)
        else:
            replay = await self._of_table(request, table)
        return await self._step(request, replay, bookmark)

    async def record(self, request: Request, table: str) -> Answer:
        """Hand out the record of a finished game."""
        found = await self._finder.named(request, table)
        record = await self._service.record(found.id, request.guild_id)
        return Answer(record_screen(found.id, record, request.words))

    async def prove(self, request: Request, table: str) -> Answer:
        """Show what comes of dealing a finished game again."""
        found = await self._finder.named(request, table)
        record = await self._service.record(found.id, request.guild_id)
        async with self._at_once:
            return request.page(await asyncio.to_thread(verify_screen, record, request.words))

    async def prove_file(self, request: Request, data: bytes) -> Answer:
        """Show what comes of dealing the game of a record in a file again."""
        async with self._at_once:
            return request.page(await asyncio.to_thread(lambda: verify_screen(read_record(data), request.words)))

    async def _of_table(self, request: Request, table: str) -> Replay:
        found = await self._finder.named(request, table)
        return await self._service.replay(found.id, request.guild_id, request.who.id)

    async def _from_start(self, request: Request, replay: Replay) -> Answer:
        return await self._step(request, replay, start_of(replay))

    async def _step(self, request: Request, replay: Replay, bookmark: Bookmark) -> Answer:
        async with self._at_once:
            moment = await asyncio.to_thread(moment_at, replay.record, bookmark.step)
        try:
            return request.page(replay_screen(replay, moment, bookmark, request.words))
        except LookupError as error:  # the eyes of a seat that is not there
            raise BadRequest(text("error-unknown-button")) from error
