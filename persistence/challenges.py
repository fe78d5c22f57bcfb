"""Challenges at the cards of a finished game, and who has seen those cards: digests, from which nobody's id is read."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import asdict

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, select, update

from persistence.database import Part
from persistence.rows import NO_CHANNEL, Challenge
from persistence.schema import challenges, imports, sights, tables

EVERYBODY = "everybody"
"""The mark of a game that a channel may have seen."""


class ChallengeStore(Part):
    """Keeps challenges, each under the table of the game that it is about."""

    async def open(self, row: Challenge) -> None:
        """Keep a new challenge; nothing happens where that game has one."""

        def work(connection: Connection) -> None:
            if connection.execute(select(challenges).where(challenges.c.table_id == row.table_id)).first() is None:
                connection.execute(insert(challenges), asdict(row))

        await self._database.write(work)

    async def find(self, table_id: str) -> Challenge | None:
        return await self._first(Challenge, select(challenges).where(challenges.c.table_id == table_id))

    async def untold(self) -> list[str]:
        """The challenges whose message does not show how they ended."""
        ours = self._database.shards.among(challenges.c.guild_id)
        found = select(challenges.c.table_id).where(challenges.c.told_at.is_(None), ours)
        return await self._values(found)

    async def stand(self, table_id: str, channel_id: int, message_id: int | None) -> None:
        mine = update(challenges).where(challenges.c.table_id == table_id)
        await self._database.execute(mine.values(channel_id=channel_id, message_id=message_id))

    async def end(self, table_id: str, at: int) -> None:
        """Lay a challenge open; who has seen the cards does not matter any more."""

        def work(connection: Connection) -> None:
            mine = update(challenges).where(challenges.c.table_id == table_id, challenges.c.over_at.is_(None))
            connection.execute(mine.values(over_at=at))
            connection.execute(delete(sights).where(sights.c.table_id == table_id))

        await self._database.write(work)

    async def told(self, table_id: str, at: int) -> None:
        """Note that the message shows how a challenge ended, or never will."""
        await self._database.execute(update(challenges).where(challenges.c.table_id == table_id).values(told_at=at))

    async def tables(self, table_id: str) -> list[str]:
        """The tables at which friends play the cards of a game, in the order in which they sat down."""
        found = select(tables.c.id).where(_same_cards(table_id), _for_friends(table_id))
        return await self._values(found.order_by(tables.c.opened_at, tables.c.id))

    async def saw(self, table_id: str, user_id: int | None) -> None:
        """Note for good that somebody may have seen the cards of a game: a person, or everybody in a channel."""

        def work(connection: Connection) -> None:
            secret = connection.execute(select(tables.c.secret).where(tables.c.id == table_id)).scalar_one()
            line = {"table_id": table_id, "mark": _mark(secret, user_id)}
            same = (sights.c.table_id == table_id) & (sights.c.mark == line["mark"])
            if connection.execute(select(sights).where(same)).first() is None:
                connection.execute(insert(sights), line)

        await self._database.write(work)

    async def has_seen(self, table_id: str, user_id: int | None) -> bool:
        """Tell whether somebody, or everybody, may have seen the cards: here, at another table, or in their records."""

        def work(connection: Connection) -> bool:
            of_table = select(tables.c.secret, tables.c.commitment).where(tables.c.id == table_id)
            secret, promise = connection.execute(of_table).one()
            marks = (EVERYBODY, _mark(secret, user_id))
            ways = (
                exists().where(sights.c.table_id == table_id, sights.c.mark.in_(marks)),
                exists().where(_same_cards(table_id), tables.c.id != table_id, ~_for_friends(table_id)),
                exists().where(imports.c.user_id == user_id, imports.c.body.contains(promise, autoescape=True)),
            )
            return any(connection.execute(select(way)).scalar_one() for way in ways)

        return await self._database.read(work)


def _mark(secret: bytes, user_id: int | None) -> str:
    """A mark that a person, or everybody (None), has seen a game's cards. Its salt is that game's secret."""
    if user_id is None:
        return EVERYBODY
    return hmac.new(secret, f"seen by {user_id}".encode(), hashlib.sha256).hexdigest()


def _same_cards(table_id: str) -> ColumnElement[bool]:
    promise = select(tables.c.commitment).where(tables.c.id == table_id).scalar_subquery()
    return tables.c.commitment == promise


def _for_friends(table_id: str) -> ColumnElement[bool]:
    """Tell tables of a challenge from others that play on from the same game."""
    nowhere = tables.c.channel_id + 0 == NO_CHANNEL  # a sum: SQLite would go through all tables that are in no channel
    return and_(func.coalesce(tables.c.origin, "") == f"{table_id} 0", nowhere)
