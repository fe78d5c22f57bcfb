"""The chain: the hash of every log entry, and the number that veils whom it names."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the columns; the tables of before have no chain."""
    op.add_column("log", sa.Column("link", sa.String(64)))
    op.add_column("log", sa.Column("veil", sa.String))
    op.add_column("tables", sa.Column("chained", sa.Boolean, nullable=False, server_default=sa.false()))
