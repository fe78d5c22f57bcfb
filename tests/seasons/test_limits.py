"""How much of a game, and how many games of the same people, count."""

from __future__ import annotations

import pytest

from seasons.tally import LEAST_DECISIONS, MOST_TOGETHER, too_often, took_part


@pytest.mark.parametrize(
    ("decisions", "plays", "played_out", "enough"),
    [
        (1, 1, False, False),
        (LEAST_DECISIONS - 1, 40, False, False),
        (LEAST_DECISIONS, LEAST_DECISIONS, False, True),
        (1, 1, True, True),
        (0, 1, True, False),
        (2, 26, True, False),
        (LEAST_DECISIONS, 26, True, True),
    ],
)
def test_a_winner_has_made_three_decisions_or_all_there_were(
    *, decisions: int, plays: int, played_out: bool, enough: bool
) -> None:
    assert took_part(decisions, plays, played_out=played_out) is enough


def test_ten_games_of_any_two_are_enough_for_a_day() -> None:
    assert not too_often([])
    assert not too_often([MOST_TOGETHER - 1, 0])
    assert too_often([0, MOST_TOGETHER])
