"""The solved end of phase 2 against trying everything, by the rules themselves."""

from games.claim.endgame import solve
from tests.games.claim.endings import ending, value_of


def test_the_play_that_is_found_is_worth_as_much_as_any() -> None:
    for seed in range(60):
        state = ending(seed, tricks=2 + seed % 3)
        seat = state.to_act()[0]
        values = {play: value_of(state, play) for play in state.legal_actions(seat)}
        found = solve(state.view(seat), tricks=4, positions=10_000)
        assert (-1 if found is None else values[found]) == max(values.values()), seed


def test_nothing_is_solved_before_the_end_is_near() -> None:
    state = ending(1, tricks=5)
    assert solve(state.view(state.to_act()[0]), tricks=4, positions=10_000) is None


def test_where_too_much_would_have_to_be_looked_at_nothing_is_solved() -> None:
    state = ending(4, tricks=6)
    view = state.view(state.to_act()[0])
    found = solve(view, tricks=6, positions=10_000)
    assert found in view.legal
    assert solve(view, tricks=6, positions=3) is None
