"""`/privacy export` and `/privacy forget`: what is kept about me."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import ON_SERVERS, named
from bot.entrance import Entrance


class PrivacyCommands(app_commands.Group):
    """The group `/privacy`."""

    def __init__(self, entrance: Entrance, actions: Actions) -> None:
        super().__init__(**named("privacy"), **ON_SERVERS)
        self._entrance = entrance
        self._privacy = actions.privacy

    @app_commands.command(**named("privacy/export"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Hand everything about me out as a file."""
        await self._entrance.answer(interaction, self._privacy.export)

    @app_commands.command(**named("privacy/forget"))
    async def forget(self, interaction: discord.Interaction) -> None:
        """Ask whether I mean it; the button does it."""
        await self._entrance.answer(interaction, self._privacy.forget)
