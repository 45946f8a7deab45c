"""What the table looked like before a simultaneous Collect: what rivals still see of a seat that is collecting."""

from __future__ import annotations

from typing import Any, NamedTuple

from arcanum.core.state import Data
from arcanum.games.res_arcana.essences import Amounts, amounts_from


class Snapshot(NamedTuple):
    """Pools, essences on components, and turned components, as the fields of `State` with these names. It is a record
    for observations (`core/rows.py`)."""

    pool: list[int]
    on: dict[int, Amounts]
    turned: set[int]

    def copy(self) -> Snapshot:
        return Snapshot(self.pool.copy(), self.on.copy(), self.turned.copy())


def save_snapshot(snapshot: Snapshot | None) -> Data | None:
    """As plain data; None while there is none."""
    if snapshot is None:
        return None
    on = [[component, *snapshot.on[component]] for component in sorted(snapshot.on)]
    return {"pool": list(snapshot.pool), "on": on, "turned": sorted(snapshot.turned)}


def load_snapshot(data: Any) -> Snapshot | None:
    """The reverse."""
    if data is None:
        return None
    on = {int(entry[0]): amounts_from(entry[1:]) for entry in data["on"]}
    return Snapshot([int(value) for value in data["pool"]], on, {int(value) for value in data["turned"]})
