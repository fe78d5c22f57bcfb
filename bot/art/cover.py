"""Pictures before a game: the banner of the first page, and a table that waits for its players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from bot.art import fonts, sprites
from bot.art.fonts import Weight
from bot.art.marks import MARKS
from bot.art.painting import INK, LETTERS, WIDE, Painting
from bot.art.pieces import badge, foot, ribbon
from bot.art.plan import Card, Emblem, Felt
from bot.art.ring import settled
from bot.art.seat import Spot, free_seat, seat_plate

BANNER = (WIDE, 400)
BAND = 298
"""The top of the games' names, in pixels."""
TITLES = (150, 112, 84, 64)
MOST_TITLE = 470
NAMES = 38
ROW = 46
MOST_NAMED = 6
LETTER, STATE = 44, 38
SMALL_HIGH = 220
"""A lower plate has name and badge side by side."""


@dataclass(frozen=True, slots=True)
class BannerPlan:
    """The banner: a title, lines below it, a card of each game, each game's sign and name."""

    felt: Felt
    title: str
    lines: tuple[str, ...]
    cards: tuple[Card, ...]
    games: tuple[tuple[Card, str], ...]

    def draw(self) -> bytes:
        painting = Painting(self.felt, size=BANNER)
        cloth = painting.cloth
        size = next((size for size in TITLES if fonts.width(self.title, size, Weight.BOLD) <= MOST_TITLE), TITLES[-1])
        painting.write(58, 160, self.title, size, INK, weight=Weight.BOLD, most=MOST_TITLE)
        for row, line in enumerate(self.lines[:2]):
            painting.write(64, 234 + 44 * row, line, 42, cloth.quiet, weight=Weight.SEMIBOLD, most=MOST_TITLE)
        fan(painting, self.cards, 776, 176, width=166, spread=8.2, radius=780)
        if not self.games:
            return painting.png()
        painting.box(0, BAND, WIDE, BANNER[1] - BAND, cloth.rail)
        painting.box(0, BAND - 2, WIDE, 3, cloth.inlay)
        for row, named in enumerate(_named(self.games[:MOST_NAMED])):
            x = 170 + (910 - _across(named)) / 2
            for card, name in named:
                painting.put(sprites.square(card, 40), x, 307 + ROW * row)
                x += 50 + painting.write(x + 50, 340 + ROW * row, name, NAMES, INK, weight=Weight.SEMIBOLD) + 34
        return painting.png()


def _named(games: Sequence[tuple[Card, str]]) -> list[Sequence[tuple[Card, str]]]:
    """In two lines, the first as full as there is room for."""
    first = next((count for count in range(len(games), 0, -1) if _across(games[:count]) <= 910), 0)
    return [games[:first], games[first:]]


def _across(games: Sequence[tuple[Card, str]]) -> float:
    return sum(50 + fonts.width(name, NAMES, Weight.SEMIBOLD) + 34 for _, name in games) - 34


@dataclass(frozen=True, slots=True)
class Waiting:
    """A seat before the game: `sign` names the mark before what is `said` of it; one without a badge is free."""

    name: str = ""
    badge: str = ""
    sign: str = ""
    said: str = ""


@dataclass(frozen=True, slots=True)
class LobbyPlan:
    """A table that waits: the game, cards of it, the seats from the lower left, how many are taken.

    `about` are ways to say how many play and how long, of which the first that fits is taken; `free` is written on a
    free seat.
    """

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
        if count > 1:
            fan(painting, self.cards, 550, 326, width=172 if count > 5 else 180, spread=16, radius=520)
        else:
            fan(painting, self.cards, 480, 326, width=180, spread=16, radius=520)
        middle, room = 550 if count > 1 else 480, 1064 - 2 * wide
        ways = ((line, size) for line in self.about for size in (40, LETTERS))
        fitting = (one for one in ways if fonts.width(*one, Weight.SEMIBOLD) <= room)
        line, size = next(fitting, (self.about[-1], LETTERS))
        painting.write(middle, 566, line, size, INK, weight=Weight.SEMIBOLD, most=room, align=0.5)
        ribbon(painting, (Emblem(self.title),))
        foot(painting, (self.taken,), most=440, left=170 if count > 4 else None)
        return painting.png()


def _sat(painting: Painting, one: Waiting, spot: Spot) -> None:
    seat_plate(painting, spot)
    left, right = spot.x + (22 if spot.side == "R" else 20), spot.x + spot.wide - 20
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


def fan(
    painting: Painting, cards: Sequence[Card], x: float, y: float, *, width: int, spread: float, radius: float
) -> None:
    """Lay cards on an arc, the middle of the middle one at a point; `spread` in degrees between two of them."""
    for at, card in enumerate(cards):
        angle = (at - (len(cards) - 1) / 2) * spread
        left = x + radius * sin(radians(angle)) - width / 2
        top = y + radius * (1 - cos(radians(angle))) - width * 0.7
        painting.put(sprites.whole(card, painting.felt, width, round(angle)), left, top)
