"""Data kept about a person, handed out to them or taken away: `/privacy export` and `/privacy forget`."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import structlog
from pydantic import ValidationError

from bot.tables import verbs
from bot.tables.entries import own_part, without_person
from bot.tables.errors import Closed, Finished, NoSuchTable, NotOpen, NotRunning, NotSeated, Stale, TableError
from bot.tables.model import At, Inside, Person
from bot.tables.service import TableService
from games.engine import Record, text
from persistence.errors import StoreError
from persistence.people import NAMELESS
from persistence.rows import ALIVE, Phase
from persistence.store import Store

log = structlog.get_logger(__name__)

ERASING = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6)
"""Seconds to wait between tries to empty the write-ahead log, which somebody may be reading."""
TRIES = 3
"""The number of tries, where somebody sits down again meanwhile."""
AT_ONCE = 1000
"""The most tables that somebody can sit at when they ask to be forgotten; a server allows far fewer."""


class Traces:
    """Everything that carries a person's id, all tables of all servers included."""

    def __init__(self, service: TableService, store: Store) -> None:
        self._service = service
        self._store = store
        self._one_at_a_time = asyncio.Lock()
        """Searching for a person reads the whole database: players keep the other connections."""

    async def export(self, user_id: int) -> bytes:
        """Everything that carries a person's id, as JSON. Of others it says nothing. Raises `StoreError`."""
        async with self._one_at_a_time:
            kept = await self._store.people.everything_of(user_id)
            return await asyncio.to_thread(_exported, user_id, kept)

    async def forget(self, who: Person) -> None:
        """Leave every table, then make the person nobody everywhere; the games of others stay whole.

        Raises `Stale` when they sat down again meanwhile, `TableError` when traces stay in the file, `StoreError`.
        """
        nobody = -1 - secrets.randbits(62)  # Discord's ids are positive
        async with self._one_at_a_time:
            for _ in range(TRIES):
                await self._leave_all(who)
                touched = await self._store.people.tables_touched(who.id)
                if not touched and not await self._store.people.is_kept(who.id):
                    break
                names = await self._store.people.names_of(who.id)
                if await self._make_nobody(who.id, nobody, touched, names):
                    break
            else:
                raise Stale
            await self._erase()

    async def _make_nobody(self, user_id: int, nobody: int, touched: Sequence[str], names: frozenset[str]) -> bool:
        """Put `nobody` in a person's place everywhere; False where they sat down again."""
        people = self._store.people
        body = partial(without_person, user_id, nobody, NAMELESS)
        for table_id in touched:  # one by one, so that nobody who plays waits for long
            work = partial(people.make_nobody_at, table_id, user_id, nobody, body)
            if not await self._service.rewriting([table_id], work):
                return False
        for brought in await people.imports_naming(names):
            unnamed = await asyncio.to_thread(_unnamed, brought.body, names)
            if unnamed != brought.body:
                await people.rewrite_import(brought.id, unnamed)
        return await people.make_nobody_elsewhere(user_id, nobody)

    async def _erase(self) -> None:
        """Leave no byte of it behind, as soon as nobody reads. Raises `TableError`."""
        for wait in (0.0, *ERASING):
            await asyncio.sleep(wait)
            try:
                return await self._store.people.erase()
            except StoreError as error:
                refused = error
        log.warning("file not erased", code=refused.code, why=str(refused))
        raise TableError(text("privacy-not-scrubbed")) from refused

    async def _leave_all(self, who: Person) -> None:
        for table in await self._service.listing.of_person(who.id, ALIVE, limit=AT_ONCE):
            if table.seat_of(who.id) is None:
                continue
            with suppress(NotOpen, NotRunning, NotSeated, Finished, Closed, NoSuchTable):  # it has just changed
                verb = verbs.leave() if table.phase is Phase.OPEN else verbs.resign()
                await self._service.do(At(table.id, who, Inside.INSIDE), verb)


def _exported(user_id: int, kept: dict[str, Any]) -> bytes:
    kept["log"] = [
        {**row, "body": body}
        for row in kept["log"]
        if (body := own_part(user_id, row["kind"], row["body"])) is not None
    ]
    kept["imports"] = [{**row, "body": json.loads(row["body"])} for row in kept["imports"]]
    return json.dumps({"user_id": user_id, **kept}, ensure_ascii=False, indent=1, default=str).encode()


def _unnamed(body: str, gone: frozenset[str]) -> str:
    """The JSON of a record without these names; what is none of ours stays as it is."""
    try:
        record = Record.model_validate_json(body)
    except ValidationError:
        return body
    seats = tuple(
        seat if seat.name not in gone else seat.model_copy(update={"name": NAMELESS}) for seat in record.seats
    )
    if seats == record.seats:
        return body
    # The signature holds the name; without it, the record says that nobody has signed.
    return record.model_copy(update={"seats": seats, "signature": None}).model_dump_json()
