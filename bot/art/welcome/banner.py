"""The banner of the first page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.art import fonts
from bot.art.canvas.painting import INK, WIDE, Painting
from bot.art.canvas.pieces import fan
from bot.art.cards import sprites
from bot.art.fonts import Weight
from bot.art.plan import Card, Felt

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
