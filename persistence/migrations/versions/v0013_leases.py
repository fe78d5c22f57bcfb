"""Leases: which process works for which servers."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("holder", sa.String, nullable=False),
        sa.Column("shards", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("holder", name="pk_leases"),
    )
