"""The fields of the game's state: slots, empty values, copies, and the sources of observations.

Generated from `fields.py`, which says what every field means; `make fields` writes it anew. Do not edit.
"""

# fmt: off
from __future__ import annotations

from typing import Any, Final

from arcanum.core.chance import Chance
from arcanum.core.effects import EffectState
from arcanum.core.events import everyone
from arcanum.core.state import Data
from arcanum.games.penumbra.catalogue import Catalogue

SOURCES: Final = (
    "options", "classes", "order", "round", "active", "turn_type", "turns", "last_turns", "ended_by", "store", "dice",
    "mark", "talents_dealt", "talent_chosen", "talent", "grimoire", "inventory", "equipment", "rotated", "tomes",
    "contracts", "trials", "reserved", "bound", "reserved_trials", "wounds", "must_rest", "idle", "automa", "kept",
    "decks", "fate", "market", "launched", "row", "trial_row", "goals", "prophecies", "offered", "put_aside", "removed",
    "placed", "beside", "now", "threat", "attempt", "set_aside", "effects",
)
"""Where observations find in a state what they are made of, after `tensors.COMMON`: see `core/rows.py`."""


class Fields(EffectState):
    """What the state consists of."""

    __slots__ = (
        "active", "all", "attempt", "automa", "beside", "bound", "cat", "classes", "contracts", "decks", "declined",
        "dice", "ended_by", "equipment", "fate", "goals", "grimoire", "idle", "inventory", "kept", "laid_out",
        "last_turns", "launched", "mark", "market", "must_rest", "now", "offered", "once", "options", "order", "placed",
        "prophecies", "put_aside", "removed", "reserved", "reserved_trials", "rotated", "round", "row", "seen_by",
        "set_aside", "store", "talent", "talent_chosen", "talents_dealt", "threat", "tomes", "trial_row", "trials",
        "turn_type", "turns", "wounds",
    )

    def __init__(
        self, cat: Catalogue, seats: int, options: dict[str, str | int], chance: Chance, source: Fields | None = None
    ) -> None:
        """An empty table, or (with `source`) a copy of another one. A search copies states all the time, so a copy
        shares what it can: that is *replaced, never changed in place*."""
        # Not `super()`: looking the base up takes a twenty-fifth of a copy where Python is interpreted.
        EffectState.__init__(self, seats, cat.space, cat.steps, chance, source)
        self.cat: Catalogue = cat
        self.all: int = everyone(seats)
        if source is None:  # both ways in one place: mypyc then knows that no attribute is ever missing
            self.options: dict[str, str | int] = options
            self.classes: list[int] = []
            self.order: list[int] = []
            self.round: int = 0
            self.active: int = -1
            self.turn_type: int = 0
            self.turns: list[int] = [0] * (seats + 1)
            self.last_turns: int = -1
            self.ended_by: int = -1
            self.store: list[int] = [0] * (6 * (seats + 1))
            self.dice: list[list[int]] = [[] for _ in range(seats)]
            self.mark: list[int] = [-1] * (11 * (seats + 1))
            self.talents_dealt: list[list[int]] = [[] for _ in range(seats)]
            self.talent_chosen: list[int] = [-1] * seats
            self.talent: list[int] = [-1] * (seats + 1)
            self.grimoire: list[list[int]] = [[] for _ in range(seats)]
            self.inventory: list[list[int]] = [[] for _ in range(seats)]
            self.equipment: list[int] = [-1] * (4 * seats)
            self.rotated: list[list[int]] = [[] for _ in range(seats)]
            self.tomes: list[list[int]] = [[] for _ in range(seats + 1)]
            self.contracts: list[list[int]] = [[] for _ in range(seats + 1)]
            self.trials: list[list[int]] = [[] for _ in range(seats + 1)]
            self.reserved: list[list[int]] = [[] for _ in range(seats)]
            self.bound: list[list[int]] = [[] for _ in range(seats)]
            self.reserved_trials: list[list[int]] = [[] for _ in range(seats)]
            self.wounds: list[int] = [0] * seats
            self.must_rest: list[int] = [0] * seats
            self.idle: list[int] = [0] * seats
            self.automa: list[int] = [0, -1, 0, 0, 0, 0]
            self.kept: list[int] = []
            self.decks: list[list[int]] = [[], [], [], [], [], [], [], [], []]
            self.seen_by: list[list[int]] = [[], [], [], [], [], [], [], [], []]
            self.fate: list[int] = []
            self.market: list[int] = [-1] * 16
            self.launched: int = 0
            self.row: list[int] = []
            self.trial_row: list[int] = []
            self.goals: list[int] = []
            self.prophecies: list[int] = []
            self.offered: list[int] = []
            self.put_aside: list[int] = []
            self.removed: list[int] = []
            self.placed: list[int] = [-1] * len(cat.die_slots)
            self.beside: list[list[int]] = [[] for _ in range(25)]
            self.now: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            self.threat: list[int] = [0] * 13
            self.attempt: list[int] = [-1, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0]
            self.set_aside: list[int] = []
            self.declined: list[int] = []
            self.once: list[int] = []
            self.effects = []
            self.laid_out: int = 0
        else:
            self.options = source.options
            self.classes = source.classes
            self.order = source.order
            self.round = source.round
            self.active = source.active
            self.turn_type = source.turn_type
            self.turns = source.turns
            self.last_turns = source.last_turns
            self.ended_by = source.ended_by
            self.store = source.store.copy()
            self.dice = source.dice.copy()
            self.mark = source.mark.copy()
            self.talents_dealt = source.talents_dealt.copy()
            self.talent_chosen = source.talent_chosen.copy()
            self.talent = source.talent
            self.grimoire = source.grimoire.copy()
            self.inventory = source.inventory.copy()
            self.equipment = source.equipment
            self.rotated = source.rotated.copy()
            self.tomes = source.tomes.copy()
            self.contracts = source.contracts.copy()
            self.trials = source.trials.copy()
            self.reserved = source.reserved.copy()
            self.bound = source.bound.copy()
            self.reserved_trials = source.reserved_trials.copy()
            self.wounds = source.wounds
            self.must_rest = source.must_rest
            self.idle = source.idle
            self.automa = source.automa
            self.kept = source.kept
            self.decks = source.decks.copy()
            self.seen_by = source.seen_by.copy()
            self.fate = source.fate
            self.market = source.market
            self.launched = source.launched
            self.row = source.row
            self.trial_row = source.trial_row
            self.goals = source.goals
            self.prophecies = source.prophecies
            self.offered = source.offered
            self.put_aside = source.put_aside
            self.removed = source.removed
            self.placed = source.placed.copy()
            self.beside = source.beside.copy()
            self.now = source.now.copy()
            self.threat = source.threat.copy()
            self.attempt = source.attempt
            self.set_aside = source.set_aside
            self.declined = source.declined
            self.once = source.once
            self.effects = [zone.copy() for zone in source.effects] if source.effects else []
            self.laid_out = source.laid_out

    def unshare(self) -> None:
        super().unshare()
        self.options = self.options.copy()
        self.classes = self.classes.copy()
        self.order = self.order.copy()
        self.turns = self.turns.copy()
        self.dice = [zone.copy() for zone in self.dice]
        self.talents_dealt = [zone.copy() for zone in self.talents_dealt]
        self.talent = self.talent.copy()
        self.grimoire = [zone.copy() for zone in self.grimoire]
        self.inventory = [zone.copy() for zone in self.inventory]
        self.equipment = self.equipment.copy()
        self.rotated = [zone.copy() for zone in self.rotated]
        self.tomes = [zone.copy() for zone in self.tomes]
        self.contracts = [zone.copy() for zone in self.contracts]
        self.trials = [zone.copy() for zone in self.trials]
        self.reserved = [zone.copy() for zone in self.reserved]
        self.bound = [zone.copy() for zone in self.bound]
        self.reserved_trials = [zone.copy() for zone in self.reserved_trials]
        self.wounds = self.wounds.copy()
        self.must_rest = self.must_rest.copy()
        self.idle = self.idle.copy()
        self.automa = self.automa.copy()
        self.kept = self.kept.copy()
        self.decks = [zone.copy() for zone in self.decks]
        self.seen_by = [zone.copy() for zone in self.seen_by]
        self.fate = self.fate.copy()
        self.market = self.market.copy()
        self.row = self.row.copy()
        self.trial_row = self.trial_row.copy()
        self.goals = self.goals.copy()
        self.prophecies = self.prophecies.copy()
        self.offered = self.offered.copy()
        self.put_aside = self.put_aside.copy()
        self.removed = self.removed.copy()
        self.beside = [zone.copy() for zone in self.beside]
        self.attempt = self.attempt.copy()
        self.set_aside = self.set_aside.copy()
        self.declined = self.declined.copy()
        self.once = self.once.copy()

    def fields_data(self) -> Data:
        return {
            "classes": list(self.classes), "order": list(self.order), "round": self.round, "active": self.active,
            "turn_type": self.turn_type, "turns": list(self.turns), "last_turns": self.last_turns,
            "ended_by": self.ended_by, "store": list(self.store), "dice": [list(zone) for zone in self.dice],
            "mark": list(self.mark), "talents_dealt": [list(zone) for zone in self.talents_dealt],
            "talent_chosen": list(self.talent_chosen), "talent": list(self.talent),
            "grimoire": [list(zone) for zone in self.grimoire], "inventory": [list(zone) for zone in self.inventory],
            "equipment": list(self.equipment), "rotated": [list(zone) for zone in self.rotated],
            "tomes": [list(zone) for zone in self.tomes], "contracts": [list(zone) for zone in self.contracts],
            "trials": [list(zone) for zone in self.trials], "reserved": [list(zone) for zone in self.reserved],
            "bound": [list(zone) for zone in self.bound],
            "reserved_trials": [list(zone) for zone in self.reserved_trials], "wounds": list(self.wounds),
            "must_rest": list(self.must_rest), "idle": list(self.idle), "automa": list(self.automa),
            "kept": list(self.kept), "decks": [list(zone) for zone in self.decks],
            "seen_by": [list(zone) for zone in self.seen_by], "fate": list(self.fate), "market": list(self.market),
            "launched": self.launched, "row": list(self.row), "trial_row": list(self.trial_row),
            "goals": list(self.goals), "prophecies": list(self.prophecies), "offered": list(self.offered),
            "put_aside": list(self.put_aside), "removed": list(self.removed), "placed": list(self.placed),
            "beside": [list(zone) for zone in self.beside], "now": list(self.now), "threat": list(self.threat),
            "attempt": list(self.attempt), "set_aside": list(self.set_aside), "declined": list(self.declined),
            "once": list(self.once), "effects": [list(zone) for zone in self.effects], "laid_out": self.laid_out,
        }

    def sources(self) -> list[Any]:
        return [
            self.trunk, self._asked, self.branches, self._options, self._branch_options, self.options, self.classes,
            self.order, self.round, self.active, self.turn_type, self.turns, self.last_turns, self.ended_by, self.store,
            self.dice, self.mark, self.talents_dealt, self.talent_chosen, self.talent, self.grimoire, self.inventory,
            self.equipment, self.rotated, self.tomes, self.contracts, self.trials, self.reserved, self.bound,
            self.reserved_trials, self.wounds, self.must_rest, self.idle, self.automa, self.kept, self.decks, self.fate,
            self.market, self.launched, self.row, self.trial_row, self.goals, self.prophecies, self.offered,
            self.put_aside, self.removed, self.placed, self.beside, self.now, self.threat, self.attempt, self.set_aside,
            self.effects,
        ]
