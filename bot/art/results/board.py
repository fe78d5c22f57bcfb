"""The lines of a leaderboard as a picture: the first three on a podium, the others beside it; or ten in two columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.art import fonts
from bot.art.canvas.painting import INK, LETTERS, WIDE, Painting
from bot.art.canvas.pieces import foot, ribbon
from bot.art.fonts import Weight
from bot.art.plan import TAPIS_FELT, Emblem, Felt
from bot.art.results.curve import RIBBON
from bot.art.results.result import METALS, Finisher, podium

BETWEEN = " · "
TOP, LOW = 104, 600
HIGHEST_ROW = 92
EDGE = 52
BESIDE = 604
"""The left end of the lines beside the podium; below it the sign of the description covers the lower left corner."""
MEDAL = 24


@dataclass(frozen=True, slots=True)
class BoardLine:
    """One line: the place if there is one, the name, the number as text; its bar is as long as its `amount`."""

    place: int | None
    name: str
    number: str
    amount: float

    @property
    def said(self) -> str:
        return "" if self.place is None else str(self.place)


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """A page of a leaderboard; parts of the title beyond two stand at the foot, and bars begin at `floor`."""

    title: str
    lines: tuple[BoardLine, ...]
    felt: Felt = TAPIS_FELT
    floor: float = 0.0

    def draw(self) -> bytes:
        painting = Painting(self.felt)
        first = [one for one in self.lines if one.place in METALS][: len(METALS)]
        lengths = shares([one.amount for one in self.lines], floor=self.floor)
        others = [(one, length) for one, length in zip(self.lines, lengths, strict=True) if one not in first]
        if first:
            finishers = tuple(Finisher(one.name, "", one.place or 0, one.number) for one in first)
            podium(painting, finishers, alone=not others)
            if others:
                _column(painting, others[:8], BESIDE, WIDE - EDGE)
        else:
            half = min(len(others), 5)
            _column(painting, others[:half], EDGE + 12, 530 if others[half:] else WIDE - EDGE - 12)
            _column(painting, others[half:10], 570, WIDE - EDGE - 12)
        parts = self.title.split(BETWEEN)
        head, below = (parts, []) if len(parts) < 3 else (parts[:-2], parts[-2:])
        ribbon(painting, (Emblem(BETWEEN.join(head)),), most=RIBBON)
        most, left = (480, BESIDE) if first and others else (700, None)
        foot(painting, below, most=most, left=left, y=644)
        return painting.png()


def _column(painting: Painting, lines: Sequence[tuple[BoardLine, float]], left: float, right: float) -> None:
    """Write lines under each other: the place, the name, the number at the end, a bar as long as its share."""
    if not lines:
        return
    step = min(HIGHEST_ROW, (LOW - TOP) / max(len(lines), (LOW - TOP) // HIGHEST_ROW))
    numbers = max(fonts.width(one.number, 42, Weight.BOLD) for one, _ in lines)
    places = max(2 * MEDAL, *(fonts.width(one.said, LETTERS, Weight.SEMIBOLD) for one, _ in lines))
    for row, (one, share) in enumerate(lines):
        y = TOP + step * row
        painting.plate(left, y + 3, (right - left, step - 6), painting.cloth.plate, radius=14)
        base = y + step / 2 + 12
        at, middle, quiet = left + 34 + places, left + 18 + places / 2, painting.cloth.quiet
        painting.write(middle, base, one.said, LETTERS, quiet, weight=Weight.SEMIBOLD, align=0.5)
        painting.write(at, base, one.name, 40, INK, weight=Weight.SEMIBOLD, most=right - numbers - 40 - at)
        painting.write(right - 20, base + 1, one.number, 42, INK, weight=Weight.BOLD, align=1)
        length = max(8.0, (right - 20 - at) * min(1.0, max(0.0, share)))
        painting.box(at, y + step - 13, length, 4, painting.cloth.inlay)


def shares(numbers: Sequence[float], *, floor: float = 0.0) -> list[float]:
    """The lengths of bars that begin at `floor`; the greatest number has the longest.

    >>> shares([4, 1])
    [1.0, 0.25]
    """
    most = max((number - floor for number in numbers), default=0.0)
    return [(number - floor) / most if most > 0 else 0.0 for number in numbers]
