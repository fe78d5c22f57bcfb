"""The checks of verbs, in their order: the phase, the seat, whether it is theirs to decide, what is fair to rivals.

- A game is *counted* if it is to count for season and ratings when it ends.
- A voter is *lone* if nobody else plays themselves while other people hold seats, too.
- A person *keeps the table waiting* from the moment they could have answered: never in a pause, and not while people
  could not reach us. They are *overdue* when that has lasted a day. Where turns have an end, the clock acts instead.
"""

from __future__ import annotations

from bot.tables import errors
from bot.tables.computers.players import stand_in_level
from bot.tables.entries import Halt, Named, StandIn, Step, step
from bot.tables.fold.live import LiveTable
from bot.tables.model import Person, TableInfo, is_fresh, plays_match
from bot.tables.times import DAY, SPANS, longest_pause, turn, voting_time
from bot.tables.verbs.verb import Asked
from games.engine import Seat, Text, text
from persistence.rows import ALIVE, Away, EntryKind, Phase


def must_be_alive(table: LiveTable | TableInfo) -> None:
    """Raise `Finished` or `Closed` for a table at which nothing happens any more."""
    if table.phase is Phase.FINISHED:
        raise errors.Finished
    if table.phase is Phase.CLOSED:
        raise errors.Closed


def must_be_open(table: LiveTable, once_running: Text | None = None) -> None:
    """Raise unless people still come and go; `once_running` says what to do instead when the game has started."""
    must_be_alive(table)
    if table.phase is Phase.RUNNING:
        raise errors.NotOpen(once_running)


def must_be_its_own(table: LiveTable) -> None:
    """Raise `NotAllowed` where a game plays on from another one, which its options and its shuffle are from."""
    if table.origin is not None:
        raise errors.NotAllowed(text("study-fixed"))


def must_be_finished(table: LiveTable) -> None:
    """Raise `NotFinished` while people still play or gather, `Closed` for a table that ended without a result."""
    if table.phase in ALIVE:
        raise errors.NotFinished
    if table.phase is Phase.CLOSED:
        raise errors.Closed


def must_run(table: LiveTable | TableInfo, while_open: Text | None = None) -> None:
    """Raise unless a game runs; `while_open` says what to do instead before it starts."""
    must_be_alive(table)
    if table.phase is Phase.OPEN:
        raise errors.NotRunning(while_open)


def must_go_on(table: LiveTable) -> None:
    must_run(table)
    if table.paused_at is not None:
        raise errors.Paused


def must_be_fresh(table: LiveTable, seat: Seat, revision: int) -> None:
    """Raise unless the game goes on, and `Stale` unless the seat's present question stood already at that revision."""
    must_go_on(table)
    if not is_fresh(table.asked_at[seat], revision, table.revision):
        raise errors.Stale


def own_seat(table: LiveTable, who: Person) -> Seat:
    seat = table.seat_of(who.id)
    if seat is None:
        raise errors.NotSeated
    return seat


def played_seat(table: LiveTable, who: Person) -> Seat:
    """The seat that the person plays themselves. Raises `NotSeated`, `Absent`."""
    seat = own_seat(table, who)
    if table.away(seat) is not None:
        raise errors.Absent
    return seat


def must_look_after(table: LiveTable, who: Person) -> None:
    must_not_be_own_match(table, who)
    if not who.looks_after(table.row.opener_id):
        raise errors.NotAllowed


def is_own_match(table: LiveTable, who: Person) -> bool:
    return plays_match(who, table.row.opener_id, (sitter.user_id for sitter in table.sitters.values()))


def must_not_be_own_match(table: LiveTable, who: Person) -> None:
    """Raise `NotAllowed` for somebody who would decide about their own match of a contest."""
    if is_own_match(table, who):
        raise errors.NotAllowed(text("contest-own-match"))


def must_have_a_say(table: LiveTable, who: Person) -> None:
    """Raise `NotAllowed` unless the person may prepare the game: anybody who sits there, the opener, a manager."""
    if table.seat_of(who.id) is None and not who.looks_after(table.row.opener_id):
        raise errors.NotAllowed(text("table-not-allowed-seated"))


def manager(who: Person) -> Named:
    """The manager who gives an order. Raises `NotAllowed` for somebody who does not manage the server."""
    if who.order is None:
        raise errors.NotAllowed(text("error-managers-only"))
    return who.order


def hosts(table: LiveTable) -> set[int]:
    """Those whose company a newcomer joins: everybody who sits there, and the opener."""
    sitting = {table.sitters[seat].user_id for seat in table.people()}
    return {table.row.opener_id} | {user_id for user_id in sitting if user_id is not None}


def must_be_welcome(table: LiveTable, by: Asked) -> None:
    """Raise `NotInvited` where only others may sit down, `NotForYou` where somebody there avoids the newcomer."""
    if table.row.private and by.who.id not in (table.row.opener_id, *table.invited, *table.reserved):
        raise errors.NotInvited
    if not hosts(table).isdisjoint(by.avoided_by):
        raise errors.NotForYou


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
    if table.row.pace in SPANS:
        ends = by.beside.dues.get(turn(seat), table.changed_at + SPANS[table.row.pace])
        raise errors.NotAllowed(text("table-turn-has-end", when=str(-(-ends // 1000))))


def must_be_overdue(table: LiveTable, seat: Seat, by: Asked) -> None:
    """Raise `Paused` or `NotAllowed` unless a person has kept the table waiting for a day."""
    if table.paused_at is not None:
        raise errors.Paused
    since = waits_since(table, seat, by.reachable_since)
    if since is None:
        raise errors.NotAllowed(text("table-vote-not-awaited"))
    must_have_no_clock(table, seat, by)
    if by.now < since + DAY:
        raise errors.NotAllowed(text("table-not-allowed-rival", when=str(-(-(since + DAY) // 1000))))


def must_be_free(table: LiveTable, seat: Seat, by: Asked) -> None:
    """Raise unless a newcomer may take a seat that is offered: in a counted game, its person has a turn to return."""
    if not table.counts:
        return
    if table.paused_at is not None:
        raise errors.Paused
    free = max(table.offered[seat], by.reachable_since) + voting_time(table.row.pace)
    if by.now < free:
        raise errors.NotAllowed(text("table-offered-soon", when=str(-(-free // 1000))))


def why_not_vacant(table: LiveTable, seat: Seat | None) -> errors.TableError | None:
    """The error for a seat that cannot be offered now, None when it can: a counted defeat stays its loser's."""
    if seat is None or seat not in table.stand_ins:
        return errors.NoSuchSeat(text("table-no-vacant-seat"))
    if table.is_gone(seat) and table.counts:
        return errors.NotAllowed(text("table-not-allowed-given-up"))
    return errors.NotAllowed(text("table-offered-already")) if seat in table.offered else None


def pause_is_over(table: LiveTable, now: int) -> bool:
    """Tell whether a pause that people decided on has lasted so long that any of them may end it."""
    return table.paused_at is not None and not table.ordered and now >= table.paused_at + longest_pause(table.row.pace)


def taken_over(table: LiveTable, seat: Seat | None) -> Step:
    """The step by which a computer plays for somebody until they are back."""
    return step(EntryKind.TAKEOVER, None, seat, StandIn(stand_in_level(table.game), Away.ABSENT))


def going_on(
    table: LiveTable, actor_id: int | None, agreed: frozenset[Seat], by: Named | None = None, seat: Seat | None = None
) -> Step:
    """The end of a pause. People who owe a decision and did not agree to it get a whole turn."""
    anew = tuple(one for one in table.awaited if table.level(one) is None and one not in agreed)
    return step(EntryKind.RESUME, actor_id, seat, body=Halt(by, anew) if by is not None or anew else None)
