"""What people do before the game starts. Each verb looks at the table and returns the entries it would write.

Nothing is changed here: a verb either raises a `TableError` or returns its steps.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from bot.tables.clocks.dues import KEPT, MINUTE
from bot.tables.entries import Cause, Chosen, Invited, Said, Shut, Sitter, Step, step
from bot.tables.errors import (
    AlreadySeated,
    BadRequest,
    Closed,
    Finished,
    Full,
    NoSuchSeat,
    NotAllowed,
    NotFinished,
    NotForYou,
    NotInvited,
    NotOpen,
    NotSeated,
    Stale,
    TooFewSeats,
)
from bot.tables.fold.live import LiveTable
from bot.tables.fold.options import validated
from bot.tables.model import Person, TableInfo
from bot.tables.verbs.opening import computer, counts, misfit
from games.engine import Seat, Text, text
from games.engine.chain import beginning
from persistence.rows import ALIVE, EntryKind, Phase, TurnPace

LATE = 10 * MINUTE
"""Milliseconds after its time within which a forgotten lobby is closed; later than that we were not there."""


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


def must_be_finished(table: LiveTable) -> None:
    """Raise `NotFinished` while people still play or gather, `Closed` for a table that ended without a result."""
    if table.phase in ALIVE:
        raise NotFinished
    if table.phase is Phase.CLOSED:
        raise Closed


def own_seat(table: LiveTable, who: Person) -> Seat:
    """Return where the person sits and plays. Raises `NotSeated`."""
    seat = table.seat_of(who.id)
    if seat is None:
        raise NotSeated
    return seat


def opened_or_manages(table: LiveTable, who: Person) -> bool:
    """Tell whether the table is the person's to look after."""
    return who.manages or who.id == table.opener_id


def has_a_say(table: LiveTable, who: Person) -> bool:
    """Tell whether the person may prepare the game: whoever sits there, the opener, a manager."""
    return table.seat_of(who.id) is not None or opened_or_manages(table, who)


def join(table: LiveTable, sitter: Sitter, unwanted_by: Collection[int]) -> list[Step]:
    """Let a person sit down, unless somebody who sits there or opened the table is among `unwanted_by`."""
    must_be_open(table)
    if sitter.user_id is None or table.seat_of(sitter.user_id) is not None:
        raise AlreadySeated
    must_be_welcome(table, sitter.user_id, unwanted_by)
    seat = table.free_seat(sitter.user_id)
    if seat is None:
        raise _full(table)
    return [step(EntryKind.JOIN, sitter.user_id, seat, sitter)]


def leave(table: LiveTable, who: Person) -> list[Step]:
    """Let a person stand up; a table that the last person leaves is closed."""
    must_be_open(table, text("table-not-open-resign"))
    steps = [step(EntryKind.LEAVE, who.id, own_seat(table, who))]
    if len(table.people()) == 1:
        steps.append(step(EntryKind.CLOSE, who.id, body=Shut(Cause.EMPTY)))
    return steps


def _full(table: LiveTable) -> Full:
    return Full(text("table-full-kept") if table.kept_seats else None)


def hosts(table: LiveTable) -> set[int]:
    """Return those whose company somebody who sits down joins: whoever sits there, and the opener."""
    sitting = {table.sitters[seat].user_id for seat in table.people()}
    return {table.opener_id} | {user_id for user_id in sitting if user_id is not None}


def must_be_welcome(table: LiveTable, user_id: int, unwanted_by: Collection[int]) -> None:
    """Raise `NotInvited` where only others may sit down, `NotForYou` where somebody there is among `unwanted_by`."""
    if not table.admits(user_id):
        raise NotInvited
    if not hosts(table).isdisjoint(unwanted_by):
        raise NotForYou


def invite(table: LiveTable, who: Person, guest: Person, now: int, *, unwelcome: bool) -> list[Step]:
    """Keep a seat for somebody for a while; `unwelcome`: they and somebody here do not want to meet."""
    must_be_open(table)
    if not has_a_say(table, who):
        raise NotAllowed(text("table-not-allowed-seated"))
    if guest.id == who.id or table.seat_of(guest.id) is not None:
        raise NotAllowed(text("table-invite-seated" if guest.id != who.id else "table-invite-yourself"))
    kept = [one for one in table.kept_seats.values() if one.user_id == guest.id]
    if kept or guest.id in table.declined or unwelcome:
        why = "kept" if kept else "declined" if guest.id in table.declined else "unwelcome"
        raise NotAllowed(text(f"table-invite-{why}", name=guest.name))
    seat = table.free_seat(guest.id)
    if seat is None:
        raise _full(table)
    return [step(EntryKind.INVITE, who.id, seat, Invited(guest.id, guest.name[:80], now + KEPT))]


def decline(table: LiveTable, who: Person) -> list[Step]:
    """Give back the seat that is kept for a person."""
    must_be_open(table)
    kept = next((one for one in table.kept_seats.values() if one.user_id == who.id), None)
    if kept is None:
        raise NotInvited(text("table-invite-none"))
    return [step(EntryKind.DECLINE, who.id, kept.seat)]


def lapse(table: LiveTable, revision: int, now: int) -> list[Step]:
    """Give the seat free that was kept for whom the entry of a revision invited, when its time has come."""
    kept = next((one for one in table.kept() if one.revision == revision), None)
    if kept is None or kept.until > now:
        raise Stale
    return [step(EntryKind.LAPSE, None, kept.seat)]


def give_word(table: LiveTable, who: Person, word: str) -> list[Step]:
    """Add a word to the shuffle, or another one in its place."""
    must_be_open(table, text("table-not-open-word"))
    return [step(EntryKind.WORD, who.id, own_seat(table, who), Said(word))]


def add_computer(table: LiveTable, who: Person, level: str | None) -> list[Step]:
    """Let a computer player sit down."""
    must_be_open(table)
    if not has_a_say(table, who):
        raise NotAllowed(text("table-not-allowed-seated"))
    seat = table.free_seat()
    if seat is None:
        raise _full(table)
    taken = [sitter.name for sitter in table.sitters.values()]
    return [step(EntryKind.COMPUTER, who.id, seat, computer(table.game, level, taken))]


def kick(table: LiveTable, who: Person, seat: Seat) -> list[Step]:
    """Free a seat; where it is kept for somebody, the invitation is withdrawn."""
    must_be_open(table)
    if not opened_or_manages(table, who):
        raise NotAllowed
    if seat in table.kept_seats:
        return [step(EntryKind.LAPSE, who.id, seat)]
    if seat not in table.sitters:
        raise NoSuchSeat
    return [step(EntryKind.KICK, who.id, seat)]


def configure(table: LiveTable, who: Person, given: Mapping[str, Any], pace: TurnPace | None = None) -> list[Step]:
    """Choose some of the game's options anew, and the pace."""
    must_be_open(table)
    if not opened_or_manages(table, who):
        raise NotAllowed
    options = validated(table.game, {**table.options, **given})
    reason = misfit(table.game, table.row.seats, options)
    if reason is not None:
        raise BadRequest(reason)
    return [step(EntryKind.OPTIONS, who.id, body=Chosen(options.model_dump(mode="json"), pace))]


def expire(table: LiveTable, now: int) -> list[Step]:
    """Close a lobby whose time has come, or give notice of it when it came while nobody could see it coming."""
    must_be_open(table)
    if table.closes_at is None or table.closes_at > now:
        raise Stale
    if now - table.closes_at > LATE:
        return [step(EntryKind.NOTICE, None)]
    return [step(EntryKind.CLOSE, None, body=Shut(Cause.FORGOTTEN))]


def start(table: LiveTable, who: Person) -> list[Step]:
    """Begin the game with those who sit there."""
    must_be_open(table)
    if not has_a_say(table, who):
        raise NotAllowed(text("table-not-allowed-seated"))
    if len(table.sitters) not in table.game.seats:
        raise TooFewSeats(text("table-too-few", seated=len(table.sitters), allowed=counts(table.game.seats)))
    body = beginning(table.options, table.dealt_from()) if table.row.chained else ""
    return [Step(kind=EntryKind.START, actor_id=who.id, body=body)]
