"""A newcomer takes a seat that a computer plays for somebody gone: who may offer it, who may take it.

Whoever gave up a game that counts comes last in it, and nobody takes that off them: there, only the seats of those who
are away change hands.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.tables.entries import Halt, Manager, Motion, Sitter, Step, step
from bot.tables.errors import AlreadySeated, NoSuchSeat, NotAllowed, TableError
from bot.tables.fold.live import LiveTable
from bot.tables.model import Person
from bot.tables.verbs.fairness import is_counted, must_be_free
from bot.tables.verbs.lobby import must_be_welcome, opened_or_manages
from bot.tables.verbs.play import must_run
from games.engine import Seat, text
from persistence.rows import EntryKind


def offers_alone(table: LiveTable, who: Person, motion: Motion, about: Seat | None) -> bool:
    """Tell whether what is proposed is a seat that the person may offer without asking anybody.

    Managers may, and the opener where nothing counts: there is no result that somebody could be helped out of.
    """
    looks_after = opened_or_manages(table, who) and not is_counted(table)
    return motion is Motion.OFFER and about != table.seat_of(who.id) and (who.manages or looks_after)


def offer(table: LiveTable, who: Person, seat: Seat | None) -> list[Step]:
    """Offer a seat to whoever comes first."""
    must_be_vacant(table, seat)
    by = Halt(Manager(who.id, who.name)) if who.manages else None
    return [step(EntryKind.OFFER, who.id, seat, by)]


def must_be_vacant(table: LiveTable, seat: Seat | None) -> None:
    """Raise unless a computer plays the seat for somebody gone, and the seat may be offered and is not yet."""
    must_run(table)
    why = why_not_vacant(table, seat)
    if why is not None:
        raise why


def why_not_vacant(table: LiveTable, seat: Seat | None) -> TableError | None:
    """Return why the seat cannot be offered now, None when it can."""
    if seat is None or seat not in table.stand_ins:
        return NoSuchSeat(text("table-no-vacant-seat"))
    if table.is_gone(seat) and is_counted(table):
        return NotAllowed(text("table-not-allowed-given-up"))
    return NotAllowed(text("table-offered-already")) if seat in table.offered else None


def take(
    table: LiveTable,
    who: Person,
    sitter: Sitter,
    seat: Seat,
    unwanted_by: Collection[int],
    *,
    now: int,
    reachable_since: int,
) -> list[Step]:
    """Let a newcomer play a seat that is offered, with the word that the cards were dealt from."""
    must_run(table)
    if table.seat_of(who.id) is not None:
        raise AlreadySeated
    must_be_welcome(table, who.id, unwanted_by)
    if seat not in table.offered:
        raise NoSuchSeat(text("table-not-offered"))
    if who.id in table.insiders:
        raise NotAllowed(text("table-not-allowed-insider"))
    must_be_free(table, seat, now=now, reachable_since=reachable_since)
    return [step(EntryKind.SUBSTITUTE, who.id, seat, replace(sitter, salt=table.sitters[seat].salt))]
