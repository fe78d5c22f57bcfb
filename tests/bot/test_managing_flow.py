"""Pausing and moving tables as somebody who manages the server, by command and by button."""

from __future__ import annotations

from tests.harness.club import Club, ids, press, running_table, said, sentence


async def test_a_game_is_paused_and_goes_on_by_order(club: Club) -> None:
    table = await running_table(club)
    assert "Manage Server" in sentence(await club.bruno.slash(club.channel, "table pause"))
    paused = await club.ada.slash(club.channel, "table pause")
    assert "paused until" in said(paused.response)
    hand = await press(club.bruno, table, "hand")
    assert "The game is paused" in said(hand.response)
    assert not [one for one in ids(hand.response) if ":pick:" in one]
    await press(club.ada, paused.response, "resume")
    assert "The game is paused" not in said((await press(club.bruno, table, "hand")).response)


async def test_a_table_moves_with_its_message(club: Club) -> None:
    table = await running_table(club)
    elsewhere = club.guild.create_text_channel("elsewhere")
    assert "Manage Server" in sentence(await club.bruno.slash(club.channel, "table move", channel=elsewhere))
    moved = await club.ada.slash(club.channel, "table move", channel=elsewhere)
    assert f"The table stands in <#{elsewhere.id}> now." in said(moved.response)
    await club.env.advance_time(10)
    (posted,) = [message for message in elsewhere.history() if "moves the table to" in said(message)]
    (left,) = [message for message in club.channel.history() if message.id == table.id]
    assert f"This table now stands in <#{elsewhere.id}>." in said(left)
    assert "Claim" in said((await press(club.ada, posted, "hand")).response)
