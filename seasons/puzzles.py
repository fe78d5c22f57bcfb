"""Puzzles: a rating for those who solve them and for the puzzles themselves, from the tries alone.

A try is a game of two: the person wins by solving, the puzzle otherwise. Only a person's first try at a puzzle counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from seasons.ratings import NEWCOMER, Rating, rated


@dataclass(frozen=True, slots=True, kw_only=True)
class Try:
    """Somebody's first answer to a puzzle, the `number`-th on the server."""

    guild_id: int
    number: int
    puzzle_id: str
    user_id: int
    solved: bool
    at: int


@dataclass(slots=True)
class Solvers:
    """Everybody's rating, and every puzzle's, after some tries in their order; how many each person made and solved."""

    people: dict[int, Rating] = field(default_factory=dict)
    puzzles: dict[str, Rating] = field(default_factory=dict)
    tried: Counter[int] = field(default_factory=Counter)
    solved: Counter[int] = field(default_factory=Counter)

    @classmethod
    def after(cls, tries: Iterable[Try]) -> Solvers:
        solvers = cls()
        for one in tries:
            solvers.take(one)
        return solvers

    def take(self, one: Try) -> None:
        before = [self.of(one.user_id), self.puzzles.get(one.puzzle_id, NEWCOMER)]
        person, puzzle = rated(before, [1, 2] if one.solved else [2, 1])
        self.people[one.user_id], self.puzzles[one.puzzle_id] = person, puzzle
        self.tried[one.user_id] += 1
        self.solved[one.user_id] += one.solved

    def of(self, user_id: int) -> Rating:
        return self.people.get(user_id, NEWCOMER)


def next_puzzle(mine: Rating, open_ones: Collection[str], ratings: Mapping[str, Rating]) -> str | None:
    """The puzzle that fits somebody best: the one whose rating is nearest to theirs; None where none is left.

    >>> next_puzzle(Rating(30), ["easy", "hard"], {"easy": Rating(20), "hard": Rating(31)})
    'hard'
    """
    return min(open_ones, key=lambda one: (abs(ratings.get(one, NEWCOMER).mu - mine.mu), one), default=None)
