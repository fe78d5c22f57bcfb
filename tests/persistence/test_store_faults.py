"""A store in trouble says which, writes nothing, and works again once the cause is gone."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import Connection, delete

from persistence.drivers import sqlite
from persistence.errors import StoreBroken, StoreFull, StoreLocked, StoreReadOnly
from persistence.rows import Phase
from persistence.schema import tables
from persistence.store import Store
from tests.persistence.samples import ANNA, BELA, OPENING, a_result, a_table, entry, person


@pytest.fixture
def url(sqlite: str) -> str:
    """A file: PostgreSQL has faults of its own."""
    return sqlite


async def test_locked_by_somebody_else(file: Path, store: Store) -> None:
    await store.log.open_table(a_table(), [], OPENING)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreLocked):
        await store.log.append("aaaaaaaa", 1, [entry(2)])
    assert await store.log.entries("aaaaaaaa") == [OPENING], "readers wait for nobody"
    other.execute("ROLLBACK")
    other.close()
    await store.log.append("aaaaaaaa", 1, [entry(2)])
    assert await store.log.entries("aaaaaaaa") == [OPENING, entry(2)]


async def test_connections_are_what_we_promise(store: Store) -> None:
    def settings(connection: Connection) -> dict[str, object]:
        pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return {pragma: connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in pragmas}

    assert await store._database.write(settings) == {
        "journal_mode": "wal",
        "synchronous": 2,  # FULL
        "foreign_keys": 1,
        "busy_timeout": 100,
    }
    with pytest.raises(StoreReadOnly):
        await store._database.rows(delete(tables))


async def test_a_new_folder_is_for_nobody_elses_eyes(tmp_path: Path) -> None:
    await (await Store.open(f"sqlite:///{tmp_path}/data/deep/tapis.db")).close()
    assert mode_of(tmp_path / "data" / "deep") == 0o700


async def test_two_processes_may_start_on_one_new_database(file: Path) -> None:
    for number in range(5):
        url = f"sqlite:///{file}{number}?timeout=120"  # a busy machine takes long over the steps of the others
        for opened in await asyncio.gather(*(Store.open(url) for _ in range(3))):
            await opened.close()


async def test_locked_at_the_start(file: Path, url: str, store: Store) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreLocked):
        await Store.open(url)
    other.close()
    await (await Store.open(url)).close()


async def test_a_full_disk(store: Store) -> None:
    await store.log.open_table(a_table(), [person(0, ANNA)], OPENING)

    async def room(pages: int) -> None:
        await store._database.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}"))

    await room(1)  # SQLite takes the present size
    with pytest.raises(StoreFull):
        await store.log.append("aaaaaaaa", 1, [entry(2, body="x" * 100_000)], seats=[])
    assert await store.log.entries("aaaaaaaa") == [OPENING]
    assert await store.tables.find("aaaaaaaa") == a_table()
    assert (await store.tables.seats_at(["aaaaaaaa"]))["aaaaaaaa"] == [person(0, ANNA)]
    await room(1_000_000)
    await store.log.append("aaaaaaaa", 1, [entry(2, body="x" * 100_000)])
    assert len(await store.log.entries("aaaaaaaa")) == 2


@pytest.fixture
def small_files() -> Iterator[None]:
    """No file of this process may grow beyond 400 kB."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.usefixtures("small_files")
async def test_a_limit_on_the_size_of_files_is_a_full_disk(store: Store) -> None:
    await store.log.open_table(a_table(), [], OPENING)
    revision = 1

    async def fill() -> None:
        nonlocal revision
        while True:
            await store.log.append("aaaaaaaa", revision, [entry(revision + 1, body="x" * 10_000)])
            revision += 1

    with pytest.raises(StoreFull, match="larger than 400000 bytes"):
        await fill()
    assert len(await store.log.entries("aaaaaaaa")) == revision
    resource.setrlimit(resource.RLIMIT_FSIZE, (800_000, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
    await store.log.append("aaaaaaaa", revision, [entry(revision + 1, body="x" * 10_000)])


def test_a_disk_too_full_for_the_files_beside_the_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_IOERR_SHMSIZE, "SQLITE_IOERR_SHMSIZE"
    assert type(sqlite.translate(error, tmp_path / "tapis.db")) is StoreBroken, "a disk with room that is dying"
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
    full = sqlite.translate(error, tmp_path / "tapis.db")
    assert type(full) is StoreFull
    assert "the disk is full" in str(full)


@pytest.fixture
def guarded() -> Iterator[Path]:
    """A folder in which file permissions hold, also when the tests run as root."""
    folder = Path(tempfile.mkdtemp())
    root = os.geteuid() == 0
    if root:
        os.chown(folder, 65534, 65534)
        os.seteuid(65534)
    yield folder
    if root:
        os.seteuid(0)
    folder.chmod(0o700)
    shutil.rmtree(folder)


def allow(folder: Path, mode: int) -> None:
    for path in folder.iterdir():
        path.chmod(mode)


def mode_of(path: Path) -> int:
    return path.stat().st_mode & 0o777


def forbid_new_files(folder: Path) -> None:
    folder.chmod(0o500)


async def test_a_read_only_file(guarded: Path) -> None:
    url = f"sqlite:///{guarded}/tapis.db"
    store = await Store.open(url)
    await store.log.open_table(a_table(), [], OPENING)
    await store.close()
    allow(guarded, 0o444)
    with pytest.raises(StoreReadOnly):
        await Store.open(url)

    reading = await Store.open(url, read_only_ok=True)
    assert await reading.tables.find("aaaaaaaa") == a_table()
    with pytest.raises(StoreReadOnly):
        await reading.log.append("aaaaaaaa", 1, [entry(2)])
    with pytest.raises(StoreReadOnly):
        await reading.settings.change_guild(1, locale="fr")
    assert await reading.log.entries("aaaaaaaa") == [OPENING]
    await reading.close()

    allow(guarded, 0o644)  # also the -wal and -shm files, made in the file's likeness
    writing = await Store.open(url)
    await writing.log.append("aaaaaaaa", 1, [entry(2)])
    await writing.close()


async def test_a_read_only_file_that_must_be_upgraded_first(guarded: Path) -> None:
    sqlite3.connect(guarded / "tapis.db").close()
    allow(guarded, 0o444)
    with pytest.raises(StoreReadOnly):
        await Store.open(f"sqlite:///{guarded}/tapis.db", read_only_ok=True)


async def test_a_read_only_folder(guarded: Path) -> None:
    url = f"sqlite:///{guarded}/tapis.db"
    store = await Store.open(url)
    await store.log.open_table(a_table(), [], OPENING)
    sqlite.copy(guarded / "tapis.db", guarded / "copy.db")
    await store.close()
    forbid_new_files(guarded)
    for read_only_ok in (False, True):  # not even reading works: it needs a -shm file beside the database
        with pytest.raises(StoreReadOnly):
            await Store.open(url, read_only_ok=read_only_ok)
    copy = await Store.open(f"sqlite:///{guarded}/copy.db", read_only_ok=True)  # a copy is made to be read anywhere
    assert await copy.tables.find("aaaaaaaa") == a_table()
    with pytest.raises(StoreReadOnly):
        await copy.log.append("aaaaaaaa", 1, [entry(2)])
    await copy.close()


async def test_a_folder_that_cannot_be_made(guarded: Path) -> None:
    forbid_new_files(guarded)
    with pytest.raises(StoreBroken, match="folder"):
        await Store.open(f"sqlite:///{guarded}/data/tapis.db")


def read(file: Path) -> bytes:
    return file.read_bytes()


def write(file: Path, content: bytes) -> None:
    file.write_bytes(content)


async def test_something_that_is_no_database(file: Path, new_file: str) -> None:
    write(file, b"Dear diary, " * 1000)
    with pytest.raises(StoreBroken):
        await Store.open(new_file)
    assert read(file) == b"Dear diary, " * 1000


async def test_a_database_of_something_else(file: Path, new_file: str) -> None:
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreBroken, match="something else"):
        await Store.open(new_file)


async def test_a_damaged_page_is_noticed_when_it_is_read(file: Path, url: str) -> None:
    store = await Store.open(url)
    await store.log.open_table(a_table(), [], OPENING)
    for seq in range(1, 40):
        await store.log.append("aaaaaaaa", seq, [entry(seq + 1, body="x" * 500)])
    await store.close()
    whole = read(file)
    at = whole.index(b"x" * 500) // 4096 * 4096
    write(file, whole[:at] + b"\xff" * 4096 + whole[at + 4096 :])
    store = await Store.open(url)
    with pytest.raises(StoreBroken):
        await store.log.entries("aaaaaaaa")
    await store.close()


@pytest.mark.parametrize("change", ["gains SET trophies = 'win crown'", "seats SET away = 'dreaming'"])
async def test_a_newer_word_than_the_code(file: Path, url: str, change: str) -> None:
    store = await Store.open(url)
    await store.log.open_table(a_table(), [person(0, ANNA), person(1, BELA)], OPENING)
    await store.log.append("aaaaaaaa", 1, [entry(2)], phase=Phase.FINISHED, result=a_result())
    with closing(sqlite3.connect(file)) as other, other:
        other.execute(f"UPDATE {change}")

    async def read() -> None:
        await store.standings.settlement("aaaaaaaa")
        await store.tables.seats_at(["aaaaaaaa"])

    with pytest.raises(StoreBroken, match="update Tapis"):
        await read()
    await store.close()


async def test_a_newer_schema_than_the_code(file: Path, url: str) -> None:
    await (await Store.open(url)).close()
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreBroken, match="update Tapis"):
        await Store.open(url)


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:", "mysql://somewhere/tapis", "nonsense"])
async def test_an_address_that_names_no_database(address: str) -> None:
    with pytest.raises(StoreBroken, match="SQLite file"):
        await Store.open(address)


@pytest.mark.parametrize("address", ["sqlite:///tapis.db?timeout=soon", "postgresql://h/tapis?timeout=1&timeout=2"])
async def test_an_address_with_a_timeout_that_is_none(address: str) -> None:
    with pytest.raises(StoreBroken, match="number of seconds"):
        await Store.open(address)
