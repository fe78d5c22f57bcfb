"""What all pictures share: a ground, colours that stand out on it in a dark and in a light window, and small files."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

GROUND = "#1f2a27"
PANEL = "#2a3833"
INK = "#f2efe6"
QUIET = "#a9b5ae"
GOLD, SILVER, BRONZE = "#e3b341", "#c3ccd1", "#cd8a55"
LINE = "#4fb286"
BAND = "#33584a"

FINER = 2
"""Pictures are drawn this many times larger and made smaller, which smooths every edge."""
COLOURS = 128


class Canvas:
    """A picture being drawn; everything is measured in pixels of the picture that comes out."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._image = Image.new("RGB", (width * FINER, height * FINER), GROUND)
        self.draw = ImageDraw.Draw(self._image)

    def png(self) -> bytes:
        """Return the picture as a file."""
        small = self._image.resize((self.width, self.height), Image.Resampling.LANCZOS)
        out = BytesIO()
        small.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
            out, "PNG", optimize=True
        )
        return out.getvalue()


def fine(*numbers: float) -> tuple[float, ...]:
    """Return measures as they are drawn.

    >>> fine(1, 2.5)
    (2, 5.0)
    """
    return tuple(number * FINER for number in numbers)
