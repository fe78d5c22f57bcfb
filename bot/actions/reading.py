"""The rules, and what this bot is."""

from __future__ import annotations

from collections.abc import Callable

from bot import __version__
from bot.actions.request import Request
from bot.clicks import Click
from bot.courier import Answer
from bot.screens import about_screen, help_screen, rule_sections, rules_screen
from bot.tables.service import TableService
from persistence.rows import Place


class Reading:
    """Pages that anybody may read. `latency` gives the seconds to Discord and back, not finite while unknown."""

    def __init__(self, service: TableService, latency: Callable[[], float], key: str) -> None:
        self._service = service
        self._latency = latency
        self._key = key

    async def rules(self, request: Request, game: str, section: str | None, hand: Click | None = None) -> Answer:
        """Show a page of a game's rules, the first without a section; `hand` leads back where it stood in its place."""
        back = hand if request.private else None
        return request.page(rules_screen(game, section or None, request.words, back))

    async def sections(self, request: Request, game: str) -> list[tuple[str, str]]:
        """Return the titles and anchors of a game's pages of rules."""
        return [(title, anchor) for anchor, title in rule_sections(game, request.words)]

    async def help(self, request: Request) -> Answer:
        """Show how it all works."""
        here = Place(request.guild_id, request.channel_id)
        again = await self._service.last_set_up(here) is not None
        return request.page(help_screen(request.words, again=again))

    async def about(self, request: Request) -> Answer:
        """Show version, health and where to go on."""
        running = await self._service.listing.count_of_guild(request.guild_id)
        return request.page(about_screen(__version__, running, self._latency(), request.words, self._key))
