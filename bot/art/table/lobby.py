"""A table that waits for its players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.art import fonts
from bot.art.canvas.marks import MARKS
from bot.art.canvas.painting import INK, LETTERS, Painting
from bot.art.canvas.pieces import badge, fan, foot, ribbon
from bot.art.fonts import Weight
from bot.art.plan import Card, Emblem, Felt
from bot.art.table.ring import settled
from bot.art.table.seat import Spot, free_seat, plate

LETTER, STATE = 44, 38
SMALL_HIGH = 220
"""A lower plate has name and badge side by side."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A seat before the game: `sign` names the mark before what is `said` of it; one without a badge is free."""

    name: str = ""
    badge: str = ""
    sign: str = ""
    said: str = ""


@dataclass(frozen=True, slots=True)
class LobbyPlan:
    """A table that waits, its seats from the lower left. `about` tells how many play and how long."""

    felt: Felt
    title: str
    cards: tuple[Card, ...]
    about: tuple[str, ...]
    seats: tuple[Waiting, ...]
    taken: str
    free: str

    def draw(self) -> bytes:
        count = len(self.seats)
        painting = Painting(self.felt, medallion=(550, 330, 215))
        wide = 262 if count < 6 else 228
        spots = settled(count, wide, 262)
        for one, spot in zip(self.seats, spots, strict=True):
            if one.badge:
                _sat(painting, one, spot)
            else:
                free_seat(painting, spot, self.free)
        middle, room = 550 if count > 1 else 480, 1064 - 2 * wide
        fan(painting, self.cards, middle, 326, width=172 if count > 5 else 180, spread=16, radius=520)
        ways = [((" · ".join(self.about),), 40), ((" · ".join(self.about),), LETTERS), (self.about, 40)]
        lines, size = next((one for one in ways if _widest(*one) <= room), (self.about, LETTERS))
        painting.write_lines(middle, 566, lines, size, INK, step=46, weight=Weight.SEMIBOLD, most=room)
        ribbon(painting, (Emblem(self.title),))
        foot(painting, (self.taken,), most=440, left=170 if count > 4 else None)
        return painting.png()


def _widest(lines: Sequence[str], size: int) -> float:
    return max(fonts.width(line, size, Weight.SEMIBOLD) for line in lines)


def _sat(painting: Painting, one: Waiting, spot: Spot) -> None:
    plate(painting, spot)
    left, right = spot.inner
    if spot.high < SMALL_HIGH:
        y = spot.y + spot.high / 2 - (24 if one.said else 0)
        badge(painting, one.badge, left + 28, y, radius=28)
        painting.write(left + 68, y + 14, one.name, 40, INK, weight=Weight.SEMIBOLD, most=right - left - 68)
        _state(painting, one, left, y + 34, right)
        return
    top = spot.y + (spot.high - 214) / 2
    badge(painting, one.badge, left + 42, top + 48, radius=42)
    painting.write(left, top + 142, one.name, LETTER, INK, weight=Weight.SEMIBOLD, most=right - left)
    _state(painting, one, left, top + 162, right)


def _state(painting: Painting, one: Waiting, x: float, y: float, right: float) -> None:
    if not one.said:
        return
    colour = painting.cloth.quiet
    if one.sign:
        painting.sign(MARKS[one.sign], x + 2, y, 34, (colour, painting.cloth.plate))
        x += 48
    painting.write(x, y + 31, one.said, STATE if one.sign else LETTERS, colour, most=right - x)
