"""Study: tables that play on from another game."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the column; so far every game has begun at its beginning."""
    op.add_column("tables", sa.Column("origin", sa.String(16)))
