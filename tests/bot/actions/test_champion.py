"""The champion's role: given when a season ends, taken from the one before, kept over restarts, never forced."""

from __future__ import annotations

from typing import Any

from bot.courier.wire.calls import Delivery, call
from persistence.rows import Crown
from tests.bot.actions.test_season_flow import play
from tests.harness.club import Club, forbid, press, said


async def with_role(club: Club, **about: Any) -> Any:
    role = club.guild.create_role("Champion", **about)
    await club.bot.store.settings.change_guild(club.guild.id, champion_role_id=role.id)
    return role


async def end_season(club: Club) -> str:
    """End the season by hand; returns the message that closes it."""
    await press(club.ada, (await club.ada.slash(club.channel, "season end")).response, "season")
    while "is over" not in said(club.channel.last_message):
        await club.env.settle()
    return said(club.channel.last_message)


def wearers(club: Club, role: Any) -> list[str]:
    members = club.env.backend.get_guild(club.guild.id).members
    people = (club.ada, club.bruno, club.chloe)
    return [one.name for one in people if role.id in members[one.id].role_ids]


async def test_the_champion_gets_the_role_and_the_one_before_gives_it_back(club: Club) -> None:
    role = await with_role(club)
    await play(club, club.bruno, club.ada)
    assert "could not" not in await end_season(club)
    assert wearers(club, role) == ["bruno"]
    await club.restart()
    assert wearers(club, role) == ["bruno"]
    await play(club, club.ada, club.bruno)
    await end_season(club)
    assert wearers(club, role) == ["ada"]
    assert await club.bot.store.crowns.of_guild(club.guild.id) == [Crown(club.guild.id, club.ada.id, role.id)]

    exported = await club.ada.slash(club.channel, "privacy export")
    assert str(role.id).encode() in await exported.response.attachments[0].read()
    await press(club.ada, (await club.ada.slash(club.channel, "privacy forget")).response, "forget")
    assert wearers(club, role) == []
    assert await club.bot.store.crowns.of_guild(club.guild.id) == []


async def test_a_restart_in_between_gives_nothing_twice_and_loses_nothing(club: Club) -> None:
    role = await with_role(club)
    await play(club, club.bruno, club.ada)
    await end_season(club)
    former = Crown(club.guild.id, club.chloe.id, role.id)
    club.env.backend.add_member_role(club.guild.id, club.chloe.id, role.id)
    await club.bot.store.crowns.give(former)  # as if the fall had come before it was taken
    await club.bot.store.crowns.take(Crown(club.guild.id, club.bruno.id, role.id))  # and before it was kept
    await club.restart()
    assert await club.bot.champions.settle(club.guild.id) is True
    assert wearers(club, role) == ["bruno"]
    assert [one.user_id for one in await club.bot.store.crowns.of_guild(club.guild.id)] == [club.bruno.id]


async def test_people_who_keep_their_statistics_private_wear_nothing(club: Club) -> None:
    role = await with_role(club)
    await club.bruno.slash(club.channel, "settings me", **{"stats-public": False})
    await play(club, club.bruno, club.ada)
    assert "could not" not in await end_season(club)
    assert wearers(club, role) == []


async def test_a_role_above_the_bots_own_is_explained_and_stops_no_closing(club: Club) -> None:
    role = await with_role(club, position=50)
    await play(club, club.bruno, club.ada)
    assert "could not give or remove the champion’s role" in await end_season(club)
    assert wearers(club, role) == []
    assert "drag my role above it" in said((await club.ada.slash(club.channel, "setup check")).response)

    below = await with_role(club)
    forbid(club, "manage_roles")
    await play(club, club.bruno, club.ada)
    assert "could not give or remove" in await end_season(club)
    assert "Manage Roles" in said((await club.ada.slash(club.channel, "setup check")).response)
    assert wearers(club, below) == []


async def test_a_champion_who_left_and_a_role_that_is_gone_stop_nothing(club: Club) -> None:
    role = await with_role(club)
    await play(club, club.bruno, club.ada)
    club.guild.remove_member(club.bruno)
    assert "could not" not in await end_season(club)
    assert await club.bot.store.crowns.of_guild(club.guild.id) == []
    outcome, _ = await call(lambda: club.bot.http.remove_role(club.guild.id, club.bruno.id, role.id))
    assert outcome is Delivery.GONE
