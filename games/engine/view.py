"""One viewer's knowledge of a game: its view, and the events that it may read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.engine.text import Seat, Text


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


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as a text; `audience` None means everybody, else only those seats.

    `era` and `covers` are for what the rules turn face down again (won tricks). An event of an era is told, while the
    game runs, only until another one `covers` that era; covering one era covers all before it. Without an era it is
    told for good.
    """

    text: Text
    audience: frozenset[Seat] | None = None
    era: int | None = None
    covers: int | None = None

    def seen_by(self, seat: Seat | None) -> bool:
        """`seat` is the viewer's, None for a spectator."""
        return self.audience is None or seat in self.audience
