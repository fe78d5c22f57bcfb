"""Pausing and moving tables as somebody who manages the server, by command and by button."""

from __future__ import annotations

from tests.harness.club import LONG, Club, ids, press, running_table, said, sentence, to_act


async def test_a_game_is_paused_and_goes_on_by_order(club: Club) -> None:
    table = await running_table(club)
    assert "Manage Server" in sentence(await club.bruno.slash(club.channel, "table pause"))
    paused = await club.ada.slash(club.channel, "table pause")
    assert "paused until" in said(paused.response)
    hand = await press(club.bruno, table, "hand")
    assert "The game was paused" in said(hand.response)
    assert not [one for one in ids(hand.response) if ":pick:" in one]
    await press(club.ada, paused.response, "resume")
    assert "The game was paused" not in said((await press(club.bruno, table, "hand")).response)


async def test_nobody_is_called_in_a_pause_and_once_after_it(club: Club) -> None:
    table = await running_table(club)
    called = to_act(club, table)
    if called is club.ada:  # who has begun the game knows whose turn it is
        hand = await press(called, table, "hand")
        await press(called, hand.response, "pick")
        called = to_act(club, table)

    async def calls() -> int:
        await club.env.advance_time(5)
        return sum(f"<@{called.id}>, it is your turn" in said(message) for message in club.channel.history())

    assert await calls() == 1
    await club.ada.slash(club.channel, "table pause")
    assert await calls() == 0
    await club.ada.slash(club.channel, "table resume")
    assert await calls() == 1


async def test_a_table_moves_with_its_message(club: Club) -> None:
    table = await running_table(club)
    elsewhere = club.guild.create_text_channel("elsewhere")
    assert "Manage Server" in sentence(await club.bruno.slash(club.channel, "table move", channel=elsewhere))
    club.env.inject_error("PATCH", f"/channels/{club.channel.id}/messages/{table.id}", status=408)
    moved = await club.ada.slash(club.channel, "table move", channel=elsewhere)
    assert f"The table is now in <#{elsewhere.id}>." in said(moved.response)
    await club.env.advance_time(LONG)
    (posted,) = [message for message in elsewhere.history() if "moves the table to" in said(message)]
    (left,) = [message for message in club.channel.history() if message.id == table.id]
    assert f"This table is now in <#{elsewhere.id}>." in said(left)
    assert "Prize" in said((await press(club.ada, posted, "hand")).response)
