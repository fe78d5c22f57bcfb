"""Contests: opened once, appended to by one at a time, forgotten without a name."""

from __future__ import annotations

from persistence.store import Store
from seasons.contests.fold import folded
from seasons.contests.model import Event, Kind, Stage
from seasons.contests.verbs import enter, opened
from tests.harness.stores import POSTGRESQL_LATER
from tests.persistence.samples import A_PLAN, ANNA, BELA, PLACE, a_contest

pytestmark = POSTGRESQL_LATER
GUILD = PLACE.guild_id


async def test_a_log_comes_back_as_it_was_written(store: Store) -> None:
    row, events = a_contest(GUILD), opened(A_PLAN, ANNA, 5)
    assert await store.contests.open(row, events, 7)
    assert not await store.contests.open(row, events, 7)
    assert await store.contests.find(row.id) == row
    assert await store.contests.log(row.id) == events
    assert await store.contests.of_interaction(7) == row.id
    assert await store.contests.of_interaction(8) is None
    assert await store.contests.find("nowhere") is None
    assert folded(events).plan == A_PLAN


async def test_only_one_of_two_appends_to_the_same_length_is_kept(store: Store) -> None:
    row, events = a_contest(GUILD), opened(A_PLAN, ANNA, 5)
    await store.contests.open(row, events, None)
    joined = enter(folded(events), ANNA, "Anna", 6)
    assert await store.contests.append(row, joined, Stage.ENTRY, 9)
    assert not await store.contests.append(row, enter(folded(events), BELA, "Bela", 6), Stage.ENTRY, 10)
    now = await store.contests.find(row.id)
    assert now is not None
    assert now.length == 2
    assert not await store.contests.append(now, joined, Stage.ENTRY, 9)
    assert await store.contests.log(row.id) == [*events, *joined]


async def test_what_is_over_is_listed_and_not_looked_after(store: Store) -> None:
    row = a_contest(GUILD)
    await store.contests.open(row, opened(A_PLAN, ANNA, 5), None)
    assert await store.contests.alive() == [row.id]
    await store.contests.append(row, [Event(kind=Kind.CALL_OFF, at=6, actor_id=BELA)], Stage.CALLED_OFF, None)
    assert await store.contests.alive() == []
    assert [one.id for one in await store.contests.of_guild(GUILD)] == [row.id]
    await store.contests.shown(row.id, 77)
    assert [one.message_id for one in await store.contests.of_guild(GUILD)] == [77]
    assert [line["kind"] for line in (await store.people.everything_of(BELA))["contest_log"]] == [Kind.CALL_OFF]
    assert await store.people.make_nobody_elsewhere(BELA, -5)
    assert [one.actor_id for one in await store.contests.log(row.id)] == [ANNA, -5]
