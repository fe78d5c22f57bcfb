"""The actions: draw, discard, go out; in the puzzle, put a card on a pile. One object per action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from games.engine import BadNotation
from games.five_crowns.cards import PACK, RANKS, Card


class Source(StrEnum):
    PILE = "pile"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True, eq=False)
class Draw:
    source: Source

    def __str__(self) -> str:
        return f"draw {self.source}"

    def __reduce__(self) -> tuple[Callable[[str], CrownsAction], tuple[str]]:
        return _action, (str(self),)


@dataclass(frozen=True, slots=True, eq=False)
class Discard:
    card: Card
    out: bool

    def __str__(self) -> str:
        return f"{'out' if self.out else 'discard'} {self.card.code}"

    def __reduce__(self) -> tuple[Callable[[str], CrownsAction], tuple[str]]:
        return _action, (str(self),)


@dataclass(frozen=True, slots=True, eq=False)
class Put:
    pile: int
    card: Card

    def __str__(self) -> str:
        return f"put P{self.pile} {self.card.code}"

    def __reduce__(self) -> tuple[Callable[[str], CrownsAction], tuple[str]]:
        return _action, (str(self),)


CrownsAction: TypeAlias = Draw | Discard | Put

DRAW_PILE, DRAW_DISCARD = Draw(Source.PILE), Draw(Source.DISCARD)
DRAWS = (DRAW_PILE, DRAW_DISCARD)
DISCARDS = tuple(Discard(card, out=False) for card in PACK)
"""By place in the pack."""
OUTS = tuple(Discard(card, out=True) for card in PACK)
"""By place in the pack."""
PUTS = {pile: tuple(Put(pile, card) for card in PACK) for pile in RANKS}
"""By pile, then by place in the pack."""

_ALL: tuple[CrownsAction, ...] = (*DRAWS, *DISCARDS, *OUTS, *(put for puts in PUTS.values() for put in puts))
_BY_NOTATION = {str(action): action for action in _ALL}


def _action(notation: str) -> CrownsAction:
    return _BY_NOTATION[notation]


def parse(notation: str) -> CrownsAction:
    """The action written like this: `draw pile`, `discard 7Ca`, `out 7Ca`, `put P9 7Ca`.

    Raises `BadNotation`.
    """
    try:
        return _BY_NOTATION[notation]
    except KeyError:
        raise BadNotation(notation) from None
