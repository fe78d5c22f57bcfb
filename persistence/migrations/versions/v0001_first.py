"""The first schema: tables with their log, seats and messages, results, settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(8), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("opener_id", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("message_at", sa.BigInteger),
        sa.Column("rematch_of", sa.String(8)),
        sa.Column("in_thread", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["rematch_of"], ["tables.id"], name="fk_tables_rematch_of"),
    )
    op.create_index("ix_tables_channel_id_phase", "tables", ["channel_id", "phase"])
    op.create_index("ix_tables_guild_id_phase", "tables", ["guild_id", "phase"])
    op.create_index("ix_tables_opener_id_phase", "tables", ["opener_id", "phase"])
    op.create_index("ix_tables_phase_changed_at", "tables", ["phase", "changed_at"])
    op.create_index("ix_tables_wake_at", "tables", ["wake_at"])
    op.create_index("ix_tables_message_id", "tables", ["message_id"])

    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String),
        sa.Column("salt", sa.String, nullable=False),
        sa.Column("awaited", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_user_id_awaited", "seats", ["user_id", "awaited"])

    op.create_table(
        "log",
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("actor_id", sa.BigInteger),
        sa.Column("body", sa.String, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id"),
        sa.UniqueConstraint("interaction_id", name="uq_log_interaction_id"),
        sqlite_with_rowid=False,
    )

    op.create_table(
        "results",
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
    )
    op.create_index("ix_results_guild_id_ended_at", "results", ["guild_id", "ended_at"])

    op.create_table(
        "result_rows",
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("level", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result_rows"),
        sa.ForeignKeyConstraint(["table_id"], ["results.table_id"], name="fk_result_rows_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_result_rows_user_id_ended_at", "result_rows", ["user_id", "ended_at"])

    op.create_table(
        "pings",
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("message_id", name="pk_pings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pings_table_id"),
    )
    op.create_index("ix_pings_table_id", "pings", ["table_id"])
    op.create_index("ix_pings_channel_id", "pings", ["channel_id"])

    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String),
        sa.Column("text_mode", sa.Boolean, nullable=False),
        sa.Column("use_threads", sa.Boolean, nullable=False),
        sa.Column("who_may_open", sa.String(16), nullable=False),
        sa.Column("tables_per_person", sa.Integer, nullable=False),
        sa.Column("tables_per_guild", sa.Integer, nullable=False),
        sa.Column("last_options", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild_settings"),
    )
    op.create_table(
        "user_settings",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String),
        sa.Column("text_mode", sa.Boolean),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("turn_ping", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_user_settings"),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("value", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
    )
