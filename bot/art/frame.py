"""How wide pictures are, and the line on top of them."""

from __future__ import annotations

from bot.art import fonts
from bot.art.canvas import INK, Canvas
from bot.art.fonts import Weight

WIDTH = 604
"""Twice as wide as what a message leaves for a picture on a phone of 390 pixels: letters are seen half as large."""
MARGIN = 14
HIGHEST = 700
"""Pixels: a message shows a picture of this width smaller when it is higher, and its letters with it."""
FOOT = 66
"""The height of the ALT sign that Discord lays over the lower left corner of a described picture."""
TITLES = (30, 27, 24, 22)
"""Sizes that a title may have."""


def title(canvas: Canvas, line: str) -> None:
    """Write the line at the top, smaller where it would be too wide, and cut at the smallest."""
    most = WIDTH - 2 * MARGIN
    size = next((size for size in TITLES if fonts.width(line, size, Weight.SEMIBOLD) <= most), TITLES[-1])
    canvas.write(MARGIN, 42, line, size, INK, weight=Weight.SEMIBOLD, most=most)
