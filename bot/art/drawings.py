"""From a card's art to a vector drawing: small square tiles for texts and buttons, whole cards, backs."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from bot.art.fonts import FAMILY, box
from games.engine.art import GROUND, INK, CardArt, Sign, Suit

PAPER = "#fdf8ea"
EDGE = "#3a3733"
TILE = 128
WIDE, HIGH = 120, 168
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


def card(art: CardArt, rank: str) -> str:
    """Return a whole card as SVG: what tells it from others stands at its left, which shows in a fan."""
    suit = art.suit
    plate = _plate(WIDE, HIGH, 14, PAPER)
    if not rank:
        sign = next((one for one in art.signs if not isinstance(one, str)), suit.sign)
        ground = f'<rect x="9" y="9" width="{WIDE - 18}" height="{HIGH - 18}" rx="8" fill="{suit.colour}"/>'
        return _svg(WIDE, HIGH, plate, ground, _placed(sign, 16, 40, 88, ink=PAPER, ground=suit.colour))
    large = next((one for one in art.signs if not isinstance(one, str)), suit.sign)
    return _svg(
        WIDE,
        HIGH,
        plate,
        _fitted(rank, 0, 32, width=66, height=42, colour=suit.colour, left=11),
        *([_placed(suit.sign, 11, 66, 34, ink=suit.colour, ground=PAPER)] if suit.sign else []),
        _placed(large, 42, 84, 70, ink=suit.colour, ground=PAPER),
        _text(suit.letter, 24, 157, 34, suit.colour) if suit.letter else "",
    )


def back(suit: Suit) -> str:
    """Return the back of a card as SVG, all cards of a game alike."""
    ground = f'<rect x="9" y="9" width="{WIDE - 18}" height="{HIGH - 18}" rx="8" fill="{suit.colour}"/>'
    frame = (
        f'<rect x="17" y="17" width="{WIDE - 34}" height="{HIGH - 34}" rx="5" fill="none" stroke="{PAPER}"'
        ' stroke-width="2" stroke-opacity=".55"/>'
    )
    lozenges = "".join(
        f'<path d="M{x} {y - 12}L{x + 9} {y}L{x} {y + 12}L{x - 9} {y}Z" fill="{PAPER}" fill-opacity=".16"/>'
        for at, y in enumerate(range(30, HIGH - 18, 18))
        for x in range(30 + 9 * (at % 2), WIDE - 20, 18)
    )
    plate = _plate(WIDE, HIGH, 14, PAPER)
    sign = _placed(suit.sign, 35, 59, 50, ink=PAPER, ground=suit.colour)
    return _svg(WIDE, HIGH, plate, ground, lozenges, frame, sign)


def back_tile(suit: Suit) -> str:
    """Return the back of a card as a square tile."""
    return tile(CardArt("back", suit), "")


def ornament(suit: Suit, ink: str, ground: str) -> str:
    """Return the sign of a game's backs alone."""
    return _svg(100, 100, _placed(suit.sign, 0, 0, 100, ink=ink, ground=ground))


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


def _fitted(
    line: str, x: float, y: float, *, width: float, height: float, colour: str, left: float | None = None
) -> str:
    """Return the line with its middle at a point, or its left edge at `left`, as large as there is room."""
    across, above, below = box(line)
    size = min(width / across, height / max(above + below, 0.66))
    middle = x if left is None else left + across * size / 2
    return _text(line, middle, y + size * (above - below) / 2, size, colour)


def _svg(width: float, height: float, *parts: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{"".join(parts)}</svg>'
