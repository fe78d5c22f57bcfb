"""How a game ended: a podium for everybody, and where the game has rounds the scores from round to round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.art import fonts
from bot.art.blocks import BADGE, GAP, LETTERS, Block, badge, column, flow, words
from bot.art.canvas import BRONZE, DARK, GOLD, INK, PANEL, QUIET, RAISED, SILVER, Canvas
from bot.art.fonts import Weight
from bot.art.frame import FOOT, HIGHEST, MARGIN, WIDTH

REASON = 27
ROW = 46
POINTS = 30
"""What a line with the points of each round adds to a row."""
CHART, LEAST_CHART = 230, 140
LINE = 32
LABEL = 170
"""The width of what a line of the account counts."""
LEAST_ACROSS = 110
"""The least width of what it says of each seat."""
_MEDALS = {1: GOLD, 2: SILVER, 3: BRONZE}


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody's place: the name, the badge, what is said of place and score; the totals after each round.

    `rounds` are the points of each round, written.
    """

    name: str
    badge: str
    place: int
    score: str
    totals: tuple[int, ...] = ()
    rounds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AccountLine:
    """A line of the account: what it counts, and each place's part of it ("" for none), the best place first."""

    label: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ResultPlan:
    """A result: why the game ended, everybody from the first place to the last, a title for the rounds, the account."""

    reason: str
    places: tuple[Placed, ...]
    rounds: str = ""
    account: tuple[AccountLine, ...] = ()

    @property
    def has_account(self) -> bool:
        """Tell whether the picture has room for every line of the account."""
        return (
            bool(self.account)
            and _across(len(self.places)) >= LEAST_ACROSS
            and all(fonts.width(line.label, LETTERS, Weight.SEMIBOLD) <= LABEL for line in self.account)
            and self._height(account=True) <= HIGHEST
        )

    def draw(self) -> bytes:
        """Return the picture as a PNG."""
        inner = WIDTH - 2 * MARGIN
        shown = self.has_account
        parts = self._parts(account=shown)
        left = HIGHEST - self._height(account=shown) - LINE - 12
        if len(self.places) > 1 and all(len(one.totals) > 1 for one in self.places) and left >= LEAST_CHART:
            parts += [words(self.rounds, QUIET, most=inner), _chart(self.places, inner, min(CHART, left))]
        whole = column(parts, 6)
        canvas = Canvas(WIDTH, round(whole.height + MARGIN + FOOT))
        whole.draw(canvas, MARGIN, MARGIN)
        return canvas.png()

    def _height(self, *, account: bool) -> float:
        return column(self._parts(account=account), 6).height + MARGIN + FOOT

    def _parts(self, *, account: bool) -> list[Block]:
        inner = WIDTH - 2 * MARGIN
        parts = [_reason(self.reason, inner), *(_line(one, inner) for one in self.places)]
        if account:
            across = _across(len(self.places))
            parts.append(_cells(None, [badge(one.badge) for one in self.places], across))
            for line in self.account:
                label = words(line.label, QUIET, weight=Weight.SEMIBOLD, most=LABEL)
                parts.append(_cells(label, [_wrapped(value, across) for value in line.values], across))
        return parts


def _across(seats: int) -> float:
    """Return the width of everybody's part of a line of the account."""
    return (WIDTH - 2 * MARGIN - LABEL) / seats - 10


def _reason(line: str, width: float) -> Block:
    """Return the sentence, on two lines where one has no room for it."""
    said = [words(word, INK, size=REASON, weight=Weight.SEMIBOLD, most=width) for word in line.split()]
    return flow(said, width, 8, between=0)


def _wrapped(line: str, width: float) -> Block:
    return flow([words(one, INK, most=width) for one in line.split()], width, GAP, between=0)


def _cells(label: Block | None, values: Sequence[Block], across: float) -> Block:
    """Return a line of the account, everybody's part in the same column."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        if label is not None:
            label.draw(canvas, x, y)
        for at, value in enumerate(values):
            value.draw(canvas, x + LABEL + (across + 10) * at + 10, y)

    return Block(WIDTH - 2 * MARGIN, max(value.height for value in values), draw)


def _line(one: Placed, width: float) -> Block:
    medal = _MEDALS.get(one.place)
    high = ROW + (POINTS if one.rounds else 0)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.plate(x, y, width, high, RAISED if one.place == 1 else PANEL)
        if medal is not None:
            canvas.disc(x + 28, y + ROW / 2, 17, medal)
        canvas.write(x + 28, y + 31, str(one.place), 24, DARK if medal else QUIET, weight=Weight.SEMIBOLD, align=0.5)
        badge(one.badge).draw(canvas, x + 56, y + ROW / 2 - BADGE)
        canvas.write(x + 98, y + 31, one.name, 25, INK, weight=Weight.SEMIBOLD, most=width - 220)
        canvas.write(x + width - 14, y + 31, one.score, 25, INK, weight=Weight.BOLD, align=1)
        each = min(90.0, (width - 28) / max(1, len(one.rounds)))
        for at, points in enumerate(one.rounds, start=1):
            canvas.write(x + 14 + each * at, y + ROW + 18, points, LETTERS, QUIET, align=1, most=each)

    return Block(width, high, draw)


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
        for one, line, level in reversed(list(zip(places, totals, ends, strict=True))):
            colour = _MEDALS.get(one.place, QUIET)
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
