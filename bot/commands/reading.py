"""`/rules`, `/help` and `/about`."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import command, game_choices
from bot.entrance import Entrance


def reading_commands(entrance: Entrance, actions: Actions) -> list[app_commands.Command[Any, ..., None]]:
    @command("rules", game=game_choices())
    async def rules(interaction: discord.Interaction, game: str, section: str | None = None) -> None:
        await entrance.answer(interaction, actions.reading.rules, game, section)

    @rules.autocomplete("section")
    async def sections(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        of_game = partial(actions.reading.sections, game=str(interaction.namespace.game))
        return await entrance.suggest(interaction, typed, of_game)

    @command("about")
    async def about(interaction: discord.Interaction) -> None:
        await entrance.answer(interaction, actions.reading.about)

    @command("help")
    async def how_it_works(interaction: discord.Interaction) -> None:
        await entrance.answer(interaction, actions.reading.welcome)

    return [rules, how_it_works, about]
