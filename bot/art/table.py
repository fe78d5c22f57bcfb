"""A table as a picture: whatever is played, the seats, what each has, and what lies in the middle."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.painting import Painting
from bot.art.pieces import fits, foot, ribbon
from bot.art.plan import Emblem, Felt, Look, Place, Sitting
from bot.art.ring import around, ring
from bot.art.stage import stage
from bot.art.stair import stair

MANY = 5
"""More zones than this in front of one seat are a staircase."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A table: the headline in parts, the ribbon, the seats from the lower left clockwise, the trick, the other zones.

    `you` stands in the place of the viewer's own next card.
    """

    felt: Felt
    back: Look
    heading: tuple[str, ...]
    ribbon: tuple[Emblem, ...] = ()
    seats: tuple[Sitting, ...] = ()
    trick: Place | None = None
    centre: tuple[Place, ...] = ()
    own: tuple[Place, ...] = ()
    you: str = ""

    @property
    def staged(self) -> bool:
        """Tell whether several things lie in the middle, so that the seats stand in a row on top."""
        zones = [place for place in self.centre if not place.pile and not place.done]
        return self.trick is None and (len(zones) > 2 or any(place.pile and place.decisive for place in self.centre))

    def draw(self) -> bytes:
        """Return the picture as a PNG."""
        if len(self.seats) == 1 and len(self.centre) > MANY:
            return self._stair()
        if self.staged:
            return self._stage()
        return self._ring()

    def _ring(self) -> bytes:
        count = len(self.seats)
        busy = sum(len(place.cards) for one in self.seats for place in one.places)
        crowded = count >= 5 and bool(busy)
        painting = Painting(self.felt, woven=not crowded, medallion=None if crowded else (550, 348, 225))
        ring(painting, self.seats, self.trick, self.centre, you=self.you)
        ribbons, heading = (self.ribbon, self.heading) if self.ribbon else _headline(self.heading)
        around(painting, ribbons, heading, count)
        return painting.png()

    def _stage(self) -> bytes:
        painting = Painting(self.felt, woven=bool(self.ribbon))
        stage(painting, self.seats, self.centre, back=self.back, ribboned=bool(self.ribbon))
        if self.ribbon:
            ribbon(painting, self.ribbon, 8)
        foot(painting, self.heading, most=820, left=166 if self.ribbon else None, y=656)
        return painting.png()

    def _stair(self) -> bytes:
        painting = Painting(self.felt, woven=False)
        rows = [place for place in self.centre if not place.pile]
        held = next((place for place in self.own if place.cards), None)
        stair(painting, rows, self.seats[0].numbers, held)
        foot(painting, self.heading, most=300, left=166, y=652)
        return painting.png()


def _headline(heading: tuple[str, ...]) -> tuple[tuple[Emblem, ...], tuple[str, ...]]:
    """Return the headline for the ribbon, and of one that is too long all but its first part for the foot."""
    whole = Emblem(" · ".join(heading))
    if fits(whole.said):
        return (whole,), ()
    return (Emblem(heading[0]),), heading[1:]
