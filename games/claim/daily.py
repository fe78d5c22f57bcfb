"""Claim as the deal of the day: one game against an expert, counted by the votes won."""

from __future__ import annotations

from games.claim.state import ClaimState
from games.claim.votes import Result
from games.engine.daily import Daily, DailyScore, tally

PLAYER = 0


def score(state: ClaimState) -> DailyScore:
    (result,) = state.results
    return score_of(result)


def score_of(result: Result) -> DailyScore:
    votes = result.votes.count(PLAYER)
    return DailyScore(100 * votes + result.piles[PLAYER].bit_count(), tally(votes, len(result.votes)))


DAILY = Daily(seats=2, score=score, options={"match_length": 1})
