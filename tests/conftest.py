"""How the suite runs as a whole."""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
import tempfile
from pathlib import Path

import pytest
import structlog
from hypothesis import settings

from persistence.store import Store
from tests.harness import logs, quick_sql
from tests.harness.house import House
from tests.harness.postgres import MISSING, CannotRun, Databases, programs

# A loaded machine is no fault of the code: no example has a time limit.
settings.register_profile("tapis", deadline=None, max_examples=50)
settings.load_profile("tapis")

structlog.configure(**logs.PLAIN)
quick_sql.quicken()
House.held = True


MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes a folder of its own there
"""A file system without a disk, on Linux: a database on it waits for none, which took a quarter of the time."""
RUN = "TAPIS_TEST_RUN"
"""Names the folder of what all workers of a run share."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the table service's tests run on PostgreSQL, by hand."""
    parser.addoption("--postgresql", action="store_true", help="the table service's tests on PostgreSQL, not on a file")


def pytest_configure() -> None:
    """Name the folder, before there are workers, and where tests have theirs."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 1 << 30:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    os.environ.setdefault(RUN, str(Path(tempfile.gettempdir(), f"tapis-tests-{os.getpid()}")))


def pytest_unconfigure(config: pytest.Config) -> None:
    """Take away what the workers shared, when all have ended."""
    if not hasattr(config, "workerinput"):
        Databases.end(Path(os.environ.pop(RUN)))


def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than there are cores: much of the suite waits for processes, sockets and a browser."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_finish() -> None:
    """Spare the garbage collector what lives to the end anyway: every module and every test that was collected."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that was made ready once, to be copied: the migrations take longer than most tests."""
    file = tmp_path_factory.mktemp("database") / "empty.db"

    async def prepare() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    asyncio.run(prepare())
    return file


@pytest.fixture(scope="session")
def databases() -> Databases:
    """Databases on one PostgreSQL server for the whole run."""
    if programs() is None:
        pytest.skip(MISSING)
    try:
        return Databases.of_run(Path(os.environ[RUN]))
    except CannotRun as error:
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def worker_database(databases: Databases) -> str:
    """The address of this worker's own database."""
    return databases.ready()


@pytest.fixture
def postgresql(databases: Databases, worker_database: str) -> str:
    """The address of an empty database of PostgreSQL that is ready."""
    databases.clear(worker_database)
    return worker_database
