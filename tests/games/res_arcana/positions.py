"""Positions of Res Arcana for `tools/positions.py`."""

from __future__ import annotations

from typing import Final

from arcanum.core.state import Data
from tests.words.ids import told_ids
from tools.positions import PositionPlan, kept

SORTS: Final[list[Data]] = [{}, {"setup": "draft"}, {"setup": "match"}, {"players": 3}]
PHASES: Final = ("actions", "collect", "check", "game_over")


def worth(view: Data, moves: int) -> int:
    mine = view["players"][0]
    lying = min(len(mine["in_play"]), 12)
    return 10 * lying + 5 * min(len(mine.get("hand_cards") or ()), 4) - (moves if lying < 2 else 0)


def position(facts: Data, phase: str, acts: int) -> Data:
    def player(each: Data) -> Data:
        mage, item = each["mage"], each["item"]
        lying = {
            id: {"id": id, **kept({"on": kept(what["on"]), "turned": what["turned"]})}
            for id, what in each["in_play"].items()
        }
        in_play = [
            id if len(what) == 1 else what for id, what in lying.items() if id not in (mage, item) or len(what) > 1
        ]
        plain = {name: each[name] for name in ("hand", "deck", "discard", "passed")}
        return kept({"mage": mage, "item": item, "pool": kept(each["pool"]), **plain, "in_play": in_play})

    over = {"winners": facts["winners"]} if phase == "game_over" else {}
    head = {"round": facts["round"], "phase": phase, "to_act": acts, "first_player": facts["first_player"], **over}
    match = facts["match"] if facts["match"]["game"] > 1 or phase == "game_over" else None
    return {
        **head,
        **({"match": match} if match else {}),
        "center": facts["center"],
        "players": [player(each) for each in facts["players"]],
    }


PLAN: Final = PositionPlan(told_ids("res_arcana", "ask"), SORTS, PHASES, worth, position)
