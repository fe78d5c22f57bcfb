"""A writer that is killed in the middle loses nothing it said was written, and leaves nothing half-written."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest
from sqlalchemy import make_url

from persistence.store import Store
from persistence.upkeep.check import check
from tests.harness.house import ended, tell
from tests.persistence.samples import OPENING, a_table

WRITER = """
import asyncio, sys
from persistence.store import Store
from tests.persistence.samples import ANNA, BELA, entry, person

async def main():
    store = await Store.open(sys.argv[1])
    revision = (await store.tables.find("aaaaaaaa")).revision
    while True:
        entries = [entry(revision + 1), entry(revision + 2, body=str(revision))]
        seats = [person(0, ANNA, awaited=revision % 4 < 2), person(1, BELA, awaited=revision % 4 >= 2)]
        await store.log.append("aaaaaaaa", revision, entries, seats=seats, wake_at=revision)
        revision += 2
        print(revision, flush=True)

asyncio.run(main())
"""
ROOT = Path(__file__).parents[2]


async def killed_writer(url: str, after: int) -> int:
    """Kill a writer after so many appends; return the last revision that it said was written."""
    writer = await asyncio.create_subprocess_exec(sys.executable, "-c", WRITER, url, cwd=ROOT, stdout=PIPE)
    assert writer.stdout is not None
    first = b"".join([await writer.stdout.readline() for _ in range(after)])
    tell(writer, signal.SIGKILL)
    said = first + await writer.stdout.read()
    await ended(writer)
    return int(said.split()[-1])


@pytest.mark.wire
async def test_kill_9_loses_no_acknowledged_append(url: str) -> None:
    store = await Store.open(url)
    await store.log.open_table(a_table(), [], OPENING)
    acknowledged = 1
    for appends in (1, 2, 7) if url.startswith("sqlite") else (9,):
        acknowledged = await killed_writer(url, appends)
        table = await store.tables.find("aaaaaaaa")
        assert table is not None
        assert table.revision >= acknowledged
        assert table.revision % 2 == 1, "both entries of an append, or neither"
        assert [line.seq for line in await store.log.entries("aaaaaaaa")] == list(range(1, table.revision + 1))
        assert table.wake_at == table.revision - 2
        assert len((await store.tables.seats_at(["aaaaaaaa"]))["aaaaaaaa"]) == 2
    await store.close()
    assert acknowledged > 9
    assert check(make_url(url)) == []
