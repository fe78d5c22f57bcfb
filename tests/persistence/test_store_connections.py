"""Connections: units of work end whole, whoever is cancelled, whatever fails, however the store is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from threading import Barrier, Event

import pytest
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import IntegrityError

from persistence.drivers.postgres import Postgres
from persistence.schema import pings
from persistence.store import Store
from persistence.upkeep.check import check
from tests.persistence.outside import change
from tests.persistence.samples import ANNA, OPENING, a_table, entry, person


@pytest.fixture
def writers(url: str) -> int:
    """How many transactions may run at the same time."""
    return Postgres.WRITERS if url.startswith("postgresql") else 1


async def until_idle(store: Store, writers: int) -> None:
    """Wait until every writer has done what it had to do before."""
    meeting = Barrier(writers)
    await asyncio.gather(*(store._database.write(lambda _: meeting.wait()) for _ in range(writers)))


async def test_a_cancelled_caller_leaves_all_or_nothing(store: Store, writers: int) -> None:
    await store.log.open_table(a_table(), [], OPENING)
    revision = 1
    for pauses in range(12):
        append = asyncio.ensure_future(
            store.log.append("aaaaaaaa", revision, [entry(revision + 1), entry(revision + 2)], seats=[person(0, ANNA)]),
        )
        for _ in range(pauses):
            await asyncio.sleep(0.0001)
        append.cancel()
        await asyncio.wait([append])
        await until_idle(store, writers)
        table = await store.tables.find("aaaaaaaa")
        assert table is not None
        assert table.revision in {revision, revision + 2}
        assert len(await store.log.entries("aaaaaaaa")) == table.revision
        revision = table.revision
    await store.log.append("aaaaaaaa", revision, [entry(revision + 1)], seats=[person(0, ANNA, awaited=True)])
    assert (await store.tables.seats_at(["aaaaaaaa"]))["aaaaaaaa"] == [person(0, ANNA, awaited=True)]


async def test_a_caller_cancelled_in_the_queue_has_done_nothing(store: Store, writers: int) -> None:
    go_on = Event()
    first = asyncio.gather(*(store._database.write(lambda _: go_on.wait()) for _ in range(writers)))
    await asyncio.sleep(0)
    second = asyncio.ensure_future(store.notes.put("second", "1"))
    await asyncio.sleep(0)
    second.cancel()
    go_on.set()
    assert await first
    await store.notes.put("third", "1")
    assert [await store.notes.get(key) for key in ("second", "third")] == [None, "1"]


async def test_a_caller_cancelled_after_that_stops_nothing(store: Store, writers: int) -> None:
    begun, go_on = Event(), Event()

    def slowly(connection: Connection) -> None:
        begun.set()
        go_on.wait()
        connection.exec_driver_sql("INSERT INTO meta VALUES ('note', '1')")

    note = asyncio.ensure_future(store._database.write(slowly))
    await asyncio.to_thread(begun.wait)
    note.cancel()
    await asyncio.wait([note])
    assert note.cancelled()
    go_on.set()
    await until_idle(store, writers)
    assert await store.notes.get("note") == "1"


async def test_a_cancelled_reader_leaves_its_connection_to_the_next(store: Store) -> None:
    await store.log.open_table(a_table(), [], OPENING)
    for pauses in range(3 * Postgres.READERS):
        look = asyncio.ensure_future(store.log.entries("aaaaaaaa"))
        for _ in range(pauses % 4):
            await asyncio.sleep(0)
        look.cancel()
        await asyncio.wait([look])
    looks = 2 * Postgres.READERS
    assert await asyncio.gather(*(store.log.entries("aaaaaaaa") for _ in range(looks))) == [[OPENING]] * looks


async def test_a_cancelled_opening_leaves_all_or_nothing(tmp_path: Path) -> None:
    for milliseconds in (0, 2, 8, 20):
        url = f"sqlite:///{tmp_path}/{milliseconds}.db"
        opening = asyncio.ensure_future(Store.open(url))
        await asyncio.sleep(milliseconds / 1000)
        opening.cancel()
        await asyncio.wait([opening])
        if not opening.cancelled():
            await opening.result().close()
        await (await Store.open(url)).close()
        assert check(make_url(url)) == []


@pytest.fixture
def late_references(url: str) -> Iterator[None]:
    """References that the COMMIT notices, not the statement."""
    if url.startswith("postgresql"):
        alter = "ALTER TABLE pings ALTER CONSTRAINT fk_pings_table_id"
        change(url, f"{alter} DEFERRABLE INITIALLY DEFERRED")
        yield
        change(url, f"{alter} NOT DEFERRABLE")
    else:
        yield


@pytest.mark.usefixtures("late_references")
async def test_a_commit_that_fails_leaves_the_writer_free(store: Store) -> None:
    def orphan(connection: Connection) -> None:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        connection.execute(pings.insert(), {"table_id": "nonesuch", "user_id": 1, "channel_id": 1, "message_id": 1})

    with pytest.raises(IntegrityError):
        await store._database.write(orphan)
    await store.notes.put("after", "1")
    assert await store.notes.get("after") == "1"
    assert await store.messages.pings("nonesuch") == []


async def test_work_that_fails_on_its_own_account_is_rolled_back(store: Store) -> None:
    def halfway(connection: Connection) -> None:
        connection.exec_driver_sql("INSERT INTO meta VALUES ('half', '1')")
        raise LookupError("half-way")

    with pytest.raises(LookupError, match="half-way"):
        await store._database.write(halfway)
    assert await store.notes.get("half") is None
    await store.notes.put("half", "2")


async def test_closing_finishes_what_is_under_way_and_in_the_queue(url: str) -> None:
    store = await Store.open(url)
    notes = [asyncio.ensure_future(store.notes.put(str(number), "1")) for number in range(5)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*notes)
    await store.close()
    for late in (store.notes.get("1"), store.notes.put("1", "2")):
        with pytest.raises(RuntimeError, match="closed"):
            await late

    again = await Store.open(url)
    assert [await again.notes.get(str(number)) for number in range(5)] == ["1"] * 5
    await again.close()
