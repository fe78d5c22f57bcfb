"""What a table can choose before the first card (RULES.md 4.2)."""

from __future__ import annotations

from typing import Literal

from games.engine import Options


class KingsOptions(Options):
    """`company_mode`: open draft or starter companies, for the whole game.

    `remove_diplomat` leaves the DIPLOMAT out of the draft of 4 or 5 players; elsewhere it changes nothing, for there
    is no DIPLOMAT.
    """

    company_mode: Literal["starter", "draft"] = "draft"
    remove_diplomat: bool = False
