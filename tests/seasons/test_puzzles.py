"""Ratings of puzzles and of those who solve them, from the tries alone."""

from __future__ import annotations

from random import Random

import pytest

from seasons.puzzles import Solvers, Try, next_puzzle
from seasons.ratings import NEWCOMER, Rating


def tried(puzzle: str, user_id: int, *, solved: bool) -> Try:
    return Try(guild_id=1, number=1, puzzle_id=puzzle, user_id=user_id, solved=solved, at=0)


def test_solving_raises_the_person_and_lowers_the_puzzle() -> None:
    solvers = Solvers.after([tried("a", 1, solved=True), tried("b", 1, solved=False)])
    assert solvers.puzzles["a"].mu < NEWCOMER.mu < solvers.puzzles["b"].mu
    assert (solvers.tried[1], solvers.solved[1]) == (2, 1)
    assert solvers.of(2) == NEWCOMER
    assert solvers.people[1].sigma < NEWCOMER.sigma


def test_ratings_tell_strong_from_weak_and_hard_from_easy() -> None:
    chance = Random(4)
    tries = []
    for number in range(400):
        person, puzzle = number % 4, chance.randrange(10)
        tries.append(
            tried(str(puzzle), person, solved=chance.random() < 0.5 + 0.12 * (person - 1.5) - 0.08 * (puzzle - 4.5))
        )
    solvers = Solvers.after(tries)
    assert solvers.people[0].mu < solvers.people[3].mu
    assert solvers.puzzles["0"].mu < solvers.puzzles["9"].mu


@pytest.mark.parametrize(("mine", "chosen"), [(20.0, "easy"), (26.0, "new"), (31.0, "hard")])
def test_the_next_puzzle_is_the_one_that_fits(mine: float, chosen: str) -> None:
    ratings = {"easy": Rating(20), "hard": Rating(31)}
    assert next_puzzle(Rating(mine), {"easy", "hard", "new"}, ratings) == chosen
    assert next_puzzle(Rating(mine), set(), ratings) is None
