"""Rules that keep rivals from harming each other. Verbs that could do so ask here, so each definition exists once.

- A game is *counted* if it is to count for season and ratings when it ends.
- A voter is *lone* if nobody else plays themselves while other people hold seats, too.
- A person *keeps the table waiting* from the moment they could have answered: never in a pause, and not while people
  could not reach us. They are *overdue* when that has lasted a day. Where turns have an end, the clock acts instead.
"""

from __future__ import annotations

from bot.tables.entries import Halt, Manager, Step, step
from bot.tables.errors import NoSuchSeat, NotAllowed, Paused, TableError
from bot.tables.fold.live import LiveTable
from bot.tables.fold.results import apart_before
from bot.tables.times import DAY, SPANS, longest_pause, turn, voting_time
from bot.tables.verbs.verb import Asked
from games.engine import Seat, text
from persistence.rows import EntryKind


def is_counted(table: LiveTable) -> bool:
    return apart_before(table) is None


def is_lone(table: LiveTable) -> bool:
    """Tell whether one person plays while everybody else who holds a seat is away."""
    return len(table.present()) == 1 and len(table.people()) > 1


def waits_since(table: LiveTable, seat: Seat, reachable_since: int) -> int | None:
    """The moment since which a person keeps the table waiting, None while they do not."""
    if table.paused_at is not None or seat not in table.awaited or table.level(seat) is not None:
        return None
    return max(table.asked_since[seat], reachable_since)


def must_have_no_clock(table: LiveTable, seat: Seat, by: Asked) -> None:
    """Raise `NotAllowed` while a turn runs that the clock will end: no rival ends it earlier."""
    if table.pace in SPANS:
        ends = by.beside.dues.get(turn(seat), table.changed_at + SPANS[table.pace])
        raise NotAllowed(text("table-turn-has-end", when=str(-(-ends // 1000))))


def must_be_overdue(table: LiveTable, seat: Seat, by: Asked) -> None:
    """Raise `Paused` or `NotAllowed` unless a person has kept the table waiting for a day."""
    if table.paused_at is not None:
        raise Paused
    since = waits_since(table, seat, by.reachable_since)
    if since is None:
        raise NotAllowed(text("table-vote-not-awaited"))
    must_have_no_clock(table, seat, by)
    if by.now < since + DAY:
        raise NotAllowed(text("table-not-allowed-rival", when=str(-(-(since + DAY) // 1000))))


def must_be_free(table: LiveTable, seat: Seat, by: Asked) -> None:
    """Raise unless a newcomer may take a seat that is offered: in a counted game, its person has a turn to return."""
    if not is_counted(table):
        return
    if table.paused_at is not None:
        raise Paused
    free = max(table.offered[seat], by.reachable_since) + voting_time(table.pace)
    if by.now < free:
        raise NotAllowed(text("table-offered-soon", when=str(-(-free // 1000))))


def why_not_vacant(table: LiveTable, seat: Seat | None) -> TableError | None:
    """The error for a seat that cannot be offered to newcomers now, None when it can."""
    if seat is None or seat not in table.stand_ins:
        return NoSuchSeat(text("table-no-vacant-seat"))
    if table.is_gone(seat) and is_counted(table):
        return NotAllowed(text("table-not-allowed-given-up"))
    return NotAllowed(text("table-offered-already")) if seat in table.offered else None


def pause_is_over(table: LiveTable, now: int) -> bool:
    """Tell whether a pause that people decided on has lasted so long that any of them may end it."""
    return table.paused_at is not None and not table.ordered and now >= table.paused_at + longest_pause(table.pace)


def going_on(
    table: LiveTable, actor_id: int | None, agreed: frozenset[Seat], by: Manager | None = None, seat: Seat | None = None
) -> Step:
    """The end of a pause. People who owe a decision and did not agree to it get a whole turn."""
    anew = tuple(one for one in table.awaited if table.level(one) is None and one not in agreed)
    return step(EntryKind.RESUME, actor_id, seat, body=Halt(by, anew) if by is not None or anew else None)
