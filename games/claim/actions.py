"""The one action of the game: playing a card. One object per play for the whole process, compared by identity."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.claim.cards import PACK, Card
from games.engine import BadNotation


@dataclass(frozen=True, slots=True, eq=False)
class Play:
    card: Card

    def __str__(self) -> str:
        return f"play {self.card.code}"

    def __reduce__(self) -> tuple[Callable[[int], Play], tuple[int]]:
        return _play_at, (self.card.index,)


PLAYS = tuple(Play(card) for card in PACK)
"""By place in the pack."""
_BY_NOTATION = {str(play): play for play in PLAYS}


def _play_at(index: int) -> Play:
    return PLAYS[index]


def parse(notation: str) -> Play:
    """The play written like this: `play D7`, `play G0a`. Raises `BadNotation`."""
    try:
        return _BY_NOTATION[notation]
    except KeyError:
        raise BadNotation(notation) from None
