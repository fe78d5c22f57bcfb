"""Showing one's hand to one person, where the game counts for nothing, until the player hides it; the log records both.

The guest gets what the seat itself sees, and can do nothing with it.
"""

from __future__ import annotations

from bot.tables.entries import Guest, Step, step
from bot.tables.errors import NotAllowed
from bot.tables.fold.live import LiveTable
from bot.tables.model import Person
from bot.tables.verbs.fairness import is_counted
from bot.tables.verbs.proofs import must_run, own_seat
from bot.tables.verbs.verb import Asked, Shown, verb
from games.engine import text
from persistence.rows import RUNNING, EntryKind


@verb(lambda guest: text("table-you-show", name=guest.name), phases=RUNNING, seated=True, shows=Shown.SENTENCE)
def show_hand(table: LiveTable, by: Asked, guest: Person) -> list[Step]:
    """Let a person who does not play here see the hand, in place of anybody who saw it before."""
    must_run(table)
    seat = own_seat(table, by.who)
    if is_counted(table):
        raise NotAllowed(text("table-not-allowed-show"))
    if any(sitter.user_id == guest.id for sitter in table.sitters.values()):
        raise NotAllowed(text("table-not-allowed-show-player"))
    return [step(EntryKind.SHOW, by.who.id, seat, Guest(guest.id, guest.name))]


@verb("table-you-hide", phases=RUNNING, seated=True, shows=Shown.HAND)
def hide_hand(table: LiveTable, by: Asked) -> list[Step]:
    must_run(table)
    seat = own_seat(table, by.who)
    if seat not in table.guests:
        raise NotAllowed(text("table-not-shown"))
    return [step(EntryKind.HIDE, by.who.id, seat)]
