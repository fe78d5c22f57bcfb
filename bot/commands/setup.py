"""`/setup start` and `/setup check`: a server is ready in two minutes."""

from __future__ import annotations

import discord

from bot.commands.localise import Commands, command


class SetupCommands(Commands):
    path = "setup"

    @command("setup/start")
    async def start(self, interaction: discord.Interaction) -> None:
        await self._entrance.answer(interaction, self._actions.setup.start)

    @command("setup/check")
    async def check(self, interaction: discord.Interaction) -> None:
        await self._entrance.answer(interaction, self._actions.setup.check)
