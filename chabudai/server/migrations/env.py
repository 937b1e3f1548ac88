"""Alembic's entry: runs the migrations on the connection that it is handed."""

from alembic import context

from chabudai.server.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
)
with context.begin_transaction():
    context.run_migrations()
