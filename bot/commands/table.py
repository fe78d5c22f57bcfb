"""`/table …`: the verbs of the table message for the keyboard, for screen readers and for moderators.

What harms nobody stands first: people press Enter on the first suggestion.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.actions import Actions
from bot.commands.localise import ON_SERVERS, game_choices, in_words, named, options, pace_choices
from bot.entrance import Entrance, person_of
from bot.grounds import ground_of
from bot.tables.entries import Motion
from bot.tables.service import OpenRequest
from bot.tables.verbs.opening import LONGEST_WORD
from games import registry
from persistence.rows import Place, TurnPace

VOICES = ("yes", "no")
MOST_SEATS = max(count for game in registry.all_games().values() for count in game.seats)


def level_choices() -> list[app_commands.Choice[str]]:
    """Return every strength at which some game has a computer player."""
    return [
        app_commands.Choice(name=in_words(f"level-{strength}-choice"), value=str(strength))
        for strength in registry.strengths()
    ]


def vote_choices() -> list[app_commands.Choice[str]]:
    """Return what people say to a vote, and what they can propose."""
    return [app_commands.Choice(name=in_words(f"vote-{one}"), value=one) for one in (*VOICES, *Motion)]


class TableCommands(app_commands.Group):
    """The group `/table`."""

    def __init__(self, entrance: Entrance, actions: Actions) -> None:
        super().__init__(**named("table"), **ON_SERVERS)
        self._entrance = entrance
        self._actions = actions

    @app_commands.command(**named("table/new"))
    @app_commands.choices(game=game_choices(), level=level_choices(), pace=pace_choices())
    @options("table/new")
    async def new(
        self,
        interaction: discord.Interaction,
        game: str,
        seats: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        computers: app_commands.Range[int, 0, MOST_SEATS - 1] = 0,
        level: str | None = None,
        thread: bool | None = None,
        rated: bool = True,
        pace: str | None = None,
        private: bool = False,
    ) -> None:
        """Open a table."""
        request = OpenRequest(
            place=Place(interaction.guild_id or 0, interaction.channel_id or 0),
            game=game,
            options={},
            seats=seats,
            computers=computers,
            level=level,
            rated=rated,
            pace=None if pace is None else TurnPace(pace),
            private=private,
        )
        await self._entrance.answer(interaction, self._actions.tables.new, request, thread=thread)

    @app_commands.command(**named("table/again"))
    async def again(self, interaction: discord.Interaction) -> None:
        """Open a table like the last one of this channel."""
        await self._entrance.answer(interaction, self._actions.tables.same_again)

    @app_commands.command(**named("table/list"))
    async def listing(self, interaction: discord.Interaction) -> None:
        """List the server's tables."""
        await self._entrance.answer(interaction, self._actions.tables.listed)

    @app_commands.command(**named("table/show"))
    @options("table/show")
    async def show(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Post the table's message anew."""
        await self._entrance.answer(interaction, self._actions.tables.show, table)

    @app_commands.command(**named("table/join"))
    @options("table/join")
    async def join(
        self,
        interaction: discord.Interaction,
        table: str | None = None,
        word: app_commands.Range[str, 1, LONGEST_WORD] | None = None,
    ) -> None:
        """Sit down."""
        await self._entrance.answer(interaction, self._actions.tables.join, table, word)

    @app_commands.command(**named("table/word"))
    @options("table/word")
    async def word(
        self,
        interaction: discord.Interaction,
        word: app_commands.Range[str, 1, LONGEST_WORD],
        table: str | None = None,
    ) -> None:
        """Add a word to the shuffle."""
        await self._entrance.answer(interaction, self._actions.tables.give_word, table, word)

    @app_commands.command(**named("table/invite"))
    @options("table/invite")
    async def invite(
        self, interaction: discord.Interaction, person: discord.Member | discord.User, table: str | None = None
    ) -> None:
        """Keep a seat for somebody."""
        here = isinstance(person, discord.Member) and not person.bot
        guest = person_of(person) if here else None
        await self._entrance.answer(interaction, self._actions.tables.invite, guest, table)

    @app_commands.command(**named("table/decline"))
    @options("table/decline")
    async def decline(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Give back a seat that is kept for me."""
        await self._entrance.answer(interaction, self._actions.tables.decline, table)

    @app_commands.command(**named("table/leave"))
    @options("table/leave")
    async def leave(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Stand up before the start."""
        await self._entrance.answer(interaction, self._actions.tables.leave, table)

    @app_commands.command(**named("table/start"))
    @options("table/start")
    async def start(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Begin the game."""
        await self._entrance.answer(interaction, self._actions.hands.start, table)

    @app_commands.command(**named("table/add-computer"))
    @app_commands.choices(level=level_choices())
    @options("table/add-computer")
    async def add_computer(
        self, interaction: discord.Interaction, level: str | None = None, table: str | None = None
    ) -> None:
        """Let a computer player sit down."""
        await self._entrance.answer(interaction, self._actions.tables.add_computer, table, level)

    @app_commands.command(**named("table/kick"))
    @options("table/kick")
    async def kick(
        self, interaction: discord.Interaction, seat: app_commands.Range[int, 1, MOST_SEATS], table: str | None = None
    ) -> None:
        """Take somebody's seat away."""
        await self._entrance.answer(interaction, self._actions.tables.kick, table, seat - 1)

    @app_commands.command(**named("table/back"))
    @options("table/back")
    async def back(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Play one's seat again."""
        await self._entrance.answer(interaction, self._actions.hands.come_back, table)

    @app_commands.command(**named("table/vote"))
    @app_commands.choices(what=vote_choices())
    @options("table/vote")
    async def vote(
        self,
        interaction: discord.Interaction,
        what: str,
        seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        table: str | None = None,
    ) -> None:
        """Propose something to those one plays with, or say yes or no to what is proposed."""
        together = self._actions.together
        if what in VOICES:
            await self._entrance.answer(interaction, together.say, table, agrees=what == "yes")
        else:
            about = None if seat is None else seat - 1
            await self._entrance.answer(interaction, together.propose, table, Motion(what), about)

    @app_commands.command(**named("table/sit"))
    @options("table/sit")
    async def sit(
        self, interaction: discord.Interaction, seat: app_commands.Range[int, 1, MOST_SEATS], table: str | None = None
    ) -> None:
        """Play on for somebody gone."""
        await self._entrance.answer(interaction, self._actions.together.take_seat, table, seat - 1)

    @app_commands.command(**named("table/pause"))
    @options("table/pause")
    async def pause(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Pause the game."""
        await self._entrance.answer(interaction, self._actions.managing.pause, table)

    @app_commands.command(**named("table/resume"))
    @options("table/resume")
    async def resume(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Let the game go on."""
        await self._entrance.answer(interaction, self._actions.managing.resume, table)

    @app_commands.command(**named("table/move"))
    @options("table/move")
    async def move(
        self,
        interaction: discord.Interaction,
        channel: app_commands.AppCommandChannel | app_commands.AppCommandThread,
        table: str | None = None,
    ) -> None:
        """Move the table to another channel or thread."""
        to = ground_of(interaction, channel)
        await self._entrance.answer(interaction, self._actions.managing.move, table, to)

    @app_commands.command(**named("table/undo"))
    @options("table/undo")
    async def undo(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Take the person's own last play back."""
        await self._entrance.answer(interaction, self._actions.hands.undo, table)

    @app_commands.command(**named("table/resign"))
    @options("table/resign")
    async def resign(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Ask whether the game is to be given up; the button does it."""
        await self._entrance.answer(interaction, self._actions.tables.resign, table)

    @app_commands.command(**named("table/close"))
    @options("table/close")
    async def close(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Close the table without a result."""
        await self._entrance.answer(interaction, self._actions.tables.close, table)

    @app_commands.command(**named("table/rematch"))
    @options("table/rematch")
    async def rematch(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Open the same table again."""
        await self._entrance.answer(interaction, self._actions.tables.rematch, table)

    @show.autocomplete("table")
    @join.autocomplete("table")
    @word.autocomplete("table")
    @invite.autocomplete("table")
    @decline.autocomplete("table")
    @leave.autocomplete("table")
    @start.autocomplete("table")
    @add_computer.autocomplete("table")
    @kick.autocomplete("table")
    @back.autocomplete("table")
    @vote.autocomplete("table")
    @sit.autocomplete("table")
    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @move.autocomplete("table")
    @undo.autocomplete("table")
    @resign.autocomplete("table")
    @close.autocomplete("table")
    @rematch.autocomplete("table")
    async def tables_here(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Complete the option `table`."""
        return await self._entrance.suggest(interaction, typed, self._actions.finder.lines_here)
