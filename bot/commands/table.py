"""`/table …`: the verbs of the table message for the keyboard, for screen readers and for moderators.

What harms nobody stands first: people press Enter on the first suggestion.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import Interaction, Member, User, app_commands
from discord.app_commands import Choice, Range

from bot.commands.localise import choices, game_choices, member, pace_choices
from bot.commands.making import Commands
from bot.interactions import ground_of, person_of
from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.fold import form_options
from bot.tables.service import OpenRequest
from bot.tables.verbs import LONGEST_WORD, Verb
from games import registry
from persistence.rows import Location, TurnPace

VOICES = ("yes", "no")
FORMS = ("short", "whole")
"""The short form of a game first, then the whole."""
MOST_SEATS = max(count for game in registry.all_games().values() for count in game.seats)
SeatNumber: TypeAlias = Range[int, 1, MOST_SEATS]
Word: TypeAlias = Range[str, 1, LONGEST_WORD]


def level_choices() -> list[Choice[str]]:
    return choices({f"level-{one}-choice": one for one in registry.strengths()})


def _form(game: str, form: str | None) -> dict[str, Any]:
    known = registry.all_games().get(game)
    return {} if known is None or form is None else form_options(known, short=form == FORMS[0])


def add_table(commands: Commands) -> None:
    actions = commands.actions
    deeds = actions.deeds

    def plain(name: str, verb: Verb) -> None:
        commands.plain(f"table/{name}", deeds.do, verb, option="table")

    @commands.add(
        "table/new",
        game=game_choices(),
        form=choices({f"form-{one}-choice": one for one in FORMS}),
        level=level_choices(),
        pace=pace_choices(),
    )
    async def new(
        interaction: Interaction,
        game: str,
        form: str | None = None,
        seats: SeatNumber | None = None,
        computers: Range[int, 0, MOST_SEATS - 1] = 0,
        level: str | None = None,
        thread: bool | None = None,
        rated: bool = True,
        pace: str | None = None,
        private: bool = False,
    ) -> None:
        request = OpenRequest(
            location=Location(interaction.guild_id or 0, interaction.channel_id or 0),
            game=game,
            options=_form(game, form),
            seats=seats,
            computers=computers,
            level=level,
            rated=rated,
            pace=member(TurnPace, pace),
            private=private,
        )
        await commands.answer(interaction, actions.tables.new, request, thread=thread)

    commands.plain("table/again", actions.tables.same_again)
    commands.plain("table/list", actions.tables.listed)
    commands.plain("table/show", actions.tables.show, option="table")

    @commands.add("table/join")
    async def join(interaction: Interaction, table: str | None = None, word: Word | None = None) -> None:
        await commands.answer(interaction, deeds.do, table, verbs.join(word))

    @commands.add("table/word")
    async def word(interaction: Interaction, word: Word, table: str | None = None) -> None:
        await commands.answer(interaction, deeds.do, table, verbs.give_word(word))

    @commands.add("table/invite")
    async def invite(interaction: Interaction, person: Member | User, table: str | None = None) -> None:
        here = isinstance(person, Member) and not person.bot
        await commands.answer(interaction, actions.tables.invite, person_of(person) if here else None, table)

    commands.plain("table/call", deeds.call, option="table")
    plain("decline", verbs.decline())
    plain("leave", verbs.leave())
    plain("start", verbs.start())

    @commands.add("table/add-computer", level=level_choices())
    async def add_computer(interaction: Interaction, level: str | None = None, table: str | None = None) -> None:
        await commands.answer(interaction, deeds.do, table, verbs.add_computer(level))

    @commands.add("table/kick")
    async def kick(interaction: Interaction, seat: SeatNumber, table: str | None = None, sure: bool = False) -> None:
        await commands.answer(interaction, deeds.send_away, table, seat - 1, sure=sure)

    plain("back", verbs.come_back())

    @commands.add("table/vote", what=choices({f"vote-{one}": one for one in (*VOICES, *Motion)}))
    async def vote(
        interaction: Interaction,
        what: str,
        seat: SeatNumber | None = None,
        sure: bool = False,
        table: str | None = None,
    ) -> None:
        if what in VOICES:
            await commands.answer(interaction, deeds.vote, table, agrees=what == "yes")
        else:
            about = None if seat is None else seat - 1
            await commands.answer(interaction, deeds.propose, table, Motion(what), about, sure=sure)

    @commands.add("table/sit")
    async def sit(interaction: Interaction, seat: SeatNumber, table: str | None = None) -> None:
        await commands.answer(interaction, deeds.take_seat, table, seat - 1)

    plain("pause", verbs.pause())
    plain("resume", verbs.resume())

    @commands.add("table/move")
    async def move(
        interaction: Interaction,
        channel: app_commands.AppCommandChannel | app_commands.AppCommandThread,
        table: str | None = None,
    ) -> None:
        await commands.answer(interaction, deeds.move, table, ground_of(interaction, channel))

    plain("undo", verbs.undo())

    @commands.add("table/resign")
    async def resign(interaction: Interaction, table: str | None = None, sure: bool = False) -> None:
        await commands.answer(interaction, deeds.resign, table, sure=sure)

    @commands.add("table/close")
    async def close(interaction: Interaction, table: str | None = None, sure: bool = False) -> None:
        await commands.answer(interaction, deeds.close, table, sure=sure)

    commands.plain("table/rematch", actions.hands.rematch, option="table")
