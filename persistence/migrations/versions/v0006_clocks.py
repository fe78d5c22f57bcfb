"""Clocks: a pace for tables and servers, what has its time, why somebody is away, how often people were late.

People who wished for no call keep having none; a computer that played on for somebody did so for good.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.String(16), nullable=False, server_default="none"))
    op.add_column("tables", sa.Column("dues", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("paused_at", sa.BigInteger))
    op.add_column("seats", sa.Column("away", sa.String(16)))
    op.execute("UPDATE seats SET away = 'resigned' WHERE kind = 'person' AND level IS NOT NULL")
    op.add_column("result_rows", sa.Column("turns", sa.Integer, nullable=False, server_default="0"))
    op.add_column("result_rows", sa.Column("late", sa.Integer, nullable=False, server_default="0"))
    op.add_column("guild_settings", sa.Column("pace", sa.String(16), nullable=False, server_default="none"))
    op.add_column("user_settings", sa.Column("ping", sa.String(16), nullable=False, server_default="channel"))
    op.execute("UPDATE user_settings SET ping = 'none' WHERE NOT turn_ping")
    op.drop_column("user_settings", "turn_ping")
    op.add_column("user_settings", sa.Column("quiet_from", sa.Integer))
    op.add_column("user_settings", sa.Column("quiet_to", sa.Integer))
    op.add_column("user_settings", sa.Column("time_zone", sa.String))
