"""What all pictures share: a ground, colours that stand out on it in a dark and in a light window, and small files."""

from __future__ import annotations

from functools import cache
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


@cache
def _disc(radius: int) -> Image.Image:
    """Return a smooth disc as a mask."""
    finer = 4
    large = Image.new("L", (max(1, 2 * radius * finer), max(1, 2 * radius * finer)))
    ImageDraw.Draw(large).ellipse((0, 0, large.width - 1, large.height - 1), fill=255)
    return large.resize((max(1, 2 * radius), max(1, 2 * radius)), Image.Resampling.LANCZOS)


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
        left, top, right, bottom = round(x), round(y), round(x + width) - 1, round(y + height) - 1
        by = max(0, min(round(radius), (right - left + 1) // 2, (bottom - top + 1) // 2))
        self._draw.rectangle((left + by, top, max(left + by, right - by), bottom), fill=fill)
        self._draw.rectangle((left, top + by, right, max(top + by, bottom - by)), fill=fill)
        disc = _disc(by)
        for here, across in ((left, 0), (right - by + 1, by)):
            for there, down in ((top, 0), (bottom - by + 1, by)):
                self._image.paste(fill, (here, there), disc.crop((across, down, across + by, down + by)))

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
        out = BytesIO()
        self._image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
            out, "PNG", compress_level=6
        )
        return out.getvalue()
