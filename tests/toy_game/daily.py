"""Hilltops as the deal of the day: against one computer player, counted by points."""

from games.engine.daily import Daily, DailyScore, tally
from tests.toy_game.state import HillState


def score(state: HillState) -> DailyScore:
    """The player's points, of all the points that there were."""
    outcome = state.outcome()
    points = (0, 0) if outcome is None else outcome.scores
    return DailyScore(points[0], tally(points[0], sum(points)))


DAILY = Daily(seats=2, score=score, level="casual")
