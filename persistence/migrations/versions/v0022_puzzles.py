"""Puzzles: moments of reviewed games at which one play beats every other, and who has tried them."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add the tables; no game has been looked through for puzzles so far."""
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(8), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("best", sa.String, nullable=False),
        sa.Column("margin", sa.Double, nullable=False),
        sa.Column("worlds", sa.Integer, nullable=False),
        sa.Column("found_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_puzzles"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_puzzles_table_id_tables"),
    )
    op.create_index("ix_puzzles_guild_id_found_at", "puzzles", ["guild_id", "found_at"])
    op.create_index("ix_puzzles_table_id_step", "puzzles", ["table_id", "step"], unique=True)
    op.create_table(
        "puzzle_tries",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("puzzle_id", sa.String(8), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "number", name="pk_puzzle_tries"),
        sa.ForeignKeyConstraint(["puzzle_id"], ["puzzles.id"], name="fk_puzzle_tries_puzzle_id_puzzles"),
    )
    op.create_index("ix_puzzle_tries_user_id_puzzle_id", "puzzle_tries", ["user_id", "puzzle_id"], unique=True)
