"""The first page: its banner, and the legend of the signs in all pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.art import fonts
from bot.art.canvas.marks import MARKS
from bot.art.canvas.painting import INK, LETTERS, WIDE, Painting
from bot.art.canvas.pieces import fan, ribbon, sign_disc, slot
from bot.art.cards import sprites
from bot.art.cards.sprites import GOLD, greys
from bot.art.fonts import Weight
from bot.art.plan import Card, Emblem, Felt

BANNER = (WIDE, 400)
BAND = 298
"""The top of the games' names, in pixels."""
TITLES = (150, 112, 84, 64, 54)
MOST_TITLE = 470
NAMES = 38
ROW = 46
MOST_NAMED = 6
RAISED = 28
"""Without a band of games, the sign of the description lies below the lines."""
COLUMNS, SIGN, TOP = 2, 92, 128
GOLDEN = frozenset({"winning", "ahead", "new", "advised"})
LEFT, ACROSS, RADIUS = 90, 480, 34


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
        top, sizes = (0, TITLES) if self.games else (-RAISED, TITLES[1:])
        size = next((size for size in sizes if fonts.width(self.title, size, Weight.BOLD) <= MOST_TITLE), sizes[-1])
        painting.write(58, top + 160, self.title, size, INK, weight=Weight.BOLD, most=MOST_TITLE)
        for row, line in enumerate(self.lines[:2]):
            painting.write(64, top + 234 + 44 * row, line, 42, cloth.quiet, weight=Weight.SEMIBOLD, most=MOST_TITLE)
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
            x, y = LEFT + at // rows * ACROSS, TOP + at % rows * SIGN
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
