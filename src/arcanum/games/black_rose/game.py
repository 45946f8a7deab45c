"""The Game object: options, packs, new games and saved ones."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from arcanum.core.actions import ActionSpace
from arcanum.core.chance import Chance
from arcanum.core.game import Game, GameError, Option
from arcanum.core.state import Data, GameState
from arcanum.core.weights import read_weights
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import Catalogue
from arcanum.games.black_rose.compiler import compile_content
from arcanum.games.black_rose.evaluation import BlackRoseEvaluation
from arcanum.games.black_rose.evaluation_traits import side_worths
from arcanum.games.black_rose.evaluation_weights import FEATURES, FILE
from arcanum.games.black_rose.invariants import check_state
from arcanum.games.black_rose.packs import Content, load_packs
from arcanum.games.black_rose.scenario import facts_of, lay_out
from arcanum.games.black_rose.scoring import power_by_source
from arcanum.games.black_rose.setup import RANDOM, STANDARD, check_options
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.tensors import BlackRoseLayout, layout_of

_NAMES: Final = re.compile(r"[a-z][a-z0-9_]*(, *[a-z][a-z0-9_]*)*")


class NamedOption(Option):
    """An option whose values are ids from the packs, separated by commas. Which ids there are is known only when the
    packs are: `check_options` looks at that."""

    def check(self, value: object) -> str | int:
        text = str(value)
        if not _NAMES.fullmatch(text) or len(text) > 400:
            raise GameError(f"option {self.name}: expected ids separated by commas, got {value!r}")
        return text


class BlackRose(Game):
    """Two mages, and the Black Rose as a third power that can win."""

    id = "black_rose"
    rules_version = 1
    seat_counts = (2,)
    always_won = False
    options = (
        NamedOption("school", "law", ("law", "ash"), "the school that both mages study"),
        NamedOption("mages", "standard", ("standard",), "the mages to choose from; standard: those of the school"),
        NamedOption("rooms", "standard", ("standard",), "rooms swapped in by base name, or a whole set of seven"),
        NamedOption("forgotten", "standard", ("standard",), "the forgotten spells"),
        NamedOption("event", "random", ("random", "a", "b"), "the side of the event card"),
        NamedOption("quests_1", "random", ("random", "a", "b"), "the side of the first quest card"),
        NamedOption("quests_2", "random", ("random", "a", "b"), "the side of the second quest card"),
        Option("crown", "random", ("random", 0, 1), "who starts with the crown"),
        Option("upgrades", "on", ("on", "off"), "whether upgrade cards are used, if the school has any"),
    )

    def __init__(self) -> None:
        self._loaded: dict[tuple[Path, ...], tuple[Content, Catalogue]] = {}
        self._evaluations: dict[tuple[Path, ...], BlackRoseEvaluation] = {}
        self._layouts: dict[tuple[Path, ...], BlackRoseLayout] = {}

    def offers(self) -> tuple[Option, ...]:
        """With what the packs bring: schools, mages, rooms and forgotten spells of other packs, sides of cards."""
        cat = self.catalogue()
        rooms = [room for room in _rooms(cat) if room not in cat.default_rooms]
        standard = [cat.ids[spell] for spell in cat.forgotten]
        further = _alone_and_together(cat, [spell for spell in _forgotten(cat) if spell not in cat.forgotten])
        found = {
            "school": [id for id, kind in zip(cat.ids, cat.kind, strict=True) if kind == at.SCHOOL],
            "mages": [STANDARD, *_by_pack(cat, cat.mage_list), ",".join([cat.ids[mage] for mage in cat.mage_list])],
            "rooms": [STANDARD, *_alone_and_together(cat, rooms)],
            # They are shuffled into the deck (BR-29.3), or take its place.
            "forgotten": [STANDARD, *[",".join([*standard, each]) for each in further], *further],
            "event": [RANDOM, *cat.sets],
            "quests_1": [RANDOM, *cat.quest_sides[0]],
            "quests_2": [RANDOM, *cat.quest_sides[1]],
        }
        return tuple(
            [
                Option(each.name, each.default, tuple(found.get(each.name, each.choices)), each.summary)
                for each in self.options
            ]
        )

    def _load(self, packs: Sequence[Path]) -> tuple[Content, Catalogue]:
        key = tuple(packs)
        if key not in self._loaded:
            content = load_packs(packs)
            self._loaded[key] = (content, compile_content(content))
        return self._loaded[key]

    def catalogue(self, packs: Sequence[Path] = ()) -> Catalogue:
        return self._load(packs)[1]

    def content(self, packs: Sequence[Path] = ()) -> Content:
        return self._load(packs)[0]

    def blank(self, seats: int, options: dict[str, Any] | None = None, packs: Sequence[Path] = ()) -> State:
        settled = self.settle(seats, options or {})
        catalogue = self.catalogue(packs)
        check_options(catalogue, settled)
        state = State(catalogue, settled, Chance(b""))
        state.trunk.append((frames.SET_UP, -1))
        return state

    def new(self, seats: int, seed: str, options: dict[str, Any] | None = None, packs: Sequence[Path] = ()) -> State:
        state = self.blank(seats, options, packs)
        state.deal(seed)
        return state

    def load(self, data: Data, packs: Sequence[Path] = ()) -> State:
        catalogue = self.catalogue(packs)
        try:
            if data["packs_in_use"] != catalogue.pack_ids:
                raise ValueError(f"it was saved with the packs {data['packs_in_use']}, not {catalogue.pack_ids}")
            settled = self.settle(2, data["options"])
            check_options(catalogue, settled)
            state = State(catalogue, settled, Chance(b""))
            state.restore(data)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as error:
            raise GameError(f"not a saved state of {self.id}: {type(error).__name__} {error}") from error
        return state

    def space(self, packs: Sequence[Path] = ()) -> ActionSpace:
        return self.catalogue(packs).space

    def pack_stamps(self, packs: Sequence[Path] = ()) -> list[dict[str, str]]:
        return [
            {"id": pack.info.id, "version": pack.info.version, "hash": pack.hash} for pack in self.content(packs).packs
        ]

    def position(self, seats: int, options: dict[str, Any], position: Data, packs: Sequence[Path] = ()) -> State:
        settled = self.settle(seats, options)
        catalogue = self.catalogue(packs)
        check_options(catalogue, settled)
        return lay_out(catalogue, settled, position)

    def facts(self, state: GameState) -> Data:
        assert isinstance(state, State)
        return facts_of(state)

    def sides(self, state: GameState) -> list[dict[str, str]]:
        """Mage, grimoire, and whether the seat began with the crown; of a state that was played from its beginning."""
        assert isinstance(state, State)
        told: list[dict[str, str]] = [{} for _ in range(state.seats)]
        for raw in state.log:
            if raw[0] == ev.GAME_STARTED:
                for seat in range(state.seats):
                    told[seat]["crown"] = "first" if seat == raw[2] else "second"
            elif raw[0] == ev.MAGE_CHOSEN:
                told[raw[2]]["mage"] = state.cat.ids[raw[3]]
            elif raw[0] == ev.GRIMOIRE_CHOSEN:
                told[raw[2]]["grimoire"] = at.GRIMOIRES[raw[3]]
        return told

    def points(self, state: GameState) -> list[dict[str, float]]:
        assert isinstance(state, State)
        return power_by_source(state)[: state.seats]

    def standing(self, state: GameState) -> list[int]:
        """The power of the mages and of the Black Rose."""
        assert isinstance(state, State)
        return list(state.power)

    def layout(self, seats: int, packs: Sequence[Path] = ()) -> BlackRoseLayout:
        self.check_seats(seats)
        key = tuple(packs)
        if key not in self._layouts:
            self._layouts[key] = layout_of(self.catalogue(packs))
        return self._layouts[key]

    def evaluation(self, packs: Sequence[Path] = ()) -> BlackRoseEvaluation:
        key = tuple(packs)
        if key not in self._evaluations:
            content, catalogue = self._load(packs)
            self._evaluations[key] = BlackRoseEvaluation(catalogue, side_worths(content), read_weights(FILE, FEATURES))
        return self._evaluations[key]

    def check(self, state: GameState) -> None:
        """Conservation laws; raises AssertionError when one is broken."""
        assert isinstance(state, State)
        check_state(state)


def _rooms(cat: Catalogue) -> list[int]:
    return [number for number, kind in enumerate(cat.kind) if kind == at.ROOM]


def _forgotten(cat: Catalogue) -> list[int]:
    return [spell for spell in cat.spell_list if cat.spell_kind[spell] == at.FORGOTTEN]


def _alone_and_together(cat: Catalogue, components: Sequence[int]) -> list[str]:
    """The ids of components, each as a value of its own, and those of each pack as one value."""
    return list(dict.fromkeys([cat.ids[each] for each in components] + _by_pack(cat, components)))


def _by_pack(cat: Catalogue, components: Sequence[int]) -> list[str]:
    """The ids of components, those of each pack as one value."""
    packs = sorted({cat.pack[number] for number in components})
    return [",".join([cat.ids[each] for each in components if cat.pack[each] == pack]) for pack in packs]


BLACK_ROSE = BlackRose()
