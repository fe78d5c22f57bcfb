"""The table that is meant. A table in a channel that the person may not read is not there for them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum

from bot.actions.request import Request
from bot.challenges.service import ChallengeService
from bot.contests.service import ContestService
from bot.daily.service import DailyService
from bot.screens.table import Listing, table_line
from bot.tables.errors import NoSuchTable, NotAllowed, TableError
from bot.tables.model import Look, Person, TableInfo
from bot.tables.service import TableService
from games.engine import text
from persistence.rows import ALIVE, RUNNING, Phase

MOST = 1000
"""The number of a server's tables searched for those that somebody may see: as many as it may have alive."""
MOST_HERE = 200
"""The number of tables of one channel that are searched."""


class NoTableHere(TableError, code="none-here"): ...


class SeveralHere(TableError, code="several-here"): ...


class Tries(Enum):
    """The tries at a deal of the day that an action is for. Only their player's lists show them."""

    NONE = "none"
    SEEN = "seen"
    """The person's own, and once the deal lies open everybody's."""
    OPEN = "open"
    """Those at a deal that lies open: what it shows is the same for everybody who tries it."""


@dataclass(frozen=True, slots=True)
class Finder:
    _service: TableService
    _dailies: DailyService
    _contests: ContestService
    _challenges: ChallengeService

    async def look(self, request: Request, table_id: str, *, own: bool = False, tries: Tries = Tries.NONE) -> Look:
        """The table named, as everybody or the person sees it. Raises `NoSuchTable`, `NotAllowed` or `NotYetOpen`."""
        look = await self._service.look(table_id.strip().lower(), request.guild_id, request.who.id if own else None)
        table = look.table
        mine = any(seat.user_id == request.who.id for seat in table.seats)
        if table.daily is not None or table.board is not None:
            if not mine and not await self._dailies.lies_open(table):
                raise NoSuchTable
            if tries is Tries.NONE:
                raise NotAllowed(text("contest-board-not-here" if table.daily is None else "daily-not-here"))
            if tries is Tries.OPEN:
                await (self._contests if table.daily is None else self._dailies).must_be_open(table)
            return look
        friendly = table.challenge is not None
        if table.phase in ALIVE and look.shown_by is None and _is_hidden(table, request.who):
            raise NoSuchTable
        channel_id = await self._challenges.stands_in(table) if friendly else table.location.channel_id
        if not (mine and friendly) and channel_id not in await request.sees([channel_id]):
            raise NoSuchTable
        if friendly and tries is Tries.NONE:
            raise NotAllowed(text("challenge-not-here")) if mine else NoSuchTable
        if tries is Tries.OPEN or (friendly and not mine):
            await self._challenges.must_be_open(table)
        await self._challenges.looked(table, request.who.id)
        return look

    async def shown_to_all(self, table: TableInfo) -> None:
        """Note that a table is about to be shown to a channel. Raises `NoSuchTable` while its cards are secret."""
        await self._challenges.looked(table, None)

    async def named(self, request: Request, table_id: str, tries: Tries = Tries.NONE) -> TableInfo:
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
        """The table named, or the only one meant here; `seated`: their own, or one that keeps them a seat, first.

        Where none is in these phases, it is one in another, for the action to say why not. Raises `NoTableHere`
        and more.
        """
        if given is not None:
            return await self.named(request, given, tries)
        found = await self.here(request, phases)
        mine = [table for table in found if table.seat_of(request.who.id)]
        if seated and not mine and tries is Tries.SEEN:
            mine = await self.tries(request)
        found = found or mine or await self.here(request, ALIVE) or await self._shown_hands(request)
        if seated and not mine and len(found) > 1:
            looks = [await self._service.look(table.id, request.guild_id, None) for table in found]
            mine = [look.table for look in looks if look.table.kept_for(request.who.id)]
        if seated or len(mine) == 1:
            found = mine or found
        if not found:
            raise NoTableHere
        if len(found) > 1:
            raise SeveralHere
        return found[0]

    async def seen(
        self, request: Request, given: str | None, phases: Collection[Phase] = ALIVE, *, tries: Tries = Tries.NONE
    ) -> Look:
        """The table meant, as the person sees it; one that they play at comes first. Raises as `meant` does."""
        if given is None:
            given = (await self.meant(request, None, phases, seated=True, tries=tries)).id
        return await self.look(request, given, own=True, tries=tries)

    async def latest(self, request: Request, given: str | None) -> TableInfo:
        """The table named, the only living one of this channel, or the last one whose game is over here."""
        if given is None and not await self.here(request, ALIVE):
            finished = await self.here(request, (Phase.FINISHED,))
            if finished:
                return finished[0]
        return await self.meant(request, given)

    async def own(self, request: Request) -> str:
        """The table here that the person plays at, or their only try, or their last table here that is over.

        Raises as `meant` does.
        """
        alive = await self.here(request, ALIVE)
        if all(table.seat_of(request.who.id) is None for table in alive) and not await self.tries(request):
            over = await self.here(request, (Phase.FINISHED,))
            sat = (table for table in over if any(seat.user_id == request.who.id for seat in table.seats))
            last = max(sat, key=lambda table: table.changed_at, default=None)
            if last is not None:
                return last.id
        return (await self.meant(request, None, seated=True, tries=Tries.SEEN)).id

    async def here(self, request: Request, phases: Collection[Phase]) -> list[TableInfo]:
        """The tables of the channel, the newest first, without games that others play in private."""
        found = await self._service.listing.here(request.location, phases, limit=MOST_HERE)
        return [table for table in found if not _of_others(table, request.who.id)]

    async def tries(self, request: Request) -> list[TableInfo]:
        """The person's own games under way at deals that others play elsewhere, the latest first."""
        who, guild_id = request.who.id, request.guild_id
        running = await self._service.listing.of_person(who, RUNNING, guild_id=guild_id, limit=MOST_HERE)
        return [table for table in running if table.concealed and table.seat_of(who)]

    async def _shown_hands(self, request: Request) -> list[TableInfo]:
        """The games dealt here in private whose players show their hand to the person."""
        running = await self._service.listing.here(request.location, RUNNING, limit=MOST_HERE)
        private = [table.id for table in running if table.dealt_in_private]
        looks = [await self._service.look(one, request.guild_id, request.who.id) for one in private]
        return [look.table for look in looks if look.shown_by is not None]

    async def listed(self, request: Request, listing: Listing) -> list[TableInfo]:
        match listing:
            case Listing.SERVER:
                found = await self.on_server(request, ALIVE)
                return sorted(found, key=lambda table: (-table.opened_at, table.id))
            case Listing.MINE:
                running = await self.here(request, RUNNING)
                return [table for table in running if table.seat_of(request.who.id)] or await self.tries(request)
            case Listing.TURNS:
                return await self.awaiting(request)

    async def on_server(self, request: Request, phases: Collection[Phase], most: int = MOST) -> list[TableInfo]:
        """The server's tables that the person may see, the latest changed first."""
        found = await self._service.listing.of_guild(request.guild_id, phases, limit=most, seen=request.sees)
        return [table for table in found if not _is_hidden(table, request.who)]

    async def awaiting(self, request: Request) -> list[TableInfo]:
        """The server's tables that wait for the person, the longest waiting first, then their tries."""
        found = await self._service.listing.awaiting(request.who.id, request.guild_id)
        visible = await request.sees({table.location.channel_id for table in found})
        tries = [one for one in await self.tries(request) if any(seat.called == request.who.id for seat in one.seats)]
        return [*(table for table in found if table.location.channel_id in visible), *tries]

    async def lines_here(self, request: Request) -> list[tuple[str, str]]:
        return _lines(await self.here(request, (*ALIVE, Phase.FINISHED)), request)

    async def lines_finished(self, request: Request) -> list[tuple[str, str]]:
        return _lines(await self.on_server(request, (Phase.FINISHED,), most=100), request)


def _of_others(table: TableInfo, user_id: int) -> bool:
    """Tell whether a game was dealt in private, and to somebody else."""
    return table.dealt_in_private and all(seat.user_id != user_id for seat in table.seats)


def _is_hidden(table: TableInfo, who: Person) -> bool:
    """Managers know of every game, as they may end it."""
    return _of_others(table, who.id) and not who.manages


def _lines(tables: Sequence[TableInfo], request: Request) -> list[tuple[str, str]]:
    return [(table_line(table, request.words), table.id) for table in tables]
