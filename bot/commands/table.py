"""`/table …`: the verbs of the table message for the keyboard, for screen readers and for moderators.

What harms nobody stands first: people press Enter on the first suggestion.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.commands.localise import Commands, command, game_choices, in_words, member, pace_choices
from bot.entrance import person_of
from bot.grounds import ground_of
from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.fold import form_options
from bot.tables.service import OpenRequest
from bot.tables.verbs import LONGEST_WORD, Verb
from games import registry
from persistence.rows import Place, TurnPace

VOICES = ("yes", "no")
FORMS = ("short", "whole")
MOST_SEATS = max(count for game in registry.all_games().values() for count in game.seats)


def level_choices() -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=in_words(f"level-{strength}-choice"), value=str(strength))
        for strength in registry.strengths()
    ]


def form_choices() -> list[app_commands.Choice[str]]:
    """The short form of a game first, then the whole."""
    return [app_commands.Choice(name=in_words(f"form-{one}-choice"), value=one) for one in FORMS]


def _form(game: str, form: str | None) -> dict[str, Any]:
    known = registry.all_games().get(game)
    return {} if known is None or form is None else form_options(known, short=form == FORMS[0])


def vote_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=in_words(f"vote-{one}"), value=one) for one in (*VOICES, *Motion)]


def _plain(name: str, verb: Callable[[], Verb]) -> app_commands.Command[TableCommands, ..., None]:
    async def of_verb(self: TableCommands, interaction: discord.Interaction, table: str | None = None) -> None:
        await self.do(interaction, table, verb())

    of_verb.__qualname__ = f"TableCommands.{name}"  # by which discord.py knows a method
    return command(f"table/{name}")(of_verb)


class TableCommands(Commands):
    path = "table"

    async def do(self, interaction: discord.Interaction, table: str | None, verb: Verb) -> None:
        await self._entrance.answer(interaction, self._actions.deeds.do, table, verb)

    @command("table/new", game=game_choices(), form=form_choices(), level=level_choices(), pace=pace_choices())
    async def new(
        self,
        interaction: discord.Interaction,
        game: str,
        form: str | None = None,
        seats: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        computers: app_commands.Range[int, 0, MOST_SEATS - 1] = 0,
        level: str | None = None,
        thread: bool | None = None,
        rated: bool = True,
        pace: str | None = None,
        private: bool = False,
    ) -> None:
        request = OpenRequest(
            place=Place(interaction.guild_id or 0, interaction.channel_id or 0),
            game=game,
            options=_form(game, form),
            seats=seats,
            computers=computers,
            level=level,
            rated=rated,
            pace=member(TurnPace, pace),
            private=private,
        )
        await self._entrance.answer(interaction, self._actions.tables.new, request, thread=thread)

    @command("table/again")
    async def again(self, interaction: discord.Interaction) -> None:
        await self._entrance.answer(interaction, self._actions.tables.same_again)

    @command("table/list")
    async def listing(self, interaction: discord.Interaction) -> None:
        await self._entrance.answer(interaction, self._actions.tables.listed)

    @command("table/show")
    async def show(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._entrance.answer(interaction, self._actions.tables.show, table)

    @command("table/join")
    async def join(
        self,
        interaction: discord.Interaction,
        table: str | None = None,
        word: app_commands.Range[str, 1, LONGEST_WORD] | None = None,
    ) -> None:
        await self.do(interaction, table, verbs.join(word))

    @command("table/word")
    async def word(
        self,
        interaction: discord.Interaction,
        word: app_commands.Range[str, 1, LONGEST_WORD],
        table: str | None = None,
    ) -> None:
        await self.do(interaction, table, verbs.give_word(word))

    @command("table/invite")
    async def invite(
        self, interaction: discord.Interaction, person: discord.Member | discord.User, table: str | None = None
    ) -> None:
        here = isinstance(person, discord.Member) and not person.bot
        guest = person_of(person) if here else None
        await self._entrance.answer(interaction, self._actions.tables.invite, guest, table)

    @command("table/call")
    async def call(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._entrance.answer(interaction, self._actions.calling.call, table)

    decline = _plain("decline", verbs.decline)

    leave = _plain("leave", verbs.leave)

    start = _plain("start", verbs.start)

    @command("table/add-computer", level=level_choices())
    async def add_computer(
        self, interaction: discord.Interaction, level: str | None = None, table: str | None = None
    ) -> None:
        await self.do(interaction, table, verbs.add_computer(level))

    @command("table/kick")
    async def kick(
        self, interaction: discord.Interaction, seat: app_commands.Range[int, 1, MOST_SEATS], table: str | None = None
    ) -> None:
        await self.do(interaction, table, verbs.kick(seat - 1))

    back = _plain("back", verbs.come_back)

    @command("table/vote", what=vote_choices())
    async def vote(
        self,
        interaction: discord.Interaction,
        what: str,
        seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        sure: bool = False,
        table: str | None = None,
    ) -> None:
        if what in VOICES:
            await self._entrance.answer(interaction, self._actions.deeds.vote, table, agrees=what == "yes")
        else:
            about = None if seat is None else seat - 1
            await self._entrance.answer(interaction, self._actions.deeds.propose, table, Motion(what), about, sure=sure)

    @command("table/sit")
    async def sit(
        self, interaction: discord.Interaction, seat: app_commands.Range[int, 1, MOST_SEATS], table: str | None = None
    ) -> None:
        await self._entrance.answer(interaction, self._actions.deeds.take_seat, table, seat - 1)

    pause = _plain("pause", verbs.pause)

    resume = _plain("resume", verbs.resume)

    @command("table/move")
    async def move(
        self,
        interaction: discord.Interaction,
        channel: app_commands.AppCommandChannel | app_commands.AppCommandThread,
        table: str | None = None,
    ) -> None:
        to = ground_of(interaction, channel)
        await self._entrance.answer(interaction, self._actions.deeds.move, table, to)

    undo = _plain("undo", verbs.undo)

    @command("table/resign")
    async def resign(self, interaction: discord.Interaction, table: str | None = None, sure: bool = False) -> None:
        await self._entrance.answer(interaction, self._actions.deeds.resign, table, sure=sure)

    close = _plain("close", verbs.close)

    @command("table/rematch")
    async def rematch(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._entrance.answer(interaction, self._actions.hands.rematch, table)

    async def tables_here(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._entrance.suggest(interaction, typed, self._actions.finder.lines_here)

    for _of_table in (
        show, join, word, invite, call, decline, leave, start, add_computer, kick, back, vote, sit, pause, resume, move,
        undo, resign, close, rematch,
    ):  # fmt: skip
        _of_table.autocomplete("table")(tables_here)
    del _of_table
