"""The score sheet of a game as a picture: what each line counts, and everybody's part of it in a column of their own.

Where the columns would be too narrow for the longest word, each line has its parts one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.art import fonts
from bot.art.canvas import pieces
from bot.art.canvas.painting import INK, Painting
from bot.art.fonts import Weight
from bot.art.plan import TAPIS_FELT

WIDTH = 604
"""Twice as wide as what a message leaves for a picture on a phone of 390 pixels: letters are seen half as large."""
MARGIN = 14
LETTERS = 22
"""The smallest letters: 11 pixels on the narrowest phone."""
LINE = 28
GAP = 6
BADGE = 15
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


@dataclass(frozen=True, slots=True)
class Box:
    """A box: its size, and what draws it with its upper left corner at a point."""

    width: float
    height: float
    draw: Callable[[Painting, float, float], None]


def sheet(heads: Sequence[Head], lines: Sequence[SheetLine], every: Sequence[SheetLine]) -> Box:
    """The columns are as wide as `every` line needs."""
    widths = _columns(heads, every)
    if widths is None:
        return _column([_told(heads, line) for line in lines], 4)
    label, across = widths
    names = [
        _column([_badge(one.badge), _words(one.name, wide)], 2, centred=True)
        for one, wide in zip(heads, across, strict=True)
    ]
    return _column([_cells(None, names, label, across), *(_line(line, label, across) for line in lines)], 4)


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
    limit, across = max(named), named
    while sum(across) > inner - label:
        limit -= 1
        across = [max(wide, min(name, limit)) for wide, name in zip(least, named, strict=True)]
    missing = [max(0.0, whole - wide) for whole, wide in zip(unbroken, across, strict=True)]
    share = (inner - label - sum(across)) / max(1.0, sum(missing))
    return label, [wide + lack * min(1.0, share) for wide, lack in zip(across, missing, strict=True)]


def _line(line: SheetLine, label: float, across: Sequence[float]) -> Box:
    values = [_wrapped(value, wide) for value, wide in zip(line.values, across, strict=True)]
    return _cells(_wrapped(line.label, label, quiet=True), values, label, across)


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
    inner = INNER - 2 * PAD
    parts = [
        _row([_badge(head.badge), _words(value, inner - 2 * BADGE - GAP)], GAP)
        for head, value in zip(heads, line.values, strict=True)
        if value
    ]
    told = _column([_words(line.label, quiet=True), _flow(parts, inner, 16, between=2)], 2)

    def draw(painting: Painting, x: float, y: float) -> None:
        painting.plate(x, y, (INNER, told.height + PAD), PANEL, radius=8)
        told.draw(painting, x + PAD, y + PAD / 2)

    return Box(INNER, told.height + PAD, draw)


def _words(line: str, most: float | None = None, *, quiet: bool = False) -> Box:
    """Cut at `most` pixels."""
    colour, weight = (QUIET, Weight.SEMIBOLD) if quiet else (INK, Weight.REGULAR)
    cut = line if most is None else fonts.shortened(line, LETTERS, most, weight)

    def draw(painting: Painting, x: float, y: float) -> None:
        painting.write(x, y + LINE * 0.76, cut, LETTERS, colour, weight=weight)

    return Box(fonts.width(cut, LETTERS, weight), LINE, draw)


def _wrapped(line: str, width: float, *, quiet: bool = False) -> Box:
    return _flow([_words(one, width, quiet=quiet) for one in line.split(" ")], width, GAP, between=0)


def _badge(letters: str) -> Box:
    def draw(painting: Painting, x: float, y: float) -> None:
        pieces.badge(painting, letters, x + BADGE, y + BADGE, radius=BADGE, size=LETTERS, drop=8)

    return Box(2 * BADGE, 2 * BADGE, draw)


def _row(boxes: Sequence[Box], gap: float) -> Box:
    """Their middles in a line."""
    high = max((box.height for box in boxes), default=0)

    def draw(painting: Painting, x: float, y: float) -> None:
        for box in boxes:
            box.draw(painting, x, y + (high - box.height) / 2)
            x += box.width + gap

    return Box(sum(box.width for box in boxes) + gap * max(0, len(boxes) - 1), high, draw)


def _column(boxes: Sequence[Box], gap: float, *, centred: bool = False) -> Box:
    wide = max((box.width for box in boxes), default=0)

    def draw(painting: Painting, x: float, y: float) -> None:
        for box in boxes:
            box.draw(painting, x + ((wide - box.width) / 2 if centred else 0), y)
            y += box.height + gap

    return Box(wide, sum(box.height for box in boxes) + gap * max(0, len(boxes) - 1), draw)


def _flow(boxes: Sequence[Box], width: float, gap: float, *, between: float) -> Box:
    """In as many lines as the width asks for, `between` apart."""
    lines = pieces.wrapped([(box, box.width) for box in boxes], width, gap)
    return _column([_row(line, gap) for line in lines], between)
