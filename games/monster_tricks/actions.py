"""The two actions of the game and their notation: laying the victory row, and playing a card on a trick.

`row 2 1 3` lays the cards 2, 1, 3 from left to right. `play G8 2` plays green 8 on the trick in slot 2, `play G8 new`
opens a trick with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, permutations
from typing import TypeAlias

from games.engine.singles import Single, parser
from games.monster_tricks.cards import PACK, Card

SLOTS = 4
"""How many tricks may be open at once."""
NEW = SLOTS
"""The target that opens a trick; the others are slots, counted from 0."""

VALUES = {1: (1, 2, 3), 2: (2, 4, 6), 3: (3, 6, 9)}
"""The values of the three victory cards, by round (RULES.md 6)."""

Values: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Lay(Single):
    values: Values

    def __str__(self) -> str:
        return "row " + " ".join(map(str, self.values))


@dataclass(frozen=True, slots=True, eq=False)
class Play(Single):
    card: Card
    target: int

    def __str__(self) -> str:
        return f"play {self.card.code} {'new' if self.target == NEW else self.target + 1}"


MonsterAction: TypeAlias = Lay | Play

ROWS = {round_: tuple(Lay((a, b, c)) for a, b, c in permutations(values)) for round_, values in VALUES.items()}
"""The six rows of each round, in the order of their values."""
PLAYS = tuple(tuple(Play(card, target) for target in range(SLOTS + 1)) for card in PACK)
"""Every play: by the card's place in the pack, then by target."""
PLAYS_ON = tuple(
    tuple(tuple(play for play in plays if targets >> play.target & 1) for targets in range(1 << (SLOTS + 1)))
    for plays in PLAYS
)
"""The plays of each card on a set of targets (one bit per slot, and one for `NEW`)."""

_ALL: tuple[MonsterAction, ...] = (*chain(*ROWS.values()), *chain(*PLAYS))
parse = parser(_ALL)
"""From the notation to the action. Raises `BadNotation`."""
