"""Which games there are."""

import pickle
from collections.abc import Iterator
from dataclasses import replace

import pytest

from games import registry
from games.players import Strength
from tests.toy_game.computer import casual
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


def test_the_seats_and_the_strengths_that_any_game_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    wide = replace(GAME, key="wide", seats=range(1, 13), computers={"expert": casual})
    seats = registry.seat_counts()
    assert registry.strengths() == tuple(Strength)
    assert (seats[0], seats[-1]) == (1, 7)
    monkeypatch.setattr(registry, "all_games", lambda: {"wide": wide, "hilltops": GAME})
    assert registry.strengths() == (Strength.NOVICE, Strength.CASUAL, Strength.EXPERT)
    assert registry.seat_counts() == range(1, 13)


def test_a_game_travels_to_another_process_by_its_name() -> None:
    for found in registry.all_games().values():
        for version in (found.rules_version, *found.earlier):
            assert pickle.loads(pickle.dumps(found.under(version))) is found.under(version)  # noqa: S301 - our own


def test_a_game_that_is_not_there_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        registry.game("hilltops")
