"""Games from outside the package and the one that `games new` copies take part in these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games import registry
from games.cli.blank.game import GAME as BLANK
from tests.bot.screens.crowd.game import GAME as CROWD
from tests.toy_game.game import GAME as HILLTOPS


@pytest.fixture(autouse=True)
def outside_games() -> Iterator[None]:
    for game in (HILLTOPS, CROWD, BLANK):
        registry.add(game)
    yield
    for game in (HILLTOPS, CROWD, BLANK):
        registry.remove(game.key)
