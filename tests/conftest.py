"""How the suite runs as a whole."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import secrets
import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
import structlog
from hypothesis import settings

from bot.daily.service import DailyService
from bot.tables.service import TableService
from persistence.store import Store
from tests.harness import logs, quick_sql
from tests.harness.house import House
from tests.harness.postgres import MISSING, CannotRun, Databases, programs

gc.disable()  # until everything is imported and collected: all of it stays
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
    """Let the table service's tests run on PostgreSQL, by hand, and everything with another chance."""
    parser.addoption("--postgresql", action="store_true", help="the table service's tests on PostgreSQL, not on a file")
    parser.addoption("--seed", default="1", metavar="N", help="where all chance comes from: a number, or `random`")


@pytest.hookimpl(tryfirst=True)  # before Hypothesis takes its seed, and before there are workers, which get the options
def pytest_configure(config: pytest.Config) -> None:
    """Name the folder that workers share, say where tests have theirs, and choose the seed."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 1 << 30:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    os.environ.setdefault(RUN, str(Path(tempfile.gettempdir(), f"tapis-tests-{os.getpid()}")))
    chosen = config.option.seed
    try:
        config.option.seed = secrets.randbits(32) if chosen == "random" else int(chosen)
    except ValueError:
        raise pytest.UsageError(f"--seed takes a number or `random`, not {chosen!r}") from None
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(config.option.seed)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Take away what the workers shared, when all have ended."""
    if not hasattr(config, "workerinput"):
        Databases.end(Path(os.environ.pop(RUN)))


def pytest_report_header(config: pytest.Config) -> str:
    """Print the seed, without which no run can be had again."""
    return f"seed: {config.option.seed} (--seed N for another, --seed random for any)"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config) -> None:
    """Print it again beside what has failed; `-q` leaves the header out."""
    if exitstatus:
        terminalreporter.write_line(pytest_report_header(config))


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: much of the suite waits for processes, sockets and a browser."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_finish() -> None:
    """Spare the garbage collector what lives to the end anyway: every module and every test that was collected."""
    gc.freeze()
    gc.set_threshold(20_000)  # looked for every 700 objects, garbage took a tenth of the run
    gc.enable()


@pytest.fixture(autouse=True)
def _chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything that is drawn in this process follow from the seed and the test's name: deals, ids, choices."""
    random.seed(f"{request.config.option.seed} {request.node.nodeid}")
    chance = random.Random(f"{request.config.option.seed} secrets {request.node.nodeid}")
    monkeypatch.setattr(secrets, "token_bytes", lambda count=32: chance.randbytes(count))  # token_hex asks it, too
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)
    for service in (TableService, DailyService):
        defaults: Any = service.__init__.__kwdefaults__  # older than this test
        monkeypatch.setitem(defaults, "entropy", chance.randbytes)


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
