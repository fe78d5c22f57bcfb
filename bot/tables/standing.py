"""A table as it stands in memory: what its log makes of it, and what lies beside the log."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bot.tables.beside import Beside
from bot.tables.fold.live import LiveTable
from bot.tables.model import KeptSeat, Look
from persistence.rows import TableRow


@dataclass(frozen=True, slots=True)
class Standing:
    """Never changed once it has been handed out; `looks` are those that were taken of it, by reader."""

    table: LiveTable
    beside: Beside
    looks: dict[int | None, Look] = field(default_factory=dict, compare=False)

    @property
    def row(self) -> TableRow:
        return self.beside.on(self.table.table_row())

    def kept(self) -> tuple[KeptSeat, ...]:
        seats = sorted(self.table.kept_seats.items())
        return tuple(replace(one, until=self.beside.until(one)) for _, one in seats)
