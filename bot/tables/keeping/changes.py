"""The differences between two states of a table: for the store, and for listeners."""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.entries import Motion
from bot.tables.fold.live import LiveTable
from bot.tables.model import Change, ChangeKind
from bot.tables.standing import Standing
from bot.tables.times import as_kept
from games.engine import Seat
from persistence.rows import Phase, TableChanges


def changed_columns(former: Standing, latter: Standing, wake_at: int | None) -> TableChanges:
    changes = TableChanges(wake_at=wake_at)
    before, after = former.table, latter.table
    if latter.beside.dues != former.beside.dues:
        changes["dues"] = as_kept(latter.beside.dues)
    if latter.beside.preselected != former.beside.preselected:
        changes["preselected"] = latter.beside.chosen
    if latter.beside.closes_at != former.beside.closes_at:
        changes["closes_at"] = latter.beside.closes_at
    if after.pace is not before.pace:
        changes["pace"] = after.pace
    if after.paused_at != before.paused_at:
        changes["paused_at"] = after.paused_at
    if after.row.location != before.row.location:
        changes["channel_id"] = after.row.location.channel_id
        changes["in_thread"] = after.row.in_thread
    if after.phase is not before.phase:
        changes["phase"] = after.phase
    if after.opener_id != before.opener_id:
        changes["opener_id"] = after.opener_id
    if after.options is not before.options:
        changes["options"] = after.options
    return changes


def change_between(before: LiveTable | None, after: LiveTable, actor_id: int | None) -> Change:
    """The change that listeners are told; `actor_id` learns of it by the answer to their click."""
    was_running = before is not None and before.phase is Phase.RUNNING
    kinds = {
        Phase.OPEN: ChangeKind.LOBBY,
        Phase.RUNNING: ChangeKind.PLAYED if was_running else ChangeKind.STARTED,
        Phase.FINISHED: ChangeKind.FINISHED,
        Phase.CLOSED: ChangeKind.CLOSED,
    }
    warned = () if before is None else tuple(after.sitters[seat].user_id or 0 for seat in _concerned(before, after))
    return Change(after.id, after.row.location, after.revision, kinds[after.phase], actor_id, warned)


def _concerned(before: LiveTable, after: LiveTable) -> Iterable[Seat]:
    """The seats of people about whom something has been proposed, or offered without a vote."""
    vote = after.vote
    if vote is not None and vote.revision > before.revision:
        about = {*after.stand_ins} if vote.motion is Motion.ABANDON else {vote.about}
    else:
        about = after.offered.keys() - before.offered.keys() - {before.vote and before.vote.about}
    return [seat for seat in after.people() if seat in about]
