"""The fields of the game's state: slots, empty values, copies, and the sources of observations.

Generated from `fields.py`, which says what every field means; `make fields` writes it anew. Do not edit.
"""

# fmt: off
from __future__ import annotations

from typing import Any, Final

from arcanum.core.chance import Chance
from arcanum.core.events import everyone
from arcanum.core.state import Data, GameState
from arcanum.games.res_arcana.catalogue import Catalogue
from arcanum.games.res_arcana.snapshot import Snapshot, save_snapshot

SOURCES: Final = (
    "pool", "on", "turned", "play", "hand", "deck", "discard", "items", "display", "monument_deck", "places", "round",
    "first", "passed", "bonus", "winners", "before", "mages", "chosen", "packs", "kept", "game_number", "wins",
    "drafted", "known", "known_top", "monument_known",
)
"""Where observations find in a state what they are made of, after `tensors.COMMON`: see `core/rows.py`."""


class Fields(GameState):
    """What the state consists of."""

    __slots__ = (
        "all", "batch", "batches", "before", "bonus", "cat", "chosen", "deck", "discard", "display", "draft", "drafted",
        "first", "game_number", "hand", "items", "kept", "known", "known_top", "mages", "mixed", "monument_deck",
        "monument_known", "on", "opener", "options", "packs", "passed", "places", "play", "pool", "round", "turned",
        "winners", "wins",
    )

    def __init__(
        self, cat: Catalogue, seats: int, options: dict[str, str | int], chance: Chance, source: Fields | None = None
    ) -> None:
        """An empty table, or (with `source`) a copy of another one. A search copies states all the time, so a copy
        shares what it can: that is *replaced, never changed in place*."""
        # Not `super()`: looking the base up takes a twenty-fifth of a copy where Python is interpreted.
        GameState.__init__(self, seats, cat.space, cat.steps, chance, source)
        self.cat: Catalogue = cat
        self.all: int = everyone(seats)
        if source is None:  # both ways in one place: mypyc then knows that no attribute is ever missing
            self.options: dict[str, str | int] = options
            self.pool: list[int] = [0] * (5 * seats)
            self.on: dict[int, tuple[int, int, int, int, int]] = {}
            self.turned: set[int] = set()
            self.play: list[list[int]] = [[] for _ in range(seats)]
            self.hand: list[list[int]] = [[] for _ in range(seats)]
            self.deck: list[list[int]] = [[] for _ in range(seats)]
            self.discard: list[list[int]] = [[] for _ in range(seats)]
            self.items: list[int] = []
            self.display: list[int] = []
            self.monument_deck: list[int] = []
            self.places: list[int] = []
            self.round: int = 0
            self.first: int = 0
            self.passed: list[int] = [0] * seats
            self.bonus: list[int] = [0] * seats
            self.winners: int = 0
            self.before: Snapshot | None = None
            self.mages: list[list[int]] = [[] for _ in range(seats)]
            self.chosen: list[int] = [-1] * seats
            self.packs: list[list[int]] = [[] for _ in range(seats)]
            self.kept: list[list[int]] = [[] for _ in range(seats)]
            self.draft: list[int] = []
            self.game_number: int = 1
            self.opener: int = 0
            self.wins: list[int] = [0] * seats
            self.drafted: list[list[int]] = [[] for _ in range(seats)]
            self.known: list[int] = [0] * len(cat.ids)
            self.batch: list[int] = [0] * len(cat.ids)
            self.batches: int = 0
            self.mixed: list[list[int]] = []
            self.known_top: list[int] = [0] * seats
            self.monument_known: list[list[tuple[int, ...]]] = [[] for _ in range(seats)]
        else:
            self.options = source.options
            self.pool = source.pool.copy()
            self.on = source.on.copy()
            self.turned = source.turned.copy()
            self.play = source.play.copy()
            self.hand = source.hand.copy()
            self.deck = source.deck.copy()
            self.discard = source.discard.copy()
            self.items = source.items
            self.display = source.display
            self.monument_deck = source.monument_deck
            self.places = source.places
            self.round = source.round
            self.first = source.first
            self.passed = source.passed
            self.bonus = source.bonus
            self.winners = source.winners
            self.before = source.before
            self.mages = source.mages
            self.chosen = source.chosen
            self.packs = source.packs
            self.kept = source.kept
            self.draft = source.draft
            self.game_number = source.game_number
            self.opener = source.opener
            self.wins = source.wins
            self.drafted = source.drafted
            self.known = source.known
            self.batch = source.batch
            self.batches = source.batches
            self.mixed = source.mixed
            self.known_top = source.known_top
            self.monument_known = source.monument_known

    def unshare(self) -> None:
        super().unshare()
        self.options = self.options.copy()
        self.play = [zone.copy() for zone in self.play]
        self.hand = [zone.copy() for zone in self.hand]
        self.deck = [zone.copy() for zone in self.deck]
        self.discard = [zone.copy() for zone in self.discard]
        self.items = self.items.copy()
        self.display = self.display.copy()
        self.monument_deck = self.monument_deck.copy()
        self.places = self.places.copy()
        self.passed = self.passed.copy()
        self.bonus = self.bonus.copy()
        self.before = None if self.before is None else self.before.copy()
        self.mages = [zone.copy() for zone in self.mages]
        self.chosen = self.chosen.copy()
        self.packs = [zone.copy() for zone in self.packs]
        self.kept = [zone.copy() for zone in self.kept]
        self.draft = self.draft.copy()
        self.wins = self.wins.copy()
        self.drafted = [zone.copy() for zone in self.drafted]
        self.known = self.known.copy()
        self.batch = self.batch.copy()
        self.mixed = [zone.copy() for zone in self.mixed]
        self.known_top = self.known_top.copy()
        self.monument_known = [memory.copy() for memory in self.monument_known]

    def fields_data(self) -> Data:
        return {
            "pool": list(self.pool),
            "on": {self.cat.ids[component]: list(self.on[component]) for component in sorted(self.on)},
            "turned": sorted(self.turned), "play": [list(zone) for zone in self.play],
            "hand": [list(zone) for zone in self.hand], "deck": [list(zone) for zone in self.deck],
            "discard": [list(zone) for zone in self.discard], "items": list(self.items), "display": list(self.display),
            "monument_deck": list(self.monument_deck), "places": list(self.places), "round": self.round,
            "first": self.first, "passed": list(self.passed), "bonus": list(self.bonus), "winners": self.winners,
            "before": save_snapshot(self.before), "mages": [list(zone) for zone in self.mages],
            "chosen": list(self.chosen), "packs": [list(zone) for zone in self.packs],
            "kept": [list(zone) for zone in self.kept], "draft": list(self.draft), "game_number": self.game_number,
            "opener": self.opener, "wins": list(self.wins), "drafted": [list(zone) for zone in self.drafted],
            "known": list(self.known), "batch": list(self.batch), "batches": self.batches,
            "mixed": [[group[0], *sorted(group[1:])] for group in self.mixed], "known_top": list(self.known_top),
            "monument_known": [[list(stretch) for stretch in memory] for memory in self.monument_known],
        }

    def sources(self) -> list[Any]:
        return [
            self.trunk, self._asked, self.branches, self._options, self._branch_options, self.pool, self.on,
            self.turned, self.play, self.hand, self.deck, self.discard, self.items, self.display, self.monument_deck,
            self.places, self.round, self.first, self.passed, self.bonus, self.winners, self.before, self.mages,
            self.chosen, self.packs, self.kept, self.game_number, self.wins, self.drafted, self.known, self.known_top,
            self.monument_known,
        ]
