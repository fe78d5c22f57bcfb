"""The picks that a search of Kings Tricktakers compares, and the value it gives to the end of a round."""

from __future__ import annotations

import pytest

from games.kings_tricktakers.outlook import OUTLOOK, evaluate
from games.kings_tricktakers.royals import Colour, Queen
from tests.games.kings_tricktakers.positions import start

BLUE = Colour.BLUE


def chances(*, played: bool = False, exhausted: bool = False, rounds: int = 1) -> list[float]:
    """The chances of two seats that are level, but that the first has played its King or used its Queen."""
    state = start(2)
    state.colours = [BLUE, BLUE]
    state.sheets = ((),) * rounds
    state.kings = [played, False]
    state.queens = [Queen.EXHAUSTED if exhausted else Queen.READY, Queen.READY]
    return evaluate(state)


def test_between_rounds_a_king_kept_and_a_queen_that_is_ready_are_worth_something() -> None:
    assert chances() == [0.5, 0.5]
    assert chances(played=True)[0] < chances(exhausted=True)[0] < 0.5


def test_after_the_last_round_all_that_counts_is_paid() -> None:
    assert chances(played=True, exhausted=True, rounds=3) == [0.5, 0.5]


@pytest.mark.parametrize(("seats", "compared"), [(2, 1), (4, 4)])
def test_the_expert_compares_the_picks_that_turned_out_to_be_worth_most(seats: int, compared: int) -> None:
    state = start(seats, seed=3)
    view = state.view(state.to_act()[0])
    best = OUTLOOK.expert.candidates(view)
    assert (str(best[0]), len(best)) == ("pick WHITE", compared)
    assert len(OUTLOOK.club.candidates(view)) == 1


def test_once_the_draft_is_over_both_compare_the_same() -> None:
    view = start(4, company_mode="starter").view(0)
    assert OUTLOOK.expert.candidates(view) == OUTLOOK.club.candidates(view)
