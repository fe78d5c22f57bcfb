"""`/replay`, `/review` and `/verify`: a finished game step by step, judged, or put to the proof."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import named, options
from bot.entrance import Entrance


def replay_commands(entrance: Entrance, actions: Actions) -> list[app_commands.Command[Any, ..., None]]:
    """Return `/replay`, `/review` and `/verify`."""

    @app_commands.command(**named("replay"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @options("replay")
    async def replay(
        interaction: discord.Interaction, game: str | None = None, file: discord.Attachment | None = None
    ) -> None:
        await entrance.answer(interaction, actions.replays.replay, game, file)

    @app_commands.command(**named("review"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @options("review")
    async def review(interaction: discord.Interaction, game: str) -> None:
        await entrance.answer(interaction, actions.reviews.review, game)

    @app_commands.command(**named("verify"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @options("verify")
    async def verify(
        interaction: discord.Interaction, game: str | None = None, file: discord.Attachment | None = None
    ) -> None:
        await entrance.answer(interaction, actions.replays.prove, game, file)

    async def finished(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await entrance.suggest(interaction, typed, actions.finder.lines_finished)

    replay.autocomplete("game")(finished)
    review.autocomplete("game")(finished)
    verify.autocomplete("game")(finished)
    return [replay, review, verify]
