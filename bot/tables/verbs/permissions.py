"""What settings let people do: open a table, take a play back, choose a card beforehand."""

from __future__ import annotations

from bot.tables.errors import NotAllowed, TooManyTables
from bot.tables.fold.live import LiveTable
from bot.tables.keeping.storing import storing
from bot.tables.model import Look, Person
from bot.tables.verbs import play
from games.engine import text
from persistence.rows import GuildSettings, Phase, Place, WhoMayOpen
from persistence.store import Store


class Permissions:
    """Asks the settings; everything raises `Unavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def to_open(self, place: Place, by: Person) -> GuildSettings:
        """Return the server's settings. Raises unless the person may open one more table there."""
        with storing():
            settings = await self._store.settings.of_guild(place.guild_id)
            if settings.who_may_open is WhoMayOpen.MANAGERS and not by.manages:
                raise NotAllowed(text("table-not-allowed-open"))
            if await self._store.tables.count_in_guild(place.guild_id) >= settings.tables_per_guild:
                raise TooManyTables(text("table-too-many-guild", most=settings.tables_per_guild))
            if await self._store.tables.count_opened_by(by.id, place.guild_id) >= settings.tables_per_person:
                raise TooManyTables(text("table-too-many-person", most=settings.tables_per_person))
        return settings

    async def to_undo(self, table: LiveTable, look: Look, user_id: int | None) -> bool:
        """Tell whether a person may take their last play back."""
        if user_id is None or look.seat is None or table.phase is not Phase.RUNNING or table.paused_at is not None:
            return False
        if play.why_no_undo(table, look.seat, user_id, rated_too=True) is not None:
            return False
        return not look.table.counts or await self.undo_rated(table.row.place.guild_id)

    async def to_preselect(self, look: Look, user_id: int | None) -> bool:
        """Tell whether a person may choose a card before their turn."""
        if user_id is None or look.seat is None or look.asked_at is not None or look.absent:
            return False
        with storing():
            wanted = (await self._store.settings.of_user(user_id)).preselect
        return wanted and look.table.phase is Phase.RUNNING and look.table.paused_at is None

    async def undo_rated(self, guild_id: int) -> bool:
        """Tell whether a server lets people take plays back in games that count."""
        with storing():
            return (await self._store.settings.of_guild(guild_id)).undo_rated
