"""The solved end of phase 2 against trying everything, by the rules themselves."""

import pytest

from games.claim.cards import ALL
from games.claim.endgame import solve
from tests.games.claim.endings import ending, telling, value_of
from tests.games.claim.positions import mask, position


def test_the_play_that_is_found_is_worth_as_much_as_any() -> None:
    for seed in range(60):
        state = ending(seed, tricks=2 + seed % 3)
        seat = state.to_act()[0]
        values = {play: value_of(state, play) for play in state.legal_actions(seat)}
        found = solve(state.view(seat), tricks=4, positions=10_000)
        assert (-1 if found is None else values[found]) == max(values.values()), seed


@pytest.mark.parametrize(
    ("hands", "piles"),
    [
        (("D2 D4 D6", "D3 D8 K7"), ("G0 G0 G5 G7 G8 U0 U1 U6 X3 X9", "G0 G9 U5 U9 X1 X2 X7 X8 K6 K9")),
        (("D1 D3 D8", "D2 D7 X5"), ("G0 G0 G3 G4 D9 U3 U4 X0 K2 K7 K9", "G2 G8 G9 D0 U7 U9 K4 K5 K6")),
    ],
)
def test_answers_above_and_below_the_led_card_are_not_alike(hands: tuple[str, str], piles: tuple[str, str]) -> None:
    """Nothing else that is left lies between them: only the led card tells the one that takes the trick."""
    state = position(phase=2, trick=11, leader=0, hands=hands, piles=piles)
    state.discard = ALL & ~mask(" ".join((*hands, *piles)))
    found = solve(state.view(0), tricks=3, positions=10_000)
    assert found is not None
    assert value_of(state, found) == 1


def test_nothing_is_solved_before_the_end_is_near() -> None:
    state = ending(1, tricks=5)
    assert solve(state.view(state.to_act()[0]), tricks=4, positions=10_000) is None


def test_where_too_much_would_have_to_be_looked_at_nothing_is_solved() -> None:
    state = telling(4, led=False)
    view = state.view(state.to_act()[0])
    found = solve(view, tricks=6, positions=10_000)
    assert found in view.legal
    assert solve(view, tricks=6, positions=3) is None
