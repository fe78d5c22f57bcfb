"""Events of a game, and the seats that may read them."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine.text import Seat, Text


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
        """Tell whether the viewer (None: a spectator) may read it."""
        return self.audience is None or seat in self.audience
