"""The options that a table can set before the first card (RULES.md 11)."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

from games.engine import Options


class MatchLength(IntEnum):
    SINGLE = 1
    BEST_OF_THREE = 3


class ClaimOptions(Options):
    """`first_leader`: who leads the first trick. `match_length`: one game, or the best of three.

    `show_known_recruits`: whether a screen lists the prizes everybody saw go into a seat's recruits; they were
    public when they were won, so this spares memory and reveals nothing.
    """

    first_leader: Literal["random", "seat0", "seat1"] = "random"
    match_length: MatchLength = MatchLength.SINGLE
    show_known_recruits: bool = False
