"""Boxes that know how large they are before they are drawn: texts, cards, rows of them, lines that wrap."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.art import fonts
from bot.art.canvas import DARK, GOLD, INK, Canvas
from bot.art.fonts import Weight

LETTERS = 22
"""The smallest letters. A picture WIDTH wide is shown half as wide on the narrowest phone: 11 pixels there."""
TILE = 40
GAP = 6
LINE = 28
"""A line of the smallest letters."""
BADGE = 15
WILD = "#7a2a94"
LEADS = "leads"
"""The mark of a card that was led, and of whoever leads."""

Pen: TypeAlias = Callable[[Canvas, float, float], None]


@dataclass(frozen=True, slots=True)
class Block:
    """A box: its size, and what draws it with its upper left corner at a point."""

    width: float
    height: float
    draw: Pen


def nothing(width: float = 0, height: float = 0) -> Block:
    """Return an empty box."""
    return Block(width, height, lambda _canvas, _x, _y: None)


def words(
    line: str,
    colour: str = INK,
    *,
    size: int = LETTERS,
    weight: Weight = Weight.REGULAR,
    most: float | None = None,
) -> Block:
    """Return a line of text, cut at `most` pixels."""
    line = line if most is None else fonts.shortened(line, size, most, weight)
    high = round(size * LINE / LETTERS)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.write(x, y + high * 0.76, line, size, colour, weight=weight)

    return Block(fonts.width(line, size, weight), high, draw)


def row(blocks: Sequence[Block], gap: float = GAP) -> Block:
    """Return the boxes side by side, their middles in a line."""
    high = max((block.height for block in blocks), default=0)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for block in blocks:
            block.draw(canvas, x, y + (high - block.height) / 2)
            x += block.width + gap

    return Block(sum(block.width for block in blocks) + gap * max(0, len(blocks) - 1), high, draw)


def column(blocks: Sequence[Block], gap: float = GAP, *, centred: bool = False) -> Block:
    """Return the boxes under each other."""
    wide = max((block.width for block in blocks), default=0)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for block in blocks:
            block.draw(canvas, x + ((wide - block.width) / 2 if centred else 0), y)
            y += block.height + gap

    return Block(wide, sum(block.height for block in blocks) + gap * max(0, len(blocks) - 1), draw)


def flow(
    blocks: Iterable[Block], width: float, gap: float = GAP, *, between: float = GAP, centred: bool = False
) -> Block:
    """Return the boxes side by side, in as many lines as the width asks for, `between` apart."""
    lines: list[list[Block]] = []
    left = 0.0
    for block in blocks:
        if not lines or left + block.width > width:
            lines.append([])
            left = 0.0
        lines[-1].append(block)
        left += block.width + gap
    return column([row(line, gap) for line in lines], between, centred=centred)


def chip(line: str, ground: str, ink: str, *, most: float | None = None, sign: Block | None = None) -> Block:
    """Return a word on a plate of its own, with a sign before it."""
    wide = 0.0 if sign is None else sign.width + GAP
    inner = words(line, ink, weight=Weight.SEMIBOLD, most=None if most is None else most - wide - 14)
    inner = inner if sign is None else row([sign, inner])

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.plate(x, y, inner.width + 14, LINE, ground, radius=8)
        inner.draw(canvas, x + 7, y)

    return Block(inner.width + 14, LINE, draw)


def badge(letters: str, ground: str = INK, ink: str = DARK) -> Block:
    """Return somebody's letters on a disc."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.disc(x + BADGE, y + BADGE, BADGE, ground)
        canvas.write(x + BADGE, y + BADGE + 8, letters, LETTERS, ink, weight=Weight.BOLD, align=0.5)

    return Block(2 * BADGE, 2 * BADGE, draw)


def medal() -> Block:
    """Return the first place's medal."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.disc(x + BADGE, y + BADGE, BADGE, DARK)
        canvas.disc(x + BADGE, y + BADGE, BADGE - 2, GOLD)
        canvas.write(x + BADGE, y + BADGE + 8, "1", LETTERS, DARK, weight=Weight.BOLD, align=0.5)

    return Block(2 * BADGE, 2 * BADGE, draw)
