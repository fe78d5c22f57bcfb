"""A newcomer takes a seat that a computer plays for somebody gone: who may offer it, who may take it.

A player who gives up a counted game comes last in it, and nobody can take that off them. So in counted games only the
seats of absent people change hands.
"""

from __future__ import annotations

from bot.tables.entries import Halt, Manager, Motion, Step, step
from bot.tables.errors import AlreadySeated, NoSuchSeat, NotAllowed
from bot.tables.fold.live import LiveTable
from bot.tables.fold.results import on_ladder
from bot.tables.model import Person
from bot.tables.verbs.fairness import is_counted, must_be_free, why_not_vacant
from bot.tables.verbs.opening import person
from bot.tables.verbs.proofs import looks_after, must_be_welcome, must_run
from bot.tables.verbs.verb import Asked, Need, Shown, verb
from games.engine import Seat, text
from persistence.rows import RUNNING, EntryKind


def offers_alone(table: LiveTable, who: Person, motion: Motion, about: Seat | None) -> bool:
    """Tell whether what is proposed is a seat that the person may offer without asking anybody.

    Managers may, and the opener where nothing counts: there is no result that somebody could be helped out of.
    """
    alone = who.manages or (looks_after(table, who) and not is_counted(table))
    offers = motion is Motion.OFFER and about != table.seat_of(who.id)
    return alone and offers and not on_ladder(table)


def offer(table: LiveTable, who: Person, seat: Seat | None) -> list[Step]:
    must_be_vacant(table, seat)
    by = Halt(Manager(who.id, who.name)) if who.manages else None
    return [step(EntryKind.OFFER, who.id, seat, by)]


def must_be_vacant(table: LiveTable, seat: Seat | None) -> None:
    """Raise unless a computer plays the seat for somebody gone, and the seat may be offered and is not yet."""
    must_run(table)
    why = why_not_vacant(table, seat)
    if why is not None:
        raise why


@verb("table-seat-taken", phases=RUNNING, shows=Shown.HAND, needs=Need.CLOCKS | Need.COMPANY)
def take_seat(table: LiveTable, by: Asked, seat: Seat) -> list[Step]:
    """Play a seat that is offered, from now on, with the word that the cards were dealt from.

    Raises `AlreadySeated`, `NoSuchSeat`, `NotAllowed`, `NotInvited`, `NotForYou`.
    """
    must_run(table)
    if table.seat_of(by.who.id) is not None:
        raise AlreadySeated
    must_be_welcome(table, by)
    if seat not in table.offered:
        raise NoSuchSeat(text("table-not-offered"))
    if by.who.id in table.insiders:
        raise NotAllowed(text("table-not-allowed-insider"))
    must_be_free(table, seat, by)
    return [step(EntryKind.SUBSTITUTE, by.who.id, seat, person(by.who, table.sitters[seat].salt))]
