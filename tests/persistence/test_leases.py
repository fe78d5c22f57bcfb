"""One process works for a server at a time: leases, stand-by, and that who lost its lease writes nothing any more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from persistence.errors import LeaseLost
from persistence.rows import Location, Phase, TurnPace
from persistence.shards import ALL, Shards
from persistence.store import Store
from tests.harness.skewed import set_forward
from tests.persistence.samples import PLACE, a_table, entry

LONG = 600_000


def lives(_: str) -> bool:
    return False


def gone(_: str) -> bool:
    return True


@pytest.fixture
async def other(store: Store, url: str) -> AsyncIterator[Store]:
    """Another process's store of the same database."""
    del store
    opened = await Store.open(url)
    yield opened
    await opened.close()


async def test_the_second_of_two_waits_until_the_first_gives_back(store: Store, other: Store) -> None:
    assert await store.leases.take(ALL, "first", LONG, lives)
    assert await other.leases.holder(ALL, lives) == "first"
    assert not await other.leases.take(ALL, "second", LONG, lives)
    await store.leases.give_back()
    assert await other.leases.holder(ALL, lives) is None
    assert await other.leases.take(ALL, "second", LONG, lives)
    with pytest.raises(LeaseLost):
        await store.notes.put("a", "b")


async def test_who_stands_by_writes_nothing(store: Store, other: Store) -> None:
    assert await store.leases.take(ALL, "first", LONG, lives)
    other.leases.stand_by()
    with pytest.raises(LeaseLost):
        await other.notes.put("a", "b")
    await store.notes.put("a", "b")
    assert await other.notes.get("a") == "b"


async def test_a_lease_that_ran_out_is_kept_until_somebody_asks_and_never_after_that(
    store: Store, other: Store
) -> None:
    assert await store.leases.take(ALL, "first", -1, lives)  # ran out, by the database's clock
    await store.log.open_table(a_table("here"), [], entry(1))
    assert await other.leases.take(ALL, "second", LONG, lives)
    with pytest.raises(LeaseLost):
        await store.log.append("here", 1, [entry(2)])
    assert not await store.leases.renew(LONG)
    await other.log.append("here", 1, [entry(2)])
    assert len(await store.log.entries("here")) == 2


@pytest.mark.parametrize("skew", [-3600, 3600])
async def test_a_clock_that_is_wrong_neither_takes_a_lease_nor_keeps_it(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch, skew: float
) -> None:
    monkeypatch.setattr(time, "time", time.time)  # puts it back afterwards
    monkeypatch.setattr(time, "time_ns", time.time_ns)
    assert await store.leases.take(ALL, "first", LONG, lives)
    set_forward(skew)
    assert not await other.leases.take(ALL, "second", LONG, lives)
    await store.log.open_table(a_table("here"), [], entry(1))
    assert await store.leases.renew(-1)
    assert await other.leases.take(ALL, "second", LONG, lives)
    set_forward(-2 * skew)
    assert not await store.leases.take(ALL, "first", LONG, lives)
    with pytest.raises(LeaseLost):
        await store.log.append("here", 1, [entry(2)])
    await other.log.append("here", 1, [entry(2)])


async def test_the_lease_of_a_process_that_is_known_to_be_gone_is_not_waited_for(store: Store, other: Store) -> None:
    assert await store.leases.take(ALL, "first", LONG, lives)
    assert await other.leases.holder(ALL, gone) is None
    assert await other.leases.take(ALL, "second", LONG, gone)
    assert not await store.leases.renew(LONG)


async def test_a_lease_runs_on_as_long_as_it_is_renewed(store: Store, other: Store) -> None:
    assert await store.leases.take(ALL, "first", -1, lives)
    assert await store.leases.renew(LONG)
    assert not await other.leases.take(ALL, "second", LONG, lives)


async def test_of_many_that_ask_at_once_one_gets_it(patient: str) -> None:
    stores = [await Store.open(patient) for _ in range(5)]
    taken = await asyncio.gather(*(one.leases.take(ALL, str(at), LONG, lives) for at, one in enumerate(stores)))
    assert sum(taken) == 1
    for one in stores:
        await one.close()


async def test_processes_of_other_shards_do_not_meet(store: Store, other: Store) -> None:
    assert await store.leases.take(Shards.parse("0-3/16"), "first", LONG, lives)
    assert await other.leases.take(Shards.parse("4-7/16"), "second", LONG, lives)
    await store.notes.put("a", "b")
    await other.notes.put("a", "c")
    assert await other.leases.holder(Shards.parse("3-4/16"), lives) is not None
    assert await other.leases.holder(Shards.parse("8/16"), lives) is None
    assert await other.leases.holder(Shards.parse("30/32"), lives) is not None, "servers are dealt out otherwise"


async def test_a_process_finds_what_is_due_at_its_own_servers(url: str, store: Store) -> None:
    halves = [Shards.parse("0/2"), Shards.parse("1/2")]
    for number in range(6):
        place = Location(number << 22, PLACE.channel_id)
        due = {"phase": Phase.RUNNING, "pace": TurnPace.DAYS_24, "wake_at": 100 + number, "closes_at": 200}
        table = a_table(f"table{number}", location=place, **due)
        await store.log.open_table(table, [], entry(1))
    for parity, shards in enumerate(halves):
        one = await Store.open(url, shards=shards)
        ours = [f"table{number}" for number in range(6) if number % 2 == parity]
        assert await one.tables.due(1000) == ours
        assert await one.tables.next_wake() == 100 + parity
        assert sorted(await one.tables.forgotten(1000, 10)) == ours
        assert sorted(table.id for table in await one.tables.changed_since(0)) == ours
        assert await one.tables.timed() == ours
        await one.close()
    assert len(await store.tables.due(1000)) == 6


@given(st.integers(1, 64), st.integers(1, 64), st.integers(0, 2**63 - 1), st.data())
def test_shards_that_share_a_server_meet(count: int, other: int, guild_id: int, data: st.DataObject) -> None:
    def some(of: int) -> Shards:
        first = data.draw(st.integers(0, of - 1))
        return Shards(first, data.draw(st.integers(first, of - 1)), of)

    ours, theirs = some(count), some(data.draw(st.sampled_from((count, other))))
    assert Shards.parse(str(ours)) == ours
    if all((guild_id >> 22) % shards.count in shards.numbers for shards in (ours, theirs)):
        assert ours.meet(theirs)
        assert theirs.meet(ours)


@pytest.mark.parametrize("written", ["", "4", "4/4", "3-1/8", "0-8/8", "a/b", "0--1/4", "-1/4", "1/0"])
def test_shards_that_are_none(written: str) -> None:
    with pytest.raises(ValueError, match="must"):
        Shards.parse(written)
