"""After any operations in any order, the store holds the same as a plain dictionary."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from persistence.errors import DuplicateInteraction, RevisionTaken
from persistence.rows import Entry, EntryKind, LogRef, Phase, SeatRow, TableRow
from persistence.store import Store
from tests.harness.postgres import Databases
from tests.persistence.samples import OPENING, a_table, computer, entry, person

T = TypeVar("T")

TABLE_IDS = st.sampled_from(["aaaaaaaa", "bbbbbbbb", "cccccccc"])
INTERACTIONS = st.one_of(st.none(), st.integers(1, 12))
TEXT = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=8)
SEATS = st.lists(st.sampled_from([1, 2, 3, None]), max_size=4).map(
    lambda users: [computer(seat) if user is None else person(seat, user) for seat, user in enumerate(users)],
)


class StoreMachine(RuleBasedStateMachine):
    """Two stores on one database against dictionaries; now and then one of them is closed and opened again."""

    def __init__(self, url: str) -> None:
        """Begin on an empty database."""
        super().__init__()
        self.loop = asyncio.Runner()
        self.url = url
        self.stores = [self.run(Store.open(self.url)) for _ in range(2)]
        self.tables: dict[str, TableRow] = {}
        self.seats: dict[str, list[SeatRow]] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.interactions: dict[int, LogRef] = {}

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run(work)

    def teardown(self) -> None:
        for store in self.stores:
            self.run(store.close())
        self.loop.close()

    def keep(self, table_id: str, entries: list[Entry]) -> None:
        self.logs.setdefault(table_id, []).extend(entries)
        for line in entries:
            if line.interaction_id is not None:
                self.interactions[line.interaction_id] = LogRef(table_id, line.seq)

    @rule(which=st.sampled_from([0, 1]), table_id=TABLE_IDS, seats=SEATS, interaction=INTERACTIONS)
    def create(self, which: int, table_id: str, seats: list[SeatRow], interaction: int | None) -> None:
        opening = replace(OPENING, interaction_id=interaction)
        create = self.stores[which].log.open_table(a_table(table_id), seats, opening)
        if interaction in self.interactions:
            with pytest.raises(DuplicateInteraction) as refused:
                self.run(create)
            assert LogRef(refused.value.table_id, refused.value.seq) == self.interactions[interaction]
        elif table_id in self.tables:
            with pytest.raises(RevisionTaken):
                self.run(create)
        else:
            self.run(create)
            self.tables[table_id] = a_table(table_id)
            self.seats[table_id] = seats
            self.keep(table_id, [opening])

    @rule(
        which=st.sampled_from([0, 1]),
        table_id=TABLE_IDS,
        behind=st.sampled_from([0, 0, 0, 1, -1]),
        bodies=st.lists(TEXT, min_size=1, max_size=3),
        interaction=INTERACTIONS,
        seats=st.one_of(st.none(), SEATS),
        wake_at=st.one_of(st.none(), st.integers(0, 2**53)),
        phase=st.sampled_from(Phase),
    )
    def append(
        self,
        *,
        which: int,
        table_id: str,
        behind: int,
        bodies: list[str],
        interaction: int | None,
        seats: list[SeatRow] | None,
        wake_at: int | None,
        phase: Phase,
    ) -> None:
        at = len(self.logs.get(table_id, []))
        revision = max(at - behind, 0)
        entries = [entry(revision + 1 + offset, EntryKind.PLAY, body=body) for offset, body in enumerate(bodies)]
        entries[0] = replace(entries[0], interaction_id=interaction)
        append = self.stores[which].log.append(table_id, revision, entries, seats=seats, wake_at=wake_at, phase=phase)
        if interaction in self.interactions:
            with pytest.raises(DuplicateInteraction) as refused:
                self.run(append)
            assert LogRef(refused.value.table_id, refused.value.seq) == self.interactions[interaction]
        elif revision != at or table_id not in self.tables:
            with pytest.raises(RevisionTaken):
                self.run(append)
        else:
            self.run(append)
            self.tables[table_id] = replace(
                self.tables[table_id],
                revision=revision + len(entries),
                changed_at=entries[-1].at,
                wake_at=wake_at,
                phase=phase,
            )
            self.seats[table_id] = self.seats[table_id] if seats is None else seats
            self.keep(table_id, entries)

    @rule(which=st.sampled_from([0, 1]))
    def restart(self, which: int) -> None:
        self.run(self.stores[which].close())
        self.stores[which] = self.run(Store.open(self.url))

    @rule(which=st.sampled_from([0, 1]), interaction=st.integers(1, 12))
    def look_up(self, which: int, interaction: int) -> None:
        assert self.run(self.stores[which].log.find_interaction(interaction)) == self.interactions.get(interaction)

    @rule(which=st.sampled_from([0, 1]), now=st.integers(0, 2**53))
    def schedule(self, which: int, now: int) -> None:
        waking = {table.id: table.wake_at for table in self.tables.values() if table.wake_at is not None}
        found = self.run(self.stores[which].tables.due(now))
        assert {*found} == {table_id for table_id, wake_at in waking.items() if wake_at <= now}
        assert [waking[table_id] for table_id in found] == sorted(waking[table_id] for table_id in found)
        assert self.run(self.stores[which].tables.next_wake()) == min(waking.values(), default=None)

    @rule(which=st.sampled_from([0, 1]), table_id=TABLE_IDS, after=st.integers(0, 6))
    def read(self, which: int, table_id: str, after: int) -> None:
        store = self.stores[which]
        assert self.run(store.tables.find(table_id)) == self.tables.get(table_id)
        assert self.run(store.tables.seats_at([table_id])) == {table_id: self.seats.get(table_id, [])}
        assert self.run(store.log.entries(table_id, after)) == self.logs.get(table_id, [])[after:]


def test_a_file_holds_what_a_dictionary_holds(tmp_path: Path, empty_database: Path) -> None:
    class Machine(StoreMachine):
        def __init__(self) -> None:
            super().__init__(f"sqlite:///{shutil.copy(empty_database, tmp_path / 'tapis.db')}")

    run_state_machine_as_test(Machine, settings=settings(max_examples=12, stateful_step_count=25, deadline=None))


def test_postgresql_holds_what_a_dictionary_holds(databases: Databases, worker_database: str) -> None:
    class Machine(StoreMachine):
        def __init__(self) -> None:
            databases.clear(worker_database)
            super().__init__(worker_database)

    run_state_machine_as_test(Machine, settings=settings(max_examples=3, stateful_step_count=25, deadline=None))
