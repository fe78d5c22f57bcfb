"""A rating over somebody's games: the line, and around it how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.art.canvas import BAND, FINER, GOLD, LINE, QUIET, Canvas
from bot.art.lettering import width, write, write_title

WIDTH, HEIGHT = 480, 322
LEFT, RIGHT, TOP, BOTTOM = 58, 458, 56, 236
MOST_POINTS = 200
"""More games than this are thinned out: the picture has no room to show them apart."""


@lru_cache(maxsize=64)
def draw_curve(title: str, first: str, last: str, ratings: tuple[tuple[int, int], ...]) -> bytes:
    """Return a PNG of ratings with their uncertainty, oldest first; `first` and `last` name the ends of the line."""
    canvas = Canvas(WIDTH, HEIGHT)
    draw = canvas.draw
    shown = thinned(ratings)
    low, high = _span(shown)
    write_title(draw, (LEFT / 4 * FINER, 32 * FINER), title, (WIDTH - 40) * FINER)

    def point(at: int, rating: float) -> tuple[float, float]:
        x = LEFT + (RIGHT - LEFT) * (at / (len(shown) - 1) if len(shown) > 1 else 0.5)
        y = BOTTOM - (BOTTOM - TOP) * (min(max(rating, low), high) - low) / (high - low)
        return x * FINER, y * FINER

    small = 13 * FINER
    for mark in range(low, high + 1, _step(high - low)):
        _, y = point(0, mark)
        draw.line([(LEFT * FINER, y), (RIGHT * FINER, y)], fill="#3a4a44", width=FINER)
        write(draw, (LEFT * FINER - 10 * FINER - width(str(mark), small), y + 4 * FINER), str(mark), small, QUIET)
    upper = [point(at, rating + doubt) for at, (rating, doubt) in enumerate(shown)]
    lower = [point(at, rating - doubt) for at, (rating, doubt) in enumerate(shown)]
    middle = [point(at, rating) for at, (rating, _) in enumerate(shown)]
    if len(shown) > 1:
        draw.polygon([*upper, *reversed(lower)], fill=BAND)
        draw.line(middle, fill=LINE, width=3 * FINER, joint="curve")
    x, y = middle[-1]
    draw.ellipse([x - 6 * FINER, y - 6 * FINER, x + 6 * FINER, y + 6 * FINER], fill=GOLD)
    write(draw, (LEFT * FINER, (BOTTOM + 24) * FINER), first, small, QUIET)
    write(draw, (RIGHT * FINER - width(last, small), (BOTTOM + 24) * FINER), last, small, QUIET)
    return canvas.png()


def thinned(ratings: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return at most `MOST_POINTS` of the ratings, evenly chosen, the first and the last among them."""
    if len(ratings) <= MOST_POINTS:
        return list(ratings)
    return [ratings[round(at * (len(ratings) - 1) / (MOST_POINTS - 1))] for at in range(MOST_POINTS)]


def _span(ratings: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return the lowest and the highest rating of the picture: round numbers that hold the line and half its doubt."""
    low = min(rating - doubt // 2 for rating, doubt in ratings)
    high = max(rating + doubt // 2 for rating, doubt in ratings)
    return low // 100 * 100, -(-high // 100) * 100 + (100 if low // 100 == -(-high // 100) else 0)


def _step(span: int) -> int:
    return 100 if span <= 500 else 200 if span <= 1000 else 500
