"""Seasons, leaderboards and statistics as screens, the same for whoever types a command and whoever presses a button.

Pictures are drawn in a thread: they take longer than a click may hold up others.
"""

from __future__ import annotations

import asyncio

from bot.preferences import Preferences
from bot.screens import (
    board_screen,
    career_screen,
    closing_screen,
    ended_screen,
    season_question,
    season_screen,
)
from bot.screens.board import wish_of
from bot.screens.message import Screen
from bot.seasons.errors import SeasonRefused
from bot.seasons.service import SeasonService
from bot.tables.errors import BadRequest, NotAllowed
from bot.tables.model import Person
from bot.text import Words
from games.engine import text
from seasons.boards import Sort
from seasons.model import Season


class League:
    """Asks the season service and draws what it says."""

    def __init__(self, seasons: SeasonService, preferences: Preferences) -> None:
        self.seasons = seasons
        self._preferences = preferences

    async def board(
        self,
        guild_id: int,
        reader: Person,
        words: Words,
        *,
        game: str | None = None,
        season: str | None = None,
        sort: Sort = Sort.POINTS,
        page: int = 1,
    ) -> Screen:
        """Return a page of a leaderboard. Raises `SeasonRefused`."""
        found = await self.seasons.board(guild_id, reader.id, game=game, which=season, sort=sort, page=page)
        return await asyncio.to_thread(board_screen, found, words)

    async def season(self, guild_id: int, words: Words, which: str | None = None) -> Screen:
        """Return a season. Raises `SeasonRefused`."""
        return season_screen(await self.seasons.report(guild_id, which), words)

    async def question(self, guild_id: int, who: Person, words: Words) -> Screen:
        """Return the question whether the running season is to end. Raises `NotAllowed`, `SeasonRefused`."""
        if not who.manages:
            raise NotAllowed(text("error-managers-only"))
        report = await self.seasons.report(guild_id)
        if report is None:
            raise SeasonRefused(text("season-none-running"))
        return season_question(report, words)

    async def career(self, guild_id: int, reader: int, person: int, game: str | None, words: Words) -> Screen:
        """Return somebody's statistics. Raises `SeasonRefused`."""
        found = await self.seasons.career(guild_id, reader, person, game)
        return await asyncio.to_thread(career_screen, found, words)

    async def closing(self, season: Season) -> Screen | None:
        """Return the public message that closes a season; None when that has been done meanwhile."""
        report = await self.seasons.report(season.guild_id, str(season.number))
        if report is None or report.season.announced_at is not None:
            return None
        return closing_screen(report, await self._preferences.public_words(season.guild_id))

    # Clicks.

    async def turn_board(self, guild_id: int, reader: Person, words: Words, rest: str, chosen: str | None) -> Screen:
        """Return the page of a leaderboard that a click asks for; `chosen` is another order."""
        wish = wish_of(rest)
        if wish is None or (chosen is not None and chosen not in [*Sort]):
            raise BadRequest(text("error-unknown-button"))
        game, season, sort, page = wish
        order = sort if chosen is None else Sort(chosen)
        return await self.board(guild_id, reader, words, game=game, season=season, sort=order, page=page)

    async def turn_season(self, guild_id: int, who: Person, words: Words, rest: str) -> Screen:
        """Show a season, or end it, as a click asks for. Raises `NotAllowed`, `SeasonRefused`, `BadRequest`."""
        match rest.split("/"):
            case ["show", number]:
                return await self.season(guild_id, words, number)
            case ["end", number, started_at] if number.isdecimal() and started_at.isdecimal():
                await self.seasons.end(guild_id, who, int(number), int(started_at))
                return ended_screen(await self.seasons.now(guild_id), words)
            case _:
                raise BadRequest(text("error-unknown-button"))
