"""Seasons, leaderboards and statistics.

Pictures are drawn in a thread: they take longer than a click may hold up others.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.actions.request import Request, known, managers_only
from bot.courier import Answer, How
from bot.preferences import Preferences
from bot.screens import seasons as screens
from bot.seasons.model import SeasonRefused
from bot.seasons.service import SeasonService
from games.engine import text
from seasons.boards import Sort


@dataclass(frozen=True, slots=True)
class League:
    _seasons: SeasonService
    _preferences: Preferences

    async def board(
        self,
        request: Request,
        *,
        game: str | None = None,
        season: str | None = None,
        sort: Sort = Sort.POINTS,
        page: int = 1,
    ) -> Answer:
        found = await self._seasons.board(
            request.guild_id, request.who.id, game=game, which=season, sort=sort, page=page
        )
        return request.page(await asyncio.to_thread(screens.board_screen, found, request.words))

    async def turn_board(self, request: Request, rest: str, chosen: str | None) -> Answer:
        """Show the page of a leaderboard that a click asks for; `chosen` is another order."""
        game, season, sort, page = known(screens.wish_of(rest))
        if chosen is not None:
            sort = known(Sort(chosen) if chosen in [*Sort] else None)
        return await self.board(request, game=game, season=season, sort=sort, page=page)

    async def turn_career(self, request: Request, rest: str) -> Answer:
        person, game, part = known(screens.part_of(rest))
        found = await self._seasons.career(request.guild_id, request.who.id, person, game)
        return request.page(await asyncio.to_thread(screens.career_screen, found, request.words, part))

    async def career(self, request: Request, person: int | None, game: str | None) -> Answer:
        who = person or request.who.id
        found = await self._seasons.career(request.guild_id, request.who.id, who, game)
        if who == request.who.id:
            return request.page(await asyncio.to_thread(screens.career_screen, found, request.words))
        public = await self._preferences.public_words(request.guild_id)
        return Answer(await asyncio.to_thread(screens.career_screen, found, public), How.PUBLIC)

    async def season(self, request: Request, which: str | None = None) -> Answer:
        """Show a season, by default the one that runs; between seasons the last one, and how the next begins."""
        report = await self._seasons.report(request.guild_id, which)
        former = await self._seasons.seasons(request.guild_id) if report is None else []
        if former:
            last = await self._seasons.report(request.guild_id, str(former[0].number))
            return request.page(screens.season_screen(last, request.words, between=True))
        return request.page(screens.season_screen(report, request.words))

    async def titles(self, request: Request) -> list[tuple[str, str]]:
        found = await self._seasons.seasons(request.guild_id)
        return [(screens.season_title(season, request.words, plain=True), str(season.number)) for season in found]

    @managers_only
    async def start(self, request: Request, title: str | None, until: str | None) -> Answer:
        await self._seasons.start(request.guild_id, title, until)
        return await self.season(request)

    @managers_only
    async def ask_end(self, request: Request) -> Answer:
        report = await self._seasons.report(request.guild_id)
        if report is None:
            raise SeasonRefused(text("season-none-running"))
        return request.page(screens.season_question(report, request.words))

    @managers_only
    async def end(self, request: Request, number: int, started_at: int) -> Answer:
        await self._seasons.end(request.guild_id, number, started_at)
        return request.page(screens.season_ended_screen(await self._seasons.now(request.guild_id), request.words))

    async def points(self, request: Request, which: str | None = None) -> Answer:
        settings = await self._preferences.of_server(request.guild_id)
        report = None if which is None else await self._seasons.report(request.guild_id, which)
        season = await self._seasons.now(request.guild_id) if report is None else report.season
        return request.page(screens.points_screen(settings, season, request.words))

    @managers_only
    async def score(self, request: Request, size: int | None, points: str | None) -> Answer:
        """Choose what places are worth at tables of a size; None: the usual points."""
        await self._seasons.score(request.guild_id, size, points)
        return await self.points(request)
