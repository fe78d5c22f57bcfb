"""The effect of settings at a table: who may open one, what moves without a click, when it closes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.latest import Latest
from bot.tables.errors import NotAllowed, TooManyTables
from bot.tables.fold.live import LiveTable
from bot.tables.model import Person, Preselected
from bot.tables.times import DAY, HOUR, SPANS, QuietHours, quiet_hours
from bot.tables.verbs.preselect import answer
from games.engine import Seat, text
from persistence.rows import GuildSettings, Location, Phase, TableRow, WhoMayOpen
from persistence.store import Store

MOST_REMEMBERED = 10_000


class HouseRules:
    """Asks the settings; everything raises `StoreError`."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self.server, self.person = store.settings.of_guild, store.settings.of_user
        self._new: Latest[tuple[str, int], bool] = Latest(MOST_REMEMBERED)
        """The people who were new to a game when their table was first looked at, by table and person."""

    async def to_open(self, location: Location, by: Person) -> GuildSettings:
        """The server's settings. Raises `NotAllowed`, `TooManyTables` where the person may open no more."""
        settings = await self.server(location.guild_id)
        if settings.who_may_open is WhoMayOpen.MANAGERS and not by.manages:
            raise NotAllowed(text("table-not-allowed-open"))
        if settings.who_may_open is WhoMayOpen.ROLE and not by.manages and settings.opener_role_id not in by.roles:
            raise NotAllowed(text("table-not-allowed-role", role=str(settings.opener_role_id)))
        if await self._store.tables.count_in_guild(location.guild_id) >= settings.tables_per_guild:
            raise TooManyTables(text("table-too-many-guild", most=settings.tables_per_guild))
        if await self._store.tables.count_opened_by(by.id, location.guild_id) >= settings.tables_per_person:
            raise TooManyTables(text("table-too-many-person", most=settings.tables_per_person))
        return settings

    async def is_new(self, user_id: int, table_id: str, game: str) -> bool:
        """Tell whether a person has never finished such a game; the database is asked once for each table."""
        if (table_id, user_id) not in self._new:
            self._new[table_id, user_id] = not await self._store.results.has_played(user_id, game)
        return self._new[table_id, user_id]

    async def ready(self, table: LiveTable, preselected: Mapping[Seat, Preselected]) -> Mapping[Seat, str]:
        """The actions played for people without a click: chosen before, or the only legal one, if they want that."""
        found: dict[Seat, str] = {}
        for seat in table.awaited:
            user_id = table.sitters[seat].user_id
            if user_id is None or table.state is None or table.level(seat) is not None:
                continue
            chosen = answer(table, preselected.get(seat), seat)
            legal = table.state.legal_actions(seat)
            if chosen is None and len(legal) != 1:
                continue
            settings = await self.person(user_id)
            if chosen is not None and settings.preselect:
                found[seat] = chosen
            elif len(legal) == 1 and settings.auto_play:
                found[seat] = str(legal[0])
        return found

    async def quiet(self, seats: Sequence[Seat], table: LiveTable) -> Mapping[Seat, QuietHours | None]:
        """The quiet hours of the people at some seats, where a turn takes days."""
        found: dict[Seat, QuietHours | None] = dict.fromkeys(seats)
        if seats and SPANS[table.row.pace] >= DAY:
            server = await self.server(table.row.location.guild_id)
            for seat in seats:
                if user_id := table.sitters[seat].user_id:
                    found[seat] = quiet_hours(await self.person(user_id), server)
        return found

    async def closing(self, phase: Phase, table: TableRow) -> int | None:
        """The moment at which a table that has changed just now closes by itself, None for never."""
        if phase is not Phase.OPEN or table.concealed:
            return None
        hours = (await self.server(table.location.guild_id)).lobby_hours
        return self._clock() + hours * HOUR if hours else None
