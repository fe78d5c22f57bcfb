"""The dues of a table: a computer's next move, the end of somebody's turn, what the log gives an end (`deadlines`).

They stand with the table in the database; the scheduler looks at the table when the first of them has come.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.tables import times
from bot.tables.computers.players import Pause
from bot.tables.fold.live import LiveTable
from bot.tables.standing import Standing
from bot.tables.times import Due, DueKind, QuietHours, reminder, turn
from games.engine import Seat
from persistence.rows import Phase, TurnPace

_OF_LOBBY = frozenset({DueKind.INVITE, DueKind.BEGIN})


def clock(seat: Seat, span: int, now: int, quiet: QuietHours | None) -> dict[Due, int]:
    """The end of a turn that begins now, and the reminder before it.

    A turn of days is never reminded of in quiet hours: reminder and, if need be, end wait until they are over.
    """
    ends = now + span
    reminds = ends - times.lead(span)
    if quiet is not None and span >= times.DAY:
        reminds = quiet.over(reminds)
        ends = max(ends, reminds + times.lead(span))
    return {turn(seat): ends, reminder(seat): reminds}


def asked_anew(former: Standing, after: LiveTable) -> tuple[Seat, ...]:
    """The seats of persons whose clock begins with the newest entries."""
    if after.row.pace not in times.SPANS or after.phase is not Phase.RUNNING:
        return ()
    before = former.table
    return tuple(
        seat
        for seat in after.awaited
        if after.level(seat) is None
        and (turn(seat) not in former.beside.dues or before.asked_at.get(seat) != after.asked_at[seat])
    )


def dues_after(
    former: Standing, after: LiveTable, now: int, move: tuple[Seat, int] | None, anew: Mapping[Seat, QuietHours | None]
) -> dict[Due, int]:
    """The dues of a table that has just become `after`. Other players' actions do not touch anybody's clock.

    `move` is the seat that moves next by itself and when; `anew` the quiet hours of those who are asked anew.
    """
    before, old = former.table, former.beside.dues
    dues = {due: old.get(due, at) if due.kind in _OF_LOBBY else at for due, at in after.deadlines.items()}
    stopped = 0
    if before.paused_at is not None and after.paused_at is None:
        stopped = max(0, now - before.paused_at)
    if move is not None:
        due, at = Due(DueKind.MOVE, move[0]), move[1]
        dues[due] = at + stopped if old.get(due) == at else at
    for seat in after.awaited:
        if seat in anew:
            # One that begins during a pause has its whole turn when the pause is added to it.
            span = times.left(after.row.pace, after.spent.get(seat, 0))
            dues |= clock(seat, span, now if after.paused_at is None else after.paused_at, anew[seat])
        elif after.level(seat) is None:
            dues |= {due: old[due] + stopped for due in (turn(seat), reminder(seat)) if due in old}
        late = Due(DueKind.CALL, seat)
        if late in old and before.asked_at.get(seat) == after.asked_at[seat] and after.level(seat) is None:
            dues[late] = old[late]
    if after.grace is not None and after.grace != before.grace and after.paused_at is None:
        dues |= given_back(after.row.pace, dues, now, after.grace.until - after.grace.since)
    return dues


def next_mover(table: LiveTable, ready: Collection[Seat]) -> Seat | None:
    """The seat that moves next without anybody's click: a computer's, or one for which something is `ready`."""
    return next((seat for seat in table.awaited if seat in ready or table.level(seat) is not None), None)


def next_move(
    former: Standing, after: LiveTable, ready: Collection[Seat], now: int, pause: Pause
) -> tuple[Seat, int] | None:
    """The seat that moves next without anybody's click, and when. Other players' actions do not delay it."""
    seat = next_mover(after, ready)
    if seat is None:
        return None
    before, due = former.table, Due(DueKind.MOVE, seat)
    same = seat == next_mover(before, former.beside.ready) and before.asked_at[seat] == after.asked_at[seat]
    if same and due in former.beside.dues:
        return seat, former.beside.dues[due]
    return seat, now + round(1000 * pause(after.row.secret, after.revision))


def given_back(pace: TurnPace, dues: Mapping[Due, int], now: int, gap: int) -> dict[Due, int]:
    """The clocks of persons after a gap of so many milliseconds in which nobody could play.

    Everybody has what they had, the grace at least, and no more than a whole turn.
    """
    moved = {}
    for due, ends in dues.items():
        if due.kind is DueKind.TURN:
            anew = max(ends, now + times.GRACE, min(ends + gap, now + times.SPANS[pace]))
            moved[due] = anew
            reminds = reminder(due.of)
            if reminds in dues:
                moved[reminds] = dues[reminds] + anew - ends
        elif due.kind in _OF_LOBBY:
            moved[due] = max(ends, now + times.GRACE, min(ends + gap, now + times.KEPT))
    return moved


def alarm(standing: Standing, *, reachable: bool) -> int | None:
    dues = standing.beside.dues.items()
    return min((at for due, at in dues if runs(due, standing.table, reachable=reachable)), default=None)


def runs(due: Due, table: LiveTable, *, reachable: bool) -> bool:
    """Tell whether something comes when its time has come, rather than standing still."""
    if due.kind in times.OF_PEOPLE and not reachable:
        return False
    return table.paused_at is None or due.kind not in times.OF_THE_GAME


def overdue(standing: Standing, now: int, *, reachable: bool) -> list[Due]:
    """The dues whose time has come, the longest overdue first; at the same moment, moves before clocks."""
    dues = standing.beside.dues
    come = [due for due, at in dues.items() if at <= now and runs(due, standing.table, reachable=reachable)]
    return sorted(come, key=lambda due: (dues[due], due))
