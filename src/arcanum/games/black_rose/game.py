"""The Game object: options, packs, new games and saved ones."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from arcanum.core.game import GameError, Option
from arcanum.core.pack_game import PackGame
from arcanum.core.state import Data
from arcanum.core.tensors import Layout
from arcanum.core.weights import read_weights
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import Catalogue
from arcanum.games.black_rose.compiler import compile_content
from arcanum.games.black_rose.evaluation import BlackRoseEvaluation
from arcanum.games.black_rose.evaluation_weights import FEATURES, FILE
from arcanum.games.black_rose.invariants import check_state
from arcanum.games.black_rose.packs import Content, Loader
from arcanum.games.black_rose.positions import Position
from arcanum.games.black_rose.scenario import facts_of, lay_out
from arcanum.games.black_rose.scoring import power_by_source
from arcanum.games.black_rose.setup import RANDOM, STANDARD, check_options
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.tensors import layout_of
from arcanum.games.black_rose.view_types import BlackRoseView
from arcanum.games.black_rose.worths import side_worths

_NAMES: Final = re.compile(r"[a-z][a-z0-9_]*(, *[a-z][a-z0-9_]*)*")


class NamedOption(Option):
    """An option whose values are ids from the packs, separated by commas. Which ids there are is known only when the
    packs are: `check_options` looks at that."""

    def __init__(self, name: str, default: str, choices: tuple[str, ...], summary: str) -> None:
        super().__init__(name, default, choices, summary)
        # Of a list that may be replaced, what stands in the box is the only choice with a name.
        self.free = "ids separated by commas" if choices == (STANDARD,) else ""

    def check(self, value: object) -> str | int:
        text = str(value)
        if not _NAMES.fullmatch(text) or len(text) > 400:
            raise GameError(f"option {self.name}: expected ids separated by commas, got {value!r}")
        return text


class BlackRose(PackGame[Content, Catalogue, State]):
    """Two mages, and the Black Rose as a third power that can win."""

    id = "black_rose"
    view_type = BlackRoseView
    rules_version = 1
    seat_counts = (2,)
    won_by_seats = False
    loader = Loader
    state = State
    position_type = Position
    opening = (frames.SET_UP, -1)
    options = (
        NamedOption("school", "law", ("law", "ash"), "the school that both mages study"),
        NamedOption("mages", STANDARD, (STANDARD,), "the mages to choose from; standard: those of the school"),
        NamedOption("rooms", STANDARD, (STANDARD,), "rooms swapped in by base name, or a whole set of seven"),
        NamedOption("forgotten", STANDARD, (STANDARD,), "the forgotten spells"),
        NamedOption("event", "random", ("random", "a", "b"), "the side of the event card"),
        NamedOption("quests_1", "random", ("random", "a", "b"), "the side of the first quest card"),
        NamedOption("quests_2", "random", ("random", "a", "b"), "the side of the second quest card"),
        Option("crown", "random", ("random", 0, 1), "who starts with the crown"),
        Option("upgrades", "on", ("on", "off"), "whether upgrade cards are used, if the school has any"),
    )

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

    def compile(self, content: Content) -> Catalogue:
        return compile_content(content)

    def check_options(self, catalogue: Catalogue, options: dict[str, str | int]) -> None:
        check_options(catalogue, options)

    def lay_out(self, state: State, position: Position) -> None:
        lay_out(state, position)

    def facts(self, state: State) -> Data:
        return facts_of(state)

    def first_seat(self, state: State) -> int | None:
        return state.crown

    def sides(self, state: State) -> list[dict[str, str]]:
        """Mage, grimoire, and whether the seat began with the crown; of a state that was played from its beginning."""
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

    def points(self, state: State) -> list[dict[str, float]]:
        return power_by_source(state)[: state.seats]

    def standing(self, state: State) -> list[int]:
        """The power of the mages and of the Black Rose."""
        return list(state.power)

    def make_layout(self, catalogue: Catalogue, seats: int) -> Layout:
        return layout_of(catalogue)

    def make_evaluation(self, content: Content, catalogue: Catalogue) -> BlackRoseEvaluation:
        return BlackRoseEvaluation(catalogue, side_worths(content), read_weights(FILE, FEATURES))

    def check(self, state: State) -> None:
        """Conservation laws; raises AssertionError when one is broken."""
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
