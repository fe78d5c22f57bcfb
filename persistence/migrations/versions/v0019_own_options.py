"""The options that were chosen last are a person's from now on; nobody knows whose those of a server were."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.drop_column("guild_settings", "last_options")
    op.add_column("user_settings", sa.Column("last_options", sa.JSON, nullable=False, server_default="{}"))
