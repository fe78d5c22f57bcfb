"""The end of a game: the reason on the ribbon, a podium of three, beside it the score sheet or the game's course."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import cycle

from bot.art import fonts
from bot.art.canvas.marks import MARKS
from bot.art.canvas.painting import BRONZE, DARK, INK, LETTERS, SILVER, Painting
from bot.art.canvas.pieces import RIBBONS, badge, ribbon
from bot.art.cards import sprites
from bot.art.cards.sprites import GOLD
from bot.art.fonts import Weight
from bot.art.plan import Emblem, Felt, Share
from bot.art.results.curve import RIBBON, level_svg, line_svg
from bot.art.results.sheet import SheetLine

MOST_LINES, MOST_SEATS = 6, 5
LEFT, TOP, WIDE, HIGH = 624, 108, 446, 456
LABEL = 150
METALS = {1: GOLD, 2: SILVER, 3: BRONZE}
_COURSES = (GOLD, SILVER, BRONZE, "#7fc4ff", "#ff9fc0", "#a9e66b", "#d3b3ff")
"""Colours of the scores' courses, the best place first; their badges tell them apart, too."""
_STEPS = (1, 0, 2)
"""The index of the finisher on each step of the podium, from left to right."""
_HEIGHTS = (316, 232, 176)


@dataclass(frozen=True, slots=True)
class Finisher:
    """Somebody's place, and totals after each round. `taken` counts what they took, where scores count suits."""

    name: str
    badge: str
    place: int
    score: str
    totals: tuple[int, ...] = ()
    taken: tuple[Share, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultPlan:
    """A result, the best place first; beside the podium the course of a game with rounds, or a short score sheet."""

    felt: Felt
    reason: str
    places: tuple[Finisher, ...]
    rounds: str = ""
    sheet: tuple[SheetLine, ...] = ()

    @property
    def has_sheet(self) -> bool:
        return bool(self.sheet) and self._fits and not self.has_course

    @property
    def has_course(self) -> bool:
        return len(self.places) > 1 and all(len(one.totals) > 1 for one in self.places)

    @property
    def has_tally(self) -> bool:
        return not (self.has_sheet or self.has_course) and all(one.taken for one in self.places)

    @property
    def _fits(self) -> bool:
        column = (WIDE - LABEL - 24) / max(1, len(self.places))
        values = [value for line in self.sheet for value in line.values]
        widest = max((fonts.width(value, LETTERS, Weight.BOLD) for value in values), default=0)
        labels = max((fonts.width(line.label, LETTERS) for line in self.sheet), default=0)
        few = len(self.sheet) <= MOST_LINES and len(self.places) <= MOST_SEATS
        return few and widest <= column - 6 and labels <= LABEL + 40

    def draw(self) -> bytes:
        painting = Painting(self.felt)
        ribbon(painting, (Emblem(_first(self.reason)),), most=RIBBON)
        alone = not (self.has_sheet or self.has_tally or self.has_course)
        podium(painting, self.places[:3], alone=alone)
        if self.has_sheet:
            _sheet(painting, self.places, self.sheet)
        elif self.has_tally:
            _tallied(painting, self.places)
        elif self.has_course:
            _course(painting, self.places, self.rounds)
        _others(painting, self.places[3:], 750 if alone else LEFT)
        return painting.png(_COURSES if self.has_course else ())


def _first(reason: str) -> str:
    """The reason, without what a ribbon has no room for after its first part.

    >>> _first("Ann wins with 18 points.")
    'Ann wins with 18 points'
    """
    reason = reason.rstrip(".")
    for cut in (reason, re.split(r"[\s\u00a0]*[:(]", reason)[0]):
        if fonts.width(cut, RIBBONS[-1], Weight.BOLD) <= RIBBON - 60:
            return cut
    return cut.rsplit(", ", 1)[0]


def podium(painting: Painting, places: tuple[Finisher, ...], *, alone: bool) -> None:
    """Lay the first three, each on a step of its own height; the steps are wide where nothing lies beside them."""
    base, wide = 652, 250 if alone else 166
    middle = (550 if alone else 352) + (wide / 2 if len(places) == 2 else 0)
    for step, at in enumerate(_STEPS):
        if at >= len(places):
            continue
        one = places[at]
        metal = METALS.get(one.place, painting.cloth.quiet)
        x, y = middle + (step - 1) * wide, base - _HEIGHTS[min(one.place, 3) - 1]
        painting.plate(x - wide / 2 + 3, y, (wide - 6, base - y), painting.cloth.plate, radius=14)
        painting.plate(x - wide / 2 + 3, y, (wide - 6, 16), metal, radius=7)
        if one.badge:
            badge(painting, one.badge, x, y - 96, radius=36, fill=metal)
        room = wide * (1 if one.badge or one.place > 1 else 2) - 8
        letters = next((size for size in (40, 38) if fonts.width(one.name, size, Weight.SEMIBOLD) <= room), LETTERS)
        painting.write(x, y - 16, one.name, letters, INK, weight=Weight.SEMIBOLD, most=room, align=0.5)
        size = next((size for size in (84, 56, 46) if fonts.width(one.score, size, Weight.BOLD) <= wide - 16), LETTERS)
        painting.write(x, y + 96, one.score, size, INK, weight=Weight.BOLD, most=wide - 8, align=0.5)
        badge(painting, str(one.place), x, base - 36, fill=metal, size=38, drop=13)
        if one.place == 1:
            painting.sign(MARKS["winning"], x - 34, y - (200 if one.badge else 126), 68, (GOLD, painting.cloth.cloth))


def _columns(painting: Painting, places: tuple[Finisher, ...], left: int, taken: int) -> tuple[float, list[float]]:
    """Lay a plate with everybody's badge at the head of a column; return how wide columns are, and their middles."""
    painting.plate(LEFT, TOP, (WIDE, HIGH), painting.cloth.plate, radius=22, line=painting.cloth.inlay)
    across = (WIDE - taken) / len(places)
    columns = [LEFT + left + across * (at + 0.5) for at in range(len(places))]
    for x, one in zip(columns, places, strict=True):
        badge(painting, one.badge, x, TOP + 44, radius=27, fill=METALS.get(one.place, painting.cloth.quiet))
    return across, columns


def _sheet(painting: Painting, places: tuple[Finisher, ...], lines: tuple[SheetLine, ...]) -> None:
    """Lay the score sheet as a table: everybody's part of each line in a column of their own."""
    across, columns = _columns(painting, places, LABEL + 12, LABEL + 24)
    step = min(84.0, (HIGH - 84) / (len(lines) + 1))
    for row, line in enumerate(lines):
        y = TOP + 84 + step * row
        painting.box(LEFT + 12, y, WIDE - 24, 3, painting.cloth.inlay)
        painting.label(LEFT + 18, y + step / 2 + 14, line.label, most=LABEL)
        for x, value in zip(columns, line.values, strict=True):
            painting.write(x, y + step / 2 + 15, value, 40, INK, weight=Weight.BOLD, most=across - 4, align=0.5)
    below = TOP + 84 + step * len(lines)
    painting.box(LEFT + 12, below, WIDE - 24, 4, INK)
    for x, one in zip(columns, places, strict=True):
        painting.write(x, below + step / 2 + 17, one.score, 44, INK, weight=Weight.BOLD, most=across - 4, align=0.5)


def _tallied(painting: Painting, places: tuple[Finisher, ...]) -> None:
    """Lay the suits under each other, and how many of each everybody took; gold where it won them the suit."""
    _, columns = _columns(painting, places, 96, 112)
    step = (HIGH - 96) / len(places[0].taken)
    for row, shares in enumerate(zip(*(one.taken for one in places), strict=True)):
        y = TOP + 84 + step * row
        painting.put(sprites.square(shares[0].card, 52), LEFT + 24, y + (step - 52) / 2)
        for x, share in zip(columns, shares, strict=True):
            if share.ahead:
                painting.plate(x - 52, y + 4, (104, step - 8), GOLD, radius=14)
            ink = DARK if share.ahead else painting.cloth.quiet
            painting.write(x, y + step / 2 + 16, str(share.count), 46, ink, weight=Weight.BOLD, align=0.5)


def _course(painting: Painting, places: tuple[Finisher, ...], title: str) -> None:
    """Draw everybody's totals as lines that end in their badges; the best place lies over the others."""
    painting.plate(LEFT, TOP, (WIDE, HIGH), painting.cloth.plate, radius=22, line=painting.cloth.inlay)
    painting.label(LEFT + 20, TOP + 46, title, most=WIDE - 40)
    totals = [(0, *one.totals) for one in places]
    low, high = min(map(min, totals)), max(map(max, totals))
    steps = len(totals[0]) - 1
    x0, x1, y0, y1 = 84, WIDE - 74, 84, HIGH - 34

    def point(at: int, total: int) -> tuple[float, float]:
        return x0 + (x1 - x0) * at / steps, y1 - (y1 - y0) * (total - low) / max(1, high - low)

    levels = {level: point(0, level)[1] for level in sorted({low, min(max(0, low), high), high})}
    body = [level_svg(x0, x1, y, painting.cloth) for y in levels.values()]
    for colour, line in reversed(list(zip(cycle(_COURSES), totals, strict=False))):
        body.append(line_svg([point(at, total) for at, total in enumerate(line)], colour, 6))
    painting.shape("".join(body), LEFT, TOP, WIDE, HIGH)
    for level, y in levels.items():
        said = str(level).replace("-", "−")
        painting.label(LEFT + x0 - 8, TOP + y + 12, said, align=1)
    ends = spread([point(steps, line[-1])[1] for line in totals], y0 - 10, y1 + 10, 52)
    for colour, one, end in reversed(list(zip(cycle(_COURSES), places, ends, strict=False))):
        badge(painting, one.badge, LEFT + x1 + 36, TOP + end, radius=25, fill=colour)


def _others(painting: Painting, places: tuple[Finisher, ...], x: float) -> None:
    """Write the places below the podium in one line or two."""
    step = 218
    for at, one in enumerate(places[:4]):
        left, y = x + at % 2 * step, 604 + at // 2 * 54
        badge(painting, one.badge, left + 26, y, radius=24, fill=painting.cloth.quiet)
        name = f"{one.place}. {one.name}" if len(places) == 1 else one.name
        wide = fonts.width(one.score, LETTERS, Weight.BOLD)
        used = painting.label(left + 60, y + 13, name, most=step - 78 - wide)
        painting.write(left + 68 + used, y + 13, one.score, LETTERS, INK, weight=Weight.BOLD)


def spread(levels: list[float], top: float, bottom: float, apart: float) -> list[float]:
    """The levels, moved as little as need be for badges beside each other not to cover one another.

    >>> spread([50, 52, 200], 0, 300, 34)
    [50, 84, 200]
    """
    order = sorted(range(len(levels)), key=lambda at: levels[at])
    step = min(apart, (bottom - top) / max(1, len(levels) - 1))
    moved = dict.fromkeys(order, top)
    below = top - step
    for at in order:
        below = moved[at] = max(levels[at], below + step)
    above = bottom + step
    for at in reversed(order):
        above = moved[at] = min(moved[at], above - step)
    return [moved[at] for at in range(len(levels))]
