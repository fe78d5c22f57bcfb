"""How Kings Tricktakers is searched: to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Effort, Outlook, chances
from games.kings_tricktakers.actions import KingsAction
from games.kings_tricktakers.computer import ranked
from games.kings_tricktakers.policy import picks, policy
from games.kings_tricktakers.royals import READY, ROYALS, Colour, Queen
from games.kings_tricktakers.state import KingsState
from games.kings_tricktakers.view import DRAFTING, KingsView

LUCK = 4.0
"""How many points a round may bring one seat more than another by luck."""
CANDIDATES = {2: 8, 3: 4, 4: 4, 5: 4}
"""How many of the actions that look best are worth a search, by number of players: more of them take longer."""
PICKS = {2: 1, 3: 1, 4: 4, 5: 4}
"""How many picks of a draft are worth a search, by number of players: with few it tells no more than `picks` itself."""
BRIEFLY = {2: 500, 3: 150, 4: 250, 5: 400}
"""How many actions club imagines: on purpose no more than put it clearly above casual; the expert is to be above it."""
QUEEN = 1.0
"""The worth of a ready Queen between two rounds."""
FAVOUR = 0.03
"""A lead this small in a search does not count: the action that looks best is kept."""
EXPERT_FAVOUR = {2: 0.01}
"""The same for the expert, by number of players: between two it imagines enough to tell smaller things apart."""


def evaluate(state: KingsState) -> list[float]:
    to_come = state.options.rounds - len(state.sheets)
    totals = map(_with_figures, state.vp, state.colours, state.kings, state.queens) if to_come else state.vp
    return chances(totals, LUCK * (0.5 + to_come) ** 0.5)


def _with_figures(points: int, colour: Colour | None, played: bool, queen: Queen) -> float:
    kept = 0 if played or colour is None else ROYALS[colour].bonus
    return points + kept + QUEEN * (queen is READY)


def candidates(view: KingsView) -> Sequence[KingsAction]:
    return ranked(view)[: 1 if view.phase in DRAFTING else CANDIDATES[view.seats]]


def experienced(view: KingsView) -> Sequence[KingsAction]:
    return picks(view)[: PICKS[view.seats]] if view.phase in DRAFTING else candidates(view)


OUTLOOK: Outlook[KingsState, KingsAction, KingsView] = Outlook(
    stage=lambda state: len(state.sheets),
    evaluate=evaluate,
    policy=policy,
    favour=FAVOUR,
    club=Effort(BRIEFLY, candidates),
    expert=Effort(9_000, experienced, favour=EXPERT_FAVOUR),
)
