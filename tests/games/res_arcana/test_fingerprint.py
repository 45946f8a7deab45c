"""Fingerprints: one number for all positions that a seat cannot tell apart, and other numbers for the rest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from arcanum.core.chance import Chance, key_of
from arcanum.core.state import GameState
from arcanum.games.res_arcana import RES_ARCANA, frames
from arcanum.games.res_arcana.state import State
from tests.games.res_arcana.test_worlds_canonical import IDS, SETUPS, choose
from tests.rules.res_arcana.table import Table, card, new_game, player, table

ROOT = Path(__file__).resolve().parents[3]
BOTH = (True, False)
Change = Callable[[State], object]


def positions(seats: int, options: dict[str, Any], games: int = 2) -> Iterator[State]:
    """Every third position of some games, and all those in which several seats decide."""
    for game in range(games):
        state = RES_ARCANA.new(seats, f"looks {game}", {"round_limit": 6, **options})
        chance = Chance(key_of(f"fingerprints {game}"))
        number = 0
        while not state.over:
            number += 1
            if number % 3 == 0 or state.branches:
                yield state
            state.apply(*choose(state, chance))


# --- what a seat cannot know ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options", "prompts"), SETUPS, ids=IDS)
def test_all_worlds_of_a_seat_have_one_fingerprint(seats: int, options: dict[str, Any], prompts: set[str]) -> None:
    for index, state in enumerate(positions(seats, options)):
        for seat in state.actors():
            for secrets in BOTH:
                number = state.fingerprint(seat, secrets)
                for seed in ("a", "b", f"{index}"):
                    assert state.world(seat, seed).fingerprint(seat, secrets) == number


@pytest.mark.parametrize(("seats", "options", "prompts"), SETUPS, ids=IDS)
def test_without_secrets_it_is_what_the_others_can_tell(seats: int, options: dict[str, Any], prompts: set[str]) -> None:
    """A rival deals anew what only the seat sees, and the number without it stays; only in a simultaneous Collect are
    the seat's own answers part of it."""
    compared = changed = 0
    for state in positions(seats, options):
        for seat in state.actors():
            if state.before is None:
                world = state.world((seat + 1) % seats, "rival")
                assert world.fingerprint(seat, False) == state.fingerprint(seat, False)
                compared += 1
                changed += world.fingerprint(seat, True) != state.fingerprint(seat, True)
    assert changed > compared // 2, "with secrets it is another as a rule"


def collecting(*choices: str) -> Table:
    t = table(
        player(mage="witch", in_play=[card("catacombs_of_the_dead", death=2), "hanging_gardens"], hand=["prism"]),
        player(
            in_play=[
                card("corrupt_altar", elan=3),
                card("mermaid", calm=1),
                card("windup_man", life=1),
                "cursed_forge",
            ],
            pool={"death": 2},
        ),
        phase="collect",
    )
    return t.do(1, *choices)


@pytest.mark.rule("RA-30.21")
@pytest.mark.parametrize("secrets", BOTH)
def test_answers_that_others_give_at_the_same_time_do_not_show(secrets: bool) -> None:
    going_on: list[list[str]] = [[], ["take mermaid"], ["take corrupt_altar", "take mermaid"]]
    done = [["done", "pay"], ["take mermaid", "done", "turn"]]
    tables = [collecting(*choices) for choices in going_on + done]
    assert len({t.state.fingerprint(0, secrets) for t in tables}) == 1
    assert len({t.do(0, "take catacombs_of_the_dead").state.fingerprint(0, secrets) for t in tables}) == 1
    assert [1 in t.actors() for t in tables] == [True] * 3 + [False] * 2
    assert len({t.state.fingerprint(1, secrets) for t in tables[:3]}) == 3, "they know themselves"


@pytest.mark.rule("RA-30.12", "RA-30.14")
@pytest.mark.parametrize("setup", ["standard", "draft"])
@pytest.mark.parametrize("secrets", BOTH)
def test_nor_do_their_mages_and_picks(setup: str, secrets: bool) -> None:
    untouched = new_game(3, "others", setup=setup)
    numbers = {untouched.state.fingerprint(0, secrets)}
    for choice in range(2):
        t = new_game(3, "others", setup=setup)
        numbers.add(t.do(1, t.legal(1)[choice]).state.fingerprint(0, secrets))
    assert len(numbers) == 1


# --- what makes a difference ------------------------------------------------------------------------------------------


def middle() -> State:
    t = table(
        player(
            mage="seer",
            item="alchemy",
            pool={"gold": 3, "calm": 1},
            hand=["prism", "hawk"],
            deck=["vault", "crypt", "treant", "athanor"],
            discard=["guard_dog", "dragon_egg"],
            in_play=[card("mermaid", calm=1), card("windup_man", turned=True), "oracle"],
        ),
        player(
            mage="druid",
            item="research",
            pool={"life": 2},
            hand=["fire_dragon"],
            deck=["nightingale"],
            in_play=[card("bone_dragon", turned=True)],
        ),
        center={
            "monuments": ["temple", "library"],
            "monument_deck": ["obelisk", "colossus"],
            "places": ["dragons_lair"],
        },
        round=3,
    )
    return t.state


def number_of(state: State, name: str) -> int:
    return state.cat.component[name]


def give_gold(s: State) -> None:
    s.add(0, (0, 0, 0, 0, -1))
    s.add(1, (0, 0, 0, 0, 1))


def swap_with_deck(s: State) -> None:
    s.deck[0].insert(0, s.hand[0].pop())
    s.hand[0].append(s.deck[0].pop())


def put_another_on_top(s: State) -> None:
    s.deck[0].reverse()
    s.known_top[0] = 1


PUBLIC: dict[str, Change] = {
    "own pool": lambda s: s.add(0, (1, 0, 0, 0, 0)),
    "another's pool": lambda s: s.add(1, (1, 0, 0, 0, 0)),
    "essences between pools": give_gold,
    "turned": lambda s: s.turned.add(number_of(s, "mermaid")),
    "straight": lambda s: s.turned.discard(number_of(s, "bone_dragon")),
    "on a component": lambda s: s.on.update({number_of(s, "mermaid"): (0, 0, 0, 0, 1)}),
    "nothing on it": lambda s: s.on.clear(),
    "in play": lambda s: s.play[1].append(number_of(s, "dragon_bridle")),
    "whose it is": lambda s: s.play[1].append(s.play[0].pop()),
    "discard": lambda s: s.discard[0].pop(),
    "whose discard": lambda s: s.discard[1].append(s.discard[0].pop()),
    "hand of a rival": lambda s: s.hand[1].append(number_of(s, "dragon_bridle")),
    "drawn": lambda s: s.hand[1].append(s.deck[1].pop()),
    "display": lambda s: s.display.pop(),
    "monument deck": lambda s: s.monument_deck.pop(),
    "places": lambda s: s.places.clear(),
    "items": lambda s: s.items.pop(),
    "round": lambda s: setattr(s, "round", 4),
    "first player": lambda s: setattr(s, "first", 1),
    "passed": lambda s: setattr(s, "passed", [0, 1]),
    "bonus": lambda s: setattr(s, "bonus", [0, 2]),
    "a card that all know": lambda s: s.known.__setitem__(number_of(s, "fire_dragon"), s.all),
    "question": lambda s: s.trunk.append((frames.PAY, 0, number_of(s, "prism"), 1, 0, 0, 0, 0, 0, 1, 0, 5, 1)),
}
SECRET: dict[str, Change] = {
    "hand": lambda s: s.hand[0].__setitem__(0, number_of(s, "dragon_bridle")),
    "hand and deck": swap_with_deck,
    "top of the deck": lambda s: s.known_top.__setitem__(0, 1),
    "another top": put_another_on_top,
    "unknown deck": lambda s: s.known.__setitem__(s.deck[0][0], 0),
    "monuments": lambda s: s.monument_known.__setitem__(0, [(1, number_of(s, "colossus"))]),
    "monuments in no order": lambda s: s.monument_known.__setitem__(0, [(2, number_of(s, "colossus"))]),
}
NOTHING: dict[str, Change] = {
    "order of the hand": lambda s: s.hand[0].reverse(),
    "order in play": lambda s: s.play[0].reverse(),
    "order of the discard pile": lambda s: s.discard[0].reverse(),
    "order of items": lambda s: s.items.reverse(),
    "order of monuments": lambda s: s.display.reverse(),
    "order of the unseen deck": lambda s: s.deck[0].reverse(),
    "order of the monument deck": lambda s: s.monument_deck.reverse(),
    "cards of a rival": lambda s: s.hand[1].__setitem__(0, number_of(s, "dragon_bridle")),
    "memory of a rival": lambda s: s.monument_known.__setitem__(1, [(1, number_of(s, "colossus"))]),
    "decisions": lambda s: setattr(s, "decisions", 99),
    "revelations": lambda s: setattr(s, "revelations", 99),
    "chance": lambda s: setattr(s, "chance", Chance(key_of("another"))),
    "events": lambda s: s.log.clear(),
    "batches": lambda s: setattr(s, "batches", 3),
}


def changed(change: Change) -> State:
    state = middle()
    change(state)
    return state


@pytest.mark.parametrize("what", PUBLIC)
def test_what_all_can_see_counts(what: str) -> None:
    for secrets in BOTH:
        assert changed(PUBLIC[what]).fingerprint(0, secrets) != middle().fingerprint(0, secrets)


@pytest.mark.parametrize("what", SECRET)
def test_what_only_the_seat_sees_counts_with_secrets(what: str) -> None:
    state = changed(SECRET[what])
    assert state.fingerprint(0, True) != middle().fingerprint(0, True)
    assert state.fingerprint(0, False) == middle().fingerprint(0, False)


@pytest.mark.parametrize("what", NOTHING)
def test_what_makes_no_difference_does_not_count(what: str) -> None:
    for secrets in BOTH:
        assert changed(NOTHING[what]).fingerprint(0, secrets) == middle().fingerprint(0, secrets)


def test_all_these_numbers_are_different() -> None:
    numbers = [changed(change).fingerprint(0, True) for change in [*PUBLIC.values(), *SECRET.values()]]
    assert len(set(numbers)) == len(numbers)
    assert middle().fingerprint(0, True) != middle().fingerprint(0, False)


@pytest.mark.parametrize("setup", ["standard", "draft"])
def test_own_mages_and_packs_count_with_secrets(setup: str) -> None:
    for change in ("mages", "packs", "kept"):
        if setup == "standard" and change != "mages":
            continue
        one, other = new_game(2, "own", setup=setup).state, new_game(2, "own", setup=setup).state
        zone = getattr(other, change)
        zone[0] = [*zone[0][1:], zone[1][0] if zone[1] else other.packs[1][0]]
        assert one.fingerprint(0, True) != other.fingerprint(0, True)
        assert one.fingerprint(0, False) == other.fingerprint(0, False)


def test_how_a_match_stands_counts() -> None:
    changes: list[Change] = [
        lambda s: setattr(s, "wins", [5, 0]),
        lambda s: setattr(s, "game_number", 3),
        lambda s: setattr(s, "opener", 1 - s.opener),
        lambda s: setattr(s, "packs", [s.packs[0][:-1], s.packs[1]]),
        lambda s: setattr(s, "drafted", [s.drafted[1], s.drafted[0]]),
    ]
    t = new_game(2, "open", setup="match", round_limit=1)
    while t.prompt(t.actors()[0]) != "open-draft":
        t.do(t.actors()[0], t.legal(t.actors()[0])[0])
    t.do(t.actors()[0], t.legal(t.actors()[0])[0])
    seat = t.actors()[0]
    for secrets in BOTH:
        numbers = {t.state.fingerprint(seat, secrets)}
        for change in changes:
            other = t.state.clone()
            change(other)
            numbers.add(other.fingerprint(seat, secrets))
        assert len(numbers) == len(changes) + 1


# --- different ways to a situation ------------------------------------------------------------------------------------


def test_how_many_decisions_came_before_does_not_count() -> None:
    """Nor does it in the questions that are numbered by it."""
    ways = {
        "pass": player(item="alchemy", hand=["prism"]),
        "discard prism": player(hand=["prism"]),
        "power transmuter 1": player(mage="transmuter", pool={"calm": 2, "life": 2, "elan": 1}),
        "power scholar 1": player(mage="scholar", pool={"calm": 1, "life": 1}, deck=["prism"]),
        "power divination 1": player(item="divination", hand=["hawk", "vault"], deck=["mermaid", "treant", "crypt"]),
        "power alchemy 1": player(item="alchemy", pool={"calm": 4, "life": 4, "elan": 4}),
        "place vault": player(hand=["vault"], pool={"gold": 4, "calm": 4, "life": 4}),
    }
    asked = set()
    for words, own in ways.items():
        early, late = table(own, player(mage="druid")), table(own, player(mage="druid"))
        late.state.decisions += 7
        for t in (early, late):
            t.do(0, words)
        asked.add(early.prompt(early.actors()[0]))
        if early.actors() == (0,):
            assert early.state.decision(0).group != late.state.decision(0).group
        assert early.state.trunk == late.state.trunk or early.actors() == (0,)
        for secrets in BOTH:
            seat = early.actors()[0]
            assert early.state.fingerprint(seat, secrets) == late.state.fingerprint(seat, secrets)
    assert {"swap-item", "discard-yield", "pay", "discard"} <= asked


def told(state: GameState, seat: int) -> dict[str, Any]:
    """A view without the number of a group of questions."""
    view = state.view(seat)
    del view["decision"]["group"]
    return view


def in_no_order(value: Any) -> Any:
    """A view with all lists in one order, and without what makes no difference to what may be answered."""
    if isinstance(value, dict):
        return {
            key: in_no_order(each) for key, each in value.items() if key not in ("to_act", "least", "most", "placed")
        }
    if isinstance(value, list):
        return sorted([in_no_order(each) for each in value], key=lambda each: json.dumps(each, sort_keys=True))
    return value


@pytest.mark.parametrize(("seats", "options", "prompts"), SETUPS, ids=IDS)
def test_equal_views_have_equal_fingerprints_and_equal_fingerprints_equal_answers(
    seats: int, options: dict[str, Any], prompts: set[str]
) -> None:
    """From positions of a game all ways of a few actions are gone: many of them meet."""
    numbers: dict[str, int] = {}
    views: dict[int, str] = {}
    legal: dict[int, list[int]] = {}
    met = 0
    for index, start in enumerate(positions(seats, options, games=1)):
        for state in after(start, 3) if index % 8 == 0 else [start]:
            for seat in state.actors():
                number = state.fingerprint(seat, True)
                view = json.dumps(told(state, seat), sort_keys=True)
                met += view in numbers or number in views
                assert numbers.setdefault(view, number) == number
                # Two orders of a deck's top are two situations: the view of that is a list that has an order.
                top = state.view(seat)["players"][seat]["deck_top"]
                kept = json.dumps([seat, top, in_no_order(told(state, seat))], sort_keys=True)
                assert views.setdefault(number, kept) == kept
                assert legal.setdefault(number, state.legal_actions(seat)) == state.legal_actions(seat)
    assert met > 10


def after(start: State, depth: int) -> Iterator[State]:
    """A position and those that can be reached in a few actions, the first and last ones that are legal."""
    yield start
    if depth and not start.over:
        seat = start.actors()[0]
        legal = start.legal_actions(seat)
        for action in legal if len(legal) < 7 else legal[:3] + legal[-3:]:
            state = start.clone()
            state.apply(seat, action)
            if not state.over:
                yield from after(state, depth - 1)


@pytest.mark.parametrize("secrets", BOTH)
def test_ways_that_differ_in_order_meet(secrets: bool) -> None:
    """What was done on two turns is the same, whichever came first."""
    numbers = set()
    for names in (["prism", "hawk"], ["hawk", "prism"]):
        t = table(player(hand=["prism", "hawk", "vault"]), player(hand=["crypt", "treant", "mermaid"]))
        for own, other in zip(names, ["crypt", "treant"], strict=True):
            t.do(0, f"discard {own}", "essence gold").do(1, f"discard {other}", "essence gold")
        numbers.add(t.state.fingerprint(0, secrets))
    assert len(numbers) == 1


@pytest.mark.parametrize("secrets", BOTH)
def test_in_collect_it_counts_what_is_still_to_come(secrets: bool) -> None:
    """Components yield in the order in which they came into play, so at the same question others may have yielded."""
    tables = [
        table(player(mage="witch", in_play=names), player(), phase="collect", options={"collect": "ordered"})
        for names in (["catacombs_of_the_dead", "hanging_gardens"], ["hanging_gardens", "catacombs_of_the_dead"])
    ]
    assert {t.prompt(0) for t in tables} == {"gain-mix"}
    one, other = [t.state.fingerprint(0, secrets) for t in tables]
    assert one == other, "the Witch is asked about first, and the same two are still to come"
    tables[0].state.play[0].reverse()
    assert tables[0].state.fingerprint(0, secrets) != one, "now she is the last of the three"


# --- the same everywhere ----------------------------------------------------------------------------------------------


def numbers_of_a_game() -> list[int]:
    """The fingerprints of a game, for comparison with another process."""
    return [
        state.fingerprint(seat, secrets)
        for seats, options in ((2, {}), (3, {"setup": "draft"}))
        for state in positions(seats, options, games=1)
        for seat in state.actors()
        for secrets in BOTH
    ]


def test_every_process_has_the_same_numbers() -> None:
    """Python salts the hashes of text, so none may be in it."""
    script = "from tests.games.res_arcana.test_fingerprint import numbers_of_a_game as f; print(f())"
    told = set()
    for salt in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": salt, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(
            [sys.executable, "-c", script], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
        )
        told.add(done.stdout)
    assert told == {f"{numbers_of_a_game()}\n"}


@pytest.mark.parametrize(("seats", "options", "prompts"), SETUPS, ids=IDS)
def test_no_number_in_a_frame_is_below_minus_one(seats: int, options: dict[str, Any], prompts: set[str]) -> None:
    """The hashes of -1 and -2 are the same: two frames must not differ in that alone."""
    for state in positions(seats, options):
        for stack in [state.trunk, *state.branches]:
            assert all(number >= -1 for frame in stack for number in frame)
