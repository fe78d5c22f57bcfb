"""`/hand`, `/hint`, `/watch`, `/show-hand`, `/turns`: my cards here, others' games, everywhere it is my turn."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import named, options
from bot.entrance import Entrance, person_of


def hand_commands(entrance: Entrance, actions: Actions) -> list[app_commands.Command[Any, ..., None]]:
    """Return `/hand`, `/hint`, `/watch`, `/show-hand`, `/hide-hand` and `/turns`."""

    @app_commands.command(**named("hand"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @options("hand")
    async def hand(interaction: discord.Interaction, table: str | None = None) -> None:
        await entrance.answer(interaction, actions.hands.open, table)

    @app_commands.command(**named("hint"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @options("hint")
    async def hint(interaction: discord.Interaction, table: str | None = None) -> None:
        await entrance.answer(interaction, actions.hands.hint, table)

    @app_commands.command(**named("watch"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @options("watch")
    async def watch(interaction: discord.Interaction, table: str | None = None) -> None:
        await entrance.answer(interaction, actions.hands.watch, table)

    @app_commands.command(**named("show-hand"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @options("show-hand")
    async def show(interaction: discord.Interaction, person: discord.User, table: str | None = None) -> None:
        await entrance.answer(interaction, actions.hands.show, person_of(person), table)

    @app_commands.command(**named("hide-hand"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @options("hide-hand")
    async def hide(interaction: discord.Interaction, table: str | None = None) -> None:
        await entrance.answer(interaction, actions.hands.hide, table)

    @hand.autocomplete("table")
    @show.autocomplete("table")
    @hide.autocomplete("table")
    @watch.autocomplete("table")
    @hint.autocomplete("table")
    async def tables(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await entrance.suggest(interaction, typed, actions.finder.lines_here)

    @app_commands.command(**named("turns"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    async def turns(interaction: discord.Interaction) -> None:
        await entrance.answer(interaction, actions.hands.turns)

    return [hand, hint, watch, show, hide, turns]
