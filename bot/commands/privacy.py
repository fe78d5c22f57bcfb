"""`/privacy export` and `/privacy forget`: what is kept about me."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.desk import Desk
from bot.commands.localise import ON_SERVERS, named
from bot.courier import Answer
from bot.router import person_of
from bot.text import Words


class PrivacyCommands(app_commands.Group):
    """The group `/privacy`."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(**named("privacy"), **ON_SERVERS)
        self._desk = desk

    @app_commands.command(**named("privacy/export"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Hand everything about me out as a file."""

        async def work(words: Words) -> Answer:
            return Answer(await self._desk.archive.export(interaction.user.id, words))

        await self._desk.answer(interaction, work)

    @app_commands.command(**named("privacy/forget"))
    async def forget(self, interaction: discord.Interaction) -> None:
        """Ask whether I mean it; the button does it."""

        async def work(words: Words) -> Answer:
            return Answer(await self._desk.archive.forget(person_of(interaction), words, sure=False))

        await self._desk.answer(interaction, work)
