"""`/privacy …`, `/block` and `/unblock`: what is kept about me, and who does not come to my tables."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import Commands, command
from bot.entrance import Entrance, person_of


class PrivacyCommands(Commands):
    path = "privacy"

    @command("privacy/export")
    async def export(self, interaction: discord.Interaction) -> None:
        await self._entrance.answer(interaction, self._actions.privacy.export)

    @command("privacy/forget")
    async def forget(self, interaction: discord.Interaction) -> None:
        await self._entrance.answer(interaction, self._actions.privacy.forget)


def block_commands(entrance: Entrance, actions: Actions) -> list[app_commands.Command[Any, ..., None]]:
    @command("block")
    async def block(interaction: discord.Interaction, person: discord.User | None = None) -> None:
        if person is None:
            await entrance.answer(interaction, actions.blocks.show)
        else:
            await entrance.answer(interaction, actions.blocks.block, person_of(person))

    @command("unblock")
    async def unblock(interaction: discord.Interaction, person: discord.User) -> None:
        await entrance.answer(interaction, actions.blocks.unblock, person.id)

    return [block, unblock]
