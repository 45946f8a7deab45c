"""Scenarios that count a whole set-up, whose parts are random, so that no file can spell them out."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arcanum.core.scenario import begin, load
from arcanum.games.res_arcana import RES_ARCANA
from tests.rules.res_arcana.table import Table, new_game

SEEDS = ["scenario", "7", "another table"]
ONE_OF_EACH = {"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1}
SUN = {"sacred_grove", "catacombs_of_the_dead", "cursed_forge", "coral_castle", "dragons_lair"}
SETS = [
    ("duelist", {"dragon_teeth", "elemental_spring", "hand_of_glory"}),
    ("seer", {"chalice_of_life", "flaming_pit", "vault"}),
    ("alchemist", {"celestial_horse", "magical_shard", "tree_of_life"}),
]


def of_kind(kind: str) -> set[str]:
    return {component.id for component in RES_ARCANA.content().components if component.kind == kind}


def cards_of(t: Table, seat: int) -> list[str]:
    """A player's artifacts at the start of a game: hand and deck."""
    return [*t.seat(seat)["hand"], *t.seat(seat)["deck"]]


def box(t: Table, kind: str, used: list[str]) -> set[str]:
    """The components of a kind that are nowhere on the table."""
    assert len(set(used)) == len(used)
    return of_kind(kind) - set(used)


def choose_mages(t: Table) -> list[str]:
    """Everybody keeps the first mage; returns the rejected ones."""
    rejected = []
    for seat in t.actors():
        kept, other = t.legal(seat)
        rejected.append(other.removeprefix("choose "))
        t.do(seat, kept)
    return rejected


def choose_items(t: Table, count: int) -> list[int]:
    """Everybody takes the first item that is left; returns the seats in the order in which they were asked."""
    asked = []
    for _ in range(count):
        (seat,) = t.actors()
        assert t.prompt(seat) == "choose-item"
        asked.append(seat)
        t.do(seat, t.legal(seat)[0])
    return asked


@pytest.mark.rule("RA-S39", "RA-2.1", "RA-2.3", "RA-2.4", "RA-2.7", "RA-2.9", "RA-2.17")
@pytest.mark.parametrize("seed", SEEDS)
def test_standard_setup_for_four(seed: str) -> None:
    t = new_game(4, seed)
    assert set(t.facts()["center"]["items"]) == of_kind("magic_item")
    assert len(t.facts()["center"]["items"]) == 8
    rejected = choose_mages(t)
    for seat in range(4):
        assert t.seat(seat)["pool"] == ONE_OF_EACH
    choose_items(t, 3)
    facts = t.facts()
    # The last item is the last decision before Collect, so the table is looked at just before it.
    assert [bool(facts["players"][seat]["item"]) for seat in range(4)].count(False) == 1
    assert len(facts["center"]["items"]) == 5
    assert len(set(facts["center"]["places"])) == 5
    assert len(facts["center"]["monuments"]) == 2
    assert len(facts["center"]["monument_deck"]) == 8
    assert {*facts["center"]["monuments"], *facts["center"]["monument_deck"]} == of_kind("monument")
    for player in facts["players"]:
        assert player["pool"] == ONE_OF_EACH
        assert (player["hand_size"], player["deck_size"], player["discard"]) == (3, 5, [])
        assert not any(piece["turned"] or any(piece["on"].values()) for piece in player["in_play"].values())
    mages = [player["mage"] for player in facts["players"]]
    undealt = box(t, "mage", [*mages, *rejected])
    assert len(undealt) == 2
    assert len(undealt | set(rejected)) == 6
    assert len(box(t, "artifact", [card for seat in range(4) for card in cards_of(t, seat)])) == 8
    choose_items(t, 1)
    items = [t.seat(seat)["item"] for seat in range(4)]
    assert len(set(items)) == 4
    assert set(t.facts()["center"]["items"]) == of_kind("magic_item") - set(items)
    assert len(t.facts()["center"]["items"]) == 4


@pytest.mark.rule("RA-S40", "RA-3.1", "RA-3.2", "RA-3.3", "RA-3.4", "RA-3.5", "RA-3.6", "RA-3.7")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_first_game_setup_for_three(first: int) -> None:
    t = new_game(3, "scenario", setup="first_game", first=first)
    facts = t.facts()
    assert set(facts["center"]["places"]) == SUN
    used: list[str] = []
    for step, (mage, hand) in enumerate(SETS):
        seat = (first + step) % 3
        assert t.seat(seat)["mage"] == mage
        assert set(t.seat(seat)["hand"]) == hand
        assert t.seat(seat)["deck_size"] == 5
        assert t.seat(seat)["pool"] == ONE_OF_EACH
        used += cards_of(t, seat)
        seen: dict[str, Any] = t.state.view(seat)
        told = repr(seen) + repr(t.state.events(0, seat))
        assert not [card for card in t.seat(seat)["deck"] if card in told]
    assert len(box(t, "artifact", used)) == 40 - 9 - 15
    assert choose_items(t, 3) == [(first - 1) % 3, (first - 2) % 3, first]


@pytest.mark.rule("RA-S41", "RA-28.2", "RA-28.3", "RA-28.4", "RA-28.5", "RA-28.6")
@pytest.mark.parametrize("seed", SEEDS)
def test_draft_for_three(seed: str) -> None:
    t = new_game(3, seed, setup="draft")
    kept: list[list[str]] = [[], [], []]
    for to_the_left in (True, False):
        packs = [t.legal(seat) for seat in range(3)]
        assert [len(pack) for pack in packs] == [4, 4, 4]
        for pick in range(3):
            assert t.actors() == (0, 1, 2)
            for seat in range(3):
                assert t.prompt(seat) == "draft-pick"
                assert t.legal(seat) == packs[seat]
                choice = packs[seat][(seat + pick) % len(packs[seat])]
                packs[seat].remove(choice)
                kept[seat].append(choice)
                t.do(seat, choice)
            packs = [packs[(seat + (-1 if to_the_left else 1)) % 3] for seat in range(3)]
        # The last card of a pack leaves no choice, so it is kept without asking.
        for seat in range(3):
            kept[seat] += packs[seat]
    for seat in range(3):
        assert len(kept[seat]) == 8
        assert {f"choose {card}" for card in cards_of(t, seat)} == set(kept[seat])
        assert (t.seat(seat)["hand_size"], t.seat(seat)["deck_size"]) == (3, 5)
        assert t.prompt(seat) == "choose-mage"
        assert len(t.legal(seat)) == 2
    assert set(Counter(card for cards in kept for card in cards).values()) == {1}
    assert sum(len(cards) for cards in kept) == 24
    choose_mages(t)
    assert sorted(choose_items(t, 3)) == [0, 1, 2]


@pytest.mark.rule("RA-S43", "RA-29.5", "RA-29.9", "RA-29.11", "RA-E124")
def test_the_third_game_deals_the_drafted_cards_again() -> None:
    scenario = load(Path(__file__).parent / "scenarios" / "s43_third_game.yaml")
    assert scenario.position is not None
    drafted = scenario.position["match"]["drafted"]
    sides = set()
    for seed in range(12):
        session = begin(replace(scenario, seed=str(seed)), RES_ARCANA)
        session.play(0, "seat 1")
        facts = session.game.facts(session.state)
        for seat in range(2):
            player = facts["players"][seat]
            assert {*player["hand"], *player["deck"]} == set(drafted[seat])
        assert "bone_dragon" in facts["players"][1]["hand"] + facts["players"][1]["deck"]
        centre = facts["center"]
        assert {*centre["monuments"], *centre["monument_deck"]} == of_kind("monument")
        assert set(centre["items"]) == of_kind("magic_item")
        sides.add(tuple(centre["places"]))
    assert len(sides) > 1
