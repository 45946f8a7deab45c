"""When the service was last alive."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table("pulse", sa.Column("at", sa.BigInteger, primary_key=True, autoincrement=False))
    # The last that is known of an older service is that somebody moved.
    op.execute("INSERT INTO pulse SELECT coalesce(max(moved_at), 0) FROM tables")
