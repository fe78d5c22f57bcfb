"""Contests: tournaments and duplicate evenings, each with a log of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "contests",
        sa.Column("id", sa.String(8), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("opener_id", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_contests"),
    )
    op.create_index("ix_contests_guild_id_opened_at", "contests", ["guild_id", "opened_at"])
    op.create_index("ix_contests_stage", "contests", ["stage"])
    op.create_table(
        "contest_log",
        sa.Column("contest_id", sa.String(8), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("actor_id", sa.BigInteger),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("contest_id", "seq", name="pk_contest_log"),
        sa.ForeignKeyConstraint(["contest_id"], ["contests.id"], name="fk_contest_log_contest_id"),
        sa.UniqueConstraint("interaction_id", name="uq_contest_log_interaction_id"),
        sqlite_with_rowid=False,
    )
