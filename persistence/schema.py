"""The tables of the database, in types that every SQL database knows.

The migrations build them; a test holds the two together. Logs, seats and results are stored in the order of their keys
(`sqlite_with_rowid=False`): a table's lines lie side by side, and an append writes one tree less.
"""

from __future__ import annotations

from enum import StrEnum

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Enum,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

from persistence.rows import EntryKind, Phase, SeatKind, WhoMayOpen


def _word(kind: type[StrEnum]) -> Enum:
    """Return a column type that keeps an enum's value as a short text, so that a new member needs no migration."""
    return Enum(
        kind, native_enum=False, length=16, values_callable=lambda members: [member.value for member in members]
    )


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    },
)

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
    Column("phase", _word(Phase), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("wake_at", BigInteger),
    Column("message_id", BigInteger),
    Column("message_at", BigInteger),
    Column("rematch_of", String(8), ForeignKey("tables.id")),
    Column("in_thread", Boolean, nullable=False),
    Index(None, "channel_id", "phase"),
    Index(None, "guild_id", "phase"),
    Index(None, "opener_id", "phase"),
    Index(None, "phase", "changed_at"),
    Index(None, "wake_at"),
    Index(None, "message_id"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(8), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", _word(SeatKind), nullable=False),
    Column("user_id", BigInteger),
    Column("name", String, nullable=False),
    Column("level", String),
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
    Column("kind", _word(EntryKind), nullable=False),
    Column("seat", Integer),
    Column("actor_id", BigInteger),
    Column("body", String, nullable=False),
    Column("interaction_id", BigInteger),
    Column("at", BigInteger, nullable=False),
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
    Index(None, "guild_id", "ended_at"),
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
    Index(None, "user_id"),
    sqlite_with_rowid=False,
)

pings = Table(
    "pings",
    metadata,
    Column("table_id", String(8), ForeignKey("tables.id"), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Index(None, "table_id"),
    Index(None, "channel_id"),
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
    Column("who_may_open", _word(WhoMayOpen), nullable=False),
    Column("tables_per_person", Integer, nullable=False),
    Column("tables_per_guild", Integer, nullable=False),
    Column("last_options", JSON, nullable=False),
)

user_settings = Table(
    "user_settings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String),
    Column("text_mode", Boolean),
    Column("confirm", Boolean, nullable=False),
    Column("turn_ping", Boolean, nullable=False),
)

meta = Table(
    "meta",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", String, nullable=False),
)
