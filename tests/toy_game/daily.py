"""Hilltops as the deal of the day: on Mondays, against one computer player, counted by points."""

from games.engine.daily import Daily, Mark, tally
from tests.toy_game.state import HillState


def mark(state: HillState) -> Mark:
    """Return what the player's game is worth, of all the points that there were."""
    outcome = state.outcome()
    points = (0, 0) if outcome is None else outcome.scores
    return Mark(points[0], tally(points[0], sum(points)))


DAILY = Daily(days=frozenset({0}), seats=2, mark=mark, level="casual")
