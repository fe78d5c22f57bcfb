"""Challenges at the cards of a finished game, and who has seen those cards: digests, from which nobody's id is read."""

from __future__ import annotations

import hashlib
import hmac

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, select, update

from persistence.columns import columns_of
from persistence.database import Part, insert_missing, reading, writing
from persistence.rows import NO_CHANNEL, Challenge
from persistence.schema import challenges, imports, sights, tables

EVERYBODY = "everybody"
"""The mark of a game that a channel may have seen."""


class ChallengeStore(Part):
    """Keeps challenges, each under the table of the game that it is about."""

    @writing
    def open(self, connection: Connection, row: Challenge) -> None:
        """Keep a new challenge; nothing happens where that game has one."""
        insert_missing(connection, challenges, columns_of(row))

    async def find(self, table_id: str) -> Challenge | None:
        return await self._first(Challenge, select(challenges).filter_by(table_id=table_id))

    async def untold(self) -> list[str]:
        """The challenges whose message does not show how they ended."""
        return await self._values(select(challenges.c.table_id).filter_by(told_at=None).where(self._ours(challenges)))

    async def stand(self, table_id: str, channel_id: int, message_id: int | None) -> None:
        mine = update(challenges).filter_by(table_id=table_id)
        await self._database.execute(mine.values(channel_id=channel_id, message_id=message_id))

    async def end(self, table_id: str, at: int) -> None:
        """Lay a challenge open. It no longer matters who has seen the cards."""
        over = update(challenges).filter_by(table_id=table_id, over_at=None).values(over_at=at)
        await self._database.execute(over, delete(sights).filter_by(table_id=table_id))

    async def told(self, table_id: str, at: int) -> None:
        """Note that the message shows how a challenge ended, or never will."""
        await self._database.execute(update(challenges).filter_by(table_id=table_id).values(told_at=at))

    async def tables(self, table_id: str) -> list[str]:
        """The tables at which friends play the cards of a game, in the order in which they sat down."""
        found = select(tables.c.id).where(_same_cards(table_id), _for_friends(table_id))
        return await self._values(found.order_by(tables.c.opened_at, tables.c.id))

    @writing
    def saw(self, connection: Connection, table_id: str, user_id: int | None) -> None:
        """Note for good that somebody may have seen the cards of a game: a person, or everybody in a channel."""
        secret = connection.execute(select(tables.c.secret).filter_by(id=table_id)).scalar_one()
        insert_missing(connection, sights, {"table_id": table_id, "mark": _mark(secret, user_id)})

    @reading
    def has_seen(self, connection: Connection, table_id: str, user_id: int | None) -> bool:
        """Tell whether somebody, or everybody, may have seen the cards: here, at another table, or in their records."""
        of_table = select(tables.c.secret, tables.c.commitment).filter_by(id=table_id)
        secret, promise = connection.execute(of_table).one()
        ways = (
            exists().where(sights.c.table_id == table_id, sights.c.mark.in_((EVERYBODY, _mark(secret, user_id)))),
            exists().where(_same_cards(table_id), tables.c.id != table_id, ~_for_friends(table_id)),
            exists().where(imports.c.user_id == user_id, imports.c.body.contains(promise, autoescape=True)),
        )
        return any(connection.execute(select(way)).scalar_one() for way in ways)


def _mark(secret: bytes, user_id: int | None) -> str:
    """A mark that a person, or everybody (None), has seen a game's cards. Its salt is that game's secret."""
    if user_id is None:
        return EVERYBODY
    return hmac.new(secret, f"seen by {user_id}".encode(), hashlib.sha256).hexdigest()


def _same_cards(table_id: str) -> ColumnElement[bool]:
    return tables.c.commitment == select(tables.c.commitment).filter_by(id=table_id).scalar_subquery()


def _for_friends(table_id: str) -> ColumnElement[bool]:
    """Tell tables of a challenge from others that play on from the same game."""
    nowhere = tables.c.channel_id + 0 == NO_CHANNEL  # a sum: SQLite would go through all tables that are in no channel
    return and_(func.coalesce(tables.c.origin, "") == f"{table_id} 0", nowhere)
