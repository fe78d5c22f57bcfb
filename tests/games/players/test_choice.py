"""The one question a computer player is asked."""

import pytest

from games.engine import RandomDeal
from games.players import Strength, choose, seed_for, strengths
from tests.toy_game.game import GAME
from tests.toy_game.start import HillOptions


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
    secret = bytes(range(32))
    assert seed_for(secret, "abcdefgh", 12, 3) == 200828048376596334239458912524657687100
    places = [("a", 1, 0), ("a", 1, 1), ("a", 2, 0), ("b", 1, 0), ("a", 10, 0), ("a1", 0, 0)]
    assert len({seed_for(secret, *place) for place in places}) == len(places)


def test_who_does_not_know_the_secret_knows_no_seed() -> None:
    assert len({seed_for(bytes([one] * 32), "abcdefgh", 12, 3) for one in range(20)}) == 20
