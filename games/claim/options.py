"""What a table can choose before the first card (claim.md 11)."""

from __future__ import annotations

from typing import Literal

from games.engine import Options


class ClaimOptions(Options):
    """`first_leader`: who leads the first trick. `match_length`: one game, or the best of three.

    `show_known_recruits`: whether a screen lists the prizes everybody saw go into a seat's recruits; they were
    public when they were won, so this spares memory and reveals nothing.
    """

    first_leader: Literal["random", "seat0", "seat1"] = "random"
    match_length: Literal[1, 3] = 1
    show_known_recruits: bool = False
