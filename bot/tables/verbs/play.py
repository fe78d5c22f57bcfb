"""What people and computers do while the game runs, and how it ends before its time.

Like the verbs of the lobby, these look at the table and return the entries they would write, or raise a `TableError`.
Whether a play is legal shows when its entry is taken: the rules prove it there, once.
"""

from __future__ import annotations

from bot.tables.clocks.dues import turn
from bot.tables.computers.players import stand_in_level
from bot.tables.entries import Cause, Early, Ended, Manager, Shut, StandIn, Step, TakenBack, step
from bot.tables.errors import Absent, NoSuchSeat, NotAbsent, NotAllowed, NotRunning, NotUndone, Paused, Stale
from bot.tables.fold.live import LiveTable
from bot.tables.model import Person, is_fresh
from bot.tables.verbs.fairness import is_counted, must_be_overdue
from bot.tables.verbs.lobby import must_be_alive, opened_or_manages, own_seat
from games.engine import Seat, Text, text
from persistence.rows import Away, EntryKind, Phase

MOST_MISSED = 2
"""After so many turns in a row that ran out somebody counts as absent."""
MOST_UNDONE = 3
"""How often somebody takes a play back before anybody else acts: the others are called and sent away each time."""


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


def act(table: LiveTable, who: Person, revision: int, notation: str) -> list[Step]:
    """Play for a person, who chose when the table was at `revision`."""
    must_go_on(table)
    seat = own_seat(table, who)
    if table.away(seat) is not None:
        raise Absent
    must_be_fresh(table, seat, revision)
    return [Step(kind=EntryKind.PLAY, seat=seat, actor_id=who.id, body=notation)]


def act_as_computer(table: LiveTable, seat: Seat, revision: int, notation: str) -> list[Step]:
    """Play for the computer at `seat`, which chose when the table was at `revision`."""
    must_go_on(table)
    must_be_fresh(table, seat, revision)
    if table.level(seat) is None:  # somebody came back
        raise Stale
    return [Step(kind=EntryKind.PLAY, seat=seat, body=notation)]


def act_unasked(table: LiveTable, seat: Seat, revision: int) -> list[Step]:
    """Play what is ready for the person at `seat`, who was asked when the table was at `revision`.

    The card that they have chosen themselves is their own play.
    """
    must_go_on(table)
    must_be_fresh(table, seat, revision)
    if table.level(seat) is not None or seat not in table.ready:
        raise Stale
    chosen = table.preselected.get(seat)
    actor_id = None if chosen is None or chosen.dropped else table.sitters[seat].user_id
    return [Step(kind=EntryKind.PLAY, seat=seat, actor_id=actor_id, body=table.ready[seat])]


def time_out(table: LiveTable, seat: Seat, revision: int, notation: str, now: int) -> list[Step]:
    """Play for the person at `seat` whose time ran out, as a computer chose when the table was at `revision`.

    After so many turns in a row the computer keeps the seat until the person is back.
    """
    must_go_on(table)
    must_be_fresh(table, seat, revision)
    if table.level(seat) is not None or table.dues.get(turn(seat), now + 1) > now:
        raise Stale
    steps = [step(EntryKind.TIMEOUT, None, seat)]
    if table.missed.get(seat, 0) + 1 >= MOST_MISSED:
        steps.append(step(EntryKind.TAKEOVER, None, seat, StandIn(stand_in_level(table.game), Away.ABSENT)))
    return [*steps, Step(kind=EntryKind.PLAY, seat=seat, body=notation)]


def come_back(table: LiveTable, who: Person) -> list[Step]:
    """Let a person play their seat again."""
    must_run(table)
    seat = own_seat(table, who)
    if table.away(seat) is None:
        raise NotAbsent
    return [step(EntryKind.BACK, who.id, seat)]


def undo(table: LiveTable, who: Person, *, rated_too: bool) -> list[Step]:
    """Take back a person's own last play; `rated_too`: also in a game that is to count."""
    must_go_on(table)
    seat = own_seat(table, who)
    last = table.last_play
    why = why_no_undo(table, seat, who.id, rated_too=rated_too)
    if why is not None or last is None:
        raise NotUndone(why)
    return [step(EntryKind.UNDO, who.id, seat, TakenBack(last.revision))]


def why_no_undo(table: LiveTable, seat: Seat, user_id: int, *, rated_too: bool) -> Text | None:
    """Return why the person at `seat` cannot take their last play back, None when they can."""
    last = table.last_play
    if seat not in table.played():
        return text("table-undo-nothing")
    if last is None or last.seat != seat:
        return text("table-undo-acted")
    if last.taken_back or last.actor_id != user_id:
        return text("table-undo-nothing")
    if is_counted(table) and not rated_too:
        return text("table-undo-rated")
    if last.before is None:
        return text("table-undo-revealed")
    return text("table-undo-often", most=MOST_UNDONE) if last.undone >= MOST_UNDONE else None


def must_be_fresh(table: LiveTable, seat: Seat, revision: int) -> None:
    """Raise `Stale` unless the seat's present question stood already at that revision."""
    if not is_fresh(table.asked_at[seat], revision, table.revision):
        raise Stale


def resign(table: LiveTable, who: Person) -> list[Step]:
    """Let a person give up; a computer plays on for them."""
    must_run(table, text("table-not-running-leave"))
    return _hand_over(table, EntryKind.RESIGN, who, own_seat(table, who))


def replace(table: LiveTable, who: Person, seat: Seat, *, now: int, reachable_since: int) -> list[Step]:
    """Let a computer play on for a person who was sent away.

    Managers may do that at any time, and so may the opener of a game that counts for nothing and in which they
    do not play. Otherwise the opener waits until the person is overdue, so that nobody gains by sending people away.
    """
    must_run(table)
    if not opened_or_manages(table, who):
        raise NotAllowed
    if seat not in table.people():
        raise NoSuchSeat
    watches = table.seat_of(who.id) is None and not is_counted(table)
    if not who.manages and not watches:
        must_be_overdue(table, seat, now=now, reachable_since=reachable_since)
    by = Manager(who.id, who.name) if who.manages else None
    return _hand_over(table, EntryKind.TAKEOVER, who, seat, by)


def close(table: LiveTable, who: Person) -> list[Step]:
    """End a table without a result."""
    must_be_alive(table)
    if not opened_or_manages(table, who):
        raise NotAllowed
    others = [seat for seat in table.people() if seat != table.seat_of(who.id)]
    rivals = table.phase is Phase.RUNNING and bool(others)
    if rivals and not who.manages:
        raise NotAllowed(text("table-not-allowed-running"))
    by = Manager(who.id, who.name) if rivals or who.id != table.opener_id else None
    return [step(EntryKind.CLOSE, who.id, body=Shut(Cause.ASKED, by))]


def abandon(table: LiveTable, channel_id: int) -> list[Step]:
    """End a table that stood in a channel or thread that is gone, unless it has been moved elsewhere."""
    must_be_alive(table)
    if table.row.place.channel_id != channel_id:
        raise Stale
    return [step(EntryKind.CLOSE, None, body=Shut(Cause.GONE))]


def _hand_over(table: LiveTable, kind: EntryKind, who: Person, seat: Seat, by: Manager | None = None) -> list[Step]:
    steps = [step(kind, who.id, seat, StandIn(stand_in_level(table.game), by=by))]
    staying = set(table.sitters) - table.gone() - {seat}
    if not staying.intersection(table.people()):
        steps.append(step(EntryKind.FINISH, None, body=Ended(Early.DESERTED)))
    elif len(staying) == 1:
        steps.append(step(EntryKind.FINISH, None, body=Ended(Early.ALONE)))
    return steps
