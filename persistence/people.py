"""Everything that carries a person's id: handed out to them, or made nobody's.

Both go by the names of columns, so that a table added later is part of it from its first day: `user_id`, `actor_id`
and `opener_id` are always people.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from sqlalchemy import Column, Connection, LargeBinary, Table, and_, delete, or_, select, update

from persistence.database import Part
from persistence.rows import ALIVE, EntryKind
from persistence.schema import gains, imports, log, metadata, result_rows, seats, tables

NAMELESS = ""
"""The name of somebody who asked to be forgotten; screens say "somebody"."""

Body: TypeAlias = Callable[[EntryKind, str], str]
"""Makes the body of a log entry another one."""
Names: TypeAlias = Callable[[str, frozenset[str]], str]
"""Takes names out of an imported record."""

_PEOPLE = frozenset({"user_id", "actor_id", "opener_id"})
_TELLING = (EntryKind.OPEN, EntryKind.JOIN)
"""The entries whose body says who sits down."""
_same_seat = (gains.c.table_id == result_rows.c.table_id, gains.c.seat == result_rows.c.seat)


class PersonStore(Part):
    """Knows where a person occurs."""

    async def everything_of(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Return every row that carries a person's id, by table, and what their games brought them.

        Secrets of shuffles are left out.

        Log entries come with their whole body, which may name others.
        """

        def work(connection: Connection) -> dict[str, list[dict[str, Any]]]:
            found = {}
            for table, mine in _traces():
                kept = [column for column in table.columns if not isinstance(column.type, LargeBinary)]
                where = or_(mine == user_id, _named_in_log(user_id)) if table is log else mine == user_id
                rows = connection.execute(select(*kept).where(where).order_by(*table.primary_key))
                found[table.name] = [row._asdict() for row in rows]
            won = select(gains).join(result_rows, and_(*_same_seat)).where(result_rows.c.user_id == user_id)
            rows = connection.execute(won.order_by(*gains.primary_key))
            return {**found, gains.name: [row._asdict() for row in rows]}

        return await self._database.read(work)

    async def tables_touched(self, user_id: int) -> list[str]:
        """Return every table that a person's id occurs at, in order."""

        def work(connection: Connection) -> list[str]:
            found = set(connection.execute(select(log.c.table_id).where(_named_in_log(user_id))).scalars())
            for table, mine in _traces():
                at = table.c.get("table_id") if table is not tables else table.c.id
                if at is not None:
                    found.update(connection.execute(select(at).where(mine == user_id)).scalars())
            return sorted(found)

        return await self._database.read(work)

    async def make_nobody(self, user_id: int, nobody: int, body: Body, names: Names) -> bool:
        """Put `nobody` in a person's place in every row, durably; False, and nothing done, while they play somewhere.

        `nobody` is a number that is no person's: who was the same in two games stays the same, so points and ratings
        of the others still follow from the results. What is the person's alone (settings, pings, imports) is deleted.
        `body` does its part in a log entry, `names` takes names out of the records that others imported.
        """

        def work(connection: Connection) -> bool:
            plays = select(seats.c.seat).join(tables).where(seats.c.user_id == user_id, seats.c.level.is_(None))
            if connection.execute(plays.where(tables.c.phase.in_(ALIVE)).limit(1)).first() is not None:
                return False
            _rename_imports(connection, _names_of(connection, user_id), names)
            _rewrite_log(connection, user_id, body)
            for table, mine in _traces():
                _clear(connection, table, mine, user_id, nobody)
            return True

        return await self._database.write(work)

    async def scrub(self) -> None:
        """Build the file anew, so that nothing that was deleted or replaced is left in it. Raises `StoreError`."""
        await self._database.scrub()


def _traces() -> Iterator[tuple[Table, Column[Any]]]:
    for table in metadata.sorted_tables:
        for column in table.columns:
            if column.name in _PEOPLE:
                yield table, column


def _named_in_log(user_id: int) -> Any:
    return log.c.kind.in_(_TELLING) & log.c.body.contains(str(user_id))


def _names_of(connection: Connection, user_id: int) -> frozenset[str]:
    named = [(table.c.name, mine) for table, mine in _traces() if "name" in table.c]
    return frozenset(
        name for column, mine in named for name in connection.execute(select(column).where(mine == user_id)).scalars()
    )


def _rename_imports(connection: Connection, gone: frozenset[str], names: Names) -> None:
    for import_id, before in connection.execute(select(imports.c.id, imports.c.body)).all():
        after = names(before, gone)
        if after != before:
            connection.execute(update(imports).where(imports.c.id == import_id).values(body=after))


def _rewrite_log(connection: Connection, user_id: int, body: Body) -> None:
    telling = select(log.c.table_id, log.c.seq, log.c.kind, log.c.body).where(_named_in_log(user_id))
    for table_id, seq, kind, before in connection.execute(telling).all():
        entry = update(log).where(log.c.table_id == table_id, log.c.seq == seq)
        connection.execute(entry.values(body=body(kind, before)))


def _clear(connection: Connection, table: Table, mine: Column[Any], user_id: int, nobody: int) -> None:
    if mine.name == "user_id" and "name" not in table.c:  # a row about the person and nothing else
        connection.execute(delete(table).where(mine == user_id))
    else:
        nameless = {table.c.name: NAMELESS} if "name" in table.c else {}
        connection.execute(update(table).where(mine == user_id).values({mine: nobody, **nameless}))
