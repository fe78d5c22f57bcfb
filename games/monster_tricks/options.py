"""What a table can choose before the first card (monster-tricks.md 12)."""

from __future__ import annotations

from typing import Literal

from games.engine import Options


class MonsterOptions(Options):
    """`first_seat`: who starts the first round. `rounds`: how many are played, always the last ones of the three."""

    first_seat: Literal["random", "seat0", "seat1", "seat2", "seat3", "seat4"] = "random"
    rounds: Literal[1, 2, 3] = 3

    def starter(self) -> int | None:
        """Return the seat that starts, None where chance decides."""
        return None if self.first_seat == "random" else int(self.first_seat.removeprefix("seat"))

    def first_round(self) -> int:
        """Return the number of the first round that is played."""
        return 4 - self.rounds
