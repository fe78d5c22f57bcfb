"""Seasons, ratings and standings; tables that do not count; settings for all of that.

What was played before keeps its order and belongs to no season. Gains and standings follow from the results: they are
counted when the last step has been taken.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Build the tables and widen the old ones."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("results", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("results", sa.Column("season", sa.Integer))
    _number_results()
    op.create_index("ix_results_guild_id_number", "results", ["guild_id", "number"], unique=True)
    op.create_index("ix_results_guild_id_season", "results", ["guild_id", "season"])
    op.add_column("guild_settings", sa.Column("time_zone", sa.String, nullable=False, server_default="UTC"))
    op.add_column("guild_settings", sa.Column("season_length", sa.String(16), nullable=False, server_default="monthly"))
    op.add_column("guild_settings", sa.Column("season_channel_id", sa.BigInteger))
    op.add_column("guild_settings", sa.Column("scoring", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("user_settings", sa.Column("stats_public", sa.Boolean, nullable=False, server_default=sa.true()))

    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("plan", sa.String(16), nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("ends_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("scoring", sa.JSON, nullable=False),
        sa.Column("announced_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("guild_id", "number", name="pk_seasons"),
    )
    op.create_index("ix_seasons_ended_at_ends_at", "seasons", ["ended_at", "ends_at"])
    op.create_index("ix_seasons_announced_at_ended_at", "seasons", ["announced_at", "ended_at"])

    op.create_table(
        "gains",
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("overall_mu_before", sa.Double, nullable=False),
        sa.Column("overall_sigma_before", sa.Double, nullable=False),
        sa.Column("overall_mu", sa.Double, nullable=False),
        sa.Column("overall_sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_gains"),
        sa.ForeignKeyConstraint(["table_id"], ["results.table_id"], name="fk_gains_table_id"),
        sqlite_with_rowid=False,
    )

    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("lifetime", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "season", "game", "user_id", name="pk_standings"),
        sqlite_with_rowid=False,
    )


def _number_results() -> None:
    """Give each server's results numbers in the order in which the games ended."""
    connection = op.get_bind()
    results = sa.table(
        "results", sa.column("table_id"), sa.column("guild_id"), sa.column("ended_at"), sa.column("number")
    )
    last: dict[int, int] = {}
    for guild_id, table_id in connection.execute(
        sa.select(results.c.guild_id, results.c.table_id).order_by(results.c.ended_at, results.c.table_id),
    ).all():
        last[guild_id] = last.get(guild_id, 0) + 1
        connection.execute(results.update().where(results.c.table_id == table_id).values(number=last[guild_id]))
