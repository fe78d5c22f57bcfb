"""A database of its own for every test."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from persistence.store import Store
from tests.harness.stores import ready_store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The path of the test's database."""
    return tmp_path / "tapis.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of the test's database, which is ready and empty: once of each kind."""
    address: str = request.getfixturevalue("sqlite" if request.param == "sqlite" else "postgresql")
    return address


@pytest.fixture
def patient(url: str) -> str:
    """The same address for whoever waits for others as long as a loaded machine takes."""
    return make_url(url).update_query_dict({"timeout": "60"}).render_as_string(hide_password=False)


@pytest.fixture
def new_file(file: Path) -> str:
    """The address of a file that is not there; another's lock is not waited for as long as in earnest."""
    return f"sqlite:///{file}?timeout=0.1"


@pytest.fixture
def sqlite(new_file: str, file: Path, empty_database: Path) -> str:
    """The address of a file that is ready."""
    shutil.copy(empty_database, file)
    return new_file


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store of an empty database."""
    opened = await ready_store(url)
    yield opened
    await opened.close()
