"""Results of games: written once, with the last entry of the log, and read per table, server and person."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, Select, func, insert, select

from persistence.database import Part
from persistence.schema import result_rows, results
from seasons.model import Result, ResultRow

_HEAD = [column.name for column in results.columns if column.name in Result.__slots__]
_COLUMNS = [results.c[name] for name in _HEAD]
_LABELLED = [result_rows.c[name].label(f"row_{name}") for name in ResultRow.__slots__]


def insert_result(connection: Connection, result: Result, season: int | None) -> None:
    """Write a result within the caller's transaction, as its server's next one, counting for that season."""
    number = select(func.coalesce(func.max(results.c.number), 0) + 1).where(results.c.guild_id == result.guild_id)
    head = {name: getattr(result, name) for name in _HEAD}
    place = {"number": connection.execute(number).scalar_one(), "season": season}
    connection.execute(insert(results), {**head, **place})
    rows = [
        {
            "table_id": result.table_id,
            "ended_at": result.ended_at,
            **{name: getattr(row, name) for name in ResultRow.__slots__},
        }
        for row in result.rows
    ]
    connection.execute(insert(result_rows), rows)


class ResultStore(Part):
    """Reads results; pages are the latest ended first."""

    async def find(self, table_id: str) -> Result | None:
        return await self._database.read(lambda connection: result_at(connection, table_id))

    async def of_guild(
        self,
        guild_id: int,
        *,
        since: int = 0,
        until: int | None = None,
        game: str | None = None,
        limit: int | None = 25,
        offset: int = 0,
    ) -> list[Result]:
        """A page of a server's results that ended from `since` on and before `until`; no `limit`: all."""
        found = select(*_COLUMNS).where(results.c.guild_id == guild_id, results.c.ended_at >= since)
        if until is not None:
            found = found.where(results.c.ended_at < until)
        if game is not None:
            found = found.where(results.c.game == game)
        return await self._page(found, limit, offset)

    async def of_person(
        self, user_id: int, *, guild_id: int | None = None, limit: int | None = 25, offset: int = 0
    ) -> list[Result]:
        """A page of the results of games a person played, on one server or on all; no `limit`: all."""
        # From the latest of the person's own lines on, so that a page costs as much as is on it.
        played = select(*_COLUMNS).join(result_rows).where(result_rows.c.user_id == user_id)
        if guild_id is not None:
            played = played.where(results.c.guild_id == guild_id)
        latest = played.order_by(result_rows.c.ended_at.desc(), result_rows.c.table_id)
        return await self._results(latest.limit(limit).offset(offset))

    async def has_played(self, user_id: int, game: str) -> bool:
        """Tell whether a person has finished a game of that kind, on any server."""
        played = select(results.c.table_id).join(result_rows)
        played = played.where(result_rows.c.user_id == user_id, results.c.game == game)

        return bool(await self._database.rows(played.limit(1)))

    async def _page(self, found: Select[*tuple[Any, ...]], limit: int | None, offset: int) -> list[Result]:
        latest = found.order_by(results.c.ended_at.desc(), results.c.table_id)
        return await self._results(latest.limit(limit).offset(offset))

    async def _results(self, found: Select[*tuple[Any, ...]]) -> list[Result]:
        return list(_grouped(await self._database.rows(_with_rows(found))))


def result_at(connection: Connection, table_id: str) -> Result | None:
    found = select(*_COLUMNS).where(results.c.table_id == table_id)
    return next(_grouped(connection.execute(_with_rows(found))), None)


def _with_rows(found: Select[*tuple[Any, ...]]) -> Select[*tuple[Any, ...]]:
    page = found.subquery("page")
    return (
        select(*page.columns, *_LABELLED)
        .join(result_rows, result_rows.c.table_id == page.c.table_id)
        .order_by(page.c.ended_at.desc(), page.c.table_id, result_rows.c.seat)
    )


def results_in_order(connection: Connection, guild_id: int) -> Iterator[tuple[Result, int | None]]:
    """Yield every result of a server with the season it counted for, in the order in which the games ended."""
    seasons = select(results.c.table_id, results.c.season).where(results.c.guild_id == guild_id)
    counted_for = {row.table_id: row.season for row in connection.execute(seasons)}
    statement = (
        select(*_COLUMNS, *_LABELLED)
        .join(result_rows, result_rows.c.table_id == results.c.table_id)
        .where(results.c.guild_id == guild_id)
        .order_by(results.c.number, result_rows.c.seat)
    )
    for result in _grouped(connection.execute(statement)):
        yield result, counted_for[result.table_id]


def _grouped(rows: Iterable[Row[*tuple[Any, ...]]]) -> Iterator[Result]:
    count = len(_HEAD)
    for head, group in groupby(rows, key=lambda row: tuple(row[:count])):
        yield Result(
            **dict(zip(_HEAD, head, strict=True)),
            rows=tuple(ResultRow(**dict(zip(ResultRow.__slots__, row[count:], strict=True))) for row in group),
        )
