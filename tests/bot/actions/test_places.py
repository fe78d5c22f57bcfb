"""Tables in private, locked or archived threads, forums and closed channels; people are told why one is refused."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.courier.wire.channels import Channels
from bot.entrance import Entrance
from tests.harness.answering import answer
from tests.harness.club import Club, ids, press, running_table, said, sentence, table_of, to_act

PRIVATE, PUBLIC = 12, 11
MEMBER = "/channels/*/thread-members/@me"


def thread_of_ada(club: Club, kind: int, channel: Any = None) -> Any:
    """A new thread that Ada has opened."""
    parent = channel or club.channel
    club.env.backend.create_thread(parent.id, "Aside", club.ada.id, type=kind)
    return parent.threads[-1]


async def test_a_table_opens_in_a_private_thread_only_where_the_bot_is(club: Club) -> None:
    thread = thread_of_ada(club, PRIVATE)
    club.env.inject_error("PUT", MEMBER, status=403, code=50001, times=1)
    assert "Mention me there" in sentence(await club.ada.slash(thread, "table new", game="claim"))
    club.env.backend.add_thread_member(thread.id, club.env.backend.bot_user.id)
    opened = await club.ada.slash(thread, "table new", game="claim")
    assert not opened.ephemeral
    assert table_of(opened.response)


async def test_a_table_moves_to_a_private_thread_only_where_the_bot_is(club: Club) -> None:
    await running_table(club)
    thread = thread_of_ada(club, PRIVATE)
    club.env.inject_error("PUT", MEMBER, status=403, code=50001, times=1)
    assert "Mention me there" in sentence(await club.ada.slash(club.channel, "table move", channel=thread))
    club.env.backend.add_thread_member(thread.id, club.env.backend.bot_user.id)
    assert "is now in" in sentence(await club.ada.slash(club.channel, "table move", channel=thread))


async def test_no_table_opens_in_or_moves_to_a_locked_thread(club: Club) -> None:
    await running_table(club)
    none = discord.PermissionOverwrite(manage_threads=False)
    thread = thread_of_ada(club, PUBLIC, club.guild.create_text_channel("side", overwrites={club.env.bot.user: none}))
    club.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    assert "is locked" in sentence(await club.ada.slash(thread, "table new", game="claim"))
    assert "is locked" in sentence(await club.ada.slash(club.channel, "table move", channel=thread))


async def test_an_archived_thread_takes_a_table(club: Club) -> None:
    await running_table(club)
    thread = thread_of_ada(club, PUBLIC)
    club.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    assert "is now in" in sentence(await club.ada.slash(club.channel, "table move", channel=thread))
    shown = await club.ada.slash(club.channel, "settings server", **{"season-channel": thread})
    assert ids(shown.response)


async def test_settings_refuse_channels_that_cannot_be_written_in(club: Club) -> None:
    silent = discord.PermissionOverwrite(send_messages=False)
    shut = club.guild.create_text_channel(
        "shut", overwrites={club.guild.default_role: silent, club.env.bot.user: silent}
    )
    ideas, rooms = club.guild.create_forum_channel("ideas"), club.guild.create_category("rooms")
    for option in ("season-channel", "daily-channel"):
        for place, why in ((ideas, "does not take"), (rooms, "does not take"), (shut, "Send Messages")):
            refused = await club.ada.slash(club.channel, "settings server", **{option: place})
            assert why in sentence(refused)
    ours = await club.bot.preferences.of_server(club.guild.id)
    assert (ours.season_channel_id, ours.daily_channel_id) == (None, None)


async def test_a_table_that_may_not_be_drawn_tells_each_player_once(club: Club) -> None:
    table = await running_table(club)
    club.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=160005, times=None)
    mover = to_act(club, table)
    await answer(mover, (await press(mover, table, "hand")).response)
    await club.env.advance_time(3)

    def told() -> int:
        return sum(one.method == "POST" and "/webhooks/" in one.path for one in club.env.http_requests)

    def edits() -> int:
        return sum(one.method == "PATCH" and "/channels/" in one.path for one in club.env.http_requests)

    tried = edits()
    await press(club.ada, table, "hand")
    await press(club.bruno, table, "hand")
    await club.env.advance_time(3)
    assert told() == 2
    await press(club.ada, table, "hand")
    await club.env.advance_time(3)
    assert told() == 2
    assert edits() == tried, "what is forbidden is not tried for ever"
    club.env.backend.faults.clear()
    club.bot.courier.readmitted(club.channel.id)
    await club.env.advance_time(3)
    assert edits() > tried


@pytest.mark.logs("command failed", "click failed")
async def test_what_fails_before_an_action_becomes_a_sentence(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await running_table(club)

    def broken(*_: object, **__: object) -> bool:
        raise RuntimeError

    monkeypatch.setattr(Entrance, "_refusal", broken)
    assert "Something went wrong" in sentence(await press(club.ada, table, "hand"))
    assert "Something went wrong" in sentence(await club.ada.slash(club.channel, "hand"))
    with pytest.raises(ExceptionGroup):  # simcord notes what reaches the tree, handled or not
        club.env.raise_errors()


async def test_a_hand_opened_from_a_call_keeps_the_call_until_the_next(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    deleted: list[int] = []
    delete = Channels.delete

    async def noted(self: Channels, channel_id: int, message_id: int) -> Any:
        deleted.append(message_id)
        return await delete(self, channel_id, message_id)

    monkeypatch.setattr(Channels, "delete", noted)
    table = await running_table(club)
    await club.env.advance_time(3)
    calls: list[int] = []
    for _ in range(8):
        mover = to_act(club, table)
        call = next((one for one in club.channel.history() if "it is your turn" in said(one)), None)
        hand = (await press(mover, table if call is None else call, "hand")).response
        await club.env.advance_time(3)
        if call is not None:
            calls.append(call.id)
            seen = next(one for one in club.channel.history() if one.id == call.id)
            assert (said(seen), ids(seen)) == ("✓ Seen", [])
            assert call.id not in deleted
        await answer(mover, hand)
        club.bot.courier._people._hands.clear()
        await club.env.advance_time(3)
    assert len(calls) > 2
    assert deleted
    await club.ada.slash(club.channel, "table close", table=table_of(table), sure=True)
    await club.env.advance_time(3)
    assert set(calls) <= set(deleted)
