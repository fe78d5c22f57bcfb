"""`/play`, `/learn` and `/daily`: a move at the table of this channel, or a game at once.

`/play` without either is the first page.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import command, game_choices
from bot.entrance import Entrance


def play_commands(entrance: Entrance, actions: Actions) -> list[app_commands.Command[Any, ..., None]]:
    @command("play", game=game_choices())
    async def play(interaction: discord.Interaction, card: str | None = None, game: str | None = None) -> None:
        if card is not None:
            await entrance.answer(interaction, actions.hands.play, card)
        elif game is None:
            await entrance.answer(interaction, actions.reading.welcome)
        else:
            await entrance.answer(interaction, actions.hands.deal, game)

    @play.autocomplete("card")
    async def legal(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await entrance.suggest(interaction, typed, actions.hands.plays)

    @command("learn", game=game_choices())
    async def learn(interaction: discord.Interaction, game: str) -> None:
        await entrance.answer(interaction, actions.hands.teach, game)

    @command("daily")
    async def daily(interaction: discord.Interaction) -> None:
        await entrance.answer(interaction, actions.daily.show)

    return [play, learn, daily]
