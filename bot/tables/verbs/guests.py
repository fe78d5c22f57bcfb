"""Showing one's hand to one person, where the game counts for nothing: until it is hidden again, and not behind backs.

The guest gets what the seat itself sees, and can do nothing with it.
"""

from __future__ import annotations

from bot.tables.entries import Guest, Step, step
from bot.tables.errors import NotAllowed
from bot.tables.fold.live import LiveTable
from bot.tables.model import Person
from bot.tables.verbs.fairness import is_counted
from bot.tables.verbs.lobby import own_seat
from bot.tables.verbs.play import must_run
from games.engine import text
from persistence.rows import EntryKind


def show(table: LiveTable, who: Person, guest: Person) -> list[Step]:
    """Let a person who does not play here see the hand; whoever saw it before does no more."""
    must_run(table)
    seat = own_seat(table, who)
    if is_counted(table):
        raise NotAllowed(text("table-not-allowed-show"))
    if any(sitter.user_id == guest.id for sitter in table.sitters.values()):
        raise NotAllowed(text("table-not-allowed-show-player"))
    return [step(EntryKind.SHOW, who.id, seat, Guest(guest.id, guest.name))]


def hide(table: LiveTable, who: Person) -> list[Step]:
    """Let nobody see the hand any more."""
    must_run(table)
    seat = own_seat(table, who)
    if seat not in table.guests:
        raise NotAllowed(text("table-not-shown"))
    return [step(EntryKind.HIDE, who.id, seat)]
