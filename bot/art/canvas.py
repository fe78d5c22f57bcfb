"""What all pictures share: a ground, colours that stand out on it in a dark and in a light window, and small files."""

from __future__ import annotations

import struct
from functools import cache, lru_cache
from typing import cast

from PIL import Image, ImageColor, ImageDraw
from zlib_ng import zlib_ng

from bot.art import fonts
from bot.art.cloth import TAPIS
from bot.art.fonts import Weight
from bot.art.sprites import drawn, sprite

GROUND, PANEL, RAISED, INLAY = TAPIS.cloth, TAPIS.plate, TAPIS.inlay, TAPIS.inlay
INK = "#f6f1e3"
QUIET = TAPIS.quiet
TURN = "#ffcf4a"
DARK = "#1b1a17"
GOLD, SILVER, BRONZE = "#ffcf4a", "#cfd8dc", "#d9955c"
LINE = "#6fd3a5"
BAND = "#33695a"

COLOURS = 64
"""Colours of a picture's palette."""
ALWAYS = bytes(
    part for colour in (GROUND, PANEL, RAISED, INLAY, INK, QUIET, TURN, DARK) for part in ImageColor.getrgb(colour)
)
"""Those that every palette has, exact, a byte for each part."""
SAMPLED = 5
"""Of so many rows and columns one is looked at to choose the others."""
COMPRESSION = 6
SMALL = 64
"""Plates up to so many pixels wide and high are kept whole."""


@cache
def _disc(radius: int) -> Image.Image:
    """Return a smooth disc as a mask."""
    finer = 4
    large = Image.new("L", (2 * radius * finer, 2 * radius * finer))
    ImageDraw.Draw(large).ellipse((0, 0, large.width - 1, large.height - 1), fill=255)
    return large.resize((2 * radius, 2 * radius), Image.Resampling.LANCZOS)


@lru_cache(maxsize=256)
def _plate(width: int, height: int, radius: int) -> Image.Image:
    """Return a rounded plate as a mask, at least as wide and high as its corners."""
    mask = Image.new("L", (width, height), 255)
    for left in (0, 1):
        for top in (0, 1):
            corner = (left * radius, top * radius, (left + 1) * radius, (top + 1) * radius)
            mask.paste(_disc(radius).crop(corner), (left * (width - radius), top * (height - radius)))
    return mask


@lru_cache(maxsize=256)
def _ends(width: int, radius: int) -> tuple[Image.Image, Image.Image]:
    """Return the upper and the lower end of a rounded plate as masks."""
    whole = _plate(width, 2 * radius, radius)
    return whole.crop((0, 0, width, radius)), whole.crop((0, radius, width, 2 * radius))


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
        self._image.paste(fill, (left, top + by, left + wide, top + high - by))
        if by:
            upper, lower = _ends(wide, by)
            self._image.paste(fill, (left, top), upper)
            self._image.paste(fill, (left, top + high - by), lower)

    def paste(self, svg: str, x: float, y: float, width: int, height: int) -> None:
        """Paste a drawing at this size."""
        left, top = round(x), round(y)
        one = sprite(svg, width, height)
        self._image.paste(one.image, (left + one.left, top + one.top), one.mask)

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
        ).quantize(COLOURS - len(ALWAYS) // 3, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        some.putpalette(ALWAYS + bytes(some.getpalette() or ()))
        return png_of(self._image.quantize(palette=some, dither=Image.Dither.NONE))


def png_of(image: Image.Image, level: int = COMPRESSION) -> bytes:
    """Return a picture with a palette as a file: smaller than Pillow writes it, in two thirds of the time."""
    filtered = Image.new("P", (image.width + 1, image.height))  # each row begins with how it is filtered: not at all
    filtered.paste(image, (1, 0))
    last = cast("int", image.getextrema()[1])
    header = struct.pack(">IIBBBBB", image.width, image.height, 8, 3, 0, 0, 0)
    parts = (
        (b"IHDR", header),
        (b"PLTE", bytes(image.getpalette() or ())[: 3 * (1 + last)]),
        (b"IDAT", zlib_ng.compress(filtered.tobytes(), level)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(kind + data))
        for kind, data in parts
    )
