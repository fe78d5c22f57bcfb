"""Calling the server's role to a table: once an hour, over restarts, and only with the one mention that is meant."""

from __future__ import annotations

from typing import Any

from persistence.rows import Phase
from tests.harness.club import Club, forbid, press, said


async def with_role(club: Club, **about: Any) -> Any:
    role = club.guild.create_role("Players", **about)
    await club.bot.store.settings.change_guild(club.guild.id, call_role_id=role.id)
    return role


def answered(result: Any) -> str:
    assert result.ephemeral
    return said(result.response)


async def test_a_table_that_seeks_players_calls_the_role_once_an_hour(club: Club) -> None:
    role = await with_role(club, mentionable=True)
    table = (await club.ada.slash(club.channel, "table new", game="claim")).response
    more = (await press(club.ada, table, "more")).response
    assert "Call players" in said(more)
    called = await press(club.ada, more, "call")
    assert not called.ephemeral
    assert f"<@&{role.id}>" in said(called.response)
    assert "one more player" in said(called.response)
    assert [one.id for one in club.channel.last_message.role_mentions] == [role.id]
    await press(club.bruno, called.response, "join")
    (joined,) = await club.bot.service.listing.of_person(club.bruno.id, [Phase.OPEN], limit=5)
    assert joined.seat_of(club.bruno.id) is not None

    await club.chloe.slash(club.channel, "table new", game="five_crowns")
    await club.restart()
    again = await club.chloe.slash(club.channel, "table call")
    assert again.ephemeral
    assert "less than an hour ago" in said(again.response)
    assert "<t:" in said(again.response)


async def test_why_nobody_is_called(club: Club) -> None:
    async def refused(who: Any, **options: Any) -> str:
        return answered(await who.slash(club.channel, "table call", **options))

    assert "no such table" in await refused(club.ada)
    opened = (await club.ada.slash(club.channel, "table new", game="claim")).response
    assert "/setup start" in await refused(club.ada)
    assert "Call players" not in said((await press(club.ada, opened, "more")).response)
    role = await with_role(club)
    forbid(club, "mention_everyone")
    assert "allow anyone to mention it" in await refused(club.ada)
    assert "Only players at the table" in await refused(club.bruno)
    await club.bot.store.settings.change_guild(
        club.guild.id, call_role_id=club.guild.create_role("Loud", mentionable=True).id
    )
    await press(club.bruno, opened, "join")
    assert "Every seat is taken" in await refused(club.ada)
    await press(club.ada, opened, "start")
    assert "The game has begun" in await refused(club.ada)
    settings = await club.bot.store.settings.of_guild(club.guild.id)
    assert settings.called_at is None  # a refusal spends no hour
    assert settings.call_role_id != role.id


async def test_a_private_table_calls_nobody(club: Club) -> None:
    await with_role(club, mentionable=True)
    await club.ada.slash(club.channel, "table new", game="claim", private=True)
    assert "private table" in answered(await club.ada.slash(club.channel, "table call"))


async def test_of_two_calls_at_once_one_is_refused(club: Club) -> None:
    await with_role(club, mentionable=True)
    claims = [await club.bot.store.settings.claim_call(club.guild.id, 1000 + at, 60) for at in (0, 1, 59, 60)]
    assert claims == [None, 1060, 1060, None]
