"""`/block` and `/unblock`: who does not come to my tables."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import named, options
from bot.entrance import Entrance, person_of


def block_commands(entrance: Entrance, actions: Actions) -> list[app_commands.Command[Any, ..., None]]:
    """Return `/block` and `/unblock`."""

    @app_commands.command(**named("block"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @options("block")
    async def block(interaction: discord.Interaction, person: discord.User | None = None) -> None:
        if person is None:
            await entrance.answer(interaction, actions.blocks.show)
        else:
            await entrance.answer(interaction, actions.blocks.block, person_of(person))

    @app_commands.command(**named("unblock"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @options("unblock")
    async def unblock(interaction: discord.Interaction, person: discord.User) -> None:
        await entrance.answer(interaction, actions.blocks.unblock, person.id)

    return [block, unblock]
