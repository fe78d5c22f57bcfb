"""The toy game for every test: it is over in a few plays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games import registry
from tests.toy_game.game import GAME


@pytest.fixture(autouse=True)
def _toy_game() -> Iterator[None]:
    added = GAME.key not in registry.all_games()
    if added:
        registry.add(GAME)
    yield
    if added:
        registry.remove(GAME.key)
