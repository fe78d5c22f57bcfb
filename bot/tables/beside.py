"""The values stored beside a table's log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Self

from bot.tables.model import KeptSeat, Preselected
from bot.tables.times import Due, DueKind, as_read
from games.engine import Seat
from persistence.rows import TableRow


@dataclass(frozen=True, slots=True)
class Beside:
    """Each write replaces these values, so no fold of the log restores them."""

    dues: Mapping[Due, int] = field(default_factory=dict)
    closes_at: int | None = None
    preselected: Mapping[Seat, Preselected] = field(default_factory=dict)
    message_id: int | None = None
    message_at: int | None = None
    ready: Mapping[Seat, str] = field(default_factory=dict)
    """The actions played for people without a click. They are not stored, but worked out from choices and settings."""

    @classmethod
    def of(cls, row: TableRow) -> Self:
        """The values that the table's row stores. Raises `ValueError`."""
        chosen = {int(seat): Preselected(**one) for seat, one in row.preselected.items()}
        return cls(as_read(row.dues), row.closes_at, chosen, row.message_id, row.message_at)

    @property
    def chosen(self) -> dict[str, Any]:
        """The choices made before the turn, in the form that the store keeps."""
        return {str(seat): asdict(one) for seat, one in sorted(self.preselected.items())}

    def until(self, kept: KeptSeat) -> int:
        """The moment until which a seat is really kept: our own absence is given back."""
        return self.dues.get(Due(DueKind.INVITE, kept.revision), kept.until)
