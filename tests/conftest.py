"""How the suite runs as a whole."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from hypothesis import settings

from persistence.store import Store

# A loaded machine is no fault of the code: no example has a time limit.
settings.register_profile("tapis", deadline=None)
settings.load_profile("tapis")


def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than there are cores: much of the suite waits for processes, sockets and a browser."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that was made ready once, to be copied: the migrations take longer than most tests."""
    file = tmp_path_factory.mktemp("database") / "empty.db"

    async def prepare() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    asyncio.run(prepare())
    return file
