"""Who sits at a table, as an append writes it: only the seats that change, where it is known who sat there before.

Seats change with the log, so who sat at a table at a revision stays true. An append starts from a revision and fails
when the table has left it: what is remembered of that revision is what the database holds. Making somebody nobody is
the one change beside the log, and only hides a name: a seat left alone keeps it hidden, a changed one is written whole.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import bindparam, delete, insert, update

from persistence.database import Batch
from persistence.rows import SeatRow
from persistence.schema import seats

# The columns of `seats` that make a SeatRow.
SEAT = [column for column in seats.columns if column.name != "table_id"]

REMEMBERED = 1000
"""Of how many tables it is known who sits there."""

_SIT = insert(seats)
_RISE = delete(seats).where(seats.c.table_id == bindparam("at_table"))
_CHANGE = (
    update(seats)
    .where(seats.c.table_id == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
    .values({column.name: bindparam(column.name) for column in SEAT})
)


def sit_down(table_id: str, rows: Iterable[SeatRow]) -> list[Batch]:
    """Return what writes seats where there are none."""
    written = [{"table_id": table_id, **_values(row)} for row in rows]
    return [(_SIT, written)] if written else []


class Seating:
    """Remembers who sat at the tables that changed last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, Sequence[SeatRow]]] = OrderedDict()

    def steps(self, table_id: str, revision: int, rows: Sequence[SeatRow]) -> list[Batch]:
        """Return what makes `rows` the seats of a table that stands at a revision."""
        known_at, before = self._known.get(table_id, (None, ()))
        if known_at != revision or [row.seat for row in before] != [row.seat for row in rows]:
            return [(_RISE, [{"at_table": table_id}]), *sit_down(table_id, rows)]
        changed = [
            {"at_table": table_id, "at_seat": row.seat, **_values(row)}
            for row, former in zip(rows, before, strict=True)
            if row != former
        ]
        return [(_CHANGE, changed)] if changed else []

    def moved(self, table_id: str, before: int, after: int, rows: Sequence[SeatRow] | None) -> None:
        """Remember that a table moved on to a revision; `rows` None: with everybody where they were."""
        known_at, known = self._known.pop(table_id, (None, ()))
        if rows is not None or known_at == before:
            self._known[table_id] = (after, known if rows is None else tuple(rows))
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _values(row: SeatRow) -> dict[str, Any]:
    return {
        "seat": row.seat,
        "kind": row.kind,
        "user_id": row.user_id,
        "name": row.name,
        "level": row.level,
        "away": row.away,
        "salt": row.salt,
        "awaited": row.awaited,
    }
