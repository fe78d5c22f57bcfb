"""Writing on a picture: Pillow's own font, which has plain Latin letters, and the accents it lacks drawn above them.

What cannot be written is left out: the words beside a picture and its description always have the whole name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from PIL import ImageDraw, ImageFont

from bot.art.canvas import FINER, INK

Font: TypeAlias = ImageFont.FreeTypeFont | ImageFont.ImageFont
Stroke: TypeAlias = tuple[tuple[float, float], ...]

UNWRITTEN = "?"
TITLES = (17, 16, 15, 14)
"""Sizes that a title may have."""

_PLAIN = str.maketrans(
    {
        "ß": "ss",
        "æ": "ae",
        "Æ": "AE",
        "œ": "oe",
        "Œ": "OE",
        "ø": "o",
        "Ø": "O",
        "ł": "l",
        "Ł": "L",
        "đ": "d",
        "Đ": "D",
        "ı": "i",
        "þ": "th",
        "ð": "d",
        "–": "-",
        "—": "-",
        "\u2011": "-",
    }
)
_SIGNS = frozenset(map(chr, range(32, 127))) | frozenset("©«°±´·»‘’“”…‹›")
"""What the font has."""
_ABOVE: dict[str, tuple[Stroke, ...]] = {
    "\u0300": (((-0.12, 0.12), (0.06, 0.0)),),
    "\u0301": (((-0.06, 0.0), (0.12, 0.12)),),
    "\u0302": (((-0.14, 0.0), (0.0, 0.12), (0.14, 0.0)),),
    "\u0303": (((-0.16, 0.02), (-0.06, 0.08), (0.06, 0.02), (0.16, 0.08)),),
    "\u0304": (((-0.14, 0.05), (0.14, 0.05)),),
    "\u0306": (((-0.12, 0.1), (-0.06, 0.02), (0.06, 0.02), (0.12, 0.1)),),
    "\u0307": (((0.0, 0.04), (0.0, 0.08)),),
    "\u0308": (((-0.12, 0.04), (-0.12, 0.08)), ((0.12, 0.04), (0.12, 0.08))),
    "\u030a": (((0.0, 0.0), (0.07, 0.07), (0.0, 0.14), (-0.07, 0.07), (0.0, 0.0)),),
    "\u030b": (((-0.14, 0.0), (-0.02, 0.12)), ((0.06, 0.0), (0.18, 0.12))),
    "\u030c": (((-0.14, 0.12), (0.0, 0.0), (0.14, 0.12)),),
}
"""Accents over a letter, around its middle and up from its top, in parts of the font's size."""
_BELOW: dict[str, tuple[Stroke, ...]] = {
    "\u0327": (((0.0, 0.0), (0.0, -0.06), (0.06, -0.12), (-0.06, -0.16)),),
    "\u0328": (((0.02, 0.0), (-0.04, -0.1), (0.08, -0.15)),),
}
"""The same under a letter, down from the line it stands on."""
_DOTTED = frozenset("ij")
"""Letters that have something above them already."""
_GAP = 0.06


@cache
def font(size: int) -> Font:
    """Return the font."""
    return ImageFont.load_default(size)


def letters(line: str) -> Iterator[tuple[str, str]]:
    """Yield each sign that can be written, with the accents that go with it."""
    base, accents = "", ""
    for sign in unicodedata.normalize("NFKD", line.translate(_PLAIN)):
        if unicodedata.combining(sign):
            accents += sign
            continue
        if base:
            yield base, accents
        base, accents = (sign if sign in _SIGNS else ""), ""
    if base:
        yield base, accents


def writable(line: str) -> str:
    """Return the line without accents and signs that cannot be written; never empty.

    >>> writable("Chloé 🎲 Œuf"), writable("龍")
    ('Chloe OEuf', '?')
    """
    return " ".join("".join(base for base, _ in letters(line)).split()) or UNWRITTEN


def width(line: str, size: int) -> float:
    """Return how wide the line is when it is written."""
    return font(size).getlength(writable(line))


def shortened(line: str, size: int, most: float) -> str:
    """Return the line, cut with an ellipsis where it would be wider than `most`."""
    if width(line, size) <= most:
        return line
    while line and width(f"{line}…", size) > most:
        line = line[:-1].rstrip()
    return f"{line}…"


def write_title(draw: ImageDraw.ImageDraw, at: tuple[float, float], line: str, most: float) -> None:
    """Write the line at the top of a picture, smaller where it would be wider than `most`, and cut at the smallest."""
    size = next((size * FINER for size in TITLES if width(line, size * FINER) <= most), TITLES[-1] * FINER)
    write(draw, at, shortened(line, size, most), size, INK)


def write(draw: ImageDraw.ImageDraw, at: tuple[float, float], line: str, size: int, colour: str) -> None:
    """Write the line with its base line at `at`."""
    chosen = font(size)
    x, y = at
    plain = writable(line)
    draw.text((x, y), plain, fill=colour, font=chosen, anchor="ls")
    if plain == UNWRITTEN:
        return
    weight = max(1, round(size * 0.08))
    done = ""
    for base, accents in _spaced(line):
        left = x + chosen.getlength(done)
        middle = left + chosen.getlength(base) / 2
        _, top, _, _ = draw.textbbox((left, y), base, font=chosen, anchor="ls")
        for accent in accents:
            over = () if base in _DOTTED else _ABOVE.get(accent, ())
            for start, strokes in ((top - _GAP * size, over), (y, _BELOW.get(accent, ()))):
                for stroke in strokes:
                    points = [(middle + across * size, start - up * size) for across, up in stroke]
                    draw.line(points, fill=colour, width=weight, joint="curve")
        done += base


def _spaced(line: str) -> Iterator[tuple[str, str]]:
    """Yield the letters as `writable` has them: no blank at the ends and never two in a row."""
    before = " "
    for base, accents in letters(line):
        if base != " " or before != " ":
            yield base, accents
        before = base
