"""What is kept about a person, handed out to them or taken away: `/privacy export` and `/privacy forget`."""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from functools import partial
from typing import Any

import structlog
from pydantic import ValidationError

from bot.tables.entries import own_part, without
from bot.tables.errors import Closed, Finished, NoSuchTable, NotOpen, NotRunning, NotSeated, Stale, TableError
from bot.tables.ledger import TRIES, storing
from bot.tables.model import Person
from bot.tables.service import TableService
from games.engine import Record, text
from persistence.errors import StoreError
from persistence.people import NAMELESS
from persistence.rows import ALIVE
from persistence.store import Store

log = structlog.get_logger(__name__)

AT_ONCE = 1000
"""How many tables somebody can sit at when they ask to be forgotten; a server allows far fewer."""


class Privacy:
    """Everything that carries a person's id, all tables of all servers included."""

    def __init__(self, service: TableService, store: Store) -> None:
        self._service = service
        self._store = store

    async def export(self, user_id: int) -> bytes:
        """Return everything that carries a person's id, as JSON. Of others it says nothing. Raises `Unavailable`."""
        with storing():
            kept: dict[str, Any] = await self._store.people.everything_of(user_id)
        kept["log"] = [
            {**row, "body": body}
            for row in kept["log"]
            if (body := own_part(user_id, row["kind"], row["body"])) is not None
        ]
        kept["imports"] = [{**row, "body": json.loads(row["body"])} for row in kept["imports"]]
        return json.dumps({"user_id": user_id, **kept}, ensure_ascii=False, indent=1).encode()

    async def forget(self, who: Person) -> None:
        """Leave every table, then make the person nobody everywhere; the games of others stay whole.

        Raises `Stale` when they sat down again meanwhile, `TableError` when the file could not be rid of traces,
        `Unavailable`.
        """
        nobody = -1 - secrets.randbits(62)  # Discord's ids are positive
        body = partial(without, who.id, nobody, NAMELESS)
        replace_all = partial(self._store.people.make_nobody, who.id, nobody, body, _unnamed)
        for _ in range(TRIES):
            await self._leave_all(who)
            with storing():
                touched = await self._store.people.tables_touched(who.id)
            if await self._service.rewriting(touched, replace_all):
                break
        else:
            raise Stale
        try:
            await self._store.people.scrub()
        except StoreError as error:
            log.warning("file not scrubbed", code=error.code, why=str(error))
            raise TableError(text("privacy-not-scrubbed")) from error

    async def _leave_all(self, who: Person) -> None:
        for table in await self._service.tables_of_person(who.id, ALIVE, limit=AT_ONCE):
            if table.seat_of(who.id) is None:
                continue
            with suppress(NotOpen, NotRunning, NotSeated, Finished, Closed, NoSuchTable):  # it has just changed
                await self._service.withdraw(table, who)


def _unnamed(body: str, gone: frozenset[str]) -> str:
    """Return the JSON of a record without these names; what is none of ours stays as it is."""
    try:
        record = Record.model_validate_json(body)
    except ValidationError:
        return body
    seats = tuple(
        seat if seat.name not in gone else seat.model_copy(update={"name": NAMELESS}) for seat in record.seats
    )
    return body if seats == record.seats else record.model_copy(update={"seats": seats}).model_dump_json()
