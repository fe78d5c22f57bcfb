"""Expected points: the product of turns agrees with a count of every outcome; imagined seats go by it."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from games.engine import set_of
from games.monster_tricks.actions import ROWS
from games.monster_tricks.computer import ranked
from games.monster_tricks.determinization import imagine
from games.monster_tricks.evaluation import Evaluation
from games.monster_tricks.outlook import erring, evaluate, evaluation_of, policy
from games.monster_tricks.rows import points
from tests.games.monster_tricks.table import playing, some, start


@pytest.mark.parametrize("won", [0, 1, 2, 3])
@pytest.mark.parametrize("row", [lay.values for lay in ROWS[3]])
def test_points_to_expect_are_those_of_every_outcome(row: tuple[int, int, int], won: int) -> None:
    hand, out = set_of(some("G3 Y6 B2 P5")), set_of(some("G1 G6 Y5 B3 B4 P6"))
    hopes = Evaluation(0, hand, row, won, (), seats=2, out=out)
    counted = 0.0
    for outcome in product((False, True), repeat=4):
        chance = 1.0
        for comes, hope in zip(outcome, hopes.gains.values(), strict=True):
            chance *= hope.chance if comes else 1 - hope.chance
        counted += chance * points(row, won + sum(outcome))
    assert hopes.points() == pytest.approx(counted)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_imagined_seats_do_what_looks_best_to_the_casual_player(seats: int) -> None:
    state, rng = start(seats, seed=seats), Random(seats)
    while awaited := state.to_act():
        seat = awaited[0]
        view = state.view(seat)
        if state.round == 1:
            assert policy(state, seat, view.legal, rng) is ranked(view)[0]
        state.apply(seat, view.legal[int(rng.random() * len(view.legal))])


def test_seats_that_err_do_what_promises_nearly_as_much_but_hardly_ever_what_promises_little() -> None:
    state, rng = start(4), Random(1)
    for seat in range(4):
        state.apply(seat, ROWS[1][0])
    seat = state.to_act()[0]
    legal = state.legal_actions(seat)
    worth_of = evaluation_of(state, seat).worth
    promised = {action: worth_of(action) for action in legal}
    lost = [max(promised.values()) - promised[erring(state, seat, legal, rng)] for _ in range(300)]
    assert lost.count(0.0) > 300 / len(legal)
    assert 0 < max(lost) < 1


def test_a_row_that_promises_most_is_ahead_before_the_round_ends() -> None:
    rows = [(1, 2, 3), (3, 2, 1)]
    chances = evaluate(playing(["G6 Y6", "G1 Y1"], rows=rows, won=(2, 2)))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1]


def test_rows_are_imagined_as_they_are_laid() -> None:
    state, rng = start(4), Random(1)
    for seat in range(4):
        state.apply(seat, ROWS[1][0])
    laid = [imagine(state.view(0), rng).rows[1] for _ in range(300)]
    assert len(set(laid)) == len(ROWS[1])
    assert sum(row[2] == 1 for row in laid) > 200
