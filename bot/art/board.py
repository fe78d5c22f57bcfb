"""The lines of a leaderboard as a picture: place, name, the number that decides, the others, and a bar below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.art.canvas import BRONZE, DARK, GOLD, INK, LINE, PANEL, QUIET, SILVER, Canvas
from bot.art.fonts import Weight
from bot.art.frame import FOOT, MARGIN, WIDTH, title

HEAD = 60
ROW = 52
NAME_AT, LEAST_NAME = 70, 120
BESIDE_END = 496
BAR_END, BAR_HIGH = WIDTH - MARGIN - 14, 5
LETTERS, SMALLER = 24, 22
_MEDALS = {1: GOLD, 2: SILVER, 3: BRONZE}


@dataclass(frozen=True, slots=True)
class BoardLine:
    """One line: the place ("" for none), its rank for a medal, the name, what is said beside it, the number as text.

    `share` is how long its bar is, 1 being the longest.
    """

    place: str
    rank: int | None
    name: str
    beside: str
    number: str
    share: float


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """A page of a leaderboard."""

    title: str
    lines: tuple[BoardLine, ...]

    def draw(self) -> bytes:
        """Return the picture as a PNG."""
        canvas = Canvas(WIDTH, HEAD + ROW * len(self.lines) + FOOT)
        title(canvas, self.title)
        for row, line in enumerate(self.lines):
            top = HEAD + ROW * row
            middle = top + ROW / 2 - 2
            base = middle + 8
            canvas.plate(MARGIN, top + 2, WIDTH - 2 * MARGIN, ROW - 4, PANEL)
            medal = _MEDALS.get(line.rank or 0)
            if medal is not None:
                canvas.disc(MARGIN + 27, middle, 17, medal)
            canvas.write(
                MARGIN + 27, base, line.place, LETTERS, DARK if medal else QUIET, weight=Weight.SEMIBOLD, align=0.5
            )
            room = BESIDE_END - NAME_AT - MARGIN
            beside = canvas.write(BESIDE_END, base, line.beside, SMALLER, QUIET, most=room - LEAST_NAME, align=1)
            canvas.write(NAME_AT, base, line.name, LETTERS, INK, most=room - beside)
            canvas.write(BAR_END, base, line.number, LETTERS, INK, weight=Weight.SEMIBOLD, align=1)
            length = max(6.0, (BAR_END - NAME_AT) * min(1.0, max(0.0, line.share)))
            canvas.plate(NAME_AT, top + ROW - BAR_HIGH - 5, length, BAR_HIGH, medal or LINE, radius=2)
        return canvas.png()


def shares(numbers: Sequence[float], *, floor: float = 0.0) -> list[float]:
    """Return the lengths of bars that begin at `floor`; the greatest number has the longest.

    >>> shares([4, 1])
    [1.0, 0.25]
    """
    most = max((number - floor for number in numbers), default=0.0)
    return [(number - floor) / most if most > 0 else 0.0 for number in numbers]
