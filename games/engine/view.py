"""One viewer's knowledge of a game, as far as every game agrees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.engine.text import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Games extend it with fields of their own.

    `seat` is None for a spectator; `to_act` are the seats that owe a decision (always public); `legal` the viewer's
    own legal actions, empty unless it is in `to_act`.
    """

    seat: Seat | None
    seats: int
    to_act: tuple[Seat, ...]
    legal: tuple[Any, ...]

    @property
    def me(self) -> Seat:
        """The viewer's seat. Raises `ValueError` for a spectator."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.seat

    @property
    def over(self) -> bool:
        return not self.to_act
