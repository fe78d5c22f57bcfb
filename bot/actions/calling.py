"""Calling the server's role to a table with free seats, at most once an hour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.actions.finding import Finder
from bot.actions.request import Request
from bot.courier import Answer, How
from bot.preferences import Preferences
from bot.screens.table import call_screen
from bot.tables.errors import Full, NotAllowed, NotOpen
from bot.tables.model import TableInfo
from games.engine import text
from persistence.rows import Phase

HOUR = 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Calling:
    _finder: Finder
    _preferences: Preferences
    _clock: Callable[[], int]

    async def call(self, request: Request, table: str | None) -> Answer:
        """Call the role to a table in its own channel. The hour is spent before anybody hears of it.

        Raises `NotAllowed` with the reason, `NotOpen`, `Full`.
        """
        found = await self._finder.meant(request, table, (Phase.OPEN,), seated=True)
        _must_seek(found, request)
        ours = await self._preferences.of_server(request.guild_id)
        if ours.call_role_id is None:
            raise NotAllowed(text("call-no-role"))
        if trouble := request.role(ours.call_role_id).trouble_calling():
            raise NotAllowed(trouble)
        again_at = await self._preferences.claim_call(request.guild_id, self._clock(), HOUR)
        if again_at is not None:
            raise NotAllowed(text("call-too-early", when=str(-(-again_at // 1000))))
        words = await self._preferences.table_words(found)
        return Answer(call_screen(found, ours.call_role_id, words), How.PUBLIC, rings=ours.call_role_id)


def _must_seek(table: TableInfo, request: Request) -> None:
    if table.location.channel_id != request.channel_id:
        raise NotAllowed(text("table-lives-in", channel=str(table.location.channel_id)))
    if table.phase is not Phase.OPEN:
        raise NotOpen
    if table.seat_of(request.who.id) is None and not table.kept_by(request.who):
        raise NotAllowed(text("table-not-allowed-seated"))
    if table.private:
        raise NotAllowed(text("call-private"))
    if table.seats_free < 1:
        raise Full
