"""Section 38: tasks."""

from __future__ import annotations

import pytest

from arcanum.games.penumbra import fields as f
from tests.rules.penumbra.printing import Press, press, reward, task
from tests.rules.penumbra.table import CAT, Table, table, wizard

__all__ = ["press"]

DONE = reward({"arcana": 1})


def guild(**fields: object) -> Table:
    """A wizard who has named the contract `lost_hut`, whose task a test has printed. A Bone die was placed for it."""
    dice = ["bone-1", *fields.pop("dice", [])]  # type: ignore[misc]
    t = table(wizard(**fields, dice=dice), row=["lost_hut"])
    t.do(0, "place guild", *(["die bone-1"] if len(dice) > 1 else []))
    return t.do(0, "contract lost_hut") if t.actors() == (0,) and t.prompt(0) == "section" else t


def passing(t: Table) -> Table:
    """Nothing is used while the reward is taken."""
    while t.actors() == (0,) and t.prompt(0) in ("reward", "section"):
        t.do(0, "done")
    return t


def done(t: Table) -> bool:
    """Whether the contract was fulfilled."""
    return "lost_hut" in passing(t).wizard(0)["contracts"]


def passed(t: Table) -> list[str]:
    """The trials that were passed."""
    found: list[str] = passing(t).wizard(0)["trials"]
    return found


# --- Pay --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-38.2", "PN-38.14", "PN-6.5")
def test_pay(press: Press) -> None:
    press.contract("lost_hut", task("pay", ingredients={"fruit": 2, "jewel": 1}), DONE)
    t = guild(store={"fruit": 3, "jewel": 1})
    assert done(t)
    assert t.store(0) == {"fruit": 1, "arcana": 1}
    lacking = guild(store={"fruit": 3})
    assert not done(lacking)
    assert lacking.store(0) == {"fruit": 3}


@pytest.mark.rule("PN-38.16", "PN-12.10", "PN-E16")
def test_blood_of_a_pay_task_may_come_from_wounded_marks(press: Press) -> None:
    press.contract("lost_hut", task("pay", ingredients={"blood": 3}), DONE)
    t = guild(store={"blood": 1}, marks={"d1": "ruby wounded", "s1": "spark wounded"})
    assert done(t)
    assert t.store(0) == {"arcana": 1}
    assert t.marks(0) == {"d1": "ruby discharged", "s1": "spark discharged"}


# --- Sum --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-38.3", "PN-38.4", "PN-S20", "PN-38.12", "PN-8.6")
@pytest.mark.parametrize(
    ("of", "least", "dice", "fulfilled"),
    [
        (("violet",), 6, ["violet-6"], True),
        (("violet",), 6, ["violet-3", "violet-4"], True),
        (("violet",), 6, ["violet-2", "violet-3"], False),
        (("red", "violet"), 8, ["red-5", "violet-3"], True),
        (("red", "violet"), 8, ["red-5", "bone-6"], False),
        (("red", "violet"), 8, ["red-5", "spark-3"], True),
        (("red", "violet"), 8, ["red-5-temporary", "violet-3"], True),
        (("spark",), 1, ["spark-1"], True),
        (("spark",), 1, ["red-6"], False),
    ],
)
def test_sum(press: Press, of: tuple[str, ...], least: int, dice: list[str], fulfilled: bool) -> None:
    press.contract("lost_hut", task("sum", *of, at_least=least), DONE)
    t = guild(dice=dice)
    assert done(t) is fulfilled
    assert len(t.dice(0)) == (0 if fulfilled else len(dice))  # nothing is lost by failing


@pytest.mark.rule("PN-38.13", "PN-38.3")
def test_more_dice_than_needed_may_be_discarded(press: Press) -> None:
    press.contract("lost_hut", task("sum", "blue", "green", at_least=5), DONE)
    t = guild(dice=["green-5", "blue-2", "blue-5"])
    assert t.prompt(0) == "pick-dice"
    assert t.legal(0) == ["die green-5", "die blue-2", "die blue-5"]
    surplus = Table(t.state.clone())
    assert t.reason(0, "done") == ("sum-not-reached", "PN-38.3")
    t.do(0, "die green-5")
    assert t.legal(0) == ["done", "die blue-2", "die blue-5"]
    t.do(0, "done")
    assert t.dice(0) == ["blue-2", "blue-5"]
    surplus.do(0, "die green-5", "die blue-5")  # nothing more comes after it in the order
    assert done(surplus)
    assert surplus.dice(0) == ["blue-2"]


@pytest.mark.rule("PN-38.22", "PN-38.3")
def test_dice_are_picked_in_one_order_and_only_such_that_lead_on(press: Press) -> None:
    press.contract("lost_hut", task("sum", "green", at_least=8), DONE)
    t = guild(dice=["green-2", "green-3", "green-4", "green-5", "bone-6"])
    assert t.legal(0) == ["die green-2", "die green-3", "die green-4"]  # 5 alone is too little
    assert t.reason(0, "die green-5") == ("dice-in-their-order", "PN-38.22")
    assert t.reason(0, "die bone-6") == ("die-does-not-count", "PN-38.4")
    assert t.reason(0, "die red-6") == ("not-your-die", "PN-10.1")
    t.do(0, "die green-4")
    assert done(t)
    assert t.dice(0) == ["green-2", "green-3", "bone-6"]


@pytest.mark.rule("PN-38.18", "PN-38.21", "PN-38.11")
def test_a_sum_of_nothing_is_done_without_a_die(press: Press) -> None:
    press.trial("goldgorger", [task("sum", "spark", at_least=1)], [task("pay", ingredients={"arcana": 9})])
    t = trial("ring_of_doom", dice=["spark-1"])
    t.will_roll(2).do(0, "task dark 1")
    assert t.dice(0) == ["spark-1", "spark-2"]  # the second one is that of the Spark mark
    assert passed(t) == ["goldgorger dark"]


# --- Exact ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-38.5", "PN-S21", "PN-S48", "PN-38.12")
@pytest.mark.parametrize(
    ("of", "values", "dice", "left"),
    [
        (("yellow", "blue"), (2, 4), ["yellow-2", "yellow-4"], []),
        (("yellow", "blue"), (2, 4), ["blue-2", "blue-4"], []),
        (("yellow", "blue"), (2, 4), ["yellow-2", "blue-4"], []),
        (("yellow", "blue"), (2, 4), ["yellow-2", "blue-4", "blue-5"], ["blue-5"]),
        (("yellow", "blue"), (2, 4), ["yellow-2", "blue-5"], None),
        (("yellow", "blue"), (2, 4), ["yellow-2", "bone-4"], None),
        (("red",), (5, 5), ["red-5", "red-5"], []),
        (("red",), (5, 5), ["red-5", "spark-5"], []),
        (("red",), (5, 5), ["red-5", "red-6"], None),
        (("red",), (5, 5), ["red-5"], None),
    ],
)
def test_exact(
    press: Press, of: tuple[str, ...], values: tuple[int, ...], dice: list[str], left: list[str] | None
) -> None:
    press.contract("lost_hut", task("exact", *of, values=values), DONE)
    t = guild(dice=dice)
    assert done(t) is (left is not None)
    assert t.dice(0) == (dice if left is None else left)


@pytest.mark.rule("PN-38.5")
def test_which_of_several_dice_of_a_value(press: Press) -> None:
    press.contract("lost_hut", task("exact", "yellow", "blue", values=(2, 4)), DONE)
    t = guild(dice=["yellow-2", "blue-2", "blue-4", "blue-5"])
    assert t.legal(0) == ["die yellow-2", "die blue-2"]
    assert t.reason(0, "die blue-5") == ("value-not-asked-for", "PN-38.5")
    t.do(0, "die yellow-2")  # the 4 is the only one
    assert done(t)
    assert t.dice(0) == ["blue-2", "blue-5"]


# --- Roll -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-38.6", "PN-38.7", "PN-38.8", "PN-S22", "PN-51.9", "PN-E68")
def test_roll(press: Press) -> None:
    press.contract("lost_hut", task("roll", "yellow", dice=2, at_least=7), DONE)
    t = table(wizard(dice=["bone-1", "yellow-1", "yellow-1"], store={"crystal": 2}), row=["lost_hut"])
    t.will_roll(3, 2).do(0, "place guild", "die bone-1", "contract lost_hut")
    assert t.prompt(0) == "task-rolled"
    assert t.facts()["set_aside"] == ["yellow-2", "yellow-3"]
    failed = Table(t.state.clone())
    t.do(0, "flip", "die yellow-2")  # then nothing can be used any more, and the total is read
    assert t.events("task-rolled") == [{"seat": 0, "total": 8, "wanted": 7}]
    assert done(t)
    assert t.dice(0) == []
    failed.do(0, "read")
    assert not done(failed)
    assert failed.dice(0) == []
    assert failed.events("task-rolled")[-1] == {"seat": 0, "total": 5, "wanted": 7}


@pytest.mark.rule("PN-S48", "PN-38.8")
def test_a_nudge_after_the_roll(press: Press) -> None:
    press.contract("lost_hut", task("roll", "violet", dice=3, at_least=16), DONE)
    t = table(
        wizard(dice=["bone-1", "violet-1", "violet-1", "violet-1"], store={"crystal": 2, "trinket": 1}),
        row=["lost_hut"],
    )
    t.will_roll(5, 5, 5).do(0, "place guild", "die bone-1", "contract lost_hut", "nudge", "face 6")
    assert t.events("task-rolled") == [{"seat": 0, "total": 16, "wanted": 16}]
    assert done(t)


@pytest.mark.rule("PN-38.6", "PN-38.7", "PN-38.12")
def test_exactly_so_many_dice_are_rolled(press: Press) -> None:
    press.contract("lost_hut", task("roll", "yellow", dice=2, at_least=7), DONE)
    few = guild(dice=["yellow-6", "blue-6"])
    assert not done(few)
    assert few.dice(0) == ["yellow-6", "blue-6"]
    many = guild(dice=["yellow-1", "yellow-6", "spark-5"])
    assert many.legal(0) == ["die yellow-1", "die yellow-6"]
    many.do(0, "die yellow-1")
    assert many.legal(0) == ["die yellow-6", "die spark-5"]
    many.will_roll(4, 3).do(0, "die spark-5")
    assert done(many)
    assert many.dice(0) == ["yellow-6"]


@pytest.mark.rule("PN-38.19", "PN-E95")
def test_rolled_dice_lie_aside(press: Press) -> None:
    press.contract("lost_hut", task("roll", "yellow", dice=2, at_least=12), DONE)
    t = table(
        wizard(dice=["bone-1", "yellow-1", "yellow-1"], store={"crystal": 3}, grimoire=["alchemy"]), row=["lost_hut"]
    )
    t.will_roll(3, 2).do(0, "place guild", "die bone-1", "contract lost_hut")
    assert not t.may(0, "use alchemy")  # a Yellow die would have to pay
    t.do(0, "recolour", "die yellow-3", "colour red")
    assert t.dice(0) == []  # a new colour does not take it out
    assert [each["die"] for each in t.events("discarded-die")] == ["red-3", "yellow-2"]


# --- Withstand --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-38.9", "PN-S48")
def test_withstand(press: Press) -> None:
    press.contract("lost_hut", task("withstand", threat=3), DONE)

    def rolled(*values: int) -> Table:
        t = table(
            wizard(dice=["bone-1"], marks={"d1": "ruby", "s1": "spark wounded"}, store={"trinket": 1}), row=["lost_hut"]
        )
        return t.will_roll(*values).do(0, "place guild", "contract lost_hut")

    assert (CAT.mark_value[0], CAT.mark_value[8]) == (1, 6)
    t = rolled(2, 4, 1)
    assert t.marks(0)["d1"] == "ruby wounded"
    assert done(t)
    failed = rolled(6, 2, 2)
    assert failed.wizard(0)["wounds"] == 1
    assert failed.wizard(0)["contracts"] == []
    assert failed.actors() == (1,)


@pytest.mark.rule("PN-E29", "PN-15.20", "PN-27.39")
def test_withstand_without_dice_is_done(press: Press) -> None:
    press.contract("lost_hut", task("withstand", threat=1), DONE)
    t = table(wizard(dice=["yellow-1"], marks={"d1": "ruby wounded"}), row=["lost_hut"])
    t.do(0, "place guild", "contract lost_hut")
    assert done(t)
    assert "threat-rolled" not in t.told()


@pytest.mark.rule("PN-38.20", "PN-16.20")
def test_withstand_fails_where_the_mortal_wound_was_kept_away(press: Press) -> None:
    press.contract("lost_hut", task("withstand", threat=1), DONE)
    t = table(wizard(dice=["bone-1", "bone-2"], marks={"d1": "ruby wounded"}), row=["lost_hut"], now={"mortal": True})
    t.will_roll(CAT.mark_value[0]).do(0, "place guild", "die bone-1", "contract lost_hut")
    assert not done(t)
    assert t.prompt(0) == "free"


@pytest.mark.rule("PN-38.20", "PN-16.12")
def test_withstand_is_done_where_the_mortal_wound_was_cancelled(press: Press) -> None:
    press.contract("lost_hut", task("withstand", threat=1), DONE)
    t = table(
        wizard(dice=["bone-1", "bone-2"], marks={"d1": "ruby wounded"}, equipment=["phylactery"]), row=["lost_hut"]
    )
    t.will_roll(CAT.mark_value[0]).do(0, "place guild", "die bone-1", "contract lost_hut", "use phylactery")
    assert done(t)


@pytest.mark.rule("PN-27.39")
def test_a_yellow_die_is_good_for_one_of_two_rolls(press: Press) -> None:
    press.contract("lost_hut", task("withstand", threat=2), DONE, threat=2)
    t = table(wizard(dice=["yellow-1", "bone-6"]), row=["lost_hut"])
    t.do(0, "place guild", "die yellow-1", "contract lost_hut")
    assert t.may(0, "protect")  # now, or in the second roll
    later = Table(t.state.clone())
    t.will_roll(1).do(0, "protect")
    assert t.state.now[f.SHIELDING] == 0
    later.will_roll(1, 1).do(0, "roll")
    assert later.state.now[f.SHIELDING] == 1
    later.will_roll(1).do(0, "yes")
    assert len(later.events("threat-cancelled")) == 1


# --- Have experience --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-38.10", "PN-38.15", "PN-37.8", "PN-S48")
@pytest.mark.parametrize(
    ("own", "fulfilled"),
    [
        ({"contracts": ["ratcatcher", "ghoul_hunt"]}, True),
        ({"contracts": ["ratcatcher"], "tomes": ["monster_codex"]}, True),
        ({"contracts": ["ratcatcher"], "trials": ["aranea dark"]}, True),
        ({"contracts": ["ratcatcher"]}, False),  # its own symbol does not count
        ({"contracts": ["ratcatcher"], "reserved": ["ghoul_hunt"]}, False),
    ],
)
def test_experience(own: dict[str, list[str]], fulfilled: bool) -> None:
    t = table(
        wizard(dice=["bone-1"], store={"trinket": 1}, **own), row=["beast_wrestler"]
    )  # two symbols Monsters; it shows one itself
    t.will_roll(3, 3).do(0, "place guild", "contract beast_wrestler")
    if t.actors() == (0,) and t.may(0, "yes"):
        t.do(0, "yes")
    passing(t)
    assert ("beast_wrestler" in [each["contract"] for each in t.events("contract-done")]) is fulfilled
    if fulfilled:
        assert set(own.get("contracts", [])) < set(t.wizard(0)["contracts"])  # nothing is spent


# --- rings ------------------------------------------------------------------------------------------------------------


def trial(ring: str, **own: object) -> Table:
    fields = {"dice": ["bone-1"], **own}
    return table(wizard(equipment=[ring], **fields), turn="trial", trial="goldgorger", trial_row=["goldgorger"])


@pytest.mark.rule("PN-38.17", "PN-40.16")
def test_a_ring_lowers_a_sum_or_a_roll(press: Press) -> None:
    press.trial(
        "goldgorger",
        [task("sum", "red", at_least=11), task("roll", "red", dice=2, at_least=12)],
        [task("sum", "red", at_least=11)],
    )
    t = trial("ring_of_doom", dice=["red-5"])
    t.do(0, "task dark 1")
    assert passed(t) == ["goldgorger dark"]
    other = trial("ring_of_doom", dice=["red-5"])
    other.do(0, "task light 1")  # Catch, not Destroy
    assert other.facts()["removed"] == ["goldgorger"]
    rolled = trial("ring_of_doom", dice=["red-1", "red-1", "bone-1"])
    rolled.will_roll(2, 4).do(0, "task dark 2")
    assert rolled.events("task-rolled") == [{"seat": 0, "total": 6, "wanted": 6}]


@pytest.mark.rule("PN-38.17", "PN-38.21")
def test_a_ring_drops_a_value_of_the_wizards_choice(press: Press) -> None:
    press.trial("goldgorger", [task("exact", "red", "violet", values=(5, 6))], [task("exact", "red", values=(5,))])
    t = trial("ring_of_doom", dice=["red-5", "violet-6"])
    t.do(0, "task dark 1")
    assert t.prompt(0) == "drop-value"
    assert t.legal(0) == ["done", "face 5", "face 6"]
    assert t.reason(0, "face 4") == ("value-not-asked-for", "PN-38.17")
    t.do(0, "face 5")
    assert "red-5" in t.dice(0)
    assert "violet-6" not in t.dice(0)
    only = trial("ring_of_doom", dice=["red-5"])
    only.do(0, "task dark 1")  # the 6 is what can be dropped
    assert passed(only) == ["goldgorger dark"]
    one = trial("whispering_ring", dice=["red-1"])
    one.do(0, "task light 1")
    assert passed(one) == ["goldgorger light"]
    assert "red-1" in one.dice(0)


@pytest.mark.rule("PN-38.17", "PN-38.21", "PN-E96")
def test_a_ring_takes_ingredients_off(press: Press) -> None:
    press.trial(
        "goldgorger",
        [task("pay", ingredients={"jewel": 3, "trinket": 2}), task("pay", ingredients={"jewel": 2})],
        [task("pay", ingredients={"arcana": 9})],
        approaches=("bribe", "catch"),
    )
    t = trial("ring_of_largesse", store={"jewel": 2, "trinket": 1})
    t.do(0, "task dark 1")
    assert t.prompt(0) == "drop-pay"
    # a Jewel in any case; then another one, or a Trinket, which is needed
    assert t.legal(0) == ["ingredient jewel", "ingredient trinket"]
    t.do(0, "ingredient trinket")
    assert t.legal(0) == ["done", "ingredient trinket"]
    t.do(0, "done")
    assert passed(t) == ["goldgorger dark"]
    assert t.store(0) == {}
    free = trial("ring_of_largesse", store={})
    free.do(0, "task dark 2")
    assert passed(free) == ["goldgorger dark"]


@pytest.mark.rule("PN-38.17", "PN-19.20")
def test_a_ring_takes_threat_off_a_withstand_task(press: Press) -> None:
    press.trial(
        "goldgorger",
        [task("withstand", threat=3)],
        [task("withstand", threat=2)],
        approaches=("withstand", "withstand"),
    )
    t = trial("ring_of_endurance", store={"trinket": 1})
    t.do(0, "task dark 1")
    assert t.prompt(0) == "ease-threat"
    declined = Table(t.state.clone())
    t.will_roll(3).do(0, "yes")
    assert t.events("threat")[-1]["dice"] == 1
    declined.will_roll(3, 3, 3).do(0, "no")
    assert declined.events("threat")[-1]["dice"] == 3
    nothing = trial("ring_of_endurance")
    nothing.do(0, "task light 1", "yes")
    assert passed(nothing) == ["goldgorger light"]


@pytest.mark.rule("PN-38.17")
def test_a_ring_does_nothing_for_other_tasks(press: Press) -> None:
    press.trial(
        "goldgorger",
        [task("pay", ingredients={"jewel": 1}), task("withstand", threat=1), task("experience", symbols={"beasts": 1})],
        [task("pay", ingredients={"arcana": 9})],
    )
    for number in (1, 3):
        t = trial("ring_of_doom")
        t.do(0, f"task dark {number}")
        assert t.facts()["removed"] == ["goldgorger"]
        assert t.events("triggered") == []


@pytest.mark.rule("PN-E126", "PN-41.13")
def test_a_suppressed_ring_does_nothing(press: Press) -> None:
    press.trial(
        "goldgorger",
        [task("sum", "red", at_least=11)],
        [task("pay", ingredients={"arcana": 9})],
        properties=1 << 4,
        suppresses=2,
    )
    t = trial("ring_of_doom", dice=["red-5"])
    t.do(0, "task dark 1")
    assert t.facts()["removed"] == ["goldgorger"]


@pytest.mark.rule("PN-E128", "PN-38.18", "PN-40.18", "PN-38.21")
def test_dead_water_and_a_ring(press: Press) -> None:
    press.trial("goldgorger", [task("sum", "red", at_least=30)], [task("pay", ingredients={"arcana": 9})])
    t = trial("ring_of_doom", dice=["spark-3"], inventory=["dead_water"])
    while t.prompt(0) != "easy-path":
        t.do(0, "use dead_water")
    t.do(0, "path dark")
    while t.prompt(0) != "name-task":
        t.do(0, "roll" if t.may(0, "roll") else t.legal(0)[0])
    t.do(0, "task dark 1")
    assert "discarded-die" not in t.told()  # the Spark die is not asked for
    passing(t)
    assert t.events("trial-passed") == [{"party": 0, "trial": "goldgorger", "path": "dark"}]
