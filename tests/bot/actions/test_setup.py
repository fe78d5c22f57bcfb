"""`/setup`: what matters on one page, every chosen channel and role checked, nothing half-applied."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.actions.ground import WISHED, Role
from bot.interactions import invitation
from bot.screens.settings.setup import Checked, setup_choice, setup_screen
from bot.text import LOCALES, Words
from persistence.rows import GuildSettings, WhoMayOpen
from seasons.model import SeasonLength
from tests.bot.screens.reading import read_out
from tests.harness.club import Club, forbid, ids, said

MOST_CLICKS = 8


async def choose(club: Club, page: Any, name: str, *values: Any) -> Any:
    """Choose in one menu of the page; returns the answer."""
    return await club.ada.select(page, values, custom_id=f"1:set:-:0:setup/{name}")


async def begun(club: Club) -> Any:
    return (await club.ada.slash(club.channel, "setup start")).response


async def test_eight_choices_set_a_server_up_and_check_it(club: Club) -> None:
    players = club.guild.create_role("Players", mentionable=True)
    champion = club.guild.create_role("Champion")
    page = await begun(club)
    choices = {
        "language": "fr",
        "time-zone": "Europe/Paris",
        "opener-role": players,
        "call-role": players,
        "news": club.channel,
        "daily-hour": "7",
        "season-length": "manual",
        "champion-role": champion,
    }
    assert [one.rsplit("/", 1)[1] for one in ids(page)] == list(choices)
    assert len(choices) <= MOST_CLICKS
    assert "[" not in said(page)  # how a sentence that is missing is shown
    for name, value in choices.items():
        assert (await choose(club, page, name, value)).response.ephemeral
    text = said((await club.ada.slash(club.channel, "setup check")).response)
    assert "Everything works" in text
    assert text.count("✅") == 7  # two channels, three roles, threads, events
    settings = await club.bot.store.settings.of_guild(club.guild.id)
    assert (settings.locale, settings.time_zone, settings.daily_hour) == ("fr", "Europe/Paris", 7)
    assert (settings.who_may_open, settings.opener_role_id) == (WhoMayOpen.ROLE, players.id)
    assert (settings.call_role_id, settings.champion_role_id) == (players.id, champion.id)
    assert settings.daily_channel_id == settings.season_channel_id == club.channel.id
    assert settings.season_length is SeasonLength.MANUAL


async def test_a_server_that_chose_nothing_is_told_what_there_is(club: Club) -> None:
    text = said((await club.ada.slash(club.channel, "setup check")).response)
    assert "posted nowhere" in text
    assert "where people last played" in text
    assert "/setup start" in text


async def test_roles_that_cannot_do_their_part_are_told_with_the_way_out(club: Club) -> None:
    quiet = club.guild.create_role("Quiet")
    above = club.guild.create_role("Owners", position=50)
    page = await begun(club)
    assert "drag my role above it" in said((await choose(club, page, "champion-role", above)).response)
    forbid(club, "manage_roles", "mention_everyone")
    await choose(club, page, "call-role", quiet)
    text = said((await choose(club, page, "champion-role", quiet)).response)
    assert "allow anyone to mention it" in text
    assert "Manage Roles" in text
    assert text.count("⚠️") == 2
    assert f"<@&{quiet.id}>" in text


async def test_what_the_bot_may_not_do_is_not_called_well(club: Club) -> None:
    narrow = club.guild.create_text_channel(
        "narrow", overwrites={club.guild.default_role: discord.PermissionOverwrite(create_public_threads=False)}
    )
    forbid(club, "create_public_threads")
    text = said((await club.ada.slash(narrow, "setup check")).response)
    assert "get no threads" in text
    assert "Everything works" not in text


async def test_a_role_that_is_no_more_is_told(club: Club) -> None:
    await club.bot.store.settings.change_guild(club.guild.id, call_role_id=17, champion_role_id=18)
    assert said((await club.ada.slash(club.channel, "setup check")).response).count("this role no longer exists") == 2


async def test_a_channel_that_takes_no_messages_changes_nothing(club: Club) -> None:
    page = await begun(club)
    closed = club.guild.create_text_channel(
        "closed", overwrites={club.guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    )
    answer = await choose(club, page, "news", closed)
    assert "Send Messages" in said(answer.response)
    assert (await club.bot.store.settings.of_guild(club.guild.id)).daily_channel_id is None


async def test_only_the_chosen_role_and_managers_open_tables(club: Club) -> None:
    players = club.guild.create_role("Players")
    await choose(club, await begun(club), "opener-role", players)
    refused = await club.bruno.slash(club.channel, "table new", game="claim")
    assert f"<@&{players.id}>" in said(refused.response)
    club.env.backend.add_member_role(club.guild.id, club.bruno.id, players.id)
    assert (await club.bruno.slash(club.channel, "table new", game="claim")).response is not None
    assert not (await club.ada.slash(club.channel, "table new", game="claim")).ephemeral


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_is_whole_in_every_language(locale: str) -> None:
    ours = GuildSettings(guild_id=5, opener_role_id=7, who_may_open=WhoMayOpen.ROLE, daily_channel_id=8)
    trouble = Role(7, may_call=False).trouble_calling()
    checked = [Checked("daily", "<#8>", None), Checked("call-role", "<@&7>", trouble)]
    screen = setup_screen(ours, checked, Words(locale), asking=True)
    assert screen.faults() == []
    assert "[" not in read_out(screen)


@pytest.mark.parametrize("command", ["setup start", "setup check"])
async def test_only_managers_set_a_server_up(club: Club, command: str) -> None:
    answer = await club.bruno.slash(club.channel, command)
    assert "Manage" in said(answer.response)


def test_choices_that_no_menu_offers_are_refused() -> None:
    forged = [("call-role", "x"), ("news", "9" * 30), ("daily-hour", "3"), ("language", "xx"), ("pace", "1"), ("", "")]
    assert all(setup_choice(name, value, 5) is None for name, value in forged)
    assert setup_choice("call-role", "5", 5) == {"call_role_id": None}  # the role that everybody has
    assert setup_choice("opener-role", "", 5) == {"who_may_open": WhoMayOpen.EVERYONE, "opener_role_id": None}


def test_the_link_asks_for_what_tables_need_and_nothing_else() -> None:
    link = invitation(42)
    assert "client_id=42" in link
    assert "applications.commands" in link
    granted = discord.Permissions(int(link.split("permissions=")[1].split("&")[0]))
    needed = WISHED
    assert all(getattr(granted, name) for name in needed)
    assert granted.value.bit_count() == len(needed)
    assert granted.value == 17901423725568
