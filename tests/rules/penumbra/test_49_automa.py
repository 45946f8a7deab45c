"""The Automa of a game for one (section 49)."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import automa as automa_
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.state import State
from tests.rules.penumbra.table import CAT, Table, card, laid, new_game, solo, wizard

CLASSES = ["ruby", "amber", "jasper", "emerald"]
TWO = {"d1": "ruby", "d2": "jasper", "s1": "spark"}
ROW = ["lost_hut", "mad_dealer", "lost_tiara", "smuggler"]
"""Light, Dark, Light, Dark."""
DECK = ["ratcatcher", "stargazer", "night_market"]


def acting(
    *rolls: int, kind: str = "jasper", round_: int = 2, me: dict[str, Any] | None = None, **position: Any
) -> Table:
    """The Automa has just had a turn with these rolls: the first one chooses the row of its table, unless it has to
    rest. It is level 2 unless its marks say otherwise."""
    automa = {"marks": TWO, **position.pop("automa", {})}
    options = {"automa": kind, **position.pop("options", {})}
    position.setdefault("classes", CLASSES)
    position["now"] = {"placed": True}  # so that the player may choose a turn
    return solo(me or wizard(), options, turn="end", ends="study", automa=automa, rolls=rolls, round=round_, **position)


def stepping(step: str, *, kind: str = "jasper", me: dict[str, Any] | None = None, **position: Any) -> State:
    """A position in which the Automa has carried out one step alone."""
    automa = {"marks": TWO, **position.pop("automa", {})}
    options = {"automa": kind, **position.pop("options", {})}
    s = laid(me or wizard(), options=options, seats=1, automa=automa, **{"classes": CLASSES, "rolls": [4], **position})
    automa_.STEPS[at.AUTOMA_STEPS.index(step)](s)
    PENUMBRA.check(s)
    return s


def facts(s: State) -> dict[str, Any]:
    found: dict[str, Any] = Table(s).automa()
    return found


# --- whose turn it is -------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-49.1", "PN-49.27", "PN-49.48", "PN-E131")
def test_the_automa_acts_without_a_decision_in_its_place() -> None:
    found = set()
    for seed in range(6):
        t = new_game(1, f"first {seed}")
        t.do(0, t.legal(0)[0])
        first = t.state.order[0]
        numbers = [CAT.order[t.state.talent[party]] for party in (0, 1)]
        assert (numbers[1] < numbers[0]) == (first == 1)
        begun = [event["party"] for event in t.events("turn-begun")]
        assert begun == ([1, 0] if first == 1 else [0])
        assert t.actors() == (0,)
        found.add(first)
    assert found == {0, 1}


@pytest.mark.rule("PN-49.30", "PN-E131")
def test_in_its_first_turn_it_carries_out_one_step() -> None:
    first = acting(2, round_=1)  # Jasper, A, 2: MARK, ARCANA
    assert [event["step"] for event in first.events("automa-step")] == ["MARK"]
    second = acting(2)
    assert [event["step"] for event in second.events("automa-step")] == ["MARK", "ARCANA"]


@pytest.mark.rule("PN-49.33", "PN-49.19")
@pytest.mark.parametrize(("level", "band"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (8, 2)])
def test_the_band_is_that_of_its_level(level: int, band: int) -> None:
    marks = {f"d{slot}": "ruby" for slot in range(1, level + 1)} | {"s1": "spark", "s2": "spark"}
    s = laid(seats=1, automa={"marks": marks})
    assert automa_.band_of(s) == band


@pytest.mark.rule("PN-49.33", "PN-49.3", "PN-1.3", "PN-49.26")
@pytest.mark.parametrize("kind", at.AUTOMAS)
def test_the_row_is_rolled_and_the_cell_carried_out(kind: str) -> None:
    automa = CAT.automas[at.AUTOMAS.index(kind)]
    for value in range(2, 7):
        t = acting(value, kind=kind)
        wanted = [at.AUTOMA_STEPS[step] for step in automa.columns[0][value - 1]]
        assert t.events("automa-rolled") == [{"value": value, "band": 1}]
        assert [event["step"] for event in t.events("automa-step")][: len(wanted)] == wanted
    assert automa.difficulty == {"emerald": 1, "jasper": 2, "ruby": 3, "amethyst": 3}[kind]


@pytest.mark.rule("PN-49.33", "PN-49.36")
def test_after_four_turns_without_rest_it_rests_unrolled() -> None:
    t = acting(6, automa={"restless": 4})
    assert [event["step"] for event in t.events("automa-step")] == ["REST"]
    assert t.automa()["restless"] == 0
    three = acting(4, automa={"restless": 3})
    assert [event["step"] for event in three.events("automa-step")] == ["MARK"]
    assert three.automa()["restless"] == 4


# --- MARK and CARD ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-49.14", "PN-49.18", "PN-49.22", "PN-49.34", "PN-49.35", "PN-49.37", "PN-49.38", "PN-49.29")
@pytest.mark.parametrize(("value", "taken"), [(3, "alchemy"), (4, "fracture")])
def test_mark_gives_a_mark_and_a_card_of_the_next_class(value: int, taken: str) -> None:
    s = stepping(
        "MARK",
        automa={"pointer": 2},
        rolls=[value],
        market={"jasper": ["alchemy", "fracture"]},
        decks={"jasper": ["silverwort"]},
    )
    mine = facts(s)
    assert mine["marks"] == {**TWO, "d3": "jasper"}
    assert mine["kept"] == [taken]
    assert mine["pointer"] == 3
    assert mine["arcana"] == 0
    assert Table(s).lying("jasper-mark") == [f"yellow-{value}"], "the slot asks for a six"
    left = Table(s).facts()["market"]["jasper"]
    assert left == (["silverwort", "fracture"] if value == 3 else ["alchemy", "silverwort"])
    assert s.dice == [[]], "a new mark gives it no die"


@pytest.mark.rule("PN-49.34")
def test_after_the_fourth_class_comes_the_first() -> None:
    s = stepping("CARD", automa={"pointer": 3})
    assert facts(s)["pointer"] == 0
    assert Table(s).lying("emerald-card") == ["green-4"]


@pytest.mark.rule("PN-49.35", "PN-49.34", "PN-E103")
def test_without_such_a_mark_there_is_arcana_instead_of_mark_and_card() -> None:
    me = wizard(marks={f"d{slot}": "amber" for slot in range(1, 9)})
    s = stepping("MARK", me=me, automa={"pointer": 1}, market={"amber": ["chant", "echo"]})
    mine = facts(s)
    assert (mine["marks"], mine["kept"], mine["arcana"], mine["pointer"]) == (TWO, [], 1, 2)
    assert Table(s).lying("amber-mark") == ["orange-4"]


@pytest.mark.rule("PN-49.35")
def test_with_eight_marks_there_is_arcana_instead() -> None:
    marks = {f"d{slot}": "ruby" for slot in range(1, 8)} | {"d8": "amber"}
    s = stepping("MARK", automa={"pointer": 1, "marks": marks}, market={"amber": ["chant"]})
    assert (facts(s)["arcana"], facts(s)["kept"]) == (1, [])


@pytest.mark.rule("PN-49.15", "PN-49.18", "PN-49.37", "PN-E76")
def test_without_a_free_slot_the_die_only_chooses_the_card() -> None:
    s = stepping(
        "MARK",
        rolls=[2],
        locations={"ruby-mark": ["red-6", None]},
        market={"ruby": ["sacrifice", "ichor"]},
    )
    assert facts(s)["kept"] == ["sacrifice"]
    assert Table(s).lying("ruby-mark") == ["red-6"], "the Spark slot is never taken"


@pytest.mark.rule("PN-49.38")
def test_a_market_with_one_card_gives_it_and_an_empty_one_arcana() -> None:
    for value in (1, 6):
        s = stepping("CARD", rolls=[value], market={"ruby": [None, "ichor"]})
        assert (facts(s)["kept"], facts(s)["arcana"]) == (["ichor"], 0)
    empty = stepping("CARD")
    assert (facts(empty)["kept"], facts(empty)["arcana"]) == ([], 1)


@pytest.mark.rule("PN-49.9", "PN-49.46", "PN-E78")
def test_it_may_have_cards_of_one_name_and_artifacts_of_one_slot() -> None:
    s = stepping("CARD", automa={"kept": ["ichor"]}, rolls=[1], market={"ruby": ["ichor"]})
    assert facts(s)["kept"] == ["ichor", "ichor"]
    ring = stepping("SHOP", automa={"kept": ["ring_of_doom"]}, rolls=[1], market={"artifacts": ["ring_of_accord"]})
    assert facts(ring)["kept"] == ["ring_of_doom", "ring_of_accord"]


@pytest.mark.rule("PN-49.46", "PN-E130", "PN-49.8")
def test_a_tome_only_counts() -> None:
    s = stepping("SHOP", rolls=[1], market={"artifacts": ["memorarium", "monster_codex"]})
    mine = facts(s)
    assert (mine["tomes"], mine["kept"], mine["arcana"]) == (["memorarium"], [], 0)


# --- the other steps --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-49.14", "PN-49.37")
@pytest.mark.parametrize(
    ("step", "place", "market", "first"),
    [("POTION", "potion-shop", "potions", "truthsayer"), ("SHOP", "shop", "artifacts", "dusk_staff")],
)
def test_shops_take_a_bone_die(step: str, place: str, market: str, first: str) -> None:
    s = stepping(step, rolls=[1], market={market: [first]})
    assert Table(s).lying(place) == ["bone-1"]
    assert facts(s)["kept"] == [first]


@pytest.mark.rule("PN-49.23")
@pytest.mark.parametrize(("value", "place"), [(3, "sanctuary"), (4, "ruins")])
def test_wild_takes_arcana_and_a_place(value: int, place: str) -> None:
    s = stepping("WILD", rolls=[value])
    assert Table(s).lying(place) == [f"bone-{value}"]
    assert facts(s)["arcana"] == 1


@pytest.mark.rule("PN-49.23", "PN-49.42", "PN-49.5")
def test_arcana_above_the_limit_is_lost() -> None:
    s = stepping("ARCANA", automa={"arcana": 12})
    assert facts(s)["arcana"] == 12
    assert not any(s.placed[slot] >= 0 for slot in range(len(s.placed)))


@pytest.mark.rule("PN-49.10", "PN-49.11", "PN-49.12", "PN-49.21", "PN-49.39", "PN-49.42", "PN-49.13")
def test_guild_takes_the_rightmost_contract_and_so_fixes_the_alignment() -> None:
    s = stepping("GUILD", row=ROW, decks={"contracts": DECK})
    mine = facts(s)
    assert (mine["contracts"], mine["alignment"]) == (["smuggler"], "dark")
    assert mine["arcana"] == 0, "no reward"
    assert Table(s).facts()["row"] == ["ratcatcher", *ROW[:3]]
    assert Table(s).lying("guild") == ["bone-4"]


@pytest.mark.rule("PN-49.39", "PN-49.21")
def test_later_guild_takes_the_rightmost_of_its_alignment_or_arcana() -> None:
    s = stepping("GUILD", row=ROW, decks={"contracts": DECK}, automa={"alignment": "light"})
    assert facts(s)["contracts"] == ["lost_tiara"]
    assert Table(s).facts()["row"] == ["ratcatcher", "lost_hut", "mad_dealer", "smuggler"]
    none = stepping("GUILD", row=["mad_dealer"], automa={"alignment": "light"})
    assert (facts(none)["contracts"], facts(none)["arcana"]) == ([], 1)


@pytest.mark.rule("PN-49.40", "PN-49.20", "PN-49.50", "PN-39.7", "PN-49.12")
def test_trial_passes_the_hardest_within_the_cap_on_the_path_of_its_alignment() -> None:
    marks = {"d1": "ruby", "d2": "jasper", "d3": "amber", "s1": "spark"}
    row = ["goldgorger", "aranea", "wildwood", "plains_of_agony"]
    s = stepping("TRIAL", automa={"marks": marks, "alignment": "light"}, trial_row=row)
    mine = facts(s)
    assert mine["trials"] == ["aranea light"], "difficulty 2; the leftmost on a tie"
    assert mine["marks"] == {**marks, "s2": "spark"}
    assert mine["arcana"] == 0
    assert Table(s).facts()["trial_row"] == ["goldgorger", "wildwood", "plains_of_agony"]
    assert not any(die >= 0 for die in s.placed), "no die"


@pytest.mark.rule("PN-39.7", "PN-39.9", "PN-49.20")
def test_a_spark_mark_only_for_a_difficulty_above_their_number() -> None:
    s = stepping("TRIAL", automa={"alignment": "dark"}, trial_row=["goldgorger"])
    assert facts(s)["trials"] == ["goldgorger dark"]
    assert facts(s)["marks"] == TWO


@pytest.mark.rule("PN-49.50")
@pytest.mark.parametrize(
    ("kind", "level", "cap"),
    [
        ("jasper", 1, 1),
        ("jasper", 3, 2),
        ("emerald", 5, 4),
        ("ruby", 8, 4),
        ("amethyst", 1, 1),
        ("amethyst", 3, 3),
        ("amethyst", 6, 4),
    ],
)
def test_the_trial_cap(kind: str, level: int, cap: int) -> None:
    marks = {f"d{slot}": "ruby" for slot in range(1, level + 1)}
    s = laid(seats=1, options={"automa": kind}, automa={"marks": marks})
    assert automa_.trial_cap(s) == cap


@pytest.mark.rule("PN-49.40", "PN-E105")
def test_trial_is_guild_without_an_alignment_or_a_trial_within_the_cap() -> None:
    t = acting(6, 4, kind="amethyst", row=ROW, decks={"contracts": DECK}, trial_row=["goldgorger"], fate=["aranea"])
    mine = t.automa()  # Amethyst, A, 6: TRIAL, ARCANA
    assert (mine["contracts"], mine["trials"], mine["arcana"]) == (["smuggler"], [], 1)
    assert t.lying("guild") == ["bone-4"]
    assert t.facts()["fate"] == ["aranea"], "no refresh"
    hard = stepping("TRIAL", automa={"alignment": "dark"}, row=ROW, trial_row=["aranea", "basilisk"])
    assert (facts(hard)["trials"], facts(hard)["contracts"]) == ([], ["smuggler"])


@pytest.mark.rule("PN-49.41", "PN-49.36", "PN-S50")
def test_rest_takes_dice_back_in_the_order_of_the_locations() -> None:
    t = acting(
        kind="emerald",
        automa={"restless": 4},
        locations={
            "ruby-mark": ["red-6"],
            "guild": ["bone-2", "bone-5"],
            "forest": ["bone-1"],
            "shop": ["yellow-3"],
        },
        row=ROW,
        decks={"contracts": DECK},
        fate=["wildwood", "aranea"],
    )
    assert [t.lying(place) for place in ("ruby-mark", "guild", "shop", "forest")] == [[], [], [], ["bone-1"]]
    assert t.facts()["row"] == ["ratcatcher", *ROW[:3]]
    assert t.facts()["trial_row"] == ["wildwood"]
    assert t.events("automa-rolled") == [{"value": 1, "band": 1}]
    assert not t.events("automa-die")


@pytest.mark.rule("PN-49.41")
def test_rest_goes_class_by_class_and_takes_what_lies_beside_last() -> None:
    s = stepping(
        "REST",
        automa={"marks": {"d1": "ruby", "s1": "spark"}},
        classes=["emerald", "ruby", "amber", "jasper"],
        locations={
            "ruby-die": ["red-1"],
            "emerald-card": {"slots": [], "beside": ["red-2"]},
            "emerald-die": ["red-3"],
            "potion-shop": {"slots": ["bone-4"], "beside": ["bone-1"]},
            "ruins": ["bone-6"],
            "ruby-mark": [None, "spark-2"],
        },
    )
    t = Table(s)
    assert t.lying("emerald-card") == []
    assert (t.lying("emerald-die"), t.lying("ruby-die")) == (["red-3"], ["red-1"])
    assert (t.lying("potion-shop"), t.lying("ruins")) == ([], ["bone-6"])
    assert t.lying("ruby-mark") == []


# --- its turn as a whole ----------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-S41", "PN-49.33", "PN-49.36", "PN-49.39")
def test_a_turn_of_the_automa() -> None:
    t = acting(
        3,
        1,
        5,
        automa={"alignment": "dark", "pointer": 1},
        row=ROW,
        decks={"contracts": DECK, "amber": ["unison"]},
        market={"amber": ["chant", "echo"]},
        fate=["wildwood"],
    )
    mine = t.automa()
    assert mine["contracts"] == ["smuggler"]
    assert t.facts()["row"] == ["ratcatcher", *ROW[:3]]
    assert mine["kept"] == ["echo"]
    assert {"party": 1, "card": "echo"} in t.events("card-gained")
    assert t.facts()["market"]["amber"] == ["chant", "unison"]
    assert t.lying("amber-card") == ["orange-5"]
    assert mine["pointer"] == 2
    assert t.facts()["fate"] == ["wildwood"], "no refresh"
    assert t.told().count("automa-die") == 2


@pytest.mark.rule("PN-S51", "PN-49.36", "PN-49.40")
def test_the_automa_passes_a_trial() -> None:
    marks = {"d1": "ruby", "d2": "jasper", "d3": "amber", "s1": "spark"}
    t = acting(
        5,  # Jasper, B: TRIAL
        automa={"marks": marks, "alignment": "light"},
        trial_row=["goldgorger", "aranea", "plains_of_agony"],
        row=ROW,
        decks={"contracts": DECK},
        fate=["wildwood", "basilisk"],
    )
    mine = t.automa()
    assert mine["trials"] == ["aranea light"]
    assert mine["marks"]["s2"] == "spark"
    assert mine["arcana"] == 0
    assert t.facts()["row"] == ["ratcatcher", *ROW[:3]]
    assert t.facts()["trial_row"] == ["goldgorger", "plains_of_agony", "wildwood"]
    assert len(t.events("fate-revealed")) == 1


@pytest.mark.rule("PN-49.7", "PN-49.6", "PN-49.13")
def test_it_has_neither_dice_nor_ingredients_but_arcana() -> None:
    t = new_game(1, "whole")
    t.do(0, t.legal(0)[0])
    for _ in range(12):
        if t.state.over:
            break
        t.do(0, "rest" if t.may(0, "rest") else t.legal(0)[0])
    assert t.state.store[6:11] == [0] * 5
    assert len(t.state.dice) == 1


# --- dice that have run out -------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-49.16", "PN-49.17", "PN-49.49")
def test_a_die_that_has_run_out_ends_the_instruction() -> None:
    me = wizard(dice=["bone-1"] * 6)
    lying = {"forest": ["bone-3"], "guild": ["bone-4"]}
    row: dict[str, Any] = {"row": ROW, "decks": {"contracts": DECK}}
    t = acting(2, me=me, locations=lying, automa={"pointer": 0}, kind="ruby", **row)  # MARK, ARCANA: no Bone die
    assert t.automa()["arcana"] == 2, "an empty market: 1 Arcana, and 1"
    stopped = acting(3, me=me, locations=lying, **row)  # Jasper, A: GUILD, CARD
    assert stopped.events("automa-stopped") == [{"kind": "bone"}]
    assert [event["step"] for event in stopped.events("automa-step")] == ["GUILD"]
    assert stopped.automa()["contracts"] == []
    assert stopped.automa()["arcana"] == 0
    fewer = acting(3, me=wizard(dice=["bone-1"] * 5), locations=lying, **row)
    assert fewer.automa()["contracts"] == ["smuggler"]


@pytest.mark.rule("PN-49.17", "PN-1.15")
def test_the_option_makes_dice_unlimited() -> None:
    me = wizard(dice=["bone-1"] * 8)
    endless = {"automa_finite_dice": "false"}
    assert facts(stepping("WILD", me=me, options=endless))["arcana"] == 1
    assert facts(stepping("WILD", me=me))["arcana"] == 0
    red = wizard(dice=["red-1"] * 8)
    assert facts(stepping("CARD", me=red))["arcana"] == 0, "an empty market, and not even the Arcana for it"
    assert facts(stepping("CARD", me=red))["pointer"] == 1, "the Class has been used"


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-49.32", "PN-E106")
def test_the_talent_of_the_automa_has_no_effect() -> None:
    t = solo(
        wizard(talent="bard"),
        turn="end",
        automa={"talent": "chronomancer", "marks": TWO},
        order=["automa", 0],
        ended_by="unity",
        last_turns=0,
    )
    assert t.state.over
    assert not t.events("extra-turn")


@pytest.mark.rule("PN-49.45", "PN-E120", "PN-47.9")
@pytest.mark.parametrize(("order", "turns"), [([0, "automa"], [1, 0]), (["automa", 0], [1])])
def test_in_the_last_round_it_takes_a_turn_like_everybody(order: list[Any], turns: list[int]) -> None:
    # The prophecy was fulfilled in the player's turn; with the other order the player's own extra turn is gone.
    t = solo(
        wizard(talent="chronomancer"),
        turn="end",
        automa={"marks": TWO},
        order=order,
        ended_by="unity",
        last_turns=len(turns),
    )
    while not t.state.over:
        t.do(0, "rest")
    begun = [event["party"] for event in t.events("turn-begun")]
    assert begun == (turns if order[0] == 0 else [1, 0])


@pytest.mark.rule("PN-49.45", "PN-47.12")
def test_a_prophecy_may_be_fulfilled_in_its_turn() -> None:
    marks = {f"d{slot}": "ruby" for slot in range(1, 8)}
    t = acting(4, 1, automa={"marks": marks, "pointer": 1}, prophecies=["full_belt"], fate=["aranea"])  # C: MARK, SHOP
    assert t.events("end-fixed") == [{"party": 1, "prophecy": "full_belt"}]
    assert t.state.last_turns == 1, "the player's turn has begun"
    assert t.state.automa[f.POINTER] == 2
    assert card("full_belt") == t.state.ended_by
