"""The ladder against computers: how people stand on it, and what each game brought.

Results also name the options that differ from the game's defaults. Games that ended before count for no ladder: nobody
knows in which of them hints were asked for.
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("results", sa.Column("form", sa.String, nullable=False, server_default=""))
    op.create_table(
        "ladder",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("form", sa.String, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer),
        sa.Column("peak", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "level", "form", "user_id", name="pk_ladder"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ladder_steps",
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("reached", sa.String, nullable=False),
        sa.Column("beaten", sa.String, nullable=False),
        sa.Column("record", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_ladder_steps"),
        sa.ForeignKeyConstraint(["table_id"], ["results.table_id"], name="fk_ladder_steps_table_id"),
        sqlite_with_rowid=False,
    )
