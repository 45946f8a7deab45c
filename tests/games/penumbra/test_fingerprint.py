"""Fingerprints: one number for all positions that a wizard cannot tell apart, and other numbers for the rest."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from arcanum.core.chance import Chance, key_of
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.state import State
from tests.rules.penumbra.table import card, die, table, wizard

ROOT = Path(__file__).resolve().parents[3]
BOTH = (True, False)
TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (1, {})]
Change = Callable[[State], object]


def positions(seats: int, options: dict[str, Any]) -> Iterator[State]:
    """Every second position of some games, and those in which several seats decide."""
    for game in range(3):
        state = PENUMBRA.new(seats, f"fingerprints {game}", options)
        chance = Chance(key_of(f"fingerprints {game}"))
        number = 0
        while not state.over:
            number += 1
            if number % 2 == 0 or state.branches:
                yield state
            actors = state.actors()
            seat = actors[chance.below(len(actors))]
            legal = state.legal_actions(seat)
            state.apply(seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_all_worlds_of_a_seat_have_one_fingerprint(seats: int, options: dict[str, Any]) -> None:
    for state in positions(seats, options):
        for seat in state.actors():
            for secrets in BOTH:
                number = state.fingerprint(seat, secrets)
                for seed in ("a", "b"):
                    assert state.world(seat, seed).fingerprint(seat, secrets) == number


@pytest.mark.parametrize(("seats", "options"), TABLES[:2])
def test_without_secrets_it_is_what_the_others_can_tell(seats: int, options: dict[str, Any]) -> None:
    """A rival deals anew what only the seat sees, and the number without it stays."""
    for state in positions(seats, options):
        for seat in state.actors():
            if not state.branches:
                world = state.world((seat + 1) % seats, "rival")
                if world.actors() == state.actors():
                    assert world.fingerprint(seat, False) == state.fingerprint(seat, False)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_different_situations_have_different_numbers(seats: int, options: dict[str, Any]) -> None:
    """As often as their views differ; and where the views are the same, the numbers differ only by what is left to be
    used, which a view does not tell."""
    numbers: dict[int, Any] = {}
    for state in positions(seats, options):
        for seat in state.actors():
            number = state.fingerprint(seat, True)
            view = state.view(seat)
            view.pop("put_aside")
            view.pop("removed")
            view.pop("to_act")
            assert numbers.setdefault(number, view) == view
    assert len(numbers) > 50


CONTRACTS = ["lost_hut", "glimmerhorn", "lost_tiara", "forest_flame"]


def position() -> State:
    deck = [{"id": name, "seen_by": [0] if name == "glimmerhorn" else []} for name in CONTRACTS]
    mine = wizard(bound=["bright_path"], dice=["red-6"], store={"fruit": 4}, grimoire=["chant"])
    return table(mine, wizard(), decks={"contracts": deck}, put_aside=["harvest"]).state


def swap(s: State, one: int, other: int) -> None:
    cards = s.decks[8].copy()
    cards[one], cards[other] = cards[other], cards[one]
    s.decks[8] = cards


def change_now(place: int) -> Change:
    def change(s: State) -> None:
        s.now[place] += 1

    return change


TELLING: list[Change] = [
    lambda s: s.gain(0, 3, 1),
    lambda s: s.add_die(1, die("bone-2")),
    lambda s: s.add_die(0, die("red-6-temporary")),
    lambda s: s.rotate(0, card("chant")),
    lambda s: s.lay(0, die("bone-2"), 22, -1),
    lambda s: s.put_mark(1, 3, 0),
    lambda s: setattr(s, "row", [card("mad_dealer")]),
    lambda s: setattr(s, "fate", [card("basilisk")]),
    lambda s: setattr(s, "once", [card("chant")]),
    lambda s: setattr(s, "idle", [1, 0]),
    *[change_now(place) for place in (f.PLACEMENTS, f.NUDGES, f.IN_TIME, f.AMPLIFY)],
]


@pytest.mark.parametrize("change", TELLING, ids=[str(number) for number in range(len(TELLING))])
def test_what_lies_open_is_part_of_it(change: Change) -> None:
    one, other = position(), position()
    change(other)
    for secrets in BOTH:
        assert one.fingerprint(0, secrets) != other.fingerprint(0, secrets)


OWN: list[Change] = [lambda s: setattr(s, "bound", [[card("mad_dealer")], []])]


@pytest.mark.parametrize("change", OWN)
def test_own_secrets_are_part_of_it_with_secrets_only(change: Change) -> None:
    one, other = position(), position()
    change(other)
    assert one.fingerprint(0, True) != other.fingerprint(0, True)
    assert one.fingerprint(0, False) == other.fingerprint(0, False)


SILENT: list[Change] = [
    lambda s: swap(s, 0, 1),
    lambda s: setattr(s, "fate", list(reversed(s.fate))),
    lambda s: setattr(s, "put_aside", []),
    lambda s: setattr(s, "decisions", 17),
    lambda s: setattr(s, "revelations", 17),
    lambda s: setattr(s, "declined", [5]),
]


@pytest.mark.parametrize("change", SILENT, ids=[str(number) for number in range(len(SILENT))])
def test_what_makes_no_difference_is_not(change: Change) -> None:
    """The order of unseen cards, what is only told, and what was declined before something new happened."""
    one, other = position(), position()
    one.something_new()
    other.something_new()
    change(other)
    for secrets in BOTH:
        assert one.fingerprint(0, secrets) == other.fingerprint(0, secrets)


def test_what_was_declined_counts_while_nothing_is_new() -> None:
    one, other = position(), position()
    for state in (one, other):
        state.now[f.ALIGHT] = 0
    other.declined = [5]
    assert one.fingerprint(0, True) != other.fingerprint(0, True)


def test_the_known_place_of_a_card_is_part_of_it() -> None:
    one, other = position(), position()
    swap(other, 2, 1)
    assert one.fingerprint(0, True) != other.fingerprint(0, True)
    assert one.fingerprint(1, True) == other.fingerprint(1, True)


def test_it_is_the_same_in_every_process() -> None:
    code = (
        "from arcanum.games.penumbra.game import PENUMBRA\n"
        "state = PENUMBRA.new(2, 'process')\n"
        "print(state.fingerprint(0, True), state.fingerprint(1, False))"
    )
    told = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        told.add(
            subprocess.run(
                [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
            ).stdout
        )
    assert len(told) == 1
