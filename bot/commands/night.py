"""`/night …`: game nights."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.localise import Commands, command, game_choices
from bot.contests.model import NightWish
from bot.contests.plans import LONGEST_TITLE, MOST_PLACES

LONGEST_TYPED = 2 * LONGEST_TITLE


class NightCommands(Commands):
    path = "night"

    @command("night/plan", game=game_choices())
    async def plan(
        self,
        interaction: discord.Interaction,
        game: str,
        day: app_commands.Range[str, 1, LONGEST_TYPED],
        time: app_commands.Range[str, 1, LONGEST_TYPED],
        places: app_commands.Range[int, 1, MOST_PLACES] = MOST_PLACES,
        title: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
    ) -> None:
        wish = NightWish(game=game, day=day, time=time, places=places, title=title)
        await self._entrance.answer(interaction, self._actions.nights.plan, wish)

    @command("night/move")
    async def move(
        self,
        interaction: discord.Interaction,
        day: app_commands.Range[str, 1, LONGEST_TYPED],
        time: app_commands.Range[str, 1, LONGEST_TYPED],
        night: str | None = None,
    ) -> None:
        await self._entrance.answer(interaction, self._actions.nights.move, day, time, night)

    @command("night/call-off")
    async def call_off(self, interaction: discord.Interaction, night: str | None = None) -> None:
        await self._entrance.answer(interaction, self._actions.nights.call_off, night)

    @command("night/join")
    async def join(self, interaction: discord.Interaction, night: str | None = None) -> None:
        await self._entrance.answer(interaction, self._actions.nights.join, night)

    @command("night/leave")
    async def leave(self, interaction: discord.Interaction, night: str | None = None) -> None:
        await self._entrance.answer(interaction, self._actions.nights.leave, night)

    @plan.autocomplete("day")
    @move.autocomplete("day")
    async def days(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._entrance.suggest(interaction, typed, self._actions.nights.days)

    @move.autocomplete("night")
    @call_off.autocomplete("night")
    @join.autocomplete("night")
    @leave.autocomplete("night")
    async def nights(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._entrance.suggest(interaction, typed, self._actions.nights.lines)
