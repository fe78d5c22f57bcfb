"""`/tournament …`, `/duplicate …` and `/night …`. Joining, standings and rulings are under `/tournament`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from discord import Interaction, User
from discord.app_commands import Choice, Range

from bot.commands.localise import choices, game_choices, member
from bot.commands.making import Commands
from bot.contests.model import ContestWish, NightWish
from bot.contests.plans import LATEST, LIVE_PACES, LONGEST_TITLE, MOST_DAYS, MOST_PEOPLE, MOST_PLACES, SLOW_PACES
from persistence.rows import TurnPace
from seasons.contests.model import SIZES, System
from seasons.contests.verbs import MOST_ROUNDS

SYSTEMS = (System.SWISS, System.ROBIN, System.KNOCKOUT)
LONGEST_TYPED = 2 * LONGEST_TITLE
Typed: TypeAlias = Range[str, 1, LONGEST_TYPED]
Size: TypeAlias = Range[int, SIZES[0], SIZES[-1]]
Rounds: TypeAlias = Range[int, 1, MOST_ROUNDS]
Minutes: TypeAlias = Range[int, 1, LATEST]


def add_contests(commands: Commands) -> None:
    contests, nights = commands.actions.contests, commands.actions.nights

    def plain(name: str, action: Callable[..., Any], *deed: str) -> None:
        commands.plain(f"tournament/{name}", action, *deed, option="tournament")

    plain("show", contests.page)
    commands.plain("tournament/list", contests.listed)
    plain("join", contests.do, "join")
    plain("check-in", contests.do, "here")
    plain("withdraw", contests.do, "leave")

    @commands.add(
        "tournament/open",
        game=game_choices(),
        system=choices({f"contest-system-{one}": one for one in SYSTEMS}),
        pace=_paces(LIVE_PACES + SLOW_PACES),
    )
    async def open_tournament(
        interaction: Interaction,
        game: str,
        system: str = System.SWISS,
        size: Size | None = None,
        rounds: Rounds | None = None,
        starts_in: Minutes | None = None,
        days: Range[int, 1, MOST_DAYS] | None = None,
        pace: str | None = None,
        most: Range[int, 2, MOST_PEOPLE] | None = None,
        title: Typed | None = None,
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

    plain("start", contests.do, "start")

    @commands.add("tournament/ruling", called={"number": "table"})
    async def ruling(
        interaction: Interaction,
        number: Range[int, 1, MOST_PEOPLE],
        winner: User | None = None,
        tournament: str | None = None,
    ) -> None:
        await commands.answer(interaction, contests.rule, number, None if winner is None else winner.id, tournament)

    @commands.add("tournament/remove")
    async def remove(interaction: Interaction, person: User, tournament: str | None = None) -> None:
        await commands.answer(interaction, contests.send_off, person.id, tournament)

    plain("call-off", contests.call_off)

    @commands.add("duplicate/open", game=game_choices(), pace=_paces(LIVE_PACES))
    async def open_duplicate(
        interaction: Interaction,
        game: str,
        size: Size | None = None,
        boards: Rounds | None = None,
        starts_in: Minutes | None = None,
        pace: str | None = None,
        title: Typed | None = None,
        league: Typed | None = None,
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
    async def standings(interaction: Interaction, league: Typed | None = None) -> None:
        await commands.answer(interaction, contests.league, league)

    @commands.add("night/plan", game=game_choices())
    async def plan(
        interaction: Interaction,
        game: str,
        day: Typed,
        time: Typed,
        places: Range[int, 1, MOST_PLACES] = MOST_PLACES,
        title: Typed | None = None,
    ) -> None:
        wish = NightWish(game=game, day=day, time=time, places=places, title=title)
        await commands.answer(interaction, nights.plan, wish)

    @commands.add("night/move")
    async def move(interaction: Interaction, day: Typed, time: Typed, night: str | None = None) -> None:
        await commands.answer(interaction, nights.move, day, time, night)

    commands.plain("night/call-off", nights.call_off, option="night")
    for name in ("join", "leave"):
        commands.plain(f"night/{name}", nights.do, name, option="night")


def _paces(paces: tuple[TurnPace, ...]) -> list[Choice[str]]:
    return choices({f"pace-{pace}": pace for pace in paces})
