"""Deals of the day: what is promised for each, which tables try them, what a try is worth, and the prizes of a week."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the tables and columns; nothing has been promised so far."""
    op.create_table(
        "dailies",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("promised_at", sa.BigInteger, nullable=False),
        sa.Column("opened_at", sa.BigInteger),
        sa.Column("closes_at", sa.BigInteger),
        sa.Column("announced_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("guild_id", "day", name="pk_dailies"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_dailies_announced_at_closes_at", "dailies", ["announced_at", "closes_at"])
    op.create_table(
        "daily_weeks",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("week", sa.String(10), nullable=False),
        sa.Column("ends_at", sa.BigInteger, nullable=False),
        sa.Column("settled_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("guild_id", "week", name="pk_daily_weeks"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_daily_weeks_settled_at_ends_at", "daily_weeks", ["settled_at", "ends_at"])
    op.create_table(
        "prizes",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("week", sa.String(10), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "week", "user_id", name="pk_prizes"),
        sqlite_with_rowid=False,
    )
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.create_index("ix_tables_daily_guild_id_opener_id", "tables", ["daily", "guild_id", "opener_id"], unique=True)
    op.add_column("results", sa.Column("merit", sa.Integer))
    op.add_column("results", sa.Column("signs", sa.String))
    op.add_column("guild_settings", sa.Column("daily_channel_id", sa.BigInteger))
    op.add_column("guild_settings", sa.Column("daily_prize", sa.Boolean, nullable=False, server_default=sa.false()))
