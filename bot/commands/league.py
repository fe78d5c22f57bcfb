"""`/leaderboard`, `/season …` and `/stats`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.desk import Desk
from bot.commands.localise import ON_SERVERS, in_words, named, options
from bot.commands.table import game_choices
from bot.courier import Answer, How
from bot.router import person_of
from bot.screens import notice_screen, points_screen, season_screen
from bot.screens.merits import season_title
from bot.seasons.parsing import ALL
from bot.text import Words, words_for
from games.engine import text
from seasons.boards import Sort
from seasons.scoring import SIZES

LONGEST_TYPED = 500
"""Longer than any name may be, so that somebody who types too much is told so in a sentence."""


def league_commands(desk: Desk) -> list[app_commands.Command[Any, ..., None]]:
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
        async def work(words: Words) -> Answer:
            who = person_of(interaction)
            return Answer(
                await desk.league.board(
                    interaction.guild_id or 0, who, words, game=game, season=season, sort=Sort(sort), page=page
                )
            )

        await desk.answer(interaction, work)

    @leaderboard.autocomplete("season")
    async def seasons(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await suggest_seasons(desk, interaction, typed)
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
        async def work(words: Words) -> Answer:
            guild_id, reader = interaction.guild_id or 0, interaction.user.id
            if player is None or player.id == reader:
                return Answer(await desk.league.career(guild_id, reader, reader, game, words))
            public = await desk.preferences.public_words(guild_id)
            return Answer(await desk.league.career(guild_id, reader, player.id, game, public), How.PUBLIC)

        await desk.answer(interaction, work)

    return [leaderboard, stats]


async def suggest_seasons(desk: Desk, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the server's seasons as completions of an option, the latest first."""
    words = words_for(str(interaction.locale))
    found = await desk.league.seasons.seasons(interaction.guild_id or 0)
    known = [(season_title(season, words, plain=True), str(season.number)) for season in found]
    return [app_commands.Choice(name=name[:100], value=key) for name, key in known if typed.lower() in name.lower()]


class SeasonCommands(app_commands.Group):
    """The group `/season`."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(**named("season"), **ON_SERVERS)
        self._desk = desk

    @app_commands.command(**named("season/show"))
    @options("season/show")
    async def show(self, interaction: discord.Interaction, season: str | None = None) -> None:
        """Show the running season or another one."""

        async def work(words: Words) -> Answer:
            return Answer(await self._desk.league.season(interaction.guild_id or 0, words, season))

        await self._desk.answer(interaction, work)

    @app_commands.command(**named("season/start"))
    @options("season/start")
    async def start(
        self,
        interaction: discord.Interaction,
        title: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
        until: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Begin a season."""

        async def work(words: Words) -> Answer:
            guild_id = interaction.guild_id or 0
            await self._desk.league.seasons.start(guild_id, person_of(interaction), title, until)
            return Answer(season_screen(await self._desk.league.seasons.report(guild_id), words))

        await self._desk.answer(interaction, work)

    @app_commands.command(**named("season/end"))
    async def end(self, interaction: discord.Interaction) -> None:
        """Ask whether the running season is to end."""

        async def work(words: Words) -> Answer:
            return Answer(await self._desk.league.question(interaction.guild_id or 0, person_of(interaction), words))

        await self._desk.answer(interaction, work)

    @app_commands.command(**named("season/points"))
    @options("season/points")
    async def points(
        self,
        interaction: discord.Interaction,
        size: app_commands.Range[int, SIZES[0], SIZES[-1]] | None = None,
        points: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Show what places are worth, and change that for the next season."""

        async def work(words: Words) -> Answer:
            guild_id, seasons = interaction.guild_id or 0, self._desk.league.seasons
            settings = await self._desk.preferences.of_server(guild_id)
            if size is not None:
                settings = await seasons.score(guild_id, person_of(interaction), size, points)
            elif points is not None:
                return Answer(notice_screen(text("season-bad-size", least=SIZES[0], most=SIZES[-1]), words))
            return Answer(points_screen(settings, await seasons.now(guild_id), words))

        await self._desk.answer(interaction, work)

    @show.autocomplete("season")
    async def seasons(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Complete the option `season`."""
        return (await suggest_seasons(self._desk, interaction, typed))[:25]
