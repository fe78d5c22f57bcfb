"""The options that a table can set before the first card (RULES.md 12.3)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from games.engine import Options

LAST_ROUND = 11


class CrownsOptions(Options):
    """`start_round`: the first round that is played; 6 is the express game. `first_dealer`: who deals it.

    `auto_go_out`: whether a discard that allows going out does so by itself. `stall_turns`: after how many turns of
    every seat a round stops in which nobody goes out. The puzzle for one heeds none of them.
    """

    start_round: Annotated[int, Field(ge=1, le=LAST_ROUND)] = 1
    first_dealer: Literal["random", "seat0", "seat1", "seat2", "seat3", "seat4", "seat5", "seat6"] = "random"
    auto_go_out: bool = False
    stall_turns: Annotated[int, Field(ge=1, le=50, examples=[5, 10, 15, 20, 30, 40, 50])] = 50
