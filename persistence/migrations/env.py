"""Runs the migrations on the connection that `persistence.upkeep.upgrade` brings, inside its transaction."""

from alembic import context

from persistence.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
