"""The store: one door to everything that is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Self

from sqlalchemy import URL

from persistence.blocks import BlockStore
from persistence.database import Database
from persistence.drivers.address import parsed
from persistence.errors import StoreReadOnly
from persistence.leases import LeaseStore
from persistence.notes import CrownStore, NoteStore
from persistence.people import PersonStore
from persistence.play.challenges import ChallengeStore
from persistence.play.contests import ContestStore
from persistence.play.imports import ImportStore
from persistence.play.log import LogStore
from persistence.play.messages import MessageStore
from persistence.play.puzzles import PuzzleStore
from persistence.play.tables import TableStore
from persistence.scores.daily import DailyStore
from persistence.scores.prizes import PrizeStore
from persistence.scores.results import ResultStore
from persistence.scores.seasons import SeasonStore
from persistence.scores.standings import StandingStore
from persistence.settings import SettingStore
from persistence.shards import ALL, Shards
from persistence.upkeep.upgrade import examine, upgrade

DEFAULT_DATABASE = "sqlite:///data/tapis.db"


class Store:
    """A database that is open, by subject. Every method of its parts may raise `StoreError`.

    What a method wrote is durable when it returns.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.tables = TableStore(database)
        self.log = LogStore(database)
        self.messages = MessageStore(database)
        self.results = ResultStore(database)
        self.seasons = SeasonStore(database)
        self.standings = StandingStore(database)
        self.settings = SettingStore(database)
        self.people = PersonStore(database, self.settings, self.messages)
        self.imports = ImportStore(database)
        self.notes = NoteStore(database)
        self.blocks = BlockStore(database)
        self.crowns = CrownStore(database)
        self.leases = LeaseStore(database)
        self.dailies = DailyStore(database)
        self.contests = ContestStore(database)
        self.challenges = ChallengeStore(database)
        self.prizes = PrizeStore(database)
        self.puzzles = PuzzleStore(database)

    @classmethod
    async def open(cls, url: str, *, read_only_ok: bool = False, shards: Shards = ALL) -> Self:
        """Open the database at `url`, made or brought to the present schema when due. Raises `StoreError`.

        With `read_only_ok` a database that cannot be written is opened all the same; writes raise `StoreReadOnly`.
        What is found without asking for a server (what is due, what has changed) is that of the servers of `shards`.
        """
        address = parsed(url)
        try:
            await _to_the_end(upgrade, address)
        except StoreReadOnly:
            if not read_only_ok:
                raise
            await _to_the_end(examine, address)
        database = await Database.open(address)
        database.shards = shards
        return cls(database)

    @property
    def waiting(self) -> tuple[int, int]:
        return self._database.waiting

    def on_commit(self, heard: Callable[[], None]) -> None:
        self._database.committed = heard

    async def close(self) -> None:
        await self._database.close()


async def _to_the_end(work: Callable[[URL], object], address: URL) -> None:
    """Do some work whole, in a thread: a caller who is cancelled meanwhile hears so once it is done."""
    task = asyncio.create_task(asyncio.to_thread(work, address))
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
