"""From a card's art to a vector drawing: small square tiles for texts and buttons, whole cards, backs."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from bot.art.fonts import FAMILY, box
from games.engine.art import GROUND, INK, CardArt, Sign

PAPER = "#fdf8ea"
EDGE = "#3a3733"
TILE = 128
BAND = 66
"""Where the coloured band of a tile begins."""


def tile(card: CardArt, rank: str) -> str:
    """Return a square tile as SVG; `rank` is what is printed on it in the reader's language."""
    colour = card.suit.colour
    plate = _plate(TILE, TILE, 22, PAPER)
    if not rank:
        sign = next((one for one in card.signs if not isinstance(one, str)), card.suit.sign)
        ground = f'<rect x="8" y="8" width="112" height="112" rx="15" fill="{colour}"/>'
        return _svg(TILE, TILE, plate, ground, _placed(sign, 19, 19, 90, ink=PAPER, ground=colour))
    signs = ([card.suit.sign] if card.suit.sign else []) + list(card.signs)
    return _svg(
        TILE,
        TILE,
        plate,
        f'<path d="M8 {BAND}H120V105A15 15 0 0 1 105 120H23A15 15 0 0 1 8 105Z" fill="{colour}"/>',
        _fitted(rank, TILE / 2, 36, width=108, height=52, colour=colour),
        *_row(signs, TILE, BAND + 2, 50, ink=PAPER, ground=colour),
    )


def _plate(width: float, height: float, radius: float, fill: str) -> str:
    """Return the card itself: an edge that is seen on white, and paper within that is seen on dark."""
    return (
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="{radius}" fill="{fill}"'
        f' stroke="{EDGE}" stroke-width="3"/>'
    )


def _row(signs: list[Sign | str], width: float, top: float, size: float, *, ink: str, ground: str) -> Iterator[str]:
    """Yield signs side by side, in the middle of the width."""
    gap = 6
    step = min(size + gap, (width - 8) / len(signs)) if signs else size
    side = min(size, step - 2)
    left = (width - step * len(signs)) / 2 + (step - side) / 2
    for at, one in enumerate(signs):
        x, y = left + step * at, top + (size - side) / 2
        if isinstance(one, str):
            yield _text(one, x + side / 2, y + side * 0.86, side * 1.05, ink)
        else:
            yield _placed(one, x, y, side, ink=ink, ground=ground)


def _placed(sign: Sign, x: float, y: float, size: float, *, ink: str, ground: str) -> str:
    scale = size / 100
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{"".join(_shapes(sign, ink, ground))}</g>'


def _shapes(sign: Sign, ink: str, ground: str) -> Iterator[str]:
    for shape in sign:
        colour = {INK: ink, GROUND: ground}.get(shape.fill, shape.fill)
        if shape.stroke:
            yield (
                f'<path d="{shape.path}" fill="none" stroke="{colour}" stroke-width="{shape.stroke:g}"'
                ' stroke-linecap="round" stroke-linejoin="round"/>'
            )
        else:
            yield f'<path d="{shape.path}" fill="{colour}"/>'


def _text(line: str, x: float, y: float, size: float, colour: str) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FAMILY}" font-weight="700" font-size="{size:g}"'
        f' text-anchor="middle" fill="{colour}">{escape(line)}</text>'
    )


def _fitted(line: str, x: float, y: float, *, width: float, height: float, colour: str) -> str:
    """Return the line with its middle at a point, as large as there is room."""
    across, above, below = box(line)
    size = min(width / across, height / max(above + below, 0.66))
    return _text(line, x, y + size * (above - below) / 2, size, colour)


def _svg(width: float, height: float, *parts: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{"".join(parts)}</svg>'
