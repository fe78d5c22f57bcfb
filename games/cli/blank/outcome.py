"""How a game ends (RULES.md 5)."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Outcome, ScoreLine, text


def outcome_of(won: Sequence[int]) -> Outcome:
    most, tricks = max(won), sum(won)
    return Outcome(
        reason=text("blank-game-result", tricks=most),
        places=tuple(1 + sum(other > mine for other in won) for mine in won),
        scores=tuple(won),
        lines=(ScoreLine(text("blank-game-tricks"), tuple(won)),),
        slam=won.index(most) if most == tricks else None,
    )
