"""When the game ends, and its score lines (RULES.md 9 and 10)."""

from __future__ import annotations

from operator import sub

from games.dwarf_king.says import name_of, quest_name, say, signed
from games.dwarf_king.score import DealScore
from games.dwarf_king.start import DwarfOptions
from games.engine import Outcome, ScoreLine, Seat, SeatRef

MANY = 5
"""With fewer deals a plus in each of them is no slam."""


def totals_of(results: tuple[DealScore, ...], seats: int) -> tuple[int, ...]:
    return tuple([sum(score.points[seat] for score in results) for seat in range(seats)])


def decided(totals: tuple[int, ...], deals: int, options: DwarfOptions) -> bool:
    """Tell whether the game is over after so many deals (RULES.md 10)."""
    return deals >= options.deals and (options.tie_break == "shared" or totals.count(max(totals)) == 1)


def outcome_of(results: tuple[DealScore, ...], seats: int, options: DwarfOptions) -> Outcome:
    totals = totals_of(results, seats)
    winners = [seat for seat in range(seats) if totals[seat] == max(totals)]
    reason = say(
        "result",
        winners=[say("who", seat=SeatRef(seat)) for seat in winners],
        winner=SeatRef(winners[0]),
        count=len(winners),
        points=max(totals),
        deals=len(results),
        extra=max(0, len(results) - options.deals),
    )
    lines = [line for number, score in enumerate(results, start=1) for line in _lines(number, score)]
    return Outcome(
        reason=reason,
        places=tuple([1 + sum(other > total for other in totals) for total in totals]),
        scores=totals,
        lines=(*lines, ScoreLine(say("line-total"), totals)),
        rounds=tuple([score.points for score in results]),
        slam=_slam(results, winners),
    )


def _slam(results: tuple[DealScore, ...], winners: list[Seat]) -> Seat | None:
    slam = len(winners) == 1 and len(results) >= MANY and all(score.points[winners[0]] > 0 for score in results)
    return winners[0] if slam else None


def _lines(number: int, score: DealScore) -> list[ScoreLine]:
    quest = say("line-quest", deal=number, quest=quest_name(score.rule))
    lines = [ScoreLine(quest, tuple(map(signed, score.quest)))]
    added = [*map(sub, score.points, score.quest)]
    if any(added):
        special = say("line-special", deal=number, special=name_of(score.special))
        lines.append(ScoreLine(special, tuple([signed(points) if points else None for points in added])))
    return lines
