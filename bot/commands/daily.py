"""`/daily`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import named
from bot.entrance import Entrance


def daily_commands(entrance: Entrance, actions: Actions) -> list[app_commands.Command[Any, ..., None]]:
    """Return `/daily`."""

    @app_commands.command(**named("daily"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    async def daily(interaction: discord.Interaction) -> None:
        await entrance.answer(interaction, actions.daily.show)

    return [daily]
