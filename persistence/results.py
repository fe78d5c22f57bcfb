"""How games ended: written once, with the last entry of the log, and read per table, server and person."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from sqlalchemy import Select, insert, select

from persistence.database import Part, Step
from persistence.rows import Result, ResultRow
from persistence.schema import result_rows, results


def result_steps(result: Result) -> list[Step]:
    """Return what writes a result."""
    head = {column.name: getattr(result, column.name) for column in results.columns}
    rows = [
        {
            "table_id": result.table_id,
            "ended_at": result.ended_at,
            **{name: getattr(row, name) for name in ResultRow.__slots__},
        }
        for row in result.rows
    ]
    return [(insert(results), [head]), (insert(result_rows), rows)]


class Results(Part):
    """The part of the store that reads results; pages are the latest ended first."""

    async def result(self, table_id: str) -> Result | None:
        """Return how a table's game ended, None while it has not."""
        found = await self._results(select(results).where(results.c.table_id == table_id))
        return found[0] if found else None

    async def results_of_guild(
        self,
        guild_id: int,
        *,
        since: int = 0,
        until: int | None = None,
        game: str | None = None,
        limit: int | None = 25,
        offset: int = 0,
    ) -> list[Result]:
        """Return a page of a server's results that ended from `since` on and before `until`; no `limit`: all."""
        found = select(results).where(results.c.guild_id == guild_id, results.c.ended_at >= since)
        if until is not None:
            found = found.where(results.c.ended_at < until)
        if game is not None:
            found = found.where(results.c.game == game)
        return await self._page(found, limit, offset)

    async def results_of_person(
        self, user_id: int, *, guild_id: int | None = None, limit: int | None = 25, offset: int = 0
    ) -> list[Result]:
        """Return a page of the results of games a person played, on one server or on all; no `limit`: all."""
        # From the latest of the person's own lines on, so that a page costs as much as is on it.
        played = select(*results.columns).join(result_rows).where(result_rows.c.user_id == user_id)
        if guild_id is not None:
            played = played.where(results.c.guild_id == guild_id)
        latest = played.order_by(result_rows.c.ended_at.desc(), result_rows.c.table_id)
        return await self._results(latest.limit(limit).offset(offset))

    async def _page(self, found: Select[*tuple[Any, ...]], limit: int | None, offset: int) -> list[Result]:
        latest = found.order_by(results.c.ended_at.desc(), results.c.table_id)
        return await self._results(latest.limit(limit).offset(offset))

    async def _results(self, found: Select[*tuple[Any, ...]]) -> list[Result]:
        """Return results with their rows, by one statement."""
        page = found.subquery("page")
        rows = [result_rows.c[name] for name in ResultRow.__slots__]
        statement = (
            select(*page.columns, *[column.label(f"row_{column.name}") for column in rows])
            .join(result_rows, result_rows.c.table_id == page.c.table_id)
            .order_by(page.c.ended_at.desc(), page.c.table_id, result_rows.c.seat)
        )
        count = len(page.columns)
        return [
            Result(
                **dict(zip(page.columns.keys(), head, strict=True)),
                rows=tuple(ResultRow(**dict(zip(ResultRow.__slots__, row[count:], strict=True))) for row in group),
            )
            for head, group in groupby(await self._database.rows(statement), key=lambda row: tuple(row[:count]))
        ]
