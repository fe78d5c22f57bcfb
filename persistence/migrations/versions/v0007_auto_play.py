"""Whether the only legal action is played for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; nobody has asked for it so far."""
    op.add_column("user_settings", sa.Column("auto_play", sa.Boolean, nullable=False, server_default=sa.false()))
