"""The tables of the database, in types that every SQL database knows.

A table's columns are the fields of the value that it keeps, each described once. The migrations build the tables; a
test holds the two together. Logs, seats and results are stored in the order of their keys
(`sqlite_with_rowid=False`): a table's lines lie side by side, and an append writes one tree less.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from datetime import date
from enum import StrEnum
from types import MappingProxyType, NoneType, UnionType
from typing import Any, ClassVar, TypeVar, get_args, get_origin, get_type_hints

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.types import TypeEngine

from persistence.columns import RATINGS
from persistence.errors import StoreBroken
from persistence.rows import (
    BlockedPerson,
    Challenge,
    ContestRow,
    Crown,
    DailyDeal,
    Entry,
    GuildSettings,
    Import,
    Puzzle,
    PuzzleTry,
    SeatRow,
    TableRow,
    UserSettings,
)
from seasons.climbing import Climb, Step
from seasons.contests.model import Event
from seasons.model import Gain, Result, ResultRow, Season, Standing, Trophy
from seasons.ratings import Rating
from seasons.scoring import Scoring

E = TypeVar("E", bound=StrEnum)


def _member(kind: type[E], word: str) -> E:
    try:
        return kind(word)
    except ValueError as error:
        raise StoreBroken(f"the database holds “{word}”, newer than this Tapis: update Tapis") from error


class Word(TypeDecorator[StrEnum]):
    """Keeps an enum's member as a short text, so that a new member needs no migration."""

    impl = String(16)
    cache_ok = True

    def __init__(self, kind: type[StrEnum]) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: StrEnum | None, dialect: Dialect) -> str | None:
        del dialect
        return None if value is None else value.value

    def process_result_value(self, value: str | None, dialect: Dialect) -> StrEnum | None:
        """The word's member. Raises `StoreBroken` for a word that this Tapis does not know."""
        del dialect
        return None if value is None else _member(self.kind, value)


class Day(TypeDecorator[date]):
    """Keeps a day of a server's calendar as its text: `2026-11-22`."""

    impl = String(10)
    cache_ok = True

    def process_bind_param(self, value: date | None, dialect: Dialect) -> str | None:
        del dialect
        return None if value is None else value.isoformat()

    def process_result_value(self, value: str | None, dialect: Dialect) -> date | None:
        del dialect
        return None if value is None else date.fromisoformat(value)


class ScoringType(TypeDecorator[Scoring]):
    """Keeps season points of places as JSON: `{"3": [5, 3, 1]}`."""

    impl = JSON
    cache_ok = True

    def process_bind_param(self, value: Scoring | None, dialect: Dialect) -> dict[str, list[int]] | None:
        del dialect
        return None if value is None else {str(size): list(points) for size, points in value.items()}

    def process_result_value(self, value: Any, dialect: Dialect) -> Scoring | None:
        del dialect
        return None if value is None else {int(size): tuple(points) for size, points in value.items()}


class TrophiesType(TypeDecorator[tuple[Trophy, ...]]):
    """Keeps trophies as their words: `win slam`."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: tuple[Trophy, ...] | None, dialect: Dialect) -> str | None:
        del dialect
        return None if value is None else " ".join(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> tuple[Trophy, ...] | None:
        del dialect
        return None if value is None else tuple(_member(Trophy, word) for word in value.split())


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    },
)

_LENGTHS = {"id": 8, "table_id": 8, "puzzle_id": 8, "board": 8, "origin": 16, "commitment": 64, "link": 64}
"""The lengths of texts that have one; all others may be as long as they like."""


def _columns(
    value: type,
    *,
    key: Collection[str] = (),
    but: Collection[str] = (),
    hidden: Collection[str] = (),
    of: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Column[Any]]:
    """Yield a column for each field of a value that is kept; those in `of` refer to another table's rows."""
    for name, kind in get_type_hints(value).items():
        if name in but or get_origin(kind) is ClassVar:
            continue
        if kind is Rating:
            yield from (Column(one, Double, nullable=False) for one in RATINGS[name])
            continue
        kinds = get_args(kind) if get_origin(kind) is UnionType else (kind,)
        type_ = _type_of(name, next(one for one in kinds if one is not NoneType))
        refers = [ForeignKey(of[name])] if name in of else []
        info = HIDDEN if name in hidden else None
        if name in key:
            yield Column(name, type_, *refers, primary_key=True, autoincrement=False, info=info)
        else:
            yield Column(name, type_, *refers, nullable=NoneType in kinds, info=info)


def _type_of(name: str, kind: Any) -> TypeEngine[Any] | type[TypeEngine[Any]]:
    if name in _SPECIAL:
        return _SPECIAL[name]
    if get_origin(kind) is Mapping:
        return JSON
    if issubclass(kind, StrEnum):
        return Word(kind)
    if (kind is int and name.endswith(("_id", "_at"))) or name == "at":
        return BigInteger
    if kind is str and name in _LENGTHS:
        return String(_LENGTHS[name])
    return _TYPES[kind]


_SPECIAL: Mapping[str, type[TypeEngine[Any]]] = {"scoring": ScoringType, "trophies": TrophiesType}
_TYPES: dict[type, type[TypeEngine[Any]]] = {
    int: Integer,
    str: String,
    bool: Boolean,
    float: Double,
    bytes: LargeBinary,
    date: Day,
}

HIDDEN = {"hidden": True}
"""Marks what could give away a card, or what somebody has chosen before their turn: nobody is handed it."""


def _of(other: str) -> Column[str]:
    return Column("table_id", String(8), ForeignKey(other), primary_key=True)


def _keys(**kinds: type) -> Iterator[Column[Any]]:
    return (Column(name, _type_of(name, kind), primary_key=True, autoincrement=False) for name, kind in kinds.items())


def _table(name: str, *parts: Column[Any] | Index | UniqueConstraint, rowid: bool = True) -> Table:
    return Table(name, metadata, *parts, sqlite_with_rowid=rowid)


tables = _table(
    "tables",
    Column("id", String(8), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    *_columns(TableRow, but=("id", "location", "rematch_of"), hidden=("secret", "wake_at", "dues", "preselected")),
    Column("rematch_of", String(8), ForeignKey("tables.id")),
    Index(None, "channel_id", "phase"),
    Index(None, "guild_id", "phase"),
    Index(None, "opener_id", "phase"),
    Index(None, "phase", "changed_at"),
    Index(None, "wake_at"),
    Index(None, "closes_at"),
    Index(None, "home_id", "opened_at"),
    Index(None, "message_id"),
    Index(None, "daily", "guild_id", "opener_id", unique=True),
    Index(None, "commitment"),
)

seats = _table(
    "seats",
    _of("tables.id"),
    *_columns(SeatRow, key=("seat",)),
    Index(None, "user_id", "awaited"),
    rowid=False,
)

log = _table(
    "log",
    _of("tables.id"),
    *_columns(Entry, key=("seq",), hidden=("link", "veil")),
    UniqueConstraint("interaction_id"),
    rowid=False,
)

results = _table(
    "results",
    _of("tables.id"),
    *_columns(Result, but=("table_id", "rows")),
    Column("number", Integer, nullable=False),
    Column("season", Integer),
    Index(None, "guild_id", "ended_at"),
    Index(None, "guild_id", "number", unique=True),
    Index(None, "guild_id", "season"),
)

result_rows = _table(
    "result_rows",
    _of("results.table_id"),
    *_columns(ResultRow, key=("seat",)),
    Column("ended_at", BigInteger, nullable=False),
    Index(None, "user_id", "ended_at"),
    rowid=False,
)

seasons = _table(
    "seasons",
    *_columns(Season, key=("guild_id", "number")),
    Index(None, "ended_at", "ends_at"),
    Index(None, "announced_at", "ended_at"),
)

# What follows from results and seasons alone; `python -m persistence standings --check` proves that it does.

gains = _table(
    "gains",
    _of("results.table_id"),
    *_keys(seat=int),
    *_columns(Gain),
    rowid=False,
)

standings = _table(
    "standings",
    *_keys(guild_id=int, season=int, game=str),
    *_columns(Standing, key=("user_id",)),
    rowid=False,
)

ladder = _table(
    "ladder",
    *_keys(guild_id=int, game=str, level=str, form=str),
    *_columns(Climb, key=("user_id",)),
    rowid=False,
)

ladder_steps = _table(
    "ladder_steps",
    _of("results.table_id"),
    *_columns(Step, key=("seat",), but=("climb",)),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    rowid=False,
)

dailies = _table(
    "dailies",
    *_columns(DailyDeal, key=("guild_id", "day"), hidden=("secret",)),
    Index(None, "announced_at", "closes_at"),
    rowid=False,
)

daily_marks = _table(
    "daily_marks",
    *_keys(guild_id=int, day=date),
    Column("mark", String(64), primary_key=True, info=HIDDEN),
    rowid=False,
)

daily_weeks = _table(
    "daily_weeks",
    *_keys(guild_id=int, week=date),
    Column("ends_at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),
    Index(None, "settled_at", "ends_at"),
    rowid=False,
)

prizes = _table(
    "prizes",
    *_keys(guild_id=int, week=date, user_id=int),
    Column("name", String, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("season", Integer, nullable=False),
    rowid=False,
)

contests = _table(
    "contests",
    *_columns(ContestRow, key=("id",), hidden=("secret",)),
    Index(None, "guild_id", "opened_at"),
    Index(None, "stage"),
)

contest_log = _table(
    "contest_log",
    Column("contest_id", String(8), ForeignKey("contests.id"), primary_key=True),
    *_keys(seq=int),
    *_columns(Event),
    Column("interaction_id", BigInteger),
    UniqueConstraint("interaction_id"),
    rowid=False,
)

pings = _table(
    "pings",
    *_keys(message_id=int),
    Column("table_id", String(8), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Index(None, "table_id"),
    Index(None, "channel_id"),
)

blocks = _table(
    "blocks",
    *_columns(BlockedPerson, key=("user_id", "blocked_id")),
    Index(None, "blocked_id"),
)

puzzles = _table(
    "puzzles",
    *_columns(Puzzle, key=("id",), of={"table_id": "tables.id"}),
    Index(None, "guild_id", "found_at"),
    Index(None, "table_id", "step", unique=True),
)

puzzle_tries = _table(
    "puzzle_tries",
    *_columns(PuzzleTry, key=("guild_id", "number"), of={"puzzle_id": "puzzles.id"}),
    Index(None, "user_id", "puzzle_id", unique=True),
)

challenges = _table(
    "challenges",
    _of("tables.id"),
    *_columns(Challenge, but=("table_id",)),
    Index(None, "told_at"),
)

sights = _table("sights", _of("tables.id"), Column("mark", String(64), primary_key=True, info=HIDDEN))

imports = _table(
    "imports",
    *_columns(Import, key=("id",)),
    Index(None, "user_id", "at"),
)

guild_settings = _table("guild_settings", *_columns(GuildSettings, key=("guild_id",)))

crowns = _table("crowns", *_columns(Crown, key=("guild_id", "user_id", "role_id")), rowid=False)

user_settings = _table("user_settings", *_columns(UserSettings, key=("user_id",)))

leases = _table(
    "leases",
    *_keys(holder=str),
    Column("shards", String, nullable=False),
    Column("until", BigInteger, nullable=False),
)

meta = _table("meta", *_keys(key=str), Column("value", String, nullable=False))
