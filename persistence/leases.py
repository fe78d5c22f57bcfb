"""Leases: one process at a time works for a set of servers.

A lease lasts until it runs out and another process asks for its servers. Leases run by the database's clock, so the
processes' own clocks may differ. A process that has lost its lease writes nothing any more: every transaction checks
the lease first. After that check nobody can take the lease until the transaction ends.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from persistence.database import Database, Part
from persistence.drivers.address import take_turns
from persistence.errors import LeaseLost
from persistence.schema import leases
from persistence.shards import Shards

LEASING = 0x1EA5E
"""The key under which processes take turns to take a lease."""


_OURS = select(leases.c.holder).where(leases.c.holder == bindparam("ours")).with_for_update(read=True, key_share=True)


class LeaseStore(Part):
    """Keeps the lease of one process. `holder` names a process, anew each time that it begins.

    From `stand_by` on the store writes only while it holds the lease; without, it asks nobody.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._holder: str | None = None

    def stand_by(self) -> None:
        """Write nothing before a lease is taken: it raises `LeaseLost`."""
        self._holder = None
        self._database.guard = self._prove

    async def holder(self, shards: Shards, gone: Callable[[str], bool]) -> str | None:
        """Another process with a lease that meets these shards, or None; `gone` tells that one lives no longer."""
        return await self._database.read(lambda connection: self._holding(connection, shards, gone))

    async def take(self, shards: Shards, holder: str, milliseconds: int, gone: Callable[[str], bool]) -> bool:
        """Take the lease of these shards for so long, and end those that ran out; whether it is ours now."""

        def work(connection: Connection) -> bool:
            take_turns(connection, LEASING)
            if self._holding(connection, shards, gone) is not None:
                return False
            for row in connection.execute(select(leases)).all():
                if shards.meet(Shards.parse(row.shards)):
                    connection.execute(delete(leases).filter_by(holder=row.holder))
            until = self._database.now + milliseconds
            connection.execute(insert(leases).values(holder=holder, shards=str(shards), until=until))
            return True

        taken = await self._database.write_unguarded(work)
        if taken:
            self._holder = holder
            self._database.guard = self._prove
        return taken

    async def renew(self, milliseconds: int) -> bool:
        """Let the lease run so long from now; False when it is ours no more."""
        longer = update(leases).filter_by(holder=self._holder).values(until=self._database.now + milliseconds)
        return await self._database.write_unguarded(lambda connection: connection.execute(longer).rowcount == 1)

    async def give_back(self) -> None:
        """Leave the servers to the next process that asks; from now on nothing is written."""
        ours = delete(leases).filter_by(holder=self._holder)
        await self._database.write_unguarded(lambda connection: connection.execute(ours))
        self._holder = None

    def _prove(self, connection: Connection) -> None:
        """Raise `LeaseLost` unless the lease is ours until the transaction has ended."""
        if self._holder is None or connection.execute(_OURS, {"ours": self._holder}).first() is None:
            raise LeaseLost("another process works for these servers")

    def _holding(self, connection: Connection, shards: Shards, gone: Callable[[str], bool]) -> str | None:
        living = connection.execute(select(leases).where(leases.c.until > self._database.now)).all()
        met = (row.holder for row in living if shards.meet(Shards.parse(row.shards)))
        return next((holder for holder in met if not gone(holder)), None)
