"""Sections 29 to 32, 34 and 35: Classes, shops, the Bazaar, the Wild Lands, markets; of 27 what belongs to shops."""

from __future__ import annotations

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from tests.rules.penumbra.table import CAT, Table, table, wizard

CLASSES = ["ruby", "jasper", "emerald", "amethyst"]
PRICE = {slot: CAT.mark_price[number] for number, slot in enumerate(at.MARK_NAMES)}


# --- Classes ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-29.2", "PN-29.3", "PN-29.4", "PN-29.5", "PN-11.3", "PN-11.4", "PN-11.6", "PN-S35")
def test_a_mark_and_a_card() -> None:
    t = table(
        wizard(dice=["green-6", "bone-1"], marks={"d1": "ruby", "d2": "ruby wounded"}, store={"arcana": 3}),
        classes=CLASSES,
        market={"emerald": ["healing", "the_call"]},
        decks={"emerald": ["woodling"]},
        locations={"forest": ["green-1"], "jasper-die": ["green-5"]},
    )
    t.do(0, "place emerald-mark", "yes")
    assert t.store(0) == {"arcana": 3 - PRICE["d3"]}
    assert t.marks(0)["d3"] == "emerald"
    # its bead takes a Green die that lies somewhere, one of the wizard's choice, also the one just placed
    assert t.prompt(0) == "take-placed-die"
    assert len(t.legal(0)) == 3
    t.will_roll(4).do(0, "beside forest")
    assert "green-4" in t.dice(0)
    assert t.lying("forest") == []
    assert t.legal(0) == ["top emerald", "take healing", "take the_call"]
    t.do(0, "take the_call")
    assert t.wizard(0)["grimoire"] == ["the_call"]
    assert t.facts()["market"]["emerald"] == ["healing", "woodling"]  # the place that became free


@pytest.mark.rule("PN-29.9", "PN-E20", "PN-14.7")
def test_the_new_mark_may_take_the_die_just_placed() -> None:
    t = table(
        wizard(dice=["green-6", "bone-1"]), classes=CLASSES, market={"emerald": ["healing"]}, decks={"emerald": []}
    )
    t.will_roll(2).do(0, "place emerald-mark", "yes")
    assert t.lying("emerald-mark") == []
    assert t.dice(0) == ["green-2", "bone-1"]
    assert t.facts()["locations"]["emerald-mark"]["slots"] == [None, None]


@pytest.mark.rule("PN-29.8", "PN-E10", "PN-1.17")
def test_the_mark_section_is_all_or_nothing() -> None:
    market = {"ruby": ["ichor", "sacrifice"]}
    poor = table(wizard(dice=["red-6", "bone-1"], marks={"d1": "ruby"}), classes=CLASSES, market=market)
    poor.do(0, "place ruby-mark")
    assert poor.prompt(0) == "free"  # nothing but `done` was left
    assert poor.wizard(0)["grimoire"] == []

    def all_taken(dice: list[str]) -> Table:
        marks = {"d1": "ruby", "d2": "ruby", "d3": "ruby", "d4": "ruby"}
        full = wizard(dice=dice, marks=marks, store={"arcana": 9})
        return table(full, wizard(marks=marks), classes=CLASSES, market=market)

    t = all_taken(["red-6", "red-2", "bone-1"])
    t.do(0, "place ruby-mark")
    assert t.reason(0, "yes") == ("no-mark-in-stock", "PN-1.17")
    t.do(0, "done")
    assert t.store(0) == {"arcana": 9}
    t.do(0, "place ruby-card", "take ichor")
    assert t.wizard(0)["grimoire"] == ["ichor"]


@pytest.mark.rule("PN-E11", "PN-11.13", "PN-29.8")
def test_no_mark_with_eight_on_the_board() -> None:
    marks = {f"d{slot}": "jasper" if slot < 5 else "emerald" for slot in range(1, 9)}
    t = table(wizard(dice=["red-6", "blue-1"], marks=marks, store={"arcana": 9, "crystal": 1}), classes=CLASSES)
    t.do(0, "place ruby-mark")
    assert t.prompt(0) == "free"
    assert t.store(0)["arcana"] == 9


@pytest.mark.rule("PN-29.3", "PN-29.8")
def test_why_a_mark_cannot_be_learned() -> None:
    t = table(
        wizard(dice=["red-6", "red-1"], marks={"d1": "ruby"}, store={"crystal": 2}, inventory=["sniffer"]),
        classes=CLASSES,
    )
    t.do(0, "place ruby-mark")  # the Trinket is something new
    assert t.prompt(0) == "section"
    assert t.reason(0, "yes") == ("needs", "PN-29.3")
    assert t.reason(0, "read") == ("apply-or-not", "PN-28.10")


@pytest.mark.rule("PN-29.6", "PN-29.11", "PN-29.10", "PN-28.4")
def test_a_card_of_the_class() -> None:
    t = table(
        wizard(dice=["spark-2", "bone-1"]),
        classes=CLASSES,
        market={"jasper": ["alchemy", "fracture"]},
        decks={"jasper": ["mystery_rite", "transformation"]},
    )
    t.do(
        0,
        "place jasper-card",
    )
    assert t.legal(0) == ["done", "top jasper", "take alchemy", "take fracture"]
    t.do(0, "top jasper")
    assert t.wizard(0)["grimoire"] == ["mystery_rite"]
    assert t.facts()["market"]["jasper"] == ["alchemy", "fracture"]


@pytest.mark.rule("PN-29.7", "PN-29.1")
def test_a_die_of_the_class() -> None:
    t = table(wizard(dice=["bone-2"]), classes=CLASSES)
    t.will_roll(5).do(0, "place amethyst-die", "yes")
    assert t.dice(0) == ["violet-5"]
    assert t.lying("amethyst-die") == ["bone-2"]


@pytest.mark.rule("PN-29.13", "PN-E56", "PN-E101")
def test_one_more_section_of_the_class() -> None:
    def owl(arcana: int) -> Table:
        t = table(
            wizard(dice=["blue-2", "bone-1"], inventory=["tawny_owl"], marks={"d1": "ruby"}, store={"arcana": arcana}),
            classes=["ruby", "jasper", "emerald", "sapphire"],
            market={"sapphire": ["duplica", "insight"]},
            decks={"sapphire": ["clairvoyance"]},
        )
        return t.do(0, "place sapphire-die", "die blue-2")

    t = owl(0)
    assert t.legal(0) == ["done", "yes", "also sapphire-card"]
    assert t.reason(0, "also sapphire-mark") == ("needs", "PN-29.3")
    assert t.reason(0, "also ruby-card") == ("another-section-of-the-class", "PN-29.13")
    instead = Table(t.state.clone())
    t.will_roll(3).do(0, "yes")  # right after the section effect
    assert t.legal(0) == ["done", "also sapphire-card"]
    t.do(0, "also sapphire-card", "take duplica")
    assert t.wizard(0)["grimoire"] == ["duplica"]
    assert t.dice(0) == ["blue-3", "bone-1"]
    assert t.state.now[f.PLACEMENTS] == 1  # no placement, no second die
    assert t.lying("sapphire-card") == []
    instead.do(0, "also sapphire-card", "take insight")  # or instead of it
    assert instead.dice(0) == ["bone-1"]
    assert instead.wizard(0)["grimoire"] == ["insight"]
    rich = owl(PRICE["d2"])
    rich.will_roll(3, 4).do(0, "yes", "also sapphire-mark", "top sapphire")
    assert rich.marks(0)["d2"] == "sapphire"
    assert rich.store(0) == {}


@pytest.mark.rule("PN-29.13")
def test_the_other_section_may_be_that_of_a_die() -> None:
    t = table(
        wizard(dice=["blue-2", "bone-1"], inventory=["tawny_owl"], marks={"d1": "ruby discharged"}),
        classes=["ruby", "jasper", "emerald", "sapphire"],
        market={"sapphire": ["duplica"]},
    )
    t.do(0, "place sapphire-card")
    assert t.legal(0) == ["done", "also sapphire-die", "take duplica"]
    t.will_roll(6).do(0, "take duplica", "also sapphire-die")
    assert t.dice(0) == ["blue-6", "bone-1"]
    assert t.wizard(0)["grimoire"] == ["duplica"]


# --- the Potion Shop --------------------------------------------------------------------------------------------------


def shop(dice: str = "bone-2", **store: int) -> Table:
    return table(
        wizard(dice=[dice, "bone-6"], store=store),
        market={"potions": ["truthsayer", "liquid_luck_ready"], "artifacts": ["pulsing_staff", "phylactery"]},
        decks={"potions": ["bracing_brew", "triplet_ready"], "artifacts": ["monster_codex"]},
    )


@pytest.mark.rule("PN-30.1", "PN-30.2", "PN-30.3", "PN-35.2", "PN-23.6", "PN-18.10")
def test_any_number_of_potions_one_after_another() -> None:
    t = shop(jewel=4)
    t.do(0, "place potion-shop", "die bone-2")
    assert {"take truthsayer", "take liquid_luck_ready", "done"} <= set(t.legal(0))
    assert t.refused(0, "top potions") == "PN-30.1"
    t.do(0, "take truthsayer")
    assert t.store(0) == {"jewel": 3}
    assert t.facts()["market"]["potions"] == ["bracing_brew", "liquid_luck_ready"]
    t.do(0, "take bracing_brew")  # the one just revealed
    t.do(0, "take liquid_luck_ready")
    assert t.store(0) == {}
    assert t.wizard(0)["inventory"] == ["truthsayer", "liquid_luck_ready", "bracing_brew"]
    t.do(0, "done")
    assert t.prompt(0) == "free"


@pytest.mark.rule("PN-30.4", "PN-17.8", "PN-17.11", "PN-E40", "PN-17.15")
def test_a_potion_of_a_name_that_is_owned_cannot_be_bought() -> None:
    t = table(
        wizard(dice=["bone-2", "bone-6"], store={"jewel": 5}, grimoire=["liquid_luck"]),
        market={"potions": ["truthsayer", "liquid_luck_ready"]},
    )
    t.do(0, "place potion-shop", "die bone-2")
    assert "take liquid_luck_ready" not in t.legal(0)
    assert t.reason(0, "take liquid_luck_ready") == ("name-owned", "PN-30.4")


@pytest.mark.rule("PN-30.3", "PN-6.5")
def test_a_price_is_paid_in_full() -> None:
    t = shop(jewel=1)
    t.do(0, "place potion-shop", "die bone-2")
    assert t.reason(0, "take liquid_luck_ready") == ("price-too-high", "PN-30.3")
    assert t.reason(0, "take bracing_brew") == ("not-on-offer", "PN-30.1")
    t.do(0, "take truthsayer")
    assert t.store(0) == {}


@pytest.mark.rule("PN-27.9", "PN-27.24", "PN-E60", "PN-27.23")
def test_a_blue_die_takes_one_off_the_total() -> None:
    t = shop("blue-2", jewel=2)
    t.do(0, "place potion-shop", "die blue-2", "take liquid_luck_ready")
    assert t.store(0) == {"jewel": 1}
    t.do(0, "take truthsayer")
    assert t.store(0) == {}  # 2 and 1 for 2
    free = shop("blue-2")
    free.do(0, "place potion-shop", "die blue-2", "take truthsayer")
    assert free.wizard(0)["inventory"] == ["truthsayer"]


@pytest.mark.rule("PN-31.4", "PN-E88")
@pytest.mark.parametrize(("dice", "paid"), [("bone-2", 2), ("blue-2", 1)])
def test_permanent_reductions_add_up_and_work_once_per_placement(dice: str, paid: int) -> None:
    t = table(
        wizard(dice=[dice, "bone-6"], store={"jewel": 5}, equipment=["merchants_mantle"]),
        market={"potions": ["truthsayer", "liquid_luck_ready"]},
    )
    t.do(0, "place potion-shop", f"die {dice}", "take liquid_luck_ready", "take truthsayer")
    assert t.store(0) == {"jewel": 5 - paid}


@pytest.mark.rule("PN-31.4", "PN-27.23")
def test_the_next_purchase_is_cheaper_and_never_below_nothing() -> None:
    t = table(
        wizard(dice=["bone-2", "bone-6"], store={"jewel": 1}),
        market={"potions": ["truthsayer", "bracing_brew"]},
        now={"discount": 3},
    )
    t.do(0, "place potion-shop", "die bone-2", "take truthsayer")
    assert t.store(0) == {"jewel": 1}
    assert t.state.now[f.DISCOUNT] == 0
    t.do(0, "take bracing_brew")
    assert t.store(0) == {}


@pytest.mark.rule("PN-31.4", "PN-19.12")
def test_reductions_lapse_with_the_placement() -> None:
    t = shop("blue-2", jewel=3)
    t.do(0, "place potion-shop", "die blue-2", "done", "place shop")
    assert t.state.now[f.OFF_THE_PRICE] == 0


@pytest.mark.rule("PN-51.25")
def test_effects_between_two_purchases() -> None:
    t = shop(jewel=4, crystal=2)
    t.do(0, "place potion-shop", "die bone-2", "take truthsayer")
    assert t.may(0, "flip")  # a card was revealed
    t.do(0, "flip")
    t.do(0, "take bracing_brew")
    assert not t.may(0, "bind")


# --- the Shop ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-31.1", "PN-31.2", "PN-25.1", "PN-25.2", "PN-25.8")
def test_exactly_one_artifact() -> None:
    t = shop(jewel=9, trinket=3)
    t.do(0, "place shop", "die bone-2", "take pulsing_staff")
    assert t.store(0) == {"jewel": 7, "trinket": 3}
    assert t.wizard(0)["equipment"] == ["pulsing_staff"]
    assert t.facts()["market"]["artifacts"] == ["monster_codex", "phylactery"]
    assert t.prompt(0) == "free"
    assert not t.may(0, "take monster_codex")


@pytest.mark.rule("PN-31.3", "PN-31.4", "PN-27.9")
def test_the_wizard_says_which_ingredient_is_dropped() -> None:
    t = shop("blue-2", jewel=3, trinket=1)
    t.do(0, "place shop", "die blue-2", "take phylactery")  # 1 Jewel, 1 Trinket
    assert t.prompt(0) == "drop-price"
    assert t.legal(0) == ["ingredient jewel", "ingredient trinket"]
    assert t.reason(0, "ingredient fruit") == ("not-asked-for", "PN-31.4")
    assert t.reason(0, "done") == ("drop-all", "PN-31.4")
    t.do(0, "ingredient trinket")
    assert t.store(0) == {"jewel": 2, "trinket": 1}
    lacks = shop("blue-2", jewel=3)
    lacks.do(0, "place shop", "die blue-2", "take phylactery")  # only the Trinket can be dropped
    assert lacks.store(0) == {"jewel": 2}


@pytest.mark.rule("PN-31.4")
def test_several_reductions_drop_ingredients_of_any_mixture() -> None:
    t = table(
        wizard(dice=["blue-2", "bone-6"], store={"jewel": 2, "trinket": 1}, equipment=["merchants_mantle"]),
        market={"artifacts": ["eye_of_oblivion"]},
    )
    t.do(0, "place shop", "die blue-2", "take eye_of_oblivion")  # 2 Jewels, 1 Trinket; 2 off
    assert t.legal(0) == ["ingredient jewel", "ingredient trinket"]  # one Jewel in any case: it was not asked for
    mixed = Table(t.state.clone())
    t.do(0, "ingredient jewel")
    assert t.store(0) == {"jewel": 2}
    mixed.do(0, "ingredient trinket")
    assert mixed.store(0) == {"jewel": 1, "trinket": 1}


@pytest.mark.rule("PN-14.14", "PN-14.20", "PN-31.4")
def test_a_purchase_at_rest() -> None:
    def bead(**store: int) -> Table:
        marks = {f"d{slot}": "ruby" for slot in range(1, 8)} | {"d8": "emerald"}
        return table(
            wizard(marks=marks, store=store, equipment=["merchants_mantle"]),
            classes=CLASSES,
            turn="choose",
            market={"potions": ["truthsayer", "liquid_luck_ready"], "artifacts": ["pulsing_staff"]},
        )

    t = bead(jewel=1)
    t.do(0, "rest")
    while t.prompt(0) != "buy-at-rest":
        t.do(0, "done" if t.may(0, "done") else t.legal(0)[0])
    # a permanent reduction once per purchase
    assert set(t.legal(0)) == {"done", "take liquid_luck_ready", "take pulsing_staff", "take truthsayer"}
    t.do(0, "take pulsing_staff")
    assert t.store(0) == {}


# --- the Bazaar -------------------------------------------------------------------------------------------------------


def bazaar(**store: int) -> Table:
    t = table(wizard(dice=["bone-2", "bone-6"], store=store))
    return t.do(0, "place bazaar", "die bone-2")


@pytest.mark.rule("PN-32.1", "PN-32.2", "PN-32.3", "PN-S7", "PN-E63")
def test_rates_of_the_bazaar() -> None:
    t = bazaar(fruit=8, trinket=2)
    t.do(0, "exchange fruit jewel", "exchange fruit jewel")
    assert t.store(0) == {"jewel": 4, "trinket": 2}
    t.do(0, "exchange trinket crystal")
    assert t.store(0) == {"jewel": 4, "trinket": 1, "crystal": 3}
    t.do(0, "exchange trinket jewel")
    assert t.store(0) == {"jewel": 6, "crystal": 3}
    few = bazaar(fruit=2, trinket=1)
    assert few.reason(0, "exchange fruit jewel") == ("needs", "PN-32.3")


@pytest.mark.rule("PN-32.4", "PN-2.9", "PN-2.10")
def test_blood_and_arcana_are_not_exchanged() -> None:
    t = bazaar(blood=12, arcana=12, fruit=4)
    assert {words for words in t.legal(0) if words.startswith("exchange")} == {
        "exchange fruit crystal",
        "exchange fruit jewel",
        "exchange fruit trinket",
    }
    assert [CAT.exchange[kind] for kind in (at.BLOOD, at.ARCANA)] == [0, 0]


@pytest.mark.rule("PN-32.5", "PN-E2", "PN-6.3", "PN-6.7")
def test_overflow_is_lost_with_each_exchange() -> None:
    t = bazaar(jewel=12, trinket=1)
    t.do(0, "exchange trinket jewel")
    assert t.store(0) == {"jewel": 12}


@pytest.mark.rule("PN-32.7", "PN-E121")
def test_no_kind_is_both_given_and_received() -> None:
    t = bazaar(fruit=8, trinket=1)
    direct = Table(t.state.clone())
    t.do(0, "exchange fruit jewel")
    assert t.reason(0, "exchange jewel trinket") == ("both-given-and-received", "PN-32.7")
    assert t.reason(0, "exchange trinket fruit") == ("both-given-and-received", "PN-32.7")
    direct.do(0, "exchange fruit trinket")
    assert direct.store(0) == {"fruit": 4, "trinket": 2}


@pytest.mark.rule("PN-32.7", "PN-32.6")
def test_an_exchange_of_a_card_uses_the_same_rate() -> None:
    t = table(wizard(dice=["bone-2"], store={"fruit": 8}, talent="alchemist"))
    t.do(0, "use alchemist", "exchange fruit crystal", "exchange fruit jewel")
    assert t.store(0) == {"crystal": 3, "jewel": 2}
    t = table(wizard(dice=["bone-2"], store={"fruit": 8}, talent="alchemist"))
    t.do(0, "use alchemist", "exchange fruit jewel")
    assert t.reason(0, "exchange fruit crystal") == ("exchanges-in-order", "PN-32.7")  # it comes before


# --- the Wild Lands ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-34.1")
def test_the_forest_rolls_a_resource_die() -> None:
    t = table(wizard(dice=["bone-2"]))
    t.will_roll(6).do(0, "place forest", "yes")
    assert t.store(0) == {"crystal": 1, "jewel": 1}


@pytest.mark.rule("PN-34.2", "PN-34.5")
def test_the_sanctuary_gives_a_spark_die_for_blood() -> None:
    t = table(wizard(dice=["bone-2", "bone-3"], store={"blood": 2}))
    t.will_roll(3).do(0, "place sanctuary", "die bone-2", "yes")
    assert t.store(0) == {"blood": 1}
    assert t.dice(0) == ["bone-3", "spark-3"]
    wounded = table(wizard(dice=["bone-2", "bone-3"], marks={"d1": "ruby wounded"}))
    wounded.will_roll(3).do(0, "place sanctuary", "die bone-2", "yes")
    assert wounded.marks(0) == {"d1": "ruby discharged"}
    assert wounded.dice(0) == ["bone-3", "spark-3"]
    none = table(wizard(dice=["green-2", "bone-3"], store={"fruit": 12}))
    none.do(0, "place sanctuary", "die green-2")
    assert none.reason(0, "yes") == ("needs", "PN-34.2")


@pytest.mark.rule("PN-34.3", "PN-34.6")
def test_the_ruins_give_blood_after_their_threat() -> None:
    t = table(wizard(dice=["bone-2"], marks={"d1": "ruby"}))
    t.will_roll(CAT.mark_value[0]).do(0, "place ruins", "yes")
    assert t.marks(0) == {"d1": "ruby wounded"}
    assert t.store(0) == {"blood": 2}
    told = t.told()
    assert told.index("mark-wounded") < told.index("gained")


@pytest.mark.rule("PN-34.4", "PN-27.19", "PN-E35", "PN-27.39", "PN-27.7")
def test_a_yellow_die_in_the_ruins_takes_the_threat_away() -> None:
    t = table(wizard(dice=["yellow-2"], marks={"d1": "ruby"}))
    t.do(0, "place ruins", "yes")
    assert t.store(0) == {"blood": 2}
    assert "threat-rolled" not in t.told()
    elsewhere = table(wizard(dice=["bone-2", "yellow-1"], marks={"d1": "ruby"}))
    elsewhere.do(0, "place ruins", "die bone-2", "yes")
    assert elsewhere.prompt(0) == "prepare-threat"  # Protect by discarding is asked for


@pytest.mark.rule("PN-16.10", "PN-E34", "PN-E36")
def test_no_blood_after_a_mortal_wound_in_the_ruins() -> None:
    t = table(wizard(dice=["bone-2"], marks={"d1": "ruby wounded"}))
    t.will_roll(CAT.mark_value[0]).do(0, "place ruins", "yes")
    assert t.store(0) == {}
    assert t.wizard(0)["wounds"] == 1
    assert t.actors() == (1,)
    assert t.wizard(0)["must_rest"] is True
    assert "fate-revealed" not in t.told()


@pytest.mark.rule("PN-E134", "PN-16.10", "PN-16.20")
def test_no_blood_where_the_mortal_wound_was_kept_away() -> None:
    t = table(wizard(dice=["bone-2", "bone-3"], marks={"d1": "ruby wounded"}), now={"mortal": True})
    t.will_roll(CAT.mark_value[0]).do(0, "place ruins", "die bone-2", "yes")
    assert t.store(0) == {}
    assert t.prompt(0) == "free"


@pytest.mark.rule("PN-E82", "PN-16.12")
def test_blood_after_a_mortal_wound_that_was_cancelled() -> None:
    t = table(wizard(dice=["bone-2", "bone-3"], marks={"d1": "ruby wounded"}, equipment=["phylactery"]))
    t.will_roll(CAT.mark_value[0]).do(0, "place ruins", "die bone-2", "yes", "use phylactery")
    assert t.store(0) == {"blood": 2}
    assert t.wizard(0)["wounds"] == 0
    assert t.prompt(0) == "free"


# --- markets ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-35.3", "PN-35.6", "PN-27.31", "PN-27.29", "PN-27.13", "PN-30.5", "PN-50.5")
def test_a_refresh_reveals_cards_of_the_old_deck_first() -> None:
    t = table(
        wizard(dice=["bone-2"], store={"jewel": 1}),
        market={"potions": ["truthsayer", "bracing_brew"]},
        decks={"potions": ["triplet_ready"]},
    )
    t.do(0, "bribe")
    assert t.facts()["market"]["potions"] == ["triplet_ready", "truthsayer"]
    assert t.facts()["decks"]["potions"] == ["bracing_brew"]
    assert t.state.seen_by[at.POTION_DECK] == [0b11]


@pytest.mark.rule("PN-27.31", "PN-35.1", "PN-33.2")
def test_bribe_is_for_markets_and_not_for_contracts() -> None:
    t = table(
        wizard(dice=["bone-2"], store={"jewel": 1}),
        classes=CLASSES,
        row=["lost_hut"],
        decks={name: [] for name in at.DECKS[:8]}
        | {"ruby": ["ichor"], "amber": ["chant"], "artifacts": ["phylactery"]},
    )
    t.do(0, "bribe")
    assert t.legal(0) == ["market ruby", "market artifacts"]
    assert t.reason(0, "market amber") == ("no-such-market", "PN-35.1")
    assert t.reason(0, "market jasper") == ("market-without-cards", "PN-35.4")
    assert t.refused(0, "contract lost_hut") == "PN-27.31"


@pytest.mark.rule("PN-35.4")
def test_a_market_gets_no_cards_from_an_empty_deck() -> None:
    t = table(wizard(dice=["red-2", "bone-1"]), classes=CLASSES, market={"ruby": ["ichor", "sacrifice"]})
    t.do(0, "place ruby-card", "take ichor")
    assert t.facts()["market"]["ruby"] == [None, "sacrifice"]


@pytest.mark.rule("PN-35.5", "PN-35.7")
def test_two_alike_in_one_market_are_one_choice() -> None:
    t = table(wizard(dice=["red-2", "bone-1"]), classes=CLASSES, market={"ruby": ["ichor", "ichor"]})
    t.do(0, "place ruby-card")
    assert t.legal(0) == ["done", "take ichor"]
    t.do(0, "take ichor")
    assert t.facts()["market"]["ruby"] == [None, "ichor"]


@pytest.mark.rule("PN-21.19", "PN-E85", "PN-21.17")
def test_a_launched_card_of_a_market_cannot_be_taken_and_is_discarded_by_a_refresh() -> None:
    t = table(
        wizard(dice=["red-2", "bone-1"], store={"jewel": 1}),
        classes=CLASSES,
        market={"ruby": ["ichor rotated", "sacrifice"]},
        decks={"ruby": ["leechling", "transfusion"]},
    )
    t.do(0, "place ruby-card")
    assert t.legal(0) == ["done", "top ruby", "take sacrifice"]
    assert t.reason(0, "take ichor") == ("card-launched", "PN-21.19")
    t.do(0, "take sacrifice", "bribe")  # the market of Ruby is the only one with cards
    assert t.state.launched == 0
    assert t.facts()["market"]["ruby"] == ["transfusion", "ichor"]
    assert t.facts()["decks"]["ruby"] == ["leechling"]
