"""The tables of the database, in types that every SQL database knows.

The migrations build them; a test holds the two together. Logs, seats and results are stored in the order of their keys
(`sqlite_with_rowid=False`): a table's lines lie side by side, and an append writes one tree less.
"""

from __future__ import annotations

from datetime import date
from enum import StrEnum
from typing import Any, TypeVar

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

from persistence.errors import StoreBroken
from persistence.rows import Away, EntryKind, Phase, PingWay, SeatKind, TurnPace, WhoMayOpen
from seasons.model import SeasonLength, SeasonPlan, Trophy
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
        """Return the member's word."""
        del dialect
        return None if value is None else value.value

    def process_result_value(self, value: str | None, dialect: Dialect) -> StrEnum | None:
        """Return the word's member. Raises `StoreBroken` for a word that this Tapis does not know."""
        del dialect
        return None if value is None else _member(self.kind, value)


class Day(TypeDecorator[date]):
    """Keeps a day of a server's calendar as its text: `2026-11-22`."""

    impl = String(10)
    cache_ok = True

    def process_bind_param(self, value: date | None, dialect: Dialect) -> str | None:
        """Return the day's text."""
        del dialect
        return None if value is None else value.isoformat()

    def process_result_value(self, value: str | None, dialect: Dialect) -> date | None:
        """Return the text's day."""
        del dialect
        return None if value is None else date.fromisoformat(value)


class ScoringType(TypeDecorator[Scoring]):
    """Keeps season points of places as JSON: `{"3": [5, 3, 1]}`."""

    impl = JSON
    cache_ok = True

    def process_bind_param(self, value: Scoring | None, dialect: Dialect) -> dict[str, list[int]] | None:
        """Return the points as JSON has them."""
        del dialect
        return None if value is None else {str(size): list(points) for size, points in value.items()}

    def process_result_value(self, value: Any, dialect: Dialect) -> Scoring | None:
        """Return the points as they were given."""
        del dialect
        return None if value is None else {int(size): tuple(points) for size, points in value.items()}


class TrophiesType(TypeDecorator[tuple[Trophy, ...]]):
    """Keeps trophies as their words: `win slam`."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: tuple[Trophy, ...] | None, dialect: Dialect) -> str | None:
        """Return the trophies' words."""
        del dialect
        return None if value is None else " ".join(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> tuple[Trophy, ...] | None:
        """Return the trophies as they were given. Raises `StoreBroken` as `Word` does."""
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

HIDDEN = {"hidden": True}
"""Marks what could give away a card, or what somebody has chosen before their turn: nobody is handed it."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("opener_id", BigInteger, nullable=False),
    Column("phase", Word(Phase), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", LargeBinary, nullable=False, info=HIDDEN),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("pace", Word(TurnPace), nullable=False),
    Column("wake_at", BigInteger, info=HIDDEN),
    Column("dues", JSON, nullable=False, info=HIDDEN),
    Column("preselected", JSON, nullable=False, info=HIDDEN),
    Column("paused_at", BigInteger),
    Column("closes_at", BigInteger),
    Column("message_id", BigInteger),
    Column("message_at", BigInteger),
    Column("rematch_of", String(8), ForeignKey("tables.id")),
    Column("in_thread", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("home_id", BigInteger),
    Column("daily", Day),
    Column("chained", Boolean, nullable=False),
    Index(None, "channel_id", "phase"),
    Index(None, "guild_id", "phase"),
    Index(None, "opener_id", "phase"),
    Index(None, "phase", "changed_at"),
    Index(None, "wake_at"),
    Index(None, "closes_at"),
    Index(None, "home_id", "opened_at"),
    Index(None, "message_id"),
    Index(None, "daily", "guild_id", "opener_id", unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(8), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Word(SeatKind), nullable=False),
    Column("user_id", BigInteger),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("away", Word(Away)),
    Column("salt", String, nullable=False),
    Column("awaited", Boolean, nullable=False),
    Index(None, "user_id", "awaited"),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(8), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Word(EntryKind), nullable=False),
    Column("seat", Integer),
    Column("actor_id", BigInteger),
    Column("body", String, nullable=False),
    Column("interaction_id", BigInteger),
    Column("at", BigInteger, nullable=False),
    Column("link", String(64), info=HIDDEN),
    Column("veil", String, info=HIDDEN),
    UniqueConstraint("interaction_id"),
    sqlite_with_rowid=False,
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(8), ForeignKey("tables.id"), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("reason", String, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("number", Integer, nullable=False),
    Column("season", Integer),
    Column("merit", Integer),
    Column("signs", String),
    Column("too_often", Boolean, nullable=False),
    Index(None, "guild_id", "ended_at"),
    Index(None, "guild_id", "number", unique=True),
    Index(None, "guild_id", "season"),
)

result_rows = Table(
    "result_rows",
    metadata,
    Column("table_id", String(8), ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("level", String),
    Column("name", String, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("late", Integer, nullable=False),
    Column("slam", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index(None, "user_id", "ended_at"),
    sqlite_with_rowid=False,
)

seasons = Table(
    "seasons",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String),
    Column("zone", String, nullable=False),
    Column("plan", Word(SeasonPlan), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("scoring", ScoringType, nullable=False),
    Column("announced_at", BigInteger),
    Index(None, "ended_at", "ends_at"),
    Index(None, "announced_at", "ended_at"),
)

# What follows from results and seasons alone; `python -m persistence standings --check` proves that it does.

gains = Table(
    "gains",
    metadata,
    Column("table_id", String(8), ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("points", Integer),
    Column("won", Boolean, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("overall_mu_before", Double, nullable=False),
    Column("overall_sigma_before", Double, nullable=False),
    Column("overall_mu", Double, nullable=False),
    Column("overall_sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("trophies", TrophiesType, nullable=False),
    sqlite_with_rowid=False,
)

standings = Table(
    "standings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("game", String, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("points", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("lifetime", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    Column("slams", Integer, nullable=False),
    sqlite_with_rowid=False,
)

dailies = Table(
    "dailies",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Day, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("level", String, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", LargeBinary, nullable=False, info=HIDDEN),
    Column("promised_at", BigInteger, nullable=False),
    Column("opened_at", BigInteger),
    Column("closes_at", BigInteger),
    Column("announced_at", BigInteger),
    Index(None, "announced_at", "closes_at"),
    sqlite_with_rowid=False,
)

daily_marks = Table(
    "daily_marks",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Day, primary_key=True),
    Column("mark", String(64), primary_key=True, info=HIDDEN),
    sqlite_with_rowid=False,
)

daily_weeks = Table(
    "daily_weeks",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("week", Day, primary_key=True),
    Column("ends_at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),
    Index(None, "settled_at", "ends_at"),
    sqlite_with_rowid=False,
)

prizes = Table(
    "prizes",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("week", Day, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("season", Integer, nullable=False),
    sqlite_with_rowid=False,
)

pings = Table(
    "pings",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", String(8), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Index(None, "table_id"),
    Index(None, "channel_id"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked_id", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked_name", String, nullable=False),
    Index(None, "blocked_id"),
)

imports = Table(
    "imports",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", String, nullable=False),
    Index(None, "user_id", "at"),
)

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String),
    Column("text_mode", Boolean, nullable=False),
    Column("use_threads", Boolean, nullable=False),
    Column("who_may_open", Word(WhoMayOpen), nullable=False),
    Column("tables_per_person", Integer, nullable=False),
    Column("tables_per_guild", Integer, nullable=False),
    Column("lobby_hours", Integer, nullable=False),
    Column("last_options", JSON, nullable=False),
    Column("time_zone", String, nullable=False),
    Column("season_length", Word(SeasonLength), nullable=False),
    Column("season_channel_id", BigInteger),
    Column("scoring", ScoringType, nullable=False),
    Column("pace", Word(TurnPace), nullable=False),
    Column("undo_rated", Boolean, nullable=False),
    Column("daily_channel_id", BigInteger),
    Column("daily_prize", Boolean, nullable=False),
)

user_settings = Table(
    "user_settings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String),
    Column("text_mode", Boolean),
    Column("confirm", Boolean, nullable=False),
    Column("ping", Word(PingWay), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("time_zone", String),
    Column("stats_public", Boolean, nullable=False),
    Column("auto_play", Boolean, nullable=False),
    Column("preselect", Boolean, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("holder", String, primary_key=True),
    Column("shards", String, nullable=False),
    Column("until", BigInteger, nullable=False),
)

meta = Table(
    "meta",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", String, nullable=False),
)
