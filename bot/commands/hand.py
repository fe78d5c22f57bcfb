"""`/hand` and `/turns`: my cards here, and everywhere it is my turn."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.desk import Desk
from bot.commands.localise import named, options
from bot.courier import Answer
from bot.screens import hand_screen, tables_screen, turns_screen
from bot.tables.errors import NotSeated
from bot.text import Words
from persistence.rows import Phase


def hand_commands(desk: Desk) -> list[app_commands.Command[Any, ..., None]]:
    """Return `/hand` and `/turns`."""

    @app_commands.command(**named("hand"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @options("hand")
    async def hand(interaction: discord.Interaction, table: str | None = None) -> None:
        async def work(words: Words) -> Answer:
            user_id = interaction.user.id
            if table is None:
                running = await desk.tables(interaction, (Phase.RUNNING,))
                mine = [found for found in running if found.seat_of(user_id)]
                if len(mine) > 1:
                    return Answer(tables_screen(mine, words))
            found = await desk.table(interaction, table, seated=True)
            look = await desk.service.look(found.id, interaction.guild_id, user_id)
            if look.seat is None:
                raise NotSeated
            return Answer(hand_screen(look, words), hand_of=(found.id, look.table.revision))

        await desk.answer(interaction, work)

    hand.autocomplete("table")(desk.suggest_tables)

    @app_commands.command(**named("turns"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    async def turns(interaction: discord.Interaction) -> None:
        async def work(words: Words) -> Answer:
            awaited = await desk.service.awaited(interaction.user.id)
            here = [table for table in awaited if table.place.guild_id == interaction.guild_id]
            return Answer(turns_screen(here, words))

        await desk.answer(interaction, work)

    return [hand, turns]
