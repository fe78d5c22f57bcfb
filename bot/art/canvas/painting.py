"""A picture being painted: a game's cloth as its ground, sprites and letters on it, a palette of the game's own."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import cast

from PIL import Image
from zlib_ng import zlib_ng

from bot.art import fonts
from bot.art.cards.drawings import EDGE, LIGHT, MAGIC, PAPER, POOL, SHADED, sign_svg, svg
from bot.art.cards.sprites import GOLD, Sprite, drawn, greys, palette, sprite
from bot.art.cloth import mixed
from bot.art.fonts import Weight
from bot.art.plan import Felt
from games.engine.art import Sign

WIDE, HIGH = 1100, 700
INK, DARK = "#f6f1e3", "#1b1a17"
ON_GOLD = "#4a3b10"
SILVER, BRONZE = "#cfd8dc", "#d9955c"
LETTERS = 36
"""The smallest letters that must be read: 11 pixels on a phone."""
CORNER = (156, 597)
"""The lower left corner up to here belongs to the sign that Discord puts on a picture with a description."""
MOST_BYTES = 40_000
USUAL, HARDEST = 6, 9
"""A larger picture is packed as small as zlib can, without colours between two others, so letters have harder edges."""


class Painting:
    """A picture in its own pixels. A `bare` one has no border, and turned cards of a `hard` one have hard edges."""

    def __init__(
        self,
        felt: Felt,
        *,
        woven: bool = True,
        medallion: tuple[int, int, int] | None = None,
        bare: bool = False,
        size: tuple[int, int] = (WIDE, HIGH),
        hard: bool = False,
    ) -> None:
        self.felt, self.cloth = felt, felt.cloth
        self.hard = hard
        self.width, self.height = size
        if bare:
            self._image = Image.new("RGB", size, felt.cloth.cloth)
        else:
            self._image = _ground(felt, woven, medallion, size).copy()

    def write(
        self,
        x: float,
        y: float,
        line: str,
        size: int = LETTERS,
        colour: str = INK,
        *,
        weight: Weight = Weight.REGULAR,
        most: float | None = None,
        align: float = 0.0,
    ) -> float:
        """Write the line on base line `y`, cut at `most` pixels, `align` of it left of `x`; return its width."""
        line = line if most is None else fonts.shortened(line, size, most, weight)
        across = fonts.width(line, size, weight)
        mask, (left, top) = fonts.letters(line, size, weight)
        self._image.paste(colour, (round(x - across * align) + left, round(y) + top), mask)
        return across

    def label(self, x: float, y: float, line: str, *, most: float | None = None, align: float = 0.0) -> float:
        """Write what something is called, in small quiet letters."""
        return self.write(x, y, line, LETTERS, self.cloth.quiet, most=most, align=align)

    def write_lines(
        self,
        x: float,
        y: float,
        lines: Sequence[str],
        size: int,
        colour: str,
        *,
        step: float,
        weight: Weight = Weight.REGULAR,
        most: float | None = None,
        align: float = 0.5,
    ) -> None:
        """Write the lines `step` apart, so that `y` would be the base line of a single one."""
        for at, line in enumerate(lines):
            base = y + (at - (len(lines) - 1) / 2) * step
            self.write(x, base, line, size, colour, weight=weight, most=most, align=align)

    def put(self, one: Sprite, x: float, y: float) -> None:
        self._image.paste(one.image, (round(x) + one.left, round(y) + one.top), one.mask)

    def shape(self, body: str, x: float, y: float, width: int, height: int) -> None:
        """Lay a drawing of this size, told as the inside of an SVG."""
        self.put(sprite(svg(width, height, body), width, height), x, y)

    def box(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        self._image.paste(fill, (round(x), round(y), round(x + width), round(y + height)))

    def plate(self, x: float, y: float, size: tuple[float, float], fill: str, *, radius: float, line: str = "") -> None:
        """With a line around it if it has a colour."""
        width, height = round(size[0]), round(size[1])
        rect = f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="{radius}" fill="{fill}"'
        self.shape(f"{rect}{_edge(line)}/>", x, y, width, height)

    def disc(self, x: float, y: float, radius: int, fill: str, *, line: str = "") -> None:
        middle = radius + 3
        circle = f'<circle cx="{middle}" cy="{middle}" r="{radius}" fill="{fill}"{_edge(line)}/>'
        self.shape(circle, x - middle, y - middle, 2 * middle, 2 * middle)

    def sign(self, one: Sign, x: float, y: float, side: int, colours: tuple[str, str]) -> None:
        """In its ink and on its ground."""
        self.shape(sign_svg(one, (0, 0, side), *colours), x, y, side, side)

    def png(self, more: tuple[str, ...] = ()) -> bytes:
        """`more` are colours that only this kind of picture has."""
        data = b""
        for blended, level in ((True, USUAL), (False, HARDEST)):
            colours = palette_of(self.felt, more, blended=blended)
            data = _png(self._image.quantize(palette=colours, dither=Image.Dither.NONE), level)
            if len(data) <= MOST_BYTES:
                break
        return data


def _png(image: Image.Image, level: int) -> bytes:
    """Smaller than Pillow writes it, in two thirds of the time."""
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


def _edge(line: str) -> str:
    return f' stroke="{line}" stroke-width="3"' if line else ""


@lru_cache(maxsize=24)
def _ground(felt: Felt, woven: bool, medallion: tuple[int, int, int] | None, size: tuple[int, int]) -> Image.Image:
    wide, high = size
    cloth = felt.cloth
    parts = [
        f'<rect width="{wide}" height="{high}" fill="{cloth.rail}"/>',
        f'<rect x="12" y="12" width="{wide - 24}" height="{high - 24}" rx="34" fill="{cloth.cloth}"/>',
        f'<g fill="none" stroke="{cloth.inlay}">',
        f'<rect x="22" y="22" width="{wide - 44}" height="{high - 44}" rx="26" stroke-width="3"/>',
        f'<rect x="40" y="40" width="{wide - 80}" height="{high - 80}" rx="14" stroke-width="2"/></g>',
    ]
    if woven:
        points = [(x, y) for x in range(50, wide - 40, 20) for y in (31, high - 31)]
        points += [(x, y) for y in range(50, high - 40, 20) for x in (31, wide - 31)]
        path = "".join(f"M{x} {y - 6}L{x + 6} {y}L{x} {y + 6}L{x - 6} {y}Z" for x, y in points)
        parts.append(f'<path d="{path}" fill="{cloth.inlay}"/>')
    if medallion is not None:
        x, y, across = medallion
        faint = mixed(cloth.cloth, cloth.inlay, 0.6)
        parts += [
            f'<circle cx="{x}" cy="{y}" r="{across * 0.72:g}" fill="none" stroke="{cloth.inlay}" stroke-width="2.5"/>',
            sign_svg(felt.sign, (x - across * 0.42, y - across * 0.42, across * 0.84), faint, cloth.cloth, 0.5),
        ]
    return drawn(svg(wide, high, *parts), wide, high).convert("RGB")


@lru_cache(maxsize=24)
def palette_of(felt: Felt, more: tuple[str, ...] = (), *, blended: bool = True) -> Image.Image:
    """The colours of all pictures of a game: its tones and suits exactly, and what lies between two of them."""
    return palette((*_colours(felt, blended=blended), *more))


def _colours(felt: Felt, *, blended: bool) -> Iterable[str]:
    cloth = felt.cloth
    tail = mixed(cloth.inlay, "#a08050", 0.45)
    colours = [cloth.rail, cloth.cloth, cloth.inlay, cloth.plate, cloth.quiet]
    colours += [PAPER, INK, DARK, GOLD, ON_GOLD, EDGE, SILVER, BRONZE, MAGIC, *greys(cloth)]
    colours += [mixed(INK, tail, share) for share in (0.45, 0.62, 0.9)]
    colours += [mixed(cloth.cloth, cloth.inlay, 0.6), mixed(GOLD, "#ffffff", 0.45)]
    colours += [mixed(cloth.plate, cloth.cloth, 0.65)]
    colours += [mixed(MAGIC, PAPER, share) for share in (LIGHT, SHADED)]
    for one in felt.colours:
        colours += [one, mixed(one, PAPER, POOL), mixed(one, PAPER, SHADED)]
    colours += [mixed(one, PAPER, LIGHT) for one in felt.full]
    if blended:
        pairs = [(cloth.plate, INK), (cloth.cloth, INK), (GOLD, DARK), (INK, DARK), (cloth.plate, cloth.quiet)]
        pairs += [(cloth.rail, INK), (cloth.cloth, GOLD), (EDGE, PAPER)]
        colours += [mixed(one, other, 0.5) for one, other in pairs]
    return dict.fromkeys(colours)
