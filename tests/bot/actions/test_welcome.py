"""A newcomer's first minute: the bot comes to a server, somebody presses a game, and cards are dealt."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.courier.posts.bulletins import channel_for
from games import registry
from persistence.rows import Phase
from tests.harness.club import Club, id_of, ids, press, resign, said, sentence, table_of
from tests.harness.forging import Forged, forge

SILENT = discord.PermissionOverwrite(send_messages=False)


async def welcomed(club: Club) -> Any:
    """Let Discord tell the bot that it has come to the server, and return what it says there."""
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    club.bot.dispatch("guild_join", guild)
    async with asyncio.timeout(30):
        while True:
            if club.channel.history():
                (welcome,) = club.channel.history()
                return welcome
            await asyncio.sleep(0.01)


async def test_the_bot_says_hello_where_people_write(club: Club) -> None:
    everybody = club.guild.default_role
    others = [
        club.guild.create_text_channel("rules", overwrites={everybody: SILENT}),
        club.guild.create_text_channel("closed", overwrites={club.env.bot.user: SILENT}),
    ]
    welcome = await welcomed(club)
    assert "Tapis" in said(welcome)
    assert not any(channel.history() for channel in others)


async def test_discords_own_channel_for_such_messages_comes_first(club: Club) -> None:
    later = club.guild.create_text_channel("later")
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    assert channel_for(guild) == guild.get_channel(club.channel.id)
    found = guild.get_channel(later.id)
    assert isinstance(found, discord.TextChannel)
    await guild.edit(system_channel=found)
    await club.env.settle()
    assert channel_for(guild) == found


async def test_a_server_where_the_bot_may_not_write_is_left_in_peace(club: Club) -> None:
    user = club.env.bot.user
    assert user is not None
    elsewhere = club.env.create_guild()
    elsewhere.create_text_channel("quiet", overwrites={user: SILENT})
    await club.env.settle()
    guild = club.bot.get_guild(elsewhere.id)
    assert guild is not None
    assert guild.text_channels
    assert channel_for(guild) is None


@pytest.mark.parametrize("game", registry.all_games())
async def test_one_press_deals_a_game_in_private(club: Club, game: str) -> None:
    welcome = await welcomed(club)
    hand = await club.bruno.click(welcome, custom_id=f"1:new:-:0:{game}")
    assert hand.ephemeral
    look = await club.bot.service.look_inside(table_of(hand.response), club.bruno.id)
    assert look.table.phase is Phase.RUNNING
    assert len(look.table.seats) == registry.game(game).first_game.seats
    assert [seat.user_id for seat in look.table.seats] == [club.bruno.id, *[None] * (len(look.table.seats) - 1)]
    await club.env.advance_time(30)
    assert [message.id for message in club.channel.history()] == [welcome.id], "nobody else is told of it"


async def test_a_game_in_private_ends_with_its_result_and_is_played_again_in_private(club: Club) -> None:
    hand = (await club.bruno.slash(club.channel, "play", game="claim")).response
    first = table_of(hand)
    await resign(club.bruno, club.channel)
    over = (await club.bruno.slash(club.channel, "hand")).response
    assert "Score sheet" in said(over)
    sheet = (await press(club.bruno, over, "score")).response
    assert f"<@{club.bruno.id}>" in said(sheet)
    again = await press(club.bruno, (await club.bruno.slash(club.channel, "hand")).response, "again")
    assert again.response.ephemeral
    look = await club.bot.service.look_inside(table_of(again.response), club.bruno.id)
    assert look.table.id != first
    assert look.table.phase is Phase.RUNNING
    assert look.seat is not None
    assert club.channel.history() == []


async def test_the_menu_opens_seats_for_friends(club: Club) -> None:
    welcome = await welcomed(club)
    opened = await club.bruno.select(welcome, ["dwarf_king"], custom_id=id_of(welcome, "seats"))
    assert not opened.ephemeral
    table = (await club.bot.service.look_inside(table_of(opened.response))).table
    assert (table.phase, len(table.seats)) == (Phase.OPEN, 1)
    assert table.seats_wanted == registry.game("dwarf_king").first_game.seats


async def test_the_first_page_is_shown_by_commands_and_how_it_works_by_its_button(club: Club) -> None:
    welcome = await welcomed(club)
    steps = await press(club.chloe, welcome, "help")
    pages = [await club.chloe.slash(club.channel, command) for command in ("help", "play")]
    assert steps.ephemeral
    assert all(page.ephemeral for page in pages)
    assert said(pages[0].response) == said(pages[1].response)
    assert "Deal of the day" in said(pages[0].response)
    assert "How it works" in said(steps.response)
    hand = await club.chloe.click(steps.response, custom_id=id_of(steps.response, "new"))
    assert "hand" in {one.split(":")[1] for one in ids(hand.response)}


async def test_a_game_that_there_is_not_is_refused_kindly(club: Club) -> None:
    shown = (await club.chloe.slash(club.channel, "help")).response
    for game in ("poker", "", "claim/../x"):
        (answer,) = await forge(club.env, Forged(club.chloe, shown, f"1:new:-:0:{game}"))
        assert "do not know that game" in sentence(answer)
    assert await club.bot.service.listing.of_guild(club.guild.id) == []


async def test_where_only_managers_open_tables_the_welcome_says_so(club: Club) -> None:
    welcome = await welcomed(club)
    await club.ada.slash(club.channel, "settings server", **{"who-may-open": "managers"})
    refused = await club.bruno.click(welcome, custom_id=id_of(welcome, "new"))
    assert "Ask one of them" in sentence(refused)
