"""The options that a table can set before the first card (RULES.md 12)."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

from games.engine import Options


class Rounds(IntEnum):
    LAST = 1
    LAST_TWO = 2
    ALL = 3


class MonsterOptions(Options):
    first_seat: Literal["random", "seat0", "seat1", "seat2", "seat3", "seat4"] = "random"
    rounds: Rounds = Rounds.ALL
