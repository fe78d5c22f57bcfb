"""A picture that explains the signs of the other pictures."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas.marks import MARKS
from bot.art.canvas.painting import INK, LETTERS, Painting
from bot.art.canvas.pieces import ribbon, sign_disc, slot
from bot.art.cards.sprites import GOLD, greys
from bot.art.plan import Emblem, Felt

COLUMNS, ROW, TOP = 2, 92, 128
GOLDEN = frozenset({"winning", "ahead", "new", "advised"})
LEFT, ACROSS, RADIUS = 90, 480, 34


@dataclass(frozen=True, slots=True)
class LegendPlan:
    """`signs` are names of marks, each with its words."""

    felt: Felt
    title: str
    signs: tuple[tuple[str, str], ...]

    def draw(self) -> bytes:
        painting = Painting(self.felt, woven=False)
        ribbon(painting, (Emblem(self.title),))
        rows = -(-len(self.signs) // COLUMNS)
        for at, (name, said) in enumerate(self.signs):
            x, y = LEFT + at // rows * ACROSS, TOP + at % rows * ROW
            _sign(painting, name, x, y + RADIUS)
            painting.write(x + 66, y + RADIUS + 14, said, LETTERS, INK, most=ACROSS - 40)
        return painting.png()


def _sign(painting: Painting, name: str, x: float, y: float) -> None:
    """Lay a sign around a point, as it lies on cards and seats."""
    if name == "awaited":
        painting.plate(x - 40, y - 26, (68, 52), GOLD, radius=12)
        painting.sign(MARKS[name], x + 20, y - 14, 28, (GOLD, GOLD))
    elif name == "blocked":
        painting.plate(x - 24, y - 33, (48, 66), greys(painting.cloth)[1], radius=8, line=painting.cloth.rail)
    elif name == "next":
        slot(painting, x - 26, y - 36, width=52, awaited=True)
    else:
        sign_disc(painting, name, x, y, radius=28, gold=name in GOLDEN)
