"""What has changed between two states of a table: for the store, and for those who listen."""

from __future__ import annotations

from bot.tables.clocks.dues import as_kept
from bot.tables.fold import preselected
from bot.tables.fold.live import LiveTable
from bot.tables.model import Change, ChangeKind
from persistence.rows import Phase, TableChanges


def changed_columns(before: LiveTable, after: LiveTable, wake_at: int | None) -> TableChanges:
    """Return the columns of the table's row that are to be written."""
    changes = TableChanges(wake_at=wake_at)
    if after.dues != before.dues:
        changes["dues"] = as_kept(after.dues)
    if after.preselected != before.preselected:
        changes["preselected"] = preselected.as_kept(after.preselected)
    if after.pace is not before.pace:
        changes["pace"] = after.pace
    if after.paused_at != before.paused_at:
        changes["paused_at"] = after.paused_at
    if after.closes_at != before.closes_at:
        changes["closes_at"] = after.closes_at
    if after.row.place != before.row.place:
        changes["channel_id"] = after.row.place.channel_id
        changes["in_thread"] = after.row.in_thread
    if after.phase is not before.phase:
        changes["phase"] = after.phase
    if after.opener_id != before.opener_id:
        changes["opener_id"] = after.opener_id
    if after.options is not before.options:
        changes["options"] = after.options
    return changes


def change_between(before: LiveTable | None, after: LiveTable, actor_id: int | None) -> Change:
    """Return what listeners are told; `actor_id` is whoever learns of it by the answer to their own click."""
    was_running = before is not None and before.phase is Phase.RUNNING
    kinds = {
        Phase.OPEN: ChangeKind.LOBBY,
        Phase.RUNNING: ChangeKind.PLAYED if was_running else ChangeKind.STARTED,
        Phase.FINISHED: ChangeKind.FINISHED,
        Phase.CLOSED: ChangeKind.CLOSED,
    }
    return Change(after.id, after.row.place, after.revision, kinds[after.phase], actor_id)
