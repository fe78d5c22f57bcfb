"""Results of rounds: each seat's row, tricks and points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.engine import Seat
from games.monster_tricks.actions import Values
from games.monster_tricks.rows import Row, known, points


@dataclass(frozen=True, slots=True)
class RoundResult:
    round: int
    rows: tuple[Row, ...]
    won: tuple[int, ...]
    scores: tuple[int, ...]

    @classmethod
    def of(cls, round_: int, rows: Sequence[Values], won: Sequence[int]) -> RoundResult:
        scores = tuple([points(row, tricks) for row, tricks in zip(rows, won, strict=True)])
        return cls(round_, tuple(rows), tuple(won), scores)

    def seen_by(self, seat: Seat | None) -> RoundResult:
        rows = [row if at == seat else known(row, self.won[at]) for at, row in enumerate(self.rows)]
        return replace(self, rows=tuple(rows))


def totals(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    return tuple([sum([result.scores[seat] for result in results]) for seat in range(seats)])
