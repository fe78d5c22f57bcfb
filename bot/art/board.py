"""The first lines of a leaderboard as a picture: place, name, a bar and its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.art.canvas import BRONZE, FINER, GOLD, INK, LINE, PANEL, QUIET, SILVER, Canvas, fine
from bot.art.lettering import shortened, width, write, write_title

WIDTH = 480
"""Narrow, so that a phone need not make the letters much smaller."""
MARGIN = 14
HEAD = 48
FOOT = 56
"""Room for the sign that Discord lays over the corner of a picture with a description, on a phone as well."""
ROW = 38
NAME_AT, NAME_WIDTH = 58, 150
BAR_AT, BAR_END = 216, 396
_MEDALS = {1: GOLD, 2: SILVER, 3: BRONZE}


@dataclass(frozen=True, slots=True)
class BoardLine:
    """One line: the place ("" for none), its rank for a medal, the name, the number as text and the bar's length."""

    place: str
    rank: int | None
    name: str
    number: str
    share: float


@lru_cache(maxsize=64)
def draw_board(title: str, lines: tuple[BoardLine, ...]) -> bytes:
    """Return a PNG. A bar of share 1 is the longest."""
    canvas = Canvas(WIDTH, HEAD + ROW * len(lines) + FOOT)
    draw = canvas.draw
    write_title(draw, _at(MARGIN, 32), title, (WIDTH - 2 * MARGIN) * FINER)
    for row, line in enumerate(lines):
        top = HEAD + ROW * row
        middle = top + ROW / 2
        base = middle + 6
        draw.rounded_rectangle(_box(MARGIN, top + 2, WIDTH - MARGIN, top + ROW - 2), 6 * FINER, fill=PANEL)
        medal = _MEDALS.get(line.rank or 0)
        if medal is not None:
            draw.ellipse(_box(MARGIN + 8, middle - 13, MARGIN + 34, middle + 13), fill=medal)
        letters = 15 * FINER
        place_at = MARGIN + 21 - width(line.place, letters) / FINER / 2
        write(draw, _at(place_at, base - 1), line.place, letters, "#1f2a27" if medal else QUIET)
        letters = 16 * FINER
        write(draw, _at(NAME_AT, base), shortened(line.name, letters, NAME_WIDTH * FINER), letters, INK)
        length = max(4.0, (BAR_END - BAR_AT) * min(1.0, max(0.0, line.share)))
        draw.rounded_rectangle(_box(BAR_AT, middle - 7, BAR_AT + length, middle + 7), 4 * FINER, fill=medal or LINE)
        number_at = WIDTH - MARGIN - 10 - width(line.number, letters) / FINER
        write(draw, _at(number_at, base), line.number, letters, INK)
    return canvas.png()


def shares(numbers: Sequence[float], *, floor: float = 0.0) -> list[float]:
    """Return the lengths of bars that begin at `floor`; the greatest number has the longest.

    >>> shares([4, 1])
    [1.0, 0.25]
    """
    most = max((number - floor for number in numbers), default=0.0)
    return [(number - floor) / most if most > 0 else 0.0 for number in numbers]


def _at(x: float, y: float) -> tuple[float, float]:
    return x * FINER, y * FINER


def _box(left: float, top: float, right: float, bottom: float) -> tuple[float, ...]:
    return fine(left, top, right, bottom)
