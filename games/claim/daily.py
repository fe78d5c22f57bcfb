"""Claim as the deal of the day: one game against an expert, counted by the votes won."""

from __future__ import annotations

from games.claim.state import ClaimState
from games.claim.votes import Result
from games.engine.daily import WEEKEND, Daily, Mark, tally

PLAYER = 0


def mark(state: ClaimState) -> Mark:
    """Return what the player's game is worth: votes first, then the cards scored."""
    (result,) = state.results
    return mark_of(result)


def mark_of(result: Result) -> Mark:
    """Return what a game is worth to the player."""
    votes = result.votes.count(PLAYER)
    return Mark(100 * votes + result.piles[PLAYER].bit_count(), tally(votes, len(result.votes)))


DAILY = Daily(days=WEEKEND, seats=2, mark=mark, options={"match_length": 1})
