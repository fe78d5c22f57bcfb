"""`/leaderboard`, `/season …` and `/stats`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import ON_SERVERS, game_choices, in_words, named, options
from bot.entrance import Entrance
from bot.seasons.parsing import ALL
from bot.text import words_for
from seasons.boards import Sort
from seasons.scoring import sizes

_SIZES = sizes()
LONGEST_TYPED = 500
"""Longer than any name may be, so that somebody who types too much is told so in a sentence."""


def league_commands(entrance: Entrance, actions: Actions) -> list[app_commands.Command[Any, ..., None]]:
    """Return `/leaderboard` and `/stats`."""

    @app_commands.command(**named("leaderboard"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @app_commands.choices(
        game=game_choices(),
        sort=[app_commands.Choice(name=in_words(f"sort-{sort}"), value=str(sort)) for sort in Sort],
    )
    @options("leaderboard")
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

    @app_commands.command(**named("stats"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @app_commands.choices(game=game_choices())
    @options("stats")
    async def stats(
        interaction: discord.Interaction, player: discord.User | None = None, game: str | None = None
    ) -> None:
        await entrance.answer(interaction, actions.league.career, None if player is None else player.id, game)

    return [leaderboard, stats]


class SeasonCommands(app_commands.Group):
    """The group `/season`."""

    def __init__(self, entrance: Entrance, actions: Actions) -> None:
        super().__init__(**named("season"), **ON_SERVERS)
        self._entrance = entrance
        self._league = actions.league

    @app_commands.command(**named("season/show"))
    @options("season/show")
    async def show(self, interaction: discord.Interaction, season: str | None = None) -> None:
        """Show the running season or another one."""
        await self._entrance.answer(interaction, self._league.season, season)

    @app_commands.command(**named("season/start"))
    @options("season/start")
    async def start(
        self,
        interaction: discord.Interaction,
        title: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
        until: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Begin a season."""
        await self._entrance.answer(interaction, self._league.start, title, until)

    @app_commands.command(**named("season/end"))
    async def end(self, interaction: discord.Interaction) -> None:
        """Ask whether the running season is to end."""
        await self._entrance.answer(interaction, self._league.ask_end)

    @app_commands.command(**named("season/points"))
    @options("season/points")
    async def points(
        self,
        interaction: discord.Interaction,
        size: app_commands.Range[int, _SIZES[0], _SIZES[-1]] | None = None,
        points: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Show what places are worth, or change that for the next season."""
        if size is None and points is None:
            await self._entrance.answer(interaction, self._league.points)
        else:
            await self._entrance.answer(interaction, self._league.score, size, points)

    @show.autocomplete("season")
    async def seasons(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Complete the option `season`."""
        return await self._entrance.suggest(interaction, typed, self._league.titles)
