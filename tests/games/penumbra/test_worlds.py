"""Worlds are dealt as the rules have it: what a wizard knows holds in all of them, the rest is equally likely."""

from __future__ import annotations

from collections import Counter

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.knowledge import stacks_left
from arcanum.games.penumbra.state import State
from tests.rules.penumbra.table import CAT, card, laid, wizard

WORLDS = 200
DECK = ["lost_hut", {"id": "glimmerhorn", "seen_by": [0]}, "lost_tiara", {"id": "forest_flame", "seen_by": [0, 1]}]
"""From the top."""


def names(cards: list[int]) -> list[str]:
    return [CAT.ids[each] for each in cards]


def worlds(state: State, seat: int) -> list[State]:
    return [state.world(seat, f"{number}") for number in range(WORLDS)]


@pytest.mark.rule("PN-50.5", "PN-27.29")
def test_a_card_that_a_wizard_knows_keeps_its_place() -> None:
    state = laid(decks={"contracts": DECK, "ruby": ["sacrifice", "ichor", "blood_pact"]})
    for world in worlds(state, 0):
        contracts = names(world.decks[at.CONTRACT_DECK])[::-1]
        assert contracts[1] == "glimmerhorn"
        assert contracts[3] == "forest_flame"
    tops = Counter(names(world.decks[at.CONTRACT_DECK])[-1] for world in worlds(state, 1))
    assert tops.keys() == {"lost_hut", "glimmerhorn", "lost_tiara"}
    assert min(tops.values()) > WORLDS / 6
    assert {names(world.decks[0])[-1] for world in worlds(state, 0)} == {"sacrifice", "ichor", "blood_pact"}


@pytest.mark.rule("PN-50.3", "PN-50.9")
def test_a_contract_that_a_rival_took_unseen_may_be_any_that_is_not_known() -> None:
    state = laid(wizard(), wizard(bound=["bright_path"], reserved=["forgotten_path"]), decks={"contracts": DECK})
    taken = Counter(names(world.bound[1])[0] for world in worlds(state, 0))
    assert taken.keys() == {"bright_path", "lost_hut", "lost_tiara"}
    assert min(taken.values()) > WORLDS / 6
    for world in worlds(state, 1):
        assert names(world.bound[1]) == ["bright_path"]
        assert names(world.reserved[1]) == ["forgotten_path"]


@pytest.mark.rule("PN-4.5", "PN-4.6", "PN-4.7", "PN-4.8", "PN-4.9", "PN-4.12", "PN-4.14", "PN-4.15")
@pytest.mark.parametrize("seats", PENUMBRA.seat_counts)
def test_every_stack_of_the_fate_deck_keeps_its_sorts(seats: int) -> None:
    """Which trials, prophecies, goals and events they are is dealt anew, those out of the game among them."""
    state = PENUMBRA.new(seats, "fate")
    while state.branches:
        seat = state.actors()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    size = 2 * state.parties
    assert stacks_left(state) == [size] * 3
    seen: list[set[int]] = [set() for _ in range(3)]
    for world in worlds(state, 0):
        assert len(set(world.fate)) == len(world.fate) == 3 * size
        assert not set(world.fate) & {*world.trial_row, *world.prophecies}
        for stack in range(3):
            cards = world.fate[stack * size : (stack + 1) * size]
            truly = state.fate[stack * size : (stack + 1) * size]
            sorts = [sorted((CAT.kind[each], CAT.difficulty[each]) for each in one) for one in (cards, truly)]
            assert sorts[0] == sorts[1]
            seen[stack] |= set(cards)
    for stack, difficulty in enumerate((4, 3, 2)):
        trials = {each for each in CAT.by_kind[at.TRIAL] if CAT.difficulty[each] == difficulty}
        assert trials <= seen[stack], "those that were left over may be in the deck"
    assert set(CAT.by_kind[at.GOAL]) <= seen[2]
    assert set(CAT.by_kind[at.EVENT]) <= set.union(*seen)


def test_cards_of_the_fate_deck_that_were_turned_up_are_in_no_world() -> None:
    fate = ["wildwood", "festival", "mastery", "unity"]
    state = laid(
        wizard(trials=["goldgorger dark"], reserved_trials=["direwolf_pack"]),
        fate=fate,
        put_aside=["harvest"],
        goals=["wisdom"],
        removed=["mist_of_oblivion"],
        trial_row=["aranea"],
    )
    gone = {card(name) for name in ("direwolf_pack", "mist_of_oblivion", "aranea", "harvest", "wisdom", "goldgorger")}
    for world in worlds(state, 0):
        assert not gone & set(world.fate)
        assert sorted(CAT.kind[each] for each in world.fate) == sorted(CAT.kind[card(name)] for name in fate)


@pytest.mark.rule("PN-5.2", "PN-50.3")
def test_before_they_are_shown_the_talents_of_others_may_be_any() -> None:
    state = PENUMBRA.new(3, "talents")
    state.apply(1, state.legal_actions(1)[0])
    own = state.talents_dealt[0]
    chosen: set[int] = set()
    for world in worlds(state, 0):
        assert world.talents_dealt[0] == own
        assert world.actors() == (0, 2)
        assert world.talent_chosen[1] in world.talents_dealt[1]
        dealt = [talent for zone in world.talents_dealt for talent in zone]
        assert len(set(dealt)) == 6
        chosen.add(world.talent_chosen[1])
    assert chosen == set(CAT.by_kind[at.TALENT]) - set(own)


def test_the_chance_of_a_world_is_another() -> None:
    state = laid()
    rolls = [tuple(world.roll() for _ in range(8)) for world in (state.world(0, "a"), state.world(0, "b"), state)]
    assert len(set(rolls)) == 3
    assert state.world(0, "a").state_hash() == state.world(0, "a").state_hash()


def test_what_nobody_knows_is_dealt_anew_for_good() -> None:
    """And what anybody knows stays: contracts that were taken unseen, cards that one wizard has seen."""
    state = laid(wizard(), wizard(bound=["bright_path"]), decks={"contracts": DECK}, fate=["wildwood", "aranea"])
    tops = set()
    for number in range(WORLDS):
        dealt = state.clone()
        dealt.deal_anew(f"{number}")
        contracts = names(dealt.decks[at.CONTRACT_DECK])[::-1]
        assert contracts[1::2] == ["glimmerhorn", "forest_flame"]
        assert names(dealt.bound[1]) == ["bright_path"]
        tops.add(contracts[0])
    assert tops == {"lost_hut", "lost_tiara"}
    assert names(state.decks[at.CONTRACT_DECK])[-1] == "lost_hut", "a copy shares what it does not replace"
