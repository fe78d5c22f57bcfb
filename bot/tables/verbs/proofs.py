"""The first checks of verbs: the table's phase, the person's seat, whether it is theirs to decide."""

from __future__ import annotations

from bot.tables.entries import Manager
from bot.tables.errors import (
    Absent,
    Closed,
    Finished,
    NotAllowed,
    NotFinished,
    NotForYou,
    NotInvited,
    NotOpen,
    NotRunning,
    NotSeated,
    Paused,
    Stale,
)
from bot.tables.fold.live import LiveTable
from bot.tables.model import Person, TableInfo, is_fresh
from bot.tables.verbs.verb import Asked
from games.engine import Seat, Text, text
from persistence.rows import ALIVE, Phase


def must_be_alive(table: LiveTable | TableInfo) -> None:
    """Raise `Finished` or `Closed` for a table at which nothing happens any more."""
    if table.phase is Phase.FINISHED:
        raise Finished
    if table.phase is Phase.CLOSED:
        raise Closed


def must_be_open(table: LiveTable, once_running: Text | None = None) -> None:
    """Raise unless people still come and go; `once_running` says what to do instead when the game has started."""
    must_be_alive(table)
    if table.phase is Phase.RUNNING:
        raise NotOpen(once_running)


def must_be_its_own(table: LiveTable) -> None:
    """Raise `NotAllowed` where a game plays on from another one, which its options and its shuffle are from."""
    if table.origin is not None:
        raise NotAllowed(text("study-fixed"))


def must_be_finished(table: LiveTable) -> None:
    """Raise `NotFinished` while people still play or gather, `Closed` for a table that ended without a result."""
    if table.phase in ALIVE:
        raise NotFinished
    if table.phase is Phase.CLOSED:
        raise Closed


def must_run(table: LiveTable, while_open: Text | None = None) -> None:
    """Raise unless a game runs; `while_open` says what to do instead before it starts."""
    must_be_alive(table)
    if table.phase is Phase.OPEN:
        raise NotRunning(while_open)


def must_go_on(table: LiveTable) -> None:
    """Raise unless a game runs and is not paused."""
    must_run(table)
    if table.paused_at is not None:
        raise Paused


def must_be_fresh(table: LiveTable, seat: Seat, revision: int) -> None:
    """Raise `Stale` unless the seat's present question stood already at that revision."""
    if not is_fresh(table.asked_at[seat], revision, table.revision):
        raise Stale


def own_seat(table: LiveTable, who: Person) -> Seat:
    """The person's seat. Raises `NotSeated`."""
    seat = table.seat_of(who.id)
    if seat is None:
        raise NotSeated
    return seat


def played_seat(table: LiveTable, who: Person) -> Seat:
    """The seat that the person plays themselves. Raises `NotSeated`, `Absent`."""
    seat = own_seat(table, who)
    if table.away(seat) is not None:
        raise Absent
    return seat


def looks_after(table: LiveTable, who: Person) -> bool:
    """Tell whether the table is the person's to look after: the opener's, and the managers'."""
    return who.manages or who.id == table.opener_id


def must_look_after(table: LiveTable, who: Person) -> None:
    if not looks_after(table, who):
        raise NotAllowed


def must_have_a_say(table: LiveTable, who: Person) -> None:
    """Raise `NotAllowed` unless the person may prepare the game: anybody who sits there, the opener, a manager."""
    if table.seat_of(who.id) is None and not looks_after(table, who):
        raise NotAllowed(text("table-not-allowed-seated"))


def manager(who: Person) -> Manager:
    """The manager who gives an order. Raises `NotAllowed` for somebody who does not manage the server."""
    if not who.manages:
        raise NotAllowed(text("error-managers-only"))
    return Manager(who.id, who.name)


def hosts(table: LiveTable) -> set[int]:
    """Those whose company a newcomer joins: everybody who sits there, and the opener."""
    sitting = {table.sitters[seat].user_id for seat in table.people()}
    return {table.opener_id} | {user_id for user_id in sitting if user_id is not None}


def must_be_welcome(table: LiveTable, by: Asked) -> None:
    """Raise `NotInvited` where only others may sit down, `NotForYou` where somebody there avoids the newcomer."""
    if not table.admits(by.who.id):
        raise NotInvited
    if not hosts(table).isdisjoint(by.avoided_by):
        raise NotForYou
