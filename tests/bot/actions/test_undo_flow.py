"""Taking a play back, by the button on the hand and by the command."""

from __future__ import annotations

from tests.harness.club import Club, ids, press, running_table, said, table_of, to_act


async def test_a_play_is_taken_back_by_its_button(club: Club) -> None:
    table = await running_table(club, rated=False)
    who = to_act(club, table)
    hand = await press(who, table, "hand")
    assert "Take back" not in said(hand.response)
    played = await press(who, hand.response, "pick")
    assert "Waiting for" in said(played.response)

    back = await press(who, played.response, "undo")

    assert back.response.ephemeral
    assert len([one for one in ids(back.response) if ":pick:" in one]) == 13
    assert "You take back your last play." in said(back.response)
    assert "Take back" not in said(back.response)
    await club.env.advance_time(2)
    assert to_act(club, table) is who


async def test_the_command_says_why_not(club: Club) -> None:
    table = await running_table(club)
    who = to_act(club, table)
    refused = await who.slash(club.channel, "table undo")
    assert "You have no play to take back." in said(refused.response)
    hand = await press(who, table, "hand")
    played = await press(who, hand.response, "pick")
    assert "Take back" not in said(played.response)

    refused = await who.slash(club.channel, "table undo")
    assert "counts for the season" in said(refused.response)
    await club.bruno.slash(club.channel, "settings server", **{"undo-rated": True})  # is no manager
    assert "counts for the season" in said((await who.slash(club.channel, "table undo")).response)
    await club.ada.slash(club.channel, "settings server", **{"undo-rated": True})
    undone = await who.slash(club.channel, "table undo", table=table_of(table))
    assert len([one for one in ids(undone.response) if ":pick:" in one]) == 13

    stranger = await club.chloe.slash(club.channel, "table undo")
    assert "seat" in said(stranger.response)
