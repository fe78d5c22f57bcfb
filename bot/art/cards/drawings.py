"""From a card's art to a vector drawing: whole cards, small cards, square tiles for texts and buttons, backs.

What tells a card from others stands in its left column, which shows in a fan; the upper right corner stays free for
marks, the lower left for its player's badge.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from fontpkg_fira_sans_condensed import FAMILY

from bot.art.cloth import mixed
from bot.art.fonts import box as box_of
from games.engine.art import GROUND, INK, SHADE, CardArt, Cloth, Sign, Suit

PAPER = "#fdf8ea"
EDGE = "#2a2520"
TILE = 128
CHIP_WIDE, CHIP_HIGH = 58, 52
SQUARE = 54
POOL = 0.8
"""The share of paper in the pool of colour under a number card's figure."""
SHADED = 0.42
"""The share of ground in the shade of a sign."""
LIGHT = 0.16
"""The share of paper in the disc of a card that is all colour."""
MAGIC = "#6b2c91"
"""The pool of a card that does something of its own."""


@dataclass(frozen=True, slots=True)
class _Form:
    """Paper with an `edge` that is seen on white; on it, `margin` away, may lie a ground with its own corners."""

    wide: int
    high: int
    radius: int
    edge: float
    margin: int
    inner_radius: int

    def drawn(self, *parts: str) -> str:
        paper = (
            f'<rect x="{self.edge / 2}" y="{self.edge / 2}" width="{self.wide - self.edge}"'
            f' height="{self.high - self.edge}" rx="{self.radius}"'
            f' fill="{PAPER}" stroke="{EDGE}" stroke-width="{self.edge}"/>'
        )
        return svg(self.wide, self.high, paper, *parts)

    def ground(self, colour: str = "") -> str:
        """In a colour, or as a mere outline."""
        across, down = self.wide - 2 * self.margin, self.high - 2 * self.margin
        fill = f' fill="{colour}"' if colour else ""
        at = self.margin
        return f'<rect x="{at}" y="{at}" width="{across}" height="{down}" rx="{self.inner_radius}"{fill}/>'


_TILE = _Form(TILE, TILE, 24, 3, 7, 18)
_CARD = _Form(150, 210, 14, 2.5, 7, 9)
_SMALL = _Form(60, 80, 9, 2, 4, 6)
_CHIP = _Form(CHIP_WIDE, CHIP_HIGH, 8, 2, 4, 5)


def tile(card: CardArt, rank: str) -> str:
    """`rank` is what is printed on it in the reader's language."""
    colour = card.suit.colour
    if not rank:
        return _TILE.drawn(_TILE.ground(colour), sign_svg(_figure(card), (20, 20, 88), PAPER, colour, 0.3))
    signs = ([card.suit.sign] if card.suit.sign else []) + list(card.signs)
    return _TILE.drawn(
        f'<path d="M7 64H121V103A18 18 0 0 1 103 121H25A18 18 0 0 1 7 103Z" fill="{colour}"/>',
        _fitted(rank, TILE / 2, 35, width=106, height=49, colour=colour),
        *_row(signs, TILE, 67, 50, colour),
    )


def card(art: CardArt, rank: str) -> str:
    colour, sign = art.suit.colour, art.suit.sign
    if not rank:
        figure, light = _figure(art), mixed(colour, PAPER, LIGHT)
        return _CARD.drawn(
            _CARD.ground(colour),
            f'<circle cx="75" cy="120" r="58" fill="{light}"/>',
            sign_svg(figure, (14, 14, 40), PAPER, colour),
            sign_svg(figure, (29, 74, 92), PAPER, light),
        )
    figure = next(_figures(art), ())
    pool = (MAGIC if art.special else colour) if figure else mixed(colour, PAPER, POOL)
    wide, left = (76, 13) if len(rank) < 2 else (57, 9)
    return _CARD.drawn(
        f'<clipPath id="window">{_CARD.ground()}</clipPath>',
        f'<g clip-path="url(#window)"><circle cx="112" cy="160" r="73" fill="{pool}"/></g>',
        _fitted(rank, left, 37, width=wide, height=51, colour=colour, flush=True),
        sign_svg(sign, (13, 76, 40), colour, PAPER) if sign else "",
        sign_svg(figure, (64, 116, 74), PAPER, pool) if figure else sign_svg(sign, (56, 104, 90), colour, pool, 0.5),
    )


def small(art: CardArt, rank: str) -> str:
    """Rank on paper, suit on colour; its letters keep their size."""
    colour = art.suit.colour
    if not rank:
        return _SMALL.drawn(_SMALL.ground(colour), sign_svg(_figure(art), (9, 19, 42), PAPER, colour, 0))
    sign = _figure(art) if art.special else art.suit.sign or _figure(art)
    return _SMALL.drawn(
        f'<path d="M4 43H56V70A6 6 0 0 1 50 76H10A6 6 0 0 1 4 70Z" fill="{colour}"/>',
        _fitted(rank, 30, 23.5, width=48, height=30, colour=colour),
        sign_svg(sign, (16, 45.5, 28), PAPER, colour, 0),
    )


def chip(art: CardArt, rank: str) -> str:
    """The smallest card, for a table on which seventy lie."""
    colour = art.suit.colour
    if not rank:
        return _CHIP.drawn(_CHIP.ground(colour), sign_svg(_figure(art), (11, 8, 36), PAPER, colour, 0))
    return _CHIP.drawn(
        f'<path d="M33 4H49A5 5 0 0 1 54 9V43A5 5 0 0 1 49 48H33Z" fill="{colour}"/>',
        sign_svg(art.suit.sign or _figure(art), (33.5, 16, 20), PAPER, colour, 0),
        _fitted(rank, 18.5, 26, width=28, height=27, colour=colour),
    )


def square(art: CardArt) -> str:
    """For a whole suit, or a rule: signs on its colour."""
    colour = art.suit.colour
    ground = (
        f'<rect x="1" y="1" width="{SQUARE - 2}" height="{SQUARE - 2}" rx="11" fill="{colour}"'
        f' stroke="{PAPER}" stroke-width="2"/>'
    )
    first, *more = list(_figures(art)) or [art.suit.sign]
    if not more:
        return svg(SQUARE, SQUARE, ground, sign_svg(first, (6.5, 6.5, 41), PAPER, colour, 0.42))
    two = (sign_svg(one, (x, 14, 25), PAPER, colour, 0) for one, x in ((first, 3), (more[0], 27)))
    return svg(SQUARE, SQUARE, ground, *two)


def back(suit: Suit, cloth: Cloth) -> str:
    lozenges = "".join(
        f"M{x} {y - 11}L{x + 8} {y}L{x} {y + 11}L{x - 8} {y}Z"
        for at, y in enumerate(range(29, 190, 19))
        for x in range(27 + at % 2 * 12, 130, 24)
    )
    line = mixed(cloth.cloth, PAPER, 0.6)
    return _CARD.drawn(
        _CARD.ground(cloth.cloth),
        f'<path d="{lozenges}" fill="{cloth.inlay}"/>',
        f'<rect x="15" y="15" width="120" height="180" rx="6" fill="none" stroke="{line}" stroke-width="2.5"/>',
        f'<circle cx="75" cy="105" r="40" fill="{cloth.cloth}" stroke="{line}" stroke-width="2.5"/>',
        sign_svg(suit.sign, (50, 80, 50), PAPER, cloth.cloth),
    )


def small_back(cloth: Cloth) -> str:
    return _SMALL.drawn(
        f'<rect x="5" y="5" width="50" height="70" rx="6" fill="{cloth.cloth}"/>',
        f'<path d="M30 18L46 40L30 62L14 40Z" fill="{cloth.inlay}"/>',
    )


def sign_svg(sign: Sign, box: tuple[float, float, float], ink: str, ground: str, shade: float = SHADED) -> str:
    """`box` is left, top, side; `shade` is how much ground the second tone has."""
    colours = {INK: ink, GROUND: ground, SHADE: mixed(ink, ground, shade)}
    shapes = []
    for shape in sign:
        colour = colours.get(shape.fill, shape.fill)
        look = f'fill="{colour}"'
        if shape.stroke:
            line = f'stroke="{colour}" stroke-width="{shape.stroke:g}"'
            look = f'fill="none" {line} stroke-linecap="round" stroke-linejoin="round"'
        shapes.append(f'<path d="{shape.path}" {look}/>')
    x, y, size = box
    return f'<g transform="translate({x:g} {y:g}) scale({size / 100:g})">{"".join(shapes)}</g>'


def svg_text(line: str, x: float, y: float, *, size: float, colour: str) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FAMILY}" font-weight="700" font-size="{size:g}"'
        f' text-anchor="middle" fill="{colour}">{escape(line)}</text>'
    )


def svg(width: float, height: float, *parts: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{"".join(parts)}</svg>'


def _figures(art: CardArt) -> Iterator[Sign]:
    """Yield the signs of a card that are no letters."""
    return (one for one in art.signs if not isinstance(one, str))


def _figure(art: CardArt) -> Sign:
    return next(_figures(art), art.suit.sign)


def _row(signs: list[Sign | str], width: float, top: float, size: float, ground: str) -> Iterator[str]:
    """Side by side, in the middle of the width."""
    step = min(size + 4, (width - 16) / len(signs)) if signs else size
    side = min(size, step - 2)
    left = (width - step * len(signs)) / 2 + (step - side) / 2
    for at, one in enumerate(signs):
        x, y = left + step * at, top + (size - side) / 2
        if isinstance(one, str):
            yield svg_text(one, x + side / 2, y + side * 0.86, size=side * 1.05, colour=PAPER)
        else:
            yield sign_svg(one, (x, y, side), PAPER, ground, 0.3)


def _fitted(line: str, x: float, y: float, *, width: float, height: float, colour: str, flush: bool = False) -> str:
    """The line as large as there is room, its middle at a point, or its left edge if `flush`."""
    across, above, below = box_of(line)
    size = min(width / across, height / max(above + below, 0.66))
    middle = x + across * size / 2 if flush else x
    return svg_text(line, middle, y + size * (above - below) / 2, size=size, colour=colour)
