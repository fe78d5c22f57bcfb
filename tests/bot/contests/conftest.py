"""A cup on an empty database, with the toy game."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest

from games import registry
from tests.harness.cup import Cup
from tests.toy_game.game import GAME


@pytest.fixture(autouse=True)
def _toy_game() -> Iterator[None]:
    added = GAME.key not in registry.all_games()
    if added:
        registry.add(GAME)
    yield
    if added:
        registry.remove(GAME.key)


@pytest.fixture
async def cup(tmp_path: Path, empty_database: Path, request: pytest.FixtureRequest) -> AsyncIterator[Cup]:
    url = f"sqlite:///{shutil.copy(empty_database, tmp_path / 'cup.db')}"
    opened = await Cup.opened(url, Random(f"{request.config.option.seed} {request.node.nodeid}"))
    yield opened
    await opened.close()
