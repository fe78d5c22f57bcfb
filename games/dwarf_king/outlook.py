"""How The Dwarf King is searched: to the end of the deal."""

from __future__ import annotations

from games.dwarf_king.state import DwarfState
from games.dwarf_king.wishes import likely
from games.engine import Effort, Outlook, chances

LUCK = 3.0
"""How many points a deal may bring one seat more than another by luck."""


def stage(state: DwarfState) -> int:
    """Count the deals that have ended."""
    return len(state.results)


def worth(state: DwarfState) -> list[float]:
    """Return how likely each seat wins the game with its points so far."""
    to_come = max(0, state.options.deals - len(state.results))
    return chances(state.totals, LUCK * (0.5 + to_come) ** 0.5)


OUTLOOK = Outlook(stage=stage, worth=worth, likely=likely, deep=False, club=Effort(12_000), expert=Effort(38_000))
