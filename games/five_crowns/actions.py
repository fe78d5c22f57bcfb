"""The actions: draw, discard, go out; in the puzzle, put a card on a pile."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from games.engine.singles import Single, parser
from games.five_crowns.cards import PACK, RANKS, Card


class Source(StrEnum):
    PILE = "pile"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True, eq=False)
class Draw(Single):
    source: Source

    def __str__(self) -> str:
        return f"draw {self.source}"


@dataclass(frozen=True, slots=True, eq=False)
class Discard(Single):
    card: Card
    out: bool

    def __str__(self) -> str:
        return f"{'out' if self.out else 'discard'} {self.card.code}"


@dataclass(frozen=True, slots=True, eq=False)
class Put(Single):
    pile: int
    card: Card

    def __str__(self) -> str:
        return f"put P{self.pile} {self.card.code}"


CrownsAction: TypeAlias = Draw | Discard | Put

DRAW_PILE, DRAW_DISCARD = Draw(Source.PILE), Draw(Source.DISCARD)
DRAWS = (DRAW_PILE, DRAW_DISCARD)
DISCARDS = tuple(Discard(card, out=False) for card in PACK)
OUTS = tuple(Discard(card, out=True) for card in PACK)
"""By place in the pack."""
PUTS = {pile: tuple(Put(pile, card) for card in PACK) for pile in RANKS}
"""By pile, then by place in the pack."""

_ALL: tuple[CrownsAction, ...] = (*DRAWS, *DISCARDS, *OUTS, *(put for puts in PUTS.values() for put in puts))
parse = parser(_ALL)
"""From `draw pile`, `discard 7Ca`, `out 7Ca` or `put P9 7Ca` to the action. Raises `BadNotation`."""
