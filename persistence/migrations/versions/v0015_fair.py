"""Fair play: which results came too often to count, and who has tried a deal that is still secret.

Results that are there already came at their time and keep counting.
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("results", sa.Column("too_often", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "daily_marks",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "day", "mark", name="pk_daily_marks"),
        sqlite_with_rowid=False,
    )
