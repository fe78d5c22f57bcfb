"""Whether plays can be taken back in games that count."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; until managers allow it they cannot."""
    op.add_column("guild_settings", sa.Column("undo_rated", sa.Boolean, nullable=False, server_default=sa.false()))
