"""What people have chosen before their turn, as it stands with a table beside its log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from games.engine import Seat


@dataclass(frozen=True, slots=True)
class Preselected:
    """A card by its code, and the phase in which it was chosen. `dropped`: it could not be played, or no more."""

    card: str = field(repr=False)
    phase: str
    dropped: bool = False


def as_kept(preselected: Mapping[Seat, Preselected]) -> dict[str, Any]:
    """Return what is chosen as the store keeps it."""
    return {str(seat): asdict(chosen) for seat, chosen in sorted(preselected.items())}


def as_read(kept: Mapping[str, Any]) -> dict[Seat, Preselected]:
    """Return what is chosen as the store has kept it."""
    return {int(seat): Preselected(**chosen) for seat, chosen in kept.items()}
