"""Codes that open an account, and addresses to which they may be mailed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("visitors", sa.Column("email", sa.String(254)))
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column(
            "visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("value", sa.String(254), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
