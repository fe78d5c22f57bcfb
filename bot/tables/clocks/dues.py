"""What has its time at a table: a computer's next move, the end of somebody's turn and the reminder before it.

All of it stands with the table in the database; the scheduler looks at the table when the first of it is due. None of
it is part of the fold: it is what was written last. What the log itself gives an end (`LiveTable.deadlines`) stands
among it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Self

from bot.tables.clocks.quiet import QuietHours
from games.engine import Seat
from persistence.rows import Phase, TurnPace

if TYPE_CHECKING:
    from bot.tables.fold.live import LiveTable

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

GRACE = 20 * SECOND
"""What everybody has left at least when the bot comes back."""
KEPT = 10 * MINUTE
"""How long a seat is kept for somebody who is invited."""
LONGEST_LEAD = 4 * HOUR
NO_HURRY = 20 * MINUTE
"""What stands for a turn where none has an end, when it is asked whether somebody keeps the table waiting."""
NOTICEABLE = 60
"""A part of the turn so many times smaller than it is given back without a word."""

SPANS: Mapping[TurnPace, int] = {
    TurnPace.LIVE_60: 60 * SECOND,
    TurnPace.LIVE_90: 90 * SECOND,
    TurnPace.LIVE_120: 120 * SECOND,
    TurnPace.RELAXED: 15 * MINUTE,
    TurnPace.DAYS_24: DAY,
    TurnPace.DAYS_48: 2 * DAY,
    TurnPace.DAYS_72: 3 * DAY,
}
"""Milliseconds for a turn."""


class DueKind(StrEnum):
    """What may have its time."""

    MOVE = "move"
    """The computer at a seat moves."""
    TURN = "turn"
    """The time of the person at a seat runs out."""
    REMIND = "remind"
    """The person at a seat is reminded."""
    CALL = "call"
    """The quiet hours of the person at a seat are over: they are called."""
    INVITE = "invite"
    """The seat is kept no longer for whom the entry of a revision invites."""
    VOTE = "vote"
    """The vote that began at a revision ends."""


OF_PEOPLE = frozenset({DueKind.TURN, DueKind.REMIND, DueKind.CALL, DueKind.INVITE, DueKind.VOTE})
"""What stands still while people cannot be reached."""
OF_THE_GAME = frozenset({DueKind.TURN, DueKind.REMIND, DueKind.CALL, DueKind.MOVE})
"""What stands still while a game is paused."""


@dataclass(frozen=True, slots=True, order=True)
class Due:
    """Something that has its time, and which one of its kind: a seat, or the revision that began it."""

    kind: DueKind
    of: int

    def __str__(self) -> str:
        return f"{self.kind}/{self.of}"

    @classmethod
    def read(cls, name: str) -> Self:
        """Return what is due under that name in the database. Raises `ValueError`."""
        kind, _, of = name.partition("/")
        return cls(DueKind(kind), int(of))


def turn(seat: Seat) -> Due:
    """Return the end of a person's turn."""
    return Due(DueKind.TURN, seat)


def reminder(seat: Seat) -> Due:
    """Return the reminder before the end of a person's turn."""
    return Due(DueKind.REMIND, seat)


def voting_time(pace: TurnPace) -> int:
    """Return how long a vote lasts, in milliseconds: a turn, a day at most; an hour where turns have no end."""
    return min(SPANS.get(pace, HOUR), DAY)


def longest_pause(pace: TurnPace) -> int:
    """Return after how long any player may end a pause that people decided on, in milliseconds."""
    span = SPANS.get(pace, NO_HURRY)
    if span < SPANS[TurnPace.RELAXED]:
        return HOUR
    return DAY if span < DAY else 7 * DAY


def patience(pace: TurnPace) -> int:
    """Return after how long it may be proposed to replace somebody who is awaited, in milliseconds."""
    return SPANS.get(pace, NO_HURRY) // 2


def lead(pace: TurnPace) -> int:
    """Return how long before the end somebody is reminded, in milliseconds."""
    return min(SPANS[pace] // 3, LONGEST_LEAD)


def clock(seat: Seat, pace: TurnPace, now: int, quiet: QuietHours | None) -> dict[Due, int]:
    """Return the end of a turn that begins now, and the reminder before it.

    A turn of days is never reminded of in quiet hours: reminder and, if need be, end wait until they are over.
    """
    ends = now + SPANS[pace]
    reminds = ends - lead(pace)
    if quiet is not None and SPANS[pace] >= DAY:
        reminds = quiet.over(reminds)
        ends = max(ends, reminds + lead(pace))
    return {turn(seat): ends, reminder(seat): reminds}


def asked_anew(before: LiveTable, after: LiveTable) -> tuple[Seat, ...]:
    """Return the seats of persons whose clock begins with the newest entries."""
    if after.pace not in SPANS or after.phase is not Phase.RUNNING:
        return ()
    return tuple(
        seat
        for seat in after.awaited
        if after.level(seat) is None
        and (turn(seat) not in before.dues or before.asked_at.get(seat) != after.asked_at[seat])
    )


def dues_after(
    before: LiveTable, after: LiveTable, now: int, *, move: tuple[Seat, int] | None, quiet: Mapping[Seat, QuietHours]
) -> dict[Due, int]:
    """Return what has its time at a table that has just become `after`.

    Nobody's clock is touched by what others do. `move` is the computer that moves next and when; `quiet` the quiet
    hours of those who are asked anew.
    """
    dues = {due: before.dues.get(due, at) if due.kind is DueKind.INVITE else at for due, at in after.deadlines.items()}
    anew = asked_anew(before, after)
    stopped = 0
    if before.paused_at is not None and after.paused_at is None:
        stopped = max(0, now - before.paused_at)
    if move is not None:
        due, at = Due(DueKind.MOVE, move[0]), move[1]
        dues[due] = at + stopped if before.dues.get(due) == at else at
    for seat in after.awaited:
        if seat in anew:
            # One that begins during a pause has its whole turn when the pause is added to it.
            dues |= clock(seat, after.pace, now if after.paused_at is None else after.paused_at, quiet.get(seat))
        elif after.level(seat) is None:
            kept = {due: before.dues[due] + stopped for due in (turn(seat), reminder(seat)) if due in before.dues}
            dues |= kept
        late = Due(DueKind.CALL, seat)
        if late in before.dues and before.asked_at.get(seat) == after.asked_at[seat] and after.level(seat) is None:
            dues[late] = before.dues[late]
    if after.grace is not None and after.grace != before.grace and after.paused_at is None:
        dues |= given_back(after.pace, dues, now, after.grace.until - after.grace.since)
    return dues


def given_back(pace: TurnPace, dues: Mapping[Due, int], now: int, gap: int) -> dict[Due, int]:
    """Return the clocks of persons after a gap of so many milliseconds in which nobody could play.

    Everybody has what they had, the grace at least, and no more than a whole turn.
    """
    moved = {}
    for due, ends in dues.items():
        if due.kind is DueKind.TURN:
            anew = max(ends, now + GRACE, min(ends + gap, now + SPANS[pace]))
            moved[due] = anew
            reminds = reminder(due.of)
            if reminds in dues:
                moved[reminds] = dues[reminds] + anew - ends
        elif due.kind is DueKind.INVITE:
            moved[due] = max(ends, now + GRACE, min(ends + gap, now + KEPT))
    return moved


def alarm(table: LiveTable, *, reachable: bool) -> int | None:
    """Return when the scheduler must look at a table, None for never."""
    return min((at for due, at in table.dues.items() if runs(due, table, reachable=reachable)), default=None)


def runs(due: Due, table: LiveTable, *, reachable: bool) -> bool:
    """Tell whether something comes when its time has come, rather than standing still."""
    if due.kind in OF_PEOPLE and not reachable:
        return False
    return table.paused_at is None or due.kind not in OF_THE_GAME


def overdue(table: LiveTable, now: int, *, reachable: bool) -> list[Due]:
    """Return what has its time now, the longest due first; at the same moment, moves before clocks."""
    come = [due for due, at in table.dues.items() if at <= now and runs(due, table, reachable=reachable)]
    return sorted(come, key=lambda due: (table.dues[due], due))


def as_kept(dues: Mapping[Due, int]) -> dict[str, int]:
    """Return what has its time as the store keeps it."""
    return {str(due): at for due, at in sorted(dues.items())}


def as_read(kept: Mapping[str, int]) -> dict[Due, int]:
    """Return what has its time as the store has kept it. Raises `ValueError`."""
    return {Due.read(name): at for name, at in kept.items()}
