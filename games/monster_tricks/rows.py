"""Victory rows: which card counts after so many tricks, what others have seen of a row, what rounds brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import permutations
from typing import TypeAlias

from games.engine import Seat
from games.monster_tricks.actions import VALUES, Values

PLACES = 3
"""Left, middle, right."""

Row: TypeAlias = tuple[int | None, int | None, int | None]
"""A row as somebody may know it: None for a card that was never face up before those eyes."""


def active_place(won: int) -> int | None:
    """Which card of a row is face up after so many tricks, from the left; None before the first (RULES.md 6)."""
    return (won - 1) % PLACES if won else None


def points(row: Row, won: int) -> int:
    """The worth of a row after so many tricks: its active card, or nothing (RULES.md 9)."""
    return (row[(won - 1) % PLACES] or 0) if won else 0


def known(row: Row, won: int) -> Row:
    """The public part of a row: its cards are turned up from left to right (RULES.md 11)."""
    left, middle, right = row
    return (left if won > 0 else None, middle if won > 1 else None, right if won > 2 else None)


@cache
def fitting(seen: Row, round_: int) -> tuple[Values, ...]:
    return tuple(
        (a, b, c)
        for a, b, c in permutations(VALUES[round_])
        if all(value in (None, there) for value, there in zip(seen, (a, b, c), strict=True))
    )


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
