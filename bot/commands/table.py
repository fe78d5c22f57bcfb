"""`/table …`: the verbs of the table message for the keyboard, for screen readers and for moderators."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.commands.desk import LIVE, Desk
from bot.commands.localise import ON_SERVERS, in_words, named, options
from bot.courier import Answer, How
from bot.router import person_of
from bot.screens import hand_screen, notice_screen, table_screen, tables_screen
from bot.tables.errors import TableError
from bot.tables.service import OpenRequest
from bot.text import Words
from bot.text.catalogues import prefix
from games import registry
from games.engine import TextList, text
from persistence.rows import Phase, Place

Level = Literal["novice", "casual"]


def title_key(game: str) -> str:
    """Return the catalogue key of a game's title."""
    return f"{prefix(game)}title"


def game_choices() -> list[app_commands.Choice[str]]:
    """Return every game as a choice of a command option."""
    return [app_commands.Choice(name=in_words(title_key(key)), value=key) for key in registry.all_games()]


class TableCommands(app_commands.Group):
    """The group `/table`."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(**named("table"), **ON_SERVERS)
        self._desk = desk
        self._opening = Opening(desk)

    @app_commands.command(**named("table/new"))
    @app_commands.choices(game=game_choices())
    @options("table/new")
    async def new(
        self,
        interaction: discord.Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 8] | None = None,
        computers: app_commands.Range[int, 0, 7] = 0,
        level: Level = "casual",
        thread: bool | None = None,
        word: app_commands.Range[str, 1, 64] | None = None,
        rated: bool = True,
    ) -> None:
        """Open a table."""
        request = OpenRequest(
            place=Place(interaction.guild_id or 0, interaction.channel_id or 0),
            game=game,
            options={},
            seats=seats,
            computers=computers,
            level=level,
            salt=word,
            rated=rated,
        )
        await self._desk.answer(
            interaction, lambda words: self._opening.open(interaction, request, words, thread=thread)
        )

    @app_commands.command(**named("table/list"))
    async def listing(self, interaction: discord.Interaction) -> None:
        """List the server's tables."""

        async def work(words: Words) -> Answer:
            found = await self._desk.service.tables_of_guild(interaction.guild_id or 0, LIVE)
            return Answer(tables_screen(found, words))

        await self._desk.answer(interaction, work)

    @app_commands.command(**named("table/show"))
    @options("table/show")
    async def show(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Post the table's message anew."""

        async def work(words: Words) -> Answer:
            found = await self._desk.table(interaction, table, (*LIVE, Phase.FINISHED))
            if found.place.channel_id != interaction.channel_id:
                return Answer(notice_screen(text("table-lives-in", channel=str(found.place.channel_id)), words))
            look = await self._desk.service.look(found.id, interaction.guild_id, None)
            public = await self._desk.preferences.public_words(look.table.place.guild_id)
            return Answer(table_screen(look, public), How.PUBLIC, table=(look.table.id, look.table.revision))

        await self._desk.answer(interaction, work)

    @app_commands.command(**named("table/join"))
    @options("table/join")
    async def join(
        self,
        interaction: discord.Interaction,
        table: str | None = None,
        word: app_commands.Range[str, 1, 64] | None = None,
    ) -> None:
        """Sit down."""

        async def work(words: Words) -> Answer:
            found = await self._desk.table(interaction, table, (Phase.OPEN,))
            who = person_of(interaction)
            await self._desk.service.join(found.id, who, interaction.guild_id, word, interaction.id)
            return Answer(notice_screen(text("table-you-joined"), words))

        await self._desk.answer(interaction, work)

    @app_commands.command(**named("table/leave"))
    @options("table/leave")
    async def leave(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Stand up before the start."""

        async def work(words: Words) -> Answer:
            found = await self._desk.table(interaction, table, seated=True)
            await self._desk.service.leave(found.id, person_of(interaction), interaction.guild_id, interaction.id)
            return Answer(notice_screen(text("table-you-left"), words))

        await self._desk.answer(interaction, work)

    @app_commands.command(**named("table/start"))
    @options("table/start")
    async def start(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Begin the game."""

        async def work(words: Words) -> Answer:
            found = await self._desk.table(interaction, table, (Phase.OPEN,), seated=True)
            who = person_of(interaction)
            await self._desk.service.start(found.id, who, interaction.guild_id, interaction.id)
            look = await self._desk.service.look(found.id, interaction.guild_id, who.id)
            if look.seat is None:
                return Answer(notice_screen(text("table-you-started"), words))
            return Answer(hand_screen(look, words), hand_of=(found.id, look.table.revision))

        await self._desk.answer(interaction, work)

    @app_commands.command(**named("table/add-computer"))
    @options("table/add-computer")
    async def add_computer(
        self, interaction: discord.Interaction, level: Level = "casual", table: str | None = None
    ) -> None:
        """Let a computer player sit down."""

        async def work(words: Words) -> Answer:
            found = await self._desk.table(interaction, table, (Phase.OPEN,), seated=True)
            who = person_of(interaction)
            await self._desk.service.add_computer(found.id, who, interaction.guild_id, level, interaction.id)
            return Answer(notice_screen(text("table-computer-added"), words))

        await self._desk.answer(interaction, work)

    @app_commands.command(**named("table/kick"))
    @options("table/kick")
    async def kick(
        self, interaction: discord.Interaction, seat: app_commands.Range[int, 1, 8], table: str | None = None
    ) -> None:
        """Take somebody's seat away."""

        async def work(words: Words) -> Answer:
            found = await self._desk.table(interaction, table, seated=True)
            who = person_of(interaction)
            await self._desk.service.kick(found.id, who, interaction.guild_id, seat - 1, interaction.id)
            return Answer(notice_screen(text("table-kicked", seat=seat), words))

        await self._desk.answer(interaction, work)

    @app_commands.command(**named("table/resign"))
    @options("table/resign")
    async def resign(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Give the game up."""

        async def work(words: Words) -> Answer:
            found = await self._desk.table(interaction, table, (Phase.RUNNING,), seated=True)
            await self._desk.service.resign(found.id, person_of(interaction), interaction.guild_id, interaction.id)
            return Answer(notice_screen(text("table-you-resigned"), words))

        await self._desk.answer(interaction, work)

    @app_commands.command(**named("table/close"))
    @options("table/close")
    async def close(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Close the table without a result."""

        async def work(words: Words) -> Answer:
            found = await self._desk.table(interaction, table)
            await self._desk.service.close(found.id, person_of(interaction), interaction.guild_id, interaction.id)
            return Answer(notice_screen(text("table-you-closed"), words))

        await self._desk.answer(interaction, work)

    @app_commands.command(**named("table/rematch"))
    @options("table/rematch")
    async def rematch(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Open the same table again."""

        async def work(_: Words) -> Answer:
            finished = await self._desk.tables(interaction, (Phase.FINISHED,))
            found = finished[0].id if table is None and finished else (await self._desk.table(interaction, table)).id
            done = await self._desk.service.rematch(found, person_of(interaction), interaction.guild_id, interaction.id)
            return await self._opening.posted(done.table_id)

        await self._desk.answer(interaction, work)

    @show.autocomplete("table")
    @join.autocomplete("table")
    @leave.autocomplete("table")
    @start.autocomplete("table")
    @add_computer.autocomplete("table")
    @kick.autocomplete("table")
    @resign.autocomplete("table")
    @close.autocomplete("table")
    @rematch.autocomplete("table")
    async def tables_here(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Complete the option `table`."""
        return await self._desk.suggest_tables(interaction, typed)


class Opening:
    """Opening a table: permissions first, then the thread if one is wished, then the table itself."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def open(
        self, interaction: discord.Interaction, request: OpenRequest, words: Words, *, thread: bool | None
    ) -> Answer:
        """Open the table and answer with its message, or with a pointer to its thread."""
        desk = self._desk
        settings = await desk.preferences.of_server(request.place.guild_id)
        in_channel = isinstance(interaction.channel, discord.TextChannel)
        in_thread = (settings.use_threads if thread is None else thread) and in_channel
        _require_permissions(interaction, in_thread=in_thread)
        who = person_of(interaction)
        if not in_thread:
            done = await desk.service.open(request, who, interaction.id)
            return await self.posted(done.table_id)
        await desk.service.check_open(request, who)
        place = Place(request.place.guild_id, await self._thread(interaction, request.game))
        done = await desk.service.open(request.in_thread(place), who, interaction.id)
        await desk.courier.show(done.table_id)
        return Answer(notice_screen(text("table-opened-in", channel=str(place.channel_id)), words))

    async def posted(self, table_id: str) -> Answer:
        """Return the table's message as a public answer."""
        look = await self._desk.service.look(table_id, None, None)
        public = await self._desk.preferences.public_words(look.table.place.guild_id)
        return Answer(table_screen(look, public), How.PUBLIC, table=(look.table.id, look.table.revision))

    async def _thread(self, interaction: discord.Interaction, game: str) -> int:
        public = await self._desk.preferences.public_words(interaction.guild_id or 0)
        name = f"{public.key(title_key(game))} · {person_of(interaction).name}"[:100]
        thread_id = await self._desk.courier.open_thread(interaction.channel_id or 0, name)
        if thread_id is None:
            raise TableError(text("error-no-thread"))
        return thread_id


def _require_permissions(interaction: discord.Interaction, *, in_thread: bool) -> None:
    """Refuse with the names of what the bot may not do here, rather than fail halfway."""
    has = interaction.app_permissions
    needed = ["view_channel", "send_messages", "attach_files"]
    if in_thread or isinstance(interaction.channel, discord.Thread):
        needed += ["send_messages_in_threads"]
    if in_thread:
        needed += ["create_public_threads"]
    missing = [name for name in needed if not getattr(has, name)]
    if missing:
        named_ones = TextList(tuple(text(f"permission-{name.replace('_', '-')}") for name in missing))
        raise TableError(text("error-permissions", missing=named_ones))
