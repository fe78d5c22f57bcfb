"""How a game of Hilltops ends, and its score sheet."""

from collections.abc import Sequence

from games.engine import Outcome, ScoreLine, Seat, text


def outcome_of(points: Sequence[int], winners: Sequence[Seat]) -> Outcome:
    """The outcome: most points win, equal points share the place; `winners` are those of the tricks."""
    won = tuple(winners.count(seat) for seat in range(len(points)))
    best = points.index(max(points))
    return Outcome(
        reason=text("hilltops-over"),
        places=tuple(1 + sum(other > mine for other in points) for mine in points),
        scores=tuple(points),
        lines=(
            ScoreLine(text("hilltops-line-tricks"), won),
            ScoreLine(text("hilltops-line-hills"), tuple(p - w for p, w in zip(points, won, strict=True))),
        ),
        slam=best if points.count(points[best]) == 1 and won[best] == len(winners) else None,
    )
