"""From vector drawings to pixels: each drawing is rendered once and kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO

import resvg_py
from PIL import Image

from bot.art.fonts import Weight

KEPT = 1024
"""Sprites that are kept: every card of every game in the two sizes that a table shows."""


def rendered(svg: str, width: int, height: int) -> bytes:
    """Return the drawing as a PNG with transparent corners."""
    fonts = [str(Weight.BOLD.path)] if "<text" in svg else []
    return resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True, font_files=fonts)


@dataclass(frozen=True, slots=True)
class Strip:
    """Some rows of a sprite, how far below its top they lie, and what of them covers (None: all)."""

    top: int
    image: Image.Image
    mask: Image.Image | None


@lru_cache(maxsize=KEPT)
def sprite(svg: str, width: int, height: int) -> tuple[Strip, ...]:
    """Return a drawing that many pictures show, as pixels that nobody may write on.

    A whole card's rows that hide everything below them are a strip of their own: it is pasted in a fifth of the time.
    """
    image = drawn(svg, width, height)
    alpha = image.getchannel("A")
    clear = [row for row in range(height) if alpha.crop((0, row, width, row + 1)).getextrema() != (255, 255)]
    upper = max((row + 1 for row in clear if row < height // 2), default=0)
    lower = min((row for row in clear if row >= height // 2), default=height)
    if lower - upper < height // 2:
        return (Strip(0, image, image),)
    ends = [(top, image.crop((0, top, width, below))) for top, below in ((0, upper), (lower, height)) if top < below]
    middle = image.crop((0, upper, width, lower)).convert("RGB")
    return (Strip(upper, middle, None), *(Strip(top, end, end) for top, end in ends))


def drawn(svg: str, width: int, height: int) -> Image.Image:
    """Return a drawing as pixels."""
    return Image.open(BytesIO(rendered(svg, width, height))).convert("RGBA")
