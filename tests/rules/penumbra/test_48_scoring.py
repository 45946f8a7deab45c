"""Points and winners (section 48, and the Automa's points of section 49)."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra.scoring import experience_points, points_of, returns_of, symbols, total_of, winners_of
from arcanum.games.penumbra.state import State
from tests.rules.penumbra.table import laid, wizard


def points(mine: dict[str, Any], **position: Any) -> dict[str, int]:
    return points_of(laid(mine, wizard(), **position), 0)


def experience(count: list[int], **options: str) -> int:
    return experience_points(laid(options=dict(options)), count)


def over(*wizards: dict[str, Any], **position: Any) -> State:
    """A game that has just ended so."""
    s = laid(*wizards, **position)
    s.trunk.clear()
    return s


# --- the items --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-48.2")
def test_arcana_of_the_store() -> None:
    assert points(wizard(store={"arcana": 4, "trinket": 5}))["arcana"] == 4


@pytest.mark.rule("PN-48.3")
def test_passed_trials() -> None:
    mine = points(wizard(trials=["goldgorger dark", "aranea light"], reserved_trials=["basilisk"]))
    assert mine["trials"] == 3 + 5


@pytest.mark.rule("PN-48.4", "PN-16.5", "PN-E102")
def test_mortal_wounds() -> None:
    assert points(wizard(wounds=3))["wounds"] == -9


@pytest.mark.rule("PN-48.6", "PN-48.7", "PN-48.8", "PN-S3")
def test_experience() -> None:
    assert experience([1, 4, 1, 1, 3, 1]) == 21
    assert experience([0, 4, 1, 1, 3, 1]) == 13
    assert [experience([0, number, 0, 0, 0, 0]) for number in range(6)] == [0, 1, 2, 4, 6, 9]
    assert experience([2] * 6) == 2 * 7 + 6 * 2


@pytest.mark.rule("PN-48.10", "PN-S43", "PN-E74")
def test_more_than_five_equal_symbols() -> None:
    assert [experience([0, number, 0, 0, 0, 0]) for number in (6, 7, 10)] == [10, 11, 18]
    cap = {"same_symbols_over_5": "cap"}
    assert [experience([0, number, 0, 0, 0, 0], **cap) for number in (4, 5, 6, 7, 10)] == [6, 9, 9, 9, 9]
    assert experience([3, 2, 2, 2, 2, 2]) == 14 + 4 + 5 * 2


@pytest.mark.rule("PN-48.5", "PN-48.9", "PN-37.8")
def test_symbols_of_contracts_trials_and_tomes_count_and_those_of_reserved_cards_do_not() -> None:
    s = laid(
        wizard(
            contracts=["glimmerhorn", "treasury"],
            trials=["basilisk dark"],
            tomes=["monster_codex"],
            reserved=["lost_hut"],
            bound=["offering"],
            reserved_trials=["wildwood"],
        )
    )
    # treasury: Monsters and Society; basilisk: Monsters and Beasts
    assert symbols(s, 0) == [3, 2, 0, 0, 0, 1]


@pytest.mark.rule("PN-48.11", "PN-37.5", "PN-37.7", "PN-E75")
def test_reserved_contracts_cost_and_reserved_trials_do_not() -> None:
    assert points(wizard(contracts=["lost_hut", "sacred_grove"]))["contracts"] == 1 + 3
    mine = points(
        wizard(contracts=["sacred_grove"], reserved=["lost_hut"], bound=["offering"], reserved_trials=["aranea"])
    )
    assert mine["contracts"] == 3 - 6
    assert mine["trials"] == 0


@pytest.mark.rule("PN-48.12", "PN-11.12", "PN-11.2")
def test_the_board_counts_occupied_slots_in_whatever_state() -> None:
    marks = {f"d{slot}": "ruby" for slot in range(1, 6)} | {"s1": "spark", "s2": "spark"}
    s = laid(wizard(marks=marks))
    assert points_of(s, 0)["board"] == s.cat.mark_points[4] + s.cat.mark_points[9] == 4
    hurt = {slot: f"{kind} wounded" for slot, kind in marks.items()}
    assert points(wizard(marks=hurt))["board"] == 4


@pytest.mark.rule("PN-48.13", "PN-48.17", "PN-20.11")
def test_goals() -> None:
    four = {f"d{slot}": "ruby" for slot in range(1, 5)}
    eight = {f"d{slot}": "ruby" for slot in range(1, 9)}
    both = four | {f"d{slot}": "amber wounded" for slot in range(5, 9)}
    three = {f"d{slot}": "ruby" for slot in range(1, 4)}
    wanted = [(three, 0), (four, 5), (eight, 5), (both, 10)]
    assert [points(wizard(marks=marks), goals=["mastery"])["goals"] for marks, _ in wanted] == [
        each for _, each in wanted
    ]
    assert points(wizard(marks=three, equipment=["bloodwood_wand"]), goals=["mastery"])["goals"] == 0
    assert points(wizard(store={"arcana": 7}), goals=["wisdom"])["goals"] == 7
    mine = wizard(trials=["aranea dark", "basilisk dark"], contracts=["lost_hut"])
    assert points(mine, goals=["heroism"])["goals"] == 4
    assert points(mine, goals=["heroism", "service"])["goals"] == 5
    assert points(mine)["goals"] == 0


@pytest.mark.rule("PN-48.14", "PN-42.6", "PN-42.1", "PN-42.2", "PN-42.3", "PN-42.4", "PN-S4")
def test_fate_is_the_difference_of_light_and_dark() -> None:
    def gap(**fields: Any) -> int:
        return points(wizard(**fields))["alignment"]

    light = ["lost_hut", "glimmerhorn", "lost_tiara", "forest_flame"]
    assert gap(contracts=[*light, "mad_dealer", "smuggler"]) == 2
    dark = ["mad_dealer", "smuggler", "high_demand", "offering", "night_market", "ratcatcher", "ghoul_hunt"]
    assert gap(contracts=[*dark, *light[:3]]) == 4
    trials = ["goldgorger dark", "aranea light", "mist_of_oblivion light"]
    assert gap(trials=trials, contracts=["scarlet_pact", "lost_hut", "glimmerhorn"]) == 2
    assert gap(trials=["basilisk light"]) == 2, "a path may bring two symbols"
    assert gap(reserved=["lost_hut"], reserved_trials=["basilisk"]) == 0


@pytest.mark.rule("PN-48.18")
def test_a_total_may_be_negative() -> None:
    assert total_of(laid(wizard(wounds=2)), 0) == -6


@pytest.mark.rule("PN-S36")
def test_a_final_score() -> None:
    contracts = ["scarlet_pact", "ailing_dragonling", "stargazer"]
    trials = ["goldgorger light", "direwolf_pack light"]
    marks = {f"d{slot}": "jasper" for slot in range(1, 6)} | {"s1": "spark", "s2": "spark wounded"}
    tomes = ["monster_codex", "field_guide_to_beasts", "atlas_of_wild_lands", "memorarium", "lives_of_the_mages"]
    mine = wizard(
        store={"arcana": 4},
        trials=trials,
        contracts=contracts,
        reserved=["treasury"],
        wounds=1,
        marks=marks,
        tomes=tomes,
    )
    s = laid(mine, goals=["heroism"])
    assert symbols(s, 0) == [1, 4, 1, 1, 3, 1]
    assert points_of(s, 0) == {
        "arcana": 4,
        "trials": 3 + 5,
        "wounds": -3,
        "experience": 21,
        "contracts": 1 + 1 + 3 - 3,
        "board": 2 + 2,
        "goals": 4,
        "alignment": 3,
        "kept": 0,
    }
    assert total_of(s, 0) == 43


# --- who wins ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-48.15", "PN-48.1")
def test_most_points_win() -> None:
    s = over(wizard(store={"arcana": 2}), wizard(store={"arcana": 3}))
    assert returns_of(s) == (0.0, 1.0)


@pytest.mark.rule("PN-48.1")
def test_nobody_has_won_while_the_game_goes_on() -> None:
    assert returns_of(laid(wizard(store={"arcana": 2}), wizard())) == (0.0, 0.0)


@pytest.mark.rule("PN-48.16")
def test_ties_go_to_trials_then_contracts_then_arcana() -> None:
    even = over(wizard(trials=["goldgorger dark"]), wizard(store={"arcana": 5}))
    assert [total_of(even, seat) for seat in (0, 1)] == [5, 5]
    assert winners_of(even) == [0]
    paid = over(wizard(contracts=["lost_hut"]), wizard(store={"arcana": 3}))
    assert [total_of(paid, seat) for seat in (0, 1)] == [3, 3]
    assert winners_of(paid) == [0]
    arcana = over(wizard(store={"arcana": 4}, wounds=1), wizard(store={"arcana": 1}))
    assert [total_of(arcana, seat) for seat in (0, 1)] == [1, 1]
    assert winners_of(arcana) == [0]


@pytest.mark.rule("PN-48.16")
def test_a_tie_that_remains_is_shared() -> None:
    s = over(wizard(), wizard(), wizard(wounds=1))
    assert returns_of(s) == (0.5, 0.5, 0.0)


# --- alone ------------------------------------------------------------------------------------------------------------

ALONE: dict[str, Any] = {"seats": 1}


@pytest.mark.rule("PN-49.47", "PN-49.44")
def test_alone_the_game_is_won_shared_or_lost() -> None:
    for arcana, wanted in ((3, 1.0), (2, 0.5), (1, 0.0)):
        s = over(wizard(store={"arcana": arcana}), automa={"arcana": 2}, **ALONE)
        assert returns_of(s) == (wanted,)
    tie = over(wizard(contracts=["lost_hut"]), automa={"arcana": 3}, **ALONE)
    assert returns_of(tie) == (1.0,)


@pytest.mark.rule("PN-49.8", "PN-49.28", "PN-49.43", "PN-S52")
def test_the_points_of_the_automa() -> None:
    # symbols 1, 2, 0, 1, 0, 1 as in S52, with designed cards: goldgorger 3 and direwolf 5 bring 2 Beasts.
    automa = {
        "arcana": 5,
        "trials": ["goldgorger light", "direwolf_pack light"],
        "contracts": ["forgotten_path", "bridge_wardens"],
        "marks": {f"d{slot}": "ruby" for slot in range(1, 5)} | {"s1": "spark", "s2": "spark"},
        "kept": ["chant", "echo", "bat", "sniffer", "healing", "battle_wand"],
    }
    s = laid(wizard(), automa=automa, **ALONE)
    assert symbols(s, 1) == [1, 2, 0, 1, 0, 1]
    assert total_of(s, 1) == 34
    assert total_of(laid(wizard(), automa=automa, goals=["heroism"], **ALONE), 1) == 38


@pytest.mark.rule("PN-49.8")
def test_a_tome_of_the_automa_counts_as_a_card_and_with_its_symbol() -> None:
    s = laid(wizard(), automa={"tomes": ["monster_codex"], "kept": ["chant"]}, **ALONE)
    found = points_of(s, 1)
    assert (found["kept"], found["experience"]) == (2, 1)
