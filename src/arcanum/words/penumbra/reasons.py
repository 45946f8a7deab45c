"""Why an action is refused: what the messages in `locale/<language>/penumbra/reasons.ftl` need to be given.

The reasons of the core are told by `arcanum.words.core`.
"""

from __future__ import annotations

from typing import Final

from arcanum.words.penumbra.table import Table
from arcanum.words.table import Args, Sayings


def _paid_for(table: Table, args: Args) -> str:
    return table.say("pn-no-paid-for", paid=args["way"])


REASONS: Final = Sayings({"paid-for": _paid_for})
