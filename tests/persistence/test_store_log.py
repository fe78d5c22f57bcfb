"""The log: what is appended is there, whole and once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import IntegrityError

from persistence.errors import DuplicateInteraction, RevisionTaken, StoreBroken
from persistence.rows import EntryKind, LogRef, Phase
from persistence.store import Store
from tests.persistence.outside import change
from tests.persistence.samples import ANNA, BELA, CLEO, OPENING, a_result, a_table, computer, entry, person


async def test_a_new_table_is_kept_with_its_seats_and_first_entry(store: Store) -> None:
    table = a_table(wake_at=1_760_000_360_000, in_thread=True)
    seats = [person(0, ANNA, awaited=True), computer(1)]
    await store.log.open_table(table, seats, replace(OPENING, interaction_id=77))
    assert await store.tables.find(table.id) == table
    assert (await store.tables.seats_at([table.id]))[table.id] == seats
    assert await store.log.entries(table.id) == [replace(OPENING, interaction_id=77)]
    assert await store.log.find_interaction(77) == LogRef(table.id, 1)


async def test_what_nobody_kept_is_not_found(store: Store) -> None:
    assert await store.tables.find("zzzzzzzz") is None
    assert (await store.tables.seats_at(["zzzzzzzz"]))["zzzzzzzz"] == []
    assert await store.log.entries("zzzzzzzz") == []
    assert await store.log.find_interaction(77) is None


async def test_an_append_moves_log_table_and_seats_together(store: Store) -> None:
    await store.log.open_table(a_table(), [person(0, ANNA)], OPENING)
    entries = [entry(2, EntryKind.JOIN, actor_id=BELA, interaction_id=78), entry(3, EntryKind.START)]
    seats = [person(0, ANNA), person(1, BELA, awaited=True)]
    await store.log.append(
        "aaaaaaaa", 1, entries, seats=seats, phase=Phase.RUNNING, wake_at=5, opener_id=BELA, options={"match": False}
    )
    assert await store.log.entries("aaaaaaaa") == [OPENING, *entries]
    assert await store.log.entries("aaaaaaaa", after=2) == entries[1:]
    assert (await store.tables.seats_at(["aaaaaaaa"]))["aaaaaaaa"] == seats
    assert await store.tables.find("aaaaaaaa") == a_table(
        phase=Phase.RUNNING,
        revision=3,
        wake_at=5,
        opener_id=BELA,
        options={"match": False},
        changed_at=entries[-1].at,
    )


async def test_what_an_append_does_not_name_stays(store: Store) -> None:
    table = a_table(phase=Phase.RUNNING, wake_at=5)
    await store.log.open_table(table, [person(0, ANNA)], OPENING)
    await store.log.append(table.id, 1, [entry(2)])
    assert await store.tables.find(table.id) == replace(table, revision=2, changed_at=entry(2).at)
    assert (await store.tables.seats_at([table.id]))[table.id] == [person(0, ANNA)]
    await store.log.append(table.id, 2, [entry(3)], seats=[], wake_at=None, changed_at=9)
    assert await store.tables.find(table.id) == replace(table, revision=3, changed_at=9, wake_at=None)
    assert (await store.tables.seats_at([table.id]))[table.id] == []


async def test_the_last_append_brings_the_result(store: Store) -> None:
    await store.log.open_table(a_table(phase=Phase.RUNNING), [person(0, ANNA), person(1, BELA)], OPENING)
    await store.log.append("aaaaaaaa", 1, [entry(2, EntryKind.FINISH)], phase=Phase.FINISHED, result=a_result())
    assert await store.results.find("aaaaaaaa") == a_result()


async def test_a_revision_is_taken_once(store: Store) -> None:
    await store.log.open_table(a_table(), [], OPENING)
    await store.log.append("aaaaaaaa", 1, [entry(2, body="first")])
    with pytest.raises(RevisionTaken) as refused:
        await store.log.append("aaaaaaaa", 1, [entry(2, body="second")], seats=[person(0, BELA)], phase=Phase.CLOSED)
    assert (refused.value.table_id, refused.value.revision) == ("aaaaaaaa", 1)
    assert [line.body for line in await store.log.entries("aaaaaaaa")] == ["{}", "first"]
    assert (await store.tables.seats_at(["aaaaaaaa"]))["aaaaaaaa"] == []
    assert (await store.tables.in_channel(a_table().location))[0].phase is Phase.OPEN


@pytest.mark.parametrize("revision", [2, 7])
async def test_a_log_has_no_gaps(store: Store, revision: int) -> None:
    await store.log.open_table(a_table(), [], OPENING)
    with pytest.raises(RevisionTaken):
        await store.log.append("aaaaaaaa", revision, [entry(revision + 1)])
    with pytest.raises(RevisionTaken):
        await store.log.append("zzzzzzzz", revision, [entry(revision + 1)])
    assert await store.log.entries("aaaaaaaa") == [OPENING]


async def test_entries_follow_the_revision_they_were_chosen_from(store: Store) -> None:
    await store.log.open_table(a_table(), [], OPENING)
    with pytest.raises(ValueError, match="follow"):
        await store.log.append("aaaaaaaa", 1, [entry(2), entry(4)])
    with pytest.raises(ValueError, match="nothing"):
        await store.log.append("aaaaaaaa", 1, [])
    with pytest.raises(ValueError, match="entry 1"):
        await store.log.open_table(a_table("bbbbbbbb", revision=2), [], entry(2))


async def test_an_interaction_has_one_effect(store: Store) -> None:
    await store.log.open_table(a_table(), [], replace(OPENING, interaction_id=77))
    await store.log.append("aaaaaaaa", 1, [entry(2, interaction_id=78)])
    await store.log.open_table(a_table("bbbbbbbb"), [], OPENING)
    for table_id, revision in (("aaaaaaaa", 2), ("aaaaaaaa", 1), ("bbbbbbbb", 1)):
        with pytest.raises(DuplicateInteraction) as refused:
            await store.log.append(table_id, revision, [entry(revision + 1, interaction_id=78)], phase=Phase.CLOSED)
        assert (refused.value.table_id, refused.value.seq) == ("aaaaaaaa", 2)
    with pytest.raises(DuplicateInteraction):
        await store.log.open_table(a_table("cccccccc"), [person(0, ANNA)], replace(OPENING, interaction_id=77))
    assert await store.tables.find("cccccccc") is None
    assert await store.log.entries("bbbbbbbb") == [OPENING]
    table = await store.tables.find("bbbbbbbb")
    assert table is not None
    assert table.phase is Phase.OPEN


async def test_an_id_is_taken_once(store: Store) -> None:
    await store.log.open_table(a_table(), [], OPENING)
    with pytest.raises(RevisionTaken):
        await store.log.open_table(a_table(game="other"), [person(0, BELA)], OPENING)
    assert await store.tables.find("aaaaaaaa") == a_table()
    assert (await store.tables.seats_at(["aaaaaaaa"]))["aaaaaaaa"] == []


async def test_a_callers_own_mistake_is_no_refusal(store: Store) -> None:
    await store.log.open_table(a_table(), [person(0, ANNA)], OPENING)
    with pytest.raises(IntegrityError):
        await store.log.append("aaaaaaaa", 1, [entry(2)], seats=[person(0, ANNA), person(0, BELA)])
    assert (await store.tables.seats_at(["aaaaaaaa"]))["aaaaaaaa"] == [person(0, ANNA)]
    await store.log.append("aaaaaaaa", 1, [entry(2)])


async def test_two_processes_cannot_both_append_a_revision(url: str, store: Store) -> None:
    await store.log.open_table(a_table(), [], OPENING)
    other = await Store.open(url.replace("0.1", "3"))
    try:
        for revision in range(1, 21):
            outcomes = await asyncio.gather(
                store.log.append("aaaaaaaa", revision, [entry(revision + 1, body="one")]),
                other.log.append("aaaaaaaa", revision, [entry(revision + 1, body="other")]),
                return_exceptions=True,
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "RevisionTaken"]
    finally:
        await other.close()
    assert [line.seq for line in await store.log.entries("aaaaaaaa")] == list(range(1, 22))


async def test_seats_are_those_of_the_last_append_whoever_sat_there_before(url: str, store: Store) -> None:
    anna, bela, cleo = person(0, ANNA), person(1, BELA), person(2, CLEO)
    await store.log.open_table(a_table(seats=3), [anna, bela], OPENING)
    other = await Store.open(url)
    projections = [
        (store, [anna, replace(bela, awaited=True)]),
        (other, [replace(anna, awaited=True), bela]),
        (store, [anna, replace(bela, awaited=True)]),
        (store, None),
        (store, [anna, replace(bela, awaited=True)]),
        (store, [anna, replace(computer(1), awaited=True)]),
        (store, [anna, computer(1), cleo]),
        (other, [anna, cleo]),
        (store, [anna, cleo]),
        (store, []),
    ]
    for revision, (which, rows) in enumerate(projections, start=1):
        before = (await store.tables.seats_at(["aaaaaaaa"]))["aaaaaaaa"]
        former = before if revision % 2 else None
        await which.log.append("aaaaaaaa", revision, [entry(revision + 1)], seats=rows, former=former)
        assert (await store.tables.seats_at(["aaaaaaaa"]))["aaaaaaaa"] == (before if rows is None else rows)
    await other.close()


async def test_an_append_writes_only_the_seats_that_changed(store: Store) -> None:
    seats = [person(seat, 100 + seat) for seat in range(4)]
    await store.log.open_table(a_table(seats=4), seats, OPENING)
    heard: list[tuple[str, Any]] = []

    def hear(_connection: Any, _cursor: Any, sql: str, values: Any, _context: Any, _many: bool) -> None:
        heard.append((sql, values))

    event.listen(Engine, "before_cursor_execute", hear)
    first, second = ([replace(one, awaited=one.seat == awaited) for one in seats] for awaited in (0, 1))
    await store.log.append("aaaaaaaa", 1, [entry(2)], seats=first, former=seats)
    await store.log.append("aaaaaaaa", 2, [entry(3)], seats=second, former=first)
    await store.log.append("aaaaaaaa", 3, [entry(4)], seats=second, former=second)
    event.remove(Engine, "before_cursor_execute", hear)
    written = [(sql.split()[0], values) for sql, values in heard if " seats " in sql]
    assert [verb for verb, _values in written] == ["UPDATE", "UPDATE"]
    assert [list(values.values() if isinstance(values, dict) else values)[-1] for values in written[1][1]] == [0, 1]


async def test_what_a_newer_tapis_wrote_is_not_misread(url: str, store: Store) -> None:
    await store.log.open_table(a_table(), [person(0, ANNA)], OPENING)
    change(url, "UPDATE log SET kind = 'undream'", "UPDATE seats SET kind = 'parrot'")
    with pytest.raises(StoreBroken, match=r"undream.*newer"):
        await store.log.entries("aaaaaaaa")
    with pytest.raises(StoreBroken, match=r"parrot.*newer"):
        (await store.tables.seats_at(["aaaaaaaa"]))["aaaaaaaa"]
    assert await store.tables.find("aaaaaaaa") == a_table()


async def test_neither_secret_nor_play_shows_in_a_repr_or_an_error(store: Store) -> None:
    table = a_table(secret=b"never to be seen")
    await store.log.open_table(table, [], OPENING)
    assert "never" not in repr(table)
    assert "D7" not in repr(entry(2))
    with pytest.raises(IntegrityError) as mistake:
        await store.log.append("aaaaaaaa", 1, [entry(2)], seats=[person(0, ANNA), person(0, BELA)])
    assert "player" not in str(mistake.value)
    assert "salt 0" not in str(mistake.value)
