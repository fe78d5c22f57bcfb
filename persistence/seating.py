"""The seats at a table, as an append writes them: only the changed seats, if the earlier ones are known.

Seats change with the log, so the seats at a revision stay true. An append starts from a revision and fails when the
table has left it, so the remembered seats of that revision are the database's. There is one change beside the log: a
person becomes nobody, which only hides a name. An unchanged seat keeps the name hidden; a changed one is written whole.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence

from sqlalchemy import bindparam, delete, insert, update

from persistence.columns import columns_of, fields_in
from persistence.database import Batch
from persistence.rows import SeatRow
from persistence.schema import seats

REMEMBERED = 1000
"""The number of tables whose seats are remembered."""

_SIT = insert(seats)
_RISE = delete(seats).where(seats.c.table_id == bindparam("at_table"))
_CHANGE = (
    update(seats)
    .where(seats.c.table_id == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
    .values({column.name: bindparam(column.name) for column in fields_in(seats, SeatRow)})
)


def sit_down(table_id: str, rows: Iterable[SeatRow]) -> list[Batch]:
    written = [{"table_id": table_id, **columns_of(row)} for row in rows]
    return [(_SIT, written)] if written else []


class Seating:
    """Remembers who sat at the tables that changed last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, Sequence[SeatRow]]] = OrderedDict()

    def steps(self, table_id: str, revision: int, rows: Sequence[SeatRow]) -> list[Batch]:
        """The statements that make `rows` the seats of a table that stands at a revision."""
        known_at, before = self._known.get(table_id, (None, ()))
        if known_at != revision or [row.seat for row in before] != [row.seat for row in rows]:
            return [(_RISE, [{"at_table": table_id}]), *sit_down(table_id, rows)]
        changed = [
            {"at_table": table_id, "at_seat": row.seat, **columns_of(row)}
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
