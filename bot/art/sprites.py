"""From vector drawings to pixels: each drawing is rendered once and kept."""

from __future__ import annotations

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


@lru_cache(maxsize=KEPT)
def sprite(svg: str, width: int, height: int) -> Image.Image:
    """Return a drawing that many pictures show, as pixels that nobody may write on."""
    return drawn(svg, width, height)


def drawn(svg: str, width: int, height: int) -> Image.Image:
    """Return a drawing as pixels."""
    return Image.open(BytesIO(rendered(svg, width, height))).convert("RGBA")
