"""`/rules`, `/help` and `/about`."""

from __future__ import annotations

from functools import partial

from discord import Interaction
from discord.app_commands import Choice

from bot.commands.localise import game_choices
from bot.commands.making import Commands


def add_reading(commands: Commands) -> None:
    reading = commands.actions.reading

    @commands.add("rules", game=game_choices())
    async def rules(interaction: Interaction, game: str, section: str | None = None) -> None:
        await commands.answer(interaction, reading.rules, game, section)

    @rules.autocomplete("section")
    async def sections(interaction: Interaction, typed: str) -> list[Choice[str]]:
        of_game = partial(reading.sections, game=str(interaction.namespace.game))
        return await commands.suggest(interaction, typed, of_game)

    commands.plain("help", reading.welcome)
    commands.plain("about", reading.about)
