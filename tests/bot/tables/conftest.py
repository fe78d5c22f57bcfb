"""A parlour for every test."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from games import registry
from tests.bot.tables.parlour import Parlour
from tests.toy_game.game import GAME


@pytest.fixture(autouse=True)
def _toy_game() -> Iterator[None]:
    """Let a game from outside the package take part, whoever else may have seen to that."""
    added = GAME.key not in registry.all_games()
    if added:
        registry.add(GAME)
    yield
    if added:
        registry.remove(GAME.key)


@pytest.fixture
def file(tmp_path: Path, empty_database: Path) -> Path:
    """Where the test's database is."""
    return Path(shutil.copy(empty_database, tmp_path / "tapis.db"))


@pytest.fixture
def url(file: Path) -> str:
    """The database's address."""
    return f"sqlite:///{file}"


@pytest.fixture
async def parlour(url: str) -> AsyncIterator[Parlour]:
    """A parlour on an empty database."""
    opened = await Parlour.open(url)
    yield opened
    await opened.close()
