"""What every command needs, and how it finds the table that is meant."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import discord
from discord import app_commands

from bot.archive import Archive
from bot.courier import Answer, Courier
from bot.league import League
from bot.preferences import Preferences
from bot.router import Router
from bot.screens import table_line
from bot.tables.errors import TableError
from bot.tables.model import TableInfo
from bot.tables.service import TableService
from bot.text import Words, words_for
from games.engine import text
from persistence.rows import Phase, Place
from persistence.store import Store

LIVE = (Phase.OPEN, Phase.RUNNING)


class NoTableHere(TableError):
    """There is no such table in this channel."""

    code = "none-here"


class SeveralHere(TableError):
    """More than one table in this channel could be meant."""

    code = "several-here"


@dataclass(frozen=True, slots=True)
class Desk:
    """The rooms a command may walk into."""

    client: discord.Client
    service: TableService
    store: Store
    preferences: Preferences
    courier: Courier
    router: Router
    league: League
    archive: Archive

    async def answer(self, interaction: discord.Interaction, work: Callable[[Words], Awaitable[Answer]]) -> None:
        """Do a command's work and answer; failures become sentences."""

        async def on_a_server(words: Words) -> Answer:
            if interaction.guild_id is None:
                raise TableError(text("error-server-only"))
            return await work(words)

        await self.router.answer(interaction, on_a_server)

    async def table(
        self,
        interaction: discord.Interaction,
        given: str | None,
        phases: Sequence[Phase] = LIVE,
        *,
        seated: bool = False,
    ) -> TableInfo:
        """Return the table named, or the only one of this channel that can be meant.

        With `seated`, tables at which the person plays are preferred. Raises `NoTableHere`, `SeveralHere` or what
        the service says of a name.
        """
        guild_id = interaction.guild_id or 0
        if given is not None:
            return (await self.service.look(given.strip().lower(), guild_id, None)).table
        found = await self.tables(interaction, phases)
        mine = [table for table in found if table.seat_of(interaction.user.id)]
        if seated or len(mine) == 1:
            found = mine or found
        if not found:
            raise NoTableHere
        if len(found) > 1:
            raise SeveralHere
        return found[0]

    async def tables(self, interaction: discord.Interaction, phases: Sequence[Phase] = LIVE) -> list[TableInfo]:
        """Return the tables of the channel, the newest first."""
        place = Place(interaction.guild_id or 0, interaction.channel_id or 0)
        return await self.service.tables_here(place, phases)

    async def suggest_tables(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the tables of this channel as completions of an option."""
        words = words_for(str(interaction.locale))
        phases = (*LIVE, Phase.FINISHED)
        lines = [(table_line(table, words)[:100], table.id) for table in await self.tables(interaction, phases)]
        return [app_commands.Choice(name=line, value=key) for line, key in lines if typed.lower() in line.lower()][:25]
