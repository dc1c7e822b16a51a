"""Run by Alembic, with the connection that the store passes."""

from __future__ import annotations

from alembic import context

from archipel.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
