"""The lines of those who played the same cards, one below the other: what each did around the moment they parted."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas.painting import CORNER, DARK, INK, LETTERS, Painting
from bot.art.canvas.pieces import ribbon, tile
from bot.art.cards.sprites import GOLD
from bot.art.fonts import Weight
from bot.art.plan import Card, Emblem, Felt, Lying
from bot.art.results.result import METALS

LEFT, TOP, WIDE, HIGH = 62, 100, 976, CORNER[1] - 100
NAMES = 330
"""The width of the names, left of the lines."""
MOST_ROW = 190


@dataclass(frozen=True, slots=True)
class Move:
    """A move: the card, or a few words where no card was played."""

    said: str
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody's rank ("" for none), name, score and moves; None where their game was over."""

    rank: str
    name: str
    score: str
    moves: tuple[Move | None, ...] = ()


@dataclass(frozen=True, slots=True)
class LinesPlan:
    """Lines under a heading; they part in the column of that number."""

    felt: Felt
    heading: str
    lines: tuple[Line, ...]
    parted: int | None = None

    def draw(self) -> bytes:
        """The picture as a PNG."""
        painting = Painting(self.felt)
        ribbon(painting, (Emblem(self.heading),))
        step = min(MOST_ROW, HIGH / max(1, len(self.lines)))
        top = TOP + (HIGH - step * len(self.lines)) / 2
        across = (WIDE - NAMES) / max(1, *(len(one.moves) for one in self.lines))
        for row, one in enumerate(self.lines):
            _name(painting, one, top + row * step, step)
        if self.parted is not None:
            x = LEFT + NAMES + self.parted * across
            painting.plate(x, top + 2, (across - 6, step * len(self.lines) - 6), "none", radius=16, line=GOLD)
        for row, one in enumerate(self.lines):
            for column, move in enumerate(one.moves):
                if move is not None:
                    _move(painting, move, LEFT + NAMES + column * across, top + row * step, (across - 6, step - 8))
        return painting.png()


def _name(painting: Painting, one: Line, y: float, high: float) -> None:
    painting.plate(LEFT, y + 3, (WIDE, high - 8), painting.cloth.plate, radius=14)
    middle = y + high / 2
    metal = METALS.get(int(one.rank), painting.cloth.quiet) if one.rank else painting.cloth.quiet
    painting.disc(LEFT + 42, middle, 27, metal)
    painting.write(LEFT + 42, middle + 13, one.rank or "–", LETTERS, DARK, weight=Weight.BOLD, align=0.5)
    painting.write(LEFT + 84, middle - 6, one.name, LETTERS, INK, most=NAMES - 96)
    painting.write(LEFT + 84, middle + 38, one.score, LETTERS + 4, INK, weight=Weight.BOLD, most=NAMES - 96)


def _move(painting: Painting, move: Move, x: float, y: float, size: tuple[float, float]) -> None:
    """Lay a move into the middle of its place."""
    wide, high = size
    if move.card is None:
        painting.write(x + wide / 2, y + high / 2 + 13, move.said, LETTERS, INK, most=wide - 10, align=0.5)
        return
    width = int(min(wide - 24, (high - 14) * 3 / 4))
    tile(painting, Lying(move.card), x + (wide - width) / 2, y + (high - width * 4 / 3) / 2 + 3, width=width)
