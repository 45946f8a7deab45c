"""Sections 39 to 42: rewards, trials, properties where no card stops them, Light and Dark."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra.attempts import break_off
from arcanum.games.penumbra.properties import suppressed
from arcanum.games.penumbra.scoring import alignment
from arcanum.games.penumbra.trials import trial_choices
from tests.rules.penumbra.printing import Press, press, reward, task
from tests.rules.penumbra.table import CAT, Table, card, laid, table, wizard

__all__ = ["press"]

HARD = [task("pay", ingredients={"arcana": 12})]
EASY = [task("pay", ingredients={"fruit": 1})]
MARKS = {"d1": "ruby discharged", "d2": "ruby discharged", "s1": "spark discharged"}


def trial(
    name: str = "goldgorger", *, others: tuple[Any, ...] = (), own: dict[str, Any] | None = None, **rest: Any
) -> Table:
    """A Trial turn in which this trial was named."""
    row = rest.pop("trial_row", [name])
    return table(wizard(**(own or {})), *others, turn="trial", trial=name, trial_row=row, **rest)


def passing(t: Table) -> Table:
    """Nothing is used while the reward is taken."""
    while t.actors() == (0,) and t.prompt(0) == "reward":
        t.do(0, "done")
    return t


# --- the steps of a trial ---------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-40.4", "PN-40.6", "PN-40.12", "PN-51.26", "PN-40.2", "PN-42.2")
def test_path_and_task_are_named_after_the_threat(press: Press) -> None:
    press.trial("goldgorger", [*EASY, *HARD], EASY, threat=1)
    t = trial(own={"store": {"fruit": 2}}, rolls=(6,))
    assert t.prompt(0) == "name-task"
    assert t.events("threat-rolled")[0]["sixes"] == 1
    assert t.legal(0) == ["no", "task dark 1", "task dark 2", "task light 1"]
    assert t.reason(0, "task light 2") == ("no-such-task", "PN-40.2")
    assert t.reason(0, "done") == ("name-path-and-task", "PN-40.17")


@pytest.mark.rule("PN-40.9", "PN-40.10", "PN-39.1", "PN-42.5", "PN-42.3")
@pytest.mark.parametrize(("path", "brings"), [("dark", "jewel"), ("light", "trinket")])
def test_the_reward_of_the_chosen_path_only(press: Press, path: str, brings: str) -> None:
    press.trial("goldgorger", EASY, EASY, rewards=(reward({"jewel": 2}), reward({"trinket": 2})))
    t = trial(own={"store": {"fruit": 1}, "marks": MARKS})
    passing(t.do(0, f"task {path} 1"))
    assert t.wizard(0)["trials"] == [f"goldgorger {path}"]
    assert t.store(0) == {brings: 2}
    assert t.facts()["trial_row"] == []
    assert t.events("trial-passed") == [{"party": 0, "trial": "goldgorger", "path": path}]


@pytest.mark.rule("PN-40.7", "PN-E69", "PN-40.15", "PN-40.14", "PN-44.7")
def test_a_failed_task_fails_the_trial(press: Press) -> None:
    press.trial("goldgorger", HARD, EASY)
    t = trial(
        own={"store": {"fruit": 1, "crystal": 5}, "dice": ["bone-1"]}, trial_row=["aranea", "goldgorger", "basilisk"]
    )
    while t.prompt(0) == "prepare-threat":
        t.do(0, "roll")
    t.do(0, "task dark 1")
    assert t.actors() == (1,)  # the turn is over at once
    assert t.facts()["removed"] == ["goldgorger"]
    assert t.facts()["trial_row"] == ["aranea", "basilisk"]
    assert t.store(0) == {"fruit": 1, "crystal": 5}
    assert t.state.attempt[f.CARD] == -1


@pytest.mark.rule("PN-40.13", "PN-38.22", "PN-40.11")
def test_attempting_nothing_is_failing(press: Press) -> None:
    press.trial("goldgorger", EASY, HARD)
    t = trial(own={"store": {"fruit": 1}})
    t.do(0, "no")
    assert t.facts()["removed"] == ["goldgorger"]
    assert t.store(0) == {"fruit": 1}


@pytest.mark.rule("PN-40.13", "PN-40.17")
def test_one_task_may_be_attempted(press: Press) -> None:
    press.trial("goldgorger", [*HARD, *EASY], EASY)
    t = trial(own={"store": {"fruit": 1}})
    t.do(0, "task dark 1")  # the other task of the path is no second chance
    assert t.facts()["removed"] == ["goldgorger"]


@pytest.mark.rule("PN-40.5", "PN-16.8", "PN-E37", "PN-16.14", "PN-44.3", "PN-44.4")
def test_a_mortal_wound_in_the_threat_removes_the_trial(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY, threat=1)
    t = trial(
        own={"store": {"fruit": 1}, "marks": {"d1": "ruby wounded"}, "dice": ["bone-5"]},
        rolls=(CAT.mark_value[0],),
        row=["lost_hut", "mad_dealer", "glimmerhorn", "offering"],
        decks={"contracts": ["smuggler"]},
        fate=["aranea", "basilisk"],
    )
    assert t.actors() == (1,)
    assert t.facts()["removed"] == ["goldgorger"]
    assert t.dice(0) == []
    assert t.wizard(0)["must_rest"] is True
    assert t.facts()["row"] == ["smuggler", "lost_hut", "mad_dealer", "glimmerhorn"]
    assert t.facts()["trial_row"] == ["aranea"]


@pytest.mark.rule("PN-40.8", "PN-38.9")
def test_a_mortal_wound_during_the_task_removes_the_trial(press: Press) -> None:
    press.trial("goldgorger", [task("withstand", threat=1)], EASY)
    t = trial(own={"marks": {"d1": "ruby wounded"}, "store": {"fruit": 1}})
    t.will_roll(CAT.mark_value[0]).do(0, "task dark 1")
    assert t.actors() == (1,)
    assert t.facts()["removed"] == ["goldgorger"]
    assert t.wizard(0)["wounds"] == 1


@pytest.mark.rule("PN-16.12", "PN-16.20")
def test_the_trial_goes_on_after_a_mortal_wound_that_was_cancelled(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY, threat=1)
    t = trial(
        own={"store": {"fruit": 1}, "marks": {"d1": "ruby wounded"}, "equipment": ["phylactery"]},
        rolls=(CAT.mark_value[0],),
    )
    t.do(0, "use phylactery")
    assert t.prompt(0) == "name-task"


@pytest.mark.rule("PN-37.6", "PN-40.10", "PN-50.9", "PN-41.1")
def test_a_reserved_trial_is_passed(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY)
    t = trial(own={"store": {"fruit": 1}, "reserved_trials": ["goldgorger"], "marks": MARKS}, trial_row=["aranea"])
    passing(t.do(0, "task light 1"))
    assert t.wizard(0)["reserved_trials"] == []
    assert t.wizard(0)["trials"] == ["goldgorger light"]
    assert t.facts()["trial_row"] == ["aranea"]


@pytest.mark.rule("PN-40.18", "PN-40.16")
def test_dead_water_replaces_the_tasks_of_one_path(press: Press) -> None:
    press.trial("goldgorger", [*HARD, *HARD], [*HARD, *EASY])
    t = trial(own={"dice": ["spark-2", "spark-3"], "inventory": ["dead_water"], "marks": MARKS, "store": {"fruit": 1}})
    t.do(0, "use dead_water", "path dark")
    while t.prompt(0) == "prepare-threat":
        t.do(0, "roll")
    assert [words for words in t.legal(0) if words.startswith("task")] == [
        "task dark 1",
        "task light 1",
        "task light 2",
    ]
    assert t.reason(0, "task dark 2") == ("no-such-task", "PN-40.18")
    t.do(0, "task dark 1", "die spark-2", "done")
    assert t.events("discarded-die")[0] == {"seat": 0, "die": "spark-2"}
    assert t.events("trial-passed") == [{"party": 0, "trial": "goldgorger", "path": "dark"}]


# --- properties -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-41.7", "PN-40.17", "PN-E97", "PN-38.14")
def test_the_shield_is_paid_before_the_task_and_lost_with_it(press: Press) -> None:
    press.trial(
        "goldgorger",
        [task("sum", "red", at_least=7)],
        EASY,
        properties=1 << at.SHIELD,
        shield=task("sum", "red", at_least=5),
    )
    t = trial(own={"dice": ["red-5", "red-6", "blue-1"], "marks": MARKS})
    t.do(0, "task dark 1")
    assert t.prompt(0) == "pick-dice"
    assert t.state.decision(0).args["purpose"] == "shield"
    t.do(0, "die red-5", "done")
    assert t.facts()["removed"] == ["goldgorger"]  # 6 is too little
    assert t.dice(0) == ["red-6", "blue-1"]


@pytest.mark.rule("PN-41.8")
def test_a_shield_that_cannot_be_met_makes_the_task_impossible(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY, properties=1 << at.SHIELD, shield=task("exact", "red", values=(2, 3)))
    t = trial(own={"dice": ["red-2", "red-4"], "store": {"fruit": 1}})
    t.do(0, "task light 1")
    assert t.facts()["removed"] == ["goldgorger"]
    assert t.dice(0) == ["red-2", "red-4"]
    met = trial(own={"dice": ["red-2", "red-3"], "store": {"fruit": 1}, "marks": MARKS})
    passing(met.do(0, "task light 1"))
    assert met.wizard(0)["trials"] == ["goldgorger light"]
    assert met.dice(0) == []


@pytest.mark.rule("PN-41.20", "PN-E98")
def test_rings_do_not_touch_a_shield(press: Press) -> None:
    press.trial(
        "goldgorger",
        [task("sum", "blue", at_least=6)],
        EASY,
        properties=1 << at.SHIELD,
        shield=task("sum", "red", at_least=5),
    )
    t = trial(own={"dice": ["red-4"], "equipment": ["ring_of_doom"]})
    t.do(0, "task dark 1")
    assert t.facts()["removed"] == ["goldgorger"]
    enough = trial(own={"dice": ["red-5"], "equipment": ["ring_of_doom"], "marks": MARKS})
    passing(enough.do(0, "task dark 1"))
    assert enough.wizard(0)["trials"] == ["goldgorger dark"]


@pytest.mark.rule("PN-41.15", "PN-41.7")
def test_a_cancelled_shield_is_not_paid(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY, properties=1 << at.SHIELD, shield=task("sum", "red", at_least=5))
    t = trial(own={"store": {"fruit": 1}, "talent": "pariah", "marks": MARKS})
    t.do(0, "use pariah")
    while t.prompt(0) != "name-task":
        t.do(0, "roll" if t.may(0, "roll") else t.legal(0)[-1])
    passing(t.do(0, "task dark 1"))
    assert t.wizard(0)["trials"] == ["goldgorger dark"]


@pytest.mark.rule("PN-41.9", "PN-16.16", "PN-16.4")
def test_a_trap_gives_a_mortal_wound_for_failing(press: Press) -> None:
    press.trial("goldgorger", HARD, HARD, properties=1 << at.TRAP)
    t = trial(own={"dice": ["bone-3"], "store": {"trinket": 1}})
    t.do(0, "task dark 1")
    assert t.wizard(0)["wounds"] == 1
    assert t.dice(0) == []
    assert t.wizard(0)["must_rest"] is True
    assert t.actors() == (1,)
    plain = trial(own={"dice": ["bone-3"], "equipment": ["phylactery"]})
    plain.do(0, "no")
    assert plain.prompt(0) == "mortal-wound"
    plain.do(0, "use phylactery")
    assert plain.wizard(0)["wounds"] == 0
    assert plain.dice(0) == ["bone-3"]
    assert plain.actors() == (1,)  # it is failed all the same
    assert plain.facts()["removed"] == ["goldgorger"]


@pytest.mark.rule("PN-41.10", "PN-16.6")
def test_a_trap_adds_nothing_to_a_mortal_wound(press: Press) -> None:
    press.trial("goldgorger", [task("withstand", threat=1)], HARD, properties=1 << at.TRAP)
    t = trial(own={"marks": {"d1": "ruby wounded"}, "store": {"trinket": 1}})
    t.will_roll(CAT.mark_value[0]).do(0, "task dark 1")
    assert t.wizard(0)["wounds"] == 1


@pytest.mark.rule("PN-41.9", "PN-41.13", "PN-41.24")
def test_suppression_holds_while_a_trap_works(press: Press) -> None:
    press.trial("goldgorger", HARD, HARD, properties=1 << at.TRAP | 1 << at.SUPPRESSION, suppresses=at.S_ARTIFACTS)
    t = trial(own={"equipment": ["phylactery"]})
    t.do(0, "no")
    assert t.wizard(0)["wounds"] == 1
    assert t.wizard(0)["equipment"] == ["phylactery"]


@pytest.mark.rule("PN-41.11", "PN-38.2")
def test_suppressed_crystals_pay_no_task(press: Press) -> None:
    press.trial(
        "goldgorger",
        [task("pay", ingredients={"crystal": 1})],
        EASY,
        properties=1 << at.SUPPRESSION,
        suppresses=at.S_CRYSTALS,
    )
    t = trial(own={"store": {"crystal": 5}, "dice": ["bone-1"]})
    assert not t.may(0, "flip")
    t.do(0, "task dark 1")
    assert t.facts()["removed"] == ["goldgorger"]
    assert t.store(0) == {"crystal": 5}


@pytest.mark.rule("PN-41.2", "PN-41.3", "PN-E27")
def test_a_rift_takes_dice_of_ones_choice_before_the_roll(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY, threat=1, properties=1 << at.RIFT, rift=2)
    t = trial(own={"dice": ["red-1", "spark-2", "bone-3"], "marks": MARKS})
    if t.prompt(0) == "prepare-threat":
        t.do(0, "roll")
    assert t.prompt(0) == "rift"
    assert t.legal(0) == ["die red-1", "die bone-3"]  # in their order, so that two are left to be named
    t.do(0, "die red-1")
    t.will_roll(5).do(0, "die spark-2")
    assert t.dice(0) == ["bone-3"]
    told = t.told()
    assert told.index("discarded-die") < told.index("threat-rolled")
    single = trial(own={"dice": ["bone-3"], "marks": MARKS}, rolls=(5,))
    assert single.dice(0) == []


@pytest.mark.rule("PN-E26", "PN-15.20", "PN-41.3")
def test_a_rift_fires_although_all_threat_was_cancelled(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY, threat=1, properties=1 << at.RIFT, rift=2)
    t = trial(own={"dice": ["bone-1", "bone-2", "yellow-3"], "marks": MARKS})
    t.do(0, "protect")
    if t.actors() == (0,) and t.prompt(0) == "prepare-threat":
        t.do(0, "roll")
    assert t.dice(0) == []
    assert "threat-rolled" not in t.told()


@pytest.mark.rule("PN-E28", "PN-41.3")
def test_a_rift_does_not_fire_a_second_time(press: Press) -> None:
    press.trial("goldgorger", [task("withstand", threat=1)], EASY, properties=1 << at.RIFT, rift=1, backlash=1)
    t = trial(own={"dice": ["bone-1", "bone-2"], "marks": MARKS})
    t.do(0, "die bone-1")
    t.will_roll(3, 4).do(0, "task dark 1")
    assert t.dice(0) == ["bone-2"]
    assert t.wizard(0)["trials"] == ["goldgorger dark"]


@pytest.mark.rule("PN-E38", "PN-41.13", "PN-41.19")
def test_suppressed_artifacts_do_not_save_the_one_who_attempts(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY, threat=1, properties=1 << at.SUPPRESSION, suppresses=at.S_ARTIFACTS)
    t = trial(own={"marks": {"d1": "ruby wounded"}, "equipment": ["phylactery"]}, rolls=(CAT.mark_value[0],))
    assert t.wizard(0)["wounds"] == 1
    assert t.actors() == (1,)
    s = laid(wizard(), wizard(), trial_row=["goldgorger"], turn="trial", trial="goldgorger")
    assert suppressed(s, 0, at.S_ARTIFACTS)
    assert not suppressed(s, 1, at.S_ARTIFACTS)
    assert not suppressed(s, 0, at.S_POTIONS)


# --- rewards ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-39.2", "PN-39.14", "PN-E1", "PN-39.17")
def test_ingredients_and_dice_come_together(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY, rewards=(reward({"arcana": 2, "jewel": 3}, ("blue", "bone")), reward()))
    t = trial(own={"store": {"fruit": 1, "jewel": 11}, "marks": MARKS})
    t.will_roll(4, 2).do(0, "task dark 1")
    assert t.store(0) == {"arcana": 2, "jewel": 12}
    assert t.dice(0) == ["blue-4", "bone-2"]


@pytest.mark.rule("PN-39.3", "PN-39.16", "PN-35.7", "PN-3.8")
def test_discipline_cards_of_any_class_market_or_deck(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY, rewards=(reward(cards=(2, 0, 0)), reward()))
    t = trial(
        own={"store": {"fruit": 1}, "marks": MARKS, "grimoire": ["sacrifice"]},
        classes=["ruby", "jasper", "emerald", "sapphire"],
        market={"ruby": ["ichor", "sacrifice"], "emerald": ["healing"], "potions": ["truthsayer"]},
        decks={"emerald": ["the_call"], "amber": ["chant"], "potions": ["bracing_brew"]},
    )
    t.do(0, "task dark 1")
    assert t.prompt(0) == "reward-card"
    assert t.legal(0) == ["top amber", "top emerald", "take ichor", "take healing"]
    assert t.reason(0, "take sacrifice") == ("name-owned", "PN-17.15")
    assert t.reason(0, "take truthsayer") == ("not-that-market", "PN-29.5")
    assert t.reason(0, "top ruby") == ("deck-empty", "PN-35.4")
    t.do(0, "take healing")
    assert t.facts()["market"]["emerald"] == ["the_call", None]  # refilled before the next card
    assert t.legal(0) == ["top amber", "take ichor", "take the_call"]
    t.do(0, "top amber")
    assert set(t.wizard(0)["grimoire"]) == {"sacrifice", "healing", "chant"}


@pytest.mark.rule("PN-39.4", "PN-39.5", "PN-39.14", "PN-25.1")
def test_potions_and_artifacts_are_free_of_charge(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY, rewards=(reward(cards=(0, 1, 1)), reward()))
    t = trial(
        own={"store": {"fruit": 1}, "marks": MARKS},
        market={"potions": ["truthsayer"], "artifacts": ["phylactery"]},
        decks={"potions": ["bracing_brew"], "artifacts": ["prickly_patch"]},
    )
    t.do(0, "task dark 1")
    assert t.legal(0) == ["top potions", "take truthsayer"]
    t.do(0, "take truthsayer")
    while t.prompt(0) != "reward-card":
        t.do(0, "done")
    assert set(t.legal(0)) >= {"top artifacts", "take phylactery"}
    t.do(0, "top artifacts")
    passing(t)
    assert t.wizard(0)["equipment"] == ["prickly_patch"]
    assert t.wizard(0)["inventory"] == ["truthsayer"]
    assert t.store(0) == {}


@pytest.mark.rule("PN-39.17", "PN-17.10")
def test_a_reward_without_a_card_that_fits_is_lost(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY, rewards=(reward({"arcana": 1}, cards=(1, 1, 0)), reward()))
    t = trial(
        own={"store": {"fruit": 1}, "marks": MARKS, "grimoire": ["sacrifice"]},
        classes=["ruby", "jasper", "emerald", "sapphire"],
        market={"ruby": ["sacrifice"]},
        decks={"potions": ["bracing_brew"]},
    )
    t.do(0, "task dark 1")
    passing(t)
    assert t.wizard(0)["grimoire"] == ["sacrifice"]
    assert t.wizard(0)["inventory"] == ["bracing_brew"]
    assert t.wizard(0)["trials"] == ["goldgorger dark"]


@pytest.mark.rule("PN-39.7", "PN-39.8", "PN-39.9", "PN-S19", "PN-E12", "PN-42.5")
@pytest.mark.parametrize(
    ("sparks", "difficulty", "after"), [(0, 1, 1), (1, 1, 1), (1, 2, 2), (1, 3, 2), (2, 3, 3), (2, 2, 2), (3, 4, 3)]
)
@pytest.mark.parametrize("path", ["dark", "light"])
def test_a_spark_mark_for_a_harder_trial(press: Press, sparks: int, difficulty: int, after: int, path: str) -> None:
    press.trial("goldgorger", EASY, EASY, difficulty=difficulty)
    marks = {f"s{slot}": "spark" for slot in range(1, sparks + 1)}
    t = trial(own={"store": {"fruit": 1}, "marks": marks})
    t.will_roll(3).do(0, f"task {path} 1")
    passing(t)
    assert len(t.marks(0)) == after
    assert t.dice(0) == (["spark-3"] if after > sparks else [])


@pytest.mark.rule("PN-39.9", "PN-1.17")
def test_no_spark_mark_without_one_in_stock(press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    press.trial("goldgorger", EASY, EASY)
    monkeypatch.setattr(CAT, "box_marks", [*CAT.box_marks[:6], 0])
    t = trial(own={"store": {"fruit": 1}})
    passing(t.do(0, "task dark 1"))
    assert t.marks(0) == {}
    assert t.wizard(0)["trials"] == ["goldgorger dark"]


@pytest.mark.rule("PN-39.7")
def test_contracts_give_no_spark_mark(press: Press) -> None:
    press.contract("lost_hut", EASY[0])
    t = table(wizard(dice=["bone-1"], store={"fruit": 1}), row=["lost_hut"])
    t.do(0, "place guild", "contract lost_hut")
    assert t.wizard(0)["contracts"] == ["lost_hut"]
    assert t.marks(0) == {}


@pytest.mark.rule("PN-39.10", "PN-39.11", "PN-39.12", "PN-40.19", "PN-S33", "PN-47.11")
def test_backlash_comes_last_and_undoes_nothing(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY, rewards=(reward({"jewel": 2}), reward()), backlash=2)
    marks = {"d1": "ruby wounded", "s1": "spark discharged"}
    t = trial(own={"store": {"fruit": 1}, "marks": marks, "dice": ["bone-6"]})
    t.will_roll(CAT.mark_value[0], 5).do(0, "task dark 1")
    passing(t)
    assert t.wizard(0)["trials"] == ["goldgorger dark"]
    assert t.facts()["removed"] == []
    assert t.store(0) == {"jewel": 2}
    assert t.wizard(0)["wounds"] == 1
    assert t.dice(0) == []
    assert t.actors() == (1,)
    told = t.told()
    assert told.index("gained") < told.index("trial-passed") < len(told) - told[::-1].index("threat-rolled")
    assert "trial-failed" not in told


@pytest.mark.rule("PN-39.13", "PN-41.24", "PN-E125")
def test_backlash_can_be_cancelled_and_suppression_still_holds(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY, backlash=1, properties=1 << at.SUPPRESSION, suppresses=at.S_ARTIFACTS)
    own = {"store": {"fruit": 1}, "marks": {"d1": "ruby wounded", "s1": "spark"}, "equipment": ["phylactery"]}
    t = trial(own={**own, "dice": ["yellow-4"]})
    while t.prompt(0) == "prepare-threat":
        t.do(0, "roll")
    passing(t.do(0, "task dark 1"))
    assert t.prompt(0) == "prepare-threat"
    t.do(0, "protect")
    assert t.wizard(0)["wounds"] == 0
    assert t.actors() == (1,)
    struck = trial(own=own)
    struck.will_roll(CAT.mark_value[0]).do(0, "task dark 1")
    passing(struck)
    assert struck.wizard(0)["wounds"] == 1  # the Phylactery could not be used


@pytest.mark.rule("PN-39.15", "PN-51.10", "PN-39.14", "PN-S46")
def test_a_reward_in_order(press: Press) -> None:
    press.trial(
        "goldgorger",
        HARD,
        EASY,
        rewards=(reward(), reward({"arcana": 4}, ("blue",), (1, 0, 0))),
        difficulty=3,
        backlash=1,
    )
    t = trial(
        own={"store": {"fruit": 1, "crystal": 5}, "marks": {"s1": "spark discharged"}},
        classes=["ruby", "jasper", "emerald", "sapphire"],
        market={"sapphire": ["duplica", "insight"]},
        row=["lost_hut", "mad_dealer", "glimmerhorn", "offering"],
        decks={"contracts": ["smuggler"]},
        fate=["harvest", "aranea"],
    )
    t.will_roll(2).do(0, "task light 1")
    assert t.store(0) == {"crystal": 5, "arcana": 4}  # together
    assert t.dice(0) == ["blue-2"]
    assert t.prompt(0) == "reward-card"  # a window that ends with the card
    assert t.may(0, "flip")
    t.do(0, "flip")
    t.will_roll(4).do(0, "take duplica")
    assert t.marks(0)["s2"] == "spark"  # the second Spark mark and its rest effect
    assert t.dice(0) == ["blue-5", "spark-4"]
    assert t.prompt(0) == "reward"
    t.do(0, "done")
    assert t.may(0, "protect")  # the Spark die counts as Yellow: step 1 of the Backlash
    t.will_roll(1).do(0, "roll")
    assert t.actors() == (1,)
    told = t.told()
    order = ["card-gained", "mark-gained", "trial-passed", "threat-missed", "row-refreshed", "fate-revealed"]
    assert [each for each in told if each in order] == order


@pytest.mark.rule("PN-39.12", "PN-40.19", "PN-16.8")
@pytest.mark.parametrize(("outcome", "zone"), [(f.OPEN, "removed"), (f.DONE, "trials")])
def test_what_a_mortal_wound_leaves_of_a_trial(outcome: int, zone: str) -> None:
    """Before the task is done the trial leaves the game; while its reward is taken it stays passed."""
    s = laid(wizard(), trial_row=["goldgorger"], turn="trial", trial="goldgorger")
    s.attempt = [*s.attempt]
    s.attempt[f.PATH] = at.LIGHT
    s.attempt[f.OUTCOME] = outcome
    break_off(s, 0)
    assert s.trial_row == []
    assert s.removed == ([card("goldgorger")] if zone == "removed" else [])
    assert s.trials[0] == ([card("goldgorger") * 2 + at.LIGHT] if zone == "trials" else [])


@pytest.mark.rule("PN-36.14", "PN-16.9")
def test_what_a_mortal_wound_leaves_of_a_contract_whose_reward_is_taken() -> None:
    s = laid(wizard(), row=["lost_hut", "offering"])
    s.attempt = [0] * f.ATTEMPT
    s.attempt[f.CARD] = card("lost_hut")
    s.attempt[f.OUTCOME] = f.DONE
    break_off(s, 0)
    assert s.contracts[0] == [card("lost_hut")]
    assert s.row == [card("offering")]


# --- Light and Dark ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-40.1", "PN-40.3", "PN-36.1", "PN-38.1", "PN-41.18")
def test_what_contracts_and_trials_show() -> None:
    kinds = set(range(len(at.TASK_KINDS)))
    for contract in CAT.by_kind[at.CONTRACT]:
        assert CAT.difficulty[contract] in (1, 2)
        assert CAT.tasks[CAT.task[contract]].kind in kinds
        assert sum(CAT.symbols[contract]) == CAT.difficulty[contract]
        assert CAT.points[contract] > 0
    for each in CAT.by_kind[at.TRIAL]:
        assert 1 <= CAT.difficulty[each] <= 4
        assert CAT.threat[each] > 0
        assert sum(CAT.symbols[each]) == (1 if CAT.difficulty[each] <= 2 else 2)
        for path in CAT.paths[each]:
            assert path.tasks
            assert all(CAT.tasks[number].kind in kinds for number in path.tasks)
            assert 0 <= path.approach < len(at.APPROACHES)


@pytest.mark.rule("PN-39.6", "PN-42.3", "PN-42.6", "PN-37.8")
def test_symbols_of_a_reward_are_counted_on_the_card() -> None:
    s = laid(wizard(trials=["basilisk dark", "goldgorger light"], contracts=["lost_hut"], reserved=["glimmerhorn"]))
    assert alignment(s, 0) == (2, 2)  # Light: the trial and the contract; Dark: two on the path of the Basilisk


@pytest.mark.rule("PN-42.1", "PN-42.4", "PN-42.2")
def test_every_contract_is_light_or_dark_and_trials_have_both_paths() -> None:
    for contract in CAT.by_kind[at.CONTRACT]:
        brings = CAT.reward[contract]
        assert brings is not None
        side = "dark" if CAT.alignment[contract] == at.DARK else "light"
        assert (brings.light > 0, brings.dark > 0) == (side == "light", side == "dark")
    more = 0
    for each in CAT.by_kind[at.TRIAL]:
        dark, light = CAT.paths[each]
        assert (dark.reward.light, light.reward.dark) == (0, 0)
        more = max(more, dark.reward.dark, light.reward.light)
    assert more > 1


# --- a trial in full --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-S38", "PN-41.4", "PN-27.20")
def test_one_trial_in_full(press: Press) -> None:
    press.trial(
        "goldgorger",
        [task("sum", "red", "violet", at_least=11)],
        HARD,
        threat=4,
        properties=1 << at.VIGILANCE | 1 << at.SHIELD,
        vigilance=1,
        shield=task("sum", "red", "orange", at_least=5),
    )
    t = trial(
        own={
            "dice": ["red-6", "red-3", "orange-5", "violet-2", "yellow-4", "spark-1"],
            "marks": MARKS,
            "equipment": ["ring_of_doom"],
        }
    )
    assert [CAT.mark_value[at.MARK_NAMES.index(slot)] for slot in MARKS] == [1, 2, 6]
    t.do(0, "protect", "die yellow-4")
    if t.prompt(0) == "prepare-threat":
        t.will_roll(3, 4, 4).do(0, "roll")
    assert t.dice(0) == ["red-6", "orange-5", "violet-2", "spark-1"]
    t.do(0, "task dark 1", "die orange-5", "done")  # the Shield
    assert t.facts()["set_aside"] == ["red-6"]  # 11 - 6 = 5: no other die leads there
    passing(t.do(0, "done"))
    assert t.dice(0) == ["violet-2", "spark-1"]
    assert t.wizard(0)["trials"] == ["goldgorger dark"]


@pytest.mark.rule("PN-51.31", "PN-43.15")
def test_a_change_of_turn_type_ends_the_placement(press: Press) -> None:
    press.trial("goldgorger", EASY, EASY)
    t = table(
        wizard(dice=["violet-2", "violet-3"], grimoire=["transgression"], store={"jewel": 12, "fruit": 12}),
        now={"placements": 3},
        trial_row=["goldgorger"],
    )
    t.will_roll(4).do(0, "place bazaar", "die violet-2", "done", "resource")
    assert (t.state.now[f.BIND], t.state.now[f.SECTION]) == (1, at.BAZAAR)
    t.do(0, "use transgression")
    assert t.state.attempt[f.CARD] == card("goldgorger")
    assert (t.state.now[f.BIND], t.state.now[f.SECTION]) == (0, -1)


@pytest.mark.rule("PN-37.10", "PN-44.5", "PN-44.6")
def test_begin_trial_names_one_of_the_choices() -> None:
    s = laid(wizard(reserved_trials=["basilisk"]), trial_row=["goldgorger"], turn="choose")
    assert trial_choices(s, 0) == sorted([card("goldgorger"), card("basilisk")])
    assert trial_choices(s, 1) == [card("goldgorger")]
