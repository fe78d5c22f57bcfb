"""The differences between two states of a table: for the store, and for listeners."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.tables.entries import Motion
from bot.tables.fold.live import LiveTable
from bot.tables.model import Change, ChangeKind
from bot.tables.standing import Standing
from bot.tables.times import as_kept
from games.engine import Seat
from persistence.rows import Phase


def changed_columns(former: Standing, latter: Standing, wake_at: int | None) -> dict[str, Any]:
    """The `TableChanges` between two states."""
    before, after = former.table, latter.table
    changes = {
        "wake_at": wake_at,
        **_changed(before, after, "phase", "paused_at"),
        **_changed(before.row, after.row, "opener_id", "options", "pace", "in_thread"),
        **_changed(former.beside, latter.beside, "closes_at"),
    }
    if after.row.location != before.row.location:
        changes["channel_id"] = after.row.location.channel_id
    if latter.beside.dues != former.beside.dues:
        changes["dues"] = as_kept(latter.beside.dues)
    if latter.beside.preselected != former.beside.preselected:
        changes["preselected"] = latter.beside.chosen
    return changes


def _changed(before: object, after: object, *names: str) -> dict[str, Any]:
    return {name: getattr(after, name) for name in names if getattr(after, name) != getattr(before, name)}


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
