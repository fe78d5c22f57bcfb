"""How a game ended: a podium for everybody, and where the game has rounds the scores from round to round."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle

from bot.art.account import AccountLine, Head
from bot.art.account import account as account_block
from bot.art.blocks import BADGE, Block, badge, column, flow, words
from bot.art.canvas import BRONZE, DARK, GOLD, INK, PANEL, QUIET, RAISED, SILVER, Canvas
from bot.art.fonts import Weight, writable
from bot.art.frame import FOOT, HIGHEST, MARGIN, WIDTH

INNER = WIDTH - 2 * MARGIN
REASON = 27
ROW = 46
CHART, LEAST_CHART = 230, 140
LINE = 32
_MEDALS = {1: GOLD, 2: SILVER, 3: BRONZE}
_COURSES = (GOLD, SILVER, BRONZE, "#7fc4ff", "#ff9fc0", "#a9e66b", "#d3b3ff", QUIET)
"""Colours of the scores' courses, the best place first; their badges tell them apart, too."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody's place: the name, the badge, what is said of place and score; the totals after each round."""

    name: str
    badge: str
    place: int
    score: str
    totals: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultPlan:
    """A result: why the game ended, everybody from the first place to the last, a title for the course, the account.

    The account is shown where there is room for all of it; a game with rounds has its course instead.
    """

    reason: str
    places: tuple[Placed, ...]
    rounds: str = ""
    account: tuple[AccountLine, ...] = ()

    @property
    def has_account(self) -> bool:
        """Tell whether the picture has room for the whole account."""
        return bool(self.account) and not self.rounds and self._height(account=True) <= HIGHEST

    def draw(self) -> bytes:
        """Return the picture as a PNG."""
        shown = self.has_account
        parts = self._parts(account=shown)
        left = HIGHEST - self._height(account=shown) - LINE - 12
        if len(self.places) > 1 and all(len(one.totals) > 1 for one in self.places) and left >= LEAST_CHART:
            parts += [words(self.rounds, QUIET, most=INNER), _chart(self.places, INNER, min(CHART, left))]
        whole = column(parts, 6)
        canvas = Canvas(WIDTH, round(whole.height + MARGIN + FOOT))
        whole.draw(canvas, MARGIN, MARGIN)
        return canvas.png()

    def _height(self, *, account: bool) -> float:
        return column(self._parts(account=account), 6).height + MARGIN + FOOT

    def _parts(self, *, account: bool) -> list[Block]:
        parts = [_reason(self.reason, INNER), *(_line(one, INNER) for one in self.places)]
        if account:
            heads = [Head(one.name, one.badge) for one in self.places]
            parts.append(account_block(heads, self.account, self.account))
        return parts


def _reason(line: str, width: float) -> Block:
    """Return the sentence, on two lines where one has no room for it."""
    said = [words(word, INK, size=REASON, weight=Weight.SEMIBOLD, most=width) for word in writable(line).split()]
    return flow(said, width, 8, between=0)


def _line(one: Placed, width: float) -> Block:
    medal = _MEDALS.get(one.place)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.plate(x, y, width, ROW, RAISED if one.place == 1 else PANEL)
        if medal is not None:
            canvas.disc(x + 28, y + ROW / 2, 17, medal)
        canvas.write(x + 28, y + 31, str(one.place), 24, DARK if medal else QUIET, weight=Weight.SEMIBOLD, align=0.5)
        badge(one.badge).draw(canvas, x + 56, y + ROW / 2 - BADGE)
        canvas.write(x + 98, y + 31, one.name, 25, INK, weight=Weight.SEMIBOLD, most=width - 220)
        canvas.write(x + width - 14, y + 31, one.score, 25, INK, weight=Weight.BOLD, align=1)

    return Block(width, ROW, draw)


def _chart(places: tuple[Placed, ...], width: float, tall: float) -> Block:
    """Return everybody's totals as lines that end in their badges; the best place is drawn last, over the others."""
    totals = [(0, *one.totals) for one in places]
    low, high = min(map(min, totals)), max(map(max, totals))
    steps = len(totals[0]) - 1

    def draw(canvas: Canvas, x: float, y: float) -> None:
        def point(at: int, total: int) -> tuple[float, float]:
            up = (total - low) / max(1, high - low)
            return x + 60 + (width - 60 - 2 * BADGE - 12) * at / steps, y + tall - 20 - (tall - 40) * up

        for mark in sorted({low, 0, high} if low <= 0 <= high else {low, high}):
            _, level = point(0, mark)
            canvas.line([(x + 60, level), (x + width, level)], RAISED, 2)
            canvas.write(x + 50, level + 7, str(mark).replace("-", "−"), 22, QUIET, align=1)
        ends = _spread([point(steps, line[-1])[1] for line in totals], y + BADGE, y + tall - BADGE)
        for colour, one, line, level in reversed(list(zip(cycle(_COURSES), places, totals, ends, strict=False))):
            canvas.curve([point(at, total) for at, total in enumerate(line)], colour, 4)
            right = x + width - BADGE - 2
            canvas.disc(right, level, BADGE + 2, colour)
            badge(one.badge).draw(canvas, right - BADGE, level - BADGE)

    return Block(width, tall, draw)


def _spread(levels: list[float], top: float, bottom: float) -> list[float]:
    """Return the levels, moved as little as need be for badges beside each other not to cover one another.

    >>> _spread([50, 52, 200], 0, 300)
    [50, 84, 200]
    """
    order = sorted(range(len(levels)), key=lambda at: levels[at])
    step = min(2 * BADGE + 4, (bottom - top) / max(1, len(levels) - 1))
    placed = dict.fromkeys(order, top)
    below = top - step
    for at in order:
        below = placed[at] = max(levels[at], below + step)
    above = bottom + step
    for at in reversed(order):
        above = placed[at] = min(placed[at], above - step)
    return [placed[at] for at in range(len(levels))]
