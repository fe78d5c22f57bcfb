"""The same thing stands in the same file of every game (docs/add-a-game.md), the example's too."""

import pytest

from games.engine import AnyGame
from tests.games.contract.cases import GAMES

FILES = {
    "actions.py",
    "cards.py",
    "computer.py",
    "game.py",
    "outcome.py",
    "questions.py",
    "screen.py",
    "start.py",
    "state.py",
    "view.py",
    "determinization.py",
}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_game_keeps_the_skeleton(game: AnyGame) -> None:
    assert FILES - {path.name for path in game.folder.iterdir()} == set()
