"""The check that a database is sound: the file, the references, the logs and what they amount to, the games' rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from pydantic import ValidationError
from sqlalchemy import URL, Connection, Engine, Row, and_, func, or_, select

from games import registry
from games.engine import AnyState, BadSetup, FairDeal, PlayError, commitment
from games.engine.chain import beginning, first_link, undone
from persistence.columns import fields_in, values_of
from persistence.drivers.address import backend_of
from persistence.drivers.backend import Work
from persistence.play.chain import faults_of
from persistence.rows import Entry, EntryKind, Phase
from persistence.schema import log, result_rows, results, seats, tables
from persistence.scores.results import result_at
from persistence.upkeep.recount import disagreements, rebuild
from persistence.upkeep.upgrade import examine

T = TypeVar("T")

_BEFORE_ITS_END = frozenset({EntryKind.RESIGN, EntryKind.TAKEOVER, EntryKind.FINISH, EntryKind.SUBSTITUTE})
"""The entries after which the places are not the rules' alone."""


def check(url: URL) -> list[str]:
    """The database's faults, one sentence each; nothing is written. Raises `StoreError`."""
    backend = backend_of(url)
    return _found(url, backend.look, backend.faults, _disagreements, _altered)


def check_games(url: URL) -> list[str]:
    """The games that cannot have gone as their logs say; each one is played again. Raises `StoreError`."""
    return _found(url, backend_of(url).look, _impossible)


def check_standings(url: URL) -> list[str]:
    """The differences between the stored seasons, gains and standings and a recount. Raises `StoreError`."""
    return _found(url, backend_of(url).one_moment, disagreements)


def rebuild_standings(url: URL) -> int:
    """Count gains and standings anew; return how many games counted. Raises `StoreError`."""
    backend = backend_of(url)
    return _worked(url, backend.writer, backend.transact, rebuild)


def _found(url: URL, reading: Callable[..., list[str]], *searches: Callable[[Connection], Iterable[str]]) -> list[str]:
    def search(connection: Connection) -> list[str]:
        return [fault for found in searches for fault in found(connection)]

    return _worked(url, backend_of(url).reader, reading, search)


def _worked(url: URL, engine_of: Callable[[URL], Engine], how: Callable[[Engine, Work[T]], T], work: Work[T]) -> T:
    examine(url)
    engine = engine_of(url)
    try:
        return how(engine, work)
    finally:
        engine.dispose()


def _disagreements(connection: Connection) -> Iterator[str]:
    """Find tables that say something else than their log, seats or result."""
    count, low, high = func.count(log.c.seq), func.min(log.c.seq), func.max(log.c.seq)
    gap = or_(count == 0, low != 1, high != tables.c.revision, count != tables.c.revision)
    logged = select(tables.c.id, tables.c.revision, count).outerjoin(log, log.c.table_id == tables.c.id)
    seated = select(func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
    ranked = select(func.count()).where(result_rows.c.table_id == tables.c.id).scalar_subquery()
    ended = select(results.c.table_id).where(results.c.table_id == tables.c.id).exists()
    finished = tables.c.phase == Phase.FINISHED
    other = or_(
        seats.c.user_id != result_rows.c.user_id, and_(seats.c.level.is_(None), seats.c.name != result_rows.c.name)
    )
    both = (seats.c.table_id == result_rows.c.table_id, seats.c.seat == result_rows.c.seat)
    renamed = select(seats.c.table_id, seats.c.seat).where(
        *both, seats.c.user_id.is_not(None), result_rows.c.user_id.is_not(None), other
    )
    faults = {
        "stands at revision {}, but its log holds {} entries or has a gap": logged.group_by(tables.c.id).having(gap),
        "{} seats are taken, {} are wanted": select(tables.c.id, seated, tables.c.seats).where(seated > tables.c.seats),
        "is {}, but has no result": select(tables.c.id, tables.c.phase).where(finished, ~ended),
        "is {}, but has a result": select(tables.c.id, tables.c.phase).where(~finished, ended),
        "has {} seats, but its result places {}": select(tables.c.id, seated, ranked)
        .join(results)
        .where(seated != ranked),
        "its result names another person at seat {} than the table": renamed,
    }
    for said, found in faults.items():
        for table_id, *values in connection.execute(found):
            yield f"table {table_id}: {said.format(*values)}"


def _altered(connection: Connection) -> Iterator[str]:
    """Find the first entry of each log that its chain does not fit; logs older than the chain have none."""
    chains = select(log.c.table_id).where(log.c.link.is_not(None)).distinct()
    with_chain = or_(tables.c.chained, tables.c.id.in_(chains))
    for table in connection.execute(select(tables).where(with_chain).order_by(tables.c.id)).all():
        if not table.chained:
            yield f"table {table.id}: has hashes, but is said to be older than they"
        entries = _entries_of(connection, table.id)
        result = result_at(connection, table.id)
        if (result is not None) != (table.phase is Phase.FINISHED):
            yield f"table {table.id}: is {table.phase}, which its result does not say"
        start = first_link(table.commitment, table.game, table.rules_version)
        yield from faults_of(table.id, start, entries, result)
        body = next((entry.body for entry in entries if entry.kind is EntryKind.START), None)
        if body is not None:
            yield from _begun_otherwise(table, body, _salts(connection, table.id))
            yield from _played_otherwise(connection, table, entries)


def _entries_of(connection: Connection, table_id: str) -> list[Entry]:
    found = select(*fields_in(log, Entry)).filter_by(table_id=table_id).order_by(log.c.seq)
    return values_of(Entry, connection.execute(found))


def _salts(connection: Connection, table_id: str) -> list[str]:
    return list(connection.execute(select(seats.c.salt).filter_by(table_id=table_id).order_by(seats.c.seat)).scalars())


def _begun_otherwise(table: Row[Any], body: str, salts: list[str]) -> Iterator[str]:
    try:
        told = json.loads(body)["seats"]
        same = beginning(table.options, told, table.origin) == body and [salt for salt, _ in told] == salts
    except (ValueError, LookupError, TypeError):
        same = False
    if not same or commitment(table.secret) != table.commitment:
        yield f"table {table.id}: its options, words or secret are not those that it started with"


def _played_otherwise(connection: Connection, table: Row[Any], entries: Sequence[Entry]) -> Iterator[str]:
    """Compare how a game begins with the one that it says it plays on from, where that is kept here."""
    if table.origin is None:
        return
    source, move = table.origin.split(" ")
    promised = connection.execute(select(tables.c.commitment).filter_by(id=source)).scalar()
    if promised is None:
        return
    former = _plays_of(_entries_of(connection, source))[: int(move)]
    if promised != table.commitment or _plays_of(entries)[: int(move)] != former or len(former) < int(move):
        yield f"table {table.id}: does not begin as table {source}, which it says it plays on from"


def _plays_of(entries: Sequence[Entry]) -> list[tuple[int | None, str]]:
    """The plays that were not taken back; of a log that cannot be read, none."""
    taken_back = _taken_back(entries)
    if taken_back is None:
        return []
    return [
        (entry.seat, entry.body) for entry in entries if entry.kind is EntryKind.PLAY and entry.seq not in taken_back
    ]


def _taken_back(entries: Sequence[Entry]) -> set[int] | None:
    """The plays that were taken back, or None if that cannot be read."""
    try:
        return {undone(entry.body) for entry in entries if entry.kind is EntryKind.UNDO}
    except (ValueError, LookupError, TypeError):
        return None


def _impossible(connection: Connection) -> Iterator[str]:
    """Find the first entry of each log that could not have happened in the game that its secret deals."""
    begun = select(log.c.table_id).where(log.c.kind == EntryKind.START)
    for table in connection.execute(select(tables).where(tables.c.id.in_(begun)).order_by(tables.c.id)).all():
        try:
            state = _begin(table, _salts(connection, table.id))
        except LookupError:
            yield f"table {table.id}: the game {table.game}, rules version {table.rules_version}, is not known here"
            continue
        except (BadSetup, ValidationError):
            yield f"table {table.id}: its game cannot start with these options and seats"
            continue
        entries = _entries_of(connection, table.id)
        fault = _first_fault(state, entries)
        if fault is not None:
            yield f"table {table.id}: {fault}"
        elif connection.execute(select(results.c.table_id).filter_by(table_id=table.id)).first() is not None:
            early = any(entry.kind in _BEFORE_ITS_END for entry in entries)
            if not early and state.outcome() is None:
                yield f"table {table.id}: has a result, but its game has not come to its end"


def _begin(table: Row[Any], salts: Sequence[str]) -> AnyState:
    game = registry.game(table.game).under(table.rules_version)
    deal = FairDeal(table.secret, tuple(salts))
    begun: AnyState = game.start(len(salts), game.options.model_validate(table.options), deal)
    return begun


def _first_fault(state: AnyState, entries: Sequence[Entry]) -> str | None:
    taken_back = _taken_back(entries)
    if taken_back is None:
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
