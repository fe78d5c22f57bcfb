"""When the game ends, and its score lines (RULES.md 9 and 10)."""

from __future__ import annotations

from games.dwarf_king import says
from games.dwarf_king.options import DwarfOptions
from games.dwarf_king.quests import quest_name
from games.dwarf_king.score import DealScore
from games.dwarf_king.specials import name_of
from games.engine import Outcome, ScoreLine, SeatRef, TextList, text

MANY = 5
"""With fewer deals a plus in each of them is no slam."""


def totals_of(results: tuple[DealScore, ...], seats: int) -> tuple[int, ...]:
    return tuple([sum(score.points[seat] for score in results) for seat in range(seats)])


def decided(totals: tuple[int, ...], deals: int, options: DwarfOptions) -> bool:
    """Tell whether the game is over after so many deals (RULES.md 10)."""
    if deals < options.deals:
        return False
    return options.tie_break == "shared" or totals.count(max(totals)) == 1


def outcome_of(results: tuple[DealScore, ...], seats: int, options: DwarfOptions) -> Outcome:
    totals = totals_of(results, seats)
    best = max(totals)
    winners = [seat for seat in range(seats) if totals[seat] == best]
    names = TextList(tuple([text("dwarf-king-who", seat=SeatRef(seat)) for seat in winners]))
    reason = text(
        "dwarf-king-result",
        winners=names,
        winner=SeatRef(winners[0]),
        count=len(winners),
        points=best,
        deals=len(results),
        extra=max(0, len(results) - options.deals),
    )
    lines = [line for number, score in enumerate(results, start=1) for line in _lines(number, score)]
    return Outcome(
        reason=reason,
        places=tuple([1 + sum(other > total for other in totals) for total in totals]),
        scores=totals,
        lines=(*lines, ScoreLine(text("dwarf-king-line-total"), totals)),
        rounds=tuple([score.points for score in results]),
        slam=_slam(results, winners),
    )


def _slam(results: tuple[DealScore, ...], winners: list[int]) -> int | None:
    if len(winners) > 1 or len(results) < MANY:
        return None
    return winners[0] if all(score.points[winners[0]] > 0 for score in results) else None


def _lines(number: int, score: DealScore) -> list[ScoreLine]:
    quest = text("dwarf-king-line-quest", deal=number, quest=quest_name(score.rule))
    lines = [ScoreLine(quest, tuple(map(says.signed, score.quest)))]
    added = [points - quest for points, quest in zip(score.points, score.quest, strict=True)]
    if any(added):
        special = text("dwarf-king-line-special", deal=number, special=name_of(score.special))
        lines.append(ScoreLine(special, tuple([says.signed(points) if points else None for points in added])))
    return lines
