"""Every game played again from its log by the rules: the first play that they refuse is named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from pydantic import ValidationError
from sqlalchemy import Connection, Row, select

from games import registry
from games.engine import AnyState, BadSetup, FairDeal, PlayError
from games.engine.chain import undone
from persistence.rows import Entry, EntryKind
from persistence.schema import log, results, seats, tables

_BEFORE_ITS_END = frozenset({EntryKind.RESIGN, EntryKind.TAKEOVER, EntryKind.FINISH, EntryKind.SUBSTITUTE})
"""The entries after which the places are not the rules' alone."""


def entries_of(connection: Connection, table_id: str) -> list[Entry]:
    columns = [column for column in log.columns if column is not log.c.table_id]
    found = connection.execute(select(*columns).where(log.c.table_id == table_id).order_by(log.c.seq))
    return [Entry(**row._asdict()) for row in found]


def plays_of(entries: Sequence[Entry]) -> list[tuple[int | None, str]]:
    """The plays that were not taken back; of a log that cannot be read, none."""
    try:
        taken_back = {undone(entry.body) for entry in entries if entry.kind is EntryKind.UNDO}
    except (ValueError, LookupError, TypeError):
        return []
    kept = (entry for entry in entries if entry.kind is EntryKind.PLAY and entry.seq not in taken_back)
    return [(entry.seat, entry.body) for entry in kept]


def impossible(connection: Connection) -> Iterator[str]:
    """Find the first entry of each log that could not have happened in the game that its secret deals."""
    begun = select(log.c.table_id).where(log.c.kind == EntryKind.START)
    for table in connection.execute(select(tables).where(tables.c.id.in_(begun)).order_by(tables.c.id)).all():
        seated = select(seats.c.salt).where(seats.c.table_id == table.id).order_by(seats.c.seat)
        salts = tuple(connection.execute(seated).scalars())
        try:
            state = _begin(table, salts)
        except LookupError:
            yield f"table {table.id}: the game {table.game}, rules version {table.rules_version}, is not known here"
            continue
        except (BadSetup, ValidationError):
            yield f"table {table.id}: its game cannot start with these options and seats"
            continue
        entries = entries_of(connection, table.id)
        fault = _first_fault(state, entries)
        if fault is not None:
            yield f"table {table.id}: {fault}"
        elif connection.execute(select(results.c.table_id).where(results.c.table_id == table.id)).first() is not None:
            early = any(entry.kind in _BEFORE_ITS_END for entry in entries)
            if not early and state.outcome() is None:
                yield f"table {table.id}: has a result, but its game has not come to its end"


def _begin(table: Row[Any], salts: tuple[str, ...]) -> AnyState:
    game = registry.game(table.game).under(table.rules_version)
    deal = FairDeal(table.secret, salts)
    begun: AnyState = game.start(len(salts), game.options.model_validate(table.options), deal)
    return begun


def _first_fault(state: AnyState, entries: Sequence[Entry]) -> str | None:
    try:
        taken_back = {undone(entry.body) for entry in entries if entry.kind is EntryKind.UNDO}
    except (ValueError, LookupError, TypeError):
        return "one of its plays was taken back, but which cannot be read"
    before: AnyState | None = None
    for entry in entries:
        try:
            if entry.kind is EntryKind.PLAY:
                before = state.copy() if entry.seq in taken_back else None
                state.play(-1 if entry.seat is None else entry.seat, entry.body)
            elif entry.kind is EntryKind.UNDO:
                if before is None:
                    return f"entry {entry.seq} (undo) takes back what is no play before it"
                state, before = before, None
        except PlayError:
            return f"entry {entry.seq} ({entry.kind}) is against the rules"
    return None
