"""From a live table to what one pair of eyes may see of it: the rest of the bot gets a `Look`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace
from itertools import islice

from bot.tables.entries import NO_WORD
from bot.tables.fold.live import LiveTable
from bot.tables.fold.results import apart
from bot.tables.model import Happening, Look, SeatInfo, TableInfo
from bot.tables.standing import Standing
from bot.tables.times import Due, DueKind, as_read, turn
from bot.tables.verbs.votes import poll_of
from games import registry
from games.engine import Seat, Text, made_salt
from games.engine.lesson import LEARNER
from persistence.rows import NO_CHANNEL, Away, Phase, SeatRow, TableFacts, TableRow
from seasons.model import Settlement

RECENT = 12
"""The number of events that a spectator is shown beside the table."""
CATCH_UP = 40
"""The most events since their last action that a player is shown."""


def look_at(
    standing: Standing, user_id: int | None, settlement: Settlement | None = None, *, info: TableInfo | None = None
) -> Look:
    """The table as the person sees it, None for a spectator; `info` where it is known already."""
    table = standing.table
    seat = table.seat_of(user_id)
    shown_by = table.shown_to(user_id) if seat is None and table.phase is Phase.RUNNING else None
    guest = None if seat is None else table.guests.get(seat)
    state = table.state
    return Look(
        table=info or info_of(standing),
        seat=seat,
        view=None if state is None else state.view(seat if shown_by is None else shown_by),
        outcome=table.outcome,
        since=_since(table, seat),
        asked_at=_asked_at(table, seat),
        settlement=settlement,
        apart=apart(table) if settlement is None and table.phase is Phase.FINISHED else None,
        shown_by=shown_by,
        shows_to=None if guest is None else guest.user_id,
        explained=_explained(table, seat),
        poll=poll_of(table),
        advised=table.advised,
        ordered=table.ordered,
        orders=tuple(table.orders.values()),
        preselected=None if seat is None else standing.beside.preselected.get(seat),
        offered=tuple(sorted(table.offered)),
    )


def kept_look(standing: Standing, user_id: int | None) -> Look:
    """The same for a table that changes no more: each play is looked at several times by all who see it."""
    table = standing.table
    sees_cards = table.seat_of(user_id) is not None or table.shown_to(user_id) is not None
    whose = user_id if sees_cards else None
    look = standing.looks.get(whose)
    if look is None:
        info = next((one.table for one in standing.looks.values()), None)
        look = standing.looks[whose] = look_at(standing, whose, info=info)
    return look


def _explained(table: LiveTable, seat: Seat | None) -> tuple[Text, ...]:
    lesson = table.lesson
    if lesson is None or seat != LEARNER or table.untaught or table.phase is not Phase.RUNNING:
        return ()
    return lesson.due(table.happened, LEARNER, table.started_at, table.acted_at[LEARNER])


def _asked_at(table: LiveTable, seat: Seat | None) -> int | None:
    if seat is None or seat not in table.awaited or table.away(seat) is not None or table.paused_at is not None:
        return None
    return table.asked_at[seat]


def _since(table: LiveTable, seat: Seat | None) -> tuple[Happening, ...]:
    after = None if seat is None else table.acted_at.get(seat)
    return tuple(islice(_backwards(table, seat, after or 0), RECENT if after is None else CATCH_UP))[::-1]


def history(table: LiveTable, seat: Seat | None, before: int | None, limit: int | None) -> tuple[Happening, ...]:
    """The last `limit` events before a revision, oldest first; more where one revision would be torn apart."""
    found = [one for one in _backwards(table, seat) if before is None or one.revision < before]
    if limit is not None and len(found) > limit:
        found = [one for one in found if one.revision >= found[limit - 1].revision]
    return tuple(reversed(found))


def _backwards(table: LiveTable, seat: Seat | None, since: int = 0) -> Iterator[Happening]:
    """The events that the viewer may read, the newest first; without what the rules have turned face down."""
    covered = _covered(table)
    for revision, event in reversed(table.happened):
        if revision < since:
            return
        if event.seen_by(seat) and (event.era is None or event.era > covered):
            yield Happening(revision, event.text)


def _covered(table: LiveTable) -> int:
    """The last era that the rules have turned face down; when the game is over everything lies open."""
    if table.phase is not Phase.RUNNING:
        return -1
    return max((event.covers for _, event in table.happened if event.covers is not None), default=-1)


def info_of(standing: Standing) -> TableInfo:
    table = standing.table
    link = table.link if table.phase is Phase.FINISHED else None
    return replace(info_of_rows(standing.row, table.seat_rows()), kept=standing.kept(), link=link)


def info_of_rows(row: TableRow, seats: Sequence[SeatRow]) -> TableInfo:
    """The facts that everybody may know about a table, from what the store keeps beside its log."""
    dues = as_read(row.dues)
    ended = row.phase in (Phase.FINISHED, Phase.CLOSED)
    return TableInfo(
        **{told.name: getattr(row, told.name) for told in fields(TableFacts)},
        seats_wanted=row.seats,
        seats=tuple(_seat(seat, row.commitment, dues) for seat in seats),
        secret=row.secret.hex() if ended and not row.concealed else None,
        lesson=is_lesson(row),
        dealt_in_private=row.home_id == NO_CHANNEL,
        starts_at=next((at for due, at in dues.items() if due.kind is DueKind.BEGIN), None),
    )


def is_lesson(row: TableRow) -> bool:
    try:
        game = registry.game(row.game)
    except KeyError:
        return False
    return game.promised_lesson(row.commitment) is not None


def _seat(row: SeatRow, promise: str, dues: Mapping[Due, int]) -> SeatInfo:
    return SeatInfo(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        user_id=row.user_id,
        level=row.level,
        awaited=row.awaited,
        resigned=row.away not in (None, Away.ABSENT),
        absent=row.away is Away.ABSENT,
        due_at=dues.get(turn(row.seat)),
        gave_word=row.salt not in (NO_WORD, made_salt(promise, row.seat)),
    )
