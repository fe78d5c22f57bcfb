"""The toy game takes part while the command line is tested."""

from collections.abc import Iterator

import pytest

from games import registry
from tests.toy_game.game import GAME


@pytest.fixture(autouse=True)
def _guest() -> Iterator[None]:
    registry.add(GAME)
    yield
    registry.remove(GAME.key)
