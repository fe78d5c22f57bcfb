"""The actions of Hilltops and their notation."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from games.engine import BadNotation
from tests.toy_game.cards import BY_CODE, CODES, codes


@dataclass(frozen=True, slots=True)
class Bury:
    """Put cards face down out of the game, in ascending order: `bury S4 M2`."""

    cards: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(("bury", *codes(self.cards)))


@dataclass(frozen=True, slots=True)
class Lead:
    """Open a trick and call whether high or low cards win it: `lead S4 low`."""

    card: int
    low: bool

    def __str__(self) -> str:
        return f"lead {CODES[self.card]} {'low' if self.low else 'high'}"


@dataclass(frozen=True, slots=True)
class Follow:
    """Add a card to the trick: `follow M3`."""

    card: int

    def __str__(self) -> str:
        return f"follow {CODES[self.card]}"


@dataclass(frozen=True, slots=True)
class Climb:
    """Send the last cards up the hills, first card to the first hill: `climb L2 S1 M9`."""

    cards: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(("climb", *codes(self.cards)))


HillAction: TypeAlias = Bury | Lead | Follow | Climb

_CARD = "[SML][1-9]"
_NOTATION = re.compile(rf"(bury|follow|climb)((?: {_CARD}){{1,3}})|lead ({_CARD}) (high|low)")


def parse(notation: str) -> HillAction:
    """The action written like this. Raises `BadNotation`."""
    match = _NOTATION.fullmatch(notation)
    if match is None:
        raise BadNotation(notation)
    verb, words, led, call = match.groups()
    if led is not None:
        return Lead(BY_CODE[led], call == "low")
    cards = tuple(BY_CODE[code] for code in words.split())
    if len(set(cards)) == len(cards):
        if verb == "climb" and len(cards) > 1:
            return Climb(cards)
        if verb == "bury" and len(cards) < 3 and cards == tuple(sorted(cards)):
            return Bury(cards)
        if verb == "follow" and len(cards) == 1:
            return Follow(cards[0])
    raise BadNotation(notation)
