"""A contest's standings: the first of them, or the end of a knockout's bracket from left to right."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas.marks import MARKS
from bot.art.canvas.painting import CORNER, DARK, INK, LETTERS, WIDE, Painting
from bot.art.canvas.painting import HIGH as PAINTED
from bot.art.canvas.pieces import badge, ribbon
from bot.art.cards.sprites import GOLD
from bot.art.fonts import Weight
from bot.art.plan import Emblem, Felt
from bot.art.results.result import METALS

ROWS, COLUMNS = 7, 2
MOST_LINES = ROWS * COLUMNS
ALONE = 4
"""The most lines that stand in one column."""
LEFT, TOP, ACROSS, HIGH = 62, 104, 976, CORNER[1] - 104
STEP = HIGH / ROWS
"""The height of a line; those of a short list need less of a picture."""
MOST_MATCHES = 4
"""The most matches of a bracket's first round, one above the other."""
MOST_ROUNDS = 3


@dataclass(frozen=True, slots=True)
class StandingLine:
    place: int
    name: str
    points: str


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """A match: its names, from above ("" for somebody not known yet), and which of them went on."""

    names: tuple[str, ...]
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class ContestPlan:
    """A contest: the words on its ribbon, and its standings, or the last rounds of its bracket."""

    felt: Felt
    heading: str
    lines: tuple[StandingLine, ...] = ()
    rounds: tuple[tuple[BracketMatch, ...], ...] = ()

    def draw(self) -> bytes:
        rows = ROWS if self.rounds else _rows(len(self.lines))
        painting = Painting(self.felt, size=(WIDE, PAINTED - round((ROWS - rows) * STEP)))
        ribbon(painting, (Emblem(self.heading),))
        if self.rounds:
            _bracket(painting, self.rounds)
        else:
            _standings(painting, self.lines)
        return painting.png()


def _rows(lines: int) -> int:
    return max(ALONE, -(-min(lines, MOST_LINES) // COLUMNS))


def _standings(painting: Painting, lines: tuple[StandingLine, ...]) -> None:
    shown = lines[:MOST_LINES]
    columns = 1 if len(shown) <= ALONE else COLUMNS
    rows = _rows(len(shown))
    wide = ACROSS / columns - 10
    for at, one in enumerate(shown):
        x, y = LEFT + at // rows * (wide + 20), TOP + at % rows * STEP
        painting.plate(x, y + 3, (wide, STEP - 8), painting.cloth.plate, radius=14)
        middle = y + STEP / 2
        metal, ink = METALS.get(one.place, "none"), DARK if one.place in METALS else painting.cloth.quiet
        badge(painting, str(one.place), x + 42, middle, radius=27, fill=metal, ink=ink, size=LETTERS, drop=13)
        size = LETTERS + 4
        used = painting.write(x + wide - 22, middle + 14, one.points, size, INK, weight=Weight.BOLD, align=1)
        painting.write(x + 84, middle + 13, one.name, LETTERS, INK, most=wide - 120 - used)


def _bracket(painting: Painting, rounds: tuple[tuple[BracketMatch, ...], ...]) -> None:
    shown = rounds[-MOST_ROUNDS:]
    wide, gap = ACROSS / len(shown), 36
    box, line = wide - gap, 52
    for column, matches in enumerate(shown):
        step = HIGH / len(matches)
        for row, match in enumerate(matches):
            x = LEFT + column * wide + gap / 2
            y = TOP + step * (row + 0.5) - line
            painting.plate(x, y, (box, 2 * line), painting.cloth.plate, radius=14, line=painting.cloth.inlay)
            painting.box(x + 12, y + line - 1, box - 24, 2, painting.cloth.inlay)
            for at, name in enumerate(match.names[:2]):
                won = match.winner == at
                colour = INK if won or match.winner is None else painting.cloth.quiet
                weight = Weight.BOLD if won else Weight.REGULAR
                base = y + line * at + 39
                painting.write(x + 18, base, name, LETTERS, colour, weight=weight, most=box - 74)
                if won:
                    painting.sign(MARKS["winning"], x + box - 50, base - 34, 38, (GOLD, painting.cloth.plate))
            if column:
                painting.box(x - gap / 2, y + line - 2, gap / 2, 4, painting.cloth.inlay)
            if column + 1 < len(shown):
                painting.box(x + box, y + line - 2, gap / 2, 4, painting.cloth.inlay)
                if row % 2 == 0:
                    painting.box(x + box + gap / 2 - 2, y + line - 2, 4, step + 4, painting.cloth.inlay)
