"""How the expert drafts between two: what it goes by, and what it makes of it."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from games.engine import RandomDeal
from games.kings_tricktakers.drafting import DRAFTED, FACES, learned, learned_picks, signs
from games.kings_tricktakers.game import GAME
from games.kings_tricktakers.options import KingsOptions
from games.kings_tricktakers.view import DRAFTING, KingsView


@cache
def drafts(seed: int) -> list[KingsView]:
    """Return what the seats see before each pick of a game between two, played at whim."""
    chance, state = Random(seed), GAME.deal(2, KingsOptions(), RandomDeal(seed))
    seen: list[KingsView] = []
    while awaited := state.to_act():
        view = state.view(awaited[0])
        if view.phase in DRAFTING:
            seen.append(view)
        state.apply(awaited[0], chance.choice(view.legal))
    return seen


@pytest.mark.parametrize("seed", range(6))
def test_every_pick_is_told_by_as_many_signs_as_are_weighed(seed: int) -> None:
    weighed = {len(cell) for cell in learned().cells}
    views = drafts(seed)
    assert len(views) == 2 * (4 + 3 + 3)
    assert {len(signs(view, pick)) for view in views for pick in view.legal} == weighed


@pytest.mark.parametrize("seed", range(6))
def test_all_picks_are_ranked_by_what_was_learned(seed: int) -> None:
    network = learned()
    for view in drafts(seed):
        found = learned_picks(view)
        worth = [network(signs(view, pick)) for pick in found]
        assert set(found) == set(view.legal)
        assert worth == sorted(worth, reverse=True)


def test_the_signs_are_the_hand_what_each_seat_has_and_may_take_and_how_far_the_game_is() -> None:
    view = drafts(3)[0]
    pick = next(pick for pick in view.legal if str(pick) == "pick HEALER#1")
    told = iter(signs(view, pick))

    def next_of(number: int) -> list[float]:
        return [next(told) for _ in range(number)]

    assert dict(zip(FACES, next_of(len(FACES)), strict=True)) == {
        face: sum(card.code == face for card in view.hand) for face in FACES
    }
    healer = [copy.code == "HEALER" for copy in DRAFTED]
    left = [not taken for taken in healer]
    assert next_of(8) + next_of(5) + next_of(3) + next_of(8) == [*healer, *[False] * 5, False, False, 1, *left]
    assert next_of(8) + next_of(5) + next_of(3) + next_of(8) == [*[False] * 8, *[False] * 5, False, False, 0, *left]
    assert [*told] == [True, False, False, False, True]


def test_the_hand_decides_what_to_pick() -> None:
    characters = {str(learned_picks(drafts(seed)[1])[0]) for seed in range(6)}
    assert len(characters) > 1
