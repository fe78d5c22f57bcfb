"""Two indexes that no query asks."""

from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Drop them: each was written with every message and every result."""
    op.drop_index("ix_tables_message_id", "tables")
    op.drop_index("ix_results_guild_id_ended_at", "results")
