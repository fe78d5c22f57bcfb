"""Everything that carries a person's id: handed out to them, or made nobody's.

Both go by the names of columns, so that a table added later is part of it from its first day: `user_id`, `actor_id`,
`opener_id` and `blocked_id` are always people. Who blocked somebody is told to nobody, nor to them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from sqlalchemy import Column, ColumnElement, Connection, Table, and_, delete, false, or_, select, union, update

from persistence.columns import HIDDEN, fields_in, values_of
from persistence.database import Database, Part, reading
from persistence.drivers.address import take_turns
from persistence.play.chain import forgotten
from persistence.play.messages import MessageStore
from persistence.rows import ALIVE, Away, Entry, EntryKind, Import
from persistence.schema import (
    blocks,
    gains,
    imports,
    ladder,
    ladder_steps,
    log,
    metadata,
    result_rows,
    results,
    seats,
    standings,
    tables,
)
from persistence.settings import SettingStore
from persistence.upkeep.recount import rebuild_guild

NAMELESS = ""
"""The name of somebody who asked to be forgotten; screens say "somebody"."""

Body: TypeAlias = Callable[[str], str]
"""Makes the body of a log entry another one."""

_PEOPLE = frozenset({"user_id", "actor_id", "opener_id", "blocked_id"})
_TELLING = (
    EntryKind.OPEN,
    EntryKind.JOIN,
    EntryKind.SHOW,
    EntryKind.INVITE,
    EntryKind.SUBSTITUTE,
    EntryKind.PAUSE,
    EntryKind.RESUME,
    EntryKind.MOVE,
    EntryKind.CLOSE,
)
"""The entries whose body says who sits down, who sees a hand, who is invited, or who manages the table."""
_may_play = or_(seats.c.level.is_(None), seats.c.away == Away.ABSENT)


class PersonStore(Part):
    def __init__(self, database: Database, settings: SettingStore, messages: MessageStore) -> None:
        super().__init__(database)
        self._settings = settings
        self._messages = messages

    @reading
    def everything_of(self, connection: Connection, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Every row that carries a person's id, by table, and what their games brought them.

        What must stay hidden at a table is left out. Log entries come with their whole body, which may name others.
        """
        theirs: dict[Table, list[ColumnElement[bool]]] = {}
        for table, mine in _traces():
            if mine is not blocks.c.blocked_id:
                theirs.setdefault(table, []).append(mine == user_id)
        theirs[log].append(_named_in_log(user_id))
        wanted = {
            table: select(*[column for column in table.columns if column.info != HIDDEN]).where(or_(*found))
            for table, found in theirs.items()
        }
        for table in (gains, ladder_steps):
            same = and_(result_rows.c.table_id == table.c.table_id, result_rows.c.seat == table.c.seat)
            wanted[table] = select(table).join(result_rows, same).where(result_rows.c.user_id == user_id)
        return {
            table.name: [row._asdict() for row in connection.execute(found.order_by(*table.primary_key))]
            for table, found in wanted.items()
        }

    @reading
    def tables_touched(self, connection: Connection, user_id: int) -> list[str]:
        """Every table whose log or seats a person's id occurs in, in order. Reads the whole log."""
        found = set(connection.execute(select(log.c.table_id).where(_named_in_log(user_id))).scalars())
        for table, mine in _at_tables():
            found.update(connection.execute(select(_table_id(table)).where(mine == user_id)).scalars())
        return sorted(found)

    @reading
    def is_kept(self, connection: Connection, user_id: int) -> bool:
        """Tell whether a person's id occurs anywhere but at tables: in results, standings, settings, imports."""
        found = (connection.execute(select(mine).where(mine == user_id).limit(1)) for _, mine in _elsewhere())
        return any(rows.first() is not None for rows in found)

    async def make_nobody_at(self, table_id: str, user_id: int, nobody: int, body: Body) -> bool:
        """Put `nobody` in a person's place in a table's log and seats; False, and nothing done, if they play there.

        `body` does its part in a log entry. Pings of the person are deleted.
        """

        def work(connection: Connection) -> bool:
            connection.execute(select(tables.c.id).filter_by(id=table_id).with_for_update())  # no append meanwhile
            if _plays(connection, user_id, seats.c.table_id == table_id):
                return False
            _rewrite_log(connection, table_id, user_id, nobody, body)
            for table, mine in _at_tables():
                _clear(connection, table, and_(mine == user_id, _table_id(table) == table_id), mine, nobody)
            return True

        return await self._messages.cache.changing(table_id, self._database.write(work))

    async def make_nobody_elsewhere(self, user_id: int, nobody: int) -> bool:
        """Put `nobody` in a person's place in results and standings; False, and nothing done, if they play somewhere.

        `nobody` is a number that is no person's: who was the same in two games stays the same, so points and ratings
        of the others still follow from the results. What is the person's alone (settings, imports) is deleted.
        """

        def work(connection: Connection) -> bool:
            for guild_id in _servers(connection, user_id, nobody):
                take_turns(connection, guild_id)
            if _plays(connection, user_id):
                return False
            # A game of theirs may have ended between its log's turn and this one, and has counted for nobody already.
            early = [select(table.c.guild_id).filter_by(user_id=nobody) for table in (standings, ladder)]
            ahead = set(connection.execute(union(*early)).scalars())
            for table in (standings, ladder):
                connection.execute(delete(table).filter_by(user_id=nobody))
            for table, mine in _elsewhere():
                _clear(connection, table, mine == user_id, mine, nobody)
            for guild_id in ahead:
                rebuild_guild(connection, guild_id)
            return True

        return await self._settings.people.changing(user_id, self._database.write(work))

    @reading
    def names_of(self, connection: Connection, user_id: int) -> frozenset[str]:
        named = [select(table.c.name).where(mine == user_id) for table, mine in _traces() if "name" in table.c]
        return frozenset(name for found in named for name in connection.execute(found).scalars() if name)

    async def imports_naming(self, names: Collection[str]) -> list[Import]:
        forms = {json.dumps(name, ensure_ascii=ascii_only)[1:-1] for name in names for ascii_only in (True, False)}
        found = select(imports).where(or_(false(), *(imports.c.body.contains(form, autoescape=True) for form in forms)))
        return await self._all(Import, found)

    async def rewrite_import(self, import_id: str, body: str) -> None:
        """Put another record in the place of an imported one, if it is still there."""
        await self._database.execute(update(imports).filter_by(id=import_id).values(body=body))

    async def erase(self) -> None:
        """Leave no byte of what was deleted or replaced behind. Raises `StoreError`, `StoreLocked` if others read."""
        await self._database.erase()


def _traces() -> Iterator[tuple[Table, Column[Any]]]:
    return ((table, mine) for table in metadata.sorted_tables for mine in table.columns if mine.name in _PEOPLE)


def _at_tables() -> Iterator[tuple[Table, Column[Any]]]:
    """Yield where people occur at a table that goes on; its result goes with all the others."""
    return ((table, mine) for table, mine in _traces() if table is not result_rows and _table_id(table) is not None)


def _elsewhere() -> Iterator[tuple[Table, Column[Any]]]:
    return ((table, mine) for table, mine in _traces() if table is result_rows or _table_id(table) is None)


def _table_id(table: Table) -> Any:
    return table.c.id if table is tables else table.c.get("table_id")


def _named_in_log(user_id: int) -> Any:
    return log.c.kind.in_(_TELLING) & log.c.body.contains(str(user_id))


def _plays(connection: Connection, user_id: int, *where: ColumnElement[bool]) -> bool:
    sits = select(seats.c.seat).join(tables).where(seats.c.user_id == user_id, _may_play, *where)
    return connection.execute(sits.where(tables.c.phase.in_(ALIVE)).limit(1)).first() is not None


def _servers(connection: Connection, *user_ids: int) -> list[int]:
    """The servers where these people have a standing, a result or a climb, sorted: all who wait do so in one order."""
    ranked = select(standings.c.guild_id).where(standings.c.user_id.in_(user_ids))
    ended = select(results.c.guild_id).join(result_rows).where(result_rows.c.user_id.in_(user_ids))
    climbing = select(ladder.c.guild_id).where(ladder.c.user_id.in_(user_ids))
    return sorted(connection.execute(ranked.union(ended, climbing)).scalars())


def _rewrite_log(connection: Connection, table_id: str, user_id: int, nobody: int, body: Body) -> None:
    """Put `nobody` in a person's place in a log; a digest of theirs stays, so that the chain fits."""
    named = or_(log.c.actor_id == user_id, _named_in_log(user_id))
    found = select(*fields_in(log, Entry)).where(log.c.table_id == table_id, named)
    for entry in values_of(Entry, connection.execute(found)):
        told = body(entry.body) if entry.kind in _TELLING else entry.body
        actor = nobody if entry.actor_id == user_id else entry.actor_id
        if (told, actor) == (entry.body, entry.actor_id):
            continue
        after = replace(entry, body=told, actor_id=actor)
        change = update(log).filter_by(table_id=table_id, seq=entry.seq)
        connection.execute(change.values(body=told, actor_id=actor, veil=forgotten(entry, after)))


def _clear(connection: Connection, table: Table, where: ColumnElement[bool], mine: Column[Any], nobody: int) -> None:
    if table is blocks or (mine.name == "user_id" and "name" not in table.c):  # about the person and nothing else
        connection.execute(delete(table).where(where))
    else:
        nameless = {table.c.name: NAMELESS} if "name" in table.c else {}
        connection.execute(update(table).where(where).values({mine: nobody, **nameless}))
