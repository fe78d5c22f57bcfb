"""A rating over somebody's games: the line, around it how sure it is, and a few figures beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.art.canvas.painting import INK, WIDE, Painting
from bot.art.canvas.pieces import ribbon
from bot.art.cards.sprites import GOLD
from bot.art.cloth import mixed
from bot.art.fonts import Weight
from bot.art.plan import TAPIS_FELT, Emblem
from games.engine.art import Cloth

TOP, LOW, RIGHT = 128, 590, 1046
FIGURES = 290
"""Pixels for the figures, if there are any."""
MOST_FIGURES = 4
MOST_POINTS = 200
"""More games than this are thinned out: the picture has no room to show them apart."""
RIBBON = 1000
"""No seat stands beside this ribbon."""
LINE = "#6fd3a5"


@dataclass(frozen=True, slots=True)
class CurvePlan:
    """Ratings with their uncertainty, oldest first, and `figures` beside them, or alone without two ratings."""

    title: str
    first: str
    last: str
    ratings: tuple[tuple[int, int], ...]
    figures: tuple[tuple[str, str], ...] = ()

    def draw(self) -> bytes:
        painting = Painting(TAPIS_FELT)
        ribbon(painting, (Emblem(self.title),), most=RIBBON)
        curve = len(self.ratings) > 1 or not self.figures
        _figures(painting, self.figures[:MOST_FIGURES], wide=FIGURES if curve else WIDE - 120)
        band = mixed(painting.cloth.plate, LINE, 0.35)
        if curve:
            self._curve(painting, 54 + (FIGURES + 20 if self.figures else 0), band)
        return painting.png((LINE, band))

    def _curve(self, painting: Painting, left: float, band: str) -> None:
        shown = thinned(self.ratings)
        low, high = _span(shown)
        painting.plate(left, TOP, (RIGHT - left, LOW - TOP), painting.cloth.plate, radius=22)
        x0, x1, y0, y1 = 92, RIGHT - left - 40, 40, LOW - TOP - 64

        def point(at: int, rating: float) -> tuple[float, float]:
            x = x0 + (x1 - x0) * (at / (len(shown) - 1) if len(shown) > 1 else 0.5)
            return x, y1 - (y1 - y0) * (min(max(rating, low), high) - low) / (high - low)

        middle = [point(at, rating) for at, (rating, _) in enumerate(shown)]
        upper = [point(at, rating + doubt) for at, (rating, doubt) in enumerate(shown)]
        lower = [point(at, rating - doubt) for at, (rating, doubt) in enumerate(shown)]
        levels = {level: point(0, level)[1] for level in range(low, high + 1, _step(high - low))}
        body = [f'<polygon points="{_path([*upper, *reversed(lower)])}" fill="{band}"/>'] if len(shown) > 1 else []
        body += [level_svg(x0, x1, y, painting.cloth) for y in levels.values()]
        body.append(line_svg(middle, LINE, 7))
        painting.shape("".join(body), left, TOP, round(RIGHT - left), LOW - TOP)
        painting.disc(left + middle[-1][0], TOP + middle[-1][1], 15, GOLD)
        for level, y in levels.items():
            painting.label(left + x0 - 12, TOP + y + 12, str(level), align=1)
        half = (x1 - x0) / 2 - 10
        painting.label(left + x0, LOW - 16, self.first, most=half)
        painting.label(left + x1, LOW - 16, self.last, most=half, align=1)


def _figures(painting: Painting, figures: Sequence[tuple[str, str]], wide: float) -> None:
    """Write the figures under each other, as plates of equal height."""
    if not figures:
        return
    step, middle = (LOW - TOP + 12) / len(figures), 54 + wide / 2
    for row, (label, value) in enumerate(figures):
        y = TOP + step * row
        painting.plate(54, y, (wide, step - 12), painting.cloth.plate, radius=18)
        base = y + (step - 12) / 2
        painting.write(middle, base + 6, value, 60, INK, weight=Weight.BOLD, most=wide - 24, align=0.5)
        painting.label(middle, base + 48, label, most=wide - 24, align=0.5)


def level_svg(left: float, right: float, y: float, cloth: Cloth) -> str:
    return f'<path d="M{left} {y:.1f}H{right}" stroke="{cloth.inlay}" stroke-width="3"/>'


def line_svg(points: Sequence[tuple[float, float]], colour: str, width: int) -> str:
    look = f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'
    return f'<polyline points="{_path(points)}" {look}/>'


def _path(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def thinned(ratings: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """At most `MOST_POINTS`, evenly chosen, the first and the last among them."""
    if len(ratings) <= MOST_POINTS:
        return list(ratings)
    return [ratings[round(at * (len(ratings) - 1) / (MOST_POINTS - 1))] for at in range(MOST_POINTS)]


def _span(ratings: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Round numbers that hold the line and half its doubt."""
    low = min(rating - doubt // 2 for rating, doubt in ratings)
    high = max(rating + doubt // 2 for rating, doubt in ratings)
    return low // 100 * 100, -(-high // 100) * 100 + (100 if low // 100 == -(-high // 100) else 0)


def _step(span: int) -> int:
    return 100 if span <= 400 else 200 if span <= 1000 else 500
