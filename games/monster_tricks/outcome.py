"""How the game ends, and its score sheet (RULES.md 10 and 12)."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Outcome, ScoreLine, Seat, SeatRef, Text
from games.monster_tricks import says
from games.monster_tricks.actions import VALUES
from games.monster_tricks.rows import RoundResult, totals
from games.monster_tricks.says import say


def outcome_of(results: Sequence[RoundResult]) -> Outcome:
    seats = range(len(results[0].scores))
    scores = totals(results, len(seats))
    keys = [(scores[seat], *(result.scores[seat] for result in reversed(results))) for seat in seats]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    best = sum(max(values) for values in VALUES.values())
    return Outcome(
        reason=_reason(keys, places),
        places=places,
        scores=scores,
        lines=(
            *(
                ScoreLine(says.round_name(number, result.round), tuple(_brought(result, seat) for seat in seats))
                for number, result in enumerate(results, start=1)
            ),
            ScoreLine(say("line-total"), scores),
        ),
        rounds=tuple([tuple(result.scores) for result in results]),
        slam=places.index(1) if places.count(1) == 1 and max(scores) == best else None,
    )


def _reason(keys: Sequence[tuple[int, ...]], places: Sequence[int]) -> Text:
    best = max(keys)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) > 1:
        names = [say("seat", seat=SeatRef(seat)) for seat in winners]
        return say("result-shared", winners=names, points=best[0])
    level = [key for key in keys if key[0] == best[0] and key != best]
    if not level:
        return say("result-won", winner=SeatRef(winners[0]), points=best[0])
    decided = next(at for at in range(1, len(best)) if all(key[: at + 1] != best[: at + 1] for key in level))
    return say("result-tie", winner=SeatRef(winners[0]), total=best[0], round=len(best) - decided, points=best[decided])


def _brought(result: RoundResult, seat: Seat) -> Text:
    left, middle, right = (value or 0 for value in result.rows[seat])
    row = say("row", left=left, middle=middle, right=right)
    return say("line-seat", row=row, count=result.won[seat], points=result.scores[seat])
