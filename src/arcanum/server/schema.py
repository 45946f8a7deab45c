"""The database: what is kept, and where. `migrations/` leads there from any earlier version."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("info", Text, nullable=False),
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("maker", String(64), nullable=False, index=True),
    Column("entries", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("people", Text, nullable=False),
    Column("asked", String(40), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("moved_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, index=True),
    Column("bots_due", Boolean, nullable=False, index=True),
    Column("outcome", Text),
    Column("owner", String(40), nullable=False),
    Index("ix_tables_listed", "public", "status", "moved_at"),
)
"""One row for each table. `info` is what was agreed on, `maker` who made it. `entries` says how many entries there are:
appending is a compare-and-swap on this number. What follows is there
for lists, clocks and bots, and follows from the entries. `owner` is the worker that runs its bots and clocks."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("message", String(64), nullable=False),
)
"""What happened at the tables. Nobody can write a second entry under the same number."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("entries", Integer, primary_key=True, autoincrement=False),
    Column("moves", Integer, nullable=False),
    Column("data", Text, nullable=False),
)
"""Tables as they were after so many entries, to begin from there. They could all be made again from the entries."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token_hash", String(64), nullable=False, index=True),
    Column("visitor", String(32), ForeignKey("visitors.id", ondelete="SET NULL"), index=True),
    Index("ix_seats_once", "table_id", "visitor", unique=True),
)
"""Who may answer for a seat: whoever holds the token whose hash this is, and the visitor who took the seat. A visitor
takes one seat at a table, however often they press the button."""

workers = Table(
    "workers",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""The processes that are alive, and until when they will be believed to be unless they say so again. The tables of one
that is not alive are free for others."""

pulse = Table("pulse", metadata, Column("at", BigInteger, primary_key=True, autoincrement=False))
"""When the service was last alive, whichever process it was: one row."""

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("login", String(64), unique=True),
    Column("password_hash", String(200)),
    Column("name", String(64), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("email", String(254)),
)
"""Everybody who was here: guests, and those with an account. `email` is there only if it was proved to be theirs."""

logins = Table(
    "logins",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("visitor", String(32), ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)
"""Browsers that are known again by their cookie, whose hash this is."""

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("visitor", String(32), ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("value", String(254), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Codes that open an account once, of which only hashes are kept. `value` is the address that one of them proves."""
