"""Many at once: one play is accepted, seats add up, two processes never write the same revision."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterable
from random import Random

import pytest

from bot.tables import verbs
from bot.tables.errors import Finished, Full, Refused, Stale, TableError, TooManyTables
from bot.tables.model import At, Done, Person
from bot.tables.service import OpenRequest
from persistence.rows import Phase
from tests.bot.tables.parlour import ANNA, BELA, CLEO, GUILD, PLACE, Parlour, a_key, asks

MANY = 100


async def at_once(deeds: Iterable[Awaitable[Done]]) -> list[Done | type[TableError]]:
    """Each deed's result: done, or the type of its refusal."""

    async def attempt(deed: Awaitable[Done]) -> Done | type[TableError]:
        try:
            return await deed
        except TableError as error:
            return type(error)

    return await asyncio.gather(*(attempt(deed) for deed in deeds))


async def assert_whole(parlour: Parlour, table_id: str) -> None:
    """Assert that the log has no gap and that cache, log and rows tell the same."""
    log = await parlour.store.log.entries(table_id)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    looks = await parlour.looks(table_id)
    parlour.service.drop_cache()
    assert await parlour.looks(table_id) == looks
    (row,) = [table for table in await parlour.service.listing.here(PLACE, list(Phase)) if table.id == table_id]
    assert row == looks[-1].table


async def test_of_a_hundred_plays_at_once_one_is_accepted(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    await parlour.play(table_id, ANNA, Random(1))
    await parlour.play(table_id, BELA, Random(1))
    (leader,) = await parlour.awaited(table_id)
    look = await parlour.look(table_id, leader)
    assert look.view is not None
    revision, legal = look.table.revision, [str(action) for action in look.view.legal]
    found = await at_once(
        parlour.service.do(asks(table_id, leader, revision), verbs.act(legal[number % len(legal)]))
        for number in range(MANY)
    )
    assert Counter(one if isinstance(one, type) else Done for one in found) == {Done: 1, Stale: MANY - 1}
    assert (await parlour.look(table_id)).table.revision == revision + 1
    await assert_whole(parlour, table_id)


async def test_one_interaction_delivered_a_hundred_times_plays_once(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    revision, notation = await parlour.some_action(table_id, ANNA, Random(1))
    key = a_key()
    found = await at_once(
        parlour.service.do(At(table_id, ANNA, GUILD, key, revision), verbs.act(notation)) for _ in range(MANY)
    )
    assert Counter(found) == {
        Done(table_id, revision + 1): 1,
        Done(table_id, revision + 1, repeated=True): MANY - 1,
    }
    await assert_whole(parlour, table_id)


async def test_never_more_people_than_seats(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, seats=4)
    crowd = [Person(100 + number, f"guest {number}") for number in range(MANY)]
    found = await at_once(parlour.service.do(asks(table_id, who), verbs.join()) for who in crowd)
    assert sum(isinstance(one, Done) for one in found) == 3
    assert found.count(Full) == MANY - 3
    seats = (await parlour.look(table_id)).table.seats
    assert [seat.seat for seat in seats] == [0, 1, 2, 3]
    assert len({seat.user_id for seat in seats}) == 4
    await assert_whole(parlour, table_id)


async def test_never_more_tables_than_allowed(parlour: Parlour) -> None:
    await parlour.store.settings.change_guild(GUILD, tables_per_person=3)
    request = OpenRequest(location=PLACE, game="hilltops")
    found = await at_once(parlour.service.open(request, ANNA, a_key()) for _ in range(20))
    assert sum(isinstance(one, Done) for one in found) == 3
    assert found.count(TooManyTables) == 17


async def test_one_interaction_opens_one_table_however_often_it_comes(parlour: Parlour) -> None:
    request, key = OpenRequest(location=PLACE, game="hilltops"), a_key()
    found = await at_once(parlour.service.open(request, ANNA, key) for _ in range(20))
    assert len({one.table_id for one in found if isinstance(one, Done)}) == 1
    assert sum(isinstance(one, Done) and not one.repeated for one in found) == 1


async def test_a_rematch_asked_for_by_everybody_at_once_is_one_table(parlour: Parlour) -> None:
    former = await parlour.finished(ANNA, BELA, CLEO, seats=3)
    people = (ANNA, BELA, CLEO)
    found = await at_once(parlour.service.rematch(asks(former, who)) for who in people)
    (table_id,) = {one.table_id for one in found if isinstance(one, Done)}
    names = [seat.name for seat in (await parlour.look(table_id)).table.seats]
    assert names == ["Bela", "Cleo", "Anna"]


async def test_a_language_chosen_beside_an_options_form_stays(parlour: Parlour) -> None:
    for number in range(20):
        table_id = await parlour.table(ANNA)
        await asyncio.gather(
            parlour.service.do(asks(table_id, ANNA), verbs.configure({"bury": 1 + number % 2})),
            parlour.store.settings.change_guild(GUILD, locale=f"l{number}"),
        )
        settings = await parlour.store.settings.of_guild(GUILD)
        assert settings.locale == f"l{number}"
        mine = await parlour.store.settings.of_user(ANNA.id)
        assert mine.last_options["hilltops"]["bury"] == 1 + number % 2
        await parlour.service.do(asks(table_id, ANNA), verbs.close())


async def test_a_hundred_tables_at_once(parlour: Parlour) -> None:
    await parlour.store.settings.change_guild(GUILD, tables_per_person=MANY, tables_per_guild=MANY)

    async def whole_beginning(number: int) -> str:
        table_id = await parlour.running(ANNA, BELA)
        rng = Random(number)
        await asyncio.gather(*(parlour.play(table_id, who, rng) for who in (BELA, ANNA)))
        return table_id

    tables = await asyncio.gather(*(whole_beginning(number) for number in range(MANY)))
    assert len(set(tables)) == MANY
    for table_id in tables:
        assert len(await parlour.store.log.entries(table_id)) == 5


async def test_everybody_may_play_at_once_in_a_simultaneous_phase(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    rng = Random(1)
    plays = [(who, *await parlour.some_action(table_id, who, rng)) for who in (CLEO, ANNA, BELA)]
    found = await at_once(
        parlour.service.do(asks(table_id, who, revision), verbs.act(notation)) for who, revision, notation in plays
    )
    assert all(isinstance(one, Done) for one in found)
    await assert_whole(parlour, table_id)


@pytest.fixture
async def other(parlour: Parlour) -> AsyncIterator[Parlour]:
    """A second service on the same database, as another process would be."""
    opened = await Parlour.open(parlour.url, parlour.clock)
    yield opened
    await opened.close()


async def test_two_services_never_both_append(parlour: Parlour, other: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    rng = Random(2)
    accepted = 0
    while awaited := await parlour.awaited(table_id):
        await other.look(table_id)  # both have the table in their cache now
        who = awaited[0]
        revision, notation = await parlour.some_action(table_id, who, rng)
        found = await at_once(
            one.service.do(asks(table_id, who, revision), verbs.act(notation)) for one in (parlour, other)
        )
        assert [one for one in found if isinstance(one, type)] in ([Stale], [Finished])
        accepted += 1
        parlour.service.drop_cache()
    await assert_whole(parlour, table_id)
    assert len(await parlour.store.log.entries(table_id)) == 3 + accepted
    other.service.drop_cache()
    assert await other.looks(table_id) == await parlour.looks(table_id)


async def test_a_service_that_lags_behind_catches_up_when_it_writes(parlour: Parlour, other: Parlour) -> None:
    table_id = await parlour.table(ANNA)
    await other.look(table_id)
    await parlour.service.do(asks(table_id, BELA), verbs.join())
    await other.service.do(asks(table_id, CLEO), verbs.join())
    assert [seat.name for seat in (await other.look(table_id)).table.seats] == ["Anna", "Bela", "Cleo"]
    await parlour.service.do(asks(table_id, ANNA), verbs.start())  # behind again, and still right
    assert len((await parlour.look(table_id)).table.seats) == 3
    revision, notation = await parlour.some_action(table_id, ANNA, Random(1))
    await other.service.do(asks(table_id, ANNA, revision), verbs.act(notation))  # a click from a newer picture


async def test_an_interaction_counts_once_over_all_services(parlour: Parlour, other: Parlour) -> None:
    table_id = await parlour.table(ANNA)
    await other.look(table_id)
    key = a_key()
    await parlour.service.do(At(table_id, BELA, GUILD, key), verbs.join())
    assert await other.service.do(At(table_id, BELA, GUILD, key), verbs.join()) == Done(table_id, 2, repeated=True)
    assert (await other.look(table_id)).table.revision == 2


async def test_who_stops_waiting_does_not_stop_the_deed(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    revision, notation = await parlour.some_action(table_id, ANNA, Random(1))
    told = len(parlour.changes)
    task = asyncio.ensure_future(parlour.service.do(asks(table_id, ANNA, revision), verbs.act(notation)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    with pytest.raises((Stale, Refused)):  # waits for its turn behind the first
        await parlour.service.do(asks(table_id, ANNA, revision), verbs.act(notation))
    assert (await parlour.look(table_id)).table.revision == revision + 1
    assert len(parlour.changes) == told + 1
    await assert_whole(parlour, table_id)
