"""A database in a file of its own for every test."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from persistence.store import Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the test's database is."""
    return tmp_path / "tapis.db"


@pytest.fixture
def url(file: Path) -> str:
    """The test database's address; another's lock is not waited for as long as in earnest."""
    return f"sqlite:///{file}?timeout=0.1"


@pytest.fixture
async def store(url: str, file: Path, empty_database: Path) -> AsyncIterator[Store]:
    """A store of an empty database."""
    shutil.copy(empty_database, file)
    opened = await Store.open(url)
    yield opened
    await opened.close()
