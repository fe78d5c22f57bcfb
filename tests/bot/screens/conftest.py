"""A game from outside the package takes part in these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games import registry
from tests.bot.screens.crowd.game import GAME as CROWD
from tests.toy_game.game import GAME as HILLTOPS


@pytest.fixture(autouse=True)
def outside_games() -> Iterator[None]:
    for game in (HILLTOPS, CROWD):
        registry.add(game)
    yield
    for game in (HILLTOPS, CROWD):
        registry.remove(game.key)
