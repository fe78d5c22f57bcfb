"""What a table can choose before the first card (RULES.md 12)."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

from games.engine import Options, Seat


class Rounds(IntEnum):
    """How many rounds are played: always the last ones of the three."""

    LAST = 1
    LAST_TWO = 2
    ALL = 3


class MonsterOptions(Options):
    """`first_seat`: who starts the first round. `rounds`: how many are played."""

    first_seat: Literal["random", "seat0", "seat1", "seat2", "seat3", "seat4"] = "random"
    rounds: Rounds = Rounds.ALL

    def starter(self) -> Seat | None:
        """Return the seat that starts, None where chance decides."""
        return None if self.first_seat == "random" else int(self.first_seat.removeprefix("seat"))

    def first_round(self) -> int:
        """Return the rule book's number of the first round that is played."""
        return Rounds.ALL + 1 - self.rounds
