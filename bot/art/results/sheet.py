"""The score sheet of a game as a picture: what each line counts, and everybody's part of it in a column of their own.

Where the columns would be too narrow for the longest word, each line has its parts one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.art import fonts
from bot.art.canvas.painting import INK, Painting
from bot.art.fonts import Weight
from bot.art.plan import TAPIS_FELT
from bot.art.results.boxes import BADGE, GAP, LETTERS, Box, badge, column, flow, row, words

WIDTH = 604
"""Twice as wide as what a message leaves for a picture on a phone of 390 pixels: letters are seen half as large."""
MARGIN = 14
HIGHEST = 700
"""Pixels: a message shows a picture of this width smaller when it is higher, and its letters with it."""
FOOT = 66
"""The height of the ALT sign that Discord lays over the lower left corner of a described picture."""
PANEL, QUIET = TAPIS_FELT.cloth.plate, TAPIS_FELT.cloth.quiet
INNER = WIDTH - 2 * MARGIN
LEAST_LABEL = 118
"""Pixels that what a line counts has at least, if it needs them."""
NAME = 92
"""A name may make its column so wide."""
BETWEEN = 12
PAD = 8
"""Pixels around a line, on each side."""


@dataclass(frozen=True, slots=True)
class Head:
    """The owner of a column."""

    name: str
    badge: str


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line of the score sheet: what it counts, and each place's part of it ("" for none), the best place first."""

    label: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """Lines of a score sheet that one picture has room for (see `paged`), in columns as wide as `every` line needs."""

    heads: tuple[Head, ...]
    lines: tuple[SheetLine, ...]
    every: tuple[SheetLine, ...]

    def draw(self) -> bytes:
        whole = sheet(self.heads, self.lines, self.every)
        painting = Painting(TAPIS_FELT, bare=True, size=(WIDTH, round(whole.height + MARGIN + FOOT)))
        whole.draw(painting, MARGIN, MARGIN)
        return painting.png()


def paged(heads: tuple[Head, ...], lines: Sequence[SheetLine], told: Sequence[int], most_told: int) -> list[SheetPlan]:
    """As many pictures as it takes for each to be shown whole.

    `told` is how long each line is in words, of which a picture's description holds at most `most_told`.
    """
    pages: list[list[SheetLine]] = []
    length = 0
    for line, said in zip(lines, told, strict=True):
        fits = pages and length + said <= most_told
        if not fits or sheet(heads, [*pages[-1], line], lines).height + MARGIN + FOOT > HIGHEST:
            pages.append([])
            length = 0
        pages[-1].append(line)
        length += said
    return [SheetPlan(heads, tuple(page), tuple(lines)) for page in pages]


def sheet(heads: Sequence[Head], lines: Sequence[SheetLine], every: Sequence[SheetLine]) -> Box:
    """The columns are as wide as `every` line needs."""
    widths = _columns(heads, every)
    if widths is None:
        return column([_told(heads, line) for line in lines], 4)
    label, across = widths
    names = [
        column([badge(one.badge), words(one.name, INK, most=wide)], 2, centred=True)
        for one, wide in zip(heads, across, strict=True)
    ]
    return column([_cells(None, names, label, across), *(_line(line, label, across) for line in lines)], 4)


def _columns(heads: Sequence[Head], lines: Sequence[SheetLine]) -> tuple[float, list[float]] | None:
    """The width of the labels and of each column, including an equal share of the width left over.

    Where that is too much, labels wrap first, then the parts; a name that is cut may be another's, so names give way
    last. None where not even whole words have room.
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
    labels = max(fonts.width(line.label, LETTERS, Weight.SEMIBOLD) for line in lines) + GAP
    label = min(labels, max(LEAST_LABEL, inner - sum(unbroken)))
    if label + sum(unbroken) <= inner:
        more = (inner - label - sum(unbroken)) / (len(heads) + 1)
        return label + more, [wide + more for wide in unbroken]
    label = min(labels, LEAST_LABEL)
    if sum(least) + label > inner:
        return None
    limit = max(named)
    while sum(across := _at_most(limit, least, named)) > inner - label:
        limit -= 1
    missing = [max(0.0, whole - wide) for whole, wide in zip(unbroken, across, strict=True)]
    share = (inner - label - sum(across)) / max(1.0, sum(missing))
    return label, [wide + lack * min(1.0, share) for wide, lack in zip(across, missing, strict=True)]


def _at_most(limit: float, least: Sequence[float], named: Sequence[float]) -> list[float]:
    return [max(wide, min(name, limit)) for wide, name in zip(least, named, strict=True)]


def _line(line: SheetLine, label: float, across: Sequence[float]) -> Box:
    values = [_wrapped(value, wide) for value, wide in zip(line.values, across, strict=True)]
    said = flow(
        [words(one, QUIET, weight=Weight.SEMIBOLD, most=label) for one in line.label.split(" ")], label, between=0
    )
    return _cells(said, values, label, across)


def _wrapped(line: str, width: float) -> Box:
    return flow([words(one, INK, most=width) for one in line.split(" ")], width, GAP, between=0)


def _cells(said: Box | None, values: Sequence[Box], label: float, across: Sequence[float]) -> Box:
    """Everybody's part in the middle of their column; on a plate where the line says what it counts."""
    high = max(value.height for value in (*values, *([said] if said else []))) + (PAD if said else 0)

    def draw(painting: Painting, x: float, y: float) -> None:
        if said is not None:
            painting.plate(x, y, (INNER, high), PANEL, radius=8)
            said.draw(painting, x + PAD, y + (high - said.height) / 2)
        left = x + PAD + label + BETWEEN
        for value, wide in zip(values, across, strict=True):
            value.draw(painting, left + (wide - value.width) / 2, y + (high - value.height) / 2)
            left += wide + BETWEEN

    return Box(INNER, high, draw)


def _told(heads: Sequence[Head], line: SheetLine) -> Box:
    """Its parts one after the other."""
    parts = [
        row([badge(head.badge), words(value, INK, most=INNER - 2 * PAD - 2 * BADGE - GAP)], 6)
        for head, value in zip(heads, line.values, strict=True)
        if value
    ]
    inner = column([words(line.label, QUIET, weight=Weight.SEMIBOLD), flow(parts, INNER - 2 * PAD, 16, between=2)], 2)

    def draw(painting: Painting, x: float, y: float) -> None:
        painting.plate(x, y, (INNER, inner.height + PAD), PANEL, radius=8)
        inner.draw(painting, x + PAD, y + PAD / 2)

    return Box(INNER, inner.height + PAD, draw)
