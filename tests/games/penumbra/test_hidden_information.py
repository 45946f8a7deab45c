"""The metamorphic law of hidden information: re-deal all that a wizard cannot know, and nothing changes for them.

The new deal is made by hand here, on a saved position, not by `world`, which bots use: the cards of all decks that the
wizard has not seen, the contracts that others took unseen, the Fate deck, the talents of the others before they are
shown, and the game's chance are others. Whoever cannot tell the two positions apart sees, may do, is told and answers
the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from arcanum.bots import look, make
from arcanum.core.chance import Chance, key_of
from arcanum.core.events import Event
from arcanum.core.state import Data
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import phases
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.state import State

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"first_game_deck": "true"}),
    (4, {"trial_reservation": "errata"}),
    (1, {"automa": "ruby"}),
]
EVERY = 5
"""Positions are looked at every so many decisions."""
DRAWN = ("bind", "top contracts", "place guild", "study")
"""Random players who do these when they can take many contracts unseen, and do not rest all the time."""
CAT = PENUMBRA.catalogue()


def positions(seats: int, options: dict[str, Any], every: int = EVERY, games: int = 2) -> Iterator[State]:
    """Positions of random games, among them many in which somebody has taken contracts unseen."""
    wanted = [CAT.space.parse(words) for words in DRAWN]
    for game in range(games):
        chance = Chance(key_of(f"positions {game}"))
        state = PENUMBRA.new(seats, f"hidden {game}", options)
        number = 0
        while not state.over:
            number += 1
            if number % every == 0 or state.branches:
                yield state
            actors = state.actors()
            seat = actors[chance.below(len(actors))]
            legal = state.legal_actions(seat)
            drawn = [action for action in legal if action in wanted]
            state.apply(seat, drawn[0] if drawn and chance.below(3) else legal[chance.below(len(legal))])


# --- a new deal -------------------------------------------------------------------------------------------------------


def reshuffled(cards: list[int], chance: Chance) -> list[int]:
    new = cards[:]
    chance.shuffle(new)
    return new


def deal_decks(data: Data, seat: int, chance: Chance) -> None:
    """The cards that the wizard has not seen lie in another order; a contract that a rival took unseen is another."""
    for deck, cards in enumerate(data["decks"]):
        unseen = [place for place, seen_by in enumerate(data["seen_by"][deck]) if not seen_by >> seat & 1]
        pool = [cards[place] for place in unseen]
        rivals = [other for other in range(data["seats"]) if other != seat] if deck == at.CONTRACT_DECK else []
        for other in rivals:
            pool += data["bound"][other]
        pool = reshuffled(pool, chance)
        for place in unseen:
            cards[place] = pool.pop()
        for other in rivals:
            data["bound"][other] = sorted([pool.pop() for _ in data["bound"][other]])


def sort_of(card: int) -> tuple[int, int]:
    return CAT.kind[card], CAT.difficulty[card]


def deal_fate(data: Data, chance: Chance) -> None:
    """In each stack cards change places, and each may be one of its sort that nobody has seen."""
    known = {*data["trial_row"], *data["removed"], *data["goals"], *data["prophecies"], *data["put_aside"]}
    known |= {passed // 2 for zone in data["trials"] for passed in zone}
    known |= {trial for zone in data["reserved_trials"] for trial in zone}
    fate = data["fate"]
    size = 2 * max(2, data["seats"])
    for begin in range(0, len(fate), size):
        fate[begin : begin + size] = reshuffled(fate[begin : begin + size], chance)
    for place in range(len(fate)):
        out = [card for card in range(len(CAT.ids)) if sort_of(card) == sort_of(fate[place])]
        out = [card for card in out if card not in known and card not in fate and CAT.deck_of[card] < 0]
        if out:
            fate[place] = out[chance.below(len(out))]


def deal_talents(data: Data, seat: int, chance: Chance) -> None:
    """While talents are chosen, those of the others are unknown, and how they have chosen."""
    own = data["talents_dealt"][seat]
    pool = reshuffled([talent for talent in CAT.by_kind[at.TALENT] if talent not in own], chance)
    for other in range(data["seats"]):
        if other != seat:
            dealt = sorted([pool.pop(), pool.pop()])
            data["talents_dealt"][other] = dealt
            if data["talent_chosen"][other] >= 0:
                data["talent_chosen"][other] = dealt[chance.below(2)]


def redealt(state: State, seat: int, seed: str) -> State:
    """Another position that the wizard cannot tell from this one."""
    chance = Chance(key_of(seed))
    data: Data = json.loads(json.dumps(state.save()))
    if data["branches"]:
        deal_talents(data, seat, chance)
    deal_decks(data, seat, chance)
    deal_fate(data, chance)
    data["chance"] = [key_of(f"chance of {seed}").hex(), chance.below(50)]
    dealt = PENUMBRA.load(data)
    PENUMBRA.check(dealt)
    return dealt


def assert_the_same_for(state: State, dealt: State, seat: int, seed: str) -> None:
    """View, observation, legal actions, refusals, and the worlds from which a bot chooses."""
    assert dealt.view(seat) == state.view(seat)
    layout = PENUMBRA.layout(state.seats)
    assert layout.observe(dealt, seat) == layout.observe(state, seat)
    assert dealt.actors() == state.actors()
    assert dealt.legal_actions(seat) == state.legal_actions(seat)
    if seat in state.actors():
        assert dealt.fingerprint(seat, True) == state.fingerprint(seat, True)
        for action in range(state.space.size):
            assert dealt.why_not(seat, action) == state.why_not(seat, action)
    assert dealt.world(seat, seed).state_hash() == state.world(seat, seed).state_hash()


def look_for_leaks() -> None:
    for number, state in enumerate(positions(2, {}, every=3)):
        for seat in range(2):
            assert_the_same_for(state, redealt(state, seat, f"{number}"), seat, f"{number}")


# --- the law ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-50.2", "PN-50.3", "PN-50.5", "PN-50.6", "PN-50.8", "PN-4.15", "PN-37.1", "PN-37.2")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_changes_for_the_wizard(seats: int, options: dict[str, Any]) -> None:
    compared = talents = 0
    changed = {"decks": 0, "fate": 0, "bound": 0}
    for number, state in enumerate(positions(seats, options, every=2 if seats == 1 else EVERY)):
        for seat in range(seats):
            dealt = redealt(state, seat, f"{number}")
            assert_the_same_for(state, dealt, seat, f"{number}")
            compared += 1
            talents += dealt.talents_dealt != state.talents_dealt
            for name in changed:
                changed[name] += getattr(dealt, name) != getattr(state, name)
    assert changed["decks"] > 0.8 * (compared - talents)
    assert changed["fate"] > 0.5 * compared
    assert seats == 1 or (changed["bound"] > 0.05 * compared and talents)


@pytest.mark.rule("PN-50.3", "PN-50.4", "PN-27.26")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_wizard_is_told_the_same(seats: int, options: dict[str, Any]) -> None:
    """Of what is done next, up to the first card or die that it shows."""
    compared = 0
    for number, state in enumerate(positions(seats, options, every=2)):
        chance = Chance(key_of(f"events {number}"))
        actor = state.actors()[0]
        legal = state.legal_actions(actor)
        action = legal[chance.below(len(legal))]
        for seat in range(seats):
            dealt = redealt(state, seat, f"{number}")
            if action not in dealt.legal_actions(actor) or state.branches:
                continue
            truth = state.clone()
            truth.apply(actor, action)
            dealt.apply(actor, action)
            told, again = truth.events(state.event_count, seat), dealt.events(0, seat)
            end = min(first_shown(told), first_shown(again))
            assert told[:end] == again[:end]
            compared += 1
    assert compared > 50


SHOWN = ("revealed", "row-refilled", "fate-revealed", "saw", "attempted", "card-gained", "card-skipped")
ROLLED = ("rolled-die", "rerolled", "resource-rolled", "threat-rolled", "task-rolled", "automa-rolled", "automa-die")


def first_shown(events: list[Event]) -> int:
    """How many events come before one that shows a card or a die, or hangs on one."""
    shown = [number for number, event in enumerate(events) if event.kind in (*SHOWN, *ROLLED)]
    return min([*shown, len(events)])


@pytest.mark.parametrize("bot", ["apprentice", "magister:8"])
def test_a_bot_answers_the_same(bot: str) -> None:
    asked = 0
    for number, state in enumerate(positions(2, {}, every=61, games=1)):
        for seat in state.actors():
            dealt = redealt(state, seat, f"{number}")
            answers = [make(bot, PENUMBRA, "seed").choose(look(each, seat, number)) for each in (state, dealt)]
            assert answers[0] == answers[1]
            asked += 1
    assert asked > 3


# --- planted leaks: the law can fail ----------------------------------------------------------------------------------


def leak_in_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    true_view = State.view

    def view(self: State, seat: int | None) -> Data:
        return {**true_view(self, seat), "leak": [cards[-1:] for cards in self.decks]}

    monkeypatch.setattr(State, "view", view)


def leak_in_what_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """May one rest? It hangs on the next card of the Fate deck."""
    legal = phases.ChooseTurn.legal

    def leaking(self: phases.ChooseTurn, s: State, frame: tuple[int, ...]) -> list[int]:
        found = legal(self, s, frame)
        return found if not s.fate or s.fate[-1] % 2 else [at.A_REST, *found[found.index(at.A_REST) + 1 :]]

    monkeypatch.setattr(phases.ChooseTurn, "legal", leaking)


def leak_in_the_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the worlds that bots see, the Fate deck lies as it truly does."""
    true_world = State.world

    def world(self: State, seat: int, seed: str) -> State:
        found = true_world(self, seat, seed)
        found.fate = self.fate[:]
        return found

    monkeypatch.setattr(State, "world", world)


def leak_of_bound_contracts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rivals have the contracts in the worlds that they truly took unseen."""
    true_world = State.world

    def world(self: State, seat: int, seed: str) -> State:
        found = true_world(self, seat, seed)
        found.bound = [zone[:] for zone in self.bound]
        return found

    monkeypatch.setattr(State, "world", world)


def leak_of_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "world", lambda self, seat, seed: self.clone())


@pytest.mark.parametrize(
    "leak",
    [leak_in_the_view, leak_in_what_is_legal, leak_in_the_worlds, leak_of_bound_contracts, leak_of_the_truth],
)
def test_a_planted_leak_is_found(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        look_for_leaks()
