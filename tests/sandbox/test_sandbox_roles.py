"""Roles of the sandbox: who the bot may give them to, and whom a mention of one calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest

from tests.sandbox.test_sandbox_places import text_channel

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.person import Person
    from sandbox.server import Sandbox
    from tests.sandbox.tiny_bot import TinyBot

    People = Callable[[str], Awaitable[Person]]


def role_of(guild: discord.Guild, name: str) -> discord.Role:
    return next(role for role in guild.roles if role.name == name)


async def test_a_role_below_the_bots_own_is_given_and_taken(bot: TinyBot, sandbox: Sandbox) -> None:
    guild = bot.guilds[0]
    champion = role_of(guild, "Champion")
    ada = next(who for who in sandbox.world.people if who.username == "ada")
    for _ in range(2):  # giving twice is giving once
        await bot.http.add_role(guild.id, ada.id, champion.id)
    assert champion.id in (await guild.fetch_member(ada.id))._roles
    for _ in range(2):
        await bot.http.remove_role(guild.id, ada.id, champion.id)
    assert champion.id not in (await guild.fetch_member(ada.id))._roles


async def test_no_role_above_the_bots_own_and_none_that_is_not(bot: TinyBot, sandbox: Sandbox) -> None:
    guild = bot.guilds[0]
    ada = next(who for who in sandbox.world.people if who.username == "ada")
    for name in ("Moderators", "Tapis", "@everyone"):
        with pytest.raises(discord.Forbidden) as refused:
            await bot.http.add_role(guild.id, ada.id, role_of(guild, name).id)
        assert (refused.value.status, refused.value.code) == (403, 50013)
    for user_id, role_id, code in ((ada.id, 17, 10011), (17, role_of(guild, "Champion").id, 10007)):
        with pytest.raises(discord.NotFound) as missing:
            await bot.http.add_role(guild.id, user_id, role_id)
        assert missing.value.code == code


async def test_a_mention_calls_a_role_only_where_it_may(bot: TinyBot, people: People) -> None:
    ada = await people("Ada")
    channel = text_channel(bot, ada)
    players, champion = role_of(bot.guilds[0], "Card players"), role_of(bot.guilds[0], "Champion")
    both = f"{players.mention} {champion.mention}"
    assert (await channel.send(both, allowed_mentions=discord.AllowedMentions.none())).role_mentions == []
    only = discord.AllowedMentions(roles=[players], users=False, everyone=False)
    assert (await channel.send(both, allowed_mentions=only)).role_mentions == [players]
    silent = discord.AllowedMentions(roles=[champion], users=False, everyone=False)
    assert (await channel.send(both, allowed_mentions=silent)).role_mentions == []  # not everybody may mention it
