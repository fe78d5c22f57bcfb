"""Which table is meant. A table in a channel that the person may not read is not there for them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

from bot.actions.request import Request
from bot.daily.service import DailyService
from bot.screens import Listing, table_line
from bot.tables.errors import NoSuchTable, NotAllowed, TableError
from bot.tables.model import Look, TableInfo
from bot.tables.service import TableService
from games.engine import text
from persistence.rows import ALIVE, Phase, Place

MOST = 1000
"""How many of a server's tables are looked through for those that somebody may see: as many as it may have alive."""
MOST_HERE = 200
"""How many tables of one channel are looked through."""


class NoTableHere(TableError):
    """There is no such table in this channel."""

    code = "none-here"


class SeveralHere(TableError):
    """More than one table in this channel could be meant."""

    code = "several-here"


class Tries(Enum):
    """Which tries at a deal of the day an action is for. They stand in no channel, and no list shows them."""

    NONE = "none"
    SEEN = "seen"
    """The person's own, and once the deal lies open everybody's."""
    OPEN = "open"
    """Those at a deal that lies open: what it shows is the same for everybody who tries it."""


class Finder:
    """Finds tables for the person who asks."""

    def __init__(self, service: TableService, dailies: DailyService) -> None:
        self._service = service
        self._dailies = dailies

    async def look(self, request: Request, table_id: str, *, own: bool = False, tries: Tries = Tries.NONE) -> Look:
        """Return the table named as everybody sees it, or as the person does.

        Raises `NoSuchTable`; for a try of the person's own that the action is not for, `NotAllowed` or `NotYetOpen`.
        """
        look = await self._service.look(table_id.strip().lower(), request.guild_id, request.who.id if own else None)
        if look.table.daily is not None:
            if not await self._dailies.may_see(look.table, request.who.id):
                raise NoSuchTable
            if tries is Tries.NONE:
                raise NotAllowed(text("daily-not-here"))
            if tries is Tries.OPEN:
                await self._dailies.must_be_open(look.table)
            return look
        channel_id = look.table.place.channel_id
        if channel_id not in await request.sees([channel_id]):
            raise NoSuchTable
        return look

    async def named(self, request: Request, table_id: str, tries: Tries = Tries.NONE) -> TableInfo:
        """Return the table of that name. Raises as `look` does."""
        return (await self.look(request, table_id, tries=tries)).table

    async def meant(
        self,
        request: Request,
        given: str | None,
        phases: Collection[Phase] = ALIVE,
        *,
        seated: bool = False,
        tries: Tries = Tries.NONE,
    ) -> TableInfo:
        """Return the table named, or the only one of this channel that can be meant.

        With `seated`, tables at which the person plays are preferred. Raises `NoTableHere`, `SeveralHere` or
        `NoSuchTable`.
        """
        if given is not None:
            return await self.named(request, given, tries)
        found = await self.here(request, phases)
        mine = [table for table in found if table.seat_of(request.who.id)]
        if seated or len(mine) == 1:
            found = mine or found
        if not found:
            raise NoTableHere
        if len(found) > 1:
            raise SeveralHere
        return found[0]

    async def latest(self, request: Request, given: str | None) -> TableInfo:
        """Return the table named, the only living one of this channel, or the last one whose game is over here."""
        if given is None and not await self.here(request, ALIVE):
            finished = await self.here(request, (Phase.FINISHED,))
            if finished:
                return finished[0]
        return await self.meant(request, given)

    async def own(self, request: Request, given: str | None, tries: Tries = Tries.NONE) -> TableInfo:
        """Return the table named, the one of this channel that the person plays at, or their last one that is over.

        Raises as `meant` does, which is asked where there is none of these.
        """
        if given is None:
            alive = await self.here(request, ALIVE)
            if all(table.seat_of(request.who.id) is None for table in alive):
                over = await self.here(request, (Phase.FINISHED,))
                sat = (table for table in over if any(seat.user_id == request.who.id for seat in table.seats))
                last = max(sat, key=lambda table: table.changed_at, default=None)
                if last is not None:
                    return last
        return await self.meant(request, given, seated=True, tries=tries)

    async def here(self, request: Request, phases: Collection[Phase]) -> list[TableInfo]:
        """Return the tables of the channel, the newest first."""
        return await self._service.listing.here(Place(request.guild_id, request.channel_id), phases, limit=MOST_HERE)

    async def listed(self, request: Request, listing: Listing) -> list[TableInfo]:
        """Return the tables that a list shows to the person, in its order."""
        match listing:
            case Listing.SERVER:
                found = await self.on_server(request, ALIVE)
                return sorted(found, key=lambda table: (-table.opened_at, table.id))
            case Listing.MINE:
                running = await self.here(request, (Phase.RUNNING,))
                return [table for table in running if table.seat_of(request.who.id)]
            case Listing.TURNS:
                return await self.awaiting(request)

    async def on_server(self, request: Request, phases: Collection[Phase], most: int = MOST) -> list[TableInfo]:
        """Return the server's tables that the person may see, the latest changed first."""
        return await self._service.listing.of_guild(request.guild_id, phases, limit=most, seen=request.sees)

    async def awaiting(self, request: Request) -> list[TableInfo]:
        """Return the server's tables that wait for the person, the longest waiting first."""
        found = await self._service.listing.awaiting(request.who.id, request.guild_id)
        visible = await request.sees({table.place.channel_id for table in found})
        return [table for table in found if table.place.channel_id in visible]

    # Completions.

    async def lines_here(self, request: Request) -> list[tuple[str, str]]:
        """Return the tables of this channel, each with its line and its id."""
        return _lines(await self.here(request, (*ALIVE, Phase.FINISHED)), request)

    async def lines_finished(self, request: Request) -> list[tuple[str, str]]:
        """Return the server's finished games that the person may see, each with its line and its id."""
        return _lines(await self.on_server(request, (Phase.FINISHED,), most=100), request)


def _lines(tables: Sequence[TableInfo], request: Request) -> list[tuple[str, str]]:
    return [(table_line(table, request.words), table.id) for table in tables]
