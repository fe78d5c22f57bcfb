"""The Discord messages that show a table or ping its players, kept to be edited, found and taken away."""

from __future__ import annotations

from sqlalchemy import Connection, Delete, delete, select, update

from persistence.columns import columns_of
from persistence.database import Database, Part
from persistence.kept import Kept
from persistence.rows import ALIVE, Ping
from persistence.schema import pings, tables


class MessageStore(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.cache: Kept[str, list[Ping]] = Kept()

    async def show(self, table_id: str, message_id: int | None, message_at: int | None) -> None:
        shown = update(tables).filter_by(id=table_id)
        await self._database.execute(shown.values(message_id=message_id, message_at=message_at))

    async def channel_gone(self, channel_id: int) -> list[str]:
        """Forget the messages of a channel or thread that is gone; return the open and running tables it held."""

        def work(connection: Connection) -> list[str]:
            here = tables.c.channel_id == channel_id
            shown = update(tables).where(here, tables.c.message_id.is_not(None))
            connection.execute(delete(pings).filter_by(channel_id=channel_id))
            connection.execute(shown.values(message_id=None, message_at=None))
            held = select(tables.c.id).where(here, tables.c.phase.in_(ALIVE)).order_by(tables.c.opened_at, tables.c.id)
            return list(connection.execute(held).scalars())

        return await self.cache.changing(None, self._database.write(work))

    async def add_ping(self, ping: Ping) -> None:
        """Keep that a message pings somebody to a table; one posted again under its nonce is the same message."""
        await self.cache.changing(ping.table_id, self._put(pings, columns_of(ping)))

    async def pings(self, table_id: str) -> list[Ping]:
        """The pings of a table, the oldest first."""

        async def read() -> list[Ping]:
            found = select(pings).filter_by(table_id=table_id).order_by(pings.c.message_id)
            return await self._all(Ping, found)

        return list(await self.cache.get(table_id, read))

    async def pings_of(self, user_id: int) -> list[Ping]:
        return await self._all(Ping, select(pings).filter_by(user_id=user_id).order_by(pings.c.message_id))

    async def remove_ping(self, ping: Ping) -> None:
        """Forget a ping; nothing happens when it is forgotten already."""
        await self.cache.changing(ping.table_id, self._database.execute(_gone(ping)))

    async def left_to_others(self, ping: Ping) -> bool:
        """Forget a ping whose message pings the person to another table, too; False, and nothing done, for the last."""

        def work(connection: Connection) -> bool:
            here = select(pings.c.table_id).filter_by(message_id=ping.message_id).order_by(pings.c.table_id)
            stands_for = connection.execute(here.with_for_update()).scalars().all()
            found = any(table_id != ping.table_id for table_id in stands_for)
            if found:
                connection.execute(_gone(ping))
            return found

        return await self.cache.changing(ping.table_id, self._database.write(work))


def _gone(ping: Ping) -> Delete:
    return delete(pings).filter_by(table_id=ping.table_id, message_id=ping.message_id)
