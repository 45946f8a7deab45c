"""Positions of Black Rose Wars: Duel for `tools/positions.py`."""

from __future__ import annotations

from typing import Final

from arcanum.core.state import Data
from tests.words.ids import told_ids
from tools.positions import PositionPlan, kept

SORTS: Final[list[Data]] = [
    {},
    {"school": "ash"},
    {"event": "a", "quests_1": "a", "quests_2": "b"},
    {"school": "ash", "rooms": "black_rose_room, armory", "forgotten": "arcane_barrage, last_judgment"},
    {"event": "b", "quests_1": "b", "quests_2": "a"},
]
PHASES: Final = ("action", "study", "prepare", "action_end", "evocation", "cleanup", "black_rose", "end")


def worth(view: Data, moves: int) -> int:
    mine = view["players"][0]
    slots = [each for each in mine["slots"] if each]
    hand = min(len(mine.get("hand_cards") or ()), 4)
    return 5 * len(slots) + 4 * hand + 2 * sum(len(room["figures"]) for room in view["rooms"]) - moves // 20


def position(facts: Data, phase: str, acts: int) -> Data:
    def slot(each: Data) -> object:
        plain = not each["revealed"] and each["token_on"] is None
        return (
            f"{each['card']} {each['side']}"
            if plain
            else {name: value for name, value in each.items() if value is not None}
        )

    def player(each: Data) -> Data:
        names = ("mage", "colour", "at", "power", "trophies", "rooms", "damage", "hand", "grimoire", "memories")
        slots = {name: slot(what) for name, what in each["slots"].items() if what}
        evocations = [{"slot": int(number), **kept(what)} for number, what in each["evocations"].items() if what]
        return (
            kept({name: each[name] for name in names})
            | {"actions": each["actions"]}
            | kept({"slots": slots, "evocations": evocations})
        )

    rooms = {name: kept(what) for name, what in facts["rooms"].items() if kept(what)}
    piles = {name: facts[name] for name in ("library", "forgotten", "removed")}
    rose = kept({name: facts["rose"][name] for name in ("power", "trophies", "rooms")})
    quests = {name: seat for name, seat in facts["quests"].items() if seat is not None}
    head = {"round": facts["round"], "phase": phase, "to_act": acts, "crown": facts["crown"], "lodge": facts["lodge"]}
    return {
        **head,
        **kept({"rooms": rooms, "rose": rose, "quests": quests, **piles}),
        "players": [player(each) for each in facts["players"]],
    }


PLAN: Final = PositionPlan(told_ids("black_rose", "ask"), SORTS, PHASES, worth, position)
