"""The puzzle of Five Crowns as the deal of the day, counted by the piles closed."""

from __future__ import annotations

from games.engine.daily import Daily, DailyScore, tally
from games.five_crowns.best import best
from games.five_crowns.cards import RANKS
from games.five_crowns.solo_state import SoloState

PILE_WORTH = 10_000
"""More than the cards of all open piles can cost."""


def score(state: SoloState) -> DailyScore:
    closed = sum(state.closed)
    return DailyScore(PILE_WORTH * closed - sum(map(best, state.piles, RANKS)), tally(closed, len(state.closed)))


DAILY = Daily(seats=1, score=score)
