"""Spells of a pack for tests, which say what no card of the game says, cast by either mage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from arcanum.games.black_rose import BLACK_ROSE
from arcanum.games.black_rose.state import State
from tests.rules.black_rose.table import Table

PACK = Path(__file__).parent / "pack"
BOTH = pytest.mark.parametrize("seat", [0, 1])
"""The mage who casts."""


def laid_out(seat: int, mine: dict[str, Any], theirs: dict[str, Any], **position: Any) -> Table:
    """The mage at this seat has what is mine; he is to act unless said otherwise."""
    players = [{"at": "c", **mine}, {"at": "r1", **theirs}]
    position = {"to_act": seat, "crown": seat, "players": players if seat == 0 else players[::-1], **position}
    options = position.pop("options", {})
    state = BLACK_ROSE.position(2, options, position, [PACK])
    assert isinstance(state, State)
    return Table(state)


def says(
    seat: int, spell: str, *answers: str, mine: dict[str, Any] | None = None, theirs: Any = None, **position: Any
) -> Table:
    """The mage at this seat casts the spell."""
    slots = {"i": f"said_{spell}", **(mine or {}).get("slots", {})}
    t = laid_out(seat, {"actions": 0, **(mine or {}), "slots": slots}, theirs or {}, **position)
    return t.do(seat, "cast i", *answers)


def told(t: Table, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [dict(event.args) for event in t.state.events(0, seat) if event.kind == kind]


def lasting(spell: str, side: str = "main", holder: int = 0) -> dict[str, Any]:
    """A spell that was revealed before, its token on a mage."""
    return {"card": f"said_{spell}", "side": side, "revealed": True, "token_on": holder}
