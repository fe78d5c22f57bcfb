"""The rules, and what this bot is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot import __version__
from bot.actions.request import Request
from bot.clicks import Click
from bot.courier import Answer
from bot.daily.service import DailyService
from bot.screens.help import about_screen, help_screen, rule_sections, rules_screen, welcome_screen
from bot.tables.service import TableService


@dataclass(frozen=True, slots=True)
class Reading:
    """Pages that anybody may read. `latency` gives the seconds to Discord and back, not finite while unknown."""

    _service: TableService
    _dailies: DailyService
    _latency: Callable[[], float]
    _key: str

    async def rules(self, request: Request, game: str, section: str | None, hand: Click | None = None) -> Answer:
        """Show a page of a game's rules, the first without a section; `hand` leads back where it stood in its place."""
        back = hand if request.private else None
        return request.page(rules_screen(game, section or None, request.words, back))

    async def sections(self, request: Request, game: str) -> list[tuple[str, str]]:
        return [(title, anchor) for anchor, title in rule_sections(game, request.words)]

    async def welcome(self, request: Request) -> Answer:
        again = await self._service.last_set_up(request.location) is not None
        today = await self._dailies.report(request.guild_id, request.who.id)
        return request.page(welcome_screen(request.words, today, again=again))

    async def help(self, request: Request) -> Answer:
        return request.page(help_screen(request.words))

    async def about(self, request: Request) -> Answer:
        running = await self._service.listing.count_of_guild(request.guild_id)
        return request.page(about_screen(__version__, running, self._latency(), request.words, self._key))
