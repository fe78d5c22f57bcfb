"""Victory rows: the card that is active after so many tricks, and what others have seen of a row."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import TypeAlias

from games.monster_tricks.actions import VALUES, Values

PLACES = 3
"""Left, middle, right."""

Row: TypeAlias = tuple[int | None, int | None, int | None]
"""A row as somebody may know it: None for a card that was never face up before those eyes."""


def active_place(won: int) -> int | None:
    """Which card of a row is face up after so many tricks (0 is the left one), None before the first.

    RULES.md 6: tricks 1, 4, 7 … turn up the left card, 2, 5, 8 … the middle one, 3, 6, 9 … the right one.
    """
    return (won - 1) % PLACES if won else None


def points(row: Values, won: int) -> int:
    """The worth of a row after so many tricks: its active card, or nothing (RULES.md 9)."""
    return row[(won - 1) % PLACES] if won else 0


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
