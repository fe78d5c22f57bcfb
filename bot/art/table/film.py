"""A trick as a moving picture: one table after another, as a GIF, which Discord plays wherever it shows pictures."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from bot.art.canvas.painting import palette_of
from bot.art.plan import Felt, Plan

STEP, LAST = 1100, 4000
"""Milliseconds for which a picture stands, and the last one."""
AGAIN = 2
"""The film is repeated so many times; then the last picture stays."""
LARGEST = 1_000_000
"""Bytes of a file."""


@dataclass(frozen=True, slots=True)
class FilmPlan:
    """Pictures of one game, one after another; the last stays."""

    felt: Felt
    frames: tuple[Plan, ...]

    def draw(self) -> bytes:
        """The film as a GIF of at most `LARGEST` bytes; where it would be longer, its beginning is left out."""
        palette = palette_of(self.felt)
        pictures = [
            Image.open(BytesIO(frame.draw())).convert("RGB").quantize(palette=palette, dither=Image.Dither.NONE)
            for frame in self.frames
        ]
        while True:
            data = _gif(pictures)
            if len(data) <= LARGEST or len(pictures) == 1:
                return data
            pictures = pictures[1:]


def _gif(pictures: list[Image.Image]) -> bytes:
    data = BytesIO()
    first, *rest = pictures
    durations = [STEP] * len(rest) + [LAST]
    first.save(data, "GIF", save_all=True, append_images=rest, duration=durations, loop=AGAIN, optimize=False)
    return data.getvalue()
