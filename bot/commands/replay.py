"""`/replay` and `/verify`: a finished game of this server, or a record in a file, step by step or put to the proof."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.desk import Desk
from bot.commands.localise import named, options
from bot.courier import Answer, fetched
from bot.screens import table_line
from bot.tables.errors import BadRequest
from bot.text import Words, words_for
from games.engine import text
from games.engine.record import LARGEST
from persistence.rows import Phase

NEWEST = 100
"""How many finished games are searched for what somebody types."""


def replay_commands(desk: Desk) -> list[app_commands.Command[Any, ..., None]]:
    """Return `/replay` and `/verify`."""

    @app_commands.command(**named("replay"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @options("replay")
    async def replay(
        interaction: discord.Interaction, game: str | None = None, file: discord.Attachment | None = None
    ) -> None:
        async def work(words: Words) -> Answer:
            reader = interaction.user.id
            if game is not None and file is None:
                return Answer(await desk.archive.replay(_table(game), interaction.guild_id, reader, words))
            return Answer(await desk.archive.bring(reader, await _contents(game, file), words))

        await desk.answer(interaction, work)

    @app_commands.command(**named("verify"))
    @app_commands.guild_install()
    @app_commands.guild_only()
    @options("verify")
    async def verify(
        interaction: discord.Interaction, game: str | None = None, file: discord.Attachment | None = None
    ) -> None:
        async def work(words: Words) -> Answer:
            if game is not None and file is None:
                return Answer(await desk.archive.proof(_table(game), interaction.guild_id, words))
            return Answer(await desk.archive.proof_of(await _contents(game, file), words))

        await desk.answer(interaction, work)

    async def finished(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        words = words_for(str(interaction.locale))
        found = await desk.service.tables_of_guild(interaction.guild_id or 0, (Phase.FINISHED,), limit=NEWEST)
        lines = [(table_line(table, words), table.id) for table in found]
        return [
            app_commands.Choice(name=line[:100], value=key) for line, key in lines if typed.lower() in line.lower()
        ][:25]

    replay.autocomplete("game")(finished)
    verify.autocomplete("game")(finished)
    return [replay, verify]


def _table(typed: str) -> str:
    return typed.strip().lower()


async def _contents(game: str | None, file: discord.Attachment | None) -> bytes:
    """Return what is in the file. Raises `BadRequest` without one, or when it is far too large to be a record."""
    if file is None or game is not None:
        raise BadRequest(text("replay-which"))
    if file.size > LARGEST:
        raise BadRequest(text("record-too-large"))
    data = await fetched(file)
    if data is None:
        raise BadRequest(text("replay-no-file"))
    return data
