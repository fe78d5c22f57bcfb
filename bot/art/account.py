"""The account of a game as a picture: what each line counts, and everybody's part of it in a column of their own.

Where the columns would be too narrow for the longest word, each line has its parts one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.art import fonts
from bot.art.blocks import BADGE, GAP, LETTERS, Block, badge, column, flow, row, words
from bot.art.canvas import INK, PANEL, QUIET, Canvas
from bot.art.fonts import Weight
from bot.art.frame import FOOT, HIGHEST, MARGIN, WIDTH

INNER = WIDTH - 2 * MARGIN
LEAST_LABEL, USUAL_LABEL = 118, 190
"""Pixels for what a line counts: at least, and where everybody's parts leave room."""
NAME = 92
"""A name may make its column so wide."""
BETWEEN = 12
PAD = 8
"""Pixels around a line, on each side."""


@dataclass(frozen=True, slots=True)
class Head:
    """Whose column it is."""

    name: str
    badge: str


@dataclass(frozen=True, slots=True)
class AccountLine:
    """A line of the account: what it counts, and each place's part of it ("" for none), the best place first."""

    label: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AccountPlan:
    """Lines of an account that one picture has room for (see `paged`), with columns as wide as `every` line needs."""

    heads: tuple[Head, ...]
    lines: tuple[AccountLine, ...]
    every: tuple[AccountLine, ...]

    def draw(self) -> bytes:
        """Return the picture as a PNG."""
        whole = account(self.heads, self.lines, self.every)
        canvas = Canvas(WIDTH, round(whole.height + MARGIN + FOOT))
        whole.draw(canvas, MARGIN, MARGIN)
        return canvas.png()


def paged(
    heads: tuple[Head, ...], lines: Sequence[AccountLine], told: Sequence[int], most_told: int
) -> list[AccountPlan]:
    """Return the account in as many pictures as it takes for each to be shown whole.

    `told` is how long each line is in words, of which a picture's description holds at most `most_told`.
    """
    pages: list[list[AccountLine]] = []
    length = 0
    for line, said in zip(lines, told, strict=True):
        fits = pages and length + said <= most_told
        if not fits or account(heads, [*pages[-1], line], lines).height + MARGIN + FOOT > HIGHEST:
            pages.append([])
            length = 0
        pages[-1].append(line)
        length += said
    return [AccountPlan(heads, tuple(page), tuple(lines)) for page in pages]


def account(heads: Sequence[Head], lines: Sequence[AccountLine], every: Sequence[AccountLine]) -> Block:
    """Return the lines; the columns are as wide as `every` line of the account needs."""
    widths = _columns(heads, every)
    if widths is None:
        return column([_told(heads, line) for line in lines], 4)
    label, across = widths
    names = [
        column([badge(one.badge), words(one.name, INK, most=wide)], 2, centred=True)
        for one, wide in zip(heads, across, strict=True)
    ]
    return column([_cells(None, names, label, across), *(_line(line, label, across) for line in lines)], 4)


def _columns(heads: Sequence[Head], lines: Sequence[AccountLine]) -> tuple[float, list[float]] | None:
    """Return the width of the labels and of each column: unbroken where there is room, else at least whole words.

    What then is left goes to the names first: one that is cut may be another's.
    """
    inner = INNER - 2 * PAD - BETWEEN * len(heads)
    least, named, unbroken = [], [], []
    for at, head in enumerate(heads):
        values = [line.values[at] for line in lines]
        name = min(NAME, fonts.width(head.name, LETTERS))
        least.append(
            max(2 * BADGE, *(fonts.width(word, LETTERS) for value in values for word in value.split(" ") or [""]))
        )
        named.append(max(least[-1], name))
        unbroken.append(max(named[-1], *(fonts.width(value, LETTERS) for value in values)))
    if sum(unbroken) + USUAL_LABEL <= inner:
        return inner - sum(unbroken), unbroken
    spare = inner - sum(least) - LEAST_LABEL
    if spare < 0:
        return None
    limit = max(named)
    while sum(across := _at_most(limit, least, named)) > inner - LEAST_LABEL:
        limit -= 1
    label = LEAST_LABEL + min(USUAL_LABEL - LEAST_LABEL, (inner - sum(across) - LEAST_LABEL) / 2)
    more = (inner - sum(across) - label) / len(heads)
    return label, [wide + more for wide in across]


def _at_most(limit: float, least: Sequence[float], named: Sequence[float]) -> list[float]:
    """Return the columns as wide as their names, no name wider than a limit."""
    return [max(wide, min(name, limit)) for wide, name in zip(least, named, strict=True)]


def _line(line: AccountLine, label: float, across: Sequence[float]) -> Block:
    values = [_wrapped(value, wide) for value, wide in zip(line.values, across, strict=True)]
    said = flow(
        [words(one, QUIET, weight=Weight.SEMIBOLD, most=label) for one in line.label.split(" ")], label, between=0
    )
    return _cells(said, values, label, across)


def _wrapped(line: str, width: float) -> Block:
    return flow([words(one, INK, most=width) for one in line.split(" ")], width, GAP, between=0)


def _cells(said: Block | None, values: Sequence[Block], label: float, across: Sequence[float]) -> Block:
    """Return a line, everybody's part in the middle of their column; on a plate where it says what it counts."""
    high = max(value.height for value in (*values, *([said] if said else []))) + (PAD if said else 0)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        if said is not None:
            canvas.plate(x, y, INNER, high, PANEL, radius=8)
            said.draw(canvas, x + PAD, y + (high - said.height) / 2)
        left = x + PAD + label + BETWEEN
        for value, wide in zip(values, across, strict=True):
            value.draw(canvas, left + (wide - value.width) / 2, y + (high - value.height) / 2)
            left += wide + BETWEEN

    return Block(INNER, high, draw)


def _told(heads: Sequence[Head], line: AccountLine) -> Block:
    """Return a line with its parts one after the other."""
    parts = [
        row([badge(head.badge), words(value, INK, most=INNER - 2 * PAD - 2 * BADGE - GAP)], 6)
        for head, value in zip(heads, line.values, strict=True)
        if value
    ]
    inner = column([words(line.label, QUIET, weight=Weight.SEMIBOLD), flow(parts, INNER - 2 * PAD, 16, between=2)], 2)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.plate(x, y, INNER, inner.height + PAD, PANEL, radius=8)
        inner.draw(canvas, x + PAD, y + PAD / 2)

    return Block(INNER, inner.height + PAD, draw)
