"""A parlour for every test."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from games import registry
from tests.bot.tables.parlour import Parlour
from tests.harness.postgres import Databases
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
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The path of the test's database."""
    if request.config.getoption("--postgresql"):
        pytest.skip("is about a file")
    return tmp_path / "tapis.db"


@pytest.fixture
def fresh(request: pytest.FixtureRequest, tmp_path: Path, empty_database: Path) -> Callable[[], str]:
    """Gives the address of an empty database; the one before is no more."""
    if not request.config.getoption("--postgresql"):
        return lambda: f"sqlite:///{shutil.copy(empty_database, tmp_path / 'tapis.db')}"
    databases: Databases = request.getfixturevalue("databases")
    address: str = request.getfixturevalue("worker_database")

    def cleared() -> str:
        databases.clear(address)
        return address

    return cleared


@pytest.fixture
def url(fresh: Callable[[], str]) -> str:
    """The database's address."""
    return fresh()


@pytest.fixture
async def parlour(url: str) -> AsyncIterator[Parlour]:
    """A parlour on an empty database."""
    opened = await Parlour.open(url)
    yield opened
    await opened.close()
