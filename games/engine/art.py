"""How cards are drawn, as data: shapes, suits, what stands on a card and on its back.

A game draws nothing itself. A shape is told in SVG's path notation within a box of 100 by 100.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from games.engine.scene import Face
from games.engine.text import Text

INK = "ink"
"""The colour that stands out where a sign is drawn: light on a suit's colour, the suit's colour on paper."""
GROUND = "ground"
"""The colour of what a sign is drawn on: it cuts eyes and gaps out of a shape."""
SHADE = "shade"
"""Ink mixed with the ground: the second tone of a stamp. Small signs have ink there."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One outline, filled or drawn as a line `stroke` wide; `fill` is a colour, `INK`, `GROUND` or `SHADE`."""

    path: str
    fill: str = INK
    stroke: float = 0


Sign: TypeAlias = tuple[Shape, ...]
"""A small drawing that means one thing: shapes, the later ones over the earlier."""


@dataclass(frozen=True, slots=True)
class Suit:
    """The look that cards of one kind share.

    `name` is English; `colour` (`#rrggbb`) is dark enough to stand out on paper and to have light signs on it; `sign`
    is a shape that no other suit of the game has: it tells the suit without colour and in every language.
    """

    name: str
    colour: str
    sign: Sign = ()


@dataclass(frozen=True, slots=True)
class Cloth:
    """The cloth that the cards lie on: tones (`#rrggbb`) of one hue.

    `rail` is the edge of the table and the shadows, `cloth` the playing surface, `inlay` what is woven into it,
    `plate` a seat, `quiet` the labels.
    """

    rail: str
    cloth: str
    inlay: str
    plate: str
    quiet: str


@dataclass(frozen=True, slots=True)
class CardArt:
    """One card, or a small tile that is no card.

    `name` is English in lower case ("goblin_7") and unique in the game; cards that look the same share it. `rank` is
    printed large: the same everywhere, or a text where it is a letter of the reader's language. `signs` (drawings or
    figures) stand beside the suit's sign; without a rank the first of them fills the card. A `special` card does
    something of its own: its sign matters more than its suit.
    """

    name: str
    suit: Suit
    rank: str | Text = ""
    signs: tuple[Sign | str, ...] = ()
    special: bool = False


@dataclass(frozen=True, slots=True)
class Art:
    """A game's whole pack as it is drawn.

    `prefix` begins the names of its tiles; `cards` has every card by the code of its face; `back` is the common back.
    `emblems` are small tiles that belong to sentences (a quest, a wild rank) and are drawn where such a text is said.
    `cloth` is what the cards lie on; without it, the table takes the colour of the backs.
    """

    prefix: str
    cards: Mapping[str, CardArt]
    back: Suit
    emblems: Mapping[Text, CardArt] = field(default_factory=dict)
    cloth: Cloth | None = None

    def every(self) -> Iterable[CardArt]:
        found: dict[str, CardArt] = {}
        for one in (*self.cards.values(), *self.emblems.values()):
            found.setdefault(one.name, one)
        return found.values()


_COLOURS = ("#a4302b", "#1f5fa8", "#2b7a3a", "#7a3a96", "#9a5b12", "#2c3038")
_SHAPES = (
    "M50 8 92 50 50 92 8 50Z",
    "M50 8A42 42 0 1 0 50 92A42 42 0 1 0 50 8Z",
    "M50 10 94 88 6 88Z",
    "M14 14H86V86H14Z",
    "M50 6 62 38 96 38 69 59 79 92 50 72 21 92 31 59 4 38 38 38Z",
    "M36 8H64V36H92V64H64V92H36V64H8V36H36Z",
)


def plain_art(key: str, faces: Mapping[str, Face]) -> Art:
    order = dict.fromkeys(face.suit for face in faces.values())
    suits = {
        suit: Suit(suit, _COLOURS[at % len(_COLOURS)], (Shape(_SHAPES[at % len(_SHAPES)]),))
        for at, suit in enumerate(order)
    }
    cards = {
        face.code: CardArt(re.sub(r"[^a-z0-9]", "_", face.code.lower()), suits[face.suit], face.rank)
        for face in faces.values()
    }
    return Art(prefix=key, cards=cards, back=Suit("back", "#31506b", (Shape(_SHAPES[0]),)))
