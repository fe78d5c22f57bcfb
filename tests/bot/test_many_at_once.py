"""A hundred clicks at once through the router: each is answered, one takes effect."""

from __future__ import annotations

import asyncio

from bot.tables import verbs
from bot.tables.model import At
from tests.harness.booth import ADA, BRUNO, GUILD, Booth, found_ids, words

MANY = 100


async def test_a_hundred_plays_at_once(booth: Booth) -> None:
    table_id = await booth.table()
    look = await booth.bot.service.look_inside(table_id, ADA)
    mover = ADA if look.asked_at is not None else BRUNO
    hand = await booth.press(mover, f"1:hand:{table_id}:3:", private=True)
    cards = [one for one in found_ids(hand) if ":pick:" in one]

    answers = await asyncio.gather(
        *(booth.press(mover, cards[number % len(cards)], private=True) for number in range(MANY))
    )

    assert all(answer["type"] == 7 for answer in answers)
    assert sum("moved on" in words(answer) for answer in answers) == MANY - 1
    log = await booth.bot.store.log.entries(table_id)
    assert [entry.seq for entry in log] == [1, 2, 3, 4]


async def test_a_hundred_people_and_one_seat(booth: Booth) -> None:
    table_id = await booth.table(started=False)
    await booth.bot.service.do(At(table_id, booth.ada, GUILD), verbs.kick(1))

    answers = await asyncio.gather(
        *(booth.press(user_id, f"1:join:{table_id}:1:") for user_id in range(100, 100 + MANY))
    )

    assert sum(answer["type"] == 7 for answer in answers) == 1
    assert sum("Every seat is taken" in words(answer) for answer in answers) == MANY - 1


async def test_one_interaction_delivered_a_hundred_times(booth: Booth) -> None:
    table_id = await booth.table(started=False)
    await asyncio.gather(*(booth.press(ADA, f"1:start:{table_id}:2:", key=77) for _ in range(MANY)))
    assert (await booth.bot.service.look_inside(table_id)).table.revision == 3
