"""What people's and servers' settings mean for a table: moves without a click, quiet hours, when a lobby closes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.tables.clocks.dues import DAY, HOUR, SPANS
from bot.tables.clocks.quiet import QuietHours, quiet_hours
from bot.tables.fold.live import LiveTable
from bot.tables.keeping.storing import storing
from bot.tables.verbs import preselect
from games.engine import Seat
from persistence.rows import Phase, TableRow
from persistence.settings import SettingStore


class Preferences:
    """Asks the settings; everything raises `Unavailable`."""

    def __init__(self, settings: SettingStore, clock: Callable[[], int]) -> None:
        self._settings = settings
        self._clock = clock

    async def ready(self, table: LiveTable) -> Mapping[Seat, str]:
        """Return what is played for people without a click of theirs, by seat.

        It is what they have chosen beforehand, and the only legal action of those who want it so.
        """
        found: dict[Seat, str] = {}
        for seat in table.awaited:
            user_id = table.sitters[seat].user_id
            if user_id is None or table.state is None or table.level(seat) is not None:
                continue
            chosen = preselect.answer(table, seat)
            legal = table.state.legal_actions(seat)
            if chosen is None and len(legal) != 1:
                continue
            with storing():
                settings = await self._settings.of_user(user_id)
            if chosen is not None and settings.preselect:
                found[seat] = chosen
            elif len(legal) == 1 and settings.auto_play:
                found[seat] = str(legal[0])
        return found

    async def quiet(self, seats: Sequence[Seat], table: LiveTable) -> Mapping[Seat, QuietHours]:
        """Return the quiet hours of those who sit there."""
        if not seats or not SPANS[table.pace] >= DAY:
            return {}
        with storing():
            server = await self._settings.of_guild(table.row.place.guild_id)
            people = {seat: table.sitters[seat].user_id for seat in seats}
            found = {
                seat: quiet_hours(await self._settings.of_user(user_id), server)
                for seat, user_id in people.items()
                if user_id is not None
            }
        return {seat: quiet for seat, quiet in found.items() if quiet is not None}

    async def closing(self, table: TableRow) -> int | None:
        """Return when a table that has changed just now closes by itself, None for never."""
        if table.phase is not Phase.OPEN or table.daily is not None:
            return None
        with storing():
            hours = (await self._settings.of_guild(table.place.guild_id)).lobby_hours
        return self._clock() + hours * HOUR if hours else None
