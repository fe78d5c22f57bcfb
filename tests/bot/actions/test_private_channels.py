"""Tables in channels a person cannot read do not exist for them: no list, completion, seat, hand or replay."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.harness.club import Club, id_of, ids, press, resign, said, sentence, table_of
from tests.harness.forging import told_apart

BY_NAME = ("hand", "table show", "table join", "table start", "table close", "table rematch", "table resign")


@pytest.fixture
def back_room(club: Club) -> Any:
    """A channel that Ada and Bruno may read, and Chloé may not."""
    shut, open_to = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    who = {club.ada: open_to, club.bruno: open_to, club.env.bot.user: open_to}
    return club.guild.create_text_channel("back-room", overwrites={club.guild.default_role: shut, **who})


async def table_in(club: Club, channel: Any, *, finished: bool = False) -> Any:
    opened = await club.ada.slash(channel, "table new", game="claim")
    if finished:
        await press(club.bruno, opened.response, "join")
        await press(club.ada, opened.response, "start")
        await resign(club.bruno, channel)
        await club.env.advance_time(2)
    return opened.response


async def test_the_list_has_only_tables_that_its_reader_may_see(club: Club, back_room: Any) -> None:
    table_id = table_of(await table_in(club, back_room))
    assert table_id in said((await club.bruno.slash(club.channel, "table list")).response)
    assert table_id not in said((await club.chloe.slash(club.channel, "table list")).response)


async def test_a_table_elsewhere_is_as_unknown_as_one_that_there_is_not(club: Club, back_room: Any) -> None:
    table = await table_in(club, back_room)
    before = await club.bot.store.log.entries(table_of(table))
    here = (await club.ada.slash(club.channel, "table new", game="claim")).response
    for command in BY_NAME:
        unknown = sentence(await club.chloe.slash(club.channel, command, table="aaaaaaaa"))
        assert "no such table" in unknown
        assert sentence(await club.chloe.slash(club.channel, command, table=table_of(table))) == unknown
    assert await told_apart(club.env, club.chloe, here, table_of(table)) == []
    assert await club.bot.store.log.entries(table_of(table)) == before
    assert "joined the table" in sentence(await club.bruno.slash(club.channel, "table join", table=table_of(table)))


async def test_finished_games_are_suggested_and_replayed_where_they_may_be_seen(club: Club, back_room: Any) -> None:
    table_id = table_of(await table_in(club, back_room, finished=True))
    for command in ("replay", "verify"):
        assert await club.chloe.autocomplete(club.channel, command, "game", "") == []
        (found,) = await club.bruno.autocomplete(club.channel, command, "game", "")
        assert found["value"] == table_id
        assert "no such table" in sentence(await club.chloe.slash(club.channel, command, game=table_id))
        assert "no such table" not in said((await club.bruno.slash(club.channel, command, game=table_id)).response)


async def test_my_turns_are_those_where_i_may_go(club: Club, back_room: Any) -> None:
    table = await table_in(club, back_room)
    await press(club.bruno, table, "join")
    await press(club.ada, table, "start")
    waiting = [person for person in (club.ada, club.bruno) if ids((await person.slash(club.channel, "turns")).response)]
    assert len(waiting) == 1
    view_channel = str(discord.Permissions(view_channel=True).value)
    await club.bot.http.edit_channel_permissions(back_room.id, waiting[0].id, "0", view_channel, 1)
    await club.env.settle()
    assert ids((await waiting[0].slash(club.channel, "turns")).response) == []


@pytest.mark.parametrize("archived", [False, True], ids=["active", "archived"])
async def test_a_thread_is_seen_by_whoever_sees_its_channel(club: Club, back_room: Any, *, archived: bool) -> None:
    await club.ada.slash(back_room, "table new", game="claim", thread=True)
    await club.ada.slash(club.channel, "table new", game="claim", thread=True)
    (hidden,), (open_one,) = back_room.threads, club.channel.threads
    tables = {table.location.channel_id: table.id for table in await club.bot.service.listing.of_guild(club.guild.id)}
    if archived:
        for thread in (hidden, open_one):
            found = club.bot.get_channel(thread.id)
            assert isinstance(found, discord.Thread)
            await found.edit(archived=True)
        await club.env.settle()
        assert club.bot.get_channel(hidden.id) is None

    listed = said((await club.chloe.slash(club.channel, "table list")).response)
    assert tables[hidden.id] not in listed
    assert tables[open_one.id] in listed
    asked = [call for call in club.env.http_requests if call.path.endswith(f"/channels/{hidden.id}")]
    await club.chloe.slash(club.channel, "table list")
    again = [call for call in club.env.http_requests if call.path.endswith(f"/channels/{hidden.id}")]
    assert len(again) == len(asked), "what Discord said is kept"


async def test_a_private_thread_is_seen_by_its_members(club: Club) -> None:
    channel = club.bot.get_channel(club.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="whispers", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(club.bruno.id))
    await club.env.settle()
    (there,) = club.channel.threads
    opened = await club.bruno.slash(there, "table new", game="claim")
    table_id = id_of(opened.response, "join").split(":")[2]

    assert table_id in said((await club.bruno.slash(club.channel, "table list")).response)
    assert table_id not in said((await club.chloe.slash(club.channel, "table list")).response)


async def test_nobody_is_invited_to_a_channel_that_they_cannot_read(club: Club, back_room: Any) -> None:
    opened = await table_in(club, back_room)
    refused = await club.ada.slash(back_room, "table invite", person=club.chloe)
    assert "cannot read the channel" in sentence(refused)
    for channel in (back_room, club.channel):  # from elsewhere, too
        refused = await club.ada.slash(channel, "table invite", person=club.chloe, table=table_of(opened))
        assert "cannot read the channel" in sentence(refused)
    assert not (await club.bot.service.look_inside(table_of(opened))).table.kept
    await club.ada.slash(club.channel, "table invite", person=club.bruno, table=table_of(opened))
    (kept,) = (await club.bot.service.look_inside(table_of(opened))).table.kept
    assert kept.user_id == int(club.bruno.id)
