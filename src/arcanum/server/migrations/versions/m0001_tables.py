"""Tables, entries, snapshots, seats, workers, visitors and logins."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _people()
    _tables()
    _parts_of_tables()
    op.create_table(
        "workers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def _people() -> None:
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("login", sa.String(64), unique=True),
        sa.Column("password_hash", sa.String(200)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "logins",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column(
            "visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("maker", sa.String(64), nullable=False, index=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("asked", sa.String(40), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("moved_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, index=True),
        sa.Column("bots_due", sa.Boolean, nullable=False, index=True),
        sa.Column("owner", sa.String(40), nullable=False),
    )
    op.create_index("ix_tables_listed", "tables", ["public", "status", "moved_at"])


def _parts_of_tables() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("message", sa.String(64), nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("entries", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token_hash", sa.String(64), nullable=False, index=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="SET NULL"), index=True),
    )
    op.create_index("ix_seats_once", "seats", ["table_id", "visitor"], unique=True)
