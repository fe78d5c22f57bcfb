"""Lobbies close when nobody starts the game: after the server's hours, a day unless it chose otherwise."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Widen the tables. Lobbies that stand there already have their day as well."""
    op.add_column("tables", sa.Column("closes_at", sa.BigInteger))
    op.create_index("ix_tables_closes_at", "tables", ["closes_at"])
    op.execute("UPDATE tables SET closes_at = changed_at + 86400000 WHERE phase = 'open'")
    op.add_column("guild_settings", sa.Column("lobby_hours", sa.Integer, nullable=False, server_default="24"))
