"""How The Dwarf King is searched: to the end of the deal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from games.dwarf_king.actions import DwarfAction
from games.dwarf_king.computer import ranked
from games.dwarf_king.policy import own_policy, policy
from games.dwarf_king.state import DwarfState
from games.dwarf_king.view import DwarfView
from games.engine import Effort, Outlook, chances

LUCK = 3.0
"""How many points a deal may bring one seat more than another by luck."""
ROLLOUTS = 24
"""Over how many rollouts the actions are compared of which the best are searched."""
CANDIDATES = 4
"""How many of the actions that look best are worth a search."""
EVERY = 13
"""How many are for the expert: every card of a hand, though not every pair of cards to give away."""
FAVOUR = 0.003
"""A lead this small in a search does not count: the action that looks best is kept."""
BRIEFLY = {3: 450, 4: 700, 5: 1_500}
"""How many actions club imagines, by number of seats: as few as keep it clearly ahead of casual players.

With more it would be stronger, at tables of three by much, and the expert, who gains nothing by more, no step above it.
"""


def evaluate(state: DwarfState) -> list[float]:
    to_come = max(0, state.options.deals - len(state.results))
    return chances(state.totals, LUCK * (0.5 + to_come) ** 0.5)


def candidates(view: DwarfView, most: int = CANDIDATES) -> Sequence[DwarfAction]:
    return ranked(view, Random(0), ROLLOUTS)[:most]


OUTLOOK: Outlook[DwarfState, DwarfAction, DwarfView] = Outlook(
    stage=lambda state: len(state.results),
    evaluate=evaluate,
    policy=policy,
    own_policy=own_policy,
    favour=FAVOUR,
    club=Effort(BRIEFLY, candidates),
    expert=Effort(20_000, partial(candidates, most=EVERY)),
)
