"""Finished games: `/replay`, `/review`, `/verify`, `/continue`, `/puzzles` and `/insights`."""

from __future__ import annotations

from discord import Attachment, Interaction
from discord.app_commands import Range

from bot.commands.making import Commands


def add_replay(commands: Commands) -> None:
    actions = commands.actions
    finished = {"game": actions.finder.lines_finished}

    @commands.add("replay", suggests=finished)
    async def replay(interaction: Interaction, game: str | None = None, file: Attachment | None = None) -> None:
        await commands.answer(interaction, actions.replays.replay, game, file)

    @commands.add("review", suggests=finished)
    async def review(interaction: Interaction, game: str) -> None:
        await commands.answer(interaction, actions.reviews.turn, game)

    @commands.add("verify", suggests=finished)
    async def verify(interaction: Interaction, game: str | None = None, file: Attachment | None = None) -> None:
        await commands.answer(interaction, actions.replays.prove, game, file)

    @commands.add("continue", suggests=finished)
    async def play_on(
        interaction: Interaction,
        move: Range[int, 0, 99_999],
        game: str | None = None,
        file: Attachment | None = None,
        seat: Range[int, 1, 16] | None = None,
        people: bool = False,
    ) -> None:
        await commands.answer(interaction, actions.study.play_on, game, file, move, seat, people=people)

    commands.plain("puzzles", actions.puzzles.offer)
    commands.plain("insights", actions.reviews.insights)
