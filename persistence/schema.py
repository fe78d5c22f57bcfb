"""The tables of the database, in types that every SQL database knows.

A table's columns are the fields of the value that it keeps, each described once. The migrations build the tables; a
test holds the two together. Logs, seats and results are stored in the order of their keys
(`sqlite_with_rowid=False`): a table's lines lie side by side, and an append writes one tree less.
"""

from __future__ import annotations

from datetime import date
from typing import Any

from sqlalchemy import BigInteger, Column, ForeignKey, Index, MetaData, String, Table, UniqueConstraint

from persistence import rows
from persistence.columns import HIDDEN, columns, keys, others
from seasons.contests.model import Event
from seasons.model import Climb, Gain, Result, ResultRow, Season, Standing, Step
from seasons.puzzles import Try

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    },
)


def _of(other: str) -> Column[str]:
    return Column("table_id", String(8), ForeignKey(other), primary_key=True)


def _table(name: str, *parts: Column[Any] | Index | UniqueConstraint, rowid: bool = True) -> Table:
    return Table(name, metadata, *parts, sqlite_with_rowid=rowid)


tables = _table(
    "tables",
    *columns(
        rows.TableRow,
        key=("id",),
        hidden=("secret", "wake_at", "dues", "preselected"),
        of={"rematch_of": "tables.id"},
    ),
    Index(None, "channel_id", "phase"),
    Index(None, "guild_id", "phase"),
    Index(None, "opener_id", "phase"),
    Index(None, "phase", "changed_at"),
    Index(None, "wake_at"),
    Index(None, "closes_at"),
    Index(None, "home_id", "opened_at"),
    Index(None, "daily", "guild_id", "opener_id", unique=True),
    Index(None, "commitment"),
)

seats = _table(
    "seats",
    _of("tables.id"),
    *columns(rows.SeatRow, key=("seat",)),
    Index(None, "user_id", "awaited"),
    rowid=False,
)

log = _table(
    "log",
    _of("tables.id"),
    *columns(rows.Entry, key=("seq",), hidden=("link", "veil")),
    UniqueConstraint("interaction_id"),
    rowid=False,
)

results = _table(
    "results",
    _of("tables.id"),
    *columns(Result, but=("table_id", "rows")),
    *others(number=int, season=int | None),
    Index(None, "guild_id", "number", unique=True),
    Index(None, "guild_id", "season"),
)

result_rows = _table(
    "result_rows",
    _of("results.table_id"),
    *columns(ResultRow, key=("seat",)),
    *others(ended_at=int),
    Index(None, "user_id", "ended_at"),
    rowid=False,
)

seasons = _table(
    "seasons",
    *columns(Season, key=("guild_id", "number")),
    Index(None, "ended_at", "ends_at"),
    Index(None, "announced_at", "ended_at"),
)

# What follows from results and seasons alone; `python -m persistence standings --check` proves that it does.

gains = _table("gains", _of("results.table_id"), *keys(seat=int), *columns(Gain), rowid=False)

standings = _table(
    "standings",
    *keys(guild_id=int, season=int, game=str),
    *columns(Standing, key=("user_id",)),
    rowid=False,
)

ladder = _table(
    "ladder",
    *keys(guild_id=int, game=str, level=str, form=str),
    *columns(Climb, key=("user_id",)),
    rowid=False,
)

ladder_steps = _table(
    "ladder_steps",
    _of("results.table_id"),
    *columns(Step, key=("seat",), but=("climb",)),
    *others(mu=float, sigma=float, games=int),
    rowid=False,
)

dailies = _table(
    "dailies",
    *columns(rows.DailyDeal, key=("guild_id", "day"), hidden=("secret",)),
    Index(None, "announced_at", "closes_at"),
    rowid=False,
)

daily_marks = _table(
    "daily_marks",
    *keys(guild_id=int, day=date),
    Column("mark", String(64), primary_key=True, info=HIDDEN),
    rowid=False,
)

daily_weeks = _table(
    "daily_weeks",
    *keys(guild_id=int, week=date),
    *others(ends_at=int, settled_at=int | None),
    Index(None, "settled_at", "ends_at"),
    rowid=False,
)

prizes = _table(
    "prizes",
    *keys(guild_id=int, week=date, user_id=int),
    *others(name=str, place=int, points=int, season=int),
    rowid=False,
)

contests = _table(
    "contests",
    *columns(rows.ContestRow, key=("id",), hidden=("secret",)),
    Index(None, "guild_id", "opened_at"),
    Index(None, "stage"),
)

contest_log = _table(
    "contest_log",
    Column("contest_id", String(8), ForeignKey("contests.id"), primary_key=True),
    *keys(seq=int),
    *columns(Event),
    *others(interaction_id=int | None),
    UniqueConstraint("interaction_id"),
    rowid=False,
)

pings = _table(
    "pings",
    *keys(message_id=int),
    Column("table_id", String(8), ForeignKey("tables.id"), primary_key=True),
    *others(user_id=int, channel_id=int),
    Index(None, "table_id"),
    Index(None, "channel_id"),
)

blocks = _table("blocks", *columns(rows.BlockedPerson, key=("user_id", "blocked_id")), Index(None, "blocked_id"))

puzzles = _table(
    "puzzles",
    *columns(rows.Puzzle, key=("id",), of={"table_id": "tables.id"}),
    Index(None, "guild_id", "found_at"),
    Index(None, "table_id", "step", unique=True),
)

puzzle_tries = _table(
    "puzzle_tries",
    *columns(Try, key=("guild_id", "number"), of={"puzzle_id": "puzzles.id"}),
    Index(None, "user_id", "puzzle_id", unique=True),
)

challenges = _table(
    "challenges",
    *columns(rows.Challenge, key=("table_id",), of={"table_id": "tables.id"}),
    Index(None, "told_at"),
)

sights = _table("sights", _of("tables.id"), Column("mark", String(64), primary_key=True, info=HIDDEN))

imports = _table("imports", *columns(rows.Import, key=("id",)), Index(None, "user_id", "at"))

guild_settings = _table("guild_settings", *columns(rows.GuildSettings, key=("guild_id",)))

crowns = _table("crowns", *columns(rows.Crown, key=("guild_id", "user_id", "role_id")), rowid=False)

user_settings = _table("user_settings", *columns(rows.UserSettings, key=("user_id",)))

leases = _table("leases", *keys(holder=str), *others(shards=str), Column("until", BigInteger, nullable=False))

meta = _table("meta", *keys(key=str), *others(value=str))
