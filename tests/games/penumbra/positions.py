"""Positions of Penumbra for `tools/positions.py`."""

from __future__ import annotations

from typing import Final

from arcanum.core.state import Data
from tests.words.ids import told_ids
from tools.positions import PositionPlan, kept

SORTS: Final[list[Data]] = [{}, {"players": 3}, {"players": 1, "automa": "ruby"}, {"first_game_deck": "true"}]
PHASES: Final = ("study", "choose", "rest", "end")


def worth(view: Data, moves: int) -> int:
    mine = view["wizards"][0]
    cards = len(mine["grimoire"]) + len(mine["inventory"]) + len(mine["contracts"]) + len(mine["trials"])
    marks = len([mark for mark in mine["marks"] if mark])
    return 6 * min(cards, 10) + 4 * marks + 2 * min(len(mine["dice"]), 8) - moves // 30


def position(facts: Data, phase: str, acts: int) -> Data:
    def player(each: Data) -> Data:
        names = ("talent", "dice", "marks", "grimoire", "inventory", "equipment", "tomes", "contracts", "trials")
        more = ("reserved", "bound", "reserved_trials", "wounds", "must_rest", "idle")
        return kept({"store": kept(each["store"]), **{name: each[name] for name in (*names, *more)}})

    def section(each: Data) -> Data:
        return kept({"slots": each["slots"] if any(each["slots"]) else [], "beside": each["beside"]})

    names = ("order", "classes", "row", "trial_row", "fate", "goals", "prophecies", "put_aside", "removed")
    now = kept({name: value for name, value in facts["now"].items() if name not in ("amplify", "placements")})
    if phase == "study":
        now["placements"] = facts["now"]["placements"]
    automa = kept({name: value for name, value in (facts["automa"] or {}).items() if value is not None})
    return {
        "round": facts["round"],
        "turn": phase,
        "to_act": acts,
        **kept({name: facts[name] for name in names}),
        **kept({"now": now, "automa": automa, "last_turns": facts["last_turns"], "ended_by": facts["ended_by"]}),
        "decks": kept(facts["decks"]),
        "market": facts["market"],
        "locations": kept({name: section(each) for name, each in facts["locations"].items()}),
        "players": [player(each) for each in facts["players"]],
    }


PLAN: Final = PositionPlan(told_ids("penumbra", "ask"), SORTS, PHASES, worth, position)
