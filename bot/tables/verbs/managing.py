"""The actions of server managers at any table: pause it and let it go on, move it elsewhere.

Each is an entry of the table's log with their name. Openers, too, can close a table or send somebody away: play.py.
"""

from __future__ import annotations

from bot.tables.entries import Halt, Moved, Step, step
from bot.tables.errors import NotAllowed, Paused
from bot.tables.fold.live import LiveTable
from bot.tables.verbs.proofs import going_on, manager, must_be_alive, must_run
from bot.tables.verbs.verb import Asked, Shown, verb
from games.engine import text
from persistence.rows import RUNNING, EntryKind


@verb("table-you-paused", phases=RUNNING, shows=Shown.MORE, for_managers=True)
def pause(table: LiveTable, by: Asked) -> list[Step]:
    """Pause a game until a manager resumes it: its players cannot. Raises `Paused`."""
    order = Halt(manager(by.who))
    must_run(table)
    if table.ordered:
        raise Paused
    return [step(EntryKind.PAUSE, by.who.id, body=order)]


@verb("table-you-resumed", phases=RUNNING, shows=Shown.MORE, for_managers=True)
def resume(table: LiveTable, by: Asked) -> list[Step]:
    """Let a game go on that anybody has paused."""
    order = manager(by.who)
    must_run(table)
    if table.paused_at is None:
        raise NotAllowed(text("table-not-paused"))
    return [going_on(table, by.who.id, frozenset(), order)]


@verb(
    lambda channel_id, *, in_thread: text("table-you-moved", channel=str(channel_id)),  # noqa: ARG005 - a detail
    shows=Shown.SENTENCE,
    for_managers=True,
)
def move(table: LiveTable, by: Asked, channel_id: int, *, in_thread: bool) -> list[Step]:
    order = manager(by.who)
    must_be_alive(table)
    if table.row.location.channel_id == channel_id:
        raise NotAllowed(text("table-lives-in", channel=str(channel_id)))
    return [step(EntryKind.MOVE, by.who.id, body=Moved(channel_id, in_thread, order))]
