"""The typeface of all pictures, and whatever other fonts the machine has for scripts that it lacks.

Fira Sans Condensed (Open Font License) comes as a package: Latin, Greek, Cyrillic. A sign that no font has is left out;
the words beside a picture and its description always have the whole name.
"""

from __future__ import annotations

import sys
import unicodedata
from bisect import bisect_right
from enum import Enum
from functools import cache, lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from fontpkg_fira_sans_condensed import ROOT
from PIL import Image, ImageDraw, ImageFont

_UNKNOWN = "\U000fffff"
"""A sign that no font has: what is drawn for it is what a font draws for everything it lacks."""
_FOLDERS = {
    "darwin": (Path("/System/Library/Fonts"), Path("/Library/Fonts")),
    "win32": (Path("C:/Windows/Fonts"),),
}.get(sys.platform, (Path("/usr/share/fonts"), Path("/usr/local/share/fonts")))
_PREFERRED = ("dejavusans.", "notosans-regular", "notosanscjk-regular", "unifont", "arialuni", "pingfang")
_UNFIT = ("emoji", "italic", "oblique", "symbol", "math", "lastresort")
MOST_FONTS = 60
"""More of the machine's fonts than this are not looked at."""
_EDGES = [0 if part < 64 else 128 if part < 192 else 255 for part in range(256)]
"""The edges of letters are smooth in three steps: more are not seen, and make a picture a sixth larger."""


class Weight(Enum):
    REGULAR = "Regular"
    SEMIBOLD = "SemiBold"
    BOLD = "Bold"

    @property
    def path(self) -> Path:
        return Path(ROOT) / "files" / f"FiraSansCondensed-{self.value}.ttf"


@cache
def font(path: Path, size: int) -> ImageFont.FreeTypeFont:
    """Plain layout is enough for our own fonts, the machine's may need the complex one."""
    layout = ImageFont.Layout.BASIC if ROOT in path.parents else ImageFont.Layout.RAQM
    return ImageFont.truetype(path, size, layout_engine=layout)


@cache
def _others() -> tuple[Path, ...]:
    """The machine's, those that have much first."""
    found = [
        path
        for folder in _FOLDERS
        for path in sorted(folder.rglob("*"))
        if path.suffix.lower() in {".ttf", ".otf", ".ttc"} and not any(word in path.name.lower() for word in _UNFIT)
    ]

    def rank(path: Path) -> tuple[list[bool], str]:
        name = path.name.lower()
        return [not name.startswith(start) for start in _PREFERRED], name

    return tuple(sorted(found, key=rank))[:MOST_FONTS]


@lru_cache(maxsize=4096)
def _font_of(sign: str, weight: Weight) -> Path | None:
    """None for a character that no font has."""
    if sign.isspace():
        return weight.path
    return next((path for path in (weight.path, *_others()) if _has(path, sign)), None)


def _has(path: Path, sign: str) -> bool:
    try:
        chosen = font(path, 20)
        mask, missing = chosen.getmask(sign), chosen.getmask(_UNKNOWN)
    except (OSError, ValueError):
        return False
    if mask.getbbox() is None:
        return unicodedata.combining(sign) > 0
    return (mask.size, bytes(mask)) != (missing.size, bytes(missing))


@lru_cache(maxsize=4096)
def runs(line: str, weight: Weight) -> tuple[tuple[Path, str], ...]:
    """Each part with the font that has its characters; those that none has are left out."""
    signs = (" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", line))
    placed = [(path, sign) for sign in signs if (path := _font_of(sign, weight)) is not None]
    written = "".join(sign for _, sign in placed)
    tidy = " ".join(written.split())
    if written != tidy:
        return runs(tidy, weight)
    return tuple((path, "".join(sign for _, sign in run)) for path, run in groupby(placed, key=itemgetter(0)))


def writable(line: str, weight: Weight = Weight.REGULAR) -> str:
    """Empty when nothing can be written."""
    return "".join(part for _, part in runs(line, weight))


@lru_cache(maxsize=8192)
def width(line: str, size: int, weight: Weight = Weight.REGULAR) -> float:
    return sum(font(path, size).getlength(part) for path, part in runs(line, weight))


@lru_cache(maxsize=2048)
def letters(line: str, size: int, weight: Weight) -> tuple[Image.Image, tuple[int, int]]:
    """As a mask, and where its upper left corner lies from the beginning of its base line."""
    parts = [(font(path, size), part) for path, part in runs(line, weight)]
    starts = [sum(chosen.getlength(part) for chosen, part in parts[:at]) for at in range(len(parts))]
    boxes = [tuple(round(edge) for edge in chosen.getbbox(part, anchor="ls")) for chosen, part in parts]
    left = min(round(start) + edges[0] for start, edges in zip(starts, boxes, strict=True)) if parts else 0
    top = min((edges[1] for edges in boxes), default=0)
    right = max((round(start) + edges[2] for start, edges in zip(starts, boxes, strict=True)), default=1)
    bottom = max((edges[3] for edges in boxes), default=1)
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    draw = ImageDraw.Draw(mask)
    for (chosen, part), start in zip(parts, starts, strict=True):
        draw.text((round(start) - left, -top), part, fill=255, font=chosen, anchor="ls")
    return mask.point(_EDGES), (left, top)


@lru_cache(maxsize=4096)
def shortened(line: str, size: int, most: float, weight: Weight = Weight.REGULAR) -> str:
    """With an ellipsis where it would be wider than `most`."""
    if width(line, size, weight) <= most:
        return line
    cuts = [f"{line[:end].rstrip()}…" for end in range(len(line) or 1)]
    return cuts[max(0, bisect_right(cuts, most, key=lambda cut: width(cut, size, weight)) - 1)]


@cache
def box(line: str) -> tuple[float, float, float]:
    """The width of the line in bold letters, and their height above the base line and below it, at size 1."""
    left, top, right, bottom = font(Weight.BOLD.path, 200).getbbox(line, anchor="ls")
    return (right - left) / 200, -top / 200, bottom / 200
