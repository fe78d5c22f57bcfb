"""Finished games: `/replay`, `/review`, `/verify`, `/continue`, `/puzzles` and `/insights`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import command
from bot.entrance import Entrance


def replay_commands(entrance: Entrance, actions: Actions) -> list[app_commands.Command[Any, ..., None]]:
    @command("replay")
    async def replay(
        interaction: discord.Interaction, game: str | None = None, file: discord.Attachment | None = None
    ) -> None:
        await entrance.answer(interaction, actions.replays.replay, game, file)

    @command("review")
    async def review(interaction: discord.Interaction, game: str) -> None:
        await entrance.answer(interaction, actions.reviews.review, game)

    @command("verify")
    async def verify(
        interaction: discord.Interaction, game: str | None = None, file: discord.Attachment | None = None
    ) -> None:
        await entrance.answer(interaction, actions.replays.prove, game, file)

    @command("continue")
    async def play_on(
        interaction: discord.Interaction,
        move: app_commands.Range[int, 0, 99_999],
        game: str | None = None,
        file: discord.Attachment | None = None,
        seat: app_commands.Range[int, 1, 16] | None = None,
        people: bool = False,
    ) -> None:
        await entrance.answer(interaction, actions.study.play_on, game, file, move, seat, people=people)

    @command("puzzles")
    async def puzzles(interaction: discord.Interaction) -> None:
        await entrance.answer(interaction, actions.puzzles.offer)

    @command("insights")
    async def insights(interaction: discord.Interaction) -> None:
        await entrance.answer(interaction, actions.habits.show)

    async def finished(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await entrance.suggest(interaction, typed, actions.finder.lines_finished)

    replay.autocomplete("game")(finished)
    review.autocomplete("game")(finished)
    verify.autocomplete("game")(finished)
    play_on.autocomplete("game")(finished)
    return [replay, review, verify, play_on, puzzles, insights]
