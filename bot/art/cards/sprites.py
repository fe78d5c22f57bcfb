"""From vector drawings to pixels: each drawing is rendered once and kept, the longest unused go first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from io import BytesIO

import resvg_py
from PIL import Image

from bot.art.cards import drawings
from bot.art.cards.drawings import PAPER
from bot.art.cloth import mixed, parts
from bot.art.fonts import Weight
from bot.art.plan import Card, Felt
from games.engine.art import Cloth

KEPT = 400
"""Sprites of each kind that are kept, at most 0.2 MB each: a few more than all games have cards."""
GOLD = "#ffcf4a"
LARGEST = 212
SHADE = 14
"""Pixels around a card that its shadow and its frame may take."""


def rendered(svg: str, width: int, height: int) -> bytes:
    """As a PNG with transparent corners."""
    fonts = [str(Weight.BOLD.path)] if "<text" in svg else []
    return resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True, font_files=fonts)


def drawn(svg: str, width: int, height: int) -> Image.Image:
    return Image.open(BytesIO(rendered(svg, width, height))).convert("RGBA")


@dataclass(frozen=True, slots=True)
class Sprite:
    """Pixels that nobody may write on, what of them covers, and how far from its place their corner lies."""

    image: Image.Image
    mask: Image.Image
    left: int = 0
    top: int = 0


@lru_cache(maxsize=KEPT)
def sprite(svg: str, width: int, height: int) -> Sprite:
    return _cut(drawn(svg, width, height))


def _cut(image: Image.Image, left: int = 0, top: int = 0) -> Sprite:
    box = image.getbbox() or (0, 0, 1, 1)
    part = image.crop(box)
    return Sprite(part.convert("RGB"), part.getchannel("A"), left + box[0], top + box[1])


@lru_cache(maxsize=KEPT)
def whole(
    card: Card, felt: Felt, width: int, tilt: float = 0, *, gold: bool = False, muted: bool = False, hard: bool = False
) -> Sprite:
    """With its shadow: tilted (`hard` edges make a smaller file), framed in gold, `muted` to greys of the cloth."""
    if muted:
        bright = whole(card, felt, width, tilt, gold=gold, hard=hard)
        light = bright.image.convert("L")
        grey = Image.merge("RGB", [light.point(levels) for levels in _greyed(felt.cloth)])
        return replace(bright, image=grey)
    upright = _upright(card, felt.cloth, width, gold=gold)
    how = Image.Resampling.NEAREST if hard else Image.Resampling.BILINEAR
    turned = upright.rotate(-tilt, how, expand=True) if tilt else upright
    left, top = (turned.width - width) // 2, (turned.height - round(width * 1.4)) // 2
    return _cut(turned, -left, -top)


@lru_cache(maxsize=KEPT)
def _upright(card: Card, cloth: Cloth, width: int, *, gold: bool) -> Image.Image:
    drawing = _master(card, cloth).resize((width, round(width * 1.4)), Image.Resampling.HAMMING)
    ground = _below(cloth, width, gold=gold).copy()
    ground.alpha_composite(drawing, (SHADE, SHADE))
    return ground


@lru_cache(maxsize=KEPT)
def _master(card: Card, cloth: Cloth) -> Image.Image:
    """A card as large as any is shown: to draw one takes ten times as long as to make it smaller."""
    svg = drawings.back(card.art.suit, cloth) if card.back else drawings.card(card.art, card.rank)
    return drawn(svg, LARGEST, round(LARGEST * 1.4))


@lru_cache(maxsize=64)
def _below(cloth: Cloth, width: int, *, gold: bool) -> Image.Image:
    """The layer below a card: its shadow, and the frame if it has one."""
    high, by = round(width * 1.4), width / 150
    size = (width + 2 * SHADE, high + 2 * SHADE)
    frame = f'<rect x="-8" y="-8" width="{width + 16}" height="{high + 16}" rx="{14 * by + 7:g}" fill="{GOLD}"/>'
    shadow = f'<rect x="{3 * by:g}" y="{5 * by:g}" width="{width}" height="{high}" rx="{14 * by:g}"'
    below = f'<g transform="translate({SHADE} {SHADE})">{shadow} fill="{cloth.rail}"/>{frame if gold else ""}</g>'
    return drawn(drawings.svg(*size, below), *size)


@lru_cache(maxsize=KEPT)
def tile(card: Card, felt: Felt, width: int) -> Sprite:
    svg = drawings.small_back(felt.cloth) if card.back else drawings.small(card.art, card.rank)
    return _cut(drawn(svg, width, round(width * 4 / 3)))


@lru_cache(maxsize=KEPT)
def chip(card: Card, felt: Felt) -> Sprite:
    """Its edges are hard, as seventy of them make a large file otherwise."""
    svg = drawings.small_back(felt.cloth) if card.back else drawings.chip(card.art, card.rank)
    cut = _cut(drawn(svg, drawings.CHIP_WIDE, drawings.CHIP_HIGH))
    few = palette((PAPER, card.art.suit.colour, drawings.EDGE, felt.cloth.cloth))
    return Sprite(cut.image.quantize(palette=few, dither=Image.Dither.NONE).convert("RGB"), cut.mask)


def palette(colours: Sequence[str]) -> Image.Image:
    """These colours for pictures; the first one fills the places that are left."""
    flat = [part for colour in colours for part in parts(colour)]
    found = Image.new("P", (1, 1))
    found.putpalette(flat + flat[:3] * (256 - len(colours)))
    return found


@lru_cache(maxsize=128)
def square(card: Card, side: int) -> Sprite:
    return _cut(drawn(drawings.square(card.art), side, side))


def greys(cloth: Cloth) -> tuple[str, str]:
    """The darkest and the lightest tone of a card that may not be played."""
    return mixed(cloth.rail, cloth.plate, 0.5), mixed(cloth.cloth, PAPER, 0.42)


@lru_cache(maxsize=24)
def _greyed(cloth: Cloth) -> tuple[list[int], ...]:
    """The red, green and blue for each lightness of a card that may not be played."""
    tones = [parts(mixed(*greys(cloth), (round(light / 85) / 3) ** 1.2)) for light in range(256)]
    return tuple(map(list, zip(*tones, strict=True)))
