"""How The Dwarf King is searched: to the end of the deal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from games.dwarf_king.actions import DwarfAction
from games.dwarf_king.computer import ranked
from games.dwarf_king.imagined import likely, promising
from games.dwarf_king.state import DwarfState
from games.dwarf_king.view import DwarfView
from games.engine import Effort, Outlook, chances

LUCK = 3.0
"""How many points a deal may bring one seat more than another by luck."""
COURSES = 24
"""Over how many courses the actions are compared of which the best are searched."""
CANDIDATES = 4
"""How many of the actions that look best are worth a search."""
EVERY = 13
"""How many are for the expert: every card of a hand, though not every pair of cards to give away."""
FAVOUR = 0.003
"""What is ahead by so little in a search is no better than what looks best."""
BRIEFLY = {3: 450, 4: 700, 5: 1_500}
"""How many actions club imagines, by number of seats: as few as keep it clearly ahead of casual players.

With more it would be stronger, at tables of three by much, and the expert, who gains nothing by more, no step above it.
"""


def stage(state: DwarfState) -> int:
    """Count the deals that have ended."""
    return len(state.results)


def worth(state: DwarfState) -> list[float]:
    """Return how likely each seat wins the game with its points so far."""
    to_come = max(0, state.options.deals - len(state.results))
    return chances(state.totals, LUCK * (0.5 + to_come) ** 0.5)


def candidates(view: DwarfView, most: int = CANDIDATES) -> Sequence[DwarfAction]:
    """Return the few actions that look best, the best first: by more courses than the casual player takes."""
    return ranked(view, Random(0), COURSES)[:most]


OUTLOOK = Outlook(
    stage=stage,
    worth=worth,
    likely=likely,
    own=promising,
    favour=FAVOUR,
    club=Effort(BRIEFLY, candidates),
    expert=Effort(20_000, partial(candidates, most=EVERY)),
)
