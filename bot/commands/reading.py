"""`/rules` and `/about`."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Any

import discord
from discord import app_commands

from bot.commands.desk import LIVE, Desk
from bot.commands.localise import named, options
from bot.commands.table import game_choices
from bot.courier import Answer
from bot.screens import about_screen, rule_sections, rules_screen
from bot.text import Words, words_for


def reading_commands(desk: Desk) -> list[app_commands.Command[Any, ..., None]]:
    """Return `/rules` and `/about`."""

    @app_commands.command(**named("rules"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @app_commands.choices(game=game_choices())
    @options("rules")
    async def rules(interaction: discord.Interaction, game: str, section: str | None = None) -> None:
        async def work(words: Words) -> Answer:
            return Answer(rules_screen(game, section, words))

        await desk.answer(interaction, work)

    @rules.autocomplete("section")
    async def sections(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        words = words_for(str(interaction.locale))
        found = rule_sections(str(interaction.namespace.game), words)
        return [
            app_commands.Choice(name=title[:100], value=anchor)
            for anchor, title in found
            if typed.lower() in title.lower()
        ][:25]

    @app_commands.command(**named("about"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    async def about(interaction: discord.Interaction) -> None:
        async def work(words: Words) -> Answer:
            running = await desk.service.tables_of_guild(interaction.guild_id or 0, LIVE)
            return Answer(about_screen(program_version(), len(running), desk.client.latency, words))

        await desk.answer(interaction, work)

    return [rules, about]


def program_version() -> str:
    """Return the installed version, or that of the source tree's changelog era when it is run uninstalled."""
    try:
        return version("tapis")
    except PackageNotFoundError:
        return "0.1.0"
