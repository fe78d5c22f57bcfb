"""Who sits with whom: private tables, people somebody does not want at theirs; where tables were opened.

One call may tell of several tables, and stands as long as one of them waits.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"


def upgrade() -> None:
    """Widen the tables. A table in a thread of its own does not know where it was opened."""
    op.add_column("tables", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("home_id", sa.BigInteger))
    op.execute("UPDATE tables SET home_id = channel_id WHERE NOT in_thread")
    op.create_index("ix_tables_home_id_opened_at", "tables", ["home_id", "opened_at"])
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("blocked_id", sa.BigInteger, nullable=False),
        sa.Column("blocked_name", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "blocked_id", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])
    _pings()


def _pings() -> None:
    for index in ("ix_pings_table_id", "ix_pings_channel_id"):
        op.drop_index(index, "pings")
    op.rename_table("pings", "former_pings")
    if op.get_bind().dialect.name == "postgresql":  # the key's name is taken in the whole database there
        op.execute("ALTER TABLE former_pings RENAME CONSTRAINT pk_pings TO pk_former_pings")
    op.create_table(
        "pings",
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("message_id", "table_id", name="pk_pings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pings_table_id"),
    )
    op.execute(
        "INSERT INTO pings (message_id, table_id, user_id, channel_id)"
        " SELECT message_id, table_id, user_id, channel_id FROM former_pings"
    )
    op.drop_table("former_pings")
    op.create_index("ix_pings_table_id", "pings", ["table_id"])
    op.create_index("ix_pings_channel_id", "pings", ["channel_id"])
