"""Adding entries to a table without keeping everybody else waiting: what takes long is done in a thread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arcanum.server.entries import Agreed, AnyEntry, AskedBack, Stamped, TookBack, WentBack
from arcanum.server.heavy import for_table
from arcanum.server.table import Table

_MANY: Final = 100
"""So many answers are played again in a few hundredths of a second."""


async def catch_up(table: Table, stamped: Sequence[Stamped]) -> None:
    """Add entries to a table that nobody else uses yet."""
    if takes_long(table, stamped):
        await for_table(table.add_all, stamped)
    else:
        table.add_all(stamped)


def takes_long(table: Table, stamped: Sequence[Stamped]) -> bool:
    """Whether many answers have to be played: there are as many entries, or one may lead back to before what the table
    remembers, and then the game is played from its beginning."""
    if len(stamped) > _MANY:
        return True
    return table.moves + len(stamped) > _MANY and any(_leads_far_back(table, each.entry) for each in stamped)


def _leads_far_back(table: Table, entry: AnyEntry) -> bool:
    if isinstance(entry, TookBack):
        return entry.number < table.remembered_from
    return isinstance(entry, AskedBack | Agreed | WentBack)
