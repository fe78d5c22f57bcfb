"""`/tournament …`, `/duplicate …` and `/night …`. Joining, standings and rulings are under `/tournament`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.commands.localise import game_choices, in_words, member, pace_choices
from bot.commands.making import Commands
from bot.contests.model import ContestWish, NightWish
from bot.contests.plans import LATEST, LONGEST_TITLE, MOST_DAYS, MOST_PEOPLE, MOST_PLACES
from persistence.rows import TurnPace
from seasons.contests.model import SIZES, System
from seasons.contests.verbs import MOST_ROUNDS

SYSTEMS = (System.SWISS, System.ROBIN, System.KNOCKOUT)
LONGEST_TYPED = 2 * LONGEST_TITLE


def add_tournament(commands: Commands) -> None:
    contests = commands.actions.contests
    of_one = {"tournament": contests.lines}

    def plain(name: str, action: Callable[..., Any]) -> None:
        commands.plain(f"tournament/{name}", action, option="tournament", lines=contests.lines)

    plain("show", contests.page)
    commands.plain("tournament/list", contests.listed)
    plain("join", contests.join)
    plain("check-in", contests.check_in)
    plain("withdraw", contests.leave)

    @commands.add(
        "tournament/open",
        game=game_choices(),
        system=[app_commands.Choice(name=in_words(f"contest-system-{one}"), value=str(one)) for one in SYSTEMS],
        pace=_paces(),
    )
    async def open_tournament(
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
        await commands.answer(interaction, contests.open, wish)

    plain("start", contests.start)

    @commands.add("tournament/ruling", suggests=of_one)
    async def ruling(
        interaction: discord.Interaction,
        table: app_commands.Range[int, 1, MOST_PEOPLE],
        winner: discord.User | None = None,
        tournament: str | None = None,
    ) -> None:
        await commands.answer(interaction, contests.rule, table, None if winner is None else winner.id, tournament)

    @commands.add("tournament/remove", suggests=of_one)
    async def remove(interaction: discord.Interaction, person: discord.User, tournament: str | None = None) -> None:
        await commands.answer(interaction, contests.send_off, person.id, tournament)

    plain("call-off", contests.call_off)


def add_duplicate(commands: Commands) -> None:
    contests = commands.actions.contests

    @commands.add("duplicate/open", game=game_choices(), pace=_paces())
    async def open_duplicate(
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
        await commands.answer(interaction, contests.open, wish)

    @commands.add("duplicate/league")
    async def standings(
        interaction: discord.Interaction, league: app_commands.Range[str, 1, LONGEST_TYPED] | None = None
    ) -> None:
        await commands.answer(interaction, contests.league, league)


def add_night(commands: Commands) -> None:
    nights = commands.actions.nights

    @commands.add("night/plan", suggests={"day": nights.days}, game=game_choices())
    async def plan(
        interaction: discord.Interaction,
        game: str,
        day: app_commands.Range[str, 1, LONGEST_TYPED],
        time: app_commands.Range[str, 1, LONGEST_TYPED],
        places: app_commands.Range[int, 1, MOST_PLACES] = MOST_PLACES,
        title: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
    ) -> None:
        wish = NightWish(game=game, day=day, time=time, places=places, title=title)
        await commands.answer(interaction, nights.plan, wish)

    @commands.add("night/move", suggests={"day": nights.days, "night": nights.lines})
    async def move(
        interaction: discord.Interaction,
        day: app_commands.Range[str, 1, LONGEST_TYPED],
        time: app_commands.Range[str, 1, LONGEST_TYPED],
        night: str | None = None,
    ) -> None:
        await commands.answer(interaction, nights.move, day, time, night)

    for name, action in {"call-off": nights.call_off, "join": nights.join, "leave": nights.leave}.items():
        commands.plain(f"night/{name}", action, option="night", lines=nights.lines)


def _paces() -> list[app_commands.Choice[str]]:
    return [one for one in pace_choices() if one.value != TurnPace.NONE]
