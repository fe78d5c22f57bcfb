"""Which tables play a duplicate's boards; none do so far."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tables", sa.Column("board", sa.String(8)))
