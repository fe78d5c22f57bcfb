"""What all pictures share: a ground, colours that stand out on it in a dark and in a light window, and small files."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from bot.art import fonts
from bot.art.fonts import Weight
from bot.art.sprites import sprite

GROUND = "#1d4037"
PANEL = "#163229"
RAISED = "#2a5347"
INK = "#f6f1e3"
QUIET = "#b9cabf"
TURN = "#ffcf4a"
DARK = "#1b1a17"
GOLD, SILVER, BRONZE = "#ffcf4a", "#cfd8dc", "#d9955c"
LINE = "#6fd3a5"
BAND = "#33695a"

COLOURS = 64
"""Colours of a picture's palette."""


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
        left = x - across * align
        for path, part in fonts.runs(line, weight):
            chosen = fonts.font(path, size)
            self._draw.text((round(left), round(y)), part, fill=colour, font=chosen, anchor="ls")
            left += chosen.getlength(part)
        return across

    def plate(self, x: float, y: float, width: float, height: float, fill: str, *, radius: float = 10) -> None:
        """Draw a rounded plate."""
        wide, high = max(1, round(width)), max(1, round(height))
        round_by = min(radius, wide / 2, high / 2)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">'
            f'<rect width="{wide}" height="{high}" rx="{round_by:g}" fill="{fill}"/></svg>'
        )
        self.paste(svg, x, y, wide, high)

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
        self.paste(svg, 0, 0, self.width, self.height)

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
