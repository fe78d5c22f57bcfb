"""aiosqlite at the price of one trip a statement.

Every call of aiosqlite is a trip to its connection's thread and back, which costs more than what SQLite does meanwhile.
SQLAlchemy makes a cursor, executes with it and closes it: three trips, of which one does the work.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Self

import aiosqlite


class Cursor:
    """What SQLAlchemy asks of an asynchronous cursor; the one underneath is made by the statement itself.

    It needs no closing: once all its rows are fetched, SQLite's statement is at rest.
    """

    arraysize = 1

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._cursor: aiosqlite.Cursor | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, values: Sequence[Any] = ()) -> None:
        """Execute a statement."""
        self._cursor = await self._connection.execute(statement, values)

    async def executemany(self, statement: str, values: Iterable[Sequence[Any]]) -> None:
        """Execute a statement for each of several sets of values."""
        self._cursor = await self._connection.executemany(statement, values)

    async def fetchall(self) -> Iterable[sqlite3.Row]:
        """Return all rows."""
        if self._cursor is None:
            return []
        try:
            return await self._cursor.fetchall()
        except BaseException:
            await self._cursor.close()
            raise

    async def close(self) -> None:
        """Do nothing."""

    @property
    def description(self) -> tuple[Any, ...] | None:
        """The columns of the rows, None for a statement that returns none."""
        return None if self._cursor is None else self._cursor.description

    @property
    def rowcount(self) -> int:
        """How many rows the statement changed."""
        return -1 if self._cursor is None else self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The number of the row inserted last."""
        return None if self._cursor is None else self._cursor.lastrowid
