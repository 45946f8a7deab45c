"""How games ended, for lists. Of games that were over before, it is not known there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("outcome", sa.Text))
