"""The metamorphic law of hidden information: re-deal everything that a mage cannot know, and nothing changes for him.

The new deal is made by hand here, on a saved position, not by `world`, which bots use: the other mage's hand and
face-down spells, with their active sides, the order of all piles, what he has prepared so far while both prepare, and
the game's chance are others. Whoever cannot tell the two positions apart sees, may do, is told and answers the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from arcanum.bots import look, make
from arcanum.core.chance import Chance, key_of
from arcanum.core.events import Event
from arcanum.core.preview import preview
from arcanum.core.state import Data
from arcanum.games.black_rose import BLACK_ROSE, actions, phases
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.state import FORGOTTEN, LIBRARY, State

SETUPS: list[dict[str, Any]] = [
    {},
    {"school": "ash", "event": "b"},
    {"mages": "casimir,ulrich", "rooms": "armory,black_rose_room", "quests_1": "b", "quests_2": "a"},
]
GAMES = 2
EVERY = 3
"""Positions are looked at every so many decisions."""


def positions(options: dict[str, Any], every: int = EVERY) -> Iterator[State]:
    """Positions of random games, among them many in which spells lie face down."""
    for game in range(GAMES):
        chance = Chance(key_of(f"positions {game}"))
        state = BLACK_ROSE.new(2, f"hidden {game}", options)
        number = 0
        while not state.over:
            number += 1
            if number % every == 0 and state.phase:
                yield state
            actors = state.actors()
            seat = actors[chance.below(len(actors))]
            legal = state.legal_actions(seat)
            state.apply(seat, legal[chance.below(len(legal))])


# --- a new deal -------------------------------------------------------------------------------------------------------


def hidden_slots(data: Data, seat: int) -> list[int]:
    """The slots of a mage whose spell the other one does not know."""
    places = range(seat * at.SLOT_COUNT, (seat + 1) * at.SLOT_COUNT)
    return [p for p in places if data["slot"][p] >= 0 and not data["revealed"][p] and not data["peeked"][p]]


def start_preparing_again(data: Data, other: int) -> None:
    """While both prepare, nobody knows how far the other one is."""
    if data["branches"] and data["branches"][other]:
        for place in hidden_slots(data, other):
            data["hand"][other].append(data["slot"][place])
            data["slot"][place], data["side"][place] = -1, 0
        data["hand"][other].sort()
        data["branches"][other] = [["prepare", other, 0, 0]]


def reorder(cards: list[int], seen: int, chance: Chance) -> None:
    """A pile lies in another order, but for the cards on top that the mage has seen."""
    unseen = cards[: len(cards) - seen]
    chance.shuffle(unseen)
    cards[: len(unseen)] = unseen


def swap_with_library(data: Data, seat: int, chance: Chance) -> None:
    """A card that the other mage holds may be one that lies in the library, unless more is known of it."""
    other = 1 - seat
    bottom = len(data["library"]) - data["seen_top"][LIBRARY * 2 + seat]
    known = data["bound"][other] + data["held_openly"][other]
    for index, card in enumerate(data["hand"][other]):
        spell = BLACK_ROSE.catalogue().spell_kind[card]
        if bottom > 0 and card not in known and spell == at.SCHOOL_SPELL:
            place = chance.below(bottom)
            if data["library"][place] not in known:
                data["hand"][other][index], data["library"][place] = data["library"][place], card


def redealt(state: State, seat: int, seed: str) -> State:
    """Another position that the mage cannot tell from this one."""
    chance = Chance(key_of(seed))
    other = 1 - seat
    data: Data = json.loads(json.dumps(state.save()))
    start_preparing_again(data, other)
    swap_with_library(data, seat, chance)
    slots = [] if data["branches"] else hidden_slots(data, other)
    held = data["hand"][other] + [data["slot"][place] for place in slots]
    chance.shuffle(held)
    for place in slots:
        data["slot"][place], data["side"][place] = held.pop(), chance.below(2)
    data["hand"][other] = sorted(held)
    reorder(data["grimoire"][seat], data["seen_top"][seat], chance)
    reorder(data["grimoire"][other], 0, chance)
    reorder(data["library"], data["seen_top"][LIBRARY * 2 + seat], chance)
    reorder(data["forgotten"], data["seen_top"][FORGOTTEN * 2 + seat], chance)
    data["seen_top"][other] = 0
    data["chance"] = [key_of(f"chance of {seed}").hex(), chance.below(50)]
    dealt = BLACK_ROSE.load(data)
    BLACK_ROSE.check(dealt)
    return dealt


def unknown(state: State, seat: int) -> list[object]:
    """What there was to be dealt anew."""
    other = 1 - seat
    first = other * at.SLOT_COUNT
    places = slice(first, first + at.SLOT_COUNT)
    return [state.hand[other], state.slot[places], state.side[places], state.library, state.grimoire]


def assert_the_same_for(state: State, dealt: State, seat: int, seed: str) -> None:
    """View, legal actions, refusals, and the worlds from which a bot chooses."""
    assert dealt.view(seat) == state.view(seat)
    assert dealt.actors() == state.actors()
    assert dealt.legal_actions(seat) == state.legal_actions(seat)
    if seat in state.actors():
        assert dealt.fingerprint(seat, True) == state.fingerprint(seat, True)
        for action in range(state.space.size):
            assert dealt.why_not(seat, action) == state.why_not(seat, action)
        for action in state.legal_actions(seat)[:3]:
            assert preview(dealt, seat, action, worlds=2) == preview(state, seat, action, worlds=2)
    assert dealt.world(seat, seed).state_hash() == state.world(seat, seed).state_hash()


def spells(state: State) -> list[int]:
    return state.slot + state.side


def look_for_leaks() -> None:
    for number, state in enumerate(positions({})):
        for seat in (0, 1):
            assert_the_same_for(state, redealt(state, seat, f"{number}"), seat, f"{number}")


# --- the law ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-28.3", "BR-28.4", "BR-28.5", "BR-28.9")
@pytest.mark.parametrize("options", SETUPS)
def test_nothing_changes_for_the_mage(options: dict[str, Any]) -> None:
    changed = with_spells = compared = 0
    for number, state in enumerate(positions(options)):
        for seat in (0, 1):
            dealt = redealt(state, seat, f"{number}")
            assert_the_same_for(state, dealt, seat, f"{number}")
            compared += 1
            changed += unknown(dealt, seat) != unknown(state, seat)
            with_spells += bool(hidden_slots(state.save(), 1 - seat)) and spells(dealt) != spells(state)
    assert changed > 0.9 * compared
    assert with_spells > 0.3 * compared, "unrevealed spells were among what is dealt anew"


@pytest.mark.rule("BR-28.4", "BR-12.3")
@pytest.mark.parametrize("options", SETUPS)
def test_a_mage_is_told_the_same(options: dict[str, Any]) -> None:
    """Of the other's next action, and of his own, up to the first card that it shows."""
    compared = 0
    for number, state in enumerate(positions(options)):
        chance = Chance(key_of(f"events {number}"))
        actor = state.actors()[0]
        legal = state.legal_actions(actor)
        action = legal[chance.below(len(legal))]
        for seat in (0, 1):
            dealt = redealt(state, seat, f"{number}")
            if action not in dealt.legal_actions(actor) or state.branches:
                continue
            truth = state.clone()
            truth.apply(actor, action)
            dealt.apply(actor, action)
            told, again = truth.events(state.event_count, seat), dealt.events(0, seat)
            end = min(first_card(told), first_card(again))
            assert told[:end] == again[:end]
            compared += 1
    assert compared > 50


def first_card(events: list[Event]) -> int:
    """How many events come before one that shows a card or hangs on one."""
    cards = ("revealed", "inertia", "discarded", "drew-card", "took-openly", "saw-spell", "saw-cards", "spells-cleared")
    shown = [number for number, event in enumerate(events) if event.kind in cards]
    return min([*shown, len(events)])


@pytest.mark.parametrize("bot", ["apprentice", "adept", "magister:12"])
def test_a_bot_answers_the_same(bot: str) -> None:
    asked = 0
    for number, state in enumerate(positions({}, every=29)):
        for seat in state.actors():
            dealt = redealt(state, seat, f"{number}")
            answers = [make(bot, BLACK_ROSE, "seed").choose(look(each, seat, number)) for each in (state, dealt)]
            assert answers[0] == answers[1]
            asked += 1
    assert asked > 8


# --- planted leaks: the law can fail ----------------------------------------------------------------------------------


def leak_in_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    true_view = State.view

    def view(self: State, seat: int | None) -> Data:
        return {**true_view(self, seat), "leak": self.side[:]}

    monkeypatch.setattr(State, "view", view)


def leak_in_what_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """May one act? It hangs on what the other has prepared."""

    def legal(self: actions.Act, s: State, frame: tuple[int, ...]) -> list[int]:
        other = 1 - frame[1]
        first = other * at.SLOT_COUNT
        return [at.A_END] * (sum(s.side[first : first + at.SLOT_COUNT]) % 2) + [at.A_EXPLORE, at.A_COMBAT]

    monkeypatch.setattr(actions.Act, "legal", legal)


def leak_in_the_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the worlds that bots see, prepared spells lie with the side up that they truly have."""
    true_world = State.world

    def world(self: State, seat: int, seed: str) -> State:
        found = true_world(self, seat, seed)
        found.side = self.side[:]
        return found

    monkeypatch.setattr(State, "world", world)


def leak_of_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "world", lambda self, seat, seed: self.clone())


@pytest.mark.parametrize("leak", [leak_in_the_view, leak_in_what_is_legal, leak_in_the_worlds, leak_of_the_truth])
def test_a_planted_leak_is_found(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        look_for_leaks()


# --- worlds are dealt as the rules have it ----------------------------------------------------------------------------


def prepared(seed: str) -> State:
    """The first activation of a game: both have prepared, and nothing else was ever shown."""
    state = BLACK_ROSE.new(2, seed, {"crown": 0})
    while state.phase < phases.ACTION:
        seat = state.actors()[0]
        state.apply(seat, state.legal_actions(seat)[-1])
    return state


def test_prepared_spells_are_dealt_evenly() -> None:
    """Every card that the other mage may hold is as likely in one slot as in another, on either side."""
    state = prepared("even")
    slots = hidden_slots(state.save(), 1)
    assert len(slots) >= 2
    worlds = 1200
    counts: dict[int, list[int]] = {}
    sides = 0
    for number in range(worlds):
        world = state.world(0, f"{number}")
        for at_slot, place in enumerate(slots[:2]):
            counts.setdefault(world.slot[place], [0, 0])[at_slot] += 1
        sides += world.side[slots[0]]
    bound = 4.5 * (worlds / 4) ** 0.5
    assert abs(sides - worlds / 2) < bound
    assert len(counts) > 10
    for first, second in counts.values():
        assert abs(first - second) < 4.5 * max(first + second, 9) ** 0.5


def test_what_is_known_of_the_other_mage_holds_in_every_world() -> None:
    """Two of his cards came from the library, the others from a grimoire that everybody has seen."""
    state = prepared("known")
    bound = state.bound[1]
    for number in range(200):
        world = state.world(0, f"{number}")
        held = world.hand[1] + [world.slot[place] for place in hidden_slots(world.save(), 1)]
        left = bound[:]
        for card in world.grimoire[1]:
            left.remove(card)
        for card in left:
            held.remove(card)
        assert len(left) == len(bound) - len(state.grimoire[1])
        assert len(held) == phases.STUDY_DRAW
        assert all(world.cat.spell_kind[card] == at.SCHOOL_SPELL for card in held)
        assert world.slot[:4] == state.slot[:4], "his own spells stay where they are"
        assert sorted(world.library + held) == sorted(state.library + _held(state, 1))


def _held(state: State, seat: int) -> list[int]:
    """What a mage holds beyond the cards of his grimoire."""
    held = state.hand[seat] + [state.slot[place] for place in hidden_slots(state.save(), seat)]
    left = state.bound[seat][:]
    for card in state.grimoire[seat]:
        left.remove(card)
    for card in left:
        held.remove(card)
    return held
