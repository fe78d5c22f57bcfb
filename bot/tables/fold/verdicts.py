"""The verdict on a match, from its table."""

from __future__ import annotations

from bot.tables.fold.live import LiveTable
from persistence.rows import Away, Phase
from seasons.contests.model import Verdict, Why


def verdict_of(table: LiveTable, *, late: bool) -> Verdict | None:
    """The verdict on a table's match, None while it goes on; `late`: its round is over.

    Somebody who never decided anything themselves has not come. When no two people have, nobody waits for the end. In
    a late match those come last whom the table waited for.
    """
    seats = sorted(table.sitters)
    level = tuple(1 for _ in seats)
    if table.phase is Phase.CLOSED:
        return Verdict(level, Why.CLOSED)
    if table.outcome is not None and table.phase is Phase.FINISHED:
        never = frozenset(seat for seat in seats if not table.decisions.get(seat) and table.plays.get(seat))
        why = Why.FORFEIT if never else Why.PLAYED
        return Verdict(tuple(table.outcome.places), why, never, tuple(table.outcome.scores))
    if table.phase is not Phase.RUNNING:
        return None
    gone = frozenset(seat for seat in seats if table.away(seat) is Away.ABSENT and not table.decisions.get(seat))
    if len(seats) - len(gone) < 2:
        return Verdict(level, Why.FORFEIT, gone)
    if not late:
        return None
    awaited = set(table.state.to_act()) if table.state is not None else set()
    return Verdict(tuple(2 if seat in awaited else 1 for seat in seats), Why.LATE, gone)
