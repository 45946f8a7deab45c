"""The fields of the game's state: slots, empty values, copies, and the sources of observations.

Generated from `fields.py`, which says what every field means; `make fields` writes it anew. Do not edit.
"""

# fmt: off
from __future__ import annotations

from typing import Any, Final

from arcanum.core.chance import Chance
from arcanum.core.events import everyone
from arcanum.core.moments import MomentState
from arcanum.core.state import Data
from arcanum.games.black_rose.catalogue import Catalogue

SOURCES: Final = (
    "options", "crown", "first", "colour", "mage", "school", "room_at", "quests", "quest_mark", "round", "phase",
    "fallen", "in_activation", "winner", "supply", "power", "trophies", "room_track", "restored", "used", "instability",
    "where", "damage", "last", "marked", "evocation", "upgrade", "turned", "control", "stronger", "faster", "grimoire",
    "hand", "memories", "library", "forgotten", "removed", "slot", "side", "revealed", "token_on", "actions", "dealt",
    "happened", "colours_activated", "peeked", "held_openly", "secret_forgotten", "seen_top", "effects",
)
"""Where observations find in a state what they are made of, after `tensors.COMMON`: see `core/rows.py`."""


class Fields(MomentState):
    """What the state consists of."""

    __slots__ = (
        "actions", "all", "bound", "cat", "colour", "colours_activated", "control", "crown", "damage", "dealt",
        "evocation", "fallen", "faster", "first", "forgotten", "grimoire", "hand", "happened", "held_openly",
        "in_activation", "instability", "laid_out", "last", "lasting", "library", "mage", "marked", "memories",
        "options", "peeked", "phase", "power", "quest_mark", "quests", "removed", "restored", "revealed", "room_at",
        "room_track", "round", "school", "secret_forgotten", "seen_top", "shown", "side", "slot", "stronger", "supply",
        "token_on", "trophies", "turned", "upgrade", "used", "where", "winner", "withheld",
    )

    def __init__(
        self, cat: Catalogue, seats: int, options: dict[str, str | int], chance: Chance, source: Fields | None = None
    ) -> None:
        """An empty table, or (with `source`) a copy of another one. A search copies states all the time, so a copy
        shares what it can: that is *replaced, never changed in place*."""
        # Not `super()`: looking the base up takes a twenty-fifth of a copy where Python is interpreted.
        MomentState.__init__(self, seats, cat.space, cat.steps, chance, source)
        self.cat: Catalogue = cat
        self.all: int = everyone(seats)
        if source is None:  # both ways in one place: mypyc then knows that no attribute is ever missing
            self.options: dict[str, str | int] = options
            self.crown: int = 0
            self.first: int = 0
            self.colour: list[int] = [-1] * 2
            self.mage: list[int] = [-1] * 2
            self.school: int = -1
            self.room_at: list[int] = [-1] * 7
            self.quests: list[int] = []
            self.quest_mark: list[int] = []
            self.round: int = 0
            self.phase: int = 0
            self.fallen: int = 0
            self.in_activation: int = -1
            self.winner: int = -1
            self.laid_out: int = 0
            self.withheld: list[int] = [0] * 3
            self.supply: list[int] = [25] * 3
            self.power: list[int] = [0] * 3
            self.trophies: list[int] = [0] * 3
            self.room_track: list[int] = [0] * 3
            self.restored: list[int] = [0] * 7
            self.used: list[int] = [0] * 7
            self.instability: list[tuple[int, ...]] = [()] * 7
            self.where: list[int] = [7, 7, -1, -1, -1, -1, -1, -1]
            self.damage: list[tuple[int, ...]] = [()] * 8
            self.last: list[int] = [-1] * 8
            self.marked: list[int] = [0] * 8
            self.evocation: list[int] = [-1] * 8
            self.upgrade: list[int] = [-1] * 8
            self.turned: list[int] = [0] * 8
            self.control: list[int] = [0, 1, 0, 0, 0, 1, 1, 1]
            self.stronger: list[int] = [0] * 8
            self.faster: list[int] = [0] * 8
            self.grimoire: list[list[int]] = [[], []]
            self.hand: list[list[int]] = [[], []]
            self.memories: list[list[int]] = [[], []]
            self.library: list[int] = []
            self.forgotten: list[int] = []
            self.removed: list[int] = []
            self.slot: list[int] = [-1] * 8
            self.side: list[int] = [0] * 8
            self.revealed: list[int] = [0] * 8
            self.token_on: list[int] = [-1] * 8
            self.lasting: list[int] = [-1] * 8
            self.actions: list[int] = [2] * 2
            self.dealt: list[int] = [0] * 2
            self.happened: list[int] = [0] * 2
            self.colours_activated: list[int] = [0] * 2
            self.news = 1073741823
            self.watched = 1073741823
            self.peeked: list[int] = [0] * 8
            self.bound: list[list[int]] = [[], []]
            self.shown: list[list[int]] = [[], []]
            self.held_openly: list[list[int]] = [[], []]
            self.secret_forgotten: list[int] = [0] * 2
            self.seen_top: list[int] = [0] * 6
            self.effects = []
        else:
            self.options = source.options
            self.crown = source.crown
            self.first = source.first
            self.colour = source.colour
            self.mage = source.mage
            self.school = source.school
            self.room_at = source.room_at
            self.quests = source.quests
            self.quest_mark = source.quest_mark
            self.round = source.round
            self.phase = source.phase
            self.fallen = source.fallen
            self.in_activation = source.in_activation
            self.winner = source.winner
            self.laid_out = source.laid_out
            self.withheld = source.withheld
            self.supply = source.supply.copy()
            self.power = source.power.copy()
            self.trophies = source.trophies
            self.room_track = source.room_track
            self.restored = source.restored
            self.used = source.used
            self.instability = source.instability.copy()
            self.where = source.where.copy()
            self.damage = source.damage.copy()
            self.last = source.last
            self.marked = source.marked
            self.evocation = source.evocation
            self.upgrade = source.upgrade
            self.turned = source.turned
            self.control = source.control
            self.stronger = source.stronger
            self.faster = source.faster
            self.grimoire = source.grimoire.copy()
            self.hand = source.hand.copy()
            self.memories = source.memories.copy()
            self.library = source.library
            self.forgotten = source.forgotten
            self.removed = source.removed
            self.slot = source.slot.copy()
            self.side = source.side.copy()
            self.revealed = source.revealed.copy()
            self.token_on = source.token_on
            self.lasting = source.lasting
            self.actions = source.actions.copy()
            self.dealt = source.dealt
            self.happened = source.happened.copy()
            self.colours_activated = source.colours_activated
            self.news = source.news
            self.watched = source.watched
            self.peeked = source.peeked
            self.bound = source.bound.copy()
            self.shown = source.shown.copy()
            self.held_openly = source.held_openly.copy()
            self.secret_forgotten = source.secret_forgotten
            self.seen_top = source.seen_top
            self.effects = [zone.copy() for zone in source.effects] if source.effects else []

    def unshare(self) -> None:
        super().unshare()
        self.options = self.options.copy()
        self.colour = self.colour.copy()
        self.mage = self.mage.copy()
        self.room_at = self.room_at.copy()
        self.quests = self.quests.copy()
        self.quest_mark = self.quest_mark.copy()
        self.withheld = self.withheld.copy()
        self.trophies = self.trophies.copy()
        self.room_track = self.room_track.copy()
        self.restored = self.restored.copy()
        self.used = self.used.copy()
        self.last = self.last.copy()
        self.marked = self.marked.copy()
        self.evocation = self.evocation.copy()
        self.upgrade = self.upgrade.copy()
        self.turned = self.turned.copy()
        self.control = self.control.copy()
        self.stronger = self.stronger.copy()
        self.faster = self.faster.copy()
        self.grimoire = [zone.copy() for zone in self.grimoire]
        self.hand = [zone.copy() for zone in self.hand]
        self.memories = [zone.copy() for zone in self.memories]
        self.library = self.library.copy()
        self.forgotten = self.forgotten.copy()
        self.removed = self.removed.copy()
        self.token_on = self.token_on.copy()
        self.lasting = self.lasting.copy()
        self.dealt = self.dealt.copy()
        self.colours_activated = self.colours_activated.copy()
        self.peeked = self.peeked.copy()
        self.bound = [zone.copy() for zone in self.bound]
        self.shown = [zone.copy() for zone in self.shown]
        self.held_openly = [zone.copy() for zone in self.held_openly]
        self.secret_forgotten = self.secret_forgotten.copy()
        self.seen_top = self.seen_top.copy()

    def fields_data(self) -> Data:
        return {
            "crown": self.crown, "first": self.first, "colour": list(self.colour), "mage": list(self.mage),
            "school": self.school, "room_at": list(self.room_at), "quests": list(self.quests),
            "quest_mark": list(self.quest_mark), "round": self.round, "phase": self.phase, "fallen": self.fallen,
            "in_activation": self.in_activation, "winner": self.winner, "laid_out": self.laid_out,
            "withheld": list(self.withheld), "supply": list(self.supply), "power": list(self.power),
            "trophies": list(self.trophies), "room_track": list(self.room_track), "restored": list(self.restored),
            "used": list(self.used), "instability": [list(row) for row in self.instability], "where": list(self.where),
            "damage": [list(row) for row in self.damage], "last": list(self.last), "marked": list(self.marked),
            "evocation": list(self.evocation), "upgrade": list(self.upgrade), "turned": list(self.turned),
            "control": list(self.control), "stronger": list(self.stronger), "faster": list(self.faster),
            "grimoire": [list(zone) for zone in self.grimoire], "hand": [list(zone) for zone in self.hand],
            "memories": [list(zone) for zone in self.memories], "library": list(self.library),
            "forgotten": list(self.forgotten), "removed": list(self.removed), "slot": list(self.slot),
            "side": list(self.side), "revealed": list(self.revealed), "token_on": list(self.token_on),
            "lasting": list(self.lasting), "actions": list(self.actions), "dealt": list(self.dealt),
            "happened": list(self.happened), "colours_activated": list(self.colours_activated),
            "peeked": list(self.peeked), "bound": [list(zone) for zone in self.bound],
            "shown": [list(zone) for zone in self.shown], "held_openly": [list(zone) for zone in self.held_openly],
            "secret_forgotten": list(self.secret_forgotten), "seen_top": list(self.seen_top),
            "effects": [list(zone) for zone in self.effects],
        }

    def sources(self) -> list[Any]:
        return [
            self.trunk, self._asked, self.branches, self._options, self._branch_options, self.options, self.crown,
            self.first, self.colour, self.mage, self.school, self.room_at, self.quests, self.quest_mark, self.round,
            self.phase, self.fallen, self.in_activation, self.winner, self.supply, self.power, self.trophies,
            self.room_track, self.restored, self.used, self.instability, self.where, self.damage, self.last,
            self.marked, self.evocation, self.upgrade, self.turned, self.control, self.stronger, self.faster,
            self.grimoire, self.hand, self.memories, self.library, self.forgotten, self.removed, self.slot, self.side,
            self.revealed, self.token_on, self.actions, self.dealt, self.happened, self.colours_activated, self.peeked,
            self.held_openly, self.secret_forgotten, self.seen_top, self.effects,
        ]
