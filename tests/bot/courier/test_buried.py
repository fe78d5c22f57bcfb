"""A table that eight messages have buried returns to the bottom of its channel, at most once a minute."""

from __future__ import annotations

from typing import Any

import pytest

from bot.courier.buried import DEEP, GAP, REST, Buried
from bot.tables.service import wall_clock
from tests.harness.club import Club, press, running_table, said, table_of

LONG_AGO = 10**6
"""Milliseconds since the table was posted: longer than it must rest."""


async def chat(club: Club, messages: int) -> None:
    for number in range(messages):
        await club.bruno.send(club.channel, f"word {number}")
    await club.env.advance_time(2)


async def rested(club: Club, table: Any) -> str:
    """Let the table have been where it is for long; return its id."""
    table_id = table_of(table)
    await club.bot.service.shown(table_id, table.id, wall_clock() - LONG_AGO)
    return table_id


async def test_a_buried_table_returns_and_its_former_message_goes(club: Club) -> None:
    table = await running_table(club)
    table_id = await rested(club, table)
    await chat(club, DEEP - 1)
    assert (await club.bot.service.look_inside(table_id)).table.message_id == table.id

    await chat(club, 1)

    now = (await club.bot.service.look_inside(table_id)).table.message_id
    history = {message.id: message for message in club.channel.history()}
    assert now is not None
    assert table.id not in history
    assert now > max(one.id for one in history.values() if one.author.id == club.bruno.id)
    assert (await press(club.ada, history[now], "hand")).ephemeral


async def test_a_table_that_was_just_posted_rests_for_a_minute(club: Club) -> None:
    table = await running_table(club)
    table_id = table_of(table)
    await chat(club, DEEP)
    assert (await club.bot.service.look_inside(table_id)).table.message_id == table.id
    await rested(club, table)
    await club.env.advance_time(REST + 2)
    assert (await club.bot.service.look_inside(table_id)).table.message_id != table.id


async def test_managers_may_leave_tables_where_they_are(club: Club) -> None:
    shown = await club.ada.slash(club.channel, "settings server", **{"table-returns": False})
    assert "returns to the bottom" in said(shown.response)
    table = await running_table(club)
    table_id = await rested(club, table)
    await chat(club, DEEP + 1)
    assert (await club.bot.service.look_inside(table_id)).table.message_id == table.id


@pytest.mark.parametrize("below", range(DEEP + 2))
def test_eight_messages_hide_a_table(below: int) -> None:
    buried = Buried()
    due = [buried.written(1, 100 + number, 0.1 * number) for number in range(below)]
    assert buried.hides(1, 99) is (below >= DEEP)
    assert not buried.hides(1, 101)
    assert not buried.hides(2, 99)
    assert due[: DEEP - 1] == [None] * min(below, DEEP - 1)
    assert due[DEEP - 1 : DEEP] == [0.0] * (below >= DEEP)
    assert all(wait and wait <= GAP for wait in due[DEEP:]), "looked for once, not with every word"
