"""Trophies: who won in a game's own grand manner, and wins in a row. Both are counted anew when the step is taken.

Of games that were played before nobody knows whether they were won like that.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("result_rows", sa.Column("slam", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("gains", sa.Column("trophies", sa.String, nullable=False, server_default=""))
    for name in ("streak", "longest", "slams"):
        op.add_column("standings", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
