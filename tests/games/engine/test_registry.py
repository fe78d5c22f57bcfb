"""Which games there are."""

from collections.abc import Iterator

import pytest

from games import registry
from tests.toy_game.game import GAME


@pytest.fixture
def guest() -> Iterator[None]:
    registry.add(GAME)
    yield
    registry.remove(GAME.key)


def test_folders_with_a_game_are_found_and_no_others() -> None:
    found = registry.all_games()
    assert "claim" in found
    assert not {"engine", "players", "cli", "proof"} & found.keys()
    assert list(found) == sorted(found)
    assert all(game.key == key for key, game in found.items())


@pytest.mark.usefixtures("guest")
def test_a_guest_is_a_game_like_any_other() -> None:
    assert registry.game("hilltops") is GAME
    assert "hilltops" in registry.all_games()


def test_a_game_that_is_not_there_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        registry.game("hilltops")
