"""Results of games: written once, with the last entry of the log, and read per table, server and person."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, Row, Select, func, insert, select

from persistence.columns import columns_of, fields_in, value_of, values_of
from persistence.database import Part, reading
from persistence.schema import result_rows, results
from seasons.model import Result, ResultRow

_COLUMNS = [results.c[name] for name in Result.__slots__ if name != "rows"]
_OF_SEAT = fields_in(result_rows, ResultRow)


def insert_result(connection: Connection, result: Result, season: int | None) -> None:
    """Write a result within the caller's transaction, as its server's next one, counting for that season."""
    last = select(func.coalesce(func.max(results.c.number), 0)).filter_by(guild_id=result.guild_id)
    place = {"number": connection.execute(last).scalar_one() + 1, "season": season}
    connection.execute(insert(results), {**columns_of(result, but=("rows",)), **place})
    of = {"table_id": result.table_id, "ended_at": result.ended_at}
    connection.execute(insert(result_rows), [{**of, **columns_of(row)} for row in result.rows])


class ResultStore(Part):
    @reading
    def find(self, connection: Connection, table_id: str) -> Result | None:
        return result_at(connection, table_id)

    async def of_person(self, user_id: int, *, guild_id: int | None = None, limit: int = 25) -> list[Result]:
        """The latest results of games that a person played, on one server or on all, the last ended first."""
        # From the latest of the person's own lines on, so that it costs as much as is read.
        played = select(*_COLUMNS).join(result_rows).where(result_rows.c.user_id == user_id)
        if guild_id is not None:
            played = played.where(results.c.guild_id == guild_id)
        latest = played.order_by(result_rows.c.ended_at.desc(), result_rows.c.table_id).limit(limit)
        return list(_grouped(await self._database.rows(_with_rows(latest))))

    async def has_played(self, user_id: int, game: str) -> bool:
        """Tell whether a person has finished a game of that kind, on any server."""
        played = select(results.c.table_id).join(result_rows).filter_by(user_id=user_id, game=game)
        return bool(await self._database.rows(played.limit(1)))


def result_at(connection: Connection, table_id: str) -> Result | None:
    found = select(*_COLUMNS).filter_by(table_id=table_id)
    return next(_grouped(connection.execute(_with_rows(found))), None)


def _with_rows(found: Select[*tuple[Any, ...]]) -> Select[*tuple[Any, ...]]:
    page = found.subquery("page")
    return (
        select(*page.columns, *_OF_SEAT)
        .join(result_rows, result_rows.c.table_id == page.c.table_id)
        .order_by(page.c.ended_at.desc(), page.c.table_id, result_rows.c.seat)
    )


def results_in_order(connection: Connection, guild_id: int) -> Iterator[tuple[Result, int | None]]:
    """Yield every result of a server with the season it counted for, in the order in which the games ended."""
    seasons = select(results.c.table_id, results.c.season).filter_by(guild_id=guild_id)
    counted_for = {row.table_id: row.season for row in connection.execute(seasons)}
    statement = (
        select(*_COLUMNS, *_OF_SEAT)
        .join(result_rows, result_rows.c.table_id == results.c.table_id)
        .where(results.c.guild_id == guild_id)
        .order_by(results.c.number, result_rows.c.seat)
    )
    for result in _grouped(connection.execute(statement)):
        yield result, counted_for[result.table_id]


def _grouped(rows: Iterable[Row[*tuple[Any, ...]]]) -> Iterator[Result]:
    for _, group in groupby(rows, key=attrgetter("table_id")):
        lines = list(group)
        yield value_of(Result, lines[0], rows=tuple(values_of(ResultRow, lines)))
