"""The one action of the game: playing a card."""

from __future__ import annotations

from dataclasses import dataclass

from games.claim.cards import PACK, Card
from games.engine.singles import Single, parser


@dataclass(frozen=True, slots=True, eq=False)
class Play(Single):
    card: Card

    def __str__(self) -> str:
        return f"play {self.card.code}"


PLAYS = tuple(Play(card) for card in PACK)
"""By place in the pack."""
parse = parser(PLAYS)
"""From `play D7` or `play G0a` to the play. Raises `BadNotation`."""
