"""How Monster Tricks is searched: to the end of the round."""

from __future__ import annotations

from games.engine import Effort, Outlook, chances
from games.monster_tricks.rows import totals
from games.monster_tricks.state import LAST_ROUND, MonsterState

LUCK = 2.0
"""How many points of the present round are luck, and so how many for each round to come."""


def stage(state: MonsterState) -> int:
    """Count the rounds that have ended."""
    return len(state.results)


def worth(state: MonsterState) -> list[float]:
    """Return how likely each seat wins the game with its points so far."""
    to_come = LAST_ROUND - state.results[-1].round
    return chances(totals(state.results, len(state.hands)), LUCK * (0.5 + to_come))


OUTLOOK = Outlook(stage=stage, worth=worth, deep=False, club=Effort(15_000), expert=Effort(60_000))
