"""A player's actions, and their notation."""

from __future__ import annotations

from dataclasses import dataclass

from games.cli.blank.cards import BY_CODE, CODES
from games.engine import BadNotation


@dataclass(frozen=True, slots=True)
class Play:
    """Playing a card: `play C7`."""

    card: int

    def __str__(self) -> str:
        return f"play {CODES[self.card]}"


def parse(notation: str) -> Play:
    """Raise `BadNotation`."""
    verb, _, code = notation.partition(" ")
    if verb != "play" or code not in BY_CODE:
        raise BadNotation(notation)
    return Play(BY_CODE[code])
