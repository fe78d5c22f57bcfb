"""The options that a table can set before the first card (RULES.md 4.2)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from games.engine import Options

LAST_ROUND = 3


class KingsOptions(Options):
    """`company_mode`: open draft, or starter companies that are dealt or chosen, for the whole game.

    `first_drafter` picks first in round 1, where there is a choice. `ally_talk` lets the DIPLOMAT's owner and the ally
    tell each other when to exchange. `remove_diplomat` leaves the DIPLOMAT out of the draft of 4 or 5 players.
    `rounds`: after how many rounds the game ends, counted from the first.
    """

    company_mode: Literal["starter", "draft", "chosen"] = "draft"
    remove_diplomat: bool = False
    rounds: Annotated[int, Field(ge=1, le=LAST_ROUND)] = LAST_ROUND
    first_drafter: Literal["random", "seat0", "seat1", "seat2", "seat3", "seat4"] = "random"
    ally_talk: bool = False
