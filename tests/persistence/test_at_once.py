"""Changes that two processes make at the same moment end as if one had been first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import make_url

from persistence.rows import EntryKind, Phase, Ping
from persistence.store import Store
from persistence.upkeep.check import check, check_standings
from seasons.boards import Sort
from seasons.tally import EVERY_GAME
from tests.persistence.samples import ANNA, BELA, CLEO, OPENING, PLACE, a_result, a_table, entry, person

NOBODY = -5


@pytest.fixture
async def stores(patient: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes on one database."""
    one, other = await Store.open(patient), await Store.open(patient)
    yield one, other
    await one.close()
    await other.close()


async def finish(store: Store, number: int, *people: int) -> None:
    table_id = f"t{number}"
    await store.log.open_table(a_table(table_id), [], OPENING)
    result = a_result(table_id, persons=people)
    await store.log.append(table_id, 1, [entry(2, EntryKind.FINISH)], phase=Phase.FINISHED, result=result)


async def test_one_of_two_tables_is_the_last_that_a_call_is_for(stores: tuple[Store, Store]) -> None:
    for table_id in ("aaaaaaaa", "bbbbbbbb"):
        await stores[0].log.open_table(a_table(table_id), [], OPENING)
    for message_id in range(1, 13):
        calls = [Ping(table_id, ANNA, PLACE.channel_id, message_id) for table_id in ("aaaaaaaa", "bbbbbbbb")]
        for call in calls:
            await stores[0].messages.add_ping(call)
        left = await asyncio.gather(
            *(store.messages.left_to_others(call) for store, call in zip(stores, calls, strict=True))
        )
        assert sorted(left) == [False, True]


async def test_notes_and_pings_that_are_put_twice_at_once_are_there_once(stores: tuple[Store, Store]) -> None:
    await stores[0].log.open_table(a_table(), [], OPENING)
    for number in range(12):
        ping = Ping("aaaaaaaa", ANNA, PLACE.channel_id, number)
        await asyncio.gather(
            *(store.notes.put(f"note {number}", "1") for store in stores),
            *(store.messages.add_ping(ping) for store in stores),
        )
        assert await stores[0].notes.get(f"note {number}") == "1"
    assert len(await stores[1].messages.pings_of(ANNA)) == 12


async def test_who_is_forgotten_while_others_finish_games_leaves_standings_that_agree(
    stores: tuple[Store, Store], url: str
) -> None:
    for number in range(3):
        await finish(stores[0], number, ANNA, BELA)
    forgotten, *_ = await asyncio.gather(
        stores[0].people.make_nobody_elsewhere(ANNA, NOBODY),
        *(finish(stores[number % 2], number, BELA, CLEO) for number in range(3, 15)),
    )
    assert forgotten
    assert not await stores[1].people.is_kept(ANNA)
    assert check_standings(make_url(url)) == []


async def test_games_of_one_server_that_end_at_once_all_count(stores: tuple[Store, Store], url: str) -> None:
    await asyncio.gather(*(finish(stores[number % 2], number, number % 4, 4 + number % 3, 7) for number in range(24)))
    board = await stores[0].standings.board(PLACE.guild_id, 1, EVERY_GAME, Sort.GAMES)
    assert (board.lines[0].standing.user_id, board.lines[0].standing.games) == (7, 24)
    assert check_standings(make_url(url)) == []


async def test_a_play_and_a_forgetting_at_one_table_follow_each_other(stores: tuple[Store, Store], url: str) -> None:
    for number in range(8):
        table_id = f"t{number}"
        await stores[0].log.open_table(a_table(table_id), [person(0, BELA), person(1, CLEO)], OPENING)
        left = entry(2, EntryKind.LEAVE, actor_id=ANNA, body=str(ANNA))
        await asyncio.gather(
            stores[0].log.append(table_id, 1, [left], seats=[person(0, BELA)]),
            stores[1].people.make_nobody_at(table_id, BELA, NOBODY, lambda body: body),
            stores[1].people.make_nobody_at(table_id, ANNA, NOBODY, lambda body: body),
        )
        assert [seat.user_id for seat in (await stores[0].tables.seats_at([table_id]))[table_id]] == [BELA]
        await stores[1].people.make_nobody_at(table_id, ANNA, NOBODY, lambda body: body)
        assert [line.actor_id for line in await stores[0].log.entries(table_id)] == [NOBODY, NOBODY]
    assert check(make_url(url)) == []
