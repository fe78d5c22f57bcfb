"""The options that a table can set before the first card (RULES.md 12)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from games.engine import Options


class DwarfOptions(Options):
    """`deals`: how many are played before the totals are compared.

    `tie_break`: what happens when several seats share the highest total after the last deal: one more deal for all,
    until one of them leads alone, or a shared victory. `first_dealer`: who deals first. `show_piles`: whether a
    screen lists the cards each seat has taken and what the quest would bring now; everything was played face up, so
    this spares memory and reveals nothing.
    """

    deals: Annotated[int, Field(ge=1, le=7)] = 7
    tie_break: Literal["extra_deal", "shared"] = "extra_deal"
    first_dealer: Literal["random", "seat0", "seat1", "seat2", "seat3", "seat4"] = "random"
    show_piles: bool = True
