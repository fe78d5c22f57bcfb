"""Challenges at the cards of a finished game, and who has seen such cards."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the tables; so far nobody has noted who looked at a game, so everybody may have."""
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("over_at", sa.BigInteger),
        sa.Column("told_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", name="pk_challenges"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_challenges_table_id_tables"),
    )
    op.create_index("ix_challenges_told_at", "challenges", ["told_at"])
    op.create_table(
        "sights",
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "mark", name="pk_sights"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sights_table_id_tables"),
    )
    op.create_index("ix_tables_commitment", "tables", ["commitment"])
    op.execute(
        "INSERT INTO sights (table_id, mark) SELECT id, 'everybody' FROM tables WHERE home_id = 0 AND channel_id <> 0"
    )
