"""The log: opening a table, appending to it, reading it. A table is its log; the rest is what the log amounts to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from persistence.columns import columns_of, fields_in
from persistence.database import Batch, Part
from persistence.errors import DailyTaken, DuplicateInteraction, RevisionTaken, StoreAway, StoreError, StoreSilent
from persistence.rows import Entry, LogRef, SeatRow, TableRow
from persistence.schema import log, tables
from persistence.schema import seats as seat_table
from persistence.scores.daily import marking
from persistence.scores.settling import settle
from seasons.model import Result

_CREATE = insert(tables)
_WRITE = insert(log)
_MOVE = update(tables).where(tables.c.id == bindparam("at_table"), tables.c.revision == bindparam("from_revision"))
_ENTRY = fields_in(log, Entry)

_SIT = insert(seat_table)
_RISE = delete(seat_table).where(seat_table.c.table_id == bindparam("at_table"))
_CHANGE = (
    update(seat_table)
    .where(seat_table.c.table_id == bindparam("at_table"), seat_table.c.seat == bindparam("at_seat"))
    .values({column.name: bindparam(column.name) for column in fields_in(seat_table, SeatRow)})
)


def _sit_down(table_id: str, rows: Iterable[SeatRow]) -> list[Batch]:
    written = [{"table_id": table_id, **columns_of(row)} for row in rows]
    return [(_SIT, written)] if written else []


def _seating(table_id: str, former: Sequence[SeatRow] | None, rows: Sequence[SeatRow]) -> list[Batch]:
    """The statements that make `rows` the seats of a table; one that was made nobody stays so, unless it changed."""
    if former is None or [row.seat for row in former] != [row.seat for row in rows]:
        return [(_RISE, [{"at_table": table_id}]), *_sit_down(table_id, rows)]
    changed = [
        {"at_table": table_id, "at_seat": row.seat, **columns_of(row)}
        for row, before in zip(rows, former, strict=True)
        if row != before
    ]
    return [(_CHANGE, changed)] if changed else []


class LogStore(Part):
    async def open_table(self, table: TableRow, seats: Sequence[SeatRow], *entries: Entry) -> None:
        """Keep a new table with the first entries of its log; durable on return.

        Raises `RevisionTaken` when the id is taken, `DuplicateInteraction`, `DailyTaken` for a second try at a deal of
        the day, or another `StoreError`; `errors.py` says what has been written then.
        """
        if [entry.seq for entry in entries] != list(range(1, table.revision + 1)) or not entries:
            raise ValueError("a log begins with entry 1")
        steps = [(_CREATE, [columns_of(table)]), _writing(table.id, entries), *_sit_down(table.id, seats)]
        if table.daily is not None:
            steps.append(marking(table, table.daily))
        try:
            await self._append(table.id, entries, steps)
        except IntegrityError:
            if table.daily is None:
                raise
            raise DailyTaken from None

    async def append(
        self,
        table_id: str,
        expected_revision: int,
        entries: Sequence[Entry],
        *,
        seats: Sequence[SeatRow] | None = None,
        former: Sequence[SeatRow] | None = None,
        result: Result | None = None,
        **changes: Any,
    ) -> None:
        """Append entries to a table's log and change what the log amounts to, all or nothing; durable on return.

        `entries` follow `expected_revision` without a gap. `seats` are the table's from now on; where `former` says who
        sat there at `expected_revision`, only the seats that differ are written. `changes` are columns of the table
        (`changed_at` is the last entry's time unless given). Raises `RevisionTaken` when the log does not
        stand at `expected_revision` (or there is no such table), `DuplicateInteraction`, or another `StoreError`;
        `errors.py` says what has been written then.
        """
        if [entry.seq for entry in entries] != list(range(expected_revision + 1, expected_revision + 1 + len(entries))):
            raise ValueError("entries must follow the expected revision, without a gap")
        if not entries:
            raise ValueError("nothing to append")
        move = {
            "at_table": table_id,
            "from_revision": expected_revision,
            "revision": entries[-1].seq,
            "changed_at": entries[-1].at,
            **changes,
        }
        steps = [_writing(table_id, entries)]
        if seats is not None:
            steps += _seating(table_id, former, seats)
        await self._append(table_id, entries, steps, move, result)

    async def entries(self, table_id: str, after: int = 0, *, limit: int | None = None) -> list[Entry]:
        """A table's entries with a `seq` greater than `after`, in order; no `limit`: all."""
        found = select(*_ENTRY).where(log.c.table_id == table_id, log.c.seq > after).order_by(log.c.seq).limit(limit)
        return await self._all(Entry, found)

    async def find_interaction(self, interaction_id: int) -> LogRef | None:
        found = select(*fields_in(log, LogRef)).filter_by(interaction_id=interaction_id)
        return await self._first(LogRef, found)

    async def _append(
        self,
        table_id: str,
        entries: Sequence[Entry],
        steps: Sequence[Batch],
        move: Mapping[str, Any] | None = None,
        result: Result | None = None,
    ) -> None:
        def work(connection: Connection) -> None:
            # The table's row is the gate: on any database, of two appends from one revision the second finds none.
            if move is not None and connection.execute(_MOVE, move).rowcount != 1:
                raise RevisionTaken(table_id, move["from_revision"])
            for statement, values in steps:
                connection.execute(statement, values)
            if result is not None:
                settle(connection, result)

        try:
            await self._database.write(work)
        except (IntegrityError, RevisionTaken):
            if refusal := await self._refusal(table_id, entries):
                raise refusal from None
            raise
        except StoreSilent:
            raise  # nobody would tell now what came of it
        except StoreAway:
            # The connection may have been lost after the server had heard the COMMIT.
            if await self.entries(table_id, entries[0].seq - 1, limit=len(entries)) != list(entries):
                raise

    async def _refusal(self, table_id: str, entries: Sequence[Entry]) -> StoreError | None:
        """The error of a log that did not take the entries, None when it has room for them."""
        for entry in entries:
            if entry.interaction_id is not None and (ref := await self.find_interaction(entry.interaction_id)):
                return DuplicateInteraction(ref)
        first = entries[0].seq
        taken = select(log.c.seq).filter_by(table_id=table_id, seq=first)
        return RevisionTaken(table_id, first - 1) if await self._database.rows(taken) else None


def _writing(table_id: str, entries: Iterable[Entry]) -> Batch:
    return _WRITE, [{"table_id": table_id, **columns_of(entry)} for entry in entries]
