"""The store: one door to everything that is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Self

from persistence import sqlite
from persistence.careers import Careers
from persistence.database import READERS, Database
from persistence.errors import StoreReadOnly
from persistence.imports import Imports
from persistence.log import Log
from persistence.messages import Messages
from persistence.people import People
from persistence.results import Results
from persistence.seasons import Seasons
from persistence.settings import Settings
from persistence.settling import Settlements
from persistence.standings import Standings
from persistence.tables import Tables
from persistence.upgrade import examine, upgrade

DEFAULT_DATABASE = "sqlite:///data/tapis.db"


class Store(Tables, Log, Messages, Results, Settlements, Seasons, Standings, Careers, Settings, Imports, People):
    """A database that is open. Every method may raise `StoreError`; what a method wrote is durable when it returns."""

    @classmethod
    async def open(cls, url: str, *, read_only_ok: bool = False) -> Self:
        """Open the database at `url`, made or brought to the present schema when due. Raises `StoreError`.

        With `read_only_ok` a database that cannot be written is opened all the same; writes raise `StoreReadOnly`.
        """
        address = sqlite.parsed(url)
        try:
            await _to_the_end(upgrade(address))
        except StoreReadOnly:
            if not read_only_ok:
                raise
            await _to_the_end(examine(address))
        return cls(Database(sqlite.writer(address), sqlite.reader(address, READERS)))

    async def close(self) -> None:
        """Finish what is under way and close the database."""
        await self._database.close()


async def _to_the_end(work: Coroutine[Any, Any, object]) -> None:
    """Do some work whole: a caller who is cancelled meanwhile hears so once it is done."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
