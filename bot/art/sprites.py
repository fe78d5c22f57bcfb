"""From vector drawings to pixels: each drawing is rendered once and kept, the longest unused go first."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO

import resvg_py
from PIL import Image

from bot.art import drawings
from bot.art.cloth import mixed
from bot.art.drawings import PAPER
from bot.art.fonts import Weight
from bot.art.plan import Felt, Look
from games.engine.art import Cloth

KEPT = 320
"""Sprites that are kept, at most 0.2 MB each."""
GOLD = "#ffcf4a"


def rendered(svg: str, width: int, height: int) -> bytes:
    """Return the drawing as a PNG with transparent corners."""
    fonts = [str(Weight.BOLD.path)] if "<text" in svg else []
    return resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True, font_files=fonts)


def drawn(svg: str, width: int, height: int) -> Image.Image:
    """Return a drawing as pixels."""
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
    """Return a drawing that many pictures show."""
    return _cut(drawn(svg, width, height), 0, 0)


def _cut(image: Image.Image, left: int, top: int) -> Sprite:
    box = image.getbbox() or (0, 0, 1, 1)
    part = image.crop(box)
    return Sprite(part.convert("RGB"), part.getchannel("A"), left + box[0], top + box[1])


@lru_cache(maxsize=512)
def face(look: Look, cloth: Cloth) -> str:
    """Return a whole card, or its back, as SVG."""
    return drawings.back(look.art.suit, cloth) if look.back else drawings.card(look.art, look.rank)


@lru_cache(maxsize=KEPT)
def whole(look: Look, felt: Felt, width: int, tilt: float = 0, *, gold: bool = False, muted: bool = False) -> Sprite:
    """Return a whole card with its shadow: tilted, framed in gold, or in two greys of the cloth.

    A tilted card is the upright one turned: that takes a fifth of the time of drawing it anew.
    """
    upright = _upright(look, felt, width, gold, muted=muted)
    turned = upright.rotate(-tilt, Image.Resampling.BICUBIC, expand=True) if tilt else upright
    left, top = (turned.width - width) // 2, (turned.height - round(width * 1.4)) // 2
    return _cut(turned, -left, -top)


@lru_cache(maxsize=KEPT)
def _upright(look: Look, felt: Felt, width: int, gold: bool, *, muted: bool) -> Image.Image:
    if muted:
        bright = _upright(look, felt, width, gold, muted=False)
        light = bright.convert("L")
        bands = [light.point(levels) for levels in _greyed(felt.cloth)]
        return Image.merge("RGBA", (*bands, bright.getchannel("A")))
    cloth = felt.cloth
    inner = face(look, cloth)
    high, by = round(width * 1.4), width / 150
    frame = (
        f'<rect x="-8" y="-8" width="{width + 16}" height="{high + 16}" rx="{14 * by + 7:g}" fill="{GOLD}"/>'
        if gold
        else ""
    )
    body = inner.replace("<svg ", f'<svg width="{width}" height="{high}" ', 1)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 {width + 28} {high + 28}">'
        f'<rect x="{3 * by:g}" y="{5 * by:g}" width="{width}" height="{high}" rx="{14 * by:g}" fill="{cloth.rail}"/>'
        f"{frame}{body}</svg>"
    )
    return drawn(svg, width + 28, high + 28)


@lru_cache(maxsize=KEPT)
def tile(look: Look, felt: Felt, width: int) -> Sprite:
    """Return a small card."""
    svg = drawings.small_back(felt.cloth) if look.back else drawings.small(look.art, look.rank)
    return _cut(drawn(svg, width, round(width * 4 / 3)), 0, 0)


@lru_cache(maxsize=KEPT)
def chip(look: Look, felt: Felt) -> Sprite:
    """Return the smallest card; its edges are hard, as seventy of them make a large file otherwise."""
    svg = drawings.small_back(felt.cloth) if look.back else drawings.chip(look.art, look.rank)
    cut = _cut(drawn(svg, drawings.CHIP_WIDE, drawings.CHIP_HIGH), 0, 0)
    palette = Image.new("P", (1, 1))
    colours = (PAPER, look.art.suit.colour, drawings.EDGE, felt.cloth.cloth)
    palette.putpalette([int(one[at : at + 2], 16) for one in colours for at in (1, 3, 5)] * 64)
    return Sprite(cut.image.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB"), cut.mask)


@lru_cache(maxsize=128)
def square(look: Look, side: int) -> Sprite:
    """Return what stands for a suit or a rule."""
    return _cut(drawn(drawings.square(look.art), side, side), 0, 0)


def greys(cloth: Cloth) -> tuple[str, str]:
    """Return the darkest and the lightest tone of a card that may not be played."""
    return mixed(cloth.rail, cloth.plate, 0.5), mixed(cloth.cloth, PAPER, 0.42)


@lru_cache(maxsize=24)
def _greyed(cloth: Cloth) -> tuple[list[int], ...]:
    """Return what red, green and blue become for each lightness of a card that may not be played."""
    tones = [mixed(*greys(cloth), (round(light / 85) / 3) ** 1.2) for light in range(256)]
    return tuple([int(tone[at : at + 2], 16) for tone in tones] for at in (1, 3, 5))
