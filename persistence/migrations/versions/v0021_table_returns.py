"""Whether a table's message returns to the bottom of its channel when others have buried it."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add the column; a table returns until managers say otherwise."""
    op.add_column("guild_settings", sa.Column("table_returns", sa.Boolean, nullable=False, server_default=sa.true()))
