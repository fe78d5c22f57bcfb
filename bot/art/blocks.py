"""Boxes that know how large they are before they are drawn: texts, cards, rows of them, lines that wrap."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.art import fonts
from bot.art.canvas import DARK, GOLD, INK, INLAY, PANEL, QUIET, TURN, Canvas
from bot.art.fonts import Weight
from bot.art.plan import Look, Lying

LETTERS = 22
"""The smallest letters. A picture WIDTH wide is shown half as wide on the narrowest phone: 11 pixels there."""
TILE = 40
CARD_WIDE, CARD_HIGH = 66, 92
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


def widened(block: Block, width: float) -> Block:
    """Return the box in the middle of a wider one."""
    at = (width - block.width) / 2
    return Block(width, block.height, lambda canvas, x, y: block.draw(canvas, x + at, y))


def padded(block: Block, fill: str, wide: float, high: float) -> Block:
    """Return the box on a plate of this size, a little from its edge."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.plate(x, y, wide, high, fill)
        block.draw(canvas, x + 10, y + 10)

    return Block(wide, high, draw)


def wrapped(line: str, colour: str, width: float) -> Block:
    """Return a text in as many lines as the width asks for."""
    whole = words(line, colour)
    if whole.width <= width:
        return whole
    return flow([words(word, colour, most=width) for word in line.split(" ")], width, between=0)


def arrow(colour: str) -> Block:
    """Return the sign of what was led, and of whoever leads."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 14 16"><path d="M1 1L13 8L1 15Z" fill="{colour}"/></svg>'
    )
    return Block(14, 16, lambda canvas, x, y: canvas.paste(svg, x, y, 14, 16))


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


def tile(look: Look, side: int = TILE) -> Block:
    """Return a card as a square tile."""
    return Block(side, side, lambda canvas, x, y: canvas.paste(look.tile, x, y, side, side))


def whole(look: Look, wide: int = CARD_WIDE, high: int = CARD_HIGH) -> Block:
    """Return a whole card."""
    return Block(wide, high, lambda canvas, x, y: canvas.paste(look.card, x, y, wide, high))


def framed(block: Block, colour: str, by: float = 4) -> Block:
    """Return the box on a frame that stands out."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.plate(x - by, y - by, block.width + 2 * by, block.height + 2 * by, colour, radius=11)
        block.draw(canvas, x, y)

    return Block(block.width, block.height, draw)


def standing_out(card: Lying) -> bool:
    """Tell whether the card has a mark that a frame shows."""
    return bool(card.marks & {"winning", "won", "new"})


def slot() -> Block:
    """Return the place of a card where none lies."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.plate(x, y, TILE, TILE, INLAY, radius=7)
        canvas.plate(x + 2, y + 2, TILE - 4, TILE - 4, PANEL, radius=6)

    return Block(TILE, TILE, draw)


def _signed(card: Lying) -> Block:
    """Return a card as a tile, with a dot on it where it is wild."""
    face = tile(card.look)
    if "wild" not in card.marks:
        return face

    def draw(canvas: Canvas, x: float, y: float) -> None:
        face.draw(canvas, x, y)
        canvas.disc(x + 6, y + 6, 7, INK)
        canvas.disc(x + 6, y + 6, 5, WILD)

    return Block(TILE, TILE, draw)


def small_card(card: Lying) -> Block:
    """Return a card as a tile: framed where it wins, the badge of whoever played it below, an arrow before the led."""
    face = framed(_signed(card), TURN, 3) if standing_out(card) else _signed(card)
    whole_card = column([face, badge(card.by)], 3, centred=True) if card.by else face
    return _led(whole_card) if LEADS in card.marks else whole_card


def _led(card: Block) -> Block:
    sign = arrow(INK)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        sign.draw(canvas, x, y + (TILE - sign.height) / 2)
        card.draw(canvas, x + sign.width + 8, y)

    return Block(sign.width + 8 + card.width, card.height, draw)


def played_card(card: Lying, most: float, *, large: bool) -> Block:
    """Return a card in front of somebody: framed where it wins, what there is to say about it below."""
    plain = whole(card.look) if large else tile(card.look)
    face = framed(plain, TURN) if standing_out(card) else plain
    said = [words(card.said, TURN if standing_out(card) else QUIET, most=most)] if card.said else []
    return column([face, *said], 4, centred=True)
