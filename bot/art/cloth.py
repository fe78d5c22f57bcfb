"""The cloth under the cards: a game's own, or one derived from the colour of its backs."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, hypot, sin

from games.engine.art import Art, Cloth

TAPIS = Cloth("#10261f", "#1d4a3c", "#2f6553", "#153830", "#bdd3c7")
"""The bot's own cloth, where no game is shown."""
_TONES = ((0.225, 0.50), (0.350, 1.0), (0.455, 1.05), (0.285, 0.73), (0.862, 0.42))
"""For rail, cloth, inlay, plate and quiet: lightness (OKLCH), and how much of the base chroma each has."""
_MOST_CHROMA = 0.095
"""A table stays calm, whatever the back."""


def cloth_of(art: Art) -> Cloth:
    return art.cloth if art.cloth is not None else derived(art.back.colour)


@lru_cache(maxsize=64)
def derived(colour: str) -> Cloth:
    """Five tones of the hue of its backs."""
    chroma, hue = _hue(colour)
    base = min(_MOST_CHROMA, chroma * 1.15)
    return Cloth(*(_colour(light, base * share, hue) for light, share in _TONES))


@lru_cache(maxsize=1024)
def mixed(one: str, other: str, share: float) -> str:
    """The colour that lies `share` of the way from one to the other.

    >>> mixed("#000000", "#ff0080", 0.5)
    '#800040'
    """
    pairs = zip(parts(one), parts(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def distance(one: str, other: str) -> int:
    """The square of the distance between their parts."""
    return sum((a - b) ** 2 for a, b in zip(parts(one), parts(other), strict=True))


def parts(colour: str) -> tuple[int, int, int]:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _encoded(light: float) -> str:
    light = min(1.0, max(0.0, light))
    share = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return f"{round(255 * share):02x}"


def _hue(colour: str) -> tuple[float, float]:
    """A colour's chroma and hue (OKLCH)."""
    red, green, blue = map(_linear, parts(colour))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    green_red = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    blue_yellow = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    return hypot(green_red, blue_yellow), atan2(blue_yellow, green_red)


def _colour(light: float, chroma: float, hue: float) -> str:
    green_red, blue_yellow = chroma * cos(hue), chroma * sin(hue)
    long = (light + 0.3963377774 * green_red + 0.2158037573 * blue_yellow) ** 3
    middle = (light - 0.1055613458 * green_red - 0.0638541728 * blue_yellow) ** 3
    short = (light - 0.0894841775 * green_red - 1.2914855480 * blue_yellow) ** 3
    red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short
    return f"#{_encoded(red)}{_encoded(green)}{_encoded(blue)}"
