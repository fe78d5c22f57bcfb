"""The typeface of all pictures."""

from __future__ import annotations

from functools import cache

from fontpkg_fira_sans_condensed import FAMILY, ROOT
from PIL import ImageFont

__all__ = ["BOLD", "FAMILY", "REGULAR", "SEMIBOLD", "box"]

REGULAR, SEMIBOLD, BOLD = (
    ROOT / "files" / f"FiraSansCondensed-{weight}.ttf" for weight in ("Regular", "SemiBold", "Bold")
)


@cache
def box(line: str) -> tuple[float, float, float]:
    """Return how wide the line's bold letters are, how far they reach above their line and below it, at size 1."""
    left, top, right, bottom = ImageFont.truetype(BOLD, 200).getbbox(line, anchor="ls")
    return (right - left) / 200, -top / 200, bottom / 200
