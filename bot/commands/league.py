"""`/leaderboard`, `/season …` and `/stats`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import Commands, command, game_choices, in_words
from bot.entrance import Entrance
from bot.seasons.parsing import ALL
from bot.text import words_for
from seasons.boards import Sort
from seasons.scoring import sizes

_SIZES = sizes()
LONGEST_TYPED = 500
"""Longer than any name may be, so that somebody who types too much is told so in a sentence."""


def league_commands(entrance: Entrance, actions: Actions) -> list[app_commands.Command[Any, ..., None]]:
    @command(
        "leaderboard",
        game=game_choices(),
        sort=[app_commands.Choice(name=in_words(f"sort-{sort}"), value=str(sort)) for sort in Sort],
    )
    async def leaderboard(
        interaction: discord.Interaction,
        game: str | None = None,
        season: str | None = None,
        sort: str = Sort.POINTS,
        page: app_commands.Range[int, 1, 100_000] = 1,
    ) -> None:
        await entrance.answer(interaction, actions.league.board, game=game, season=season, sort=Sort(sort), page=page)

    @leaderboard.autocomplete("season")
    async def seasons(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await entrance.suggest(interaction, typed, actions.league.titles)
        every = app_commands.Choice(name=words_for(str(interaction.locale)).key("board-all-seasons"), value=ALL)
        return [*found[:24], every]

    @command("stats", game=game_choices())
    async def stats(
        interaction: discord.Interaction, player: discord.User | None = None, game: str | None = None
    ) -> None:
        await entrance.answer(interaction, actions.league.career, None if player is None else player.id, game)

    return [leaderboard, stats]


class SeasonCommands(Commands):
    path = "season"

    @command("season/show")
    async def show(self, interaction: discord.Interaction, season: str | None = None) -> None:
        await self._entrance.answer(interaction, self._actions.league.season, season)

    @command("season/start")
    async def start(
        self,
        interaction: discord.Interaction,
        title: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
        until: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        await self._entrance.answer(interaction, self._actions.league.start, title, until)

    @command("season/end")
    async def end(self, interaction: discord.Interaction) -> None:
        await self._entrance.answer(interaction, self._actions.league.ask_end)

    @command("season/points")
    async def points(
        self,
        interaction: discord.Interaction,
        size: app_commands.Range[int, _SIZES[0], _SIZES[-1]] | None = None,
        points: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        if size is None and points is None:
            await self._entrance.answer(interaction, self._actions.league.points)
        else:
            await self._entrance.answer(interaction, self._actions.league.score, size, points)

    @show.autocomplete("season")
    async def seasons(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._entrance.suggest(interaction, typed, self._actions.league.titles)
