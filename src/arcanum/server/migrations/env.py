"""What Alembic runs: the connection is handed over by `arcanum.server.database`."""

from alembic import context

from arcanum.server.schema import metadata

# All or nothing, also with SQLite: it can take back changes of the schema, although Alembic does not count on it.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
