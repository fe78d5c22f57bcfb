"""Finished games and what is kept about a person, the same for whoever types a command and whoever presses a button.

Games are replayed in a thread: a long one takes longer than a click may hold up others.
"""

from __future__ import annotations

import asyncio

from bot.courier import Courier
from bot.screens import (
    bookmark_of,
    export_screen,
    forget_screen,
    notice_screen,
    replay_screen,
    start_of,
    verify_screen,
)
from bot.screens.message import Screen
from bot.screens.replay import Bookmark
from bot.tables.errors import BadRequest
from bot.tables.model import Person
from bot.tables.privacy import Privacy
from bot.tables.replays import Imports, Replay, moment_at, read_record
from bot.tables.service import TableService
from bot.text import Words
from games.engine import text

AT_ONCE = 2
"""How many games are replayed at a time: whoever steps through very long ones leaves the processor to the tables."""


class Archive:
    """Asks the table service and draws what it says."""

    def __init__(self, service: TableService, imports: Imports, privacy: Privacy, courier: Courier) -> None:
        self._service = service
        self._imports = imports
        self._privacy = privacy
        self._courier = courier
        self._at_once = asyncio.Semaphore(AT_ONCE)

    # Replays.

    async def replay(self, table_id: str, guild_id: int | None, reader: int, words: Words) -> Screen:
        """Return the beginning of a finished game, through the reader's own eyes. Raises `TableError`."""
        return await self._from_start(await self._service.replay(table_id, guild_id, reader), words)

    async def bring(self, reader: int, data: bytes, words: Words) -> Screen:
        """Keep the record in a file for its reader and return its beginning. Raises `TableError`."""
        return await self._from_start(await self._imports.bring(reader, data), words)

    async def turn(
        self, table_id: str, guild_id: int, reader: int, words: Words, *, rest: str, values: tuple[str, ...]
    ) -> Screen:
        """Return the step of a finished game that a click asks for. Raises `TableError`."""
        if not rest:  # the button of a result
            return await self.replay(table_id, guild_id, reader, words)
        bookmark = bookmark_of(rest, values)
        if bookmark is None:
            raise BadRequest(text("error-unknown-button"))
        if bookmark.imported is not None:
            replay = await self._imports.replay(bookmark.imported, reader)
        else:
            replay = await self._service.replay(table_id, guild_id, reader)
        return await self._step(replay, bookmark, words)

    async def _from_start(self, replay: Replay, words: Words) -> Screen:
        return await self._step(replay, start_of(replay), words)

    async def _step(self, replay: Replay, bookmark: Bookmark, words: Words) -> Screen:
        async with self._at_once:
            moment = await asyncio.to_thread(moment_at, replay.record, bookmark.step)
        try:
            return replay_screen(replay, moment, bookmark, words)
        except LookupError as error:  # the eyes of a seat that is not there
            raise BadRequest(text("error-unknown-button")) from error

    # Proofs.

    async def proof(self, table_id: str, guild_id: int | None, words: Words) -> Screen:
        """Return what comes of dealing a finished game again. Raises `TableError`."""
        return await asyncio.to_thread(verify_screen, await self._service.record(table_id, guild_id), words)

    async def proof_of(self, data: bytes, words: Words) -> Screen:
        """Return what comes of dealing the game of a record in a file again. Raises `BadRequest`."""
        return await asyncio.to_thread(lambda: verify_screen(read_record(data), words))

    # Data rights.

    async def export(self, reader: int, words: Words) -> Screen:
        """Return everything that is kept about the reader."""
        return export_screen(await self._privacy.export(reader), words)

    async def forget(self, who: Person, words: Words, *, sure: bool) -> Screen:
        """Forget everything about somebody who is sure; ask the others. Raises `TableError`."""
        if not sure:
            return forget_screen(words)
        await self._courier.forget(who.id)
        await self._privacy.forget(who)
        return notice_screen(text("privacy-forgotten"), words)
