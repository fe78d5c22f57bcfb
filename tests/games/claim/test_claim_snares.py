"""A game that is lost against best play is played on for the mistake that the other seat may make."""

from __future__ import annotations

from random import Random

import pytest

from games.claim.actions import Play
from games.claim.computer import casual
from games.claim.endgame import DRAW, reach, snare, solve
from games.claim.start import ClaimOptions, MatchLength
from games.claim.state import ClaimState
from games.claim.view import ClaimView
from tests.games.claim.endings import ending

TRICKS = 6
ENOUGH = 10_000


def view_of(state: ClaimState) -> ClaimView:
    """The view of the seat to act."""
    return state.view(state.to_act()[0])


@pytest.fixture(scope="module")
def ends() -> list[ClaimState]:
    """Ends of games between casual players, of six tricks each."""
    return [ending(seed, TRICKS) for seed in range(60)]


@pytest.fixture(scope="module")
def lost(ends: list[ClaimState]) -> list[ClaimState]:
    """Those in which every play loses."""
    return [end for end in ends if reach(view_of(end), DRAW, ENOUGH)[0] is None and len(view_of(end).legal) > 1]


def test_a_snare_turns_the_game_against_the_casual_player(lost: list[ClaimState]) -> None:
    found = turned = 0
    for end in lost:
        state, rng, seat = end.copy(), Random(3), end.to_act()[0]
        begins = snare(view_of(state))
        if begins is None:
            continue
        found += 1
        assert begins in view_of(state).legal
        state.apply(seat, begins)
        while state.to_act():
            view = view_of(state)
            play = solve(view, TRICKS, ENOUGH, if_lost=snare) if view.me == seat else None
            state.apply(view.me, play or casual(view, rng))
        turned += state.results[-1].winner == seat
    assert found > len(lost) / 20, "a casual player is caught now and then"
    assert turned > 0.8 * found, "but where casual has two plays alike, it may choose the other"


def test_one_is_sought_only_where_every_play_loses(ends: list[ClaimState], lost: list[ClaimState]) -> None:
    asked: list[ClaimView] = []

    def noted(view: ClaimView) -> Play | None:
        asked.append(view)
        return view.legal[0]

    for end in ends:
        view = view_of(end)
        asked.clear()
        found = solve(view, TRICKS, ENOUGH, if_lost=noted)
        assert bool(asked) == (reach(view, DRAW, ENOUGH)[0] is None)
        assert found is not None
    hardly = view_of(lost[0])
    assert solve(hardly, TRICKS, 3, if_lost=noted) is None, "nothing is known to be lost that was not looked through"


def test_a_way_ends_with_the_game_even_where_the_match_goes_on(lost: list[ClaimState]) -> None:
    for end in lost[:8]:
        match = end.copy()
        match.options = ClaimOptions(match_length=MatchLength.BEST_OF_THREE)
        assert snare(view_of(match)) is snare(view_of(end))
