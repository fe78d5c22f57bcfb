"""The end of a game: its places, what it counts for, its result for the seasons, and the record anybody can replay."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.tables.entries import Early, plays
from bot.tables.fold.live import LiveTable
from bot.tables.model import Apart
from games.engine import Outcome, Record, Seat, text
from games.engine.daily import DailyScore
from games.engine.record import SeatEntry
from persistence.rows import Away, Entry, Phase, SeatKind, SeatRow, TableRow
from seasons.contests.model import Verdict, Why
from seasons.model import Result, ResultRow
from seasons.scoring import is_counted
from seasons.tally import MOST_LATE, took_part


def final(outcome: Outcome, resigned: Collection[Seat]) -> Outcome:
    """The outcome of a game played to its end: those who resigned share the last place, whatever it says.

    A winner who shares the first place then has won no slam.

    >>> final(Outcome(text("won"), places=(1, 2, 3), scores=(9, 5, 2)), resigned={0}).places
    (3, 1, 2)
    """
    stayed = [place for seat, place in enumerate(outcome.places) if seat not in resigned]
    places = tuple(
        len(stayed) + 1 if seat in resigned else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(outcome.places)
    )
    ended = replace(outcome, places=places)
    return ended if outcome.slam == ended.winner else replace(ended, slam=None)


def early(reason: Early, seats: int, resigned: Collection[Seat]) -> Outcome:
    level = Outcome(reason=text(f"table-ended-{reason}"), places=(1,) * seats, scores=(0,) * seats)
    return final(level, resigned)


def apart(table: LiveTable) -> Apart | None:
    """The reason why a game that has ended counts for nothing; None when it counts for season or ladder.

    For the season, two or more people must have sat down to a table that was to count, and each of their seats must
    have played: by themselves, or by the computer that went on for somebody who resigned. At least two of them must
    still hold their seats in the end. A winner must have decided something themselves.
    """
    people = table.persons()
    if table.climbs:
        return _apart_from_ladder(table, *people)
    if len(table.sitters) == 1:
        return Apart.ALONE
    if not table.counts:
        return Apart.COMPUTER if table.row.rated or len(people) == 1 else Apart.UNRATED
    if not is_counted(len(people) - len(table.substituted), rated=True):
        return Apart.SUBSTITUTED
    if not all(table.plays.get(seat) for seat in people):
        return Apart.UNPLAYED
    return None if all(_took_part(table, seat) for seat in _winners(table)) else Apart.BRIEF


def _apart_from_ladder(table: LiveTable, seat: Seat) -> Apart | None:
    """The reason why a win against computers does not count: it had help, or hardly any decision of their own."""
    if table.outcome is None or table.outcome.places[seat] > 1:
        return None
    if table.advised:
        return Apart.ADVISED
    alone = table.away(seat) is None and table.late.get(seat, 0) <= MOST_LATE
    return None if alone and _took_part(table, seat) else Apart.BRIEF


def _winners(table: LiveTable) -> list[Seat]:
    """The best of the people, as far as they have neither left for good nor been followed by another."""
    if table.outcome is None:
        return []
    places = table.outcome.places
    first = min(places[seat] for seat in table.persons())
    return [seat for seat in set(table.people()) - table.substituted if places[seat] == first]


def _took_part(table: LiveTable, seat: Seat) -> bool:
    played_out = table.state is not None and table.state.outcome() is not None
    return took_part(table.decisions.get(seat, 0), table.plays.get(seat, 0), played_out=played_out)


def result_of(table: LiveTable) -> Result | None:
    """The result of a table whose game has ended, None for any other.

    It is also the result of somebody who resigned. In a game that counts, a seat that changed hands is nobody's.
    """
    if table.phase is not Phase.FINISHED or table.outcome is None:
        return None
    outcome = table.outcome
    rated = apart(table) is None
    score = daily_score(table)
    nobodys = table.substituted if rated else ()
    return Result(
        table_id=table.id,
        guild_id=table.row.location.guild_id,
        game=table.row.game,
        rules_version=table.row.rules_version,
        ended_at=table.changed_at,
        reason=outcome.reason.key,
        rated=rated,
        merit=None if score is None else score.merit,
        signs=None if score is None else score.row,
        form=form_of(table),
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


def form_of(table: LiveTable) -> str:
    """The options that differ from the game's defaults: scores of one form can be compared."""
    usual = table.game.options().model_dump(mode="json")
    return " ".join(f"{key}={value}" for key, value in sorted(table.row.options.items()) if usual.get(key) != value)


def daily_score(table: LiveTable) -> DailyScore | None:
    """The score of a try at a deal of the day, None for one that was given up and for every other table."""
    if table.row.daily is None or table.game.daily is None or table.state is None or table.state.outcome() is None:
        return None
    return table.game.daily.score(table.state)


def verdict_of(table: LiveTable, *, late: bool) -> Verdict | None:
    """The verdict on a table's match, None while it goes on; `late`: its round is over.

    Nobody waits for the end when all but one never decided anything. In a late match the awaited come last.
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
    return Verdict(tuple(2 if seat in table.awaited else 1 for seat in seats), Why.LATE, gone)


def record_of(table: LiveTable, log: Iterable[Entry]) -> Record:
    """The record of a finished game, with its secret. A game that ended before its rules ended it has no result."""
    outcome = None if table.state is None else table.state.outcome()
    return record_of_rows(table.row, table.seat_rows(), log, None if outcome is None else outcome.places)


def record_of_rows(
    row: TableRow, seats: Iterable[SeatRow], log: Iterable[Entry], result: tuple[int, ...] | None = None
) -> Record:
    return Record(
        game=row.game,
        rules_version=row.rules_version,
        options=dict(row.options),
        seats=tuple(
            SeatEntry(name=seat.name, salt=seat.salt, computer=seat.level if seat.kind is SeatKind.COMPUTER else None)
            for seat in seats
        ),
        commitment=row.commitment,
        secret=row.secret.hex(),
        actions=tuple((play.seat, play.body) for play in plays(log) if play.seat is not None),
        result=result,
        origin=row.origin if row.chained else None,
    )
