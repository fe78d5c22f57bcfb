"""Cards chosen before the turn, and whether somebody wants to choose so."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the columns; nobody has chosen anything so far, or asked for it."""
    op.add_column("tables", sa.Column("preselected", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("user_settings", sa.Column("preselect", sa.Boolean, nullable=False, server_default=sa.false()))
