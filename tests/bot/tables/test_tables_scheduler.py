"""The clock survives whatever happens to it."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.tables.clocks import scheduler
from bot.tables.clocks.scheduler import Scheduler
from bot.tables.errors import Unavailable
from persistence.errors import StoreBroken
from tests.bot.tables.parlour import ANNA, Parlour, eventually


@pytest.fixture(autouse=True)
def _short_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "REST", 0.005)


async def due_tables(parlour: Parlour, number: int) -> list[str]:
    tables = [await parlour.table(ANNA, seat_opener=False) for _ in range(number)]
    for table_id in tables:
        await parlour.wake(table_id, parlour.clock.now)
    return tables


@pytest.mark.parametrize("error", [StoreBroken("away"), RuntimeError("a bug")])
async def test_a_look_that_fails_is_repeated(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    (table_id,) = await due_tables(parlour, 1)
    woken: list[str] = []

    async def wake(table: str) -> None:
        woken.append(table)
        await parlour.wake(table, None)

    async def broken(_now: int, _limit: int) -> list[str]:
        raise error

    async def noticed() -> bool:
        return len(logged) > 2

    async def done() -> bool:
        return bool(woken)

    clock = Scheduler(parlour.store, wake, parlour.clock)
    with monkeypatch.context() as patch, capture_logs() as logged:
        patch.setattr(parlour.store.tables, "due", broken)
        clock.start()
        for _ in range(3):
            parlour.clock.now += 1_000
            await asyncio.sleep(0.01)
        await eventually(noticed)
    parlour.clock.now += 1_000
    await eventually(done)
    assert woken == [table_id]
    await clock.stop()


@pytest.mark.parametrize("error", [Unavailable(), RuntimeError("a bug")])
async def test_a_table_that_fails_rests_and_is_tried_again(parlour: Parlour, error: Exception) -> None:
    bad, good = await due_tables(parlour, 2)
    woken: list[str] = []

    async def wake(table: str) -> None:
        woken.append(table)
        if table == bad and woken.count(bad) < 3:
            raise error
        await parlour.wake(table, None)

    async def done() -> bool:
        return woken.count(bad) == 3

    clock = Scheduler(parlour.store, wake, parlour.clock)
    with capture_logs() as logged:
        clock.start()
        await eventually(done)
        await clock.stop()
    assert woken.count(good) == 1
    assert len([line for line in logged if line["table"] == bad]) == 2


async def test_what_falls_due_during_a_look_is_not_missed(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await parlour.table(ANNA, seat_opener=False)
    woken: list[str] = []

    async def wake(table: str) -> None:
        woken.append(table)
        await parlour.wake(table, None)

    async def done() -> bool:
        return bool(woken)

    async def nothing_and_then_something() -> None:
        """Say that nothing is due, while something falls due."""
        patch.undo()
        await parlour.wake(table_id, parlour.clock.now)
        clock.note(parlour.clock.now)
        await asyncio.sleep(0.01)

    clock = Scheduler(parlour.store, wake, parlour.clock)
    with monkeypatch.context() as patch:
        patch.setattr(parlour.store.tables, "next_wake", nothing_and_then_something)
        clock.start()
        await eventually(done)
    assert woken == [table_id]
    await clock.stop()


async def test_a_look_that_read_before_a_table_was_attended_to_does_not_wake_it_again(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await due_tables(parlour, 2)
    woken: list[str] = []
    let_go = asyncio.Event()

    async def wake(table: str) -> None:
        woken.append(table)
        if table == first:
            await let_go.wait()
        await parlour.wake(table, None)

    read = parlour.store.tables.due

    async def slowly(now: int, limit: int) -> list[str]:
        found = await read(now, limit)
        if woken:
            let_go.set()
            await eventually(first_is_done)
        return found

    async def first_is_done() -> bool:
        return first not in await read(parlour.clock.now, 10)

    async def done() -> bool:
        return let_go.is_set() and await parlour.store.tables.next_wake() is None

    clock = Scheduler(parlour.store, wake, parlour.clock)
    monkeypatch.setattr(parlour.store.tables, "due", slowly)
    clock.start()
    await eventually(lambda: _so(len(woken) == 2))
    clock.note(parlour.clock.now)
    await eventually(done)
    await clock.stop()
    assert sorted(woken) == sorted([first, second]), "each one once"


async def _so(what: bool) -> bool:
    return what


async def test_more_than_can_be_looked_at_at_once(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "BATCH", 2)
    tables = await due_tables(parlour, 5)
    woken: list[str] = []

    async def wake(table: str) -> None:
        await asyncio.sleep(0.001)
        woken.append(table)
        await parlour.wake(table, None)

    async def done() -> bool:
        return len(woken) == 5

    clock = Scheduler(parlour.store, wake, parlour.clock)
    clock.start()
    await eventually(done)
    await clock.stop()
    assert sorted(woken) == sorted(tables), "each one once"


async def test_stopping_waits_for_what_is_under_way_and_begins_nothing_new(parlour: Parlour) -> None:
    (table_id,) = await due_tables(parlour, 1)
    steps: list[str] = []

    async def wake(_: str) -> None:
        steps.append("begun")
        await asyncio.sleep(0.02)
        steps.append("done")

    async def begun() -> bool:
        return bool(steps)

    clock = Scheduler(parlour.store, wake, parlour.clock)
    clock.start()
    await eventually(begun)
    await clock.stop()
    assert steps == ["begun", "done"]
    clock.note(parlour.clock.now)
    await asyncio.sleep(0.01)
    assert steps == ["begun", "done"], "it is stopped"
    assert await parlour.store.tables.due(parlour.clock.now) == [table_id], "and the table is due as before"


async def test_nothing_waits_in_memory_when_nothing_is_due(parlour: Parlour) -> None:
    """No task lives on between two looks; timers alone do."""
    before = asyncio.all_tasks()
    parlour.service.start_clock()
    await asyncio.sleep(0)

    async def at_rest() -> bool:
        return asyncio.all_tasks() == before

    await eventually(at_rest)
