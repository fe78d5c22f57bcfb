"""Values kept after reading: none that a change has overtaken, and none for long."""

from __future__ import annotations

import asyncio
from functools import partial

from persistence.kept import FRESH, Kept


class Shelf:
    """A value that can be read and changed, slowly, as a database does; `read` counts."""

    def __init__(self) -> None:
        self.value = 0
        self.read = 0
        self.now = 0.0
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.kept: Kept[str, int] = Kept(clock=lambda: self.now)

    async def _read(self) -> int:
        self.read += 1
        value = self.value
        await self.may_go_on.wait()
        return value

    async def _write(self, value: int) -> int:
        await self.may_go_on.wait()
        self.value = value
        return value

    async def get(self) -> int:
        """The value as the database is believed to have it."""
        return await self.kept.get("a", self._read)

    async def set(self, value: int, *, key: str | None = "a") -> int:
        """Change the value."""
        return await self.kept.changing(key, self._write(value))


async def test_what_was_read_is_not_read_again_until_it_changes() -> None:
    shelf = Shelf()
    assert [await shelf.get(), await shelf.get(), shelf.read] == [0, 0, 1]
    assert await shelf.set(7) == 7
    assert [await shelf.get(), await shelf.get(), shelf.read] == [7, 7, 2]
    await shelf.set(8, key=None)
    assert await shelf.get() == 8


async def test_what_another_process_changed_is_seen_in_the_end() -> None:
    shelf = Shelf()
    await shelf.get()
    shelf.value = 7
    shelf.now = FRESH - 1
    assert await shelf.get() == 0
    shelf.now = FRESH
    assert await shelf.get() == 7
    shelf.value, shelf.now = 8, 0.0  # the clock was set back
    assert await shelf.get() == 8


async def test_a_reading_that_a_change_overtook_is_not_kept() -> None:
    shelf = Shelf()
    shelf.may_go_on.clear()
    reading = asyncio.ensure_future(shelf.get())
    await asyncio.sleep(0)
    writing = asyncio.ensure_future(shelf.set(7))
    await asyncio.sleep(0)
    shelf.may_go_on.set()
    await asyncio.gather(reading, writing)
    assert await shelf.get() == 7


async def test_a_change_that_nobody_waits_for_counts_too() -> None:
    shelf = Shelf()
    await shelf.get()
    shelf.may_go_on.clear()
    writing = asyncio.ensure_future(shelf.set(7))
    await asyncio.sleep(0)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    assert await shelf.get() == 0  # nothing has changed yet
    shelf.may_go_on.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert await shelf.get() == 7


async def test_a_change_that_failed_is_read_again() -> None:
    shelf = Shelf()

    async def fails() -> None:
        shelf.value = 7
        raise OSError

    await shelf.get()
    outcome = await asyncio.gather(shelf.kept.changing("a", fails()), return_exceptions=True)
    assert isinstance(outcome[0], OSError)
    assert await shelf.get() == 7


async def test_the_longest_unused_is_dropped_first() -> None:
    kept: Kept[int, int] = Kept(most=2)
    reads: list[int] = []

    async def read(key: int) -> int:
        reads.append(key)
        return key

    for key in (1, 2, 1, 3, 1, 2):
        await kept.get(key, partial(read, key))
    assert reads == [1, 2, 3, 2]
