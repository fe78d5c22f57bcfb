"""`/hand`, `/hint`, `/watch`, `/show-hand`, `/turns`: my cards here, others' games, everywhere it is my turn."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import command
from bot.entrance import Entrance, person_of
from bot.tables import verbs


def hand_commands(entrance: Entrance, actions: Actions) -> list[app_commands.Command[Any, ..., None]]:
    @command("hand")
    async def hand(interaction: discord.Interaction, table: str | None = None) -> None:
        await entrance.answer(interaction, actions.hands.open, table)

    @command("hint")
    async def hint(interaction: discord.Interaction, table: str | None = None) -> None:
        await entrance.answer(interaction, actions.hands.hint, table)

    @command("watch")
    async def watch(interaction: discord.Interaction, table: str | None = None) -> None:
        await entrance.answer(interaction, actions.hands.watch, table)

    @command("show-hand")
    async def show(interaction: discord.Interaction, person: discord.User, table: str | None = None) -> None:
        await entrance.answer(interaction, actions.deeds.do, table, verbs.show_hand(person_of(person)))

    @command("hide-hand")
    async def hide(interaction: discord.Interaction, table: str | None = None) -> None:
        await entrance.answer(interaction, actions.deeds.do, table, verbs.hide_hand())

    @hand.autocomplete("table")
    @show.autocomplete("table")
    @hide.autocomplete("table")
    @watch.autocomplete("table")
    @hint.autocomplete("table")
    async def tables(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await entrance.suggest(interaction, typed, actions.finder.lines_here)

    @command("turns")
    async def turns(interaction: discord.Interaction) -> None:
        await entrance.answer(interaction, actions.hands.turns)

    return [hand, hint, watch, show, hide, turns]
