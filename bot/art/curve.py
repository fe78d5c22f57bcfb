"""A rating over somebody's games: the line, and around it how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.art.canvas import BAND, GOLD, LINE, QUIET, RAISED, Canvas
from bot.art.frame import WIDTH, title

HEIGHT = 404
LEFT, RIGHT, TOP, BOTTOM = 76, 576, 74, 300
LETTERS = 22
MOST_POINTS = 200
"""More games than this are thinned out: the picture has no room to show them apart."""


@dataclass(frozen=True, slots=True)
class CurvePlan:
    """Ratings with their uncertainty, oldest first; `first` and `last` name the ends of the line."""

    title: str
    first: str
    last: str
    ratings: tuple[tuple[int, int], ...]

    def draw(self) -> bytes:
        """Return the picture as a PNG."""
        canvas = Canvas(WIDTH, HEIGHT)
        shown = thinned(self.ratings)
        low, high = _span(shown)
        title(canvas, self.title)

        def point(at: int, rating: float) -> tuple[float, float]:
            x = LEFT + (RIGHT - LEFT) * (at / (len(shown) - 1) if len(shown) > 1 else 0.5)
            return x, BOTTOM - (BOTTOM - TOP) * (min(max(rating, low), high) - low) / (high - low)

        for mark in range(low, high + 1, _step(high - low)):
            _, y = point(0, mark)
            canvas.line([(LEFT, y), (RIGHT, y)], RAISED, 2)
            canvas.write(LEFT - 10, y + 7, str(mark), LETTERS, QUIET, align=1)
        upper = [point(at, rating + doubt) for at, (rating, doubt) in enumerate(shown)]
        lower = [point(at, rating - doubt) for at, (rating, doubt) in enumerate(shown)]
        middle = [point(at, rating) for at, (rating, _) in enumerate(shown)]
        if len(shown) > 1:
            canvas.area([*upper, *reversed(lower)], BAND)
            canvas.curve(middle, LINE, 4)
        canvas.disc(*middle[-1], 9, GOLD)
        canvas.write(LEFT, BOTTOM + 36, self.first, LETTERS, QUIET, most=(RIGHT - LEFT) / 2)
        canvas.write(RIGHT, BOTTOM + 36, self.last, LETTERS, QUIET, most=(RIGHT - LEFT) / 2, align=1)
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
