"""Crowded tables: positions in which nearly everything that can lie somewhere lies there, made at random."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from arcanum.games.black_rose import BLACK_ROSE
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.catalogue import Catalogue
from arcanum.games.black_rose.lodge import NAMES
from arcanum.games.black_rose.state import State

PARTIES = (0, 1, "rose")
PACK = Path(__file__).resolve().parents[2] / "rules" / "black_rose" / "pack"
"""Spells that say what no card of the game says."""
TABLES = 6
"""Crowded tables for each seed."""
MOST = 20
"""Tokens of each party that may lie on the table: a few are left for quests and tracks."""


def crowded(seed: str, crown: int) -> State:
    """A table in the middle of a round, with this crown holder."""
    chance = random.Random(f"{seed} {crown}")
    options = {name: chance.choice("ab") for name in ("event", "quests_1", "quests_2")}
    options["rooms"] = chance.choice(("standard", "black_rose_room"))
    table = _Table(chance, BLACK_ROSE.catalogue([PACK]))
    position: dict[str, Any] = {
        "crown": crown,
        "to_act": chance.choice((0, 1)),
        "round": chance.choice((1, 2, 3, 4)),
        "phase": chance.choice(("action", "action", "action", "evocation", "study", "cleanup")),
        "rooms": table.rooms(),
        "library": table.cards(4, at.SCHOOL_SPELL),
        "forgotten": table.cards(2, at.FORGOTTEN),
        "players": [table.player(seat) for seat in (0, 1)],
        "rose": table.spared({"power": chance.randrange(20)}),
    }
    if position["phase"] == "study":
        for player in position["players"]:
            del player["slots"]  # nothing is prepared yet
    options["school"] = chance.choice(("law", "law", "ash"))
    state = BLACK_ROSE.position(2, options, position, [PACK])
    assert isinstance(state, State)
    return state


def dealt(seed: str, school: str, crown: int) -> State:
    state = BLACK_ROSE.new(2, seed, {"school": school, "crown": crown})
    assert isinstance(state, State)
    return state


def tables(seed: str) -> list[State]:
    """A dealt game of each school and some crowded tables, all with the same crown holder."""
    crown = int(seed.split()[1])
    whole = [dealt(seed, school, crown) for school in ("law", "ash")]
    return whole + [crowded(f"{seed} {number}", crown) for number in range(TABLES)]


class _Table:
    def __init__(self, chance: random.Random, cat: Catalogue) -> None:
        self.chance = chance
        self.cat = cat
        self.pool = [cat.ids[card] for card in cat.spell_list for _ in range(max(cat.copies[card], 1))]
        """The spells that lie nowhere as yet: of each so many as there are."""
        chance.shuffle(self.pool)
        self.mages = chance.sample([cat.ids[mage] for mage in cat.mage_list], 2)
        self.left: dict[Any, int] = dict.fromkeys(PARTIES, MOST)
        self.figures = {"templar": 3, "ash_wolf": 3}
        self.upgrades = {"upg_blade": 2, "upg_shield": 2, "upg_spurs": 2}

    def row(self, most: int) -> list[Any]:
        found: list[Any] = []
        for _ in range(self.chance.randint(0, most)):
            party = self.chance.choice(PARTIES)
            if self.left[party]:
                self.left[party] -= 1
                found.append(party)
        return found

    def rooms(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for place, card in zip(NAMES, self.cat.default_rooms, strict=True):
            if self.chance.random() < 0.2:
                found[place] = {"restored": True, "used": self.chance.random() < 0.5}
            else:
                found[place] = {"instability": self.row(self.cat.room_slots[card])}
        return found

    def cards(self, most: int, kind: int = -1) -> list[str]:
        """Some spells, of one kind if it is named."""
        count = self.chance.randint(0, most)
        kinds, ids = self.cat.spell_kind, self.cat.component
        found = [name for name in self.pool if kind in (-1, kinds[ids[name]])][:count]
        for name in found:
            self.pool.remove(name)
        return found

    def player(self, seat: int) -> dict[str, Any]:
        chance = self.chance
        found: dict[str, Any] = {
            "mage": self.mages.pop(),
            "at": chance.choice((*NAMES, "c", "cell")),
            "power": chance.randrange(12),
            "trophies": chance.randrange(3),
            "rooms": chance.randrange(3),
            "damage": self.row(9),
            "hand": self.cards(5),
            "grimoire": self.cards(3),
            "memories": self.cards(4),
            "actions": chance.choice((0, 1, 2, 2)),
            "slots": {slot: self.slot() for slot in at.SLOTS if chance.random() < 0.8},
            "evocations": [self.evocation(slot) for slot in (1, 2, 3) if chance.random() < 0.6],
        }
        found["evocations"] = [each for each in found["evocations"] if each is not None]
        return self.spared(found)

    def slot(self) -> dict[str, Any]:
        cat, chance = self.cat, self.chance
        numbered = [cat.component[name] for name in self.pool]
        lasting = [(card, side) for card in numbered for side in (0, 1) if cat.side_lasting[card * 2 + side] >= 0]
        laid = chance.random() < 0.3
        card, side = chance.choice(lasting) if laid else (numbered[0], chance.choice((0, 1)))
        self.pool.remove(cat.ids[card])
        found: dict[str, Any] = {"card": cat.ids[card], "side": at.SIDES[side], "revealed": chance.random() < 0.2}
        return {**found, "revealed": True, "token_on": chance.choice((0, 1))} if laid else found

    def evocation(self, slot: int) -> dict[str, Any] | None:
        name = self.chance.choice(sorted(self.figures))
        if not self.figures[name]:
            return None
        self.figures[name] -= 1
        found: dict[str, Any] = {"id": name, "slot": slot, "at": self.chance.choice(NAMES), "damage": self.row(1)}
        upgrade = self.chance.choice(sorted(self.upgrades))
        if self.chance.random() < 0.4 and self.upgrades[upgrade]:
            self.upgrades[upgrade] -= 1
            found["upgrade"] = upgrade
        return found

    def spared(self, holder: dict[str, Any]) -> dict[str, Any]:
        """Mostly few tokens are left, so that they have to be distributed."""
        if self.chance.random() < 0.6:
            holder["spare"] = self.chance.randrange(5)
        return holder
