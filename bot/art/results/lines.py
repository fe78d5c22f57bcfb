"""The lines of those who played the same cards, one below the other: what each did around the moment they parted."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from bot.art import fonts
from bot.art.canvas.painting import CORNER, INK, LETTERS, Painting
from bot.art.canvas.pieces import badge, ribbon, tile
from bot.art.cards.sprites import GOLD
from bot.art.fonts import Weight
from bot.art.plan import Card, Emblem, Felt, Lying
from bot.art.results.result import METALS

LEFT, TOP, WIDE, HIGH = 62, 100, 976, CORNER[1] - 100
NAMES = 330
"""The width of the names, left of the lines."""
MOST_ROW = 190
WIDEST_CARD = 104
MOST_PARTS, LETTERS_OF_A_PART = 3, 6
MOST_ACROSS = 7
"""The most parts side by side; the others are left out."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move: its cards, or a few words where it names none."""

    said: str
    cards: tuple[Card, ...] = ()

    @property
    def parts(self) -> int:
        """The room it takes: a card is one."""
        return min(MOST_PARTS, len(self.cards) or -(-len(self.said) // LETTERS_OF_A_PART))


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
        painting = Painting(self.felt)
        ribbon(painting, (Emblem(self.heading),))
        step = min(MOST_ROW, HIGH / max(1, len(self.lines)))
        top = TOP + (HIGH - step * len(self.lines)) / 2
        columns = self._columns()
        across = (WIDE - NAMES) / max(1, sum(columns))
        lefts = [LEFT + NAMES + across * left for left in accumulate(columns, initial=0)]
        for row, one in enumerate(self.lines):
            _name(painting, one, top + row * step, step)
        if self.parted is not None:
            box = (across * columns[self.parted] - 6, step * len(self.lines) - 6)
            painting.plate(lefts[self.parted], top + 2, box, "none", radius=16, line=GOLD)
        for row, one in enumerate(self.lines):
            for x, parts, move in zip(lefts, columns, one.moves, strict=False):
                if move is not None:
                    _move(painting, move, x, top + row * step, (across * parts - 6, step - 8))
        return painting.png()

    def _columns(self) -> list[int]:
        """The parts of each column that there is room for."""
        columns: list[int] = []
        for moves in zip(*(one.moves for one in self.lines), strict=True):
            parts = max((move.parts for move in moves if move is not None), default=1)
            if sum(columns) + parts > MOST_ACROSS and len(columns) > (self.parted or 0):
                break
            columns.append(parts)
        return columns


def _name(painting: Painting, one: Line, y: float, high: float) -> None:
    painting.plate(LEFT, y + 3, (WIDE, high - 8), painting.cloth.plate, radius=14)
    middle = y + high / 2
    metal = METALS.get(int(one.rank or 0), painting.cloth.quiet)
    badge(painting, one.rank or "–", LEFT + 42, middle, radius=27, fill=metal, size=LETTERS, drop=13)
    painting.write(LEFT + 84, middle - 6, one.name, LETTERS, INK, most=NAMES - 96)
    painting.write(LEFT + 84, middle + 38, one.score, LETTERS + 4, INK, weight=Weight.BOLD, most=NAMES - 96)


def _move(painting: Painting, move: Move, x: float, y: float, size: tuple[float, float]) -> None:
    """Lay a move into the middle of its place."""
    wide, high = size
    if not move.cards:
        step = LETTERS + 4
        lines = _broken(move.said, wide - 14, int(high // step))
        painting.write_lines(x + wide / 2, y + high / 2 + 16, lines, LETTERS, INK, step=step, most=wide - 8)
        return
    shown = move.cards[:MOST_PARTS]
    width = int(min(wide / len(shown) - 12, (high - 14) * 3 / 4, WIDEST_CARD))
    left = x + (wide - len(shown) * (width + 12) + 12) / 2
    for at, card in enumerate(shown):
        tile(painting, Lying(card), left + at * (width + 12), y + (high - width * 4 / 3) / 2 + 3, width=width)


def _broken(said: str, most: float, lines: int) -> list[str]:
    """The words in so many lines at most; the last takes what is left."""
    found = [""]
    for word in said.split():
        longer = f"{found[-1]} {word}".strip()
        if found[-1] and len(found) < lines and fonts.width(longer, LETTERS) > most:
            found.append(word)
        else:
            found[-1] = longer
    return found
