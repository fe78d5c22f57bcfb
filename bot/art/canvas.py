"""What all pictures share: a ground, colours that stand out on it in a dark and in a light window, and small files."""

from __future__ import annotations

from functools import cache, lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

from bot.art import fonts
from bot.art.fonts import Weight
from bot.art.sprites import drawn, sprite

GROUND = "#1d4037"
PANEL = "#163229"
RAISED = "#2a5347"
INLAY = "#2f5d50"
INK = "#f6f1e3"
QUIET = "#b9cabf"
TURN = "#ffcf4a"
DARK = "#1b1a17"
GOLD, SILVER, BRONZE = "#ffcf4a", "#cfd8dc", "#d9955c"
LINE = "#6fd3a5"
BAND = "#33695a"

COLOURS = 64
"""Colours of a picture's palette."""
SAMPLED = 3
"""Of so many rows and columns one is looked at to choose them."""
COMPRESSION = 4
"""Twice as fast as the usual 6, for a twelfth more bytes."""
SMALL = 64
"""Plates up to so many pixels wide and high are kept whole."""


@cache
def _corners(radius: int) -> tuple[tuple[int, int, Image.Image], ...]:
    """Return the four quarters of a smooth disc as masks, each with which side it is on: 0 or 1 across and down."""
    finer = 4
    large = Image.new("L", (2 * radius * finer, 2 * radius * finer))
    ImageDraw.Draw(large).ellipse((0, 0, large.width - 1, large.height - 1), fill=255)
    disc = large.resize((2 * radius, 2 * radius), Image.Resampling.LANCZOS)
    return tuple(
        (across, down, disc.crop((across * radius, down * radius, (across + 1) * radius, (down + 1) * radius)))
        for across in (0, 1)
        for down in (0, 1)
    )


@lru_cache(maxsize=256)
def _plate(width: int, height: int, radius: int) -> Image.Image:
    """Return a small rounded plate as a mask."""
    mask = Image.new("L", (width, height), 255)
    for across, down, corner in _corners(radius):
        mask.paste(corner, (across * (width - radius), down * (height - radius)))
    return mask


class Canvas:
    """A picture being drawn, measured in its own pixels."""

    def __init__(self, width: int, height: int, ground: str = GROUND) -> None:
        self.width, self.height = width, height
        self._image = Image.new("RGB", (width, height), ground)
        self._draw = ImageDraw.Draw(self._image)

    def write(
        self,
        x: float,
        y: float,
        line: str,
        size: int,
        colour: str = INK,
        *,
        weight: Weight = Weight.REGULAR,
        most: float | None = None,
        align: float = 0.0,
    ) -> float:
        """Write the line on the base line `y`, cut at `most` pixels; return its width.

        `align` says which part of the width lies left of `x`: 0.5 writes around it.
        """
        line = line if most is None else fonts.shortened(line, size, most, weight)
        across = fonts.width(line, size, weight)
        mask, (left, top) = fonts.letters(line, size, weight)
        self._image.paste(colour, (round(x - across * align) + left, round(y) + top), mask)
        return across

    def plate(self, x: float, y: float, width: float, height: float, fill: str, *, radius: float = 10) -> None:
        """Draw a rounded plate."""
        left, top, wide, high = round(x), round(y), round(x + width) - round(x), round(y + height) - round(y)
        by = max(0, min(round(radius), wide // 2, high // 2))
        if by and wide <= SMALL and high <= SMALL:
            self._image.paste(fill, (left, top), _plate(wide, high, by))
            return
        right, bottom = left + wide - 1, top + high - 1
        self._draw.rectangle((left + by, top, max(left + by, right - by), bottom), fill=fill)
        self._draw.rectangle((left, top + by, right, max(top + by, bottom - by)), fill=fill)
        for across, down, corner in _corners(by) if by else ():
            self._image.paste(fill, (left + across * (wide - by), top + down * (high - by)), corner)

    def paste(self, svg: str, x: float, y: float, width: int, height: int) -> None:
        """Paste a drawing at this size."""
        image = sprite(svg, width, height)
        self._image.paste(image, (round(x), round(y)), image)

    def line(self, points: list[tuple[float, float]], colour: str, thick: int) -> None:
        """Draw a line through the points."""
        self._draw.line(points, fill=colour, width=thick, joint="curve")

    def curve(self, points: list[tuple[float, float]], colour: str, thick: int) -> None:
        """Draw a smooth line through the points."""
        at = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}"><polyline points="{at}"'
            f' fill="none" stroke="{colour}" stroke-width="{thick}" stroke-linejoin="round"/></svg>'
        )
        image = drawn(svg, self.width, self.height)
        self._image.paste(image, (0, 0), image)

    def area(self, points: list[tuple[float, float]], colour: str) -> None:
        """Fill an outline."""
        self._draw.polygon(points, fill=colour)

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        """Draw a disc around a point."""
        self.plate(x - radius, y - radius, 2 * radius, 2 * radius, fill, radius=radius)

    def png(self) -> bytes:
        """Return the picture as a file."""
        some = self._image.resize(
            (-(-self.width // SAMPLED), -(-self.height // SAMPLED)), Image.Resampling.NEAREST
        ).quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        out = BytesIO()
        self._image.quantize(palette=some, dither=Image.Dither.NONE).save(out, "PNG", compress_level=COMPRESSION)
        return out.getvalue()
