"""How a game ends, and its score sheet (RULES.md 9, 10 and 12.2)."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Outcome, ScoreLine, SeatRef, Text
from games.engine.daily import DailyScore, tally
from games.five_crowns.best import best
from games.five_crowns.cards import RANKS
from games.five_crowns.says import say
from games.five_crowns.view import Round

CLEAN = 8
"""In so many rounds without a point, of eleven, a victory is a slam."""
PILE_WORTH = 10_000
"""More than the cards of all open piles can cost."""


def outcome_of(rounds: Sequence[Round], seats: int) -> Outcome:
    totals = tuple([sum(played.penalties[seat] for played in rounds) for seat in range(seats)])
    least = min(totals)
    winner, *others = (seat for seat in range(seats) if totals[seat] == least)
    if others:
        names = [say("name", seat=SeatRef(seat)) for seat in (winner, *others)]
        reason = say("result-shared", winners=names, points=least)
    else:
        reason = say("result-won", winner=SeatRef(winner), points=least)
    clean = sum(not played.penalties[winner] for played in rounds)
    return Outcome(
        reason=reason,
        places=tuple([1 + sum(other < total for other in totals) for total in totals]),
        scores=totals,
        lines=(*map(_line, rounds), ScoreLine(say("line-total"), totals)),
        rounds=tuple([played.penalties for played in rounds]),
        slam=winner if clean >= CLEAN and not others else None,
    )


def _line(played: Round) -> ScoreLine:
    values: list[int | Text] = [*played.penalties]
    if played.closer is not None:
        values[played.closer] = say("line-went-out")
    return ScoreLine(say("line-round", round=played.number, rank=played.number + 2), tuple(values))


def solo_outcome(piles: Sequence[int], closed: int) -> Outcome:
    points = sum(map(best, piles, RANKS))
    lost = say("solo-lost", closed=closed, points=points)
    return Outcome(
        reason=say("solo-won") if closed == len(piles) else lost,
        places=(1,),
        scores=(closed,),
        lines=(ScoreLine(say("line-closed"), (closed,)), ScoreLine(say("line-open-points"), (points,))),
    )


def solo_score(piles: Sequence[int], closed: int) -> DailyScore:
    """The score of the deal of the day: the piles closed, then the points of the others."""
    return DailyScore(PILE_WORTH * closed - sum(map(best, piles, RANKS)), tally(closed, len(piles)))
