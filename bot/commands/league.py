"""`/leaderboard`, `/season …` and `/stats`."""

from __future__ import annotations

from discord import Interaction, User
from discord.app_commands import Choice, Range

from bot.commands.localise import choices, game_choices
from bot.commands.making import Commands
from bot.seasons.parsing import ALL
from bot.text import words_for
from seasons.boards import Sort
from seasons.scoring import sizes

_SIZES = sizes()
LONGEST_TYPED = 500
"""Longer than any name may be, so that somebody who types too much is told so in a sentence."""


def add_league(commands: Commands) -> None:
    league = commands.actions.league

    @commands.add("leaderboard", game=game_choices(), sort=choices({f"sort-{sort}": sort for sort in Sort}))
    async def leaderboard(
        interaction: Interaction,
        game: str | None = None,
        season: str | None = None,
        sort: str = Sort.POINTS,
        page: Range[int, 1, 100_000] = 1,
    ) -> None:
        await commands.answer(interaction, league.board, game=game, season=season, sort=Sort(sort), page=page)

    @leaderboard.autocomplete("season")
    async def seasons(interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = await commands.suggest(interaction, typed, league.titles)
        every = Choice(name=words_for(str(interaction.locale)).key("board-all-seasons"), value=ALL)
        return [*found[:24], every]

    @commands.add("stats", game=game_choices())
    async def stats(interaction: Interaction, player: User | None = None, game: str | None = None) -> None:
        await commands.answer(interaction, league.career, None if player is None else player.id, game)

    commands.plain("season/show", league.season, option="season")

    @commands.add("season/start")
    async def start(
        interaction: Interaction,
        title: Range[str, 1, LONGEST_TYPED] | None = None,
        until: Range[str, 1, 100] | None = None,
    ) -> None:
        await commands.answer(interaction, league.start, title, until)

    commands.plain("season/end", league.ask_end)

    @commands.add("season/points")
    async def points(
        interaction: Interaction,
        size: Range[int, _SIZES[0], _SIZES[-1]] | None = None,
        points: Range[str, 1, 100] | None = None,
    ) -> None:
        if size is None and points is None:
            await commands.answer(interaction, league.points)
        else:
            await commands.answer(interaction, league.score, size, points)
