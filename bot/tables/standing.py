"""A table as it stands in memory: what its log makes of it, and what is stored beside the log."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bot.tables.beside import Beside
from bot.tables.fold.live import LiveTable
from bot.tables.model import KeptSeat, Look
from bot.tables.times import as_kept
from persistence.rows import TableRow


@dataclass(frozen=True, slots=True)
class Standing:
    """Never changed once it has been handed out; `looks` are those that were taken of it, by reader."""

    table: LiveTable
    beside: Beside
    looks: dict[int | None, Look] = field(default_factory=dict, compare=False)

    @property
    def row(self) -> TableRow:
        table, beside = self.table, self.beside
        return replace(
            table.row,
            phase=table.phase,
            revision=table.revision,
            changed_at=table.changed_at,
            paused_at=table.paused_at,
            dues=as_kept(beside.dues),
            closes_at=beside.closes_at,
            preselected=beside.chosen,
            message_id=beside.message_id,
            message_at=beside.message_at,
        )

    def kept(self) -> tuple[KeptSeat, ...]:
        seats = sorted(self.table.kept_seats.items())
        return tuple(replace(one, until=self.beside.until(one)) for _, one in seats)
