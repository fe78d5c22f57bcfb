"""Boxes that know how large they are before they are drawn: texts, cards, rows of them, lines that wrap."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.art import fonts
from bot.art.canvas.painting import DARK, INK, Painting
from bot.art.fonts import Weight

LETTERS = 22
"""The smallest letters. A picture WIDTH wide is shown half as wide on the narrowest phone: 11 pixels there."""
GAP = 6
LINE = 28
"""A line of the smallest letters."""
BADGE = 15

Pen: TypeAlias = Callable[[Painting, float, float], None]


@dataclass(frozen=True, slots=True)
class Box:
    """A box: its size, and what draws it with its upper left corner at a point."""

    width: float
    height: float
    draw: Pen


def words(
    line: str,
    colour: str = INK,
    *,
    size: int = LETTERS,
    weight: Weight = Weight.REGULAR,
    most: float | None = None,
) -> Box:
    """Cut at `most` pixels."""
    line = line if most is None else fonts.shortened(line, size, most, weight)
    high = round(size * LINE / LETTERS)

    def draw(painting: Painting, x: float, y: float) -> None:
        painting.write(x, y + high * 0.76, line, size, colour, weight=weight)

    return Box(fonts.width(line, size, weight), high, draw)


def row(boxes: Sequence[Box], gap: float = GAP) -> Box:
    """Their middles in a line."""
    high = max((box.height for box in boxes), default=0)

    def draw(painting: Painting, x: float, y: float) -> None:
        for box in boxes:
            box.draw(painting, x, y + (high - box.height) / 2)
            x += box.width + gap

    return Box(sum(box.width for box in boxes) + gap * max(0, len(boxes) - 1), high, draw)


def column(boxes: Sequence[Box], gap: float = GAP, *, centred: bool = False) -> Box:
    wide = max((box.width for box in boxes), default=0)

    def draw(painting: Painting, x: float, y: float) -> None:
        for box in boxes:
            box.draw(painting, x + ((wide - box.width) / 2 if centred else 0), y)
            y += box.height + gap

    return Box(wide, sum(box.height for box in boxes) + gap * max(0, len(boxes) - 1), draw)


def flow(boxes: Iterable[Box], width: float, gap: float = GAP, *, between: float = GAP, centred: bool = False) -> Box:
    """In as many lines as the width asks for, `between` apart."""
    lines: list[list[Box]] = []
    left = 0.0
    for box in boxes:
        if not lines or left + box.width > width:
            lines.append([])
            left = 0.0
        lines[-1].append(box)
        left += box.width + gap
    return column([row(line, gap) for line in lines], between, centred=centred)


def badge(letters: str, ground: str = INK, ink: str = DARK) -> Box:

    def draw(painting: Painting, x: float, y: float) -> None:
        painting.disc(x + BADGE, y + BADGE, BADGE, ground)
        painting.write(x + BADGE, y + BADGE + 8, letters, LETTERS, ink, weight=Weight.BOLD, align=0.5)

    return Box(2 * BADGE, 2 * BADGE, draw)
