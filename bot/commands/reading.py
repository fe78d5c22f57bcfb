"""`/rules`, `/learn`, `/help` and `/about`."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import game_choices, named, options
from bot.entrance import Entrance


def reading_commands(entrance: Entrance, actions: Actions) -> list[app_commands.Command[Any, ..., None]]:
    """Return `/rules`, `/learn`, `/help` and `/about`."""

    @app_commands.command(**named("rules"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @app_commands.choices(game=game_choices())
    @options("rules")
    async def rules(interaction: discord.Interaction, game: str, section: str | None = None) -> None:
        await entrance.answer(interaction, actions.reading.rules, game, section)

    @app_commands.command(**named("learn"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @app_commands.choices(game=game_choices())
    @options("learn")
    async def learn(interaction: discord.Interaction, game: str) -> None:
        await entrance.answer(interaction, actions.hands.teach, game)

    @rules.autocomplete("section")
    async def sections(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        of_game = partial(actions.reading.sections, game=str(interaction.namespace.game))
        return await entrance.suggest(interaction, typed, of_game)

    @app_commands.command(**named("about"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    async def about(interaction: discord.Interaction) -> None:
        await entrance.answer(interaction, actions.reading.about)

    @app_commands.command(**named("help"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    async def how_it_works(interaction: discord.Interaction) -> None:
        await entrance.answer(interaction, actions.reading.help)

    return [rules, learn, how_it_works, about]
