"""Temporary and final refusals by Discord: the table is shown in the end, once, and people are called anyway."""

from __future__ import annotations

from typing import Any

import pytest
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs

from bot.courier import messages, people
from bot.tables import verbs
from bot.tables.model import At, Person
from bot.tables.service import wall_clock
from tests.harness.answering import answer
from tests.harness.booth import BRUNO, GUILD, Booth, words
from tests.harness.club import LONG, Club, press, resign, running_table, table_of, to_act

TABLES = "/channels/*/messages/*"
HOUR = 3_600_000


def posts(club: Club) -> list[str]:
    return [one.path for one in club.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]


async def shown(club: Club, table: Any) -> list[int]:
    """The messages of the channel that show tables; the one kept in the database must be among them."""
    message_id = (await club.bot.service.look_inside(table_of(table))).table.message_id
    there = [one.id for one in club.channel.history() if "Waiting for" in str(one.components[0].to_dict())]
    assert message_id in there
    return there


async def play(club: Club, table: Any) -> Any:
    mover = to_act(club, table)
    await answer(mover, (await press(mover, table, "hand")).response)
    return mover


async def test_a_table_in_an_archived_thread_is_posted_anew(club: Club) -> None:
    table = await running_table(club)
    club.env.inject_error("PATCH", TABLES, status=400, code=50083, times=None)
    await play(club, table)
    await club.env.advance_time(3)

    there = await shown(club, table)
    assert len(there) == 1
    assert there != [table.id]


@pytest.mark.parametrize(("status", "code"), [(401, 0), (400, 50035), (503, 0)])
async def test_no_refused_edit_makes_a_second_message(club: Club, status: int, code: int) -> None:
    table = await running_table(club)
    club.env.inject_error("PATCH", TABLES, status=status, code=code, times=1)
    mover = await play(club, table)
    await club.env.advance_time(LONG)

    assert await shown(club, table) == [table.id]
    if status != 400:  # nothing that is tried again would be taken
        assert to_act(club, table) is not mover


async def test_what_discord_refuses_stands_in_the_log_with_its_table(club: Club) -> None:
    tables = [await running_table(club), await running_table(club)]
    club.env.inject_error("PATCH", TABLES, status=400, code=50035, times=None)
    with capture_logs(processors=[merge_contextvars]) as logged:
        for table in tables:
            await play(club, table)
        await club.env.advance_time(3)

    refused = [line for line in logged if line["event"] == "discord refused"]
    assert {line.get("table") for line in refused} == {table_of(table) for table in tables}


async def test_people_are_called_even_when_the_table_cannot_be_drawn(club: Club) -> None:
    table = await running_table(club)
    club.env.inject_error("PATCH", TABLES, status=503, times=None)
    before = len(posts(club))
    mover = await play(club, table)
    await club.env.advance_time(3)

    other = club.bruno if mover is club.ada else club.ada
    assert len(posts(club)) == before + 1
    assert await club.bot.courier._people.pinged(table_of(table), other.id)


async def test_no_call_survives_its_game(club: Club) -> None:
    table = await running_table(club)
    mover = await play(club, table)
    await club.env.advance_time(1)
    other = club.bruno if mover is club.ada else club.ada
    assert await club.bot.courier._people.pinged(table_of(table), other.id)

    await resign(mover, club.channel, table=table_of(table))
    await club.env.advance_time(3)

    assert not await club.bot.courier._people.pinged(table_of(table), other.id)
    assert all(other.mention not in str(one.components[0].to_dict()) for one in club.channel.history()[:-1])


async def test_the_sign_of_life_waits_for_what_is_still_to_be_drawn(club: Club) -> None:
    table = await running_table(club)
    await club.env.advance_time(1)
    club.env.inject_error("PATCH", TABLES, status=503, times=1)
    mover = await play(club, table)
    await club.env.advance_time(1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(club.bot.service, "now", lambda: wall_clock() + HOUR)  # an outage that lasts
        await club.bot._sign_of_life()

    await club.restart()
    await club.env.advance_time(2)

    assert to_act(club, table) is not mover


def never(*_: object) -> Any:
    raise ZeroDivisionError


@pytest.mark.logs("drawing failed")
async def test_a_table_that_we_cannot_draw_is_given_up_and_people_are_told_all_the_same(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running_table(club)
    monkeypatch.setattr(messages, "table_screen", never)
    mover = await play(club, table)
    assert club.bot.courier.behind_since() is not None
    for _ in range(messages.MOST_TRIES):
        await club.env.advance_time(LONG)

    other = club.bruno if mover is club.ada else club.ada
    assert await club.bot.courier._people.pinged(table_of(table), other.id)
    assert club.bot.courier.behind_since() is None, "nothing holds the sign of life back"


@pytest.mark.logs("telling failed")
async def test_whose_hand_we_cannot_draw_is_called_instead(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    other = club.bruno if mover is club.ada else club.ada
    await press(other, table, "hand")
    monkeypatch.setattr(people, "hand_screen", never)
    await play(club, table)
    await club.env.advance_time(LONG)

    assert await club.bot.courier._people.pinged(table_of(table), other.id)
    assert club.bot.courier.behind_since() is None


@pytest.mark.logs("telling failed")
async def test_whom_we_cannot_even_call_holds_nothing_up(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await running_table(club)
    monkeypatch.setattr(people, "ping_screen", never)
    mover = await play(club, table)
    await club.env.advance_time(LONG)

    assert to_act(club, table) is not mover
    assert club.bot.courier.behind_since() is None


async def test_the_hand_of_a_game_that_is_over_says_how_it_ended(booth: Booth) -> None:
    table_id = await booth.table()
    await booth.bot.service.do(At(table_id, Person(BRUNO, "Bruno"), GUILD), verbs.resign())
    assert "the result" in words(await booth.press(BRUNO, f"1:hand:{table_id}:3:"))
