"""The emblems of all games, of one hand: each is a stamp in two tones that can be told from the others at 22 pixels.

They are drawn on one sheet, `signs.svg`, which any browser shows: a `<g>` for each in a box of 100 by 100, of paths in
black (`INK`), white (`GROUND`) and grey (`SHADE`). The group `lion` is `signs.LION` here.
"""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

from games.engine.art import GROUND, INK, SHADE, Shape, Sign

_TONES = {"#000": INK, "#fff": GROUND, "#888": SHADE}


def _shape(path: ET.Element) -> Shape:
    stroke = float(path.get("stroke-width", 0))
    return Shape(path.attrib["d"], _TONES[path.attrib["stroke" if stroke else "fill"]], stroke)


_SHEET = ET.parse(Path(__file__).with_suffix(".svg"))  # noqa: S314 - our own drawing
_SIGNS: dict[str, Sign] = {
    group.attrib["id"].upper(): tuple(map(_shape, group)) for group in _SHEET.iterfind("{http://www.w3.org/2000/svg}g")
}


def __getattr__(name: str) -> Sign:
    if name not in _SIGNS:
        raise AttributeError(name)
    return _SIGNS[name]
