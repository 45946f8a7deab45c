"""Crowded tables: positions in which nearly everything that can lie somewhere lies there, made at random."""

from __future__ import annotations

import random
from typing import Any

from arcanum.games.res_arcana import RES_ARCANA
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana.essences import NAMES
from arcanum.games.res_arcana.state import State


def crowded(seed: str, seats: int) -> State:
    """A table in the middle of a round or at its beginning, with half of all components in play."""
    chance = random.Random(f"{seed} {seats}")
    table = _Table(chance)
    to_act, first = chance.randrange(seats), chance.randrange(seats)
    players = [table.player(seats, passed=chance.random() < 0.2 and seat != to_act) for seat in range(seats)]
    position = {
        "round": chance.randint(1, 5),
        "to_act": to_act,
        "first_player": first,
        "phase": chance.choice(("actions", "actions", "collect")),
        "players": players,
        "center": {
            "monuments": table.deal(table.monuments, 2),
            "monument_deck": table.deal(table.monuments, 4),
            "places": table.deal(table.places, 3),
        },
    }
    if position["phase"] == "collect":  # after a cleanup
        for player in players:
            player["passed"] = False
            for component in player["in_play"]:
                component["turned"] = False
    options = {"collect": chance.choice(("simultaneous", "ordered")), "round_limit": 8}
    state = RES_ARCANA.position(seats, options, position)
    assert isinstance(state, State)
    return state


class _Table:
    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.cat = RES_ARCANA.catalogue()
        ids = self.cat.ids
        self.artifacts = self.mixed([ids[card] for card in self.cat.artifacts])
        self.mages = self.mixed([ids[card] for card in self.cat.mages])
        self.items = self.mixed([ids[card] for card in self.cat.items])
        self.monuments = self.mixed([ids[card] for card in self.cat.monuments])
        self.places = self.mixed([ids[card] for card, kind in enumerate(self.cat.kind) if kind == at.PLACE_OF_POWER])

    def mixed(self, names: list[str]) -> list[str]:
        self.chance.shuffle(names)
        return names

    def deal(self, names: list[str], most: int, least: int = 0) -> list[str]:
        return [names.pop() for _ in range(self.chance.randint(least, most)) if names]

    def amounts(self, most: int, likely: float) -> dict[str, int]:
        return {name: self.chance.randint(1, most) for name in NAMES if self.chance.random() < likely}

    def lies(self, name: str) -> dict[str, Any]:
        on = self.amounts(4, 0.4) if self.chance.random() < 0.4 else {}
        return {"id": name, "turned": self.chance.random() < 0.35, "on": on}

    def player(self, seats: int, passed: bool) -> dict[str, Any]:
        share = 9 - 2 * (seats - 2)
        mage, item = self.mages.pop(), self.items.pop()
        played = self.deal(self.artifacts, share, 2)
        played += self.deal(self.monuments, 1) + self.deal(self.places, 2)
        return {
            "mage": mage,
            "item": item,
            "pool": self.amounts(self.chance.choice((2, 4, 9)), self.chance.choice((0.3, 0.7, 1.0))),
            "hand": self.deal(self.artifacts, 4),
            "deck": self.deal(self.artifacts, 3),
            "discard": self.deal(self.artifacts, 3),
            "in_play": [self.lies(name) for name in (mage, item, *played)],
            "passed": passed,
        }
