"""Roles of a server: who opens tables, who is called to them, the champion's; the morning of a deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add the columns and the table; no role was chosen or given so far."""
    op.add_column("guild_settings", sa.Column("daily_hour", sa.Integer, nullable=False, server_default="8"))
    for name in ("opener_role_id", "call_role_id", "called_at", "champion_role_id"):
        op.add_column("guild_settings", sa.Column(name, sa.BigInteger))
    op.add_column("dailies", sa.Column("shown_at", sa.BigInteger))
    op.create_table(
        "crowns",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("role_id", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "role_id", name="pk_crowns"),
        sqlite_with_rowid=False,
    )
