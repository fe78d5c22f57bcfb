"""What is kept of a game that has ended: the result for the seasons, and the record that anybody can replay."""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.entries import plays
from bot.tables.fold.live import LiveTable
from bot.tables.model import Apart
from games.engine import Outcome, Record, Seat
from games.engine.daily import Mark
from games.engine.record import SeatEntry
from persistence.rows import Entry, Phase, SeatKind
from seasons.limits import took_part
from seasons.model import Result, ResultRow

COUNTED = 2
"""So many people who held their seats from start to end make a game that counts."""


def apart(table: LiveTable) -> Apart | None:
    """Return why a game that has ended counts for nothing, None when it counts for season and ratings.

    Two or more people must have sat down to a table that was to count, and each of their seats must have played: by
    themselves, or by the computer that went on for somebody who resigned. Two of them at least must still hold their
    seats in the end. Who wins must have decided something themselves.
    """
    before = apart_before(table)
    if before is not None:
        return before
    if len(table.sitters) - len(table.substituted) < COUNTED:
        return Apart.SUBSTITUTED
    if table.played() != set(table.sitters):
        return Apart.UNPLAYED
    return None if all(_took_part(table, seat) for seat in _winners(table)) else Apart.BRIEF


def _winners(table: LiveTable) -> list[Seat]:
    """Return the first seats whose person has neither left for good nor been followed by another."""
    if table.outcome is None:
        return []
    stayed = set(table.people()) - table.substituted
    return [seat for seat in stayed if table.outcome.places[seat] == 1]


def _took_part(table: LiveTable, seat: Seat) -> bool:
    played_out = table.state is not None and table.state.outcome() is not None
    return took_part(table.decisions.get(seat, 0), table.plays.get(seat, 0), played_out=played_out)


def apart_before(table: LiveTable) -> Apart | None:
    """Return why a game that has begun will count for nothing, None when it is to count."""
    if any(sitter.kind is SeatKind.COMPUTER for sitter in table.sitters.values()):
        return Apart.COMPUTER
    if len(table.sitters) == 1:
        return Apart.ALONE
    return None if table.row.rated else Apart.UNRATED


def result_of(table: LiveTable) -> Result | None:
    """Return the result of a table whose game has ended, None for any other.

    Somebody who resigned is still the one whose result it is. What two people have played in a game that counts is
    nobody's result.
    """
    if table.phase is not Phase.FINISHED or table.outcome is None:
        return None
    outcome = table.outcome
    rated = apart(table) is None
    mark = mark_of(table)
    nobodys = table.substituted if rated else ()
    return Result(
        table_id=table.id,
        guild_id=table.row.place.guild_id,
        game=table.row.game,
        rules_version=table.row.rules_version,
        ended_at=table.changed_at,
        reason=outcome.reason.key,
        rated=rated,
        merit=None if mark is None else mark.merit,
        signs=None if mark is None else mark.signs,
        rows=tuple(
            ResultRow(
                seat=seat,
                user_id=None if seat in nobodys else sitter.user_id,
                level=sitter.level,
                name="" if seat in nobodys else sitter.name,
                place=outcome.places[seat],
                score=outcome.scores[seat],
                turns=table.turns.get(seat, 0),
                late=table.late.get(seat, 0),
                slam=outcome.slam == seat,
            )
            for seat, sitter in sorted(table.sitters.items())
        ),
    )


def mark_of(table: LiveTable) -> Mark | None:
    """Return what a try at a deal of the day was worth, None for one that was given up and for every other table."""
    if table.row.daily is None or table.game.daily is None or table.state is None or table.state.outcome() is None:
        return None
    return table.game.daily.mark(table.state)


def record_of(table: LiveTable, log: Iterable[Entry]) -> Record:
    """Return the record of a finished game, with its secret.

    What was taken back is not in it. Its result is the game's own, as a replay finds it; a game that ended before its
    rules ended it has none.
    """
    outcome: Outcome | None = None if table.state is None else table.state.outcome()
    return Record(
        game=table.row.game,
        rules_version=table.row.rules_version,
        options=dict(table.options),
        seats=tuple(
            SeatEntry(name=sitter.name, salt=sitter.salt, computer=sitter.level)
            for _, sitter in sorted(table.sitters.items())
        ),
        commitment=table.row.commitment,
        secret=table.row.secret.hex(),
        actions=tuple((play.seat, play.body) for play in plays(log) if play.seat is not None),
        result=None if outcome is None else outcome.places,
    )
