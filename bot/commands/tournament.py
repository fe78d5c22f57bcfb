"""`/tournament …` and `/duplicate …`. Joining, standings and rulings of both are under `/tournament`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord
from discord import app_commands

from bot.actions import Request
from bot.actions.contests import Contests
from bot.commands.localise import Commands, command, game_choices, in_words, member, pace_choices
from bot.contests.model import ContestWish
from bot.contests.plans import LATEST, LONGEST_TITLE, MOST_DAYS, MOST_PEOPLE
from bot.courier import Answer
from persistence.rows import TurnPace
from seasons.contests.model import SIZES, System
from seasons.contests.verbs import MOST_ROUNDS

SYSTEMS = (System.SWISS, System.ROBIN, System.KNOCKOUT)
LONGEST_TYPED = 2 * LONGEST_TITLE


Action: TypeAlias = Callable[[Request, str | None], Awaitable[Answer]]


def _plain(name: str, action: Callable[[Contests], Action]) -> app_commands.Command[TournamentCommands, ..., None]:
    """The command of an action that asks for nothing but the tournament."""

    async def of_one(self: TournamentCommands, interaction: discord.Interaction, tournament: str | None = None) -> None:
        await self._entrance.answer(interaction, action(self._actions.contests), tournament)

    of_one.__qualname__ = f"TournamentCommands.{name}"  # by which discord.py knows a method
    return command(f"tournament/{name}")(of_one)


class TournamentCommands(Commands):
    path = "tournament"

    show = _plain("show", lambda contests: contests.page)

    @command("tournament/list")
    async def listing(self, interaction: discord.Interaction) -> None:
        await self._entrance.answer(interaction, self._actions.contests.listed)

    join = _plain("join", lambda contests: contests.join)

    check_in = _plain("check-in", lambda contests: contests.check_in)

    withdraw = _plain("withdraw", lambda contests: contests.leave)

    @command(
        "tournament/open",
        game=game_choices(),
        system=[app_commands.Choice(name=in_words(f"contest-system-{one}"), value=str(one)) for one in SYSTEMS],
        pace=[one for one in pace_choices() if one.value != TurnPace.NONE],
    )
    async def open(
        self,
        interaction: discord.Interaction,
        game: str,
        system: str = System.SWISS,
        size: app_commands.Range[int, SIZES[0], SIZES[-1]] | None = None,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        starts_in: app_commands.Range[int, 0, LATEST] | None = None,
        days: app_commands.Range[int, 1, MOST_DAYS] | None = None,
        pace: str | None = None,
        most: app_commands.Range[int, 2, MOST_PEOPLE] | None = None,
        title: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
    ) -> None:
        wish = ContestWish(
            game=game,
            system=System(system),
            title=title,
            size=size,
            rounds=rounds,
            most=most,
            starts_in=starts_in,
            days=days,
            pace=member(TurnPace, pace),
        )
        await self._entrance.answer(interaction, self._actions.contests.open, wish)

    start = _plain("start", lambda contests: contests.start)

    @command("tournament/ruling")
    async def ruling(
        self,
        interaction: discord.Interaction,
        table: app_commands.Range[int, 1, MOST_PEOPLE],
        winner: discord.User | None = None,
        tournament: str | None = None,
    ) -> None:
        who = None if winner is None else winner.id
        await self._entrance.answer(interaction, self._actions.contests.rule, table, who, tournament)

    @command("tournament/remove")
    async def remove(
        self, interaction: discord.Interaction, person: discord.User, tournament: str | None = None
    ) -> None:
        await self._entrance.answer(interaction, self._actions.contests.send_off, person.id, tournament)

    call_off = _plain("call-off", lambda contests: contests.call_off)

    async def tournaments(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._entrance.suggest(interaction, typed, self._actions.contests.lines)

    for _of_one in (show, join, check_in, withdraw, start, ruling, remove, call_off):
        _of_one.autocomplete("tournament")(tournaments)
    del _of_one


class DuplicateCommands(Commands):
    path = "duplicate"

    @command("duplicate/open", game=game_choices(), pace=[one for one in pace_choices() if one.value != TurnPace.NONE])
    async def open(
        self,
        interaction: discord.Interaction,
        game: str,
        size: app_commands.Range[int, SIZES[0], SIZES[-1]] | None = None,
        boards: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        starts_in: app_commands.Range[int, 0, LATEST] | None = None,
        pace: str | None = None,
        title: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
        league: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
    ) -> None:
        wish = ContestWish(
            game=game,
            system=System.DUPLICATE,
            title=title,
            size=size,
            rounds=boards,
            starts_in=starts_in,
            pace=member(TurnPace, pace),
            league=league,
        )
        await self._entrance.answer(interaction, self._actions.contests.open, wish)

    @command("duplicate/league")
    async def league(
        self, interaction: discord.Interaction, league: app_commands.Range[str, 1, LONGEST_TYPED] | None = None
    ) -> None:
        await self._entrance.answer(interaction, self._actions.contests.league, league)
