"""The one question a computer player is asked."""

import pytest

from games.engine import RandomDeal
from games.players import Strength, choose, seed_for, strengths
from tests.toy_game.game import GAME
from tests.toy_game.options import HillOptions


def test_strengths_are_those_the_game_has_weakest_first() -> None:
    assert strengths(GAME) == (Strength.NOVICE, Strength.CASUAL)
    assert list(Strength) == ["novice", "casual", "club", "expert"]


def test_a_strength_that_the_game_lacks_is_a_key_error() -> None:
    view = GAME.start(2, HillOptions(), RandomDeal(1)).view(0)
    with pytest.raises(KeyError):
        choose(GAME, view, Strength.EXPERT, 1)


def test_the_same_view_and_seed_give_the_same_legal_action() -> None:
    view = GAME.start(2, HillOptions(), RandomDeal(1)).view(0)
    chosen = [choose(GAME, view, Strength.NOVICE, seed) for seed in range(30)]
    assert chosen == [choose(GAME, view, Strength.NOVICE, seed) for seed in range(30)]
    assert set(chosen) <= set(view.legal)
    assert len(set(chosen)) > 1


def test_seeds_are_fixed_for_ever_and_differ_by_table_entry_and_seat() -> None:
    assert seed_for("abcdefgh", 12, 3) == 1853828998929990282
    places = [("a", 1, 0), ("a", 1, 1), ("a", 2, 0), ("b", 1, 0), ("a", 10, 0), ("a1", 0, 0)]
    assert len({seed_for(*place) for place in places}) == len(places)
