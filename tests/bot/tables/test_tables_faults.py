"""A store in trouble: everybody is told why, nothing is left half-done, and everything works again afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from bot.tables import verbs
from bot.tables.errors import reason_of
from bot.tables.model import At
from bot.tables.service import OpenRequest
from persistence.errors import StoreBroken, StoreError, StoreFull, StoreLocked, StoreReadOnly
from persistence.rows import Phase
from tests.bot.tables.parlour import ANNA, BELA, BOSS, CLEO, GUILD, PLACE, Parlour, a_key, asks

Trouble: TypeAlias = Callable[[Parlour, Path], AbstractAsyncContextManager[None]]


@pytest.fixture
def url(file: Path, fresh: Callable[[], str]) -> str:
    """The file's address; another's lock is not waited for as long as in earnest."""
    del file
    return f"{fresh()}?timeout=0.05"


@asynccontextmanager
async def locked(_: Parlour, file: Path) -> AsyncIterator[None]:
    """Another program keeps the database to itself."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.close()


def failing(error: type[StoreError]) -> Trouble:
    """A trouble in which every write ends like this."""

    @asynccontextmanager
    async def trouble(parlour: Parlour, _: Path) -> AsyncIterator[None]:
        async def write(_: object) -> None:
            raise error

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(parlour.store._database, "write", write)
            yield

    return trouble


TROUBLES: dict[str, Trouble] = {
    "locked": locked,
    "readonly": failing(StoreReadOnly),
    "full": failing(StoreFull),
    "broken": failing(StoreBroken),
}


ERRORS: dict[str, type[StoreError]] = {
    "locked": StoreLocked,
    "readonly": StoreReadOnly,
    "full": StoreFull,
    "broken": StoreBroken,
}


async def assert_unavailable(parlour: Parlour, table_id: str, reason: str, deed: Awaitable[object]) -> None:
    error = await parlour.refuses(table_id, ERRORS[reason], deed)
    assert reason_of(error).key == f"table-unavailable-{reason}"


@pytest.mark.parametrize("reason", TROUBLES)
async def test_no_verb_leaves_anything_half_done(parlour: Parlour, file: Path, reason: str) -> None:
    service = parlour.service
    finished = await parlour.finished(ANNA, BELA)
    opened = await parlour.table(ANNA, BELA)
    running = await parlour.running(ANNA, BELA, CLEO)
    revision, notation = await parlour.some_action(running, ANNA, Random(1))
    request = OpenRequest(location=PLACE, game="hilltops")
    deeds: list[tuple[str, Callable[[], Awaitable[object]]]] = [
        (opened, lambda: service.open(request, BOSS, a_key())),
        (opened, lambda: service.do(asks(opened, CLEO), verbs.join())),
        (opened, lambda: service.do(asks(opened, ANNA), verbs.configure({"bury": 2}))),
        (opened, lambda: service.do(asks(opened, ANNA), verbs.add_computer("novice"))),
        (opened, lambda: service.shown(opened, 1, 2)),
        (opened, lambda: service.do(asks(opened, BELA), verbs.leave())),
        (opened, lambda: service.do(asks(opened, ANNA), verbs.kick(2))),
        (opened, lambda: service.do(asks(opened, ANNA), verbs.start())),
        (running, lambda: service.do(asks(running, ANNA, revision), verbs.act(notation))),
        (running, lambda: service.do(asks(running, BOSS), verbs.kick(2))),
        (running, lambda: service.do(asks(running, BELA), verbs.resign())),
        (finished, lambda: service.rematch(asks(finished, ANNA))),
        (opened, lambda: service.do(asks(opened, BOSS), verbs.close())),
        (running, lambda: service.abandon(PLACE.channel_id)),
    ]
    for table_id, deed in deeds:
        tables = await service.listing.here(PLACE, list(Phase))
        async with TROUBLES[reason](parlour, file):
            await assert_unavailable(parlour, table_id, reason, deed())
            assert await service.listing.here(PLACE, list(Phase)) == tables
        await deed()  # the very same works when the trouble is over
        assert await service.listing.here(PLACE, list(Phase)) != tables


async def test_the_last_play_and_its_result_are_written_together_or_not_at_all(parlour: Parlour, file: Path) -> None:
    table_id = await parlour.running(ANNA, BELA)
    rng = Random(1)
    for _ in range(7):
        await parlour.play(table_id, (await parlour.awaited(table_id))[0], rng)
    (who,) = await parlour.awaited(table_id)
    revision, notation = await parlour.some_action(table_id, who, rng)
    key = a_key()
    async with locked(parlour, file):
        await assert_unavailable(
            parlour,
            table_id,
            "locked",
            parlour.service.do(At(table_id, who, GUILD, key, revision), verbs.act(notation)),
        )
    assert await parlour.store.results.find(table_id) is None
    done = await parlour.service.do(At(table_id, who, GUILD, key, revision), verbs.act(notation))
    assert not done.repeated
    assert (await parlour.look(table_id)).table.phase is Phase.FINISHED
    assert await parlour.store.results.find(table_id) is not None


async def test_a_full_disk(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA)

    async def room(count: int) -> None:
        await parlour.store._database.write(
            lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={count}")
        )

    async def until_it_is_full() -> None:
        while True:
            await parlour.service.do(asks(table_id, ANNA), verbs.configure({"bury": 2}))

    await room(1)  # SQLite takes the present size
    with pytest.raises(StoreFull):
        await until_it_is_full()
    before = await parlour.looks(table_id)
    parlour.service.drop_cache()
    assert await parlour.looks(table_id) == before, "what was confirmed is there, what was not is not"
    await room(1_000_000)
    await parlour.service.do(asks(table_id, BELA), verbs.join())
    await parlour.service.do(asks(table_id, ANNA), verbs.start())


async def test_what_is_in_memory_can_be_looked_at_while_the_store_is_away(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await parlour.running(ANNA, BELA)

    async def broken(_: object) -> None:
        raise StoreBroken

    before = await parlour.looks(table_id)
    with monkeypatch.context() as patch:
        for way in ("read", "write"):
            patch.setattr(parlour.store._database, way, broken)
        assert await parlour.looks(table_id) == before
        for deed in (
            parlour.service.listing.here(PLACE),
            parlour.service.listing.awaiting(ANNA.id),
            parlour.service.record("nonesuch", GUILD),
            parlour.service.open(OpenRequest(location=PLACE, game="hilltops"), ANNA, a_key()),
            parlour.service.look("nonesuch", GUILD, None),
        ):
            with pytest.raises(StoreBroken):
                await deed
    await parlour.play(table_id, ANNA, Random(1))


async def test_the_error_says_what_the_driver_says(parlour: Parlour, file: Path) -> None:
    table_id = await parlour.table(ANNA, BELA)
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("ALTER TABLE seats RENAME TO gone")
    with pytest.raises(StoreBroken, match="no such table: "):
        await parlour.service.do(asks(table_id, ANNA), verbs.start())


async def test_options_that_cannot_be_remembered_are_chosen_all_the_same(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await parlour.table(ANNA)

    async def full(*_: object) -> None:
        raise StoreFull

    with monkeypatch.context() as patch:
        patch.setattr(parlour.store.settings, "remember_options", full)
        await parlour.service.do(asks(table_id, ANNA), verbs.configure({"bury": 2}))
    assert (await parlour.look(table_id)).table.options["bury"] == 2
